/* app-file.h - size and date of a file at the time when it was read or written, to find out
 * later whether it has changed. */
#ifndef APP_FILE_H
#define APP_FILE_H

#include "desk-session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* The attributes that app_file_set_info () reads. */
#define APP_FILE_ATTRIBUTES "standard::size,time::modified,time::modified-usec"

/* Takes size and date, and leaves the rest. */
void app_file_set_info (DeskFile *self, GFileInfo *info);

/* A copy that has its own URI, to be freed; NULL for NULL and for what has no URI. */
DeskFile *app_file_copy (const DeskFile *self);
void app_file_free (DeskFile *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeskFile, app_file_free)

/* Its name for a person: the name of the file; a pasted text has none. */
char *app_file_name (const char *uri, DeskSession *session);

/* As much of a text in a file as fits where it is shown: at most APP_FILE_LONGEST characters, the last one "…" where some
 * were left out.  To be freed. */
#define APP_FILE_LONGEST 200
char *app_file_shorten (const char *text);

bool app_file_is_same (const DeskFile *was, const DeskFile *is);

/* For the session: a URI, a size and a date; {0} for what is none.  The URI is the variant's. */
GVariant *app_file_to_variant (const DeskFile *self);
DeskFile app_file_of_variant (GVariant *variant);

G_END_DECLS

#endif
