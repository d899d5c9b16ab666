/* bands-grid.c - puzzles into words, and words into values.
 *
 * Both ways go through four planes: bit p of every cell's value, 81 cells in three words of 27.
 * Eight cells at a time become eight bits of a plane, or the other way round, by one
 * multiplication. */
#include "bands-private.h"

#include <string.h>

#define PLANES    4
#define EACH_BYTE 0x0101010101010101u
#define GATHER \
  0x0102040810204080u /* times eight bytes of 0 or 1: their bits, in order, in the top byte */
#define ITS_BIT     0x8040201008040201u /* bit i of byte i */
#define FULL_EIGHTS (BANDS_CELLS / 8)   /* groups of eight cells that are whole */

/* Swaps bytes so that the first of eight is lowest on any machine. */
static inline uint64_t
first_lowest (uint64_t eight)
{
  return __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? __builtin_bswap64 (eight) : eight;
}

static inline uint64_t
load_eight (const uint8_t *bytes)
{
  uint64_t eight;

  memcpy (&eight, bytes, sizeof eight);
  return first_lowest (eight);
}

static inline void
store_eight (uint8_t *bytes, uint64_t eight)
{
  eight = first_lowest (eight);
  memcpy (bytes, &eight, sizeof eight);
}

/* 81 bits as two words, and as three of 27. */
typedef struct
{
  uint64_t low, high;
} Row81;

static inline uint32_t
band_of (Row81 bits, uint32_t band)
{
  if (band == 0)
    return (uint32_t) bits.low & BANDS_ALL;
  if (band == 1)
    return (uint32_t) (bits.low >> 27) & BANDS_ALL;
  return (uint32_t) (bits.low >> 54 | bits.high << 10) & BANDS_ALL;
}

static inline Row81
join_bands (uint32_t first, uint32_t second, uint32_t third)
{
  return (Row81){ .low = first | (uint64_t) second << 27 | (uint64_t) third << 54,
                  .high = third >> 10 };
}

/* Bits of the planes of eight cells. */
static inline void
add_eight (Row81 plane[PLANES], unsigned i, uint64_t eight)
{
  for (unsigned p = 0; p < PLANES; p++)
    {
      const uint64_t bits = (eight >> p & EACH_BYTE) * GATHER >> 56;

      if (i < 8)
        plane[p].low |= bits << 8 * i;
      else
        plane[p].high |= bits << (8 * i - 64);
    }
}

static void
bands_grid_place_givens (const uint8_t *values, BandsGrid *grid)
{
  Row81 plane[PLANES] = { { 0 } };

  for (unsigned i = 0; i < 8; i++)
    add_eight (plane, i, load_eight (values + 8 * i));
  for (unsigned i = 8; i < FULL_EIGHTS; i++)
    add_eight (plane, i, load_eight (values + 8 * i));
  add_eight (plane, FULL_EIGHTS, values[BANDS_CELLS - 1]);
  for (uint32_t band = 0; band < 3; band++)
    {
      const uint32_t one = band_of (plane[0], band), two = band_of (plane[1], band),
                     four = band_of (plane[2], band), eight = band_of (plane[3], band);
      const uint32_t blank = ~(one | two | four | eight) & BANDS_ALL;
      const uint32_t low[4] = { ~two & ~one, ~two & one, two & ~one, two & one };
      const uint32_t high[3] = { ~eight & ~four, ~eight & four, eight & ~four };

      for (uint32_t value = 1; value <= BANDS_VALUES; value++)
        grid->words[BANDS_VALUES * band + value - 1] =
            ((high[value / 4] & low[value % 4]) & BANDS_ALL) | blank;
      grid->sole[band] = ~blank & BANDS_ALL;
    }
}

/* Eight values from their bits in the planes. */
static inline uint64_t
eight_of (const Row81 plane[PLANES], unsigned i)
{
  uint64_t eight = 0;

  for (unsigned p = 0; p < PLANES; p++)
    {
      const uint64_t bits = (i < 8 ? plane[p].low >> 8 * i : plane[p].high >> (8 * i - 64)) & 0xff;

      eight |= (((bits * EACH_BYTE & ITS_BIT) + 0x7f * EACH_BYTE) >> 7 & EACH_BYTE) << p;
    }
  return eight;
}

static void
read_values (const Word *words, size_t stride, uint8_t *values)
{
  Row81 plane[PLANES];

  for (unsigned p = 0; p < PLANES; p++)
    {
      uint32_t bits[3] = { 0 };

      for (uint32_t value = 1; value <= BANDS_VALUES; value++)
        for (uint32_t band = 0; band < 3; band++)
          if ((value >> p & 1) != 0)
            bits[band] |= words[(BANDS_VALUES * band + value - 1) * stride];
      plane[p] = join_bands (bits[0], bits[1], bits[2]);
    }
  for (unsigned i = 0; i < 8; i++)
    store_eight (values + 8 * i, eight_of (plane, i));
  for (unsigned i = 8; i < FULL_EIGHTS; i++)
    store_eight (values + 8 * i, eight_of (plane, i));
  values[BANDS_CELLS - 1] = (uint8_t) eight_of (plane, FULL_EIGHTS);
}

const BandsGate bands_plain_gate = { bands_grid_place_givens, read_values };

static void
drop_candidates (const uint64_t *candidates, BandsGrid *grid)
{
  for (uint32_t cell = 0; cell < BANDS_CELLS; cell++)
    for (uint32_t value = 0; value < BANDS_VALUES; value++)
      if ((candidates[cell] >> value & 1) == 0)
        grid->words[cell / 27 * BANDS_VALUES + value] &= ~(1u << cell % 27);
}

/* Whether a given is not among the candidates, or the same value stands twice in a row, column or
 * box. */
static bool
givens_clash (const SudokuPuzzle *puzzle)
{
  uint32_t used[27] = { 0 };

  for (uint32_t cell = 0; cell < BANDS_CELLS; cell++)
    {
      const uint32_t row = cell / 9, column = cell % 9, box = row / 3 * 3 + column / 3;
      const uint32_t value = puzzle->values[cell];
      const uint32_t bit = value > 0 ? 1u << (value - 1) : 0;

      if (((used[row] | used[9 + column] | used[18 + box]) & bit) != 0)
        return true;
      if (puzzle->candidates != NULL && (puzzle->candidates[cell] & bit) != bit)
        return true;
      used[row] |= bit;
      used[9 + column] |= bit;
      used[18 + box] |= bit;
    }
  return false;
}

EngineJob *
bands_take (BandsQueue *self, BandsGrid *out_grid)
{
  while (self->next < self->n)
    {
      EngineJob *job = self->jobs[self->next++];

      job->answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
      job->status = BASE_OK;
      if (engine_must_stop (&job->request, &job->answer))
        continue;
      job->answer.counters.nodes = 1;
      self->gate->place (job->puzzle->values, out_grid);
      if (job->puzzle->candidates != NULL)
        drop_candidates (job->puzzle->candidates, out_grid);
      return job;
    }
  return NULL;
}

/* Clashing givens are looked for only where there is no solution.  The search notices them by
 * itself, but then its nodes must not be counted. */
void
bands_end (EngineJob *job)
{
  if (job->answer.counters.solutions == 0 && givens_clash (job->puzzle))
    job->answer.counters.nodes = 0;
}

bool
bands_report (const BandsQueue *queue, EngineJob *job, const Word *words, size_t stride)
{
  uint8_t values[BANDS_READ];
  const EngineSolution solution = { .values = values, .n_values = BANDS_CELLS };

  if (job->request.found != NULL)
    queue->gate->read (words, stride, values);
  if (engine_report (&job->request, &job->answer, &solution))
    return true;
  job->answer.outcome = COVER_RAN_TO_LIMIT;
  return false;
}

#define COLUMN       0x0040201u /* the first column, three rows */
#define BOX          0x01c0e07u /* the first box */
#define OTHER(i)     COLUMN << (i) % 9
#define OWN(i)       ((0x1ffu << (i) / 9 * 9 | OTHER (i) | BOX << (i) % 9 / 3 * 3) & ~(1u << (i)))
#define THREE(OF, i) OF (i), OF ((i) + 1), OF ((i) + 2)
#define NINE(OF, i)  THREE (OF, i), THREE (OF, (i) + 3), THREE (OF, (i) + 6)

const uint32_t bands_own[32] = { NINE (OWN, 0), NINE (OWN, 9), NINE (OWN, 18) };
const uint32_t bands_other[32] = { NINE (OTHER, 0), NINE (OTHER, 9), NINE (OTHER, 18) };
