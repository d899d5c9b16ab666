/* memory-count.c - the search that remembers.
 *
 * The solutions below a state depend only on which items are open, not on the options that closed
 * the others.  So the count below a set of open items is kept, and added at once where the set
 * comes again.  (Nishino, Yasuda, Minato and Nagata build decision diagrams this way: Dancing with
 * Decision Diagrams, AAAI 2017.)  Options are bit sets and there are no links, because a search
 * that remembers needs no way back.
 *
 * A secondary item that no option has any more can no longer matter.  It is closed, or sets that
 * are equal in effect would look different.
 *
 * With items decided in line, an empty 6x6 Sudoku has 1.9 million sets; with the fewest options
 * first, 5.5 million.  Pentominoes are the other way round: 2.0 million with the fewest first, and
 * more than 6.3 million in line.  Of the first 50,000 sets, 15 to 20 in a hundred have come before
 * in empty grids, Latin squares and Langford pairs, but 11 in queens and 4 in pentominoes.  There,
 * remembering took three times as long as dancing links for queens, and as long for pentominoes. */
#include "memory-private.h"

#include "engine-report.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

#define MOST_WORDS ((size_t) 1 << 22) /* of bit sets: 32 MiB */

/* After TRIAL_NODES nodes, one in ONE_IN of them must have come again. */
#define TRIAL_NODES 50000
#define ONE_IN      7

typedef struct
{
  uint64_t *open;    /* items */
  uint64_t *options; /* options that have only open items */
  uint64_t *left;    /* of these, the options of the chosen item that are still to be taken */
  uint64_t sum;      /* solutions below the options that were taken */
} MemoryFrame;

typedef struct
{
  uint32_t n_items, n_primary, n_item_words, n_option_words;
  const CoverProblem *problem;
  uint64_t *owners; /* for each item, the options that have it */
  uint64_t *sets;   /* memory of all frames */
  MemoryFrame *frames;
  MemoryTable *table;
  MemoryOrder order;
  bool overflowed;
  uint64_t nodes, n_again;
  uint64_t left; /* words of sets, until the stop flag is looked at again */
} MemorySearch;

static size_t
count_words (const CoverProblem *problem)
{
  const size_t n_items = cover_problem_n_items (problem);
  const size_t n_option_words = (cover_problem_n_options (problem) + 63) / 64;
  const size_t n_item_words = (n_items + 63) / 64;

  return n_items * n_option_words + (n_items + 1) * (n_item_words + 2 * n_option_words);
}

bool
memory_count_fits (const CoverProblem *problem)
{
  return cover_problem_n_colours (problem) == 0 && cover_problem_n_items (problem) < MOST_WORDS / 64
         && cover_problem_n_options (problem) < MOST_WORDS / 64
         && count_words (problem) <= MOST_WORDS;
}

static inline bool
has_bit (const uint64_t *set, uint32_t bit)
{
  return (set[bit / 64] >> bit % 64 & 1) != 0;
}

static void
clear_search (MemorySearch *self)
{
  free (self->owners);
  free (self->sets);
  free (self->frames);
  memory_table_free (self->table);
}

/* Fills the sets of the first frame, and the owners. */
static BaseStatus
fill_sets (MemorySearch *self, const CoverProblem *problem, const BaseStop *stop)
{
  for (uint32_t item = 0; item < self->n_items; item++)
    self->frames[0].open[item / 64] |= (uint64_t) 1 << item % 64;
  for (uint32_t option = 0; option < cover_problem_n_options (problem); option++)
    {
      uint32_t n_terms;
      const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

      if (base_stop_asked_after (stop, n_terms, &self->left))
        return BASE_STOPPED;
      self->frames[0].options[option / 64] |= (uint64_t) 1 << option % 64;
      for (uint32_t i = 0; i < n_terms; i++)
        self->owners[(size_t) terms[i].item * self->n_option_words + option / 64] |= (uint64_t) 1
                                                                                     << option % 64;
    }
  return BASE_OK;
}

static BaseStatus
init_search (MemorySearch *self,
             const CoverProblem *problem,
             MemoryOrder order,
             const BaseStop *stop)
{
  BaseStatus status;
  uint64_t *next;

  *self = (MemorySearch){ .problem = problem, .order = order };
  self->n_items = cover_problem_n_items (problem);
  self->n_primary = cover_problem_n_primary (problem);
  self->n_item_words = (self->n_items + 63) / 64;
  self->n_option_words = (cover_problem_n_options (problem) + 63) / 64;
  self->owners = base_new_zeroed (uint64_t, (size_t) self->n_items * self->n_option_words);
  self->sets =
      base_new_zeroed (uint64_t, (self->n_primary + (size_t) 1)
                                     * (self->n_item_words + 2 * (size_t) self->n_option_words));
  self->frames = base_new_zeroed (MemoryFrame, self->n_primary + (size_t) 1);
  self->table = memory_table_new (self->n_item_words, stop);
  if (self->owners == NULL || self->sets == NULL || self->frames == NULL || self->table == NULL)
    {
      clear_search (self);
      return BASE_NO_MEMORY;
    }
  next = self->sets;
  for (uint32_t level = 0; level <= self->n_primary; level++)
    {
      self->frames[level] =
          (MemoryFrame){ .open = next,
                         .options = next + self->n_item_words,
                         .left = next + self->n_item_words + self->n_option_words };
      next += self->n_item_words + 2 * self->n_option_words;
    }
  status = fill_sets (self, problem, stop);
  if (status != BASE_OK)
    clear_search (self);
  return status;
}

static const uint64_t *
get_owners (const MemorySearch *self, uint32_t item)
{
  return &self->owners[(size_t) item * self->n_option_words];
}

/* Counts the options of an item, but no further than `most`. */
static inline uint32_t
count_options (const MemorySearch *self, const MemoryFrame *frame, uint32_t item, uint32_t most)
{
  const uint64_t *owners = get_owners (self, item);
  uint32_t n = 0;

  for (uint32_t word = 0; word < self->n_option_words; word++)
    for (uint64_t left = frame->options[word] & owners[word]; left != 0; left &= left - 1)
      if (++n == most)
        return n;
  return n;
}

/* Chooses an open primary item and returns its count, which is at most 2 where items are taken in
 * line.  COVER_NONE: all are closed. */
static uint32_t
memory_count_choose (const MemorySearch *self, const MemoryFrame *frame, uint32_t *out_n)
{
  uint32_t best = COVER_NONE, fewest = self->order == MEMORY_IN_LINE ? 2 : UINT32_MAX;

  for (uint32_t word = 0; word * 64 < self->n_primary; word++)
    for (uint64_t left = frame->open[word]; left != 0; left &= left - 1)
      {
        const uint32_t item = word * 64 + (uint32_t) __builtin_ctzll (left);
        uint32_t n;

        if (item >= self->n_primary)
          break;
        n = count_options (self, frame, item, fewest);
        if (best == COVER_NONE || n < fewest)
          {
            best = item;
            fewest = n;
          }
        if (n == 0)
          {
            *out_n = 0;
            return item;
          }
      }
  *out_n = fewest;
  return best;
}

/* Closes secondary items that no option has. */
static void
close_unused (const MemorySearch *self, MemoryFrame *frame)
{
  for (uint32_t item = self->n_primary; item < self->n_items; item++)
    if (has_bit (frame->open, item) && count_options (self, frame, item, 1) == 0)
      frame->open[item / 64] &= ~((uint64_t) 1 << item % 64);
}

/* Enters the frame.  Returns true if its count is known at once; otherwise the options of an item
 * have to be taken one by one. */
static bool
is_known (MemorySearch *self, MemoryFrame *frame, uint64_t *out_count)
{
  uint32_t n, item;

  self->nodes++;
  close_unused (self, frame);
  if (memory_table_get (self->table, frame->open, out_count))
    {
      self->n_again++;
      return true;
    }
  item = memory_count_choose (self, frame, &n);
  *out_count = item == COVER_NONE;
  if (item == COVER_NONE || n == 0)
    return true;
  for (uint32_t word = 0; word < self->n_option_words; word++)
    frame->left[word] = frame->options[word] & get_owners (self, item)[word];
  frame->sum = 0;
  return false;
}

/* Takes the frame's next option, to make the frame below.  Returns false when none is left. */
static bool
take_next (const MemorySearch *self, MemoryFrame *frame, MemoryFrame *below)
{
  const CoverTerm *terms;
  uint32_t word = 0, option, n_terms;

  while (word < self->n_option_words && frame->left[word] == 0)
    word++;
  if (word == self->n_option_words)
    return false;
  option = word * 64 + (uint32_t) __builtin_ctzll (frame->left[word]);
  frame->left[word] &= frame->left[word] - 1;
  terms = cover_problem_option (self->problem, option, &n_terms);
  memcpy (below->open, frame->open, self->n_item_words * sizeof (uint64_t));
  memcpy (below->options, frame->options, self->n_option_words * sizeof (uint64_t));
  for (uint32_t i = 0; i < n_terms; i++)
    {
      const uint64_t *owners = get_owners (self, terms[i].item);

      below->open[terms[i].item / 64] &= ~((uint64_t) 1 << terms[i].item % 64);
      for (uint32_t k = 0; k < self->n_option_words; k++)
        below->options[k] &= ~owners[k];
    }
  return true;
}

static void
memory_count_add (MemorySearch *self, uint64_t *sum, uint64_t count)
{
  if (__builtin_add_overflow (*sum, count, sum))
    {
      self->overflowed = true;
      *sum = UINT64_MAX;
    }
}

/* Whether to leave before the end.  A node may go through all options of all items, so the stop
 * flag is checked by work. */
static bool
must_leave (MemorySearch *self, const EngineRequest *request, EngineAnswer *answer, bool *out_pays)
{
  if (self->overflowed)
    answer->outcome = COVER_RAN_TO_LIMIT;
  else if (base_stop_asked_after (request->stop, (uint64_t) self->n_items * self->n_option_words,
                                  &self->left))
    answer->outcome = COVER_RAN_TO_STOP;
  else if (request->nodes != 0 && self->nodes >= request->nodes)
    answer->outcome = COVER_RAN_TO_LIMIT;
  else if (self->nodes == TRIAL_NODES && self->n_again < TRIAL_NODES / ONE_IN)
    *out_pays = false;
  else
    return false;
  return true;
}

/* Runs to the end, or until it has to leave.  The answer then counts the solutions found so far. */
static void
run_memory_search (MemorySearch *self,
                   const EngineRequest *request,
                   EngineAnswer *answer,
                   bool *out_pays)
{
  uint64_t count, total = 0;
  uint32_t level = 0;
  bool known = is_known (self, &self->frames[0], &count);

  while (!must_leave (self, request, answer, out_pays))
    {
      if (known && level == 0)
        {
          answer->counters.solutions = count;
          return;
        }
      if (known)
        memory_count_add (self, &self->frames[--level].sum, count);
      known = !take_next (self, &self->frames[level], &self->frames[level + 1]);
      count = self->frames[level].sum;
      if (known)
        memory_table_put (self->table, self->frames[level].open, count);
      else
        known = is_known (self, &self->frames[++level], &count);
    }
  /* Counts that have not yet been added to the level above. */
  if (known)
    memory_count_add (self, &total, count);
  for (uint32_t i = 0; i < level; i++)
    memory_count_add (self, &total, self->frames[i].sum);
  answer->counters.solutions = total;
}

BaseStatus
memory_count (const CoverProblem *problem,
              MemoryOrder order,
              const EngineRequest *request,
              EngineAnswer *out_answer,
              bool *out_pays)
{
  MemorySearch search;
  BaseStatus status = init_search (&search, problem, order, request->stop);

  if (status != BASE_OK)
    return status;
  *out_pays = true;
  *out_answer = (EngineAnswer){ .outcome = COVER_RAN_TO_END };
  run_memory_search (&search, request, out_answer, out_pays);
  out_answer->counters.nodes = search.nodes;
  clear_search (&search);
  return BASE_OK;
}
