/* bits-paths.c - the search of `bits` for each kind of vector registers, and which of them run
 * here.
 *
 * All of them count the same bits, so they choose the same items and the same options, and have
 * equal nodes. */
#include "bits-private.h"

#include <string.h>

static bool
runs_anywhere (void)
{
  return true;
}

/* Eight bytes in a word, the first in its lowest bits whatever the machine's order. */
#define EACH (UINT64_MAX / 255)
#define TOPS (EACH << 7)

static inline uint64_t
plain_order (uint64_t x)
{
  return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? x : __builtin_bswap64 (x);
}

static inline uint64_t
plain_load (const uint8_t *at)
{
  uint64_t x;

  memcpy (&x, at, sizeof x);
  return plain_order (x);
}

static inline void
plain_store (uint8_t *at, uint64_t x)
{
  x = plain_order (x);
  memcpy (at, &x, sizeof x);
}

/* A bit for each byte, of its top bit. */
static inline uint64_t
plain_tops (uint64_t x)
{
  return ((x & TOPS) >> 7) * 0x0102040810204080u >> 56;
}

static inline uint64_t
plain_not_zero (uint64_t x)
{
  return plain_tops (((x & ~TOPS) + ~TOPS) | x);
}

static inline uint64_t
plain_count_bits (uint64_t x)
{
  x -= x >> 1 & EACH * 0x55;
  x = (x & EACH * 0x33) + (x >> 2 & EACH * 0x33);
  return (x + (x >> 4)) & EACH * 0x0f;
}

/* 0xff in the bytes whose top bit is set. */
static inline uint64_t
plain_fill (uint64_t tops)
{
  tops = (tops & TOPS) >> 7;
  return (tops << 8) - tops;
}

/* `b` has at most 8 in each byte. */
static inline uint64_t
plain_add (uint64_t a, uint64_t b)
{
  const uint64_t low = (a & ~TOPS) + b;

  return (low ^ (a & TOPS)) | plain_fill (a & low);
}

static inline uint64_t
plain_smaller (uint64_t a, uint64_t b)
{
  /* The top bit of each byte of `below`: a < b there. */
  const uint64_t rest = (b | TOPS) - (a & ~TOPS) - EACH;
  const uint64_t below = plain_fill ((~a & b) | (~(a ^ b) & rest));

  return (a & below) | (b & ~below);
}

static inline uint32_t
plain_least (uint64_t x)
{
  uint32_t least = 255;

  for (int i = 0; i < 8; i++, x >>= 8)
    if ((x & 255) < least)
      least = x & 255;
  return least;
}

#define PATH(name) plain_##name
#define TARGET
#define Vector        uint64_t
#define SPREAD(byte)  ((byte) *EACH)
#define LOAD(at)      plain_load (at)
#define STORE(at, x)  plain_store (at, x)
#define AND(a, b)     ((a) & (b))
#define AND_NOT(a, b) ((a) & ~(b))
#define OR(a, b)      ((a) | (b))
#define COUNT_BITS(x) plain_count_bits (x)
#define ADD(a, b)     plain_add (a, b)
#define SMALLER(a, b) plain_smaller (a, b)
#define LEAST(x)      plain_least (x)
#define NOT_ZERO(x)   plain_not_zero (x)
#define EQUAL(a, b)   (plain_not_zero ((a) ^ (b)) ^ 255)
#include "bits-body-private.h"
#undef PATH
#undef TARGET
#undef Vector
#undef SPREAD
#undef LOAD
#undef STORE
#undef AND
#undef AND_NOT
#undef OR
#undef COUNT_BITS
#undef ADD
#undef SMALLER
#undef LEAST
#undef NOT_ZERO
#undef EQUAL

#if defined(__x86_64__)

#include <immintrin.h>

static bool
has_sse42 (void)
{
  return __builtin_cpu_supports ("sse4.2") && __builtin_cpu_supports ("popcnt");
}

static bool
has_avx2 (void)
{
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("popcnt")
         && __builtin_cpu_supports ("bmi");
}

static bool
has_avx512 (void)
{
  return has_avx2 () && __builtin_cpu_supports ("avx512bw") && __builtin_cpu_supports ("avx512vl")
         && __builtin_cpu_supports ("avx512bitalg");
}

#define TARGET_SSE42  __attribute__ ((target ("sse4.2,popcnt")))
#define TARGET_AVX2   __attribute__ ((target ("avx2,popcnt,bmi")))
#define TARGET_AVX512 __attribute__ ((target ("avx2,popcnt,bmi,avx512bw,avx512vl,avx512bitalg")))

/* How many bits each number below 16 has. */
#define BITS_OF_NIBBLES 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4

/* Uses the one instruction for the smallest of eight words of 16 bits. */
TARGET_SSE42 static inline __attribute__ ((always_inline)) uint32_t
sse42_least (__m128i x)
{
  x = _mm_min_epu8 (x, _mm_srli_epi16 (x, 8));
  return (uint32_t) _mm_cvtsi128_si32 (_mm_minpos_epu16 (x)) & 255;
}

TARGET_SSE42 static inline __attribute__ ((always_inline)) __m128i
sse42_count_bits (__m128i x)
{
  const __m128i counts = _mm_setr_epi8 (BITS_OF_NIBBLES), low = _mm_set1_epi8 (15);

  return _mm_add_epi8 (_mm_shuffle_epi8 (counts, _mm_and_si128 (x, low)),
                       _mm_shuffle_epi8 (counts, _mm_and_si128 (_mm_srli_epi16 (x, 4), low)));
}

#define PATH(name)    sse42_##name
#define TARGET        TARGET_SSE42
#define Vector        __m128i
#define SPREAD(byte)  _mm_set1_epi8 ((char) (byte))
#define LOAD(at)      _mm_load_si128 ((const __m128i *) (at))
#define STORE(at, x)  _mm_store_si128 ((__m128i *) (at), x)
#define AND(a, b)     _mm_and_si128 (a, b)
#define AND_NOT(a, b) _mm_andnot_si128 (b, a)
#define OR(a, b)      _mm_or_si128 (a, b)
#define COUNT_BITS(x) sse42_count_bits (x)
#define ADD(a, b)     _mm_adds_epu8 (a, b)
#define SMALLER(a, b) _mm_min_epu8 (a, b)
#define LEAST(x)      sse42_least (x)
#define EQUAL(a, b)   (uint32_t) _mm_movemask_epi8 (_mm_cmpeq_epi8 (a, b))
#define NOT_ZERO(x)   (EQUAL (x, _mm_setzero_si128 ()) ^ 0xffffu)
#include "bits-body-private.h"
#undef PATH
#undef TARGET
#undef Vector
#undef SPREAD
#undef LOAD
#undef STORE
#undef AND
#undef AND_NOT
#undef OR
#undef COUNT_BITS
#undef ADD
#undef SMALLER
#undef LEAST
#undef EQUAL
#undef NOT_ZERO

TARGET_AVX2 static inline __attribute__ ((always_inline)) __m256i
avx2_count_bits (__m256i x)
{
  const __m256i counts = _mm256_setr_epi8 (BITS_OF_NIBBLES, BITS_OF_NIBBLES),
                low = _mm256_set1_epi8 (15);

  return _mm256_add_epi8 (
      _mm256_shuffle_epi8 (counts, _mm256_and_si256 (x, low)),
      _mm256_shuffle_epi8 (counts, _mm256_and_si256 (_mm256_srli_epi16 (x, 4), low)));
}

#define PATH(name)    avx2_##name
#define TARGET        TARGET_AVX2
#define Vector        __m256i
#define SPREAD(byte)  _mm256_set1_epi8 ((char) (byte))
#define LOAD(at)      _mm256_load_si256 ((const __m256i *) (at))
#define STORE(at, x)  _mm256_store_si256 ((__m256i *) (at), x)
#define AND(a, b)     _mm256_and_si256 (a, b)
#define AND_NOT(a, b) _mm256_andnot_si256 (b, a)
#define OR(a, b)      _mm256_or_si256 (a, b)
#define COUNT_BITS(x) avx2_count_bits (x)
#define ADD(a, b)     _mm256_adds_epu8 (a, b)
#define SMALLER(a, b) _mm256_min_epu8 (a, b)
#define LEAST(x) \
  sse42_least (_mm_min_epu8 (_mm256_castsi256_si128 (x), _mm256_extracti128_si256 (x, 1)))
#define EQUAL(a, b) (uint32_t) _mm256_movemask_epi8 (_mm256_cmpeq_epi8 (a, b))
#define NOT_ZERO(x) (~EQUAL (x, _mm256_setzero_si256 ()))
#include "bits-body-private.h"
#undef PATH
#undef TARGET
#undef COUNT_BITS
#undef EQUAL
#undef NOT_ZERO

#define PATH(name)    avx512_##name
#define TARGET        TARGET_AVX512
#define COUNT_BITS(x) _mm256_popcnt_epi8 (x)
#define EQUAL(a, b)   _mm256_cmpeq_epi8_mask (a, b)
#define NOT_ZERO(x)   _mm256_test_epi8_mask (x, x)
#include "bits-body-private.h"

static bool
has_word (void)
{
  return has_avx512 () && __builtin_cpu_supports ("avx512vpopcntdq");
}

static void
word_run (BitsSearch *self)
{
  if (!bits_word_run (self))
    avx512_run (self);
}

#elif defined(__ARM_NEON) && defined(__aarch64__)

/* Every machine with NEON has these instructions. */
#include <arm_neon.h>

static inline uint32_t
neon_bits_of (uint8x16_t mask)
{
  static const uint8_t bits[16] = { 1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128 };
  const uint8x16_t masked = vandq_u8 (mask, vld1q_u8 (bits));

  return vaddv_u8 (vget_low_u8 (masked)) | (uint32_t) vaddv_u8 (vget_high_u8 (masked)) << 8;
}

#define PATH(name) neon_##name
#define TARGET
#define Vector        uint8x16_t
#define SPREAD(byte)  vdupq_n_u8 (byte)
#define LOAD(at)      vld1q_u8 (at)
#define STORE(at, x)  vst1q_u8 (at, x)
#define AND(a, b)     vandq_u8 (a, b)
#define AND_NOT(a, b) vbicq_u8 (a, b)
#define OR(a, b)      vorrq_u8 (a, b)
#define COUNT_BITS(x) vcntq_u8 (x)
#define ADD(a, b)     vqaddq_u8 (a, b)
#define SMALLER(a, b) vminq_u8 (a, b)
#define LEAST(x)      ((uint32_t) vminvq_u8 (x))
#define EQUAL(a, b)   neon_bits_of (vceqq_u8 (a, b))
#define NOT_ZERO(x)   neon_bits_of (vtstq_u8 (x, x))
#include "bits-body-private.h"

#endif

static const BitsPath paths[] = {
  { .id = "plain", .runs_here = runs_anywhere, .run = plain_run },
#if defined(__x86_64__)
  { .id = "sse4.2", .runs_here = has_sse42, .run = sse42_run },
  { .id = "avx2", .runs_here = has_avx2, .run = avx2_run },
  { .id = "avx512", .runs_here = has_avx512, .run = avx512_run },
  { .id = "avx512-word", .runs_here = has_word, .run = word_run },
#elif defined(__ARM_NEON) && defined(__aarch64__)
  { .id = "neon", .runs_here = runs_anywhere, .run = neon_run },
#endif
};

const unsigned bits_n_paths = sizeof paths / sizeof *paths;

const BitsPath *
bits_path (unsigned index)
{
  return &paths[index];
}

const BitsPath *
bits_best_path (void)
{
  const BitsPath *best = paths;

  for (unsigned i = 1; i < bits_n_paths; i++)
    if (paths[i].runs_here ())
      best = &paths[i];
  return best;
}
