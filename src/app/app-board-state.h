/* app-board-state.h - what each cell of a document looks like now: a function of what is given,
 * and of nothing else. */
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

/* What a screen reader is told beside the digit; NULL for nothing. */
const char *app_board_state_note (const PaintCell *cell);

G_END_DECLS

#endif
