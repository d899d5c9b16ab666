/* auto-guess.c - whether some solutions of a cover are found sooner by bits or by cells.
 *
 * Much can be learnt where items have few options each, and where options are the entries of a table: one item of each
 * column, as cell, row and column of a number in a Latin square.  Where options are drawn by chance, or overlap in all
 * ways as pieces do, a dead end says little about the next, and bits have seen it a hundred times as soon.
 *
 * Queens are a table too, but with what need not be covered: they have so many solutions that going straight down finds
 * one, until the board is large; then cells fill it item by item (cells-order.c).
 *
 * Short options make a difference: of sets of two to four over 130 to 160 items and of two to five over 200, five to eight
 * in ten are done sooner by cells, of sets of three that are hardly denser eight or nine in ten by bits.
 *
 * Sparse sets with items that need not be covered are anybody's: of sets of three over 173 of 230 items bits are faster
 * than cells in four of ten, by up to fifteen times, and links faster than both in six of ten.  So links have as much of
 * the time as cells there, and bits one part in eight of that: with cells alone favoured, 75 other sets took 1.5 times as
 * long on average, and 38 of them more than a tenth longer than the better of bits and cells, in place of 29.  Where
 * some options are short cells are faster in seven of ten, and a larger part for links costs as much as it brings.
 *
 * Wrong guesses, of the cases of tests/bench/bench-auto.c: sets of two to four over 200 items, where cells take 57 ms and
 * bits 5.6, while of such sets cells are faster in eight of ten, by five times in the middle; sets of three over 188 of
 * 250, where cells take 10 ms and share them with links for nothing; a square of 22 rows with 212 cells open, where links
 * go first and bits would be done sooner than cells; and sets of three over 80 items with a solution hidden in them, which
 * keep bits busy for seconds: nothing that is quickly seen tells them from others over 74, 110 or 120 items, where bits are
 * 4 to 400 times as fast as cells.  There links come to the rescue (bits-turns.c).  How much bits seem to have left
 * says nothing of it: they go through a millionth of that before they meet two solutions.
 *
 * Tried and dropped: links straight down also where options are long (a node of theirs takes longer than setting bits
 * up: sets of 40 to 80 take 7 times as long in all); no more of their nodes than lead straight to one solution (squares
 * with half of their cells open are asked for two: 1.2 to 1.7 times as long as cells, and with twice as many nodes half
 * as long); the place of each item in all terms instead of the primary ones (queens have diagonals of one cell, which
 * are left out). */
#include "auto-private.h"

#include "base-memory.h"
#include "engine-work.h"

#include <stdlib.h>

/* Options, of which bits make one word: they are done before it is known who would be better. */
#define FEW 64

/* An option leaves out so small a part of the others: dead ends are far apart, and much follows from them.  Between that
 * and a fifth more either may win, by ten times. */
#define FEW_LEFT_OUT      0.055
#define FEW_WITH_SHORT    0.070 /* some options are short */
#define SOME_FEW_LEFT_OUT 0.080 /* with items that need not be covered */

/* What an option of two items leaves open is one other: much follows from it.  One option in so many, or more. */
#define SHORT    2
#define SHORT_IN 8

/* Options of an item. */
#define FEW_OPTIONS   8.0
#define QUEENS_FILLED 18.0

/* Where so many times the square of that is more than there are items, a Latin square has half of its cells open, or
 * more, and is filled without much search; so are dominoes. */
#define LOOSE 20.0

/* Nodes straight down to a solution, and half as many more; twice that where all items are to be covered. */
#define STRAIGHT(depth) (20 + 1.5 * (depth))
#define QUEENS_NODES    600

/* With secondary items, where an option has so few terms: links have so many nodes first, and go on in spite of dead ends,
 * because their nodes are cheap beside those of cells.  Longer options, as Sudokus with lines have them, make nodes of links
 * dear, and cells are often done in that time. */
#define FEW_TERMS_OF_OPTION 4.0
#define FEW_TERMS_NODES     800

/* With secondary items: an option shares a primary item with so small a part of the others.  In Sudokus with lines and
 * cages it is 0.01 to 0.05, whatever the secondary items do, and in sets of 15 and more items 0.3 and more. */
#define FEW_LEFT_OUT_BY_PRIMARY 0.060

/* One solution alone is found sooner than two: links try, where a node of theirs is little beside setting them up. */
#define FIRST_NODES 200
#define FEW_TERMS   2048

#define MOST_COLUMNS UINT8_MAX

/* Whether all options have as many primary items, and each of these stands in the same place of all that have it. */
static BaseStatus
look_at_columns (const CoverProblem *problem, const BaseStop *stop, bool *out_is_table)
{
  const uint32_t n_primary = cover_problem_n_primary (problem);
  uint8_t *columns = base_new_zeroed (uint8_t, n_primary + (size_t) 1);
  uint32_t length = 0;
  uint64_t left = 0;
  bool is_table = true, is_stopped = false;

  if (columns == NULL)
    return BASE_NO_MEMORY;
  for (uint32_t option = 0; option < cover_problem_n_options (problem) && is_table && !is_stopped;
       option++)
    {
      uint32_t n_terms, n = 0;
      const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

      is_stopped = base_stop_asked_after (stop, n_terms, &left);
      for (uint32_t i = 0; i < n_terms && is_table; i++)
        if (terms[i].item < n_primary)
          {
            uint8_t *column = &columns[terms[i].item];

            n++;
            is_table = (*column == 0 || *column == n) && n < MOST_COLUMNS;
            *column = (uint8_t) n;
          }
      is_table = is_table && (n == length || option == 0);
      length = n;
    }
  free (columns);
  *out_is_table = is_table;
  return is_stopped ? BASE_STOPPED : BASE_OK;
}

/* As engine-work.h reckons them. */
typedef struct
{
  double size;     /* options of an item */
  double length;   /* terms of an option */
  double left_out; /* part of the options that share an item with one */
  double n_items;
  uint64_t straight; /* nodes of links */
} Features;

static Features
measure (const CoverProblem *problem)
{
  const double n_items = cover_problem_n_items (problem);
  Features self = { .size = engine_work_options_of_item (problem),
                    .length = engine_work_length_of_option (problem),
                    .left_out = engine_work_left_out (problem),
                    .n_items = n_items };

  self.straight = (uint64_t) STRAIGHT (n_items / self.length);
  return self;
}

/* Whether there are some short options among the others. */
static BaseStatus
look_for_short (const CoverProblem *problem, const BaseStop *stop, bool *out_has_short)
{
  uint32_t n_short = 0;
  uint64_t left = 0;

  for (uint32_t option = 0; option < cover_problem_n_options (problem); option++)
    {
      uint32_t n_terms;

      cover_problem_option (problem, option, &n_terms);
      n_short += n_terms <= SHORT;
      if (base_stop_asked_after (stop, 1, &left))
        return BASE_STOPPED;
    }
  *out_has_short = (uint64_t) SHORT_IN * n_short >= cover_problem_n_options (problem);
  return BASE_OK;
}

/* All items are primary. */
static BaseStatus
guess_plain (const CoverProblem *problem,
             const Features *features,
             const BaseStop *stop,
             AutoGuess *out_guess)
{
  const bool is_loose = LOOSE * features->size * features->size > features->n_items;
  bool is_sparse = features->size <= FEW_OPTIONS || features->left_out <= FEW_LEFT_OUT,
       is_table = false;
  BaseStatus status = BASE_OK;

  if (!is_sparse && features->left_out <= FEW_WITH_SHORT)
    status = look_for_short (problem, stop, &is_sparse);
  if (status == BASE_OK && (is_loose || !is_sparse))
    status = look_at_columns (problem, stop, &is_table);
  out_guess->favours_cells = is_table || is_sparse;
  out_guess->goes_straight = true;
  if (is_loose && out_guess->favours_cells
      && (is_table || cover_problem_n_terms (problem) <= FEW_TERMS))
    out_guess->links_nodes = 2 * features->straight;
  return status;
}

static BaseStatus
guess_secondary (const CoverProblem *problem,
                 const Features *features,
                 const BaseStop *stop,
                 AutoGuess *out_guess)
{
  const double n_primary = cover_problem_n_primary (problem);
  bool is_table = false, has_short = false;
  BaseStatus status = look_at_columns (problem, stop, &is_table);

  out_guess->goes_straight = !is_table;
  if (is_table)
    {
      out_guess->favours_cells = features->size >= QUEENS_FILLED;
      if (!out_guess->favours_cells)
        out_guess->links_nodes = QUEENS_NODES;
    }
  else if (2 * n_primary <= features->n_items
           && features->length * features->length <= features->n_items)
    out_guess->links_nodes = features->straight;
  else if (features->left_out <= SOME_FEW_LEFT_OUT)
    {
      if (status == BASE_OK)
        status = look_for_short (problem, stop, &has_short);
      out_guess->favours_cells = true;
      out_guess->goes_straight = features->length > FEW_TERMS_OF_OPTION;
      out_guess->links_nodes = out_guess->goes_straight ? features->straight : FEW_TERMS_NODES;
      out_guess->links_are_even = !has_short;
    }
  return status;
}

BaseStatus
auto_cells_may_learn (const CoverProblem *problem, const BaseStop *stop, bool *out_may)
{
  const uint32_t n_primary = cover_problem_n_primary (problem),
                 n_options = cover_problem_n_options (problem);
  double n_terms_of_primary = 0;
  uint64_t left = 0;

  *out_may = false;
  if (n_options <= FEW || n_primary == cover_problem_n_items (problem))
    return BASE_OK;
  for (uint32_t option = 0; option < n_options; option++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

      for (uint32_t i = 0; i < n_terms; i++)
        n_terms_of_primary += terms[i].item < n_primary;
      if (base_stop_asked_after (stop, n_terms, &left))
        return BASE_STOPPED;
    }
  *out_may = n_terms_of_primary / n_options * (n_terms_of_primary / n_primary)
             <= FEW_LEFT_OUT_BY_PRIMARY * n_options;
  return BASE_OK;
}

/* Whether a node of links, which goes through the options of an option's items, is a third of setting them up at most; of
 * small problems it does not matter. */
static bool
is_light (const CoverProblem *problem, const Features *features)
{
  return cover_problem_n_terms (problem) <= FEW_TERMS
         || 3 * features->length * features->length <= features->n_items;
}

BaseStatus
auto_guess (const CoverProblem *problem, const EngineRequest *request, AutoGuess *out_guess)
{
  const Features features = measure (problem);
  BaseStatus status;

  *out_guess = (AutoGuess){ .favours_cells = false };
  if (cover_problem_n_options (problem) <= FEW && request->solutions != 1)
    return BASE_OK;
  status = cover_problem_n_primary (problem) == cover_problem_n_items (problem)
               ? guess_plain (problem, &features, request->stop, out_guess)
               : guess_secondary (problem, &features, request->stop, out_guess);
  if (out_guess->links_nodes == 0 && !out_guess->favours_cells && request->solutions == 1
      && is_light (problem, &features))
    out_guess->links_nodes = FIRST_NODES;
  return status;
}
