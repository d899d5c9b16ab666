/* ui-export-stage.h - what there is to export, as it was when the dialog opened, made ready as far as a picture needs.
 *
 * A stage is used by one thread at a time: the one that paints a look, or writes a file.  It keeps what it has found
 * out (the solution, the search as far as it went), so that the next look begins there. */
#ifndef UI_EXPORT_STAGE_H
#define UI_EXPORT_STAGE_H

#include "dance-problem.h"
#include "export-choices.h"
#include "export-run.h"
#include "ui-print-list.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  SudokuPuzzle *puzzle; /* NULL: what is looked at is no Sudoku */
  uint8_t *entries, *solved; /* with it: what stands in its cells */
  uint64_t *marks;
  char symbols[SUDOKU_MAX_VALUES + 1];
  bool whole; /* the puzzle's dance is that of all there is, not of what the givens leave */

  DanceProblem *problem; /* what dances; NULL: the puzzle, not made ready yet */
  CoverRule rule;
  uint64_t seed;
  bool watched;       /* somebody has come to a step of it: */
  uint64_t here;      /* this position */
  uint64_t solutions; /* so many were found by then */
  bool marked;        /* a bookmark is behind it: */
  uint64_t bookmark;
  uint64_t bookmarks[EXPORT_MOST_BOOKMARKS]; /* the first of all */
  guint n_bookmarks;

  GFile *collection; /* or NULL */
} UiExportSource;

void ui_export_source_clear (UiExportSource *self);

/* Why nothing comes of a choice. */
typedef enum
{
  UI_EXPORT_GOOD,
  UI_EXPORT_STOPPED,   /* somebody stopped it */
  UI_EXPORT_NO_SUDOKU, /* no puzzle at rest is there to be shown */
  UI_EXPORT_CLASH,
  UI_EXPORT_UNSOLVED,
  UI_EXPORT_NOWHERE,  /* the search does not come to the moment */
  UI_EXPORT_BACKWARD, /* an animation would end before it begins */
  UI_EXPORT_CANNOT,   /* the format has no such picture */
  UI_EXPORT_TOO_LARGE,
  UI_EXPORT_NO_FFMPEG,
  UI_EXPORT_NO_COLLECTION,
  UI_EXPORT_NO_PUZZLE, /* none in the collection that a book could show */
  UI_EXPORT_NO_MEMORY,
  UI_EXPORT_FAILED, /* errno says why */
} UiExportFault;

/* As a sentence; "" where there is none to say. */
const char *ui_export_fault_sentence (UiExportFault fault);

/* BASE_BAD_INPUT is what `bad` says. */
UiExportFault ui_export_fault_of (BaseStatus status, UiExportFault bad);

typedef struct UiExportStage UiExportStage;

/* Takes what is in `source`.  Both for the main thread, which alone counts the users of a problem. */
UiExportStage *ui_export_stage_new (UiExportSource *source);
void ui_export_stage_free (UiExportStage *self); /* accepts NULL */

const UiExportSource *ui_export_stage_source (const UiExportStage *self);

/* The puzzles of the collection, as far as somebody has looked through it; NULL where there is none. */
UiPrintList *ui_export_stage_list (UiExportStage *self);

/* Why there is nothing of that kind, as far as is known by now. */
UiExportFault ui_export_stage_lacks (const UiExportStage *self, ExportWhat what);

/* What comes of a span here, at the beginning and at the end: another one, where nobody has come to a step, or set a
 * bookmark. */
unsigned ui_export_stage_span (const UiExportStage *self, unsigned span);
unsigned ui_export_stage_last_span (const UiExportStage *self, unsigned span);

/* A span that there is, in the reader's language; the stage's. */
const char *ui_export_stage_span_name (const UiExportStage *self, unsigned span);

/* Finds out what ui_export_stage_lacks () can tell, within a moment. */
void ui_export_stage_survey (UiExportStage *self, BaseStop *stop);

/* The picture that was chosen; its player, if it has one, stands where it is to begin, and an animation is filled in
 * as far as where it ends.  To be freed, before the stage. */
UiExportFault ui_export_stage_picture (UiExportStage *self,
                                       const ExportChoices *choices,
                                       const BaseStop *stop,
                                       ExportPicture **out_picture,
                                       ExportAnimation *out_animation);

G_END_DECLS

#endif
