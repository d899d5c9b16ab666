/* Rules as text: `+` and the kind's id, then `:` and its cells, then `=` and its number, if the
 * kind has them. +diagonals+cage:R1C1R1C2=9
 *
 * The text may be from anyone: it is read byte by byte, and every number is checked before it is
 * used. */
#include "sudoku-rule-private.h"
#include "sudoku-shape-private.h"
#include "sudoku-text-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

void
sudoku_rule_list_clear (SudokuRuleList *self)
{
  for (uint32_t i = 0; i < self->n; i++)
    free ((void *) self->all[i].cells);
  free (self->all);
  *self = (SudokuRuleList){ 0 };
}

SudokuRules
sudoku_rule_list_rules (const SudokuRuleList *self)
{
  return (SudokuRules){ .all = self->all, .n = self->n };
}

/* Reads a `+` and the whole id of a kind, and moves behind it; returns NULL if there is none. */
static const SudokuRuleKind *
read_rule_kind (const char **at, SudokuRuleTable table)
{
  for (uint32_t i = 0; i < table.n; i++)
    {
      const char *next = *at;

      if (sudoku_text_skip (&next, "+") && sudoku_text_skip (&next, table.kinds[i]->id)
          && strchr ("+:=", *next) != NULL) /* or the end, which strchr finds too */
        {
          *at = next;
          return table.kinds[i];
        }
    }
  return NULL;
}

/* At least one cell of a square grid, none of them twice. */
static BaseStatus
read_rule_cells (const char **at, uint32_t side, uint32_t *cells, uint32_t *out_n)
{
  bool seen[SUDOKU_MAX_CELLS] = { false };
  uint32_t n = 0;

  if (!sudoku_text_skip (at, ":"))
    return BASE_BAD_INPUT;
  do
    {
      const char *start = *at;
      BoardPlace place;

      if (!sudoku_text_read_place (at, &place))
        return BASE_BAD_INPUT;
      if (place.row >= side || place.column >= side || seen[place.row * side + place.column])
        {
          *at = start;
          return BASE_BAD_INPUT;
        }
      seen[place.row * side + place.column] = true;
      cells[n++] = place.row * side + place.column;
    }
  while (**at == 'R');
  *out_n = n;
  return BASE_OK;
}

static BaseStatus
add_rule (SudokuRuleList *self, SudokuRule rule)
{
  void *all = self->all;
  uint32_t *cells = NULL;

  if (base_grow (&all, &self->capacity, self->n + 1u, sizeof rule) != BASE_OK)
    return BASE_NO_MEMORY;
  self->all = all;
  if (rule.n_cells > 0 && (cells = base_copy (rule.cells, rule.n_cells, sizeof *cells)) == NULL)
    return BASE_NO_MEMORY;
  rule.cells = cells;
  self->all[self->n++] = rule;
  return BASE_OK;
}

static BaseStatus
read_rule (const char **at, SudokuRuleTable table, uint32_t side, SudokuRuleList *list)
{
  uint32_t cells[SUDOKU_MAX_CELLS];
  SudokuRule rule = { .kind = read_rule_kind (at, table), .cells = cells };
  BaseStatus status = rule.kind != NULL ? BASE_OK : BASE_BAD_INPUT;

  if (status == BASE_OK && rule.kind->has_cells)
    status = read_rule_cells (at, side, cells, &rule.n_cells);
  if (status == BASE_OK && rule.kind->has_number
      && !(sudoku_text_skip (at, "=") && sudoku_text_read_number (at, &rule.number)))
    status = BASE_BAD_INPUT;
  return status == BASE_OK ? add_rule (list, rule) : status;
}

BaseStatus
sudoku_rules_read (const char **at, SudokuRuleTable table, uint32_t side, SudokuRuleList *list)
{
  BaseStatus status = BASE_OK;

  while (**at != '\0' && status == BASE_OK)
    status = read_rule (at, table, side, list);
  return status;
}

void
sudoku_rules_write (SudokuRules rules, uint32_t side, BaseText *text)
{
  for (uint32_t i = 0; i < rules.n; i++)
    {
      const SudokuRule *rule = &rules.all[i];

      base_text_add_char (text, '+');
      base_text_add (text, rule->kind->id);
      if (rule->kind->has_cells)
        base_text_add_char (text, ':');
      for (uint32_t k = 0; k < rule->n_cells; k++)
        sudoku_text_add_place (text, (BoardPlace){ .row = (uint16_t) (rule->cells[k] / side),
                                                   .column = (uint16_t) (rule->cells[k] % side) });
      if (rule->kind->has_number)
        {
          base_text_add_char (text, '=');
          base_text_add_number (text, rule->number);
        }
    }
}
