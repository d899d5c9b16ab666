/* cover-event.h - the smallest steps of a search.
 *
 * The order below is the order in which a search meets them.  An operation is announced (cover,
 * purify, uncover, unpurify) and then changes links or colours one by one.  Each event has its
 * exact inverse. */
#ifndef COVER_EVENT_H
#define COVER_EVENT_H

#include <stdint.h>

typedef enum
{
  COVER_EVENT_GIVEN,         /* an option was forced before the search began; one event each */
  COVER_EVENT_CHOOSE,        /* a node of the search: the item to decide */
  COVER_EVENT_COVER,         /* announces the covering of an item */
  COVER_EVENT_UNLINK_HEADER, /* the item leaves the list of open items */
  COVER_EVENT_PURIFY,        /* a secondary item takes a colour; options of other colours will go */
  COVER_EVENT_HIDE,          /* announces that an option leaves all its other lists */
  COVER_EVENT_UNLINK,        /* a node leaves the list of its item */
  COVER_EVENT_CLEANSE,       /* a node is marked: its colour is known to agree */
  COVER_EVENT_TRY,           /* an option is taken; its other items will be covered */
  COVER_EVENT_DEEPER,        /* they are; the search goes down a level */
  COVER_EVENT_SOLUTION,      /* a node of the search: no item is open */
  COVER_EVENT_DEAD_END,      /* the chosen item has no option */
  COVER_EVENT_UNTRY,         /* back from below: the option will be taken back */
  COVER_EVENT_UNCOVER,       /* the inverses, announced and done in exactly the opposite order */
  COVER_EVENT_UNPURIFY,
  COVER_EVENT_UNHIDE,
  COVER_EVENT_RELINK,
  COVER_EVENT_UNCLEANSE,
  COVER_EVENT_RELINK_HEADER,
  COVER_EVENT_LEVEL_DONE, /* all options of the level's item were tried */
  COVER_EVENT_END,        /* the whole tree was searched; nothing follows */
  COVER_EVENT_KINDS,
} CoverEventKind;

/* `node` is the link node the event is about (a header for items), 0 where there is none. */
typedef struct
{
  CoverEventKind kind;
  uint32_t       level;
  uint32_t       node;
} CoverEvent;

#endif
