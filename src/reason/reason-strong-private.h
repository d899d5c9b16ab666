/* reason-strong-private.h - strong links of a position: if all options of one group are out, one of
 * another group is true.
 *
 * Such a link comes from an item whose options are the two groups, or from an almost locked set,
 * in which two values are not both missing. */
#ifndef REASON_STRONG_PRIVATE_H
#define REASON_STRONG_PRIVATE_H

#include "reason-als-private.h"

/* Kinds of links, as flags. */
enum
{
  REASON_STRONG_CELL = 1,  /* a cell of two options */
  REASON_STRONG_PLACE = 2, /* another item of two options */
  REASON_STRONG_GROUP = 4, /* an item of more options, in two groups */
  REASON_STRONG_ALS = 8,   /* two values of an almost locked set */
};

typedef struct
{
  uint32_t from, to; /* groups */
  uint32_t kind;     /* one flag */
  uint32_t source;   /* an item; REASON_STRONG_ALS: a set of the list */
} ReasonStrongLink;

typedef struct
{
  const ReasonPosition *position;
  uint32_t  kinds;  /* flags: those that are wanted */
  uint32_t  value;  /* only items that reason_force_looks_at () */
  uint64_t *sets;   /* for each group: its options, then what all of them exclude */
  uint64_t *hashes; /* of the groups */
  uint64_t *weak;   /* for each group, those that are out when it has a true option */
  uint32_t  n_groups, n_group_words;
  uint32_t *starts; /* the links from group i begin at starts[i]; made last */
  ReasonStrongLink *links;
  uint32_t  n_links;
  size_t    sets_capacity, hashes_capacity, links_capacity;
  ReasonAlsList als;
} ReasonStrong;

/* Makes the links; `position`, `kinds` and `value` are set, all else is 0.  There is a limit on
 * groups: links of those beyond it are left out. */
BaseStatus reason_strong_make (ReasonStrong *self);
void       reason_strong_clear (ReasonStrong *self);

static inline const uint64_t *
reason_strong_options (const ReasonStrong *self, uint32_t group)
{
  return self->sets + (size_t) group * 2 * self->position->plan->n_words;
}

/* The options, alive, that all options of the group exclude. */
static inline const uint64_t *
reason_strong_excluded (const ReasonStrong *self, uint32_t group)
{
  return reason_strong_options (self, group) + self->position->plan->n_words;
}

/* The groups that are out when the group has a true option. */
static inline const uint64_t *
reason_strong_weak (const ReasonStrong *self, uint32_t group)
{
  return self->weak + (size_t) group * self->n_group_words;
}

#endif
