/* ui-browser-thumbnail.h - the small pictures in the rows of a list of puzzles. */
#ifndef UI_BROWSER_THUMBNAIL_H
#define UI_BROWSER_THUMBNAIL_H

#include "desk-game.h"
#include "paint-board.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In logical pixels. */
#define UI_BROWSER_BOARD_SIZE 36
#define UI_BROWSER_STATE_SIZE 16

typedef struct UiBrowserThumbnails UiBrowserThumbnails;

UiBrowserThumbnails *ui_browser_thumbnails_new (void);
void                 ui_browser_thumbnails_free (UiBrowserThumbnails *self);

/* All pictures drawn from now on; false: nothing has changed. */
bool ui_browser_thumbnails_set_look (UiBrowserThumbnails *self, PaintThemeId theme, int scale);

/* The board with the givens, new; NULL where there is no memory. */
GdkTexture *ui_browser_thumbnails_draw_board (UiBrowserThumbnails *self, const SudokuPuzzle *puzzle);

/* The state as a shape: nothing, a part of a disc, a disc with a tick.  Borrowed; NULL for a new
 * puzzle. */
GdkTexture *ui_browser_thumbnails_get_state (UiBrowserThumbnails *self, const DeskGame *game);

G_END_DECLS

#endif
