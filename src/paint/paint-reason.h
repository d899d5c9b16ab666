/* paint-reason.h - a reason as something to draw: why an option is ruled out.
 *
 * Take an option in thought.  It crosses out others, some of these were the last but one of their
 * item, and so on, until an item has no option left: the items cannot all be covered, so the option
 * is out.  Board, links and matrix draw the same reason.
 *
 * It is plain data in items and options of the subject that is drawn.  All arrays are borrowed. */
#ifndef PAINT_REASON_H
#define PAINT_REASON_H

#include "cover-problem.h"

#include <stdbool.h>
#include <stdint.h>

/* An arrow between two open options that both cover `item`. */
typedef struct
{
  uint32_t from, to; /* options */
  uint32_t item;

  /* Solid: without `from`, `to` is the last option of `item`.  Otherwise dashed: `from` crosses
   * `to` out, because `item` is covered once. */
  bool     is_solid;

  /* Of the conclusion that the arrow leads to; 0: it stands at another arrow.  The option taken is
   * 1, as in the sentences of a chain. */
  uint32_t number;

  /* The number of that conclusion, wherever it stands. */
  uint32_t conclusion;
} PaintReasonLink;

typedef struct
{
  const uint32_t *items; /* that cannot all be covered */
  uint32_t        n_items;
  const uint32_t *options; /* open options of these items, ascending */
  uint32_t        n_options;
  const uint32_t *struck; /* ruled out by the reason */
  uint32_t        n_struck;
  uint32_t        placed; /* the only option left for the item; or COVER_NONE */

  /* What follows from the first option of `struck`.  Where cases are to be told apart, only what it
   * crosses out by itself. */
  uint32_t        taken;   /* in thought; or COVER_NONE */
  const uint32_t *crossed; /* of `options`: those that the taken one, or what follows, crosses out */
  uint32_t        n_crossed;
  const uint32_t *forced; /* of `options`: those that follow, in the order of their numbers */
  uint32_t        n_forced;
  uint32_t        stuck; /* the item that has no option left in the end; or COVER_NONE */
  bool            is_chain; /* the order of the links matters, so the board draws them as arrows */

  /* Of a chain: the conclusion that the board draws alone, with the numbers of those before; 1: the
   * option taken; 0: all together. */
  uint32_t        stage;
  uint32_t        n_stages; /* the number of the last conclusion; 0: no chain */
  const PaintReasonLink *links; /* in the order of their numbers */
  uint32_t        n_links;

  /* The number of givens, at the end of the state's list, that earlier steps of the path placed. */
  uint32_t        n_placed_before;
} PaintReason;

/* What the reason says of an option; several may hold. */
typedef enum
{
  PAINT_REASON_OPEN = 1 << 0,    /* covers one of the items */
  PAINT_REASON_STRUCK = 1 << 1,
  PAINT_REASON_TAKEN = 1 << 2,
  PAINT_REASON_CROSSED = 1 << 3,
  PAINT_REASON_FORCED = 1 << 4,
  PAINT_REASON_PLACED = 1 << 5,
} PaintReasonPart;

/* Bits of PaintReasonPart; 0: the reason is not about the option. */
unsigned paint_reason_parts_of (const PaintReason *self, uint32_t option);

/* Whether it is one of the items that cannot all be covered. */
bool paint_reason_has_item (const PaintReason *self, uint32_t item);

/* Whether it is one of these items, or an item through which a link crosses an option out. */
bool paint_reason_shows_item (const PaintReason *self, uint32_t item);

#endif
