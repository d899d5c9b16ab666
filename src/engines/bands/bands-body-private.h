/* bands-body-private.h - the search of `bands`, compiled once for each width of lanes.
 *
 * bands-herds.c includes this file after it has defined HERD (a name), LANES, Lane (that many words
 * of 32 bits, each of another grid), TARGET (the instructions that may be used) and the operations
 * OR3, MAJORITY, PICK, LANES_OF and COUNT_BITS.
 *
 * All operations work on whole Lanes, without a branch on what is in them.  So grids at quite
 * different points of their searches go through the same instructions side by side.  Only at the
 * end of a pass are lanes handled one by one: those with a solution, a dead end or a guess. */

#define INLINE static inline __attribute__ ((always_inline)) TARGET

typedef struct
{
  Lane word[BANDS_WORDS];
  Lane alone[BANDS_WORDS];  /* cells that are the value's last in their row */
  Lane known;               /* many lanes only: all bits in lanes where `alone` belongs to the same
                               grid as the words */
  Lane taken[3];            /* cells that are some value's last in its row */
  Lane sole[3];             /* cells with one candidate */
  Lane two[3], three[3];    /* cells with two candidates or more, with three or more */
  bool quiet[BANDS_VALUES]; /* one lane only: nothing more follows from the value's words */

  EngineJob *job[LANES];
  uint32_t busy;         /* lanes that have a job */
  uint32_t depth[LANES]; /* grids that wait */
  BandsGrid waiting[LANES][BANDS_CELLS];
} HERD (Herd);

typedef struct
{
  Lane band[3];
} HERD (Trio);

typedef struct
{
  uint32_t dead, still, open; /* a bit a lane */
} HERD (Verdict);

/* Rotates each row of nine bits by one box: the next three bits in place of three, the first in
 * place of the last. */
INLINE Lane
HERD (turn_boxes) (Lane x)
{
  return PICK (FIRST_SIX, x >> 3, x << 6);
}

/* Rotates each group of three bits by one: the next bit in place of one, the first in place of the
 * last. */
INLINE Lane
HERD (turn_columns) (Lane x)
{
  return PICK (FIRST_TWO, x >> 1, x << 2);
}

/* Both closings below rotate rows of nine bits in words of 27. The bits above bit 26 that this
 * leaves are masked out at the end.
 *
 * In each band a value goes into three rows and three boxes, and a part of a row (its three cells
 * in a box) belongs to one of each: a part is possible only if the two other rows can share the two
 * other boxes.  The parts of three bands have room in one word, bit 9 * row + 3 * box + band, so
 * all are checked together. */
INLINE void
HERD (close_rows) (HERD (Trio) * w)
{
  const Lane first = OR3 (w->band[0], w->band[0] >> 1, w->band[0] >> 2);
  const Lane second = OR3 (w->band[1] << 1, w->band[1], w->band[1] >> 1);
  const Lane third = OR3 (w->band[2] << 2, w->band[2] << 1, w->band[2]);
  const Lane parts =
      PICK (EVERY_THIRD, first, PICK (EVERY_THIRD << 1, second, third & (EVERY_THIRD << 2)));
  const Lane after = (parts >> 9) | (parts << 18), last = (parts >> 18) | (parts << 9);
  const Lane possible =
      HERD (turn_boxes) ((after & HERD (turn_boxes) (last)) | (HERD (turn_boxes) (after) & last));
  const Lane a = possible & EVERY_THIRD, b = possible & (EVERY_THIRD << 1),
             c = possible & (EVERY_THIRD << 2);

  w->band[0] &= OR3 (a, a << 1, a << 2);
  w->band[1] &= OR3 (b >> 1, b, b << 1);
  w->band[2] &= OR3 (c >> 2, c >> 1, c);
}

/* The same for the columns: parts of three cells, bit 9 * band + column, and in each stack the
 * three bands share the three columns. */
INLINE void
HERD (close_columns) (HERD (Trio) * w)
{
  const Lane first = OR3 (w->band[0], w->band[0] >> 9, w->band[0] >> 18);
  const Lane second = OR3 (w->band[1] << 9, w->band[1], w->band[1] >> 9);
  const Lane third = OR3 (w->band[2] << 18, w->band[2] << 9, w->band[2]);
  const Lane parts = PICK (ROW, first, PICK (ROW << 9, second, third & (ROW << 18)));
  const Lane after = (parts >> 9) | (parts << 18), last = (parts >> 18) | (parts << 9);
  const Lane possible = HERD (turn_columns) ((after & HERD (turn_columns) (last))
                                             | (HERD (turn_columns) (after) & last));
  const Lane a = possible & ROW, b = possible & (ROW << 9), c = possible & (ROW << 18);

  w->band[0] &= OR3 (a, a << 9, a << 18);
  w->band[1] &= OR3 (b >> 9, b, b << 9);
  w->band[2] &= OR3 (c >> 18, c >> 9, c);
}

/* The cells that are the last in their row.  Subtracting 1 from each row clears its lowest bit; a
 * row with nothing left had only one.  (A row that had none borrows from the next, but that is a
 * dead end and found elsewhere.) */
INLINE Lane
HERD (last_of_rows) (Lane w)
{
  const Lane rest = w & (w - ROW_STARTS);
  const Lane more =
      EITHER_IN ((rest & (0xff * ROW_STARTS)) + 0xff * ROW_STARTS, rest, 0x100 * ROW_STARTS);

  /* In a row that has more, removes all nine bits: the top one, and those below it. */
  return NEITHER (w, more, more - (more >> 8));
}

/* Takes the value out of the columns of its sole cells, except from those cells; two in a column
 * are *bad.  This is enough: closing the columns then leaves nothing else in the cell's box, and
 * closing the rows nothing else in its row. */
INLINE void
HERD (strike_columns) (HERD (Trio) * w, const Lane *sole, Lane *bad)
{
  const Lane n[3] = { w->band[0] & sole[0], w->band[1] & sole[1], w->band[2] & sole[2] };
  const Lane any = OR3 (n[0], n[1], n[2]), second = any >> 9, third = any >> 18;
  const Lane first = OR3 (any, second, third) & ROW;
  const Lane columns = OR3 (first, first << 9, first << 18);

  *bad = OR3 (*bad, MAJORITY (n[0], n[1], n[2]), MAJORITY (any, second, third));
  for (int b = 0; b < 3; b++)
    w->band[b] = UNLESS (w->band[b], columns, sole[b]);
}

/* Whether there are sole cells that are not already the value's last in their rows.  For the
 * others, closing has done the rest. */
INLINE bool
HERD (has_news) (const HERD (Trio) * w, const Lane *sole, const Lane *alone)
{
  return LANES_OF (OR3 (w->band[0] & sole[0] & ~alone[0],
                        w->band[1] & sole[1] & ~alone[BANDS_VALUES],
                        w->band[2] & sole[2] & ~alone[2 * BANDS_VALUES]))
         != 0;
}

INLINE Lane
HERD (difference) (const HERD (Trio) * a, const HERD (Trio) * b)
{
  return OR3 (a->band[0] ^ b->band[0], a->band[1] ^ b->band[1], a->band[2] ^ b->band[2]);
}

/* Keeps `x` only in lanes where `alone` belongs to the same grid as the words. */
#define OF_GRID(x) (LANES > 1 ? (x) & known : (x))

/* One pass over the values of all grids. */
static TARGET
HERD (Verdict) HERD (run_pass) (HERD (Herd) * self)
{
  const Lane nothing = self->word[0] ^ self->word[0];
  HERD (Trio) one = { { nothing, nothing, nothing } }, two = one, three = one;
  HERD (Trio) taken = { { self->taken[0], self->taken[1], self->taken[2] } };
  const HERD (Trio) sole = { { self->sole[0], self->sole[1], self->sole[2] } };
  const Lane known = self->known;
  Lane bad = nothing, changed = nothing, empty = nothing;
  HERD (Verdict) verdict;

  /* Unrolled, the first values get simpler code, because nothing has been counted before them; but
   * it needs 32 registers. */
#if LANES == 16 && !defined(__clang__)
#pragma GCC unroll 9
#endif
  for (int value = 0; value < BANDS_VALUES; value++)
    {
      Lane *const word = self->word + value, *const alone = self->alone + value;
      const HERD (Trio) before = { { word[0], word[BANDS_VALUES], word[2 * BANDS_VALUES] } };
      HERD (Trio) w = before, struck;

      for (int b = 0; b < 3; b++)
        w.band[b] = UNLESS (w.band[b], taken.band[b], OF_GRID (alone[b * BANDS_VALUES]));
      if (LANES > 1 || HERD (has_news) (&w, sole.band, alone))
        HERD (strike_columns) (&w, sole.band, &bad);
      struck = w;
      if (LANES > 1 || !self->quiet[value] || LANES_OF (HERD (difference) (&before, &w)) != 0)
        {
          HERD (close_rows) (&w);
          HERD (close_columns) (&w);
          if (LANES == 1)
            self->quiet[value] = LANES_OF (HERD (difference) (&struck, &w)) == 0;
          for (int b = 0; b < 3; b++)
            changed = OR_DIFFERENCE (changed, before.band[b], w.band[b]);
          empty |= w.band[0] - 1;
          for (int b = 0; b < 3; b++)
            {
              const Lane last = HERD (last_of_rows) (w.band[b]);

              word[b * BANDS_VALUES] = w.band[b];
              alone[b * BANDS_VALUES] = last;
              taken.band[b] |= last;
            }
        }
      for (int b = 0; b < 3; b++)
        {
          three.band[b] |= two.band[b] & w.band[b];
          two.band[b] |= one.band[b] & w.band[b];
          one.band[b] |= w.band[b];
        }
    }
  for (int b = 0; b < 3; b++)
    {
      /* New knowledge about cells is a change, because it comes after some of the values that it
       * concerns. */
      changed |= taken.band[b] ^ self->taken[b];
      self->taken[b] = taken.band[b];
      self->sole[b] = one.band[b] & ~two.band[b];
      changed |= sole.band[b] ^ self->sole[b];
      self->two[b] = two.band[b];
      self->three[b] = three.band[b];
      bad |= ~one.band[b] & BANDS_ALL;
    }
  self->known = ~nothing;
  /* Subtracting 1 sets the top bit in empty words only. */
  verdict.dead = LANES_OF (bad | (empty >> 31));
  verdict.still = ~LANES_OF (changed);
  verdict.open = LANES_OF (OR3 (two.band[0], two.band[1], two.band[2]));
  return verdict;
}

static void
HERD (put_grid) (HERD (Herd) * self, uint32_t lane, const BandsGrid *grid)
{
  Word *words = (Word *) self->word;

  for (int i = 0; i < BANDS_WORDS; i++)
    WORD (words, i, lane) = grid->words[i];
  /* Writing 27 more words, each to another cache line, would take longer than masking them out
   * once. */
  if (LANES == 1)
    memset (self->alone, 0, sizeof self->alone);
  WORD ((Word *) &self->known, 0, lane) = 0;
  for (int b = 0; b < 3; b++)
    {
      WORD ((Word *) self->taken, b, lane) = 0;
      WORD ((Word *) self->sole, b, lane) = grid->sole[b];
    }
}

static void
HERD (begin_next_puzzle) (HERD (Herd) * self, uint32_t lane, BandsQueue *queue)
{
  BandsGrid grid;

  self->job[lane] = bands_take (queue, &grid);
  self->depth[lane] = 0;
  if (self->job[lane] == NULL)
    {
      grid = (BandsGrid){ 0 };
      self->busy &= ~(1u << lane);
    }
  HERD (put_grid) (self, lane, &grid);
  memset (self->quiet, 0, sizeof self->quiet);
}

/* Counts one more state of the lane's puzzle.  Returns false if a limit is reached. */
static inline bool
HERD (count_state) (HERD (Herd) * self, uint32_t lane)
{
  EngineJob *job = self->job[lane];

  if (engine_must_stop (&job->request, &job->answer))
    return false;
  job->answer.counters.nodes++;
  return true;
}

/* Continues with the lane's waiting grid, or with the next puzzle. */
static void
HERD (resume_waiting) (HERD (Herd) * self, uint32_t lane, BandsQueue *queue)
{
  const BandsGrid *grid;

  if (self->depth[lane] == 0)
    bands_end (self->job[lane]);
  if (self->depth[lane] == 0 || !HERD (count_state) (self, lane))
    {
      HERD (begin_next_puzzle) (self, lane, queue);
      return;
    }
  grid = &self->waiting[lane][--self->depth[lane]];
  HERD (put_grid) (self, lane, grid);
  self->quiet[grid->changed] = false;
}

#ifndef CHOOSE_PAIR

/* The words of one grid, as they lie in memory. */
typedef struct
{
  const uint32_t *at;
} HERD (Words);

INLINE
HERD (Words) HERD (copy_words) (const Word *words, uint32_t lane, uint32_t *out)
{
  for (int i = 0; i < BANDS_WORDS; i++)
    out[i] = WORD (words, i, lane);
  return (HERD (Words)){ out };
}

/* The values that a cell may have, a bit each. */
INLINE uint32_t
HERD (values_of) (const HERD (Words) * words, uint32_t band, uint32_t cell)
{
  uint32_t values = 0;

  for (uint32_t i = 0; i < BANDS_VALUES; i += LANES)
    {
      Lane some;

      memcpy (&some, words->at + BANDS_VALUES * band + i, sizeof some);
      values |= LANES_OF (some & cell) << i;
    }
  return values & ((1u << BANDS_VALUES) - 1);
}

/* How far a guess reaches.  Each candidate of the value that it would remove from other cells
 * counts three, and two more for each of those cells that would have one candidate left, so that it
 * goes on by itself.  The three bands are that of the cell and the other two. */
INLINE uint32_t
HERD (reach) (uint32_t bit, const uint32_t words[3], const uint32_t pairs[3])
{
  const uint32_t own = words[0] & bands_own[bit], far = words[1] & bands_other[bit],
                 farther = words[2] & bands_other[bit];
  const uint32_t n = COUNT_BITS (own | (uint64_t) (far | farther << 1) << 32);
  const uint32_t n_pairs = COUNT_BITS (
      (own & pairs[0]) | (uint64_t) ((far & pairs[1]) | (farther & pairs[2]) << 1) << 32);

  return n * (3 + 2 * n_pairs);
}

/* The product of the reaches of both candidates of a cell. */
INLINE uint32_t
HERD (score) (const HERD (Words) * grid, const uint32_t pairs[3], uint32_t band, uint32_t bit)
{
  const uint32_t after = band == 2 ? 0 : band + 1, last = band == 0 ? 2 : band - 1;
  const uint32_t in_order[3] = { pairs[band], pairs[after], pairs[last] };
  const uint32_t values = HERD (values_of) (grid, band, 1u << bit);
  uint32_t product = 1;

  for (uint32_t left = values, i = 0; i < 2; i++, left &= left - 1)
    {
      const uint32_t *word = grid->at + __builtin_ctz (left);
      const uint32_t words[3] = { word[BANDS_VALUES * band], word[BANDS_VALUES * after],
                                  word[BANDS_VALUES * last] };

      product *= HERD (reach) (bit, words, in_order);
    }
  return product;
}

/* The first cell of two candidates with the highest score, as 32 * band + bit.  Returns the score
 * and 1, or 0 if there is no such cell. */
INLINE uint32_t
HERD (choose_pair) (const HERD (Words) * words, const uint32_t pairs[3], uint32_t *out_number)
{
  uint32_t best = 0, number = 0;

  for (uint32_t b = 0; b < 3; b++)
    for (uint32_t left = pairs[b]; left != 0; left &= left - 1)
      {
        const uint32_t bit = (uint32_t) __builtin_ctz (left);
        const uint32_t score = HERD (score) (words, pairs, b, bit) + 1;

        number = score > best ? 32 * b + bit : number;
        best = score > best ? score : best;
      }
  *out_number = number;
  return best;
}

#endif

typedef struct
{
  uint32_t band, cell; /* one bit */
  bool is_pair;        /* the cell has two candidates */
} HERD (Choice);

/* The cell of two candidates with the highest score, or else the first cell of three or more. */
INLINE
HERD (Choice) HERD (choose_cell) (HERD (Herd) * self, uint32_t lane, const HERD (Words) * words)
{
  const Word *two = (Word *) self->two, *three = (Word *) self->three;
  uint32_t pairs[3], number = 0;

  for (uint32_t b = 0; b < 3; b++)
    pairs[b] = WORD (two, b, lane) & ~WORD (three, b, lane);
  if (HERD (choose_pair) (words, pairs, &number) > 0)
    return (HERD (Choice)){ .band = number >> 5, .cell = 1u << (number & 31), .is_pair = true };
  for (uint32_t b = 0; b < 2; b++)
    if (WORD (three, b, lane) != 0)
      return (HERD (Choice)){ .band = b, .cell = WORD (three, b, lane) & -WORD (three, b, lane) };
  return (HERD (Choice)){ .band = 2, .cell = WORD (three, 2, lane) & -WORD (three, 2, lane) };
}

/* Gives the cell its first candidate.  A copy of the grid without that candidate waits. */
static TARGET void
HERD (guess_cell) (HERD (Herd) * self, uint32_t lane, BandsQueue *queue)
{
  BandsGrid *grid = &self->waiting[lane][self->depth[lane]];
  Word *words = (Word *) self->word, *sole = (Word *) self->sole;
  HERD (Words) copied;
  HERD (Choice) choice;
  uint32_t values, value;

  if (!HERD (count_state) (self, lane))
    {
      HERD (begin_next_puzzle) (self, lane, queue);
      return;
    }
  copied = HERD (copy_words) (words, lane, grid->words);
  for (uint32_t b = 0; b < 3; b++)
    grid->sole[b] = WORD (sole, b, lane);
  choice = HERD (choose_cell) (self, lane, &copied);
  values = HERD (values_of) (&copied, choice.band, choice.cell);
  value = (uint32_t) __builtin_ctz (values);
  for (uint32_t left = values & (values - 1); left != 0; left &= left - 1)
    {
      const uint32_t other = (uint32_t) __builtin_ctz (left);

      WORD (words, BANDS_VALUES * choice.band + other, lane) &= ~choice.cell;
      self->quiet[other] = false;
    }
  WORD (sole, choice.band, lane) |= choice.cell;
  grid->words[BANDS_VALUES * choice.band + value] &= ~choice.cell;
  grid->sole[choice.band] |= choice.is_pair ? choice.cell : 0;
  grid->changed = value;
  self->depth[lane]++;
}

static void
HERD (report_solution) (HERD (Herd) * self, uint32_t lane, BandsQueue *queue)
{
  if (bands_report (queue, self->job[lane], (Word *) self->word + lane, LANES))
    HERD (resume_waiting) (self, lane, queue);
  else
    HERD (begin_next_puzzle) (self, lane, queue);
}

/* Handles dead, guessing and solved lanes in three loops: which of them a lane is cannot be
 * predicted by the processor. */
static TARGET void
HERD (run) (void *memory, BandsQueue *queue)
{
  HERD (Herd) *self = memory;

  self->busy = ALL_LANES;
  for (uint32_t lane = 0; lane < LANES; lane++)
    HERD (begin_next_puzzle) (self, lane, queue);
  while (self->busy != 0)
    {
      const HERD (Verdict) verdict = HERD (run_pass) (self);
      const uint32_t dead = verdict.dead & self->busy, still = verdict.still & self->busy & ~dead;

      for (uint32_t lanes = dead; lanes != 0; lanes &= lanes - 1)
        HERD (resume_waiting) (self, (uint32_t) __builtin_ctz (lanes), queue);
      for (uint32_t lanes = still & verdict.open; lanes != 0; lanes &= lanes - 1)
        HERD (guess_cell) (self, (uint32_t) __builtin_ctz (lanes), queue);
      for (uint32_t lanes = still & ~verdict.open; lanes != 0; lanes &= lanes - 1)
        HERD (report_solution) (self, (uint32_t) __builtin_ctz (lanes), queue);
    }
}

#undef INLINE
