/* ui-board.h - the board: the cells of a document, drawn, typed into and pointed at.
 *
 * It draws from the document, the answers, the typing and the preferences, and passes input to
 * the typing and to the document.  Its children are cells for screen readers (ui-board-cell.h). */
#ifndef UI_BOARD_H
#define UI_BOARD_H

#include "app-answers.h"
#include "app-typing.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BOARD (ui_board_get_type ())
G_DECLARE_FINAL_TYPE (UiBoard, ui_board, UI, BOARD, GtkWidget)

/* Call it once, before the board is shown.  If `answers` is NULL, nothing is marked as wrong. */
void ui_board_set_up (UiBoard *self,
                      DeskDocument *document,
                      AppAnswers *answers,
                      AppTyping *typing,
                      UiWidgetsScheme *scheme,
                      GSettings *settings);

/* Moves the focus to the cell at the cursor. */
void ui_board_focus_cursor (UiBoard *self);

/* Takes the values for the numbers of regions, counted from 1, and draws those instead of the
 * groups of the shape. */
void ui_board_draw_regions (UiBoard *self);

/* Sets how many times larger than `room` the board is; 1 fits. */
void ui_board_set_zoom (UiBoard *self, double zoom, int room);

/* Whether the point is on the edge, where the coordinates are: beside the cells, and less than a
 * cell away from them. */
bool ui_board_is_edge (UiBoard *self, double x, double y);

G_END_DECLS

#endif
