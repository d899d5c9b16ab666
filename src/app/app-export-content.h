/* app-export-content.h - the content of an export as it was when the dialog opened, prepared as far
 * as a picture needs it.
 *
 * One thread at a time uses a content: the one that draws a preview or writes a file.  The content
 * keeps results (the solution, the search as far as it ran), so that the next preview begins
 * there. */
#ifndef APP_EXPORT_CONTENT_H
#define APP_EXPORT_CONTENT_H

#include "app-print-list.h"
#include "app-snapshot.h"
#include "export-choices.h"
#include "run.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct
{
  SudokuPuzzle *puzzle; /* NULL: the subject is no Sudoku */
  AppProgress progress; /* the rest of its cells */
  char symbols[SUDOKU_MAX_VALUES + 1];
  bool whole; /* the puzzle's search covers its whole matrix, not only the part that its givens
               * leave */

  Subject *problem; /* the subject of the search; NULL: the puzzle's, not made yet */
  CoverRule rule;
  uint64_t seed;
  bool watched;        /* the user has reached a step of it: */
  uint64_t here;       /* its position; else 0 */
  uint64_t *bookmarks; /* positions, ascending; or NULL */
  guint n_bookmarks;

  bool showing;           /* the window shows the dance, */
  PaintPictureKind shown; /* in this picture */

  guint step; /* of the path: the one that is shown; 0: none is */
  bool steps; /* the user wants pictures of its steps */

  GFile *collection; /* or NULL */
} AppExportSource;

void app_export_source_clear (AppExportSource *self);

/* Why a choice gives no picture. */
typedef enum
{
  APP_EXPORT_GOOD,
  APP_EXPORT_STOPPED,   /* on request */
  APP_EXPORT_NO_SUDOKU, /* no puzzle at rest to show */
  APP_EXPORT_CLASH,
  APP_EXPORT_UNSOLVED,
  APP_EXPORT_NOWHERE,  /* the search does not reach the moment */
  APP_EXPORT_BACKWARD, /* an animation would end before its beginning */
  APP_EXPORT_CANNOT,   /* the format has no such picture */
  APP_EXPORT_TOO_LARGE,
  APP_EXPORT_NO_FFMPEG,
  APP_EXPORT_NO_STEP,    /* the path has no step of that number */
  APP_EXPORT_NO_PATH,    /* the problem is too large to be explained */
  APP_EXPORT_NO_COLLECTION,
  APP_EXPORT_NO_PUZZLE, /* the collection has none that a book can show */
  APP_EXPORT_NO_MEMORY,
  APP_EXPORT_FAILED, /* errno has the reason */
} AppExportFault;

/* Returns a sentence; "" where none is needed. */
const char *app_export_fault_sentence (AppExportFault fault);

/* Translates a status; BASE_BAD_INPUT becomes `bad`. */
AppExportFault app_export_fault_of (BaseStatus status, AppExportFault bad);

typedef struct AppExportContent AppExportContent;

/* Takes ownership of the content of `source`.  Call both in the main thread. */
AppExportContent *app_export_content_new (AppExportSource *source);
void app_export_content_free (AppExportContent *self); /* accepts NULL */

const AppExportSource *app_export_content_source (const AppExportContent *self);

/* The puzzles of the collection found so far; NULL without a collection. */
AppPrintList *app_export_content_list (AppExportContent *self);

/* Why there is no picture of that kind, as far as is known. */
AppExportFault app_export_content_lacks (const AppExportContent *self, ExportWhat what);

/* The span that replaces `span` in this content, as a beginning and as an end: it differs where the
 * user has reached no step, or set no bookmark. */
unsigned app_export_content_span (const AppExportContent *self, unsigned span);
unsigned app_export_content_last_span (const AppExportContent *self, unsigned span);

/* The name of an existing span, in the user's language; the content owns it. */
const char *app_export_content_span_name (const AppExportContent *self, unsigned span);

/* Computes the facts for app_export_content_lacks (), within a time limit. */
void app_export_content_survey (AppExportContent *self, BaseStop *stop);

/* Makes the chosen picture.  It stands at the first moment or step, and an animation gets the place
 * of the last one.  Free it before the content, and before the next one is made. */
AppExportFault app_export_content_picture (AppExportContent *self,
                                       const ExportChoices *choices,
                                       const BaseStop *stop,
                                       ExportPicture **out_picture,
                                       ExportAnimation *out_animation);

G_END_DECLS

#endif
