/* app-board-state.h - how each cell of a document looks now: a function of its arguments, and
 * of nothing else. */
#ifndef APP_BOARD_STATE_H
#define APP_BOARD_STATE_H

#include "app-answers.h"
#include "app-typing.h"
#include "paint-board.h"

G_BEGIN_DECLS

typedef struct
{
  DeskDocument *document;
  AppAnswers *answers; /* or NULL */
  bool focused;       /* the keyboard writes here */
  bool type_mode;
  bool highlight_peers, highlight_same, mark_culprits, mark_clashes;
} AppBoardScene;

/* One a cell of the document's shape; free with g_free (). */
PaintCell *app_board_state_new (const AppBoardScene *scene);

/* Words for a screen reader beside the digit; NULL for none. */
const char *app_board_state_note (const PaintCell *cell);

G_END_DECLS

#endif
