/* engines-bands-private.h - what the files of the engine `bands` share. */
#ifndef ENGINES_BANDS_PRIVATE_H
#define ENGINES_BANDS_PRIVATE_H

#include "engines-private.h"

/* A grid is 27 words: for each band (three rows side by side) and each value the cells that may still hold the value,
 * bit 9 * row + column.  Word 9 * band + value, values from 0. */
#define BANDS_VALUES 9
#define BANDS_CELLS  81
#define BANDS_WORDS  27
#define BANDS_ROOM   34         /* so that sixteen words can be read from the first of each band */
#define BANDS_ALL    0x7ffffffu /* the cells of a band */

/* One grid on its own: the givens, or what waits for its turn in a search. */
typedef struct
{
  uint32_t words[BANDS_ROOM];
  uint32_t sole[3]; /* for each band, the cells known to have one candidate */
  uint32_t changed; /* the value that has lost a cell since all was drawn from the words */
} BandsGrid;

/* Puzzles to be solved, taken one by one as there is room. */
typedef struct
{
  EngineJob **jobs;
  size_t n, next;
} BandsQueue;

/* The next puzzle that may be searched, its first node counted; NULL when none is left. */
EngineJob *bands_take (BandsQueue *self, BandsGrid *out_grid);

/* Tells of a solution; true when the search is to go on. */
bool bands_report (EngineJob *job, const uint32_t words[BANDS_WORDS]);

/* The search of a puzzle has come to its end. */
void bands_end (EngineJob *job);

/* The cells that a cell of a band sees: in its own band, and in either of the other two.  Of 27 cells; 32 can be read. */
extern const uint32_t bands_own[32], bands_other[32];

/* A herd: grids side by side, as many as there are lanes, that go through the search together.  `run` works the queue
 * off, in `size` bytes of memory that begin at a multiple of BANDS_ALIGNMENT. */
typedef struct
{
  const char *id;
  uint32_t n_lanes;
  size_t size;
  bool (*runs_here) (void); /* this machine has its instructions */
  void (*run) (void *memory, BandsQueue *queue);
} BandsHerd;

#define BANDS_ALIGNMENT 64

/* By ascending width; the first is one lane of plain C, and runs everywhere. */
extern const unsigned bands_n_herds;
const BandsHerd *bands_herd (unsigned index);

#endif
