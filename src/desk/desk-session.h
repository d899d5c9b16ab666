/* desk-session.h - the documents on the desk, kept at every change.
 *
 * A GListModel of DeskDocument.  Every change of one of them is written to a journal
 * (desk-journal.h) before the call returns, history and selection included.  So nothing is lost
 * when the program is killed, and at most the last second when the machine is.  Other data of the
 * session (the window's size, collections) are named values. */
#ifndef DESK_SESSION_H
#define DESK_SESSION_H

#include "desk-document.h"
#include "desk-game.h"
#include "desk-journal.h"

#include <gio/gio.h>

#define DESK_TYPE_SESSION (desk_session_get_type ())
G_DECLARE_FINAL_TYPE (DeskSession, desk_session, DESK, SESSION, GObject)

/* Opens the session in that folder, or in the user's (NULL), and restores its content.  Never
 * fails: a session that cannot be written lasts until the program ends, and
 * desk_session_get_status () reports it. */
DeskSession *desk_session_new (const char *folder);

/* DESK_JOURNAL_OK, or the problem to report to the user.  Property "status", with notification:
 * writing may fail at any time, is then tried again every second, and the status is DESK_JOURNAL_OK
 * again when everything is written. */
DeskJournalStatus desk_session_get_status (DeskSession *self);

/* The journal's folder, and the errno of the last failure, or 0. */
const char *desk_session_get_folder (DeskSession *self);
int         desk_session_get_error (DeskSession *self);

/* The number of changes that would be lost if the program ended now: of documents that are not as
 * in their file, and of values that contain a user's work. */
guint desk_session_get_n_unkept (DeskSession *self);

/* The path of a damaged or foreign journal that was set aside, or NULL. */
const char *desk_session_get_set_aside (DeskSession *self);

/* The session holds the document until it is removed.  Adding a document twice has no effect. */
void desk_session_add (DeskSession *self, DeskDocument *document);
void desk_session_remove (DeskSession *self, DeskDocument *document);

/* A number that a document has as long as the session holds it, also after a restart, and that no
 * other one gets; 0: it is not in the session.  And the document of a number, or NULL. */
guint64       desk_session_get_number (DeskSession *self, DeskDocument *document);
DeskDocument *desk_session_find (DeskSession *self, guint64 number);

/* The document in front: property "current"; NULL only when there are none. */
DeskDocument *desk_session_get_current (DeskSession *self);
void          desk_session_set_current (DeskSession *self, DeskDocument *document);

/* NULL deletes the value.  Takes ownership of a floating one.  The value read back has the type
 * that was written: check it. */
void      desk_session_set_value (DeskSession *self, const char *name, GVariant *value);
GVariant *desk_session_get_value (DeskSession *self, const char *name); /* unref it; or NULL */

/* Marks the last value set as a user's work. */
void desk_session_note_work (DeskSession *self);

/* Keeps bytes without a file of their own (a pasted collection) in the session's folder; equal
 * bytes are kept once.  Returns their URI, which ends with `suffix` ("" for none), or NULL when
 * writing failed.  Free it.  The next start
 * deletes the bytes when no document and no value of the session has that URI any more. */
char *desk_session_spool (DeskSession *self, GBytes *bytes, const char *suffix);

/* The URI that they have when they are kept.  Free it. */
char *desk_session_find_spooled (DeskSession *self, GBytes *bytes, const char *suffix);

/* Whether it is such a URI: its name means nothing to a person. */
bool desk_session_is_spooled (DeskSession *self, const char *uri);

/* The game of a puzzle of a collection that is kept while no document has it; only `uri` and
 * `puzzle` of the file count.  False: there is none.  The signal "games-changed" follows each
 * change. */
bool desk_session_get_game (DeskSession *self, const DeskFile *file, DeskGame *out_game);

/* All of them in one collection: the puzzle's check sum (guint64) -> DeskGame, as they are now.
 * Another thread may read the table, and unref it. */
GHashTable *desk_session_list_games (DeskSession *self, const char *uri);

/* Adds a game to such a table, or replaces it; 0: nothing. */
void desk_session_put_game (GHashTable *games, uint64_t puzzle, const DeskGame *game);

/* The states of the puzzles of a collection that were begun and left: the puzzle's check sum
 * (guint64) -> GBytes, for desk_part_add_game ().  Another thread may read the table, and unref
 * it. */
GHashTable *desk_session_list_states (DeskSession *self, const char *uri);

/* After damage (DESK_JOURNAL_DAMAGED): whether all documents are as they were.  Then only undo
 * steps are lost, otherwise changes. */
bool desk_session_is_whole (DeskSession *self);

/* Writes a checkpoint, from which a reader can go on after damage.  The session writes one by
 * itself a minute after a change at the latest, and at the end. */
void desk_session_write_checkpoint (DeskSession *self);

/* Waits until everything is on the disk, including data that could not be written before. */
void desk_session_sync (DeskSession *self);

#endif
