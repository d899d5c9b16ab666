/* desk-draft.h - a text that the session keeps while it is typed.
 *
 * Every change is in the journal when desk_draft_set_text () returns.  Only the difference is
 * written, so that a key pressed in a long text costs a few bytes.  From time to time the whole
 * text is written anew. */
#ifndef DESK_DRAFT_H
#define DESK_DRAFT_H

#include "desk-session.h"

typedef struct DeskDraft DeskDraft;

/* Restores the text kept under that name; holds a reference to the session. */
DeskDraft *desk_draft_new (DeskSession *session, const char *name);
void       desk_draft_free (DeskDraft *self); /* accepts NULL; the kept text stays */

const char *desk_draft_get_text (DeskDraft *self); /* "" at first */
void        desk_draft_set_text (DeskDraft *self, const char *text);

#endif
