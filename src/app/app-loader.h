/* app-loader.h - the first puzzle of a file or of a text, or the reason why there is none.
 *
 * Files are read on a thread of GTask's pool, so that a slow disk never holds the window up. */
#ifndef APP_LOADER_H
#define APP_LOADER_H

#include "desk-document.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef enum
{
  APP_LOADED_PUZZLE,
  APP_LOADED_COVER,   /* an exact cover problem: no Sudoku */
  APP_LOADED_ISSUE,   /* `issue` says why not, `line` shows it */
  APP_LOADED_NOTHING, /* no puzzle in it */
} AppLoadedKind;

typedef struct
{
  AppLoadedKind kind;
  FormatsPuzzle puzzle;
  FormatsIssue issue;
  char *line;    /* or NULL */
  char *text;    /* of an exact cover problem, as it stands; NULL where nobody would edit it: it is that long */
  char *said;    /* sentences about what is odd in it, or NULL */
  const Format *other; /* its content could be this too, and another puzzle then; or NULL */
  char *whole;   /* the text in which that was found */
  bool more;     /* more puzzles, or what might be some, follow */
  DeskFile from; /* its `uri` is `uri` */
  char *uri;     /* NULL: a text */
} AppLoaded;

void app_loaded_free (AppLoaded *self);

/* What a reader's answer is to somebody who loads a puzzle. */
AppLoadedKind app_loaded_kind_of (FormatsOutcome outcome, const FormatsPuzzle *puzzle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AppLoaded, app_loaded_free)

/* `from` NULL: the content decides the format.  When it is cancelled the answer comes at once, and the thread stops at the
 * next block of the file. */
void app_load_file (GFile *file,
                   const Format *from,
                   GCancellable *cancellable,
                   GAsyncReadyCallback callback,
                   gpointer data);
AppLoaded *app_load_file_finish (GAsyncResult *result, GError **error);

/* NULL only when it is out of memory.  `shape` may be NULL: it is known by the text. */
AppLoaded *app_load_text (const char *text, SudokuShape *shape);
AppLoaded *app_load_text_as (const char *text, const Format *from);

/* The same for a text that somebody pasted or dropped, which need be in no format: where it cannot be read as it is, the
 * one grid in it is looked for. */
AppLoaded *app_load_messy_text (const char *text, SudokuShape *shape);

/* Puts the puzzle onto a document, with the cursor in its first cell; `title` may be NULL. */
void app_loaded_put (const AppLoaded *self, DeskDocument *document, const char *title);

/* The text of line `number` of what follows in the stream, from 1, to be freed; what is not UTF-8 in it is made so.
 * NULL when there are fewer. */
char *app_load_find_line (GInputStream *stream, uint64_t number);

/* Reading a stream that somebody may not want to wait for any more: the reader stops with the next block of the file when
 * `cancellable`, which may be NULL, is cancelled. */
typedef struct
{
  GInputStream *stream;
  GCancellable *cancellable;
  BaseStop      stop; /* for the FormatsOptions */
  gulong        handler;
} AppReading;

FormatsSource app_reading_begin (AppReading *self, GInputStream *stream, GCancellable *cancellable);
void          app_reading_end (AppReading *self);

G_END_DECLS

#endif
