/* ui-learn.h - a lesson above the stage: captions, steps, questions and their answers.
 *
 * It moves the show on a stage, the Dance view; an answer can be pointed at there, or chosen from a list here. */
#ifndef UI_LEARN_H
#define UI_LEARN_H

#include "dance-show.h"
#include "lessons.h"
#include "paint-stage.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_LEARN (ui_learn_get_type ())
G_DECLARE_FINAL_TYPE (UiLearn, ui_learn, UI, LEARN, GtkBox)

/* The functions of the stage below a lesson; `data` is the stage. */
typedef struct
{
  DanceShow *(*get_show) (gpointer data); /* NULL where there is none */
  void (*set_run) (gpointer data, Subject *problem, CoverRule rule, uint64_t seed);
  void (*clear) (gpointer data);
  void (*set_view) (gpointer data, PaintPictureKind view);
  void (*set_aim) (gpointer data, PlayerAim aim);
  void (*light) (gpointer data, const PaintPointed *lit, guint n);
} UiLearnStage;

/* To be called once, before it is shown.  Borrows the stage, in which it stands. */
void ui_learn_set_up (UiLearn *self, const UiLearnStage *stage, gpointer stage_data, GSettings *settings);

/* Goes on where it was, or begins with the first lesson. */
void ui_learn_begin (UiLearn *self);

/* A lesson by its name, from a step on (from 1); false where there is none of that name. */
bool ui_learn_open (UiLearn *self, const char *name, guint step);

/* Of the lesson that is open; 0: none is. */
guint ui_learn_n_steps (UiLearn *self);

/* A teacher's own file; what is wrong with it is told in the place of the caption. */
void ui_learn_open_file (UiLearn *self, GFile *file);

/* Forward, where the picture is not there yet, is to its place; and where a class votes, to the
 * answer. */
void ui_learn_step (UiLearn *self, int way);
void ui_learn_focus (UiLearn *self);

/* For the last row: what is said and asked, in large, and no controls; keys do what they do. */
void ui_learn_set_presenting (UiLearn *self, bool presenting);

/* The answer, or nothing where nothing is asked. */
void ui_learn_reveal (UiLearn *self);

/* Something of the picture was clicked. */
void ui_learn_clicked (UiLearn *self, const PaintPointed *pointed);

G_END_DECLS

#endif
