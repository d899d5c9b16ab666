/* app-snapshot.h - the content of the window at one moment: a picture to copy, drag out or print
 * later.
 *
 * Later changes do not affect it: it has copies of a document, or a player of its own at the show's
 * position.  The room export draws it, like files. */
#ifndef APP_SNAPSHOT_H
#define APP_SNAPSHOT_H

#include "dance-show.h"
#include "desk-document.h"
#include "export-format.h"

G_BEGIN_DECLS

#define APP_TYPE_SNAPSHOT (app_snapshot_get_type ())
G_DECLARE_FINAL_TYPE (AppSnapshot, app_snapshot, APP, SNAPSHOT, GObject)

/* A board with its position, or the puzzle alone. */
AppSnapshot *app_snapshot_of_document (DeskDocument *document, ExportWhat what);

/* The content of each cell besides the givens, and the player's lines. */
typedef struct
{
  uint8_t *entries, *solved;
  uint64_t *marks;
  PaintNote *notes; /* or NULL */
  PaintLine *lines; /* or NULL */
  uint32_t n_lines;
} AppProgress;

void app_progress_take (AppProgress *self, DeskDocument *document);
void app_progress_clear (AppProgress *self);

/* Adds it to a content, which borrows it. */
void app_progress_show (const AppProgress *self, ExportContent *content);

/* A moment of a search, `width` by `height` units. */
AppSnapshot *app_snapshot_of_show (DanceShow *show, ExportWhat what, double width, double height);

/* Returns NULL when out of memory; the snapshot owns it. */
ExportPicture *app_snapshot_picture (AppSnapshot *self);

/* Returns a file of it in that format, in light colours; NULL when it cannot be made. */
GBytes *app_snapshot_write (AppSnapshot *self, const char *format);

/* Returns the same as an icon, whose longer side has that number of units. */
GBytes *app_snapshot_write_small (AppSnapshot *self, double side);

G_END_DECLS

#endif
