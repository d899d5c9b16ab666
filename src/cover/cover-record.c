#include "cover-tree-private.h"
#include "cover-walk-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

#define DEFAULT_BUDGET  ((size_t) 4 << 20)
#define DEFAULT_SPACING 32768u
#define FEWEST_KEPT     8  /* checkpoints, however large */
#define LEAST_TREE      64 /* entries that a tree may always have */

typedef struct
{
  uint64_t *events;
  size_t n, capacity;
  uint64_t every, seen; /* one in `every` of the `seen` is kept */
} Marks;

struct CoverRecord
{
  atomic_size_t n_users;
  size_t budget;
  uint64_t spacing, due;
  CoverCheckpoint **checkpoints; /* ascending by events */
  size_t n_checkpoints, capacity;
  size_t checkpoint_bytes;
  Marks marks[COVER_MARK_KINDS];

  CoverCounters reach;
  bool finished;
  uint64_t *profile; /* nodes of each level, up to the reach */
  size_t n_levels, profile_capacity;
  CoverAnswers answers;
  CoverTreeGrower tree;
};

BaseStatus
cover_record_new (size_t budget, uint64_t spacing, CoverRecord **out_record)
{
  CoverRecord *self = base_new_zeroed (CoverRecord, 1);
  size_t n_entries;

  if (self == NULL)
    return BASE_NO_MEMORY;
  atomic_init (&self->n_users, 1);
  self->budget = budget != 0 ? budget : DEFAULT_BUDGET;
  self->spacing = spacing != 0 ? spacing : DEFAULT_SPACING;
  for (int kind = 0; kind < COVER_MARK_KINDS; kind++)
    self->marks[kind].every = 1;
  n_entries = self->budget / 4 / sizeof (CoverTreeNode);
  cover_tree_init (&self->tree, n_entries > LEAST_TREE ? n_entries : LEAST_TREE);
  *out_record = self;
  return BASE_OK;
}

static void
free_checkpoint (CoverCheckpoint *checkpoint)
{
  if (atomic_fetch_sub (&checkpoint->n_users, 1) == 1)
    free (checkpoint);
}

void
cover_record_free (CoverRecord *self)
{
  if (self == NULL || atomic_fetch_sub (&self->n_users, 1) > 1)
    return;
  for (size_t i = 0; i < self->n_checkpoints; i++)
    free_checkpoint (self->checkpoints[i]);
  free (self->checkpoints);
  for (int kind = 0; kind < COVER_MARK_KINDS; kind++)
    free (self->marks[kind].events);
  free (self->profile);
  cover_answers_clear (&self->answers);
  cover_tree_clear (&self->tree);
  free (self);
}

static size_t
checkpoint_size (const CoverCheckpoint *checkpoint)
{
  return sizeof *checkpoint
         + (checkpoint->n_profile + (checkpoint->level + (size_t) 1) / 2) * sizeof (uint64_t);
}

/* Drops every second checkpoint, but keeps the first one, the nearest to the start. */
static void
thin_checkpoints (CoverRecord *self)
{
  size_t kept = 0;

  for (size_t i = 0; i < self->n_checkpoints; i++)
    if (i % 2 == 0)
      self->checkpoints[kept++] = self->checkpoints[i];
    else
      {
        self->checkpoint_bytes -= checkpoint_size (self->checkpoints[i]);
        free_checkpoint (self->checkpoints[i]);
      }
  self->n_checkpoints = kept;
  self->spacing *= 2;
}

uint64_t
cover_record_due (const CoverRecord *self)
{
  return self->due;
}

static CoverCheckpoint *
new_checkpoint (const CoverCounters *counters,
                const CoverFrame *frames,
                uint32_t level,
                const uint64_t *profile,
                uint32_t n_levels)
{
  uint32_t n_profile = 0;
  CoverCheckpoint *checkpoint;
  uint32_t *choices;

  while (n_profile < n_levels && profile[n_profile] != 0)
    n_profile++;
  checkpoint = base_alloc_zeroed (
      1, sizeof *checkpoint + (n_profile + (level + (size_t) 1) / 2) * sizeof (uint64_t));
  if (checkpoint == NULL)
    return NULL;
  atomic_init (&checkpoint->n_users, 1);
  checkpoint->counters = *counters;
  checkpoint->level = level;
  checkpoint->n_profile = n_profile;
  memcpy (checkpoint->words, profile, n_profile * sizeof (uint64_t));
  choices = (uint32_t *) (checkpoint->words + n_profile);
  for (uint32_t i = 0; i < level; i++)
    choices[i] = frames[i].node;
  return checkpoint;
}

void
cover_record_take (CoverRecord *self,
                   const CoverCounters *counters,
                   const CoverFrame *frames,
                   uint32_t level,
                   const uint64_t *profile,
                   uint32_t n_levels)
{
  CoverCheckpoint *checkpoint = new_checkpoint (counters, frames, level, profile, n_levels);
  void *checkpoints = self->checkpoints;

  /* Without memory there is one checkpoint fewer. */
  if (checkpoint != NULL
      && base_grow (&checkpoints, &self->capacity, self->n_checkpoints + 1,
                    sizeof (CoverCheckpoint *))
             == BASE_OK)
    {
      self->checkpoints = checkpoints;
      self->checkpoints[self->n_checkpoints++] = checkpoint;
      self->checkpoint_bytes += checkpoint_size (checkpoint);
      while (self->checkpoint_bytes + self->n_checkpoints * sizeof (CoverCheckpoint *)
                 > self->budget - self->budget / 4
             && self->n_checkpoints > FEWEST_KEPT)
        thin_checkpoints (self);
    }
  else
    free (checkpoint);
  self->due = counters->events + self->spacing;
}

const CoverCheckpoint *
cover_record_find (const CoverRecord *self, uint64_t event)
{
  size_t low = 0, high = self->n_checkpoints;

  while (low < high)
    {
      size_t middle = low + (high - low) / 2;

      if (self->checkpoints[middle]->counters.events <= event)
        low = middle + 1;
      else
        high = middle;
    }
  return low > 0 ? self->checkpoints[low - 1] : NULL;
}

static void
thin_marks (Marks *marks)
{
  size_t kept = 0;

  for (size_t i = 0; i < marks->n; i += 2)
    marks->events[kept++] = marks->events[i];
  marks->n = kept;
  marks->every *= 2;
}

void
cover_record_mark (CoverRecord *self, CoverMark kind, uint64_t event)
{
  Marks *marks = &self->marks[kind];
  void *events = marks->events;

  if (marks->seen++ % marks->every != 0)
    return;
  /* Both kinds together have a quarter of the budget.  Without memory for one more, thinning makes
   * room. */
  if (marks->n >= self->budget / 8 / sizeof (uint64_t)
      || base_grow (&events, &marks->capacity, marks->n + 1, sizeof (uint64_t)) != BASE_OK)
    {
      thin_marks (marks);
      if ((marks->seen - 1) % marks->every != 0 || marks->n >= marks->capacity)
        return;
    }
  else
    marks->events = events;
  marks->events[marks->n++] = event;
}

void
cover_record_enter (CoverRecord *self, const CoverWalk *walk, uint32_t level, uint64_t event)
{
  cover_tree_enter (&self->tree, walk->frames, level, walk->frames[level].item - 1, event - 1);
}

void
cover_record_solution (CoverRecord *self, const CoverWalk *walk, uint32_t level, uint64_t event)
{
  cover_record_mark (self, COVER_MARK_SOLUTION, event);
  cover_tree_enter (&self->tree, walk->frames, level, COVER_NONE, event - 1);
  cover_tree_leave (&self->tree, event);
}

void
cover_record_leave (CoverRecord *self, uint64_t event)
{
  cover_tree_leave (&self->tree, event);
}

CoverTree
cover_record_tree (const CoverRecord *self)
{
  return (CoverTree){ self->tree.nodes, self->tree.n, self->tree.least_kept };
}

size_t
cover_record_n_checkpoints (const CoverRecord *self)
{
  return self->n_checkpoints;
}

uint64_t
cover_record_spacing (const CoverRecord *self)
{
  return self->spacing;
}

size_t
cover_record_bytes (const CoverRecord *self)
{
  size_t bytes = sizeof *self + self->checkpoint_bytes + self->capacity * sizeof (CoverCheckpoint *)
                 + self->tree.capacity * sizeof (CoverTreeNode)
                 + self->tree.open_capacity * sizeof (CoverTreeOpening);

  for (int kind = 0; kind < COVER_MARK_KINDS; kind++)
    bytes += self->marks[kind].capacity * sizeof (uint64_t);
  return bytes;
}

const uint64_t *
cover_record_marks (const CoverRecord *self, CoverMark kind, size_t *out_n, uint64_t *out_every)
{
  *out_n = self->marks[kind].n;
  *out_every = self->marks[kind].every;
  return self->marks[kind].events;
}

void
cover_record_reach_to (CoverRecord *self, const CoverWalk *walk, bool finished)
{
  void *profile = self->profile;
  size_t n_levels = 0;

  while (n_levels < walk->n_levels && walk->profile[n_levels] != 0)
    n_levels++;
  if (base_grow (&profile, &self->profile_capacity, n_levels, sizeof (uint64_t)) != BASE_OK)
    return;
  self->profile = profile;
  if (walk->rule == COVER_RULE_ASKED
      && cover_answers_add_all (&self->answers, walk->answers) != BASE_OK)
    return;
  if (n_levels > 0)
    memcpy (self->profile, walk->profile, n_levels * sizeof (uint64_t));
  cover_tree_sum (&self->tree);
  self->n_levels = n_levels;
  self->reach = walk->counters;
  self->finished = finished;
}

const CoverCounters *
cover_record_reach (const CoverRecord *self)
{
  return &self->reach;
}

bool
cover_record_finished (const CoverRecord *self)
{
  return self->finished;
}

const uint64_t *
cover_record_profile (const CoverRecord *self, uint32_t *out_n_levels)
{
  *out_n_levels = (uint32_t) self->n_levels;
  return self->profile;
}

const CoverAnswers *
cover_record_answers (const CoverRecord *self)
{
  return &self->answers;
}

CoverMoment
cover_record_moment (const CoverRecord *self, size_t checkpoint)
{
  const CoverCheckpoint *there = self->checkpoints[checkpoint];

  return (CoverMoment){
    .counters = &there->counters,
    .level = there->level,
    .choices = cover_checkpoint_choices (there),
    .n_profile = there->n_profile,
    .profile = there->words,
  };
}

CoverRecord *
cover_record_ref (CoverRecord *self)
{
  atomic_fetch_add (&self->n_users, 1);
  return self;
}

/* Copies the fields that a snapshot does not share. */
static BaseStatus
copy_own (CoverRecord *self, const CoverRecord *source)
{
  self->checkpoints =
      base_copy (source->checkpoints, source->n_checkpoints, sizeof (CoverCheckpoint *));
  self->profile = base_copy (source->profile, source->n_levels, sizeof (uint64_t));
  if (self->checkpoints == NULL || self->profile == NULL)
    return BASE_NO_MEMORY;
  for (int kind = 0; kind < COVER_MARK_KINDS; kind++)
    {
      const Marks *marks = &source->marks[kind];

      self->marks[kind] = *marks;
      self->marks[kind].capacity = marks->n;
      self->marks[kind].events = base_copy (marks->events, marks->n, sizeof (uint64_t));
      if (self->marks[kind].events == NULL)
        return BASE_NO_MEMORY;
    }
  if (cover_tree_copy (&source->tree, &self->tree) != BASE_OK)
    return BASE_NO_MEMORY;
  return cover_answers_add_all (&self->answers, &source->answers);
}

BaseStatus
cover_record_snapshot (const CoverRecord *self, CoverRecord **out_snapshot)
{
  CoverRecord *snapshot;

  if (cover_record_new (self->budget, self->spacing, &snapshot) != BASE_OK)
    return BASE_NO_MEMORY;
  if (copy_own (snapshot, self) != BASE_OK)
    {
      cover_record_free (snapshot);
      return BASE_NO_MEMORY;
    }
  snapshot->n_checkpoints = snapshot->capacity = self->n_checkpoints;
  for (size_t i = 0; i < self->n_checkpoints; i++)
    atomic_fetch_add (&self->checkpoints[i]->n_users, 1);
  snapshot->checkpoint_bytes = self->checkpoint_bytes;
  snapshot->reach = self->reach;
  snapshot->finished = self->finished;
  snapshot->n_levels = snapshot->profile_capacity = self->n_levels;
  *out_snapshot = snapshot;
  return BASE_OK;
}
