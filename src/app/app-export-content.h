/* app-export-content.h - the content of an export, as it was when the dialog opened, made ready
 * as far as a picture needs.
 *
 * One thread at a time uses a content: the one that paints a preview, or writes a file.  It
 * keeps the results of its work (the solution, the search as far as it went), so that the next
 * preview begins there. */
#ifndef APP_EXPORT_CONTENT_H
#define APP_EXPORT_CONTENT_H

#include "app-print-list.h"
#include "export-choices.h"
#include "export-run.h"
#include "subject.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  SudokuPuzzle *puzzle; /* NULL: what is looked at is no Sudoku */
  uint8_t *entries, *solved; /* with it: what stands in its cells */
  uint64_t *marks;
  char symbols[SUDOKU_MAX_VALUES + 1];
  bool whole; /* the puzzle's dance is that of all there is, not of what the givens leave */

  Subject *problem; /* what dances; NULL: the puzzle, not made ready yet */
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
} AppExportSource;

void app_export_source_clear (AppExportSource *self);

/* Why nothing comes of a choice. */
typedef enum
{
  APP_EXPORT_GOOD,
  APP_EXPORT_STOPPED,   /* somebody stopped it */
  APP_EXPORT_NO_SUDOKU, /* no puzzle at rest is there to be shown */
  APP_EXPORT_CLASH,
  APP_EXPORT_UNSOLVED,
  APP_EXPORT_NOWHERE,  /* the search does not come to the moment */
  APP_EXPORT_BACKWARD, /* an animation would end before it begins */
  APP_EXPORT_CANNOT,   /* the format has no such picture */
  APP_EXPORT_TOO_LARGE,
  APP_EXPORT_NO_FFMPEG,
  APP_EXPORT_NO_COLLECTION,
  APP_EXPORT_NO_PUZZLE, /* none in the collection that a book could show */
  APP_EXPORT_NO_MEMORY,
  APP_EXPORT_FAILED, /* errno says why */
} AppExportFault;

/* As a sentence; "" where there is none to say. */
const char *app_export_fault_sentence (AppExportFault fault);

/* BASE_BAD_INPUT is what `bad` says. */
AppExportFault app_export_fault_of (BaseStatus status, AppExportFault bad);

typedef struct AppExportContent AppExportContent;

/* Takes what is in `source`.  Both for the main thread. */
AppExportContent *app_export_content_new (AppExportSource *source);
void app_export_content_free (AppExportContent *self); /* accepts NULL */

const AppExportSource *app_export_content_source (const AppExportContent *self);

/* The puzzles of the collection, as far as somebody has looked through it; NULL where there is
 * none. */
AppPrintList *app_export_content_list (AppExportContent *self);

/* Why there is nothing of that kind, as far as is known by now. */
AppExportFault app_export_content_lacks (const AppExportContent *self, ExportWhat what);

/* What comes of a span here, at the beginning and at the end: another one, where nobody has come to a step, or set a
 * bookmark. */
unsigned app_export_content_span (const AppExportContent *self, unsigned span);
unsigned app_export_content_last_span (const AppExportContent *self, unsigned span);

/* A span that there is, in the reader's language; the stage's. */
const char *app_export_content_span_name (const AppExportContent *self, unsigned span);

/* Finds out what app_export_content_lacks () can tell, within a moment. */
void app_export_content_survey (AppExportContent *self, BaseStop *stop);

/* The picture that was chosen; its player, if it has one, stands where it is to begin, and an animation is filled in
 * as far as where it ends.  To be freed, before the stage. */
AppExportFault app_export_content_picture (AppExportContent *self,
                                       const ExportChoices *choices,
                                       const BaseStop *stop,
                                       ExportPicture **out_picture,
                                       ExportAnimation *out_animation);

G_END_DECLS

#endif
