/* lessons-draft.h - a lesson to be written: made from moments of a run, with texts of the user's. */
#ifndef LESSONS_DRAFT_H
#define LESSONS_DRAFT_H

#include "run.h"

#include <gio/gio.h>

typedef struct
{
  char *moment;  /* in the words of lessons */
  char *caption; /* at first what happened there, in a sentence */
} LessonsDraftStep;

typedef struct
{
  char      *title, *problem, *shape, *rule, *view; /* the values of these keys; NULL: no key */
  GPtrArray *steps;                                 /* of LessonsDraftStep */
} LessonsDraft;

/* A draft with a step for each position that has a name; the others are left out.  The draft has no
 * title and no problem yet. */
LessonsDraft *lessons_draft_new (Run *run, const uint64_t *positions, guint n);
void          lessons_draft_free (LessonsDraft *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LessonsDraft, lessons_draft_free)

/* Sets the problem: the lines of a .dlx file. */
void lessons_draft_set_dlx (LessonsDraft *self, const char *lines);

/* The text of the lesson: what lessons_load () reads. */
char *lessons_draft_write (const LessonsDraft *self);

/* Writes the lesson into a folder (NULL: the user's), which is made if it does not exist, as a file
 * with a name made from the title, which no other file there and no built-in lesson has.  Returns
 * the name of the lesson; NULL with the error. */
char *lessons_draft_save (const LessonsDraft *self, const char *folder, GError **error);

#endif
