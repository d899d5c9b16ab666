/* bits-body-private.h - the search of `bits`, compiled once for each kind of vector registers.
 *
 * bits-paths.c includes this file after it has defined PATH (a name), TARGET (the instructions that
 * may be used), Vector (that many bytes), and for bytes side by side SPREAD (one in all places),
 * LOAD, STORE, AND, AND_NOT (a but not b), OR, COUNT_BITS, ADD (255 at most), SMALLER, LEAST (the
 * smallest), EQUAL and NOT_ZERO (a bit for each byte).
 *
 * It goes down in two steps.  It makes all children of a state and drops at once those with an item
 * that has no option; the others wait on the stack.  So nothing is ever undone. */

#define INLINE static inline __attribute__ ((always_inline)) TARGET
#define WIDTH  ((uint32_t) sizeof (Vector))

/* For `n` vectors of items, beginning with item `first`: finds the leftmost item with fewest
 * options, if it has fewer than the item in `state`.  Returns how many chunks have options. */
INLINE uint32_t
PATH (find_fewest) (const BitsPlan *plan,
                    const uint8_t *active,
                    const uint8_t *closed,
                    uint32_t first,
                    const uint32_t n,
                    BitsState *state)
{
  Vector sums[4], smallest = SPREAD ((uint8_t) BITS_CLOSED);
  uint32_t least, n_chunks = 0;

  for (uint32_t i = 0; i < n; i++)
    sums[i] = SPREAD (0);
  for (uint32_t base = 0; base < plan->n_words * 8; base += WIDTH)
    {
      uint64_t some = NOT_ZERO (LOAD (active + base));

      n_chunks += (uint32_t) __builtin_popcountll (some);
      for (; some != 0; some &= some - 1)
        {
          const uint32_t chunk = base + (uint32_t) __builtin_ctzll (some);
          const uint8_t *lanes = plan->chunks + (size_t) chunk * plan->n_lanes + first;
          const Vector options = SPREAD (active[chunk]);

          for (uint32_t i = 0; i < n; i++)
            sums[i] = ADD (sums[i], COUNT_BITS (AND (options, LOAD (lanes + i * WIDTH))));
        }
    }
  for (uint32_t i = 0; i < n; i++)
    {
      sums[i] =
          OR (SMALLER (sums[i], SPREAD ((uint8_t) BITS_MANY)), LOAD (closed + first + i * WIDTH));
      smallest = SMALLER (smallest, sums[i]);
    }
  least = LEAST (smallest);
  if (least >= state->least)
    return n_chunks;
  state->least = (uint8_t) least;
  for (uint32_t i = 0; i < n; i++)
    {
      const uint64_t equal = EQUAL (sums[i], SPREAD ((uint8_t) least));

      if (equal != 0)
        {
          state->item = (uint16_t) (first + i * WIDTH + (uint32_t) __builtin_ctzll (equal));
          break;
        }
    }
  return n_chunks;
}

/* Makes the state that follows `from` when its option is taken.  Returns false if some item has no
 * option left. */
INLINE bool
PATH (enter_child) (BitsSearch *self,
                    const uint64_t *from,
                    uint32_t to,
                    uint32_t option,
                    const uint32_t n_vectors)
{
  const BitsPlan *plan = self->plan;
  const uint32_t n_bytes = plan->n_words * 8;
  const uint8_t *before = (const uint8_t *) from;
  const uint8_t *conflicts = (const uint8_t *) bits_conflicts (plan, option);
  const uint8_t *cover = bits_cover (plan, option);
  uint8_t *active = (uint8_t *) bits_search_set (self, to);
  uint8_t *closed = active + n_bytes;
  BitsState *state = &self->states[to];
  uint32_t n_chunks = 0;

  for (uint32_t i = 0; i < plan->n_lanes; i += WIDTH)
    STORE (closed + i, OR (LOAD (before + n_bytes + i), LOAD (cover + i)));
  for (uint32_t i = 0; i < n_bytes; i += WIDTH)
    STORE (active + i, AND_NOT (LOAD (before + i), LOAD (conflicts + i)));
  state->option = option;
  state->least = BITS_CLOSED;
  if (n_vectors != 0)
    n_chunks = PATH (find_fewest) (plan, active, closed, 0, n_vectors, state);
  else
    for (uint32_t first = 0; first < plan->n_lanes && state->least != 0; first += 4 * WIDTH)
      if (plan->n_lanes - first >= 4 * WIDTH)
        n_chunks = PATH (find_fewest) (plan, active, closed, first, 4, state);
      else
        n_chunks = PATH (find_fewest) (plan, active, closed, first, 2, state);
  self->n_chunks += n_chunks;
  return state->least != 0;
}

/* Puts the children of a state behind it, the first last.  Returns how many of them are not dead
 * ends. */
INLINE uint32_t
PATH (expand_state) (BitsSearch *self, uint32_t state, const uint32_t n_vectors)
{
  const BitsPlan *plan = self->plan;
  const uint64_t *from = bits_search_set (self, state);
  const uint64_t *owners = bits_owners (plan, self->states[state].item);
  uint32_t to = state + 1;

  for (uint32_t word = 0; word < plan->n_words; word++)
    for (uint64_t left = from[word] & owners[word]; left != 0; left &= left - 1)
      {
        if (self->nodes == self->most_nodes)
          {
            self->outcome = COVER_RAN_TO_LIMIT;
            return to - state - 1;
          }
        self->nodes++;
        to += PATH (enter_child) (self, from, to, word * 64 + (uint32_t) __builtin_ctzll (left),
                                  n_vectors);
      }
  return to - state - 1;
}

/* Searches on from the current state.  Returns there when it has to stop. */
INLINE void
PATH (search) (BitsSearch *self, const uint32_t n_vectors)
{
  while (true)
    {
      BitsLevel *const level = &self->levels[self->level];

      if (level->n_waiting == 0)
        {
          if (self->level-- == 0)
            return;
          continue;
        }
      level->now = level->first + level->n_waiting - 1;
      if (self->states[level->now].least == BITS_CLOSED)
        {
          level->n_waiting--;
          if (!self->solved (self))
            return;
          continue;
        }
      if (self->nodes >= self->look_at && bits_search_must_stop (self))
        return;
      level->n_waiting--;
      level[1].first = level->now + 1;
      level[1].n = PATH (expand_state) (self, level->now, n_vectors);
      level[1].n_waiting = level[1].n;
      self->level += level[1].n != 0;
    }
}

static TARGET void
PATH (run) (BitsSearch *self)
{
  switch (self->plan->n_lanes / WIDTH)
    {
    case 1:
      PATH (search) (self, 1);
      break;
    case 2:
      PATH (search) (self, 2);
      break;
    case 3:
      PATH (search) (self, 3);
      break;
    case 4:
      PATH (search) (self, 4);
      break;
    default:
      PATH (search) (self, 0);
    }
}

#undef INLINE
#undef WIDTH
