/* setter.h - makes Sudokus: wishes, and runs that fulfil them.
 *
 * A puzzle of a run depends on the wish, the seed and its own number, and on nothing else: not on
 * the machine, nor on the number of threads, nor on how many puzzles are made.  Each has exactly
 * one solution, which is proved for every puzzle. */
#ifndef SETTER_H
#define SETTER_H

#include "base-stop.h"
#include "reason-technique.h"
#include "setter-symmetry.h"
#include "sudoku-puzzle.h"

/* A wish for any number of clues, or for any rating. */
#define SETTER_ANY UINT32_MAX

typedef struct
{
  SudokuShape   *shape;    /* borrowed while a run is made */
  bool           is_jigsaw; /* each puzzle has regions of its own, in a grid of the shape's size */
  SetterSymmetry symmetry; /* of the places of clues */
  bool           minimal;  /* no clue can go; without it, and without a number of clues or a pattern,
                              no orbit of the symmetry can go */
  bool           controlled; /* a sample without bias: see setter-peel.c */

  /* One for each cell, not 0 where a clue stands; or NULL.  Borrowed while a run is made. */
  const uint8_t *pattern;

  /* Both ends belong to the range.  0 and SETTER_ANY: as many as there are. */
  uint32_t least_clues, most_clues;

  /* In tenths.  0 and SETTER_ANY: any. */
  uint32_t least_rating, most_rating;
  bool     rated; /* each puzzle gets its whole rating */

  /* A technique that a puzzle needs: see setter-judge.c.  REASON_TECHNIQUES: none. */
  ReasonTechnique needs;

  uint64_t tries; /* for one puzzle; 0: the usual number */
} SetterWish;

/* Whether a wish may need a technique: all but singles, with which every puzzle ends, and sets of
 * items that have no name. */
bool setter_can_need (ReasonTechnique technique);

/* Any plain puzzle of a shape. */
SetterWish setter_wish (SudokuShape *shape);

/* Why no puzzle can come of a wish. */
typedef enum
{
  SETTER_FAULT_NONE,
  SETTER_FAULT_FEW,         /* `number` of clues is the fewest that the shape allows */
  SETTER_FAULT_MANY,        /* `number` of cells is all that the shape has */
  SETTER_FAULT_RANGE,       /* a range ends below its beginning */
  SETTER_FAULT_SYMMETRY,    /* the shape is not symmetric in this way */
  SETTER_FAULT_RULES,       /* the shape has rules that are not groups */
  SETTER_FAULT_CONTROLLED,  /* a controlled sample has the usual 9x9 shape and no symmetry */
  SETTER_FAULT_TOO_LARGE,   /* such a shape cannot be rated */
  SETTER_FAULT_NEEDS,       /* setter_can_need () is false */
  SETTER_FAULT_PATTERN,     /* a pattern decides the number of clues and their symmetry itself */
  SETTER_FAULT_JIGSAW,      /* regions of chance are for square grids without rules, up to 16x16 */
  SETTER_FAULTS,
} SetterFaultKind;

typedef struct
{
  SetterFaultKind kind;
  uint32_t        number;
} SetterFault;

/* Whether puzzles may come of it. */
bool setter_wish_check (const SetterWish *self, SetterFault *out_fault);

/* A puzzle that has been made.  Its arrays live until the next step of its run. */
typedef struct
{
  uint64_t        index; /* its number in the run, from 0 */
  uint64_t        tries; /* those that it took */
  SudokuShape    *shape;
  const uint8_t  *values;   /* one a cell; 0: no clue */
  const uint8_t  *solution; /* NULL: no puzzle has come of that many tries */
  uint32_t        n_clues;
  uint32_t        difficulty; /* in tenths; 0: it was not rated to its end */
  ReasonTechnique hardest;    /* where there is a difficulty */
} SetterPuzzle;

/* A run makes puzzles 0, 1, 2 … of a seed, several at a time. */
typedef struct SetterRun SetterRun;

/* `n_workers` threads; `number` puzzles, or 0 for no end.  BASE_BAD_INPUT: the wish has a fault.
 * `stop` (or NULL) is borrowed. */
BaseStatus setter_run_new (const SetterWish *wish,
                           uint64_t          seed,
                           uint64_t          number,
                           uint32_t          n_workers,
                           const BaseStop   *stop,
                           SetterRun       **out_run);
void       setter_run_free (SetterRun *self); /* accepts NULL */

/* Works for a moment: after it there may be puzzles to take, or not yet.  BASE_STOPPED: there will
 * be no more than those that can be taken; BASE_NO_MEMORY. */
BaseStatus setter_run_step (SetterRun *self);

/* The next puzzle in order, if it has been made; those that no try has made are among them.  False:
 * there is none yet. */
bool setter_run_take (SetterRun *self, SetterPuzzle *out_puzzle);

/* Whether all puzzles have been taken. */
bool setter_run_is_over (const SetterRun *self);

/* What has been done so far. */
typedef struct
{
  uint64_t n_tries;
  uint64_t n_puzzles; /* taken */
} SetterCounts;

SetterCounts setter_run_counts (const SetterRun *self);

#endif
