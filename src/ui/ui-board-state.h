/* ui-board-state.h - what each cell of a document looks like now: a function of what is given,
 * and of nothing else. */
#ifndef UI_BOARD_STATE_H
#define UI_BOARD_STATE_H

#include "paint-board.h"
#include "ui-answers.h"
#include "ui-typing.h"

G_BEGIN_DECLS

typedef struct
{
  DeskDocument *document;
  UiAnswers *answers; /* or NULL */
  bool focused;       /* the keyboard writes here */
  bool type_mode;
  bool highlight_peers, highlight_same, mark_culprits, mark_clashes;
} UiBoardScene;

/* One a cell of the document's shape; free with g_free (). */
PaintCell *ui_board_state_new (const UiBoardScene *scene);

/* What a screen reader is told beside the digit; NULL for nothing. */
const char *ui_board_state_note (const PaintCell *cell);

G_END_DECLS

#endif
