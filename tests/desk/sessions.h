/* sessions.h - helpers for the tests of sessions and of their journal. */
#ifndef SESSIONS_H
#define SESSIONS_H

#include "desk-session.h"
#include "desks.h"

#define JOURNAL "session.journal"

guint         sessions_n_documents (DeskSession *session);
DeskDocument *sessions_document (DeskSession *session, guint index); /* stays the session's */

/* Does random actions in a session, the same for the same random numbers. */
void sessions_act (DeskSession *session, BaseRandom *random);

void sessions_fill (DeskSession *session); /* with two documents */

/* Everything that has to come back. */
char *sessions_picture (DeskSession *session);

#endif
