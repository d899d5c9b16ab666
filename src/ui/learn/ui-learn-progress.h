/* ui-learn-progress.h - how far each lesson has been taken, kept in the setting `lessons`. */
#ifndef UI_LEARN_PROGRESS_H
#define UI_LEARN_PROGRESS_H

#include <gio/gio.h>
#include <stdbool.h>

/* The last step that was shown, from 1; 0: none.  `out_done` (or NULL): whether the lesson was
 * taken to its end. */
guint ui_learn_progress_get (GSettings *settings, const char *lesson, bool *out_done);

/* A lesson that was done stays done. */
void ui_learn_progress_set (GSettings *settings, const char *lesson, guint step, bool done);

#endif
