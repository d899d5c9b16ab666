/* A figure shows what its step concludes, and each of its arrows holds. */
#include "base-memory.h"
#include "check.h"
#include "failing-memory.h"
#include "figure.h"
#include "paths.h"

#include <stdlib.h>

/* One walk along a path, with what can be chosen before each step. */
typedef struct
{
  Paths paths;
  Subject subject;
  uint8_t *alive;
} Walk;

static void
walk_begin (Walk *self, const char *line)
{
  uint8_t values[PATHS_CELLS];

  paths_init (&self->paths);
  check_true (paths_begin (&self->paths, line, values, NULL));
  self->subject = (Subject){ .problem = sudoku_cover_problem (self->paths.cover),
                             .board = sudoku_cover_board (self->paths.cover) };
  self->alive = malloc (cover_problem_n_options (self->subject.problem));
  check_true (self->alive != NULL);
}

static bool
walk_on (Walk *self, ReasonStep *out_step)
{
  ReasonState state;

  for (uint32_t option = 0; option < cover_problem_n_options (self->subject.problem); option++)
    self->alive[option] = reason_path_is_alive (self->paths.path, option);
  check_equal_u64 (reason_path_next (self->paths.path, out_step, &state), BASE_OK);
  return state == REASON_GOES_ON;
}

static void
walk_end (Walk *self)
{
  free (self->alive);
  paths_clear (&self->paths);
}

/* A dashed arrow begins at an option that is taken or follows, and ends at one that goes; a solid
 * one begins at an option that goes, and ends at one that follows. */
static void
check_link (const Walk *walk, const PaintReason *reason, const PaintReasonLink *link)
{
  const uint32_t on = link->is_solid ? link->to : link->from;
  const uint32_t off = link->is_solid ? link->from : link->to;

  check_true (on == reason->taken || base_contains (reason->forced, reason->n_forced, on));
  check_true (base_contains (reason->crossed, reason->n_crossed, off));
  check_true (on != off);
  check_true (cover_problem_covers (walk->subject.problem, on, link->item));
  check_true (cover_problem_covers (walk->subject.problem, off, link->item));
  check_true (!link->is_solid || paint_reason_has_item (reason, link->item));
  check_true (paint_reason_shows_item (reason, link->item));
  check_true (walk->alive[link->from] && walk->alive[link->to]);
  check_true (link->number == 0 || link->number == link->conclusion);
  check_true (link->conclusion <= reason->n_stages || !reason->is_chain);
  check_true (!link->is_solid || reason->forced[link->conclusion - 2] == link->to);
}

static void
check_figure (const Walk *walk, const ReasonStep *step, const PaintReason *reason)
{
  uint32_t last = 1;

  check_equal_u64 (reason->n_items, step->n_items);
  check_equal_u64 (reason->n_struck, step->n_struck);
  check_equal_u64 (reason->placed, step->placed);
  check_equal_u64 (reason->n_stages, reason->is_chain ? step->n_links + 1 : 0);
  for (uint32_t option = 0; option < cover_problem_n_options (walk->subject.problem); option++)
    {
      bool open = false;

      for (uint32_t i = 0; i < step->n_items; i++)
        open |= walk->alive[option]
                && cover_problem_covers (walk->subject.problem, option, step->items[i]);
      check_equal_u64 (base_contains (reason->options, reason->n_options, option), open);
    }
  for (uint32_t i = 0; i < reason->n_links; i++)
    {
      check_link (walk, reason, &reason->links[i]);
      if (reason->links[i].number == 0)
        continue;
      check_true (reason->links[i].number > last);
      last = reason->links[i].number;
    }
  check_true (last <= step->n_links + 1);
  if (step->n_links == 0)
    return;
  check_equal_u64 (last, step->n_links + 1);
  check_equal_u64 (reason->taken, step->struck[0]);
  check_equal_u64 (reason->stuck, step->links[step->n_links - 1].item);
  for (uint32_t i = 0; i < reason->n_options; i++)
    if (cover_problem_covers (walk->subject.problem, reason->options[i], reason->stuck))
      check_true (base_contains (reason->crossed, reason->n_crossed, reason->options[i]));
}

static void
every_arrow_holds (const void *data)
{
  uint32_t n_figures = 0, n_chains = 0;

  (void) data;
  for (unsigned i = 0; i < paths_n_puzzles; i++)
    {
      Walk walk;
      ReasonStep step;

      walk_begin (&walk, paths_puzzles[i]);
      while (walk_on (&walk, &step))
        {
          Figure *figure = NULL;

          check_equal_u64 (figure_new (&walk.subject, &step, walk.alive, &figure), BASE_OK);
          check_figure (&walk, &step, figure_reason (figure));
          n_figures++;
          n_chains += figure_reason (figure)->is_chain;
          figure_free (figure);
        }
      walk_end (&walk);
    }
  printf ("# %u figures, %u of chains\n", n_figures, n_chains);
  check_true (n_chains > 0);
}

static void
parts_are_found (const void *data)
{
  const uint32_t options[] = { 3, 5, 8 }, struck[] = { 9 }, items[] = { 2 }, crossed[] = { 5 };
  const PaintReasonLink link = { 9, 5, 7, false, 1, 1 };
  const PaintReason reason = {
    .items = items,
    .n_items = 1,
    .options = options,
    .n_options = 3,
    .struck = struck,
    .n_struck = 1,
    .placed = COVER_NONE,
    .taken = 9,
    .crossed = crossed,
    .n_crossed = 1,
    .stuck = COVER_NONE,
    .links = &link,
    .n_links = 1,
  };

  (void) data;
  check_equal_u64 (paint_reason_parts_of (&reason, 9), PAINT_REASON_STRUCK | PAINT_REASON_TAKEN);
  check_equal_u64 (paint_reason_parts_of (&reason, 5), PAINT_REASON_OPEN | PAINT_REASON_CROSSED);
  check_equal_u64 (paint_reason_parts_of (&reason, 4), 0);
  check_equal_u64 (paint_reason_parts_of (&reason, COVER_NONE), 0);
  check_true (paint_reason_has_item (&reason, 2) && !paint_reason_has_item (&reason, 7));
  check_true (paint_reason_shows_item (&reason, 2) && paint_reason_shows_item (&reason, 7));
  check_true (!paint_reason_shows_item (&reason, 3));
}

static void
leaves_nothing_without_memory (const void *data)
{
  Walk walk;
  ReasonStep step;
  Figure *figure = NULL;
  BaseStatus status;

  (void) data;
  walk_begin (&walk, paths_puzzles[paths_n_puzzles - 1]);
  do
    check_true (walk_on (&walk, &step));
  while (step.n_links < 3);
  for (size_t n = 1;; n++)
    {
      failing_memory_arm (n);
      status = figure_new (&walk.subject, &step, walk.alive, &figure);
      if (failing_memory_disarm () < n)
        break;
      check_equal_u64 (status, BASE_NO_MEMORY);
      check_true (figure == NULL);
    }
  check_equal_u64 (status, BASE_OK);
  figure_free (figure);
  walk_end (&walk);
}

int
main (void)
{
  check_claim ("/figure/links/every-arrow-holds", every_arrow_holds, NULL);
  check_claim ("/figure/parts/are-found", parts_are_found, NULL);
  check_claim ("/figure/memory/leaves-nothing-without-memory", leaves_nothing_without_memory, NULL);
  return check_finish ();
}
