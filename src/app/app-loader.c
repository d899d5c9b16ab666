#include "app-loader.h"

#include "app-file.h"
#include "formats.h"
#include "paste.h"
#include "words.h"

/* The longest line in which a fault can be shown. */
#define MOST_LINE FORMATS_MAX_DOCUMENT

/* The longest text that is tried in other formats: nobody types a longer one by hand. */
#define MOST_AMBIGUOUS (64u << 10)

/* Number of warnings shown; further ones are only counted. */
#define MOST_WARNINGS 3

/* The longest text of a problem that the window offers for editing. */
#define MOST_TEXT (16u << 20)

void
app_loaded_free (AppLoaded *self)
{
  format_puzzle_clear (&self->puzzle);
  g_free (self->line);
  g_free (self->said);
  g_free (self->whole);
  g_free (self->text);
  g_free (self->uri);
  g_free (self);
}

void
app_loaded_put (const AppLoaded *self, DeskDocument *document, const char *title)
{
  DeskAction action = {
    .kind = DESK_LOAD, .puzzle = &self->puzzle, .file = self->from, .text = title
  };

  desk_document_do (document, &action);
  desk_document_select (document, 0, 0);
}

char *
app_load_find_line (GInputStream *stream, uint64_t number)
{
  g_autoptr (GDataInputStream) lines = g_data_input_stream_new (stream);
  g_autofree char *line = NULL;
  gsize length = 0;

  g_data_input_stream_set_newline_type (lines, G_DATA_STREAM_NEWLINE_TYPE_ANY);
  for (uint64_t i = 0; i < number; i++)
    {
      g_free (line);
      line = g_data_input_stream_read_line (lines, &length, NULL, NULL);
      if (line == NULL)
        return NULL;
    }
  return g_utf8_make_valid (line, (gssize) MIN (length, MOST_LINE));
}

AppLoadedKind
app_loaded_kind_of (FormatsOutcome outcome, const FormatsPuzzle *puzzle)
{
  if (outcome == FORMATS_PUZZLE)
    return puzzle->kind == FORMATS_SUDOKU ? APP_LOADED_PUZZLE : APP_LOADED_COVER;
  return outcome == FORMATS_BAD_PUZZLE ? APP_LOADED_ISSUE : APP_LOADED_NOTHING;
}

typedef struct
{
  BaseText sentences;
  unsigned n;
  uint64_t n_more; /* that are not shown */
} Warnings;

static void
add_warning (void *data, const FormatsIssue *warning)
{
  Warnings *warnings = data;

  /* The window asks a question about these instead. */
  if (warning->fault == FORMATS_AMBIGUOUS_BITS || warning->fault == FORMATS_AMBIGUOUS_TAGS)
    return;
  if (warnings->n++ >= MOST_WARNINGS)
    {
      warnings->n_more += warning->fault == FORMATS_MORE_WARNINGS ? warning->found : 1;
      return;
    }
  if (warnings->sentences.length > 0)
    base_text_add_char (&warnings->sentences, '\n');
  words_add_issue (warning, &warnings->sentences);
}

/* Returns the sentences of all warnings, or NULL. */
static char *
take_warnings (Warnings *warnings)
{
  const FormatsIssue more = { .fault = FORMATS_MORE_WARNINGS, .found = warnings->n_more };
  char *said;

  if (more.found > 0)
    {
      base_text_add_char (&warnings->sentences, '\n');
      words_add_issue (&more, &warnings->sentences);
    }
  said = warnings->n > 0 ? g_strdup (base_text_string (&warnings->sentences)) : NULL;
  base_text_clear (&warnings->sentences);
  return said;
}

static BaseStatus
read_some (void *data, char *bytes, size_t capacity, size_t *out_length)
{
  AppReading *self = data;
  gssize length = g_input_stream_read (self->stream, bytes, capacity, self->cancellable, NULL);

  if (length < 0)
    return BASE_IO;
  *out_length = (size_t) length;
  return BASE_OK;
}

static void
raise_stop (GCancellable *cancellable, gpointer data)
{
  AppReading *self = data;

  (void) cancellable;
  base_stop_raise (&self->stop);
}

FormatsSource
app_reading_begin (AppReading *self, GInputStream *stream, GCancellable *cancellable)
{
  *self = (AppReading){ .stream = stream, .cancellable = cancellable };
  base_stop_init (&self->stop);
  if (cancellable != NULL)
    self->handler = g_cancellable_connect (cancellable, G_CALLBACK (raise_stop), self, NULL);
  return (FormatsSource){ read_some, self };
}

void
app_reading_end (AppReading *self)
{
  g_cancellable_disconnect (self->cancellable, self->handler);
}

/* Returns NULL when reading failed. */
static AppLoaded *
load_from (FormatsSource source, const BaseStop *stop, const Format *from, SudokuShape *shape)
{
  Warnings warnings = { .sentences = BASE_TEXT_EMPTY };
  FormatsOptions options = { .from = from,
                             .shape = shape,
                             .stop = stop,
                             .patient = true,
                             .warn = add_warning,
                             .warn_data = &warnings };
  FormatsPuzzle second = FORMATS_PUZZLE_EMPTY;
  FormatsIssue ignored;
  FormatsReader *reader;
  FormatsOutcome outcome;
  AppLoaded *self;

  if (formats_reader_new (source, &options, &reader) != BASE_OK)
    return NULL;
  self = g_new0 (AppLoaded, 1);
  outcome = formats_reader_next (reader, &self->puzzle, &self->issue);
  self->kind = app_loaded_kind_of (outcome, &self->puzzle);
  self->said = take_warnings (&warnings);
  warnings.n = MOST_WARNINGS; /* ignores warnings about the second puzzle */
  if (outcome == FORMATS_PUZZLE || outcome == FORMATS_BAD_PUZZLE)
    {
      FormatsOutcome next = formats_reader_next (reader, &second, &ignored);

      self->more = next == FORMATS_PUZZLE || next == FORMATS_BAD_PUZZLE;
    }
  format_puzzle_clear (&second);
  formats_reader_free (reader);
  if (outcome == FORMATS_FAILED)
    g_clear_pointer (&self, app_loaded_free);
  return self;
}

static AppLoaded *
load (GInputStream *stream, const Format *from, SudokuShape *shape, GCancellable *cancellable)
{
  AppReading reading;
  FormatsSource source = app_reading_begin (&reading, stream, cancellable);
  AppLoaded *self = load_from (source, &reading.stop, from, shape);

  app_reading_end (&reading);
  return self;
}

static void
keep_text (AppLoaded *self, const char *text, gsize length)
{
  const gsize mark = length >= 3 && memcmp (text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;

  if (length <= MOST_TEXT && g_utf8_validate (text, (gssize) length, NULL))
    self->text = g_strndup (text + mark, length - mark);
}

/* Finds another format of the same content, where no format was given. */
static void
look_for_other (AppLoaded *self, const char *text, gsize length)
{
  if (length <= MOST_AMBIGUOUS
      && (self->kind == APP_LOADED_PUZZLE || self->kind == APP_LOADED_COVER))
    self->other = formats_find_other (text, length, &self->puzzle);
  if (self->other != NULL)
    self->whole = g_strndup (text, length);
}

static AppLoaded *
load_text (const char *text, const Format *from, SudokuShape *shape)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_data (text, -1, NULL);
  g_autoptr (GInputStream) again = g_memory_input_stream_new_from_data (text, -1, NULL);
  AppLoaded *self = load (stream, from, shape, NULL);

  if (self != NULL && self->kind == APP_LOADED_ISSUE)
    self->line = app_load_find_line (again, self->issue.line);
  if (self != NULL && self->kind == APP_LOADED_COVER)
    keep_text (self, text, strlen (text));
  if (self != NULL && from == NULL && shape == NULL)
    look_for_other (self, text, strlen (text));
  return self;
}

AppLoaded *
app_load_text (const char *text, SudokuShape *shape)
{
  return load_text (text, NULL, shape);
}

AppLoaded *
app_load_text_as (const char *text, const Format *from)
{
  return load_text (text, from, NULL);
}

AppLoaded *
app_load_messy_text (const char *text, SudokuShape *shape)
{
  AppLoaded *self = app_load_text (text, shape);
  BaseText grid = BASE_TEXT_EMPTY;
  AppLoaded *tidied;

  if (self == NULL || (self->kind != APP_LOADED_ISSUE && self->kind != APP_LOADED_NOTHING))
    return self;
  if (paste_tidy (text, strlen (text), &grid) == BASE_OK)
    {
      tidied = app_load_text (base_text_string (&grid), shape);
      if (tidied != NULL && tidied->kind == APP_LOADED_PUZZLE)
        {
          app_loaded_free (self);
          self = g_steal_pointer (&tidied);
        }
      g_clear_pointer (&tidied, app_loaded_free);
    }
  base_text_clear (&grid);
  return self;
}

/* Records the source, with the file's present size and date. */
static void
describe_source (AppLoaded *self, GFile *file, GFileInputStream *stream)
{
  g_autoptr (GFileInfo) info =
      g_file_input_stream_query_info (stream, APP_FILE_ATTRIBUTES, NULL, NULL);

  self->uri = g_file_get_uri (file);
  self->from.uri = self->uri;
  self->from.offset = self->puzzle.place.offset;
  self->from.is_part = self->more;
  if (info != NULL)
    app_file_set_info (&self->from, info);
}

typedef struct
{
  GFile *file;
  const Format *from;
} Request;

static void
request_free (gpointer data)
{
  Request *request = data;

  g_object_unref (request->file);
  g_free (request);
}

static void
load_on_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Request *request = data;
  GFile *file = request->file;
  GError *error = NULL;
  g_autoptr (GFileInputStream) stream = g_file_read (file, cancellable, &error);
  g_autoptr (GFileInputStream) again = NULL;
  g_autofree char *text = NULL;
  gsize length;
  AppLoaded *self;

  (void) source;
  if (stream == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  self = load (G_INPUT_STREAM (stream), request->from, NULL, cancellable);
  if (self == NULL)
    {
      g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", g_strerror (EIO));
      return;
    }
  describe_source (self, file, stream);
  if (self->kind == APP_LOADED_ISSUE && (again = g_file_read (file, cancellable, NULL)) != NULL)
    self->line = app_load_find_line (G_INPUT_STREAM (again), self->issue.line);
  if ((self->kind == APP_LOADED_COVER ? self->from.size <= MOST_TEXT
                                      : self->from.size <= MOST_AMBIGUOUS)
      && g_file_load_contents (file, cancellable, &text, &length, NULL, NULL))
    {
      if (self->kind == APP_LOADED_COVER)
        keep_text (self, text, length);
      if (request->from == NULL)
        look_for_other (self, text, length);
    }
  g_task_return_pointer (task, self, (GDestroyNotify) app_loaded_free);
}

void
app_load_file (GFile *file,
               const Format *from,
               GCancellable *cancellable,
               GAsyncReadyCallback callback,
               gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Request *request = g_new (Request, 1);

  *request = (Request){ .file = g_object_ref (file), .from = from };
  g_task_set_task_data (task, request, request_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, load_on_thread);
}

AppLoaded *
app_load_file_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
