/* ui-board-new-form.h - the controls of a wish for new puzzles.
 *
 * Signals: changed, when the user has changed anything; resized, when more or less of it is
 * shown. */
#ifndef UI_BOARD_NEW_FORM_H
#define UI_BOARD_NEW_FORM_H

#include "desk-document.h"
#include "setter.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_BOARD_NEW_FORM (ui_board_new_form_get_type ())
G_DECLARE_FINAL_TYPE (UiBoardNewForm, ui_board_new_form, UI, BOARD_NEW_FORM, GtkBox)

/* Once.  The grid on the board is one of those that can be wished for, and its digits can be the
 * pattern.  Size, kind and difficulty are kept in the settings. */
void ui_board_new_form_set_up (UiBoardNewForm *self, DeskDocument *document, GSettings *settings);

/* What is wished for.  The wish holds a reference to its shape; its pattern stays as it is until
 * the next call.  Returns NULL, or a sentence that says why there is no such wish; free it with
 * g_free (). */
char *ui_board_new_form_read (UiBoardNewForm *self, SetterWish *out_wish);

/* The number of puzzles. */
guint ui_board_new_form_get_number (UiBoardNewForm *self);

/* False: it is left to chance. */
gboolean ui_board_new_form_get_seed (UiBoardNewForm *self, uint64_t *out_seed);

/* Remembers the choices for the next time. */
void ui_board_new_form_keep (UiBoardNewForm *self);

G_END_DECLS

#endif
