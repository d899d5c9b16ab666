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
  const DeskLine *line; /* that is being drawn; or NULL */
  const PaintReason *reason; /* of a hint; or NULL */
  const Board *board;        /* that has the reason's items and options */
  bool highlight_peers, highlight_same, mark_culprits, mark_clashes;
} AppBoardScene;

/* Returns one per cell of the document's shape; free it with g_free (). */
PaintCell *app_board_state_new (const AppBoardScene *scene);

/* The player's notes beside the candidates, in the same form; NULL: there are none, or a step of a
 * path is shown.  Free them with g_free (). */
PaintNote *app_board_state_new_notes (const AppBoardScene *scene);

/* The player's lines, with the one that is being drawn, if any; NULL: none, as above. */
PaintLine *app_board_state_new_lines (const AppBoardScene *scene, uint32_t *out_n);

/* The words for a screen reader beside the digit; NULL: none.  Free them with g_free (). */
char *app_board_state_note (const PaintCell *cell, const char *symbols);

G_END_DECLS

#endif
