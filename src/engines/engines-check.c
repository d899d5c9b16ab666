#include "engines-check.h"

#include "base-memory.h"
#include "engines-check-private.h"

#include <stdlib.h>

#define DEFAULT_TEST_NODES 1000000

uint64_t
engines_inquiry_test_nodes (const EnginesInquiry *self)
{
  return self->options->nodes != 0 ? self->options->nodes : DEFAULT_TEST_NODES;
}

/* Nodes left by the limit for the whole check; UINT64_MAX: there is no limit. */
static uint64_t
count_nodes_left (const EnginesInquiry *self)
{
  const uint64_t most = self->options->search_nodes;

  if (most == 0)
    return UINT64_MAX;
  return self->verdict.n_nodes < most ? most - self->verdict.n_nodes : 0;
}

/* Most tests are over before a search checks the flag, so it is checked between them.  They have a
 * rule of their own, because the solver's rule decides which solutions are shown, and may be slow
 * on purpose. */
BaseStatus
engines_inquiry_test (EnginesInquiry *self,
                      const SudokuPuzzle *puzzle,
                      uint64_t nodes,
                      uint64_t luck,
                      EnginesFound *out_answer)
{
  const uint64_t left = count_nodes_left (self);
  CoverLimits limits = { .solutions = 1,
                         .nodes = nodes < left ? nodes : left,
                         .stop = self->options->stop };
  CoverOutcome outcome;
  BaseStatus status;

  *out_answer = ENGINES_NOT_ASKED;
  if (left == 0 || base_stop_asked (limits.stop))
    return BASE_OK;
  engines_solver_set_rule (self->solver, luck == 0 ? COVER_RULE_FEWEST : COVER_RULE_RANDOM, luck);
  status = engines_solver_start (self->solver, puzzle, NULL);
  if (status == BASE_BAD_INPUT)
    *out_answer = ENGINES_HAS_NONE;
  if (status != BASE_OK)
    return status == BASE_BAD_INPUT ? BASE_OK : status;
  outcome = engines_solver_run (self->solver, &limits);
  self->verdict.n_nodes += engines_solver_counters (self->solver)->nodes;
  if (engines_solver_counters (self->solver)->solutions > 0)
    *out_answer = ENGINES_HAS_SOLUTION;
  else if (outcome == COVER_RAN_TO_END)
    *out_answer = ENGINES_HAS_NONE;
  else if (outcome == COVER_RAN_TO_LIMIT)
    *out_answer = ENGINES_NOT_KNOWN;
  return BASE_OK;
}

static BaseStatus
find_difference (SudokuVerdict *verdict, uint32_t n_cells)
{
  verdict->cells = base_new (uint32_t, n_cells);
  if (verdict->cells == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (verdict->first[cell] != verdict->second[cell])
      verdict->cells[verdict->n_cells++] = cell;
  return BASE_OK;
}

/* Writes the next solution to `*out_values`, which stays NULL if there is none. */
static BaseStatus
find_solution (EnginesInquiry *self, uint8_t **out_values, CoverOutcome *out_outcome)
{
  CoverLimits limits = { .nodes = self->options->search_nodes, .stop = self->options->stop };
  uint8_t *values = base_new (uint8_t, sudoku_shape_n_cells (self->puzzle->shape));
  bool found;

  if (values == NULL)
    return BASE_NO_MEMORY;
  *out_outcome = engines_solver_next (self->solver, &limits, values, &found);
  self->verdict.counters = *engines_solver_counters (self->solver);
  self->verdict.n_nodes = self->verdict.counters.nodes;
  if (found)
    *out_values = values;
  else
    free (values);
  return BASE_OK;
}

static BaseStatus
set_finding (EnginesInquiry *self, CoverOutcome outcome)
{
  SudokuVerdict *verdict = &self->verdict;

  if (verdict->second != NULL)
    {
      verdict->finding = SUDOKU_MULTIPLE;
      return find_difference (verdict, sudoku_shape_n_cells (self->puzzle->shape));
    }
  if (outcome != COVER_RAN_TO_END)
    return BASE_OK;
  if (verdict->first == NULL)
    return engines_inquiry_find_clash (self);
  verdict->finding = SUDOKU_UNIQUE;
  return self->options->minimal ? engines_inquiry_find_redundant (self) : BASE_OK;
}

static BaseStatus
search_puzzle (EnginesInquiry *self)
{
  CoverOutcome outcome = COVER_RAN_TO_END;
  BaseStatus status;

  if (base_stop_asked (self->options->stop))
    return BASE_OK;
  status = engines_solver_start (self->solver, self->puzzle, NULL);
  if (status != BASE_OK)
    return status;
  status = find_solution (self, &self->verdict.first, &outcome);
  if (status == BASE_OK && self->verdict.first != NULL)
    status = find_solution (self, &self->verdict.second, &outcome);
  return status == BASE_OK ? set_finding (self, outcome) : status;
}

BaseStatus
engines_check (EnginesSolver *solver,
               const SudokuPuzzle *puzzle,
               const EnginesCheckOptions *options,
               SudokuVerdict *out_verdict)
{
  EnginesInquiry inquiry = {
    .solver = solver,
    .puzzle = puzzle,
    .options = options,
    .verdict.finding = SUDOKU_UNKNOWN,
  };
  BaseStatus status = sudoku_verdict_find_fault (&inquiry.verdict, puzzle);
  uint64_t seed;
  CoverRule rule = engines_solver_rule (solver, &seed);

  if (status == BASE_OK && inquiry.verdict.finding == SUDOKU_UNKNOWN)
    status = search_puzzle (&inquiry);
  engines_solver_set_rule (solver, rule, seed);
  if (status != BASE_OK)
    {
      sudoku_verdict_clear (&inquiry.verdict);
      return status;
    }
  *out_verdict = inquiry.verdict;
  return BASE_OK;
}
