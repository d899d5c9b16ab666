/* reason-bits-private.h - sets of options and of items as bits. */
#ifndef REASON_BITS_PRIVATE_H
#define REASON_BITS_PRIVATE_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define REASON_WORDS(n_bits) (((n_bits) + 63u) / 64u)

static inline bool
reason_has (const uint64_t *set, uint32_t bit)
{
  return (set[bit / 64] >> bit % 64 & 1) != 0;
}

static inline void
reason_add (uint64_t *set, uint32_t bit)
{
  set[bit / 64] |= (uint64_t) 1 << bit % 64;
}

static inline void
reason_drop (uint64_t *set, uint32_t bit)
{
  set[bit / 64] &= ~((uint64_t) 1 << bit % 64);
}

static inline void
reason_clear (uint64_t *set, uint32_t n_words)
{
  memset (set, 0, n_words * sizeof *set);
}

static inline void
reason_copy (uint64_t *set, const uint64_t *from, uint32_t n_words)
{
  memcpy (set, from, n_words * sizeof *set);
}

static inline bool
reason_is_empty (const uint64_t *set, uint32_t n_words)
{
  uint64_t any = 0;

  for (uint32_t i = 0; i < n_words; i++)
    any |= set[i];
  return any == 0;
}

static inline bool
reason_meet (const uint64_t *one, const uint64_t *other, uint32_t n_words)
{
  uint64_t any = 0;

  for (uint32_t i = 0; i < n_words; i++)
    any |= one[i] & other[i];
  return any != 0;
}

/* Whether all members of the one set are in the other. */
static inline bool
reason_is_within (const uint64_t *one, const uint64_t *other, uint32_t n_words)
{
  for (uint32_t i = 0; i < n_words; i++)
    if ((one[i] & ~other[i]) != 0)
      return false;
  return true;
}

static inline uint32_t
reason_size (const uint64_t *set, uint32_t n_words)
{
  uint32_t n = 0;

  for (uint32_t i = 0; i < n_words; i++)
    n += (uint32_t) __builtin_popcountll (set[i]);
  return n;
}

/* Whether a short set has at most n members. */
static inline bool
reason_has_at_most (uint32_t set, uint32_t n)
{
  for (; n > 0 && set != 0; n--)
    set &= set - 1;
  return set == 0;
}

/* A loop over the members `bit` of a set of `n_words` words.  The set may change meanwhile: each
 * word is read once, when the loop comes to it. */
#define REASON_EACH(bit, set, n_words) \
  for (uint32_t word_ = 0; word_ < (n_words); word_++) \
    for (uint64_t left_ = (set)[word_]; left_ != 0; left_ &= left_ - 1) \
      for (uint32_t bit = word_ * 64 + (uint32_t) __builtin_ctzll (left_), once_ = 1; once_ != 0; \
           once_ = 0)

#endif
