/* desk-document-private.h - the inside of a document, for the files that keep, restore and read
 * it. */
#ifndef DESK_DOCUMENT_PRIVATE_H
#define DESK_DOCUMENT_PRIVATE_H

#include "desk-history.h"
#include "desk-shelf-private.h"

typedef enum
{
  DESK_KEEP_STEP,      /* `step` was done */
  DESK_KEEP_PLACE,     /* undo or redo moved along the history */
  DESK_KEEP_SELECTION, /* the cursor or the anchor moved */
  DESK_KEEP_FILE,      /* it was saved */
  DESK_KEEP_PLAY,      /* time went by, or another puzzle has another time */
} DeskKeep;

/* Called for every change that must be kept, before "changed" is emitted.  `step` is the one that
 * was done, undone or redone, else NULL. */
typedef void (*DeskKeeper) (void *data, DeskDocument *document, DeskKeep what, GBytes *step);

void desk_document_set_keeper (DeskDocument *self, DeskKeeper keeper, void *data);

/* The store for puzzles of collections that are left and come back; borrowed, NULL for none. */
void desk_document_set_shelf (DeskDocument *self, DeskShelf *shelf);

/* Takes over the state. */
DeskDocument *desk_document_new_from (DeskState *state);

/* Repeats changes from a journal, without a call of the keeper.  False when they do not fit. */
bool desk_document_repeat_step (DeskDocument *self, GBytes *step);
bool desk_document_repeat_place (DeskDocument *self, guint place);
void desk_document_repeat_file (DeskDocument *self, const DeskFile *file, gint64 saved);
void desk_document_repeat_play (DeskDocument *self, DeskPlay play);

/* Whether cells are selected that are not the rectangle between anchor and cursor. */
bool desk_document_has_added (DeskDocument *self);

const DeskState   *desk_document_get_state (DeskDocument *self);
const DeskDerived *desk_document_get_derived (DeskDocument *self);
const DeskHistory *desk_document_get_history (DeskDocument *self);

/* The state before the first step.  Free it. */
DeskState *desk_document_get_first_state (DeskDocument *self);

#endif
