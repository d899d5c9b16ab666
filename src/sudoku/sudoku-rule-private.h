/* sudoku-rule-private.h - the rows of the table of rules, and rules as text. */
#ifndef SUDOKU_RULE_PRIVATE_H
#define SUDOKU_RULE_PRIVATE_H

#include "base-text.h"
#include "sudoku-rule.h"

extern const SudokuRuleKind sudoku_rule_diagonals, sudoku_rule_windows;

/* The index of a kind in the table; SUDOKU_RULE_KINDS if it is not there. */
uint32_t sudoku_rule_rank (const SudokuRuleKind *kind);

/* The kinds that a text may name. */
typedef struct
{
  const SudokuRuleKind *const *kinds;
  uint32_t                     n;
} SudokuRuleTable;

#define SUDOKU_RULE_TABLE ((SudokuRuleTable){ .kinds = sudoku_rule_kinds, .n = SUDOKU_RULE_KINDS })

/* Rules that own their cells.  Starts as { 0 }. */
typedef struct
{
  SudokuRule *all;
  size_t      capacity;
  uint32_t    n;
} SudokuRuleList;

void        sudoku_rule_list_clear (SudokuRuleList *self);
SudokuRules sudoku_rule_list_rules (const SudokuRuleList *self); /* valid until `self` changes */

/* Adds the rules from `*at` to the end of the text, for a square grid of `side` rows.
 * BASE_BAD_INPUT leaves `*at` at the first byte that does not fit, and the rules before it in the
 * list. */
BaseStatus sudoku_rules_read (const char     **at,
                              SudokuRuleTable  table,
                              uint32_t         side,
                              SudokuRuleList  *list);

/* The inverse, for rules of such a grid. */
void sudoku_rules_write (SudokuRules rules, uint32_t side, BaseText *text);

#endif
