/* app-snapshot.h - the content of the window at one moment: a picture to be copied, dragged
 * out, or printed later.
 *
 * Later changes do not touch it: it has copies of a document, or a player of its own that
 * stands where the show stood.  The room export draws it, as it draws files. */
#ifndef APP_SNAPSHOT_H
#define APP_SNAPSHOT_H

#include "dance-show.h"
#include "desk-document.h"
#include "export-format.h"

G_BEGIN_DECLS

#define APP_TYPE_SNAPSHOT (app_snapshot_get_type ())
G_DECLARE_FINAL_TYPE (AppSnapshot, app_snapshot, APP, SNAPSHOT, GObject)

/* The board as it stands, or the puzzle alone. */
AppSnapshot *app_snapshot_of_document (DeskDocument *document, ExportWhat what);

/* The content of each cell beside the givens; each to be freed with g_free (). */
void app_snapshot_progress (DeskDocument *document,
                       uint8_t     **out_entries,
                       uint8_t     **out_solved,
                       uint64_t    **out_marks);

/* A moment, `width` by `height` units. */
AppSnapshot *app_snapshot_of_show (DanceShow *show, ExportWhat what, double width, double height);

/* NULL when out of memory; the shot's. */
ExportPicture *app_snapshot_picture (AppSnapshot *self);

/* A file of it in that format, in light colours.  NULL when it cannot be made. */
GBytes *app_snapshot_write (AppSnapshot *self, const char *format);

/* The same, so many units to its longer side: an icon. */
GBytes *app_snapshot_write_small (AppSnapshot *self, double side);

G_END_DECLS

#endif
