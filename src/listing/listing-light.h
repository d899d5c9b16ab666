/* listing-light.h - the lines that an event lights: its own, in the order of their writes, and the
 * calls that led there. */
#ifndef LISTING_LIGHT_H
#define LISTING_LIGHT_H

#include "cover-event.h"
#include "listing.h"

#define LISTING_MOST_WRITES 3
#define LISTING_MOST_CALLS  4

/* The operation that an event is part of. */
typedef struct
{
  bool own;      /* on the item of the level, not on another item of its option */
  bool purifies; /* sets a colour, or takes it back, instead of covering */
  bool coloured; /* the problem has colours */
} ListingCall;

typedef struct
{
  ListingStep steps[LISTING_MOST_WRITES]; /* more than one: writes, one after the other */
  unsigned    n_steps;
  bool        writes; /* something is written: the steps are numbered from 1 */
  ListingStep calls[LISTING_MOST_CALLS]; /* the innermost first */
  unsigned    n_calls;
} ListingLight;

/* `call` matters only for events of an operation. */
ListingLight listing_light (CoverEventKind kind, ListingCall call);

/* The number of a step among the writes of its event, from 1; 0 where it writes nothing. */
unsigned listing_write_number (ListingStep step);

/* The procedure that an event is part of. */
typedef enum
{
  LISTING_SEARCHES,
  LISTING_COVERS, /* or purifies */
  LISTING_UNCOVERS,
} ListingProcedure;

ListingProcedure listing_procedure (CoverEventKind kind);

#endif
