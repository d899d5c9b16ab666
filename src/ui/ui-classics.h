/* ui-classics.h - a list of problems to watch that are no Sudokus. */
#ifndef UI_CLASSICS_H
#define UI_CLASSICS_H

#include "dance-problem.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The word of each of them, as classics_parse () reads it; NULL behind the last one. */
const char *ui_classics_word (unsigned index);

/* `chosen` takes the problem, and gets `data`. */
void ui_classics_present (GtkWindow *parent,
                          void (*chosen) (gpointer data, DanceProblem *problem),
                          gpointer data);

G_END_DECLS

#endif
