#include "sudoku-rule-private.h"

#include <assert.h>
#include <string.h>

const SudokuRuleKind *const sudoku_rule_kinds[SUDOKU_RULE_KINDS] = {
  &sudoku_rule_diagonals,
  &sudoku_rule_windows,
};

uint32_t
sudoku_rule_rank (const SudokuRuleKind *kind)
{
  uint32_t rank = 0;

  while (rank < SUDOKU_RULE_KINDS && sudoku_rule_kinds[rank] != kind)
    rank++;
  return rank;
}

bool
sudoku_rule_fits (const SudokuRuleKind *kind, uint32_t n_values)
{
  return kind->fits == NULL || kind->fits (n_values);
}

static bool
is_same_rule (const SudokuRule *one, const SudokuRule *other)
{
  return one->kind == other->kind && one->number == other->number && one->n_cells == other->n_cells
         && (one->n_cells == 0
             || memcmp (one->cells, other->cells, one->n_cells * sizeof *one->cells) == 0);
}

bool
sudoku_rules_equal (SudokuRules one, SudokuRules other)
{
  if (one.n != other.n)
    return false;
  for (uint32_t i = 0; i < one.n; i++)
    if (!is_same_rule (&one.all[i], &other.all[i]))
      return false;
  return true;
}

void
sudoku_plain_rules_add (SudokuPlainRules *self, const SudokuRuleKind *kind)
{
  uint32_t at = 0;

  assert (sudoku_rule_rank (kind) < SUDOKU_RULE_KINDS);
  while (at < self->n && sudoku_rule_rank (self->all[at].kind) < sudoku_rule_rank (kind))
    at++;
  if (at < self->n && self->all[at].kind == kind)
    return;
  memmove (&self->all[at + 1], &self->all[at], (self->n - at) * sizeof self->all[0]);
  self->all[at] = (SudokuRule){ .kind = kind };
  self->n++;
}

SudokuRules
sudoku_plain_rules_list (const SudokuPlainRules *self)
{
  return (SudokuRules){ .all = self->all, .n = self->n };
}
