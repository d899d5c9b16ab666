/* setter-private.h - the parts of a maker, for the files of this room. */
#ifndef SETTER_PRIVATE_H
#define SETTER_PRIVATE_H

#include "setter.h"

#include "base-random.h"
#include "base-stop.h"
#include "engines.h"
#include "reason-path.h"
#include "sudoku-cover.h"

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

/* Searches them all.  BASE_STOPPED, BASE_NO_MEMORY.  Answers stay until the next puzzle is added. */
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
} SetterJudge;

BaseStatus setter_judge_init (SetterJudge *self, SudokuShape *shape, const BaseStop *stop);
void       setter_judge_clear (SetterJudge *self);

/* Whether the puzzle's rating is in the range; the rating too, as far as it is needed. */
BaseStatus setter_judge_rate (SetterJudge *self, const SetterWish *wish, const SudokuPuzzle *puzzle,
                              const uint8_t *solution, const BaseStop *stop,
                              ReasonRating *out_rating, bool *out_fits);

/* A parent and its solutions: see setter-climb.c. */
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
} SetterTry;

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
  size_t            n_peels; /* behind those of a share, SETTER_CHILDREN for a climb */
  SetterPeel       *children;
  SetterJudge       judge;
  bool              has_judge;
  SetterClimb      *climb; /* NULL: the wish needs none */
  SetterPattern    *pattern; /* NULL: the wish has none */

  /* What many tries share: the grid of a controlled sample, or the regions of a jigsaw. */
  uint8_t          *grid;
  uint64_t          grid_index, grid_number; /* UINT64_MAX: none yet */
} SetterMaker;

BaseStatus setter_maker_init (SetterMaker *self, const SetterWish *wish, uint64_t seed, const BaseStop *stop);
void       setter_maker_clear (SetterMaker *self);

/* How many tries are best made at once. */
size_t setter_maker_share (const SetterWish *wish);

/* Makes the tries, which are sorted by index and attempt.  Of one index, those behind the first good
 * one may be left out. */
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

/* Takes clues out of n peels: of their solutions, or with `are_begun` of their puzzles. */
BaseStatus setter_peel (SetterMaker *self, SetterPeel *peels, size_t n, bool are_begun);

/* A wish for puzzles that are at least so difficult, in tenths, is fulfilled by climbs; and they begin
 * with puzzles that are at least as difficult as the second. */
#define SETTER_CLIMB_TO   92u
#define SETTER_CLIMB_FROM 83u
#define SETTER_CHILDREN   16u

BaseStatus setter_climb_new (uint32_t n_cells, SetterClimb **out_climb);
void       setter_climb_free (SetterClimb *self); /* accepts NULL */

/* Climbs from the puzzle of a peel, and puts the puzzle that fits the wish in its place. */
BaseStatus setter_climb (SetterMaker *self, SetterPeel *peel, ReasonRating *out_rating, bool *out_fits);

BaseStatus setter_pattern_new (const uint8_t *pattern, uint32_t n_cells, SetterPattern **out_pattern);
void       setter_pattern_free (SetterPattern *self); /* accepts NULL */

/* Makes a puzzle in the first peel, from its numbers of chance; the other peels help. */
BaseStatus setter_pattern_make (SetterMaker *self);

/* A jigsaw of connected regions. */
BaseStatus setter_regions_draw (BaseRandom *random, uint32_t n_values, SudokuShape **out_shape);

bool setter_is_nine (const SudokuShape *shape);

#endif
