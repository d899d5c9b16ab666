/* sudoku-rule.h - kinds of rules, and the rules of a shape.
 *
 * A shape is a grid (its rows and columns, and its boxes or regions) and a list of rules.  Each
 * kind of rule is one file, sudoku-rule-KIND.c, with one row of the table below.  Formats,
 * painters, sentences and dialogs read the row: no file above this room knows a kind by name, so a
 * new kind needs its file and its row.
 *
 * A rule gets into the exact cover problem of a shape by one or both of two functions of its row:
 *
 *   add_groups adds groups of cells.  A group of as many cells as there are values holds each value
 *              exactly once, a smaller one at most once.  Clashes, peers, hints and pictures are
 *              about groups.
 *   encode     adds items, ties them to the options of cells, and adds options of its own
 *              (sudoku-encoder-private.h).
 *
 * All rules that are in use elsewhere fit into four encodings:
 *
 *   Share      The options of cells cover more items, and there are no other options.  Diagonals,
 *              windows, extra regions, cages without a sum: groups.  A knight's move apart,
 *              neighbours that must not be consecutive: `encode` ties two options that exclude each
 *              other to a secondary item.  Odd and even cells: `encode` forbids options.
 *   Set        The rule's digits are one of some sets, in any order: cages with a sum, renban
 *              lines.  `encode` adds primary items K and (K, 1) to (K, n), ties each cell's digit d
 *              to (K, d), and adds an option for each set S that covers K and all (K, d) with d not
 *              in S.  So each (K, d) is covered by a cell or by the set.
 *   Table      The digits of some cells are one of some tuples: thermometers, pairs of neighbours,
 *              indexers.  `encode` adds a primary item T and a secondary item for each cell, ties
 *              each digit of a cell to the cell's item with the digit as colour, and adds an option
 *              for each tuple that covers T and the items in its colours.
 *   Automaton  The digits along a line are accepted by an automaton: arrows, sums outside of the
 *              grid.  `encode` ties digits as for a table, adds a primary item for each cell and a
 *              secondary item for the state between two cells, and an option for each transition:
 *              it covers the cell's primary item, and the digit and the states before and behind it
 *              as colours.
 *
 * Solutions are counted as covers.  So to each filled grid that obeys the rule there must be
 * exactly one choice of the rule's own options, and none to any other grid. */
#ifndef SUDOKU_RULE_H
#define SUDOKU_RULE_H

#include "base-status.h"
#include "board-group.h"

struct SudokuEncoder;
struct SudokuShape;

typedef struct SudokuRuleKind SudokuRuleKind;

/* A rule as a caller states it.  A kind that is about the whole grid has no cells and no number. */
typedef struct
{
  const SudokuRuleKind *kind;
  uint32_t              number; /* of a kind with a number (a sum); else 0 */
  uint32_t              n_cells;
  const uint32_t       *cells; /* in the order that the kind needs: a line from its start */
} SudokuRule;

/* A read-only list of rules. */
typedef struct
{
  const SudokuRule *all;
  uint32_t          n;
} SudokuRules;

#define SUDOKU_NO_RULES ((SudokuRules){ .n = 0 })

struct SudokuRuleKind
{
  /* The rule in a shape's text is `+` and this word: boxes:3x3+diagonals.  A kind whose rules have
   * cells or a number states them behind it: `+cage:R1C1R1C2=9`. */
  const char *id;
  bool        has_cells, has_number;

  /* Words, marked for translation. */
  const char *label;      /* of a check box: "_Diagonals (X-Sudoku)" */
  const char *shape_name; /* of a square shape of %1 values: "%1 × %1 with diagonals" */
  const char *misfit;     /* why no grid of %1 values can have the rule; NULL: every grid can */

  /* The kind of its groups, with their name and drawing; NULL if it has none. */
  const BoardGroupKind *group;

  /* The words of other programs' formats for a rule without cells; NULL and 0 if they have none. */
  const char *fpuzzles_flags[2]; /* f-puzzles: keys that are both `true` */
  const char *fpuzzles_regions;  /* f-puzzles: the key of an array with the cells of each group */
  char        solo;              /* Solo: a letter behind the size in a game ID */

  /* Whether a grid of `n_values` can have the rule.  NULL: every grid can. */
  bool (*fits) (uint32_t n_values);

  /* Adds the rule's groups to a shape under construction (sudoku-shape-private.h).  NULL if it has
   * none. */
  BaseStatus (*add_groups) (struct SudokuShape *shape, const SudokuRule *rule);

  /* States the parts that are not groups.  NULL if the groups are the whole rule. */
  void (*encode) (struct SudokuEncoder *encoder, const SudokuRule *rule);
};

/* The table, in the order in which a shape has its rules. */
#define SUDOKU_RULE_KINDS 2

extern const SudokuRuleKind *const sudoku_rule_kinds[SUDOKU_RULE_KINDS];

bool sudoku_rule_fits (const SudokuRuleKind *kind, uint32_t n_values);
bool sudoku_rules_equal (SudokuRules one, SudokuRules other);

/* Rules without cells or a number: each kind at most once, in the table's order.  Starts as { 0
 * }. */
typedef struct
{
  SudokuRule all[SUDOKU_RULE_KINDS];
  uint32_t   n;
} SudokuPlainRules;

void        sudoku_plain_rules_add (SudokuPlainRules *self, const SudokuRuleKind *kind);
SudokuRules sudoku_plain_rules_list (const SudokuPlainRules *self); /* valid as long as `self` */

#endif
