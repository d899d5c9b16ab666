/* bands-choose-private.h - the choice of a cell in bands-body-private.h, for sixteen cells at once.
 *
 * The score is the same as there, and it goes value by value too.  But the cells with two
 * candidates of one grid stand side by side in vectors, and what a cell needs of the grid's words
 * is picked from two vectors that hold all of them.  Choosing cell by cell takes as long as all the
 * passes between two guesses.
 *
 * bands-herds.c includes this file after it has defined HERD, TARGET and COUNT_EACH (the bits of
 * each of sixteen words). */

#define INLINE static inline __attribute__ ((always_inline)) TARGET

/* The words of one grid, or another 32 words: two vectors as one table. */
typedef struct
{
  __m512i low, high;
} HERD (Words);

INLINE __m512i
HERD (look_up) (const HERD (Words) * self, __m512i index)
{
  return _mm512_permutex2var_epi32 (self->low, index, self->high);
}

#define SIXTEEN(OF, i)                                                                             \
  _mm512_setr_epi32 (OF (i), OF ((i) + 1), OF ((i) + 2), OF ((i) + 3), OF ((i) + 4), OF ((i) + 5), \
                     OF ((i) + 6), OF ((i) + 7), OF ((i) + 8), OF ((i) + 9), OF ((i) + 10),        \
                     OF ((i) + 11), OF ((i) + 12), OF ((i) + 13), OF ((i) + 14), OF ((i) + 15))
#define OF_LANE(i) ((i) < BANDS_WORDS ? (int) WORD (words, i, lane) : 0)

/* The words stay in registers: after they were written word by word, they cannot be read back as a
 * vector at once. */
INLINE
HERD (Words) HERD (copy_words) (const Word *words, uint32_t lane, uint32_t *out)
{
  const HERD (Words) self = { SIXTEEN (OF_LANE, 0), SIXTEEN (OF_LANE, 16) };

  _mm512_storeu_si512 (out, self.low);
  _mm512_storeu_si512 (out + 16, self.high);
  return self;
}

/* The values that a cell may have, a bit each. */
INLINE uint32_t
HERD (values_of) (const HERD (Words) * words, uint32_t band, uint32_t cell)
{
  const __m512i bit = _mm512_set1_epi32 ((int) cell);
  const uint32_t low = _mm512_test_epi32_mask (words->low, bit),
                 high = _mm512_test_epi32_mask (words->high, bit);

  return (low | high << 16) >> BANDS_VALUES * band & ((1u << BANDS_VALUES) - 1);
}

/* For sixteen cells: the band of each and the other two, in order, as the index of their first word
 * in the grid and as their cells with two candidates; the cell's bit; and its peers. */
typedef struct
{
  __m512i first[3], pairs[3];
  __m512i bit, own, other;
} HERD (Cells);

INLINE
HERD (Cells) HERD (gather_cells) (__m512i number, __m512i pairs)
{
  const HERD (Words) own = { _mm512_loadu_si512 (bands_own), _mm512_loadu_si512 (bands_own + 16) };
  const HERD (Words)
      other = { _mm512_loadu_si512 (bands_other), _mm512_loadu_si512 (bands_other + 16) };
  const __m512i band = _mm512_srli_epi32 (number, 5),
                bit = _mm512_and_si512 (number, _mm512_set1_epi32 (31));
  const __m512i next = _mm512_setr_epi32 (1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  HERD (Cells) self;
  __m512i at = band;

  for (int i = 0; i < 3; i++)
    {
      self.first[i] = _mm512_add_epi32 (_mm512_slli_epi32 (at, 3), at);
      self.pairs[i] = _mm512_permutexvar_epi32 (at, pairs);
      at = _mm512_permutexvar_epi32 (at, next);
    }
  self.bit = _mm512_sllv_epi32 (_mm512_set1_epi32 (1), bit);
  self.own = HERD (look_up) (&own, bit);
  self.other = HERD (look_up) (&other, bit);
  return self;
}

/* How far a value reaches from each cell. */
INLINE __m512i
HERD (reach_each) (const HERD (Words) * words, const HERD (Cells) * cells, __m512i value)
{
  __m512i seen[3], paired[3], n, n_pairs;

  for (int i = 0; i < 3; i++)
    {
      seen[i] = _mm512_and_si512 (HERD (look_up) (words, _mm512_add_epi32 (cells->first[i], value)),
                                  i == 0 ? cells->own : cells->other);
      paired[i] = _mm512_and_si512 (seen[i], cells->pairs[i]);
    }
  n = _mm512_add_epi32 (COUNT_EACH (seen[0]),
                        COUNT_EACH (_mm512_or_si512 (seen[1], _mm512_slli_epi32 (seen[2], 1))));
  n_pairs =
      _mm512_add_epi32 (COUNT_EACH (paired[0]),
                        COUNT_EACH (_mm512_or_si512 (paired[1], _mm512_slli_epi32 (paired[2], 1))));
  return _mm512_mullo_epi32 (
      n, _mm512_add_epi32 (_mm512_slli_epi32 (n_pairs, 1), _mm512_set1_epi32 (3)));
}

/* One more than the product of the reaches of both candidates. */
INLINE __m512i
HERD (score_each) (const HERD (Words) * words, const HERD (Cells) * cells)
{
  __m512i sum = _mm512_setzero_si512 (), last = sum, number = sum;

  for (int value = 0; value < BANDS_VALUES; value++)
    {
      const __m512i word = HERD (look_up) (words, _mm512_add_epi32 (cells->first[0], number));
      const __mmask16 has = _mm512_test_epi32_mask (word, cells->bit);

      sum = _mm512_mask_add_epi32 (sum, has, sum, number);
      last = _mm512_mask_mov_epi32 (last, has, number);
      number = _mm512_add_epi32 (number, _mm512_set1_epi32 (1));
    }
  return _mm512_add_epi32 (
      _mm512_mullo_epi32 (HERD (reach_each) (words, cells, last),
                          HERD (reach_each) (words, cells, _mm512_sub_epi32 (sum, last))),
      _mm512_set1_epi32 (1));
}

/* The cells in a half of a band's word that are in `pairs`, in their order: 32 * band + bit. */
INLINE __m512i
HERD (half_list) (const uint32_t pairs[3], uint32_t half, uint32_t *out_n)
{
  const __m512i from_0 = _mm512_setr_epi32 (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const __mmask16 some = (__mmask16) (pairs[half / 2] >> 16 * (half % 2));

  *out_n = (uint32_t) __builtin_popcount (some);
  return _mm512_maskz_compress_epi32 (
      some, _mm512_add_epi32 (from_0, _mm512_set1_epi32 (16 * (int) half)));
}

/* The first sixteen of all halves.  Not through memory, for the reason above. */
INLINE __m512i
HERD (list_first) (const uint32_t pairs[3], uint32_t *out_n)
{
  uint32_t n, n_more;
  __m512i list = HERD (half_list) (pairs, 0, &n);

  for (uint32_t half = 1; half < 6; half++)
    {
      const __m512i more = HERD (half_list) (pairs, half, &n_more);

      list = _mm512_mask_expand_epi32 (list, (__mmask16) (n < 16 ? 0xffffu << n : 0), more);
      n += n_more;
    }
  *out_n = n;
  return list;
}

/* Lists all cells; the array has room for sixteen more. */
static TARGET __attribute__ ((noinline)) void
HERD (list_all) (const uint32_t pairs[3], uint32_t *out_numbers)
{
  uint32_t n_more;

  for (uint32_t half = 0; half < 6; half++)
    {
      _mm512_storeu_si512 (out_numbers, HERD (half_list) (pairs, half, &n_more));
      out_numbers += n_more;
    }
}

/* Finds the best of up to sixteen cells, and updates `best` where that is better. */
INLINE void
HERD (keep_better) (const HERD (Words) * words,
                    __m512i in_bands,
                    __m512i numbers,
                    uint32_t n,
                    uint32_t *best,
                    uint32_t *out_number)
{
  const HERD (Cells) cells = HERD (gather_cells) (numbers, in_bands);
  const __mmask16 there = (__mmask16) (n < 16 ? (1u << n) - 1 : 0xffff);
  const __m512i scores = HERD (score_each) (words, &cells);
  const uint32_t highest = _mm512_mask_reduce_max_epu32 (there, scores);
  __mmask16 first;

  if (highest <= *best)
    return;
  first = _mm512_mask_cmpeq_epu32_mask (there, scores, _mm512_set1_epi32 ((int) highest));
  *best = highest;
  *out_number = (uint32_t) _mm512_cvtsi512_si32 (_mm512_maskz_compress_epi32 (first, numbers));
}

/* The first cell with the highest score, as 32 * band + bit.  Returns the score and 1, or 0 if
 * there is no such cell. */
INLINE uint32_t
HERD (choose_pair) (const HERD (Words) * words, const uint32_t pairs[3], uint32_t *out_number)
{
  const __m512i in_bands =
      _mm512_zextsi128_si512 (_mm_setr_epi32 ((int) pairs[0], (int) pairs[1], (int) pairs[2], 0));
  uint32_t best = 0, n;
  const __m512i list = HERD (list_first) (pairs, &n);

  if (n > 0)
    HERD (keep_better) (words, in_bands, list, n, &best, out_number);
  if (n > 16)
    {
      uint32_t numbers[BANDS_CELLS + 16];

      HERD (list_all) (pairs, numbers);
      for (uint32_t i = 16; i < n; i += 16)
        HERD (keep_better)
        (words, in_bands, _mm512_loadu_si512 (numbers + i), n - i, &best, out_number);
    }
  return best;
}

#undef INLINE
#undef SIXTEEN
#undef OF_LANE
