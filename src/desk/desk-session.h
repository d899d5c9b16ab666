/* desk-session.h - the documents on the desk, kept as one works.
 *
 * A GListModel of DeskDocument.  Whatever is done to one of them is written to a journal
 * (desk-journal.h) before the call returns, its history and selection included, so that nothing is
 * lost when the program is killed and at most the last second when the machine is.  What else
 * belongs to the session (the window's size, collections) are values with names. */
#ifndef DESK_SESSION_H
#define DESK_SESSION_H

#include "desk-document.h"
#include "desk-journal.h"

#include <gio/gio.h>

#define DESK_TYPE_SESSION (desk_session_get_type ())
G_DECLARE_FINAL_TYPE (DeskSession, desk_session, DESK, SESSION, GObject)

/* Opens the session in that folder, or in the user's (NULL), and brings back what is there.  Never
 * fails: a session that cannot be written is one for this time only, and desk_session_get_status ()
 * says so. */
DeskSession *desk_session_new (const char *folder);

/* How it goes: DESK_JOURNAL_OK, or what is to be told to the user.  Property "status", which is notified of: writing may
 * fail at any time, is then tried again every second, and the status is DESK_JOURNAL_OK again when everything is
 * written. */
DeskJournalStatus desk_session_get_status (DeskSession *self);

/* Where the journal is, and the errno of what failed last, or 0. */
const char *desk_session_get_folder (DeskSession *self);
int         desk_session_get_error (DeskSession *self);

/* How many changes would be lost if the program ended now: of documents that are not as their file is, and of values that
 * hold somebody's work. */
guint desk_session_get_n_unkept (DeskSession *self);

/* Where a damaged or foreign journal was put, or NULL. */
const char *desk_session_get_set_aside (DeskSession *self);

/* The session holds the document until it is removed.  Adding one twice does nothing. */
void desk_session_add (DeskSession *self, DeskDocument *document);
void desk_session_remove (DeskSession *self, DeskDocument *document);

/* Which one is in front: property "current"; NULL only when there are none. */
DeskDocument *desk_session_get_current (DeskSession *self);
void          desk_session_set_current (DeskSession *self, DeskDocument *document);

/* NULL forgets it.  A floating value is taken over.  What is read back is of the type that was
 * written; check it. */
void      desk_session_set_value (DeskSession *self, const char *name, GVariant *value);
GVariant *desk_session_get_value (DeskSession *self, const char *name); /* NULL, or to be unreffed */
void      desk_session_note_work (DeskSession *self); /* the value that was set last holds some */

/* Keeps bytes that have no file of their own (a pasted collection) in the session's folder, once
 * however often they come; returns their URI, to be freed, or NULL when they could not be written.
 * They go at a later start when no document and no value of the session names that URI any more. */
char *desk_session_spool (DeskSession *self, GBytes *bytes);

/* Whether it is such a URI: its name says nothing to a person. */
bool desk_session_is_spooled (DeskSession *self, const char *uri);

/* Whether, where the journal was damaged (DESK_JOURNAL_DAMAGED), all documents are as they were last: then only steps that
 * could be undone are lost, else changes. */
bool desk_session_is_whole (DeskSession *self);

/* Writes all that is needed to go on behind damage in what was written before.  It is done without being asked for, a minute
 * after a change at the latest, and at the end. */
void desk_session_write_checkpoint (DeskSession *self);

/* Waits until everything is on the disk; what could not be written before is tried again. */
void desk_session_sync (DeskSession *self);

#endif
