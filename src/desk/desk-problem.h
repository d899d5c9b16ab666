/* desk-problem.h - an exact cover problem as a text that is being written.
 *
 * The readers of files parse the text, as .dlx or as a 0/1 matrix.  Each option keeps its place in
 * the text: so a fault can be marked there, and a cell of the picture can be changed in the text.
 * Places count characters, as text widgets do.
 *
 * A problem is read once and never changed, so that threads can share it. */
#ifndef DESK_PROBLEM_H
#define DESK_PROBLEM_H

#include "base-stop.h"
#include "cover-problem.h"
#include "format.h"

#include <glib.h>

typedef enum
{
  DESK_PROBLEM_EMPTY,   /* only blank lines and comments */
  DESK_PROBLEM_GOOD,
  DESK_PROBLEM_BAD,     /* `issue` has the reason */
  DESK_PROBLEM_SUDOKU,  /* a puzzle for the board, no cover problem */
  DESK_PROBLEM_STOPPED, /* stopped, or out of memory */
} DeskProblemState;

/* A line of the text that is an option, or would be one with a primary item. */
typedef struct
{
  gsize    start, end;     /* bytes of the text, without the line's end */
  guint    first, n_terms; /* in `terms` */
  uint32_t option;         /* COVER_NONE: left out */
} DeskProblemRow;

typedef struct
{
  DeskProblemState state;
  char            *text;
  gsize            length;
  const Format    *format;  /* the format it was read as */
  bool             evident; /* as a file, the text would be read as the same format */
  FormatsPuzzle    puzzle;  /* good: its `problem` */
  FormatsIssue     issue;   /* bad */
  FormatsIssue     warning; /* the first one, if any */
  guint            n_warnings;
  gsize            head_start, head_end; /* good: the line that names the items; empty where there
                                          * is none */
  DeskProblemRow  *rows;    /* good: in order */
  guint            n_rows;
  CoverTerm       *terms;
} DeskProblem;

/* Takes ownership of the text, which is UTF-8.  Linear time. */
DeskProblem *desk_problem_read (char *text, const BaseStop *stop);
DeskProblem *desk_problem_ref (DeskProblem *self);
void         desk_problem_unref (DeskProblem *self); /* accepts NULL */
G_DEFINE_AUTOPTR_CLEANUP_FUNC (DeskProblem, desk_problem_unref)

/* Finds the characters that an issue is about, at least one where the text has any there. */
void desk_problem_place (const DeskProblem  *self,
                         const FormatsIssue *issue,
                         guint              *out_start,
                         guint              *out_end);

/* Whether a row has the item; and its colour, or 0. */
bool desk_problem_has (const DeskProblem *self, guint row, uint32_t item, uint32_t *out_colour);

/* A change of the text: `text` replaces the characters from `start` to `end`. */
typedef struct
{
  guint start, end;
  char *text;
} DeskPatch;

void desk_patch_clear (DeskPatch *self);

/* These return false where they do not apply: the problem is not good, or the place does not
 * exist. */

/* Adds the item to the row, or removes it.  A row that loses its only item is removed. */
bool desk_problem_toggle (const DeskProblem *self, guint row, uint32_t item, DeskPatch *out_patch);

/* Adds a primary item, with a name that continues the existing ones; also to an empty text. */
bool desk_problem_add_item (const DeskProblem *self, DeskPatch *out_patch);

/* Adds an option, for the primary item that has the fewest. */
bool desk_problem_add_option (const DeskProblem *self, DeskPatch *out_patch);

/* Writes a problem as a text that reads back equal, below a comment or NULL.  Returns NULL where
 * the names cannot be written, or memory is out. */
char *desk_problem_write (const CoverProblem *problem, const char *comment);

#endif
