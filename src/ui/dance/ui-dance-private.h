/* ui-dance-private.h - the state of the Dance view, for its files. */
#ifndef UI_DANCE_PRIVATE_H
#define UI_DANCE_PRIVATE_H

#include "dance-script.h"
#include "dance-why.h"
#include "figure.h"
#include "ui-canvas-timeline.h"
#include "ui-dance-layout.h"
#include "ui-dance-side.h"
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
  UiWidgetsScheme *scheme; /* borrowed from the window */
  Subject *problem;
  DanceShow *show;
  DanceScript *script;

  /* Children of the template. */
  GtkWidget *column, *chooser, *views, *code_button, *learn, *predict, *words, *sentence, *coming,
      *fold, *board, *stage, *picture, *idle, *beside, *side, *timeline, *state, *strip, *length,
      *transport;

  GtkWidget *buttons[PAINT_PICTURES];
  guint ticking;
  bool presenting, learning, blank;
  UiDanceLayout *layout; /* of `column`, which owns it */
  UiDanceCodeWish code;

  uint64_t stood; /* the position in the last frame */
  bool steps;     /* that frame was the first one at the position */
  gint64 beat;    /* the time of the last frame in which the show moved */
  guint late;     /* the words are drawn before the next frame */
  UiDanceReading shown[UI_DANCE_N_PARTS];
  gint64 drawn[UI_DANCE_N_PARTS]; /* the time of each part's last drawing; 0: it must be drawn */
  char *notice; /* shown in place of the next step, at the position `noticed`; or NULL */
  uint64_t noticed;

  DanceWhy *why;
  Figure *figure; /* its answer about the position `asked`, in the pictures; or NULL */
  uint64_t asked;

  char *told;         /* the last sentence about the show */
  /* the text for the screen reader: `told`, or a text about the thing pointed at */
  char *aloud;
  GtkWidget *speaker; /* the widget that has the text as its description; weak */
  guint speaking;
  gint64 spoken;

  GtkCssProvider *sizes; /* the text size during a presentation */
  double text_size;

};

/* ui-dance-page.c */

/* Fills the parts of the template. */
void ui_dance_fill (UiDance *self, UiWidgetsScheme *scheme);

/* Call it once, when the template is made. */
void ui_dance_set_layout (UiDance *self);

/* Call it when the problem, the picture or the use of the view has changed: decides which parts
 * have places. */
void ui_dance_arrange (UiDance *self);

/* Whether the code stands where it takes the place of something else. */
bool ui_dance_shows_code (UiDance *self);

/* Handlers of the template. */
void ui_dance_point_at (UiDance *self, const PaintPointed *what);
void ui_dance_answer_by_click (UiDance *self, const PaintPointed *what);
void ui_dance_travel_to_line (UiDance *self, guint64 position);
void ui_dance_travel_to_node (UiDance *self, guint64 position);

/* ui-dance-frames.c */

/* Whether the show plays too fast to follow. */
bool ui_dance_is_fast (UiDance *self);

/* Draws the picture if anything of it has moved. */
void ui_dance_draw_picture (UiDance *self);

/* Whether this frame is left out, because the show moves in beats and the next one is not due. */
bool ui_dance_is_between_beats (UiDance *self, gint64 time);

/* Call it once per frame in which the show may move: draws the picture, and the parts beside it
 * that are due.  Returns whether some part may not show the present state yet. */
bool ui_dance_take_turn (UiDance *self, gint64 time);

/* Draws all parts at once, for use where there are no frames. */
void ui_dance_draw_parts (UiDance *self);

/* Reads the words above the stage again, though nothing moved. */
void ui_dance_read_anew (UiDance *self);

/* ui-dance-text.c */

/* Draws the sentences and the transcript. */
void ui_dance_read_words (UiDance *self);

/* Draws the status line. */
void ui_dance_read_strip (UiDance *self);

/* Shows a notice until the show moves on; "" hides it. */
void ui_dance_notice (UiDance *self, const char *notice);

/* ui-dance-speech.c */

/* Makes a screen reader say the sentence: at most once a second, and only the newest one. */
void ui_dance_speak (UiDance *self, const char *sentence);

/* The same, unless the sentence equals the last one that was passed. */
void ui_dance_tell (UiDance *self, const char *sentence);
void ui_dance_stop_speaking (UiDance *self);

/* ui-dance-why.c */

void ui_dance_set_up_why (UiDance *self);
void ui_dance_drop_why (UiDance *self); /* when the view is disposed of */

/* Asks why an option, or the one that is pointed at, is out. */
void ui_dance_ask_why (UiDance *self, uint32_t option);
void ui_dance_ask_why_pointed (UiDance *self);

/* Stops the search for a reason.  False: there is none. */
bool ui_dance_stop_asking_why (UiDance *self);

/* Drops the answer, as the show has moved. */
void ui_dance_forget_why (UiDance *self);

/* Draws a reason over the pictures; borrowed until the next call.  NULL: none. */
void ui_dance_show_reason (UiDance *self, const PaintReason *reason);

/* The menu of the thing that is pointed at. */
void ui_dance_open_menu (UiDance *self);

/* ui-dance-presentation.c */

/* Blanks the screen until the next key. */
void ui_dance_set_blank (UiDance *self, bool blank);
void ui_dance_change_text_size (UiDance *self, double factor); /* 0: the default size */

/* Sets the size of the presented letters, as the layout has found it. */
void ui_dance_fit_letters (UiDance *self);

/* ui-dance-actions.c */

/* Installs the actions "dance.…" and their keys. */
void ui_dance_install_actions (GtkWidgetClass *class);

/* Adds the keys that are handled before those of the focused widget. */
void ui_dance_hear_keys (UiDance *self);

/* ui-dance.c */

/* Whether a question is open, in a lesson or in the dance itself. */
bool ui_dance_is_asking (UiDance *self);

/* Starts the search again with another rule. */
void ui_dance_change_rule (UiDance *self, guint rule);

G_END_DECLS

#endif
