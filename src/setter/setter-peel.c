/* From a solved grid to a puzzle: clues are taken out in an order of chance, orbit by orbit, and
 * stay out where the solution remains the only one.
 *
 * An orbit that is needed once is needed for ever, since clues only become fewer.  So each orbit is
 * tested once, and behind the last one no orbit can go.  The first forty clues or so can nearly
 * always go: they are taken out together, and where that is too much, half as many.  The puzzle is
 * the same as if each had been tested by itself.
 *
 * Tests of one puzzle wait for each other, and those of different puzzles do not: so many puzzles
 * are peeled side by side, and each round of the loop is one batch for an engine with lanes.
 *
 * A puzzle with few clues can be reached from more grids than one with many, for its size, and in
 * more orders: so this way is biased towards few clues, and with them towards easy puzzles.  A
 * controlled sample (Berthier, "Unbiased statistics of a CSP: a controlled-bias generator", CISSE
 * 2009) gives up as soon as a clue is needed while another one is not.  Then only the number of
 * clues decides how likely a minimal puzzle is, by a factor that is known: (n + 1) / (81 - n) from
 * n clues to n + 1.  One try in 250,000 gets there.  Tries share their grid with others, for a grid
 * that is as likely as any other costs more than a hundred tries. */
#include "setter-private.h"

#include <string.h>

/* Of all cells, in hundredths: clues that are left by the first test. */
#define FIRST_LEFT 52u

/* Nodes of a search in a large grid, and of one in a very large grid.  Behind them an orbit stays;
 * a puzzle that is to be minimal gets the first limit, and fails behind it.  A 25x25 grid takes 29
 * s with the first limit and 6 s with the second, and has 273 and 282 clues. */
#define MOST_NODES 200000u
#define FEW_NODES  3000u

/* Cells for which searches may be long. */
#define LARGE_CELLS 256u

static uint32_t
orbit_size (const SetterOrbits *orbits, uint32_t orbit)
{
  return orbits->starts[orbit + 1] - orbits->starts[orbit];
}

static void
set_orbit (SetterMaker *self, SetterPeel *peel, uint32_t orbit, bool is_clue)
{
  for (uint32_t i = self->orbits.starts[orbit]; i < self->orbits.starts[orbit + 1]; i++)
    {
      const uint32_t cell = self->orbits.cells[i];

      peel->puzzle->values[cell] = is_clue ? peel->solution[cell] : 0;
    }
}

/* One of the numbers of clues that are wished for, or 0 where clues are to go as long as they
 * can. */
static uint32_t
choose_target (const SetterWish *wish, BaseRandom *random, uint32_t n_cells)
{
  const uint32_t most = wish->most_clues < n_cells ? wish->most_clues : n_cells;

  if (wish->minimal || wish->controlled || wish->least_clues == 0)
    return 0;
  return wish->least_clues + base_random_below (random, most - wish->least_clues + 1);
}

static void
start_peel (SetterMaker *self, SetterPeel *peel, bool is_begun)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);

  peel->is_over = !peel->is_good;
  peel->has_kept = peel->is_last = false;
  peel->at = peel->n_tested = peel->n_order = 0;
  if (!is_begun)
    memcpy (peel->puzzle->values, peel->solution, n_cells);
  peel->n_clues = is_begun ? sudoku_puzzle_n_givens (peel->puzzle) : n_cells;
  peel->step = is_begun ? 1 : n_cells;
  peel->target = choose_target (self->wish, &peel->random, n_cells);
  for (uint32_t i = 0; i < self->orbits.n; i++)
    if (peel->puzzle->values[self->orbits.cells[self->orbits.starts[i]]] != 0)
      peel->order[peel->n_order++] = i;
  setter_shuffle (&peel->random, peel->order, peel->n_order);
}

/* Takes the next orbits out.  False: there is none left. */
static bool
take_orbits (SetterMaker *self, SetterPeel *peel)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);
  const uint32_t most = peel->step < n_cells ? peel->step : n_cells;
  uint32_t n_out = 0;

  while (peel->at < peel->n_order
         && peel->n_clues < peel->target + orbit_size (&self->orbits, peel->order[peel->at]))
    peel->at++;
  for (peel->n_tested = 0; peel->at + peel->n_tested < peel->n_order && peel->n_tested < most;
       peel->n_tested++)
    {
      const uint32_t orbit = peel->order[peel->at + peel->n_tested];
      const uint32_t size = orbit_size (&self->orbits, orbit);

      if (peel->n_tested > 0
          && (peel->n_clues < peel->target + n_out + size
              || (peel->n_clues - n_out - size) * 100 < n_cells * FIRST_LEFT))
        break;
      set_orbit (self, peel, orbit, false);
      n_out += size;
    }
  return peel->n_tested > 0;
}

/* Prepares the last check: whether each clue is needed.  False: that is known already. */
static bool
begin_last (SetterMaker *self, SetterPeel *peel)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);

  if (!self->wish->minimal || self->wish->symmetry == SETTER_NONE || peel->is_last)
    return false;
  peel->is_last = true;
  peel->n_order = peel->at = 0;
  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (peel->puzzle->values[cell] != 0)
      peel->order[peel->n_order++] = cell;
  return true;
}

static bool
has_wished_clues (const SetterWish *wish, uint32_t n_clues)
{
  return n_clues >= wish->least_clues && n_clues <= wish->most_clues;
}

static void
end_peel (SetterMaker *self, SetterPeel *peel, bool is_good)
{
  peel->is_over = true;
  peel->is_good = is_good && has_wished_clues (self->wish, peel->n_clues);
}

/* 0: any number. */
static uint64_t
most_nodes (const SetterMaker *self)
{
  const uint32_t n_cells = sudoku_shape_n_cells (self->shape);

  if (n_cells <= SETTER_SMALL_CELLS)
    return 0;
  return n_cells <= LARGE_CELLS || self->wish->minimal ? MOST_NODES : FEW_NODES;
}

/* Asks only for solutions in which the cell has another value, which is quicker where there is none
 * or one: the solution that is known is not found again. */
static void
forbid_value (SetterPeel *peel, uint32_t cell, bool is_forbidden)
{
  const uint64_t bit = (uint64_t) 1 << (peel->solution[cell] - 1);

  if (is_forbidden)
    peel->puzzle->candidates[cell] &= ~bit;
  else
    peel->puzzle->candidates[cell] |= bit;
}

/* The only cell under test, in grids where searches are long; or COVER_NONE. */
static uint32_t
find_tested_cell (const SetterMaker *self, const SetterPeel *peel)
{
  const uint32_t orbit = peel->order[peel->at];

  if (most_nodes (self) == 0)
    return COVER_NONE;
  if (peel->is_last)
    return orbit;
  return peel->n_tested == 1 && orbit_size (&self->orbits, orbit) == 1
             ? self->orbits.cells[self->orbits.starts[orbit]]
             : COVER_NONE;
}

/* Adds the next test of the puzzle, or ends the puzzle. */
static void
add_test (SetterMaker *self, SetterPeel *peel)
{
  const bool goes_on = peel->is_last || take_orbits (self, peel);

  if (!goes_on && !begin_last (self, peel))
    {
      end_peel (self, peel, true);
      return;
    }
  if (peel->is_last && (peel->at == peel->n_order || !has_wished_clues (self->wish, peel->n_clues)))
    {
      end_peel (self, peel, true);
      return;
    }
  if (peel->is_last)
    peel->puzzle->values[peel->order[peel->at]] = 0;
  peel->tested_cell = find_tested_cell (self, peel);
  if (peel->tested_cell != COVER_NONE)
    forbid_value (peel, peel->tested_cell, true);
  peel->job = setter_prover_add (&self->prover, peel->puzzle,
                                 peel->tested_cell != COVER_NONE ? 1 : 2, self->stop);
  peel->job->request.nodes = most_nodes (self);
}

/* What the search says about the solution that is known. */
static SetterProof
read_proof (SetterPeel *peel)
{
  const SetterProof proof = setter_proof (peel->job);

  if (peel->tested_cell == COVER_NONE)
    return proof;
  forbid_value (peel, peel->tested_cell, false);
  if (proof == SETTER_PROVED_NONE)
    return SETTER_PROVED_ONE;
  return proof == SETTER_UNPROVED ? proof : SETTER_PROVED_MORE;
}

/* The orbits under test can go. */
static void
accept_test (SetterMaker *self, SetterPeel *peel)
{
  for (uint32_t i = 0; i < peel->n_tested; i++)
    peel->n_clues -= orbit_size (&self->orbits, peel->order[peel->at + i]);
  peel->at += peel->n_tested;
  if (self->wish->controlled && peel->has_kept)
    end_peel (self, peel, false);
}

/* They cannot: one orbit stays for ever, or there were too many of them. */
static void
refuse_test (SetterMaker *self, SetterPeel *peel)
{
  for (uint32_t i = 0; i < peel->n_tested; i++)
    set_orbit (self, peel, peel->order[peel->at + i], true);
  peel->step = (peel->n_tested + 1) / 2;
  if (peel->n_tested == 1)
    {
      peel->at++;
      peel->has_kept = true;
    }
}

static void
read_test (SetterMaker *self, SetterPeel *peel)
{
  const SetterProof proof = read_proof (peel);

  if (peel->is_last)
    {
      const uint32_t cell = peel->order[peel->at++];

      peel->puzzle->values[cell] = peel->solution[cell];
      if (proof != SETTER_PROVED_MORE)
        end_peel (self, peel, false);
    }
  else if (proof == SETTER_PROVED_ONE)
    accept_test (self, peel);
  else if (proof == SETTER_UNPROVED && self->wish->minimal && peel->n_tested == 1)
    end_peel (self, peel, false);
  else
    refuse_test (self, peel);
}

BaseStatus
setter_peel (SetterMaker *self, SetterPeel *peels, size_t n, bool are_begun)
{
  size_t n_flying;

  for (size_t i = 0; i < n; i++)
    start_peel (self, &peels[i], are_begun);
  do
    {
      BaseStatus status;

      for (size_t i = 0; i < n; i++)
        if (!peels[i].is_over)
          add_test (self, &peels[i]);
      n_flying = self->prover.n;
      status = setter_prover_run (&self->prover);
      if (status != BASE_OK)
        return status;
      for (size_t i = 0; i < n; i++)
        if (!peels[i].is_over)
          read_test (self, &peels[i]);
    }
  while (n_flying > 0);
  return BASE_OK;
}
