/* ui-widgets-question.h - a question before something is lost; its default answer loses
 * nothing. */
#ifndef UI_WIDGETS_QUESTION_H
#define UI_WIDGETS_QUESTION_H

#include <gtk/gtk.h>

/* A modal window with two buttons.  Cancel has the focus; Enter and Escape are Cancel.  `yes` is
 * called when the other one, labelled `button`, is pressed; `data` is held until the window is
 * gone. */
void ui_widgets_question_ask (GtkWindow *parent,
                      const char *title,
                      const char *sentence,
                      const char *button,
                      void (*yes) (gpointer data),
                      GObject *data);

/* The same about replacing a file of several puzzles. */
void ui_widgets_question_ask_losing (GtkWindow *parent,
                             GFile *file,
                             guint64 n_puzzles,
                             void (*yes) (gpointer data),
                             GObject *data);

#endif
