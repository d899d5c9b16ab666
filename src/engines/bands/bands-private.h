/* bands-private.h - what the files of the engine `bands` share. */
#ifndef BANDS_PRIVATE_H
#define BANDS_PRIVATE_H

#include "bands.h"
#include "engine-report.h"

/* A grid is 27 words: for each band (three rows side by side) and each value, the cells that may
 * still hold the value, bit 9 * row + column.  Word 9 * band + value, values from 0. */
#define BANDS_VALUES 9
#define BANDS_CELLS  81
#define BANDS_WORDS  27
#define BANDS_ROOM   34         /* makes it possible to read sixteen words from the first of each
                                   band */
#define BANDS_READ   128        /* bytes that may be written where values go */
#define BANDS_ALL    0x7ffffffu /* the cells of a band */

/* A word that lies beside those of other grids in vectors, and may be accessed as a word. */
typedef uint32_t __attribute__ ((may_alias)) Word;

/* One grid on its own: the givens, or a grid that waits in a search. */
typedef struct
{
  uint32_t words[BANDS_ROOM];
  uint32_t sole[3]; /* for each band, the cells known to have one candidate */
  uint32_t changed; /* the value that has lost a cell since everything was derived from the words */
} BandsGrid;

/* The conversions: givens into words, and the words of a solution, at a distance of `stride` words,
 * into values.  In plain C, and for machines with AVX-512 for bytes. */
typedef struct
{
  void (*place) (const uint8_t *values, BandsGrid *out_grid);
  void (*read) (const Word *words, size_t stride, uint8_t *out_values);
} BandsGate;

extern const BandsGate bands_plain_gate;
void bands_place_by_64 (const uint8_t *values, BandsGrid *out_grid);
void bands_read_by_64 (const Word *words, size_t stride, uint8_t *out_values);

/* Puzzles to be solved, taken one by one as there is room. */
typedef struct
{
  const BandsGate *gate;
  EngineJob **jobs;
  size_t n, next;
} BandsQueue;

/* The next puzzle that may be searched, its first node counted; NULL when none is left. */
EngineJob *bands_take (BandsQueue *self, BandsGrid *out_grid);

/* Reports a solution.  Returns whether the search goes on. */
bool bands_report (const BandsQueue *queue, EngineJob *job, const Word *words, size_t stride);

/* Ends the search of a puzzle. */
void bands_end (EngineJob *job);

/* The cells that a cell of a band sees: in its own band, and in either of the other two.  For 27
 * cells; 32 can be read. */
extern const uint32_t bands_own[32], bands_other[32];

/* A herd: grids side by side, one a lane, that go through the search together.  `run` works through
 * the queue, in `size` bytes of memory that begin at a multiple of BANDS_ALIGNMENT. */
typedef struct
{
  const char *id;
  uint32_t n_lanes;
  const BandsGate *gate;
  size_t size;
  bool (*runs_here) (void); /* this machine has its instructions */
  void (*run) (void *memory, BandsQueue *queue);
} BandsHerd;

#define BANDS_ALIGNMENT 64

/* By ascending width.  The first is one lane of plain C, which runs everywhere. */
extern const unsigned bands_n_herds;
const BandsHerd *bands_herd (unsigned index);

#endif
