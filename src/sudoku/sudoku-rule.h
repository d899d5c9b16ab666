/* sudoku-rule.h - kinds of rules, and the rules of a shape.
 *
 * A shape is a grid (its rows and columns, and its boxes or regions) and a list of rules.  Each kind of rule is one file,
 * sudoku-rule-KIND.c, with one row of the table below.  Formats, painters, sentences and dialogs read the row: no file
 * above this room knows a kind by name, so a new kind needs its file and its row. */
#ifndef SUDOKU_RULE_H
#define SUDOKU_RULE_H

#include "base-status.h"
#include "board-group.h"

struct SudokuShape;

typedef struct SudokuRuleKind SudokuRuleKind;

/* A rule as a caller states it.  A kind that is about the whole grid has no cells and no number. */
typedef struct
{
  const SudokuRuleKind *kind;
  uint32_t              number;  /* of a kind that has one (a sum); else 0 */
  uint32_t              n_cells;
  const uint32_t       *cells;   /* in the order that the kind gives a meaning to (a line from its start) */
} SudokuRule;

/* A list of rules, which is only read. */
typedef struct
{
  const SudokuRule *all;
  uint32_t          n;
} SudokuRules;

#define SUDOKU_NO_RULES ((SudokuRules){ .n = 0 })

struct SudokuRuleKind
{
  /* The rule in a shape's text is `+` and this word: boxes:3x3+diagonals. */
  const char *id;

  /* Words, to be translated where they are shown. */
  const char *label;      /* of a check box, with a mnemonic: "Both _diagonals hold each digit once" */
  const char *shape_name; /* of a square shape of %1 values: "%1 × %1 with diagonals" */
  const char *misfit;     /* why no grid of %1 values can have the rule; NULL where every grid can */

  /* The kind of its groups, which says how they are named and drawn; NULL where it has none. */
  const BoardGroupKind *group;

  /* How formats of other programs state a rule without cells; NULL and 0 where they cannot. */
  const char *fpuzzles_flags[2]; /* f-puzzles: keys that are both `true` */
  const char *fpuzzles_regions;  /* f-puzzles: the key of an array that has the cells of each of its groups */
  char        solo;              /* Solo: a letter behind the size in a game ID */

  /* Whether a grid of so many values can have the rule.  NULL: every grid can. */
  bool (*fits) (uint32_t n_values);

  /* Adds the rule's groups to a shape in the making (sudoku-shape-private.h).  NULL where it has none. */
  BaseStatus (*add_groups) (struct SudokuShape *shape, const SudokuRule *rule);
};

/* The table, in the order in which a shape has its rules. */
#define SUDOKU_RULE_KINDS 2

extern const SudokuRuleKind *const sudoku_rule_kinds[SUDOKU_RULE_KINDS];

bool sudoku_rule_fits (const SudokuRuleKind *kind, uint32_t n_values);
bool sudoku_rules_equal (SudokuRules one, SudokuRules other);

/* Rules that are no more than their kind: each kind at most once, in the table's order.  Starts as { 0 }. */
typedef struct
{
  SudokuRule all[SUDOKU_RULE_KINDS];
  uint32_t   n;
} SudokuPlainRules;

void        sudoku_plain_rules_add (SudokuPlainRules *self, const SudokuRuleKind *kind);
SudokuRules sudoku_plain_rules_list (const SudokuPlainRules *self); /* lives as long as `self` */

#endif
