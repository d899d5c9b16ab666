/* bits-word.c - the search of `bits` where all options fit into one word and items into 32 lanes of
 * words.
 *
 * Such a problem is over after a thousand nodes, and a node costs more waiting than work.  So here
 * the items' options stay in registers, eight items in each, and are counted with one instruction.
 * One more instruction finds the item with fewest options, from counts with the item's number in
 * their low bits.  The next level with waiting states is the highest bit of a word, so no loop
 * looks for it.
 *
 * The stack and its order are those of the other paths (bits-body-private.h).  During the search,
 * the lanes of a set are bits in its second word, which has no options; before and after, they are
 * lanes.
 *
 * Tried and dropped: lanes kept all the time, as vectors, 1.7 times as slow. */
#include "bits-private.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define MOST_OPTIONS 64u
#define MOST_ITEMS   32u
#define STRIDE       8u /* words of a set: four of options, four of lanes */
#define ITEM_BITS    5

#define TARGET \
  __attribute__ ((target ("avx2,popcnt,bmi,avx512f,avx512bw,avx512vl,avx512vpopcntdq")))
#define INLINE static inline __attribute__ ((always_inline)) TARGET

/* The changes made by taking an option. */
typedef struct
{
  uint64_t conflicts, cover;
} Change;

typedef struct
{
  Change changes[MOST_OPTIONS];
  uint64_t owners[MOST_ITEMS];
} Table;

/* The lanes that are closed, as bits. */
INLINE uint64_t
closed_lanes (const uint8_t *lanes)
{
  return (uint32_t) _mm256_movemask_epi8 (_mm256_load_si256 ((const __m256i *) lanes));
}

INLINE void
fill_table (Table *self, const BitsPlan *plan)
{
  for (uint32_t option = 0; option < plan->n_options; option++)
    self->changes[option] = (Change){ .conflicts = *bits_conflicts (plan, option),
                                      .cover = closed_lanes (bits_cover (plan, option)) };
  for (uint32_t item = 0; item < MOST_ITEMS; item++)
    self->owners[item] = item < plan->n_items ? *bits_owners (plan, item) : 0;
}

/* Finds the open item with fewest options.  Returns the count, with the item in its low bits; all
 * bits set where all are closed. */
INLINE uint32_t
find_fewest_of_word (const __m512i *owners,
                     const uint32_t n_vectors,
                     uint64_t active,
                     uint64_t closed)
{
  const __m512i options = _mm512_set1_epi64 ((long long) active);
  __m512i smallest = _mm512_set1_epi64 (-1);

  for (uint32_t i = 0; i < n_vectors; i++)
    {
      const __m512i first = _mm512_set1_epi64 (8 * i),
                    steps = _mm512_setr_epi64 (0, 1, 2, 3, 4, 5, 6, 7);
      const __m512i counts = _mm512_popcnt_epi64 (_mm512_and_si512 (options, owners[i]));
      const __m512i keys =
          _mm512_or_si512 (_mm512_slli_epi64 (counts, ITEM_BITS), _mm512_add_epi64 (first, steps));

      smallest = _mm512_mask_min_epu64 (smallest, (__mmask8) ~(closed >> (8 * i)), smallest, keys);
    }
  return (uint32_t) _mm_cvtsi128_si32 (_mm_minpos_epu16 (_mm512_cvtepi64_epi16 (smallest)))
         & 0xffff;
}

/* Puts the children of a state behind it, the first last.  Returns how many of them are not dead
 * ends. */
INLINE uint32_t
expand_state (BitsSearch *self,
              const Table *table,
              const __m512i *owners,
              const uint32_t n_vectors,
              uint32_t state)
{
  const uint64_t *from = self->sets + state * STRIDE;
  const uint64_t active = from[0], closed = from[1];
  uint64_t *to = self->sets + (state + 1) * STRIDE;
  BitsState *child = &self->states[state + 1];
  const BitsState *const first = child;

  for (uint64_t left = active & table->owners[self->states[state].item]; left != 0;
       left &= left - 1)
    {
      const uint32_t option = (uint32_t) __builtin_ctzll (left);
      uint32_t fewest;

      if (self->nodes == self->most_nodes)
        {
          self->outcome = COVER_RAN_TO_LIMIT;
          break;
        }
      self->nodes++;
      to[0] = active & ~table->changes[option].conflicts;
      to[1] = closed | table->changes[option].cover;
      fewest = find_fewest_of_word (owners, n_vectors, to[0], to[1]);
      *child = (BitsState){ .option = option,
                            .item = fewest % MOST_ITEMS,
                            .least = (uint8_t) (fewest >> ITEM_BITS) };
      to += fewest < MOST_ITEMS ? 0 : STRIDE;
      child += fewest >= MOST_ITEMS;
    }
  return (uint32_t) (child - first);
}

/* Converts the lanes of all waiting states to bits, or back.  Returns their levels, as bits. */
INLINE uint64_t
convert_waiting (BitsSearch *self, const bool back)
{
  uint64_t levels = 0;

  for (uint32_t i = 0; i <= self->level; i++)
    {
      const BitsLevel *level = &self->levels[i];

      levels |= (uint64_t) (level->n_waiting != 0) << i;
      for (uint32_t state = level->first; state < level->first + level->n_waiting; state++)
        {
          uint64_t *set = self->sets + state * STRIDE;
          uint8_t *lanes = (uint8_t *) (set + STRIDE / 2);

          if (back)
            _mm256_store_si256 ((__m256i *) lanes, _mm256_movm_epi8 ((__mmask32) set[1]));
          set[1] = back ? 0 : closed_lanes (lanes);
          set[2] = set[3] = 0;
        }
    }
  return levels;
}

/* Searches on from the current state.  Returns there when it has to stop. */
INLINE void
search (BitsSearch *self, const Table *table, const uint32_t n_vectors)
{
  __m512i owners[MOST_ITEMS / 8];
  uint64_t waiting = convert_waiting (self, false);

  for (uint32_t i = 0; i < n_vectors; i++)
    owners[i] = _mm512_loadu_si512 (table->owners + 8 * i);
  while (waiting != 0)
    {
      BitsLevel *level;

      self->level = 63 - (uint32_t) __builtin_clzll (waiting);
      level = &self->levels[self->level];
      level->now = level->first + level->n_waiting - 1;
      if (self->states[level->now].least == BITS_CLOSED)
        {
          level->n_waiting--;
          waiting ^= (uint64_t) (level->n_waiting == 0) << self->level;
          if (!self->solved (self))
            break;
          continue;
        }
      if (self->nodes >= self->look_at && bits_search_must_stop (self))
        break;
      level->n_waiting--;
      waiting ^= (uint64_t) (level->n_waiting == 0) << self->level;
      level[1].first = level->now + 1;
      level[1].n = expand_state (self, table, owners, n_vectors, level->now);
      level[1].n_waiting = level[1].n;
      waiting |= (uint64_t) (level[1].n != 0) << (self->level + 1);
    }
  if (waiting != 0)
    convert_waiting (self, true);
}

TARGET bool
bits_word_run (BitsSearch *self)
{
  const BitsPlan *plan = self->plan;
  Table table;

  if (plan->n_options == 0 || plan->n_options > MOST_OPTIONS || plan->n_items > MOST_ITEMS)
    return false;
  fill_table (&table, plan);
  if (plan->n_items <= 16)
    search (self, &table, 2);
  else
    search (self, &table, 4);
  return true;
}

#endif
