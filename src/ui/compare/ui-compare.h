/* ui-compare.h - the Compare view: ways to solve on the same puzzles, as a picture and a table. */
#ifndef UI_COMPARE_H
#define UI_COMPARE_H

#include "app-compare.h"
#include "ui-widgets-scheme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_COMPARE (ui_compare_get_type ())
G_DECLARE_FINAL_TYPE (UiCompare, ui_compare, UI, COMPARE, GtkBox)

/* Call it once, before the view is shown. */
void ui_compare_set_up (UiCompare *self, UiWidgetsScheme *scheme);

/* As ui_compare_form_set_sources (). */
void ui_compare_set_sources (UiCompare          *self,
                             const SudokuPuzzle *puzzle,
                             const char         *puzzle_name,
                             GFile              *file,
                             const char         *file_name);

void ui_compare_focus (UiCompare *self);

G_END_DECLS

#endif
