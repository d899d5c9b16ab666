/* cli-bench-cnf.h - an exact cover problem as clauses for a SAT solver, in DIMACS format.
 *
 * Each option has a variable, from 1: true when it is chosen.  The clauses state that at least one
 * option of each primary item is chosen, and no two options that an item excludes from being
 * together. */
#ifndef CLI_BENCH_CNF_H
#define CLI_BENCH_CNF_H

#include "base-text.h"
#include "cover-problem.h"

typedef struct
{
  BaseText text;
  uint32_t n_variables, n_clauses;
} CliCnf;

/* Replaces its content.  A NULL problem gives clauses without a solution.  BASE_NO_MEMORY. */
BaseStatus cli_cnf_write (CliCnf *self, const CoverProblem *problem);

/* Adds a clause: these options are not all chosen.  BASE_NO_MEMORY. */
BaseStatus cli_cnf_forbid (CliCnf *self, const uint32_t *options, uint32_t n_options);

void cli_cnf_clear (CliCnf *self);

/* Lists the options that a program's answer makes true, from 0; `out_options` has room for all.
 * Returns their number. */
uint32_t cli_cnf_read_model (const char *answer, uint32_t n_variables, uint32_t *out_options);

#endif
