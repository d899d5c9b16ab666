/* ui-compare-form.h - what is compared: the puzzle, the list or a problem of several sizes; which
 * ways; how. */
#ifndef UI_COMPARE_FORM_H
#define UI_COMPARE_FORM_H

#include "app-compare.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_COMPARE_FORM (ui_compare_form_get_type ())
G_DECLARE_FINAL_TYPE (UiCompareForm, ui_compare_form, UI, COMPARE_FORM, GtkBox)

/* The puzzle on the board and the file of the list, each with its name, or NULL where there is
 * none.  What was chosen stays, as far as it is still there. */
void ui_compare_form_set_sources (UiCompareForm      *self,
                                  const SudokuPuzzle *puzzle,
                                  const char         *puzzle_name,
                                  GFile              *file,
                                  const char         *file_name);

/* Makes the wish; it borrows from the form until that changes.  False while nothing can be
 * compared: no way is chosen, or there is no puzzle. */
bool ui_compare_form_get_wish (UiCompareForm *self, AppCompareWish *out_wish);

/* While a comparison runs, nothing can be changed. */
void ui_compare_form_set_busy (UiCompareForm *self, bool busy);

G_END_DECLS

#endif
