#include "app-paint-problem.h"

Subject
app_paint_problem (DanceShow *show)
{
  DanceProblem *problem = dance_run_problem (dance_show_run (show));

  return (Subject){
    .links = problem->links,
    .board = problem->board,
    .names = { (const char *const *) problem->items, (const char *const *) problem->options,
               (const char *const *) problem->colours, g_strv_length (problem->colours),
               (const char *const *) problem->item_labels,
               (const char *const *) problem->option_labels },
    .symbols = problem->symbols,
  };
}
