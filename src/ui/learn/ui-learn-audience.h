/* ui-learn-audience.h - two buttons that choose who answers questions: one person, or a class
 * that votes. */
#ifndef UI_LEARN_AUDIENCE_H
#define UI_LEARN_AUDIENCE_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_LEARN_AUDIENCE (ui_learn_audience_get_type ())
G_DECLARE_FINAL_TYPE (UiLearnAudience, ui_learn_audience, UI, LEARN_AUDIENCE, GtkBox)

/* One of the buttons is always on, according to the setting `class-vote`.  Call it once, before the
 * buttons are shown. */
void ui_learn_audience_set_settings (UiLearnAudience *self, GSettings *settings);

G_END_DECLS

#endif
