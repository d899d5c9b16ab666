/* app-board-state.h - the look of each cell of a document: a function of its arguments only. */
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
  bool focused;       /* keyboard input goes here */
  bool type_mode;
  uint32_t locked; /* the digit that is locked, which is marked instead of the cursor's; 0: none */
  bool mark_pairs; /* cells with two candidates */
  const PaintReason *reason; /* of a hint; or NULL */
  const Board *board;        /* that has the reason's items and options */
  bool highlight_peers, highlight_same, mark_culprits, mark_clashes;
} AppBoardScene;

/* Returns one per cell of the document's shape; free it with g_free (). */
PaintCell *app_board_state_new (const AppBoardScene *scene);

/* The words for a screen reader beside the digit; NULL: none.  Free them with g_free (). */
char *app_board_state_note (const PaintCell *cell, const char *symbols);

G_END_DECLS

#endif
