/* The speed of replaying a run, each way, and the distance of any moment of it: a 9x9 with few
 * givens, and pentominoes 6x10, each until about 100 million events.
 *
 * Random seeks, each from where the last one led; steps around subtrees and to solutions; the state
 * for a painter.  The targets: 100 million events a second, any moment within 1 ms (99th
 * percentile) and 4 MB. */
#include "check.h"
#include "cover-record.h"
#include "cover-search.h"
#include "runs.h"

#include "base-random.h"
#include "base-stop.h"

#include <stdlib.h>
#include <string.h>

#define N_EVENTS 100000000u
#define N_REPLAY 10000000u
#define N_SEEKS  2000
#define N_MOVES  300

/* The twelve pieces, by the squares of one of their positions: rows of text, any mark is a
 * square. */
static const char *const pieces[12] = {
  "#####",   "####/#",    "####/.#",   "###/##",     "###/#.#",   "##/.###",
  "###/#/#", "###/.#/.#", ".##/##/.#", "##/.##/..#", ".#/###/.#", "##/.#/.##",
};

typedef struct
{
  int n, x[5], y[5];
} Shape;

static Shape
parse_piece (const char *text)
{
  Shape shape = { 0 };
  int x = 0, y = 0;

  for (; *text != '\0'; text++)
    {
      if (*text == '#')
        {
          shape.x[shape.n] = x;
          shape.y[shape.n++] = y;
        }
      x = *text == '/' ? 0 : x + 1;
      y += *text == '/';
    }
  return shape;
}

/* One of the eight ways to lay it, its squares sorted and moved to the corner, so that equals are
 * equal. */
static Shape
turn (Shape shape, int how)
{
  int left = 9, top = 9;

  for (int i = 0; i < shape.n; i++)
    {
      int x = how & 1 ? -shape.x[i] : shape.x[i], y = how & 2 ? -shape.y[i] : shape.y[i];

      shape.x[i] = how & 4 ? y : x;
      shape.y[i] = how & 4 ? x : y;
      left = shape.x[i] < left ? shape.x[i] : left;
      top = shape.y[i] < top ? shape.y[i] : top;
    }
  for (int i = 0; i < shape.n; i++)
    {
      int x = shape.x[i] - left, y = shape.y[i] - top, k = i;

      for (; k > 0 && shape.y[k - 1] * 9 + shape.x[k - 1] > y * 9 + x; k--)
        {
          shape.x[k] = shape.x[k - 1];
          shape.y[k] = shape.y[k - 1];
        }
      shape.x[k] = x;
      shape.y[k] = y;
    }
  return shape;
}

static void
lay (CoverProblem *problem, uint32_t piece, const Shape *shape)
{
  for (int top = 0; top < 6; top++)
    for (int left = 0; left < 10; left++)
      {
        CoverTerm terms[6] = { { piece, 0 } };
        uint32_t option, n = 1;

        for (int i = 0; i < shape->n; i++)
          if (left + shape->x[i] < 10 && top + shape->y[i] < 6)
            terms[n++].item = 12 + (uint32_t) ((top + shape->y[i]) * 10 + left + shape->x[i]);
        if (n == 6)
          cover_problem_add_option (problem, terms, n, &option);
      }
}

static CoverProblem *
problem_pentominoes (void)
{
  CoverProblem *problem = cover_problem_new ();
  uint32_t item;

  for (uint32_t i = 0; i < 72; i++)
    {
      char name[8];
      int length = snprintf (name, sizeof name, "%u", i);

      cover_problem_add_item (problem, name, (size_t) length, true, &item);
    }
  for (uint32_t piece = 0; piece < 12; piece++)
    {
      Shape laid[8];

      for (int how = 0; how < 8; how++)
        {
          bool is_new = true;

          laid[how] = turn (parse_piece (pieces[piece]), how);
          for (int i = 0; i < how; i++)
            is_new &= memcmp (&laid[i], &laid[how], sizeof (Shape)) != 0;
          if (is_new)
            lay (problem, piece, &laid[how]);
        }
    }
  return problem;
}

static double
milliseconds (uint64_t start)
{
  return (double) (base_now () - start) / 1e6;
}

static int
compare_doubles (const void *a, const void *b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

static void
print_times (const char *what, double *times, size_t n)
{
  qsort (times, n, sizeof *times, compare_doubles);
  printf ("  %-34s median %7.3f ms, 99 of 100 %7.3f ms, worst %7.3f ms\n", what, times[n / 2],
          times[n * 99 / 100], times[n - 1]);
}

static void
replay (const PlayerRun *what)
{
  CoverSearch *search;
  uint64_t start;
  double on, back, n;

  if (cover_search_new (what->links, &search) != BASE_OK
      || cover_search_start (search, what->givens, what->n_givens) != BASE_OK)
    return;
  start = base_now ();
  n = (double) cover_search_advance (search, N_REPLAY);
  on = milliseconds (start);
  start = base_now ();
  cover_search_retreat (search, N_REPLAY);
  back = milliseconds (start);
  printf ("  replayed on %.0f, back %.0f million events/s\n", n / on / 1e3, n / back / 1e3);
  cover_search_free (search);
}

static void
seeks (Player *player, bool seeing)
{
  static double times[N_SEEKS];
  BaseRandom random = { .state = 1 };

  for (int i = 0; i < N_SEEKS; i++)
    {
      const uint64_t position = base_random_next (&random) % player_end (player);
      const uint64_t start = base_now ();

      player_seek (player, position);
      if (seeing)
        player_state (player);
      times[i] = milliseconds (start);
    }
  print_times (seeing ? "any moment, with its state" : "any moment", times, N_SEEKS);
}

static void
moves (Player *player, const char *what, PlayerAim aim)
{
  static double times[2 * N_MOVES];
  BaseRandom random = { .state = 2 };

  for (int i = 0; i < 2 * N_MOVES; i++)
    {
      uint64_t start;

      player_seek (player, base_random_next (&random) % player_end (player));
      start = base_now ();
      player_move (player, (PlayerGoal){ aim, 12 }, i % 2 == 0 ? PLAYER_FORWARD : PLAYER_BACKWARD);
      times[i] = milliseconds (start);
    }
  print_times (what, times, 2 * N_MOVES);
}

/* Reads everything that a painter reads at each step. */
static void
look (Player *player)
{
  const uint64_t start = base_now ();

  player_seek (player, player_end (player) / 2);
  for (int i = 0; i < 100000; i++)
    {
      player_move (player, (PlayerGoal){ .aim = PLAYER_BY_LINK }, PLAYER_FORWARD);
      player_state (player);
    }
  printf ("  a step by link and its state %.2f microseconds\n", milliseconds (start) / 100);
}

static void
scan (Player *player)
{
  uint64_t start;

  player_seek (player, 0);
  player_add_break (player, (PlayerBreak){ PLAYER_BREAK_LEVEL, 10000 });
  player_set_out (player, (PlayerGoal){ .aim = PLAYER_TO_BREAKPOINT }, PLAYER_FORWARD);
  start = base_now ();
  player_go_on (player, N_REPLAY, NULL);
  printf ("  looking for a level %.0f", N_REPLAY / milliseconds (start) / 1e3);
  player_add_break (player, (PlayerBreak){ PLAYER_BREAK_EMPTY, PLAYER_ANY });
  player_seek (player, 0);
  start = base_now ();
  for (uint64_t n = 0; player_position (player) < N_REPLAY / 10; n++)
    player_move (player, (PlayerGoal){ .aim = PLAYER_TO_BREAKPOINT }, PLAYER_FORWARD);
  printf (", from one empty list to the next %.0f million events/s\n",
          (double) player_position (player) / milliseconds (start) / 1e3);
}

static void
bench (const char *name, const CoverLinks *links, const uint32_t *givens, uint32_t n_givens)
{
  PlayerRun what = { .links = links, .givens = givens, .n_givens = n_givens };
  Player *player;
  CoverOutcome outcome;
  CoverRecord *snapshot;
  uint64_t start, nodes = 0;

  if (player_new (&what, NULL, &player) != BASE_OK)
    return;
  start = base_now ();
  do
    player_explore (player, &(CoverLimits){ .nodes = nodes += 10000 }, &outcome);
  while (outcome == COVER_RAN_TO_LIMIT && player_end (player) < N_EVENTS);
  printf ("%s, %u options: %.1f million events, %.1f million nodes, recorded in %.0f ms\n", name,
          links->n_options, (double) player_end (player) / 1e6,
          (double) cover_record_reach (player_record (player))->nodes / 1e6, milliseconds (start));
  printf ("  a record of %.2f MB: %zu moments, one every %llu events\n",
          (double) cover_record_bytes (player_record (player)) / 1e6,
          cover_record_n_checkpoints (player_record (player)),
          (unsigned long long) cover_record_spacing (player_record (player)));
  start = base_now ();
  if (cover_record_snapshot (player_record (player), &snapshot) != BASE_OK)
    return;
  printf ("  a snapshot of it in %.3f ms\n", milliseconds (start));
  cover_record_free (snapshot);
  replay (&what);
  scan (player);
  look (player);
  seeks (player, false);
  seeks (player, true);
  moves (player, "over", PLAYER_OVER);
  moves (player, "out", PLAYER_OUT);
  moves (player, "to a solution", PLAYER_TO_SOLUTION);
  moves (player, "to a dead end", PLAYER_TO_DEAD_END);
  moves (player, "to level 12", PLAYER_TO_LEVEL);
  moves (player, "to a key moment", PLAYER_TO_KEY_MOMENT);
  moves (player, "by item", PLAYER_BY_ITEM);
  player_free (player);
}

int
main (void)
{
  static const char few_givens[] =
      "800000000003600000070090200050007000000045700000100030001000068000500000000000000";
  CoverProblem *sudoku = problem_sudoku (), *pentominoes = problem_pentominoes ();
  CoverLinks *links;
  uint32_t givens[81], n_givens = sudoku_givens (few_givens, givens);

  if (cover_links_new (sudoku, NULL, &links) == BASE_OK)
    bench ("9x9, 18 givens", links, givens, n_givens);
  cover_links_free (links);
  if (cover_links_new (pentominoes, NULL, &links) == BASE_OK)
    bench ("pentominoes 6x10", links, NULL, 0);
  cover_links_free (links);
  cover_problem_free (sudoku);
  cover_problem_free (pentominoes);
  return EXIT_SUCCESS;
}
