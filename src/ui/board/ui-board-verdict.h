/* ui-board-verdict.h - the line under the header: a sign, a sentence, and a bar while a search is
 * running. */
#ifndef UI_BOARD_VERDICT_H
#define UI_BOARD_VERDICT_H

#include "app-answers.h"
#include "app-clock.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BOARD_VERDICT (ui_board_verdict_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardVerdict, ui_board_verdict, UI, BOARD_VERDICT, GtkBox)

/* Call it once, before the line is shown. */
void ui_board_verdict_set_answers (UiBoardVerdict *self, AppAnswers *answers);
void ui_board_verdict_set_clock (UiBoardVerdict *self,
                                 AppClock *clock,
                                 DeskDocument *document,
                                 GSettings *settings);

/* A narrow line has short forms of what stands behind its sentence. */
void ui_board_verdict_set_narrow (UiBoardVerdict *self, bool narrow);

G_END_DECLS

#endif
