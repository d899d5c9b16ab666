#include "app-collection-file.h"

#include "app-document-file.h"
#include "app-file.h"
#include "app-puzzles.h"
#include "app-ratings.h"
#include "desk-part.h"
#include "export-file.h"
#include "formats.h"

#include <errno.h>
#include <string.h>

/* Puzzles between two reports of progress. */
#define REPORT_EVERY 4096

/* Bytes that are gathered before they are written. */
#define PIECE_BYTES ((gsize) 1 << 16)

typedef struct
{
  GFile *from, *to;
  GHashTable *games;
  AppRatings *ratings;
  GMainContext *context; /* of the caller */
  AppSaveProgress progress;
  gpointer data;
  guint64 offset; /* of the document's puzzle in the old file */
  uint64_t revision;
  AppSavedCollection saved;
  char *uri; /* of the new file */
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  g_object_unref (save->from);
  g_object_unref (save->to);
  g_hash_table_unref (save->games);
  app_ratings_unref (save->ratings);
  g_main_context_unref (save->context);
  g_free (save->uri);
  g_free (save);
}

typedef struct
{
  AppSaveProgress progress;
  gpointer data;
  guint64 n;
} Report;

static gboolean
report (gpointer data)
{
  const Report *self = data;

  self->progress (self->n, self->data);
  return G_SOURCE_REMOVE;
}

/* The caller's data live until the task has ended, which its context hears of after this. */
static void
report_progress (const Save *save)
{
  Report *self;

  if (save->progress == NULL || save->saved.n % REPORT_EVERY != 0)
    return;
  self = g_new (Report, 1);
  *self = (Report){ save->progress, save->data, save->saved.n };
  g_main_context_invoke_full (save->context, G_PRIORITY_DEFAULT, report, self, g_free);
}

/* The new file.  A path is written piece by piece; elsewhere all of it waits in memory. */
typedef struct
{
  ExportFile file;
  bool is_local;
  BaseText text;   /* that waits */
  guint64 n_bytes; /* before it */
} Sink;

static BaseStatus
sink_open (Sink *self, GFile *file)
{
  const char *path = g_file_is_native (file) ? g_file_peek_path (file) : NULL;

  *self = (Sink){ .is_local = path != NULL };
  return path != NULL ? export_file_open (path, &self->file) : BASE_OK;
}

static BaseStatus
sink_pour (Sink *self, bool all)
{
  BaseStatus status = base_text_status (&self->text);

  if (status != BASE_OK || !self->is_local || (!all && self->text.length < PIECE_BYTES))
    return status;
  status = export_file_add (&self->file, base_text_string (&self->text), self->text.length);
  self->n_bytes += self->text.length;
  base_text_reset (&self->text);
  return status;
}

static void
sink_abandon (Sink *self)
{
  if (self->is_local)
    export_file_abandon (&self->file);
  base_text_clear (&self->text);
}

static BaseStatus
write_puzzle (Save *save, Sink *sink, FormatsPuzzle *puzzle)
{
  const FormatsWriteOptions options = { .follows = save->saved.n > 0, .goes_on = true };
  const guint64 offset = puzzle->place.offset;
  const gsize start = sink->text.length;
  DeskFile sums;
  const guint rating = app_ratings_find_number (save->ratings, desk_game_sum (puzzle->sudoku));
  BaseStatus status = desk_part_add_game (puzzle, save->games, rating, &sums);

  if (status == BASE_OK)
    status = formats_write (app_save_own_format (), puzzle, &options, &sink->text);
  if (status != BASE_OK)
    return status;
  save->saved.n++;
  if (offset == save->offset)
    {
      const char *text = sink->text.bytes + start;

      save->saved.number = save->saved.n;
      save->saved.place = sums;
      save->saved.place.offset = sink->n_bytes + start + (gsize) (strstr (text, "puzzle:") - text);
      save->saved.place.is_part = true;
    }
  return sink_pour (sink, false);
}

static BaseStatus
write_puzzles (Save *save, Sink *sink, FormatsWalk *walk, GCancellable *cancellable)
{
  BaseStatus status = BASE_OK;

  while (status == BASE_OK && !g_cancellable_is_cancelled (cancellable) && formats_walk_next (walk))
    {
      if (!formats_walk_is_sudoku (walk))
        {
          save->saved.n_left_out++;
          continue;
        }
      status = write_puzzle (save, sink, &walk->puzzle);
      report_progress (save);
    }
  if (status == BASE_OK)
    status = formats_walk_status (walk);
  return status == BASE_OK ? sink_pour (sink, true) : status;
}

static bool
set_error (BaseStatus status, GError **error)
{
  const int code = status == BASE_IO ? errno : ENOMEM;

  if (status == BASE_OK)
    return true;
  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
  return false;
}

/* Closes the sink, whatever happens. */
static bool
finish_file (Sink *sink, GFile *file, GCancellable *cancellable, GError **error)
{
  bool good = false;

  if (sink->is_local)
    good = set_error (export_file_finish (&sink->file), error);
  else
    good = g_file_replace_contents (file, base_text_string (&sink->text), sink->text.length, NULL,
                                    FALSE, G_FILE_CREATE_NONE, NULL, cancellable, error);
  base_text_clear (&sink->text);
  return good;
}

static bool
write_collection (Save *save, GCancellable *cancellable, GError **error)
{
  const AppPuzzlesOptions options = { .cancellable = cancellable };
  AppPuzzles puzzles;
  Sink sink;
  BaseStatus status;

  if (!app_puzzles_open (&puzzles, save->from, &options, error))
    return false;
  status = sink_open (&sink, save->to);
  if (status != BASE_OK)
    {
      app_puzzles_close (&puzzles);
      return set_error (status, error);
    }
  status = write_puzzles (save, &sink, &puzzles.walk, cancellable);
  app_puzzles_close (&puzzles);
  if (g_cancellable_set_error_if_cancelled (cancellable, error) || !set_error (status, error))
    {
      sink_abandon (&sink);
      return false;
    }
  return finish_file (&sink, save->to, cancellable, error);
}

static void
save_on_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Save *save = data;
  g_autoptr (GFileInfo) info = NULL;
  GError *error = NULL;

  (void) source;
  if (!write_collection (save, cancellable, &error))
    {
      g_task_return_error (task, error);
      return;
    }
  info = g_file_query_info (save->to, APP_FILE_ATTRIBUTES, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  if (info != NULL)
    app_file_set_info (&save->saved.place, info);
  g_task_return_boolean (task, TRUE);
}

void
app_save_collection (DeskSession *session,
                     DeskDocument *document,
                     GFile *file,
                     GCancellable *cancellable,
                     AppSaveProgress progress,
                     GAsyncReadyCallback callback,
                     gpointer data)
{
  const DeskFile from = desk_document_get_file (document);
  g_autoptr (GTask) task = g_task_new (document, cancellable, callback, data);
  Save *save = g_new0 (Save, 1);

  save->from = g_file_new_for_uri (from.uri);
  save->to = g_object_ref (file);
  save->uri = g_file_get_uri (file);
  save->games = desk_session_list_states (session, from.uri);
  desk_part_add_state (save->games, document);
  save->ratings = app_ratings_ref (app_ratings_of_session (session));
  save->context = g_main_context_ref_thread_default ();
  save->progress = progress;
  save->data = data;
  save->offset = from.offset;
  save->revision = desk_document_get_revision (document);
  g_task_set_task_data (task, save, save_free);
  g_task_run_in_thread (task, save_on_thread);
}

bool
app_save_collection_finish (GAsyncResult *result, AppSavedCollection *out_saved, GError **error)
{
  GTask *task = G_TASK (result);
  DeskDocument *document = g_task_get_source_object (task);
  const Save *save = g_task_get_task_data (task);

  if (!g_task_propagate_boolean (task, error))
    return false;
  *out_saved = save->saved;
  out_saved->place.uri = save->uri;
  if (desk_document_get_revision (document) != save->revision)
    out_saved->number = 0;
  return true;
}
