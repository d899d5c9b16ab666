/* cli-bench-cnf.h - an exact cover problem as clauses, for a program that makes them true (DIMACS' form).
 *
 * A variable for each option, from 1: it is chosen.  Of each primary item at least one option is chosen, of each item no
 * two that it forbids to stand together. */
#ifndef CLI_BENCH_CNF_H
#define CLI_BENCH_CNF_H

#include "base-text.h"
#include "cover-problem.h"

typedef struct
{
  BaseText text;
  uint32_t n_variables, n_clauses;
} CliCnf;

/* Replaces what it held.  A problem that is NULL has no solution.  BASE_NO_MEMORY. */
BaseStatus cli_cnf_write (CliCnf *self, const CoverProblem *problem);

/* One clause more: not these options together.  BASE_NO_MEMORY. */
BaseStatus cli_cnf_forbid (CliCnf *self, const uint32_t *options, uint32_t n_options);

void cli_cnf_clear (CliCnf *self);

/* The options that a program's answer makes true, from 0; `out_options` has room for all.  Returns how many. */
uint32_t cli_cnf_read_model (const char *answer, uint32_t n_variables, uint32_t *out_options);

#endif
