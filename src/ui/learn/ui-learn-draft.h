/* ui-learn-draft.h - the dialog that makes a lesson of moments of a dance: its title, and a caption
 * for each step. */
#ifndef UI_LEARN_DRAFT_H
#define UI_LEARN_DRAFT_H

#include "lessons-draft.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `made` gets `data` and the name of the lesson, which is then in the user's folder.  Takes
 * ownership of the draft. */
void ui_learn_draft_present (GtkWindow    *parent,
                             LessonsDraft *draft,
                             void (*made) (gpointer data, const char *name),
                             gpointer data);

G_END_DECLS

#endif
