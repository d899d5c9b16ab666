/* ui-reply.h - a sentence that is not there yet, and has its room already: nothing moves when it comes. */
#ifndef UI_REPLY_H
#define UI_REPLY_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_REPLY (ui_reply_get_type ())
G_DECLARE_FINAL_TYPE (UiReply, ui_reply, UI, REPLY, GtkWidget)

GtkWidget *ui_reply_new (const char *class);

/* Room for one of that length, if not that one: it is nowhere to be read. */
void ui_reply_reserve (UiReply *self, const char *longest);

/* "" takes it away, not its room. */
void ui_reply_say (UiReply *self, const char *text);

G_END_DECLS

#endif
