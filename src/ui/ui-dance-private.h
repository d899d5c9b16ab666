/* ui-dance-private.h - what the files of the Dance view share. */
#ifndef UI_DANCE_PRIVATE_H
#define UI_DANCE_PRIVATE_H

#include "dance-script.h"
#include "ui-dance-side.h"
#include "ui-dance-stage.h"
#include "ui-dance.h"
#include "ui-learn.h"
#include "ui-timeline.h"
#include "ui-transport.h"

G_BEGIN_DECLS

struct _UiDance
{
  GtkWidget parent_instance;

  GSettings *settings;
  DanceProblem *problem;
  DanceShow *show;
  DanceScript *script;

  GtkWidget *learn, *column, *sentence, *coming, *strip, *chooser, *stage, *board, *picture, *side,
      *timeline, *transport;
  GtkWidget *buttons[UI_PAINTERS];
  guint ticking;
  gint64 read; /* when it was renewed last */
  bool presenting, learning;
  PaintPointed lit; /* what is pointed at */
};

/* ui-dance-page.c */

/* The widgets, and who hears of them. */
void ui_dance_fill (UiDance *self, UiScheme *scheme);

/* ui-dance-read.c */

/* Sentences, numbers and the code; too fast to be read, they are renewed now and then. */
void ui_dance_read (UiDance *self);

/* ui-dance-act.c */

/* The actions "dance.…" and their keys. */
void ui_dance_install_actions (GtkWidgetClass *class);

/* Keys that go before those of whatever has the focus. */
void ui_dance_hear_keys (UiDance *self);

/* ui-dance.c */

/* Begins anew by another rule. */
void ui_dance_change_rule (UiDance *self, guint rule);

G_END_DECLS

#endif
