/* sudoku-rule-private.h - the rows of the table of rules. */
#ifndef SUDOKU_RULE_PRIVATE_H
#define SUDOKU_RULE_PRIVATE_H

#include "sudoku-rule.h"

extern const SudokuRuleKind sudoku_rule_diagonals, sudoku_rule_windows;

/* Where a kind stands in the table; SUDOKU_RULE_KINDS for one that is not in it. */
uint32_t sudoku_rule_rank (const SudokuRuleKind *kind);

#endif
