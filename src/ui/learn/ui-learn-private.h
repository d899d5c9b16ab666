/* ui-learn-private.h - the state of the open lesson, for the files of UiLearn. */
#ifndef UI_LEARN_PRIVATE_H
#define UI_LEARN_PRIVATE_H

#include "ui-learn.h"

G_BEGIN_DECLS

struct _UiLearn
{
  GtkBox parent_instance;

  const UiLearnStage *stage;
  gpointer stage_data; /* borrowed */
  GSettings *settings; /* with the setting of who answers, and the progress */
  LessonsShelf *shelf;
  GFileMonitor *monitor; /* of the user's folder; or NULL */
  LessonsLesson *lesson;
  char *name;   /* of the lesson chosen from the shelf; or NULL */
  GFile *file;  /* the last opened file, which is listed beside the shelf's lessons; or NULL */
  bool of_file; /* whether that file was chosen last */
  guint step;
  bool ended;      /* the last step is done, and the end of the lesson is shown */
  Run *run;        /* the run that the dance shows now */
  DanceShow *show; /* of that run */
  bool placing;    /* the lesson itself changes the stage */
  bool arrived;    /* the picture shows the step, or has shown it */
  bool left;       /* the user has moved the show away from the step */
  bool waits;      /* the search has not reached the step yet, only `stands` */
  uint64_t stands;

  GtkWidget *words; /* what is scrolled */
  GtkWidget *bar, *caption, *notes, *estimates, *ending, *next_lesson, *next_title, *quiz;
};

/* ---- ui-learn-step.c: a step on the stage ---- */

const LessonsStep *ui_learn_current_step (UiLearn *self); /* NULL: no lesson is open */

/* Shows the step; `forward` plays its film, if it has one. */
void ui_learn_show_step (UiLearn *self, bool forward);

/* Moves the show to the step's position, also if the user has changed the run. */
void ui_learn_come_back (UiLearn *self);

/* Whether the stage shows the run of the step: the user can have chosen another rule there. */
bool ui_learn_is_on_stage (UiLearn *self);

/* Drops the run, for there is no lesson any more, or another problem was on the stage. */
void ui_learn_drop_run (UiLearn *self);

/* Closes or opens the question, as the show and the lesson are now; a handler too. */
void ui_learn_note_question (UiLearn *self);

/* Writes the caption: for the time of the film or after it, or that the user has left the step. */
void ui_learn_write_caption (UiLearn *self);

/* ---- ui-learn.c ---- */

/* The step has come to its position. */
void ui_learn_note_arrival (UiLearn *self, const LessonsStep *step);

/* A lesson that plays by itself stops: the user does something else. */
void ui_learn_pause_lecture (UiLearn *self);

/* Handler of the link in the caption. */
bool ui_learn_follow_link (UiLearn *self, const char *address);

G_END_DECLS

#endif
