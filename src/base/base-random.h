/* base-random.h - numbers that look random and are the same everywhere for the same seed. */
#ifndef BASE_RANDOM_H
#define BASE_RANDOM_H

#include <stdint.h>

/* Scatters the bits of `x`: a bijection in which every bit of the result depends on every bit of
 * `x` (the finaliser of Steele, Lea and Flood's SplitMix64). */
static inline uint64_t
base_mix (uint64_t x)
{
  x += 0x9e3779b97f4a7c15u;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

/* A number below `n` (which is not 0) from 64 scattered bits, with negligible bias. */
static inline uint32_t
base_below (uint64_t bits, uint32_t n)
{
  return (uint32_t) (((bits >> 32) * n) >> 32);
}

/* A stream of numbers: seed it by setting `state`. */
typedef struct
{
  uint64_t state;
} BaseRandom;

static inline uint64_t
base_random_next (BaseRandom *self)
{
  return base_mix (self->state++);
}

static inline uint32_t
base_random_below (BaseRandom *self, uint32_t n)
{
  return base_below (base_random_next (self), n);
}

#endif
