/* app-loader.h - the first puzzle of a file or of a text, or the reason why there is none.
 *
 * Files are read on a thread of GTask's pool, so that a slow disk never blocks the window. */
#ifndef APP_LOADER_H
#define APP_LOADER_H

#include "base-stop.h"
#include "desk-document.h"
#include "format-source.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  APP_LOADED_PUZZLE,
  APP_LOADED_COVER,   /* an exact cover problem, no Sudoku */
  APP_LOADED_ISSUE,   /* `issue` has the reason, `line` the place */
  APP_LOADED_NOTHING, /* no puzzle in it */
} AppLoadedKind;

typedef struct
{
  AppLoadedKind kind;
  FormatsPuzzle puzzle;
  FormatsIssue issue;
  char *line;    /* or NULL */
  char *text;    /* of an exact cover problem, unchanged; NULL where it is too long to edit */
  char *said;    /* sentences of warnings, or NULL */
  const Format *other; /* another format in which the content is another puzzle; or NULL */
  char *whole;   /* the text in which that was found */
  bool more;     /* other puzzles, or possible ones, follow */
  DeskFile from; /* its `uri` is `uri` */
  char *uri;     /* NULL: a text */
} AppLoaded;

void app_loaded_free (AppLoaded *self);

/* Translates a reader's outcome to a kind. */
AppLoadedKind app_loaded_kind_of (FormatsOutcome outcome, const FormatsPuzzle *puzzle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AppLoaded, app_loaded_free)

/* `from` NULL: the content decides the format.  After a cancellation the answer comes at once, and
 * the thread stops at the next block of the file. */
void app_load_file (GFile *file,
                   const Format *from,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer data);
AppLoaded *app_load_file_finish (GAsyncResult *result, GError **error);

/* Returns NULL only when out of memory.  `shape` may be NULL: the text then decides it. */
AppLoaded *app_load_text (const char *text, SudokuShape *shape);
AppLoaded *app_load_text_as (const char *text, const Format *from);

/* The same for a pasted or dropped text in any format: where it cannot be read as it is, its only
 * grid is searched for. */
AppLoaded *app_load_messy_text (const char *text, SudokuShape *shape);

/* Puts the puzzle into a document, with the cursor in its first cell; `title` may be NULL. */
void app_loaded_put (const AppLoaded *self, DeskDocument *document, const char *title);

/* Returns line `number` of the rest of the stream, from 1; bytes that are not UTF-8 are replaced.
 * NULL when there are fewer lines.  Free it. */
char *app_load_find_line (GInputStream *stream, uint64_t number);

/* Reads a stream that can be cancelled: the reader stops with the next block of the file when
 * `cancellable`, which may be NULL, is cancelled. */
typedef struct
{
  GInputStream *stream;
  GCancellable *cancellable;
  BaseStop      stop; /* for FormatsOptions */
  gulong        handler;
} AppReading;

FormatsSource app_reading_begin (AppReading *self, GInputStream *stream, GCancellable *cancellable);
void          app_reading_end (AppReading *self);

G_END_DECLS

#endif
