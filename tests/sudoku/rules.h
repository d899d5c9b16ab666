/* rules.h - rules that are no groups, in the encodings of sudoku-rule.h.  The kinds stand only
 * here: a shape takes a rule of any kind, whether or not the table has it. */
#ifndef RULES_H
#define RULES_H

#include "sudoku-rule.h"

extern const SudokuRuleKind rules_cage;  /* set: distinct digits of a sum */
extern const SudokuRuleKind rules_rise;  /* table */
extern const SudokuRuleKind rules_sum;   /* automaton */
extern const SudokuRuleKind rules_apart; /* share */
extern const SudokuRuleKind rules_even;  /* forbid */

/* Whether the values of a grid keep the rule; of a kind that does not stand here, true. */
bool rules_keep (const SudokuRule *rule, const uint8_t *values);

#endif
