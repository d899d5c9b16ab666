/* desk-problem.h - an exact cover problem as a text that somebody is writing.
 *
 * The text is read by what reads files, as .dlx or as a 0/1 matrix, and what was read knows where in the text it
 * stands: so a fault can be marked there, and a cell of the picture can be changed in the text.  Places are
 * characters, as text widgets count them.
 *
 * A problem is read once and never changed, so that threads can share it. */
#ifndef DESK_PROBLEM_H
#define DESK_PROBLEM_H

#include "base-stop.h"
#include "cover-problem.h"
#include "formats.h"

#include <glib.h>

typedef enum
{
  DESK_PROBLEM_EMPTY,   /* nothing but blank lines and comments */
  DESK_PROBLEM_GOOD,
  DESK_PROBLEM_BAD,     /* `issue` says why */
  DESK_PROBLEM_SUDOKU,  /* a puzzle for the board, and no such problem */
  DESK_PROBLEM_STOPPED, /* it was stopped, or there was no memory */
} DeskProblemState;

/* A line of the text that is an option, or would be one if it had a primary item. */
typedef struct
{
  gsize    start, end;     /* bytes of the text, without the line's end */
  guint    first, n_terms; /* in `terms` */
  uint32_t option;         /* COVER_NONE: it is left out */
} DeskProblemRow;

typedef struct
{
  DeskProblemState state;
  char            *text;
  gsize            length;
  const Format    *format;  /* as which it was read */
  bool             evident; /* a file of this text would be read as the same */
  FormatsPuzzle    puzzle;  /* good: its `problem` */
  FormatsIssue     issue;   /* bad */
  FormatsIssue     warning; /* the first one, where there are any */
  guint            n_warnings;
  gsize            head_start, head_end; /* good: the line that names the items; of no size where there is none */
  DeskProblemRow  *rows;    /* good: in their order */
  guint            n_rows;
  CoverTerm       *terms;
} DeskProblem;

/* Takes the text, which is UTF-8.  Linear time. */
DeskProblem *desk_problem_read (char *text, const BaseStop *stop);
DeskProblem *desk_problem_ref (DeskProblem *self);
void         desk_problem_unref (DeskProblem *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeskProblem, desk_problem_unref)

/* The characters that an issue is about, one at least where the text has any there. */
void desk_problem_place (const DeskProblem *self, const FormatsIssue *issue, guint *out_start, guint *out_end);

/* Whether a row has the item; with which colour, or 0. */
bool desk_problem_has (const DeskProblem *self, guint row, uint32_t item, uint32_t *out_colour);

/* A change of the text: the characters from `start` to `end` give way to `text`. */
typedef struct
{
  guint start, end;
  char *text;
} DeskPatch;

void desk_patch_clear (DeskPatch *self);

/* Each answers false where it has no meaning: the problem is not good, or there is no such place. */

/* The item enters the row, or leaves it.  A line that loses its only item is no option: it goes. */
bool desk_problem_toggle (const DeskProblem *self, guint row, uint32_t item, DeskPatch *out_patch);

/* One more primary item, with a name that continues those that are there; also where the text is empty. */
bool desk_problem_add_item (const DeskProblem *self, DeskPatch *out_patch);

/* One more option, of the primary item that has the fewest. */
bool desk_problem_add_option (const DeskProblem *self, DeskPatch *out_patch);

/* A problem as a text that is read back equal, with a comment above it or NULL; NULL where the names cannot be
 * written, or there is no memory. */
char *desk_problem_write (const CoverProblem *problem, const char *comment);

#endif
