/* desk-document-private.h - the inside of a document, for those who keep it, bring it back and look at it. */
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
} DeskKeep;

/* Told of everything that must come back, before "changed" is emitted; `step` is the one that was done, undone or done
 * again, else NULL. */
typedef void (*DeskKeeper) (void *data, DeskDocument *document, DeskKeep what, GBytes *step);

void desk_document_set_keeper (DeskDocument *self, DeskKeeper keeper, void *data);

/* Where puzzles of collections are left and come back from; borrowed, NULL for none. */
void desk_document_set_shelf (DeskDocument *self, DeskShelf *shelf);

/* Takes over the state. */
DeskDocument *desk_document_new_from (DeskState *state);

/* The same changes again, from a journal: the keeper is not told.  False when they do not fit. */
bool desk_document_repeat_step (DeskDocument *self, GBytes *step);
bool desk_document_repeat_place (DeskDocument *self, guint place);
void desk_document_repeat_file (DeskDocument *self, const DeskFile *file, gint64 saved);

const DeskState   *desk_document_get_state (DeskDocument *self);
const DeskDerived *desk_document_get_derived (DeskDocument *self);
const DeskHistory *desk_document_get_history (DeskDocument *self);

/* The state before the first step, to be freed. */
DeskState *desk_document_get_first_state (DeskDocument *self);

#endif
