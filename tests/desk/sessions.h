/* sessions.h - what the tests of sessions and of their journal share. */
#ifndef SESSIONS_H
#define SESSIONS_H

#include "desk-session.h"
#include "desks.h"

#define JOURNAL "session.journal"

guint         sessions_n_documents (DeskSession *session);
DeskDocument *sessions_document (DeskSession *session, guint index); /* stays the session's */

/* What happens in a session, one change at a time, the same for the same numbers. */
void sessions_act (DeskSession *session, BaseRandom *random);

void sessions_fill (DeskSession *session); /* with two documents */

/* Everything that has to come back. */
char *sessions_picture (DeskSession *session);

#endif
