/* All steps of one name: each is right, whatever position it is looked for in. */
#include "check.h"
#include "failing-memory.h"
#include "paths.h"

#include <string.h>

/* Checks that a step is not against the solution. */
static void
check_right (const uint8_t *values, const ReasonStep *step)
{
  check_true (step->n_items > 0 && (step->placed != COVER_NONE || step->n_struck > 0));
  check_true (step->placed == COVER_NONE || values[step->placed / 9] == step->placed % 9 + 1);
  for (uint32_t i = 0; i < step->n_struck; i++)
    check_true (values[step->struck[i] / 9] != step->struck[i] % 9 + 1);
}

/* Looks for all names where the path stands, and counts their steps. */
static void
find_all_names (Paths *paths, const uint8_t *values, uint64_t *counts)
{
  for (unsigned i = 0; i < REASON_TECHNIQUES; i++)
    {
      ReasonStep step;
      bool found = false;

      check_equal_u64 (reason_path_find (paths->path, (ReasonTechnique) i), BASE_OK);
      while (reason_path_next_found (paths->path, &found, &step) == BASE_OK && found)
        {
          check_equal_u64 (step.technique, i);
          check_right (values, &step);
          counts[i]++;
        }
    }
}

/* Goes to the first step that needs more than singles. */
static void
go_to_open_position (Paths *paths, const char *line, uint8_t values[PATHS_CELLS])
{
  ReasonState state;
  ReasonStep step;

  check_true (paths_begin (paths, line, values, NULL));
  do
    check_equal_u64 (reason_path_next (paths->path, &step, &state), BASE_OK);
  while (state == REASON_GOES_ON && step.placed != COVER_NONE);
}

static void
is_right (const void *data)
{
  uint64_t counts[REASON_TECHNIQUES] = { 0 };
  Paths paths;

  (void) data;
  paths_init (&paths);
  for (unsigned i = 0; i < paths_n_puzzles; i += 3)
    {
      uint8_t values[PATHS_CELLS];

      go_to_open_position (&paths, paths_puzzles[i], values);
      find_all_names (&paths, values, counts);
    }
  for (unsigned i = 0; i < REASON_TECHNIQUES; i++)
    printf ("# %-20s %llu\n", reason_technique_name ((ReasonTechnique) i)->id,
            (unsigned long long) counts[i]);
  check_true (counts[REASON_FINNED_FRANKEN_FISH] > 0 && counts[REASON_SIMPLE_COLOURS] > 0
              && counts[REASON_MULTI_COLOURS] > 0 && counts[REASON_ALS_CHAIN] > 0
              && counts[REASON_DEATH_BLOSSOM] > 0 && counts[REASON_GROUPED_LOOP] > 0
              && counts[REASON_TEMPLATE_SET] > 0 && counts[REASON_TEMPLATE_DELETE] > 0
              && counts[REASON_KRAKEN_FISH] > 0);
  paths_clear (&paths);
}

static BaseStatus
find_one_name (Paths *paths, ReasonTechnique technique)
{
  BaseStatus status = reason_path_find (paths->path, technique);
  bool found = true;
  ReasonStep step;

  while (status == BASE_OK && found)
    status = reason_path_next_found (paths->path, &found, &step);
  return status;
}

/* The path is made anew for each allocation that fails, because one that failed stays so until it
 * is begun. */
static void
runs_out_of_memory (const void *data)
{
  static const ReasonTechnique techniques[] = {
    REASON_GROUPED_AIC,    REASON_ALS_CHAIN,           REASON_ALS_XY_WING,
    REASON_SIMPLE_COLOURS, REASON_FINNED_FRANKEN_FISH, REASON_DEATH_BLOSSOM,
  };
  Paths paths;

  (void) data;
  for (unsigned i = 0; i < sizeof techniques / sizeof *techniques; i++)
    for (size_t n = 1;; n++)
      {
        BaseStatus status;
        uint8_t values[PATHS_CELLS];
        bool is_over;

        paths_init (&paths);
        go_to_open_position (&paths, paths_puzzles[6], values);
        failing_memory_arm (n);
        status = find_one_name (&paths, techniques[i]);
        is_over = failing_memory_disarm () < n;
        check_equal_u64 (status, is_over ? BASE_OK : BASE_NO_MEMORY);
        paths_clear (&paths);
        if (is_over)
          break;
      }
}

static void
stops (const void *data)
{
  uint8_t values[PATHS_CELLS];
  ReasonStep step;
  BaseStop stop;
  Paths paths;
  bool found;

  (void) data;
  paths_init (&paths);
  base_stop_init (&stop);
  for (unsigned i = REASON_SKYSCRAPER; i < REASON_TECHNIQUES; i++)
    {
      BaseStatus status;

      check_true (paths_begin (&paths, paths_puzzles[6], values, &stop));
      base_stop_raise (&stop);
      status = reason_path_find (paths.path, (ReasonTechnique) i);
      if (status == BASE_OK)
        status = reason_path_next_found (paths.path, &found, &step);
      check_true (status == BASE_STOPPED || (status == BASE_OK && !found));
      base_stop_lower (&stop);
    }
  paths_clear (&paths);
}

int
main (void)
{
  check_claim ("/reason/find/each-step-of-each-name-is-right", is_right, NULL);
  check_claim ("/reason/find/runs-out-of-memory", runs_out_of_memory, NULL);
  check_claim ("/reason/find/stops", stops, NULL);
  return check_finish ();
}
