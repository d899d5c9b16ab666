/* ui-output-print-steps.h - the steps of a path on paper: boards with sentences, several on a page,
 * as the storyboard of the export has them. */
#ifndef UI_OUTPUT_PRINT_STEPS_H
#define UI_OUTPUT_PRINT_STEPS_H

#include "app-export-content.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Takes ownership of the content.  Its steps are found on a thread; then `ready` is called with an
 * operation to be run, or with NULL and a sentence that says why there is none.  It is not called
 * when `window`, which it gets, is gone. */
void ui_output_print_steps (AppExportContent *content,
                            const char *name,
                            GSettings *settings,
                            void (*ready) (GtkPrintOperation *operation,
                                           const char *fault,
                                           gpointer window),
                            GObject *window);

G_END_DECLS

#endif
