/* compare-way.h - ways to solve: an engine, and for engines that have rules, one of them.
 *
 * The ways follow from the table of engines, so a new engine is a way by itself. */
#ifndef COMPARE_WAY_H
#define COMPARE_WAY_H

#include "base-text.h"
#include "engines.h"

/* COVER_RULE_RANDOM takes its choices from a fixed seed, so every run counts the same. */
typedef struct
{
  const Engine *engine;
  CoverRule     rule;
} CompareWay;

#define COMPARE_MOST_WAYS 16

/* Lists all ways, in the order of the engines; the first rule of an engine is its usual one.
 * Returns how many. */
unsigned compare_list_ways (CompareWay out_ways[COMPARE_MOST_WAYS]);

/* A way as a word: the engine, and behind a dash the rule unless it is the usual one: "matrix",
 * "links", "links-first", "links-chance". */
void compare_way_add_id (const CompareWay *self, BaseText *out);

/* Finds the way of that word.  False when there is none. */
bool compare_way_find (const char *id, CompareWay *out_way);

bool compare_way_equal (const CompareWay *self, const CompareWay *other);

#endif
