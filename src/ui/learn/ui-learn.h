/* ui-learn.h - a lesson above the stage: captions, steps, questions and their answers.
 *
 * The lesson moves the show on a stage, the Dance view.  The user gives an answer by pointing at it
 * there, or by choosing it from a list here. */
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
  DanceShow *(*get_show) (gpointer data); /* NULL when there is none */
  void (*set_run) (gpointer data, Subject *problem, CoverRule rule, uint64_t seed);
  void (*clear) (gpointer data);
  void (*set_view) (gpointer data, PaintPictureKind view);
  void (*set_aim) (gpointer data, PlayerAim aim);
  void (*light) (gpointer data, const PaintPointed *lit, guint n);
  void (*hide_sizes) (gpointer data, bool hides);
  void (*show_reason) (gpointer data, const PaintReason *reason); /* borrowed; NULL: none */
} UiLearnStage;

/* Call it once, before the lesson is shown.  Borrows the stage, which contains it. */
void ui_learn_set_up (UiLearn *self,
                      const UiLearnStage *stage,
                      gpointer stage_data,
                      GSettings *settings);

/* Continues at the last step, or starts with the first lesson. */
void ui_learn_begin (UiLearn *self);

/* Opens a lesson by its name, at a step (from 1); false when there is no lesson of that name. */
bool ui_learn_open (UiLearn *self, const char *name, guint step);

/* The number of steps of the open lesson; 0: no lesson is open. */
guint ui_learn_n_steps (UiLearn *self);

/* Opens a teacher's own file; its faults are shown in place of the caption. */
void ui_learn_open_file (UiLearn *self, GFile *file);

/* The stage shows another run: the user has chosen another rule. */
void ui_learn_note_stage (UiLearn *self);

/* Starts or pauses a lecture, which plays by itself; other lessons do not. */
void ui_learn_play_lecture (UiLearn *self);

/* Forward moves to the step's position if the picture is not there, and to the answer if a class
 * votes.  Behind the last step it shows the end, and then opens the next lesson. */
void ui_learn_step (UiLearn *self, int way);
void ui_learn_focus (UiLearn *self);

/* Shows caption and question in large letters and no controls, for a presentation; the keys keep
 * their functions. */
void ui_learn_set_presenting (UiLearn *self, bool presenting);

/* Reveals the answer; does nothing when no question is open. */
void ui_learn_reveal (UiLearn *self);

/* Something in the picture was clicked. */
void ui_learn_clicked (UiLearn *self, const PaintPointed *pointed);

G_END_DECLS

#endif
