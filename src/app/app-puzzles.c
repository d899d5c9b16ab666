#include "app-puzzles.h"

static bool
go_to_place (AppPuzzles *self, GCancellable *cancellable, GError **error)
{
  return self->place.offset == 0
         || g_seekable_seek (G_SEEKABLE (self->stream), (goffset) self->place.offset, G_SEEK_SET,
                             cancellable, error);
}

static BaseStatus
begin_walk (AppPuzzles *self, FormatsSource source, const AppPuzzlesOptions *options)
{
  const FormatsOptions reading = { .start = options->start.place,
                                   .stop =
                                       options->stop != NULL ? options->stop : &self->reading.stop,
                                   .patient = true };
  BaseStatus status = formats_walk_begin (&self->walk, source, &reading);

  if (status != BASE_OK)
    return status;
  self->walk.only_sudokus = options->only_sudokus;
  (void) formats_walk_skip (&self->walk, options->start.skip);
  return BASE_OK;
}

bool
app_puzzles_open (AppPuzzles *self, GFile *file, const AppPuzzlesOptions *options, GError **error)
{
  FormatsSource source;

  *self = (AppPuzzles){ .place = options->start.place };
  self->stream = g_file_read (file, options->cancellable, error);
  if (self->stream == NULL)
    return false;
  source = app_reading_begin (&self->reading, G_INPUT_STREAM (self->stream), options->cancellable);
  if (go_to_place (self, options->cancellable, error))
    {
      if (begin_walk (self, source, options) == BASE_OK)
        return true;
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (ENOMEM));
    }
  app_puzzles_close (self);
  return false;
}

void
app_puzzles_close (AppPuzzles *self)
{
  if (self->stream == NULL)
    return;
  formats_walk_end (&self->walk);
  app_reading_end (&self->reading);
  g_clear_object (&self->stream);
}

char *
app_puzzles_find_line (AppPuzzles *self, uint64_t line)
{
  const uint64_t first = MAX (self->place.line, 1);

  if (line < first
      || !g_seekable_seek (G_SEEKABLE (self->stream), (goffset) self->place.offset, G_SEEK_SET,
                           NULL, NULL))
    return NULL;
  return app_load_find_line (G_INPUT_STREAM (self->stream), line - first + 1);
}
