/* engines-check-private.h - the steps of a check, each in a file of its own.
 *
 * A clash and redundant givens are found by tests, each a search of its own over some of the
 * givens. */
#ifndef ENGINES_CHECK_PRIVATE_H
#define ENGINES_CHECK_PRIVATE_H

#include "engines-check.h"

typedef struct
{
  EnginesSolver             *solver;
  const SudokuPuzzle       *puzzle;
  const EnginesCheckOptions *options;
  SudokuVerdict             verdict; /* incomplete until the end */
} EnginesInquiry;

typedef enum
{
  ENGINES_HAS_SOLUTION,
  ENGINES_HAS_NONE,
  ENGINES_NOT_KNOWN, /* no answer within the limit of nodes */
  ENGINES_NOT_ASKED, /* the stop flag was raised, or no nodes are left for tests */
} EnginesFound;

/* Whether `puzzle` has a solution.  `luck` 0 is the default rule; any other is a seed for random
 * branching. */
BaseStatus engines_inquiry_test (EnginesInquiry     *self,
                                 const SudokuPuzzle *puzzle,
                                 uint64_t            nodes,
                                 uint64_t            luck,
                                 EnginesFound       *out_answer);

uint64_t engines_inquiry_test_nodes (const EnginesInquiry *self);

/* The puzzle has no solution: sets the finding and the cells of the clash. */
BaseStatus engines_inquiry_find_clash (EnginesInquiry *self);

/* The puzzle has exactly one solution: lists the redundant givens. */
BaseStatus engines_inquiry_find_redundant (EnginesInquiry *self);

#endif
