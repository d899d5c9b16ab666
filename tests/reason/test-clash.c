/* Contradictions without their costs are those of the search that notes costs. */
#include "check.h"
#include "paths.h"
#include "reason-clash-private.h"

/* The position of a line of 81 symbols, with all that follows by singles. */
static void
read_position (const char *line, ReasonPosition *position)
{
  reason_position_start (position);
  for (uint32_t cell = 0; cell < PATHS_CELLS; cell++)
    if (line[cell] >= '1' && line[cell] <= '9')
      {
        const uint32_t option = cell * 9 + (uint32_t) (line[cell] - '1');

        check_true (reason_has (position->alive, option));
        reason_position_place (position, option);
      }
  while (position->n_singles > 0)
    {
      const uint32_t item = position->singles[--position->n_singles];

      if (reason_position_is_open (position, item))
        reason_position_place (position, reason_position_single (position, item));
    }
  check_true (!position->is_broken);
}

/* Compares all options; returns how many are refuted. */
static unsigned
compare_in_mode (ReasonForce *force,
                 ReasonClash *clash,
                 const ReasonPosition *position,
                 ReasonForceMode mode)
{
  unsigned n = 0;

  reason_clash_begin (clash, position, mode);
  REASON_EACH (option, position->alive, position->plan->n_words)
    {
      ReasonForced forced;
      const bool is_refuted = reason_force_run (force, position, option, mode, 0, 1000, &forced);

      check_equal_u64 (reason_clash_refutes (clash, option), is_refuted);
      n += is_refuted;
    }
  return n;
}

static void
equals_force (const void *data)
{
  unsigned n[REASON_GROUPS + 1] = { 0 };
  ReasonPosition position;
  ReasonForce force;
  ReasonClash clash;
  Paths paths;

  (void) data;
  paths_init (&paths);
  check_equal_u64 (reason_position_init (&position, paths.plan), BASE_OK);
  check_equal_u64 (reason_force_init (&force, paths.plan), BASE_OK);
  check_equal_u64 (reason_clash_init (&clash, paths.plan), BASE_OK);
  for (unsigned i = 0; i < paths_n_puzzles; i++)
    {
      read_position (paths_puzzles[i], &position);
      for (ReasonForceMode mode = REASON_CHAIN; mode <= REASON_GROUPS; mode++)
        n[mode] += compare_in_mode (&force, &clash, &position, mode);
    }
  for (ReasonForceMode mode = REASON_CHAIN; mode <= REASON_GROUPS; mode++)
    check_true (n[mode] > (mode > REASON_CHAIN ? n[mode - 1] : 0));
  reason_clash_clear (&clash);
  reason_force_clear (&force);
  reason_position_clear (&position);
  paths_clear (&paths);
}

int
main (void)
{
  check_claim ("/reason/clash/equals-force", equals_force, NULL);
  return check_finish ();
}
