#include "engine-density.h"

double
engine_density_length (const CoverProblem *problem)
{
  return (cover_problem_n_terms (problem) + 1.0) / (cover_problem_n_options (problem) + 1.0);
}

double
engine_density_options (const CoverProblem *problem)
{
  return cover_problem_n_terms (problem) / (cover_problem_n_items (problem) + 1.0);
}

double
engine_density_left_out (const CoverProblem *problem)
{
  return engine_density_length (problem) * engine_density_options (problem)
         / (cover_problem_n_options (problem) + 1.0);
}
