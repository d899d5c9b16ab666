/* app-file.h - a file's size and date at the time of reading or writing, to detect later
 * changes. */
#ifndef APP_FILE_H
#define APP_FILE_H

#include "desk-session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The attributes that app_file_set_info () needs. */
#define APP_FILE_ATTRIBUTES "standard::size,time::modified,time::modified-usec"

/* Sets size and date only. */
void app_file_set_info (DeskFile *self, GFileInfo *info);

/* Copies it with a URI of its own; free it.  NULL for NULL and for a file without a URI. */
DeskFile *app_file_copy (const DeskFile *self);
void app_file_free (DeskFile *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeskFile, app_file_free)

/* How the URI ends of puzzles that the session keeps (desk_session_spool ()) and that have a name;
 * free it with g_free (). */
char *app_file_suffix (const char *name);

/* Its name for display: the name of the file, or that of such puzzles; a pasted text has none. */
char *app_file_name (const char *uri, DeskSession *session);

/* Shortens a text from a file for display: APP_FILE_LONGEST characters at most, the last one "…"
 * where some were left out.  Free it. */
#define APP_FILE_LONGEST 200
char *app_file_shorten (const char *text);

bool app_file_is_same (const DeskFile *was, const DeskFile *is);

/* For the session: a URI, a size and a date; {0} for none.  The URI belongs to the variant. */
GVariant *app_file_to_variant (const DeskFile *self);
DeskFile app_file_of_variant (GVariant *variant);

G_END_DECLS

#endif
