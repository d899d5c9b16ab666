/* bands-herds.c - the search of `bands` for each width of lanes, and which of them run here. */
#include "bands-private.h"

#include <string.h>

#define WORD(lanes, index, lane) ((lanes)[(size_t) (index) *LANES + (lane)])

#define ALL_LANES   (uint32_t) (((uint64_t) 1 << LANES) - 1)
#define ROW         0x1ffu
#define ROW_STARTS  0x0040201u /* the first bit of each row of nine */
#define FIRST_SIX   (0x3fu * ROW_STARTS)
#define EVERY_THIRD 0111111111u /* the first of each three bits */
#define FIRST_TWO   (3 * EVERY_THIRD)

/* Operations on three words.  OR3: any; MAJORITY: at least two; PICK: bits of `a` where the mask
 * has them, of `b` elsewhere.  Then: `a` without `b` except for `c`; `a` without both; either, in
 * the mask; and `a` or where the others differ. */
#define OR3(a, b, c)           ((a) | (b) | (c))
#define MAJORITY(a, b, c)      (((a) & (b)) | (((a) | (b)) & (c)))
#define PICK(mask, a, b)       (((a) & (mask)) | ((b) & ~(mask)))
#define UNLESS(a, b, c)        ((a) & (~(b) | (c)))
#define NEITHER(a, b, c)       ((a) & ~((b) | (c)))
#define EITHER_IN(a, b, mask)  (((a) | (b)) & (mask))
#define OR_DIFFERENCE(a, b, c) ((a) | ((b) ^ (c)))

/* LANES_OF: a bit for each lane that is not zero. */

static bool
runs_anywhere (void)
{
  return true;
}

static inline uint32_t
count_bits (uint64_t x)
{
  x -= x >> 1 & 0x5555555555555555u;
  x = (x & 0x3333333333333333u) + (x >> 2 & 0x3333333333333333u);
  x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fu;
  return (uint32_t) (x * 0x0101010101010101u >> 56);
}

#define HERD(name) name##_1
#define LANES      1
#define TARGET
#define Lane          uint32_t
#define LANES_OF(x)   ((x) != 0 ? 1u : 0u)
#define COUNT_BITS(x) count_bits (x)
#include "bands-body-private.h"
#undef HERD
#undef LANES
#undef TARGET
#undef Lane
#undef LANES_OF
#undef COUNT_BITS

#define COUNT_BITS(x) ((uint32_t) __builtin_popcountll (x))

#if defined(__x86_64__)

#include <immintrin.h>

typedef uint32_t __attribute__ ((vector_size (16))) Lane4;
typedef uint32_t __attribute__ ((vector_size (32))) Lane8;
typedef uint32_t __attribute__ ((vector_size (64))) Lane16;

static bool
has_sse42 (void)
{
  return __builtin_cpu_supports ("sse4.2") && __builtin_cpu_supports ("popcnt");
}

static bool
has_avx2 (void)
{
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("popcnt");
}

static bool
has_avx512 (void)
{
  return __builtin_cpu_supports ("avx512f") && __builtin_cpu_supports ("popcnt");
}

static bool
has_avx512_counts_and_bytes (void)
{
  return has_avx512 () && __builtin_cpu_supports ("avx512vpopcntdq")
         && __builtin_cpu_supports ("avx512bw");
}

#define HERD(name) name##_4
#define LANES      4
#define TARGET     __attribute__ ((target ("sse4.2,popcnt")))
#define Lane       Lane4
#define LANES_OF(x)                                                                             \
  (~(uint32_t) _mm_movemask_ps ((__m128) _mm_cmpeq_epi32 ((__m128i) (x), _mm_setzero_si128 ())) \
   & ALL_LANES)
#include "bands-body-private.h"
#undef HERD
#undef LANES
#undef TARGET
#undef Lane
#undef LANES_OF

#define HERD(name) name##_8
#define LANES      8
#define TARGET     __attribute__ ((target ("avx2,popcnt")))
#define Lane       Lane8
#define LANES_OF(x)                                                          \
  (~(uint32_t) _mm256_movemask_ps (                                          \
       (__m256) _mm256_cmpeq_epi32 ((__m256i) (x), _mm256_setzero_si256 ())) \
   & ALL_LANES)
#include "bands-body-private.h"
#undef HERD
#undef LANES
#undef TARGET
#undef Lane
#undef LANES_OF

/* Any function of three bits is one instruction here: its table is the last argument. */
#undef OR3
#undef MAJORITY
#undef PICK
#undef UNLESS
#undef NEITHER
#undef EITHER_IN
#undef OR_DIFFERENCE
#define OF_THREE(a, b, c, table) \
  ((Lane) _mm512_ternarylogic_epi32 ((__m512i) (a), (__m512i) (b), (__m512i) (c), table))
#define OR3(a, b, c)           OF_THREE (a, b, c, 0xfe)
#define MAJORITY(a, b, c)      OF_THREE (a, b, c, 0xe8)
#define PICK(mask, a, b)       OF_THREE (_mm512_set1_epi32 ((int) (mask)), a, b, 0xca)
#define UNLESS(a, b, c)        OF_THREE (a, b, c, 0xb0)
#define NEITHER(a, b, c)       OF_THREE (a, b, c, 0x10)
#define EITHER_IN(a, b, mask)  OF_THREE (a, b, _mm512_set1_epi32 ((int) (mask)), 0xa8)
#define OR_DIFFERENCE(a, b, c) OF_THREE (a, b, c, 0xf6)

#define LANES       16
#define Lane        Lane16
#define LANES_OF(x) ((uint32_t) _mm512_test_epi32_mask ((__m512i) (x), (__m512i) (x)))
#define CHOOSE_PAIR

#define HERD(name)    name##_16
#define TARGET        __attribute__ ((target ("avx512f,popcnt")))
#define COUNT_EACH(x) count_each (x)
TARGET static inline __m512i
count_each (__m512i x)
{
  const __m512i ones = _mm512_set1_epi32 (0x55555555), twos = _mm512_set1_epi32 (0x33333333),
                fours = _mm512_set1_epi32 (0x0f0f0f0f);

  x = _mm512_sub_epi32 (x, _mm512_and_si512 (_mm512_srli_epi32 (x, 1), ones));
  x = _mm512_add_epi32 (_mm512_and_si512 (x, twos),
                        _mm512_and_si512 (_mm512_srli_epi32 (x, 2), twos));
  x = _mm512_and_si512 (_mm512_add_epi32 (x, _mm512_srli_epi32 (x, 4)), fours);
  x = _mm512_add_epi32 (x, _mm512_srli_epi32 (x, 8));
  x = _mm512_add_epi32 (x, _mm512_srli_epi32 (x, 16));
  return _mm512_and_si512 (x, _mm512_set1_epi32 (63));
}
#include "bands-choose-private.h"

#include "bands-body-private.h"
#undef HERD
#undef TARGET
#undef COUNT_EACH

#define HERD(name)    name##_16_counting
#define TARGET        __attribute__ ((target ("avx512f,avx512vpopcntdq,popcnt")))
#define COUNT_EACH(x) _mm512_popcnt_epi32 (x)
#include "bands-choose-private.h"

#include "bands-body-private.h"

#elif defined(__ARM_NEON) && defined(__aarch64__)

/* Every machine with NEON runs these.  Tested under emulation: tests/arm. */
#include <arm_neon.h>

#define HERD(name) name##_4
#define LANES      4
#define TARGET
#define Lane        uint32x4_t
#define LANES_OF(x) neon_lanes_of (x)

static inline uint32_t
neon_lanes_of (uint32x4_t x)
{
  static const uint32_t bits[4] = { 1, 2, 4, 8 };

  return vaddvq_u32 (vandq_u32 (vtstq_u32 (x, x), vld1q_u32 (bits)));
}

#include "bands-body-private.h"

#endif

#if defined(__x86_64__)
static const BandsGate gate_by_64 = { bands_place_by_64, bands_read_by_64 };
#endif

static const BandsHerd herds[] = {
  { .id = "plain",
    .n_lanes = 1,
    .gate = &bands_plain_gate,
    .size = sizeof (Herd_1),
    .runs_here = runs_anywhere,
    .run = run_1 },
#if defined(__x86_64__)
  { .id = "sse4.2",
    .n_lanes = 4,
    .gate = &bands_plain_gate,
    .size = sizeof (Herd_4),
    .runs_here = has_sse42,
    .run = run_4 },
  { .id = "avx2",
    .n_lanes = 8,
    .gate = &bands_plain_gate,
    .size = sizeof (Herd_8),
    .runs_here = has_avx2,
    .run = run_8 },
  { .id = "avx512",
    .n_lanes = 16,
    .gate = &bands_plain_gate,
    .size = sizeof (Herd_16),
    .runs_here = has_avx512,
    .run = run_16 },
  { .id = "avx512 with counts and bytes",
    .n_lanes = 16,
    .gate = &gate_by_64,
    .size = sizeof (Herd_16_counting),
    .runs_here = has_avx512_counts_and_bytes,
    .run = run_16_counting },
#elif defined(__ARM_NEON) && defined(__aarch64__)
  { .id = "neon",
    .n_lanes = 4,
    .gate = &bands_plain_gate,
    .size = sizeof (Herd_4),
    .runs_here = runs_anywhere,
    .run = run_4 },
#endif
};

const unsigned bands_n_herds = sizeof herds / sizeof *herds;

const BandsHerd *
bands_herd (unsigned index)
{
  return &herds[index];
}
