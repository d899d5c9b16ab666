/* auto-choice.c - which engine `auto` favours for some solutions of a cover, before any engine has
 * begun.
 *
 * Three rules:
 *
 * 1. Cells are favoured where much follows from a choice: in tables, and where an option excludes
 *    few others.  Elsewhere bits are favoured: a dead end says little about the next one, and bits
 *    meet a hundred times as many.
 * 2. Links go first where they are likely to reach a solution with hardly a dead end: in tables
 *    with many options an item.  That takes less time than setting up another engine.
 * 3. Where few others are excluded and some items are secondary, luck decides: links get as much
 *    work as cells.
 *
 * A table is a problem whose options are entries of a table, such as cell, row and column of a
 * value in a Latin square: each primary item has the same place in all its options.  Queens are a
 * table too, with secondary items.  They have so many solutions that links find one by going
 * straight down, until the board is large; then cells are faster.
 *
 * Known wrong choices, of the cases of tests/bench/bench-auto.c:
 *
 * - Sets of two to four over 200 items: bits need a twelfth of the work of cells.
 * - Half-filled squares of 30 and 41 rows: links go first, for twice the work of cells.
 * - Sets of three with a hidden solution: they keep bits busy for seconds, while bits are right for
 *   other sets of the same size and density.
 *
 * The small shares of the other engines bound the loss.
 *
 * Tried and dropped:
 *
 * - Links first whatever the problem: Latin squares that cells complete took 1.2 to 3.7 times as
 *   long, Sudokus of 16x16 2 to 6 times.
 * - Leaving links at their first dead ends: no difference in the classic, square, queens and
 *   remainder cases of the bench; sets and lines were not compared alone.
 * - A higher limit of density where some options are short, and links first where items are many
 *   and options short: fewer wrong choices among problems of less than 0.1 ms only.
 * - Density by the mean number of options an item alone: Latin squares that are half filled have as
 *   many as random sets.
 * - One limit of density with and without secondary items: either sets of three over 150 items take
 *   38 times as long, or sets with secondary items three times. */
#include "auto-private.h"

#include "base-memory.h"
#include "bits.h"
#include "engine-density.h"
#include "links-turns.h"

#include <stdlib.h>

/* With at most this many options, bits need one word and finish before another engine is set up. */
#define FEW_OPTIONS 64

/* Largest part of the other options that one option may exclude in a sparse problem.  There dead
 * ends are far apart, and much follows from a choice.  The second limit is for problems with
 * secondary items. */
#define SPARSE_PART           0.055
#define SPARSE_SECONDARY_PART 0.080

/* A problem with at most this many options an item is sparse too. */
#define SPARSE_OPTIONS 8.0

/* A table is loose where LOOSE times the square of the options an item is more than the number of
 * items: a Latin square has half its cells open.  There links go first.  Their limit of nodes is
 * MORE_NODES, and STRAIGHT_NODES for each node of a straight way to a solution. */
#define LOOSE          20.0
#define STRAIGHT_NODES 3
#define MORE_NODES     40

/* Tables with secondary items: cells are favoured from this many options an item on; below, links
 * go first. */
#define QUEENS_OPTIONS 18.0
#define QUEENS_NODES   600

/* With secondary items: the part of the other options that share a primary item with one option, at
 * most.  In Sudokus with lines and cages it is 0.01 to 0.05, whatever the secondary items do; in
 * sets of 15 and more items it is 0.3 and more. */
#define SPARSE_PRIMARY_PART 0.060

#define MOST_COLUMNS UINT8_MAX

/* A node of links passes all terms of the options of an option's items.  A node of bits passes each
 * eight options with each register of items, except empty ones.  Where both numbers are equal, bits
 * are fifteen times as fast.  A 16x16 Sudoku, with 1,024 items, costs bits 64 times as many steps
 * and twice the time. */
#define STEPS_OF_A_TERM 18
#define ITEMS_OF_STEP   32

/* With at most this many items, most steps pass empty groups: queens, pentominoes and the like. */
#define FEW_ITEMS 384

/* With more options than this, most steps find something, far from the processor's caches.  Then
 * both costs are estimated, to within a half.  Setting up bits takes ten to twenty times as long as
 * setting up links. */
#define FEW_OPTIONS_OF_BITS 4096
#define FEWER_WORK          3.5

bool
auto_bits_pay (const CoverProblem *problem)
{
  const double n_options = cover_problem_n_options (problem),
               n_terms = cover_problem_n_terms (problem);
  const double n_primary = cover_problem_n_primary (problem),
               n_items = cover_problem_n_items (problem);

  if (!bits_engine.fits_cover (problem))
    return false;
  if (n_options > FEW_OPTIONS_OF_BITS)
    return FEWER_WORK * bits_work_of_node (problem) <= links_work_of_node (problem);
  return n_primary <= FEW_ITEMS
         || STEPS_OF_A_TERM * (n_terms / n_options) * (n_terms / n_options) * (n_terms / n_items)
                >= (n_options / 8) * (n_primary / ITEMS_OF_STEP);
}

/* Finds whether all options have equally many primary items, and each of these items has the same
 * place in all its options. */
static BaseStatus
auto_find_table (const CoverProblem *problem, const BaseStop *stop, bool *out_is_table)
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

BaseStatus
auto_cells_may_learn (const CoverProblem *problem, const BaseStop *stop, bool *out_may)
{
  const uint32_t n_primary = cover_problem_n_primary (problem),
                 n_options = cover_problem_n_options (problem);
  double n_terms_of_primary = 0;
  uint64_t left = 0;

  *out_may = false;
  if (n_options <= FEW_OPTIONS || n_primary == cover_problem_n_items (problem))
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
             <= SPARSE_PRIMARY_PART * n_options;
  return BASE_OK;
}

BaseStatus
auto_choose (const CoverProblem *problem, const EngineRequest *request, AutoChoice *out_choice)
{
  const double options = engine_density_options (problem), part = engine_density_left_out (problem),
               n_items = cover_problem_n_items (problem);
  const bool has_secondary = cover_problem_n_primary (problem) != cover_problem_n_items (problem);
  bool is_table = false;
  BaseStatus status = BASE_OK;

  *out_choice = (AutoChoice){ .favours_cells = false };
  if (cover_problem_n_options (problem) <= FEW_OPTIONS && request->solutions != 1)
    return BASE_OK;
  status = auto_find_table (problem, request->stop, &is_table);
  if (status != BASE_OK)
    return status;
  if (is_table)
    {
      out_choice->favours_cells = !has_secondary || options >= QUEENS_OPTIONS;
      if (!out_choice->favours_cells)
        out_choice->links_nodes = QUEENS_NODES;
      else if (!has_secondary && LOOSE * options * options > n_items)
        out_choice->links_nodes = MORE_NODES + STRAIGHT_NODES * links_depth (problem);
      return BASE_OK;
    }
  out_choice->favours_cells = has_secondary ? part <= SPARSE_SECONDARY_PART
                                            : part <= SPARSE_PART || options <= SPARSE_OPTIONS;
  out_choice->links_are_even = has_secondary && out_choice->favours_cells;
  return BASE_OK;
}
