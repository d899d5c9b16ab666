/* bands-gate.c - puzzles into words, and words into values, with 64 cells in a register.
 *
 * Uses the same four planes as bands-grid.c; a mask with one bit for each byte is a plane. */
#include "bands-private.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define TARGET __attribute__ ((target ("avx512f,avx512bw")))

#define FIRST     64                    /* cells in the first register */
#define REST      (BANDS_CELLS - FIRST) /* and in the second */
#define REST_MASK (((__mmask64) 1 << REST) - 1)

/* The band of each of 32 words, and its value. */
#define NINE_OF(x) x, x, x, x, x, x, x, x, x
static const uint32_t bands[32] = { NINE_OF (0), NINE_OF (1), NINE_OF (2) };
static const uint32_t values_of_words[32] = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5,
                                              6, 7, 8, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9 };

/* The bands of a plane, in the first three words. */
TARGET static inline __m512i
split_plane (uint64_t low, uint64_t high)
{
  return _mm512_zextsi128_si512 (_mm_setr_epi32 ((int) (low & BANDS_ALL),
                                                 (int) (low >> 27 & BANDS_ALL),
                                                 (int) ((low >> 54 | high << 10) & BANDS_ALL), 0));
}

TARGET void
bands_place_by_64 (const uint8_t *values, BandsGrid *grid)
{
  const __m512i first = _mm512_loadu_si512 (values),
                rest = _mm512_maskz_loadu_epi8 (REST_MASK, values + FIRST);
  const __m512i given =
      split_plane (_mm512_test_epi8_mask (first, first), _mm512_test_epi8_mask (rest, rest));
  __m512i planes[4];

  for (int p = 0; p < 4; p++)
    {
      const __m512i bit = _mm512_set1_epi8 ((char) (1 << p));

      planes[p] =
          split_plane (_mm512_test_epi8_mask (first, bit), _mm512_test_epi8_mask (rest, bit));
    }
  for (int half = 0; half < 2; half++)
    {
      const __m512i band = _mm512_loadu_si512 (bands + 16 * half),
                    value = _mm512_loadu_si512 (values_of_words + 16 * half);
      __m512i words = _mm512_set1_epi32 (BANDS_ALL);

      /* Cells whose bit equals that of the value. */
      for (int p = 0; p < 4; p++)
        {
          const __m512i plane = _mm512_permutexvar_epi32 (band, planes[p]);
          const __mmask16 is_set = _mm512_test_epi32_mask (value, _mm512_set1_epi32 (1 << p));

          words = _mm512_and_si512 (
              words, _mm512_mask_mov_epi32 (_mm512_xor_si512 (plane, _mm512_set1_epi32 (-1)),
                                            is_set, plane));
        }
      /* And cells without a given. */
      words = _mm512_or_si512 (words, _mm512_andnot_si512 (_mm512_permutexvar_epi32 (band, given),
                                                           _mm512_set1_epi32 (BANDS_ALL)));
      _mm512_storeu_si512 (grid->words + 16 * half, words);
    }
  _mm512_mask_storeu_epi32 (grid->sole, 7, given);
}

/* A band of each plane: the cells of all words whose value has the bit. */
typedef struct
{
  uint64_t one, two, four, eight;
} Planes;

static inline Planes
planes_of_band (const Word *words, size_t stride)
{
  const uint64_t three = words[2 * stride], five = words[4 * stride], seven = words[6 * stride],
                 nine = words[8 * stride], six_seven = words[5 * stride] | seven;

  return (Planes){ .one = words[0] | three | five | seven | nine,
                   .two = words[stride] | three | six_seven,
                   .four = words[3 * stride] | five | six_seven,
                   .eight = words[7 * stride] | nine };
}

TARGET static inline __m512i
add_plane (__m512i values, uint64_t plane, int bit)
{
  return _mm512_mask_add_epi8 (values, plane, values, _mm512_set1_epi8 ((char) bit));
}

#define LOW(bit)  a.bit | b.bit << 27 | c.bit << 54
#define HIGH(bit) c.bit >> 10

TARGET void
bands_read_by_64 (const Word *words, size_t stride, uint8_t *values)
{
  const Planes a = planes_of_band (words, stride),
               b = planes_of_band (words + BANDS_VALUES * stride, stride),
               c = planes_of_band (words + 2 * BANDS_VALUES * stride, stride);
  __m512i first = _mm512_maskz_set1_epi8 (LOW (one), 1),
          rest = _mm512_maskz_set1_epi8 (HIGH (one), 1);

  first = add_plane (first, LOW (two), 2);
  rest = add_plane (rest, HIGH (two), 2);
  first = add_plane (first, LOW (four), 4);
  rest = add_plane (rest, HIGH (four), 4);
  first = add_plane (first, LOW (eight), 8);
  rest = add_plane (rest, HIGH (eight), 8);
  _mm512_storeu_si512 (values, first);
  _mm512_storeu_si512 (values + FIRST, rest);
}

#endif
