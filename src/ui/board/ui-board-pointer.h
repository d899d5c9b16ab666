/* ui-board-pointer.h - the pointer on a board: a press selects, a drag or Shift extends, Ctrl adds;
 * in the modes of colours and lines it colours candidates and draws lines. */
#ifndef UI_BOARD_POINTER_H
#define UI_BOARD_POINTER_H

#include "app-typing.h"
#include "ui-board-picture.h"

G_BEGIN_DECLS

/* `picture` belongs to the board. */
void ui_board_pointer_add (GtkWidget *board,
                           DeskDocument *document,
                           AppTyping *typing,
                           UiBoardPicture *picture);

G_END_DECLS

#endif
