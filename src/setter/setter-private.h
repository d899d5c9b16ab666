/* setter-private.h - the parts of a maker, for the files of this room. */
#ifndef SETTER_PRIVATE_H
#define SETTER_PRIVATE_H

#include "setter.h"

#include "base-random.h"
#include "base-stop.h"
#include "engines.h"
#include "reason-path.h"
#include "sudoku-cover.h"

#include <stdatomic.h>

/* Searches of puzzles of one shape: is the solution the only one?  An engine with lanes gets many
 * puzzles at once. */
typedef struct
{
  EngineSudoku *sudoku;
  bool          has_lanes;
  EngineJob    *jobs;
  EngineJob   **queue;
  size_t        n, room;
} SetterProver;

BaseStatus setter_prover_init (SetterProver *self, SudokuShape *shape, size_t room, const BaseStop *stop);
void       setter_prover_clear (SetterProver *self);

/* Adds a puzzle to those that are searched next, for up to that many solutions.  It is borrowed. */
EngineJob *setter_prover_add (SetterProver *self, const SudokuPuzzle *puzzle, uint64_t solutions,
                              const BaseStop *stop);

/* Searches them all.  BASE_STOPPED, BASE_NO_MEMORY.  Answers stay until the next puzzle is
 * added. */
BaseStatus setter_prover_run (SetterProver *self);

/* What a search found. */
typedef enum
{
  SETTER_PROVED_NONE,
  SETTER_PROVED_ONE,
  SETTER_PROVED_MORE,
  SETTER_UNPROVED, /* it was too long */
} SetterProof;

SetterProof setter_proof (const EngineJob *job);

/* The cells that come and go together, by their symmetry. */
typedef struct
{
  uint32_t  n;
  uint32_t *starts; /* n + 1 of them */
  uint32_t *cells;
} SetterOrbits;

/* A try in flight: a solved grid, and clues that are taken out of it in an order of chance. */
typedef struct
{
  uint64_t      index, attempt; /* of its try */
  BaseRandom    random;
  SudokuPuzzle *puzzle;   /* the clues; while a search runs, without those under test */
  uint8_t      *solution; /* one a cell */
  uint32_t     *order;    /* of orbits; for the last check, of clues */
  uint32_t      n_order, at; /* those before `at` are decided */
  uint32_t      n_tested; /* orbits under test, from `at` */
  uint32_t      step;     /* the most orbits of the next test */
  uint32_t      n_clues, target;
  uint32_t      tested_cell; /* that is to have another value; or COVER_NONE */
  EngineJob    *job;
  bool          has_kept; /* an orbit has stayed */
  bool          is_last;  /* the last check: each clue by itself */
  bool          is_over, is_good;
} SetterPeel;

/* Whether puzzles have to be rated. */
bool setter_wish_is_judged (const SetterWish *self);

/* Judges how difficult puzzles are. */
typedef struct
{
  SudokuCover *cover;
  ReasonPlan  *plan;
  ReasonPath  *path;
  uint32_t    *placed, *solution; /* options */
  uint8_t     *out; /* a flag for each option that is ruled out where a rating begins */
  uint32_t     n_options, n_values;
  bool         is_nine;
} SetterJudge;

BaseStatus setter_judge_init (SetterJudge *self, SudokuShape *shape, const BaseStop *stop);
void       setter_judge_clear (SetterJudge *self);

/* Whether the puzzle's rating is in the range; the rating too, as far as it is needed. */
BaseStatus setter_judge_rate (SetterJudge *self, const SetterWish *wish, const SudokuPuzzle *puzzle,
                              const uint8_t *solution, const BaseStop *stop,
                              ReasonRating *out_rating, bool *out_fits);

/* Candidates of a usual 9x9 grid: for each value and band 27 bits, one a cell.  See
 * setter-marks.c. */
typedef struct
{
  uint32_t words[9][3];
  uint32_t placed[3]; /* cells that have their value */
  uint32_t stale;     /* values that have changed, as bits */
} SetterMarks;

/* Draws all conclusions of singles and locked candidates.  False: they contradict each other. */
bool setter_marks_begin (SetterMarks *self, const uint8_t *values);
bool setter_marks_close (SetterMarks *self);
bool setter_marks_are_solved (const SetterMarks *self);

/* Takes a value out of a cell; 0 is the first value. */
void setter_marks_strike (SetterMarks *self, unsigned value, unsigned cell);

/* The cells that see a cell, by bands. */
void setter_marks_peers (unsigned cell, uint32_t out_bands[3]);

/* Draws the conclusions of other steps as well, of which none is more difficult than `most`.
 * Returns whether the puzzle is solved then.  See setter-sieve.c. */
bool setter_marks_sieve (SetterMarks *self, const uint8_t *solution, uint32_t most);

/* The easiest step that uses that the solution is the only one. */
#define SETTER_UNIQUE_DIFFICULTY 45u

/* How many options are left that are not in the solution. */
uint32_t setter_marks_n_wrong (const SetterMarks *self);

/* How many of them contradict what follows when they are tried, each by itself; the count ends
 * behind `most`. */
uint32_t setter_marks_n_fallen (const SetterMarks *self, const uint8_t *solution, uint32_t most);

/* A pool of puzzles: see setter-climb.c. */
typedef struct SetterClimb SetterClimb;

/* The places of clues: see setter-pattern.c. */
typedef struct SetterPattern SetterPattern;

/* The result of a try. */
typedef struct
{
  uint64_t        index, attempt;
  bool            is_good;
  uint32_t        n_clues, difficulty;
  ReasonTechnique hardest;
  uint8_t        *values, *solution; /* one a cell each; of the caller */
  SudokuShape    *shape;             /* held; NULL: that of the wish */

  /* Of the good tries of this puzzle so far, the first attempt; those behind it do not matter. */
  const atomic_uint_least64_t *first_good;
} SetterTry;

static inline bool
setter_try_matters (const SetterTry *self)
{
  return atomic_load_explicit (self->first_good, memory_order_relaxed) > self->attempt;
}

/* The most tries that a maker works on at once. */
#define SETTER_FLIGHT 128

/* One for each thread. */
typedef struct
{
  const SetterWish *wish;
  SudokuShape      *shape;
  const BaseStop   *stop;
  uint64_t          seed;
  SetterProver      prover;
  SetterOrbits      orbits;
  SetterPeel       *peels;
  size_t            n_peels; /* behind those of a share, helpers of a climb or a pattern */
  SetterJudge       judge;
  bool              has_judge;
  SetterClimb      *climb; /* NULL: the wish needs none */
  ReasonRating      climb_rating; /* of the puzzle that it made last */
  SetterPattern    *pattern; /* NULL: the wish has none */

  /* What many tries share: the grid of a controlled sample, or the regions of a jigsaw. */
  uint8_t          *grid;
  uint64_t          grid_index, grid_number; /* UINT64_MAX: none yet */
} SetterMaker;

BaseStatus setter_maker_init (SetterMaker *self, const SetterWish *wish, uint64_t seed, const BaseStop *stop);
void       setter_maker_clear (SetterMaker *self);

/* How many tries are best made at once. */
size_t setter_maker_share (const SetterWish *wish);

/* Makes the tries, which are sorted by index and attempt.  Of one index, those behind the first
 * good one may be left out. */
BaseStatus setter_maker_try (SetterMaker *self, SetterTry *tries, size_t n);

/* Numbers of chance for one try. */
static inline BaseRandom
setter_random (uint64_t seed, uint64_t index, uint64_t attempt)
{
  return (BaseRandom){ base_mix (base_mix (base_mix (seed) ^ index) ^ attempt) };
}

static inline void
setter_shuffle (BaseRandom *random, uint32_t *numbers, uint32_t n)
{
  for (uint32_t i = n; i > 1; i--)
    {
      const uint32_t j = base_random_below (random, i), number = numbers[i - 1];

      numbers[i - 1] = numbers[j];
      numbers[j] = number;
    }
}

/* Fills the solutions of the first n peels. */
BaseStatus setter_fill (SetterMaker *self, size_t n);

/* The usual 9x9 shape. */
BaseStatus setter_fill_nine (SetterMaker *self, size_t n);

/* Up to so many cells searches are not limited. */
#define SETTER_SMALL_CELLS 144u

/* Takes clues out of n peels: of their solutions, or with `are_begun` of their puzzles. */
BaseStatus setter_peel (SetterMaker *self, SetterPeel *peels, size_t n, bool are_begun);

/* A wish for puzzles that are at least so difficult, in tenths, is fulfilled by climbs. */
#define SETTER_CLIMB_TO 92u

BaseStatus setter_climb_new (uint32_t n_cells, uint32_t n_children, SetterClimb **out_climb);
void       setter_climb_free (SetterClimb *self); /* accepts NULL */

/* Makes a puzzle in the first peel, from its numbers of chance; the other peels help.  Ends early
 * when the try does not matter any more. */
BaseStatus setter_climb_make (SetterMaker *self, const SetterTry *one, ReasonRating *out_rating);

BaseStatus setter_pattern_new (const uint8_t *pattern, uint32_t n_cells, SetterPattern **out_pattern);
void       setter_pattern_free (SetterPattern *self); /* accepts NULL */

/* Makes a puzzle in the first peel, from its numbers of chance; the other peels help. */
BaseStatus setter_pattern_make (SetterMaker *self);

/* A jigsaw of connected regions. */
BaseStatus setter_regions_draw (BaseRandom *random, uint32_t n_values, SudokuShape **out_shape);

bool setter_is_nine (const SudokuShape *shape);

#endif
