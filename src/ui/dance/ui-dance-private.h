/* ui-dance-private.h - the state of the Dance view, for its files. */
#ifndef UI_DANCE_PRIVATE_H
#define UI_DANCE_PRIVATE_H

#include "dance-script.h"
#include "ui-canvas-timeline.h"
#include "ui-dance-side.h"
#include "ui-dance-stage.h"
#include "ui-dance-transport.h"
#include "ui-dance.h"
#include "ui-learn-prediction.h"
#include "ui-learn.h"
#include "ui-widgets-steady-label.h"

G_BEGIN_DECLS

/* The state of the show that the parts depend on. */
typedef struct
{
  uint64_t position, end;
  DanceStep size, made;
  bool rewinding, asking, fast, searching;
} UiDanceReading;

/* The parts beside the picture, in the order in which they are drawn. */
typedef enum
{
  UI_DANCE_PART_WORDS, /* above, and in the transcript */
  UI_DANCE_PART_SIDE,  /* code, counters, chart */
  UI_DANCE_PART_BELOW, /* timeline, and the line of the state */
  UI_DANCE_PART_BOARD,
  UI_DANCE_N_PARTS,
} UiDancePart;

struct _UiDance
{
  GtkWidget parent_instance;

  GSettings *settings;
  Subject *problem;
  DanceShow *show;
  DanceScript *script;

  /* Of the template. */
  GtkWidget *column, *learn, *predict, *words, *sentence, *top, *coming, *chooser, *fold, *stage, *board, *picture,
      *side, *timeline, *strip, *length, *transport;

  GtkWidget *buttons[PAINT_PICTURES];
  guint ticking;
  bool presenting, learning, blank;

  uint64_t stood; /* in the last frame */
  bool steps;     /* that frame was the first there */
  bool owed;      /* the picture has moved, and was not drawn since */
  bool waited;    /* it was not drawn in the last frame, for a part beside it */
  gint64 ticked;  /* when the last frame was */
  guint late;     /* the words come before the next one */
  UiDanceReading shown[UI_DANCE_N_PARTS];
  gint64 drawn[UI_DANCE_N_PARTS]; /* when that was; 0: it is to be */
  char *notice; /* that is read in place of what comes next, at the position `noticed`; or NULL */
  uint64_t noticed;

  char *told;         /* of the show */
  char *aloud;        /* what is said, or will be: that, or what is pointed at */
  GtkWidget *speaker; /* what has it as its description; weak */
  guint speaking;
  gint64 spoken;

  GtkCssProvider *sizes; /* of letters, while it presents */
  double text_size;

};

/* ui-dance-page.c */

/* Gives the parts of the template what they show. */
void ui_dance_fill (UiDance *self, UiWidgetsScheme *scheme);

/* Handlers of the template. */
void ui_dance_point_at (UiDance *self, const PaintPointed *what);
void ui_dance_answer_by_click (UiDance *self, const PaintPointed *what);
void ui_dance_travel_to_line (UiDance *self, guint64 position);
void ui_dance_travel_to_node (UiDance *self, guint64 position);

/* ui-dance-frames.c */

/* It plays, and nothing of it can be followed. */
bool ui_dance_is_fast (UiDance *self);

/* The picture, if anything of it moved. */
void ui_dance_draw_picture (UiDance *self);

/* To be called once a frame: draws what of the parts beside the picture is due in it.  Whether some part does not show
 * yet what there is. */
bool ui_dance_take_turn (UiDance *self, gint64 time);

/* All of them, at once: where there are no frames. */
void ui_dance_draw_parts (UiDance *self);

/* The words above the stage, though nothing moved. */
void ui_dance_read_anew (UiDance *self);

/* ui-dance-text.c */

/* Sentences, and the transcript. */
void ui_dance_read_words (UiDance *self);

/* The line of the state. */
void ui_dance_read_strip (UiDance *self);

/* Says something until the show moves on; "" no more. */
void ui_dance_notice (UiDance *self, const char *notice);

/* ui-dance-speech.c */

/* So that a screen reader says it, at most once a second, the newest. */
void ui_dance_speak (UiDance *self, const char *sentence);

/* The same, unless it is what was told last. */
void ui_dance_tell (UiDance *self, const char *sentence);
void ui_dance_stop_speaking (UiDance *self);

/* ui-dance-presentation.c */

/* A screen without anything, until the next key. */
void ui_dance_set_blank (UiDance *self, bool blank);
void ui_dance_change_text_size (UiDance *self, double factor); /* 0: as it was */

/* ui-dance-actions.c */

/* The actions "dance.…" and their keys. */
void ui_dance_install_actions (GtkWidgetClass *class);

/* Keys that go before those of whatever has the focus. */
void ui_dance_hear_keys (UiDance *self);

/* ui-dance.c */

/* Whether a question waits for its answer, of a lesson or of the dance itself. */
bool ui_dance_is_asking (UiDance *self);

/* Begins anew by another rule. */
void ui_dance_change_rule (UiDance *self, guint rule);

G_END_DECLS

#endif
