/* ui-widgets-message.h - a bar in the window that reports an error, or asks a question before
 * something is lost. */
#ifndef UI_WIDGETS_MESSAGE_H
#define UI_WIDGETS_MESSAGE_H

#include "format-issue.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WIDGETS_MESSAGE (ui_widgets_message_get_type ())
G_DECLARE_FINAL_TYPE (UiWidgetsMessage, ui_widgets_message, UI, WIDGETS_MESSAGE, GtkWidget)

/* Property: `closable`, whether it has a button by which the user closes it; TRUE unless it is
 * set.  The signal "answered" follows when one of its buttons has closed it. */

/* Shows a sentence and, unless it is NULL, an excerpt of the text that the sentence refers to, with
 * a caret under character `column` (from 1; 0: none). */
void ui_widgets_message_say (UiWidgetsMessage *self,
                     GtkMessageType type,
                     const char *sentence,
                     const char *excerpt,
                     guint column);

/* Asks a question; `yes` is called when the button is pressed, never when the bar is closed. */
void ui_widgets_message_ask (UiWidgetsMessage *self,
                     const char *sentence,
                     const char *button,
                     void (*yes) (gpointer data),
                     gpointer data);

/* Adds a second answer to the question that was just asked, with the same `data`. */
void ui_widgets_message_offer (UiWidgetsMessage *self,
                     const char *button,
                     void (*instead) (gpointer data));

/* Reports with a spinner that an operation is running; `stop` is called when the button is
 * pressed. */
void ui_widgets_message_wait (UiWidgetsMessage *self,
                      const char *sentence,
                      const char *button,
                      void (*stop) (gpointer data),
                      gpointer data);

/* The operation has ended: closes the bar, if it still shows that. */
void ui_widgets_message_stop_waiting (UiWidgetsMessage *self);

/* Asks a question before writing a file of that name that cannot hold everything: `losses` are bits
 * of FormatsLoss. */
void ui_widgets_message_ask_losses (UiWidgetsMessage *self,
                            const char *name,
                            unsigned losses,
                            void (*yes) (gpointer data),
                            gpointer data);

/* Asks a question before replacing a file of that name that another program has changed
 * meanwhile. */
void ui_widgets_message_ask_replacing (UiWidgetsMessage *self,
                               const char *name,
                               void (*yes) (gpointer data),
                               gpointer data);

/* Reports the fault of a file called `name` (or NULL), and its place. */
void ui_widgets_message_say_issue (UiWidgetsMessage *self,
                           const char *name,
                           const FormatsIssue *issue,
                           const char *line);

void ui_widgets_message_close (UiWidgetsMessage *self);

G_END_DECLS

#endif
