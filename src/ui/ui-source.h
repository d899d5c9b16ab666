/* ui-source.h - what a file was like when it was read or written, to tell later whether it still is. */
#ifndef UI_SOURCE_H
#define UI_SOURCE_H

#include "desk-session.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* What has to be asked for. */
#define UI_SOURCE_ATTRIBUTES "standard::size,time::modified,time::modified-usec"

/* Takes size and date, and leaves the rest. */
void ui_source_take (DeskFile *self, GFileInfo *info);

/* A copy that has its own URI, to be freed; NULL for NULL and for what has no URI. */
DeskFile *ui_source_copy (const DeskFile *self);
void ui_source_free (DeskFile *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeskFile, ui_source_free)

/* What a person calls it: the name of the file; what was pasted has none. */
char *ui_source_name (const char *uri, DeskSession *session);

/* As much of a text in a file as fits where it is shown: at most UI_SOURCE_LONGEST characters, the last one "…" where some
 * were left out.  To be freed. */
#define UI_SOURCE_LONGEST 200
char *ui_source_shorten (const char *text);

bool ui_source_is_same (const DeskFile *was, const DeskFile *is);

/* For the session: a URI, a size and a date; {0} for what is none.  The URI is the variant's. */
GVariant *ui_source_to_variant (const DeskFile *self);
DeskFile ui_source_of_variant (GVariant *variant);

G_END_DECLS

#endif
