/* reason-als-private.h - almost locked sets of a position: n cells of a group with n + 1 values
 * in all. */
#ifndef REASON_ALS_PRIVATE_H
#define REASON_ALS_PRIVATE_H

#include "reason-position-private.h"

#define REASON_MOST_ALS_CELLS 7u

typedef struct
{
  uint32_t cells[REASON_MOST_ALS_CELLS];
  uint32_t n;
  uint64_t values; /* as bits; of more than 63 values some share a bit */
} ReasonAls;

typedef struct
{
  const ReasonPosition *position;
  ReasonAls *sets;
  size_t     n, capacity;
} ReasonAlsList;

/* Lists the sets of `least` to `most` cells, each once, up to a limit on their number.  Values
 * are known up to 63. */
BaseStatus reason_als_list (ReasonAlsList *self, uint32_t least, uint32_t most);
void       reason_als_clear (ReasonAlsList *self);

/* Adds the options of a value in the cells of a set to `options`. */
void reason_als_add_places (const ReasonAlsList *self,
                            const ReasonAls     *als,
                            uint32_t             value,
                            uint64_t            *options);

/* Keeps in `options` those that all places of a value in the set exclude. */
void reason_als_keep_excluded (const ReasonAlsList *self,
                               const ReasonAls     *als,
                               uint32_t             value,
                               uint64_t            *options);

/* The values that only one of two sets can have: its places in the one exclude all those in the
 * other. */
uint64_t reason_als_restricted (const ReasonAlsList *self,
                                const ReasonAls     *one,
                                const ReasonAls     *other);

/* Whether the sets share a cell. */
bool reason_als_overlap (const ReasonAls *one, const ReasonAls *other);

#endif
