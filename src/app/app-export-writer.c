/* Writes the choices to a file, with the writers, the page and the steps of the command line. */
#include "app-export-book.h"
#include "app-export-job.h"
#include "export-file.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <errno.h>

/* The state of one writing. */
typedef struct
{
  AppExportContent *stage;
  const ExportChoices *choices;
  const char *path;
  JobProgress *progress;
  ExportPicture *picture;
  ExportAnimation animation;
  ExportPage page;
  guint64 n;
  AppExportFault fault; /* a fault that no status can express */
} Writing;

/* A file being written, which may be stopped at any point. */
typedef struct
{
  ExportFile file;
  const BaseStop *stop;
} Target;

static BaseStatus
write_to_target (void *data, const void *bytes, size_t n_bytes)
{
  Target *target = data;

  if (base_stop_asked (target->stop))
    return BASE_STOPPED;
  return export_file_add (&target->file, bytes, n_bytes);
}

static BaseStatus
write_export_file (void *data, const char *path, ExportWriter write, void *writer_data)
{
  Writing *self = data;
  Target target = { .stop = &self->progress->stop };
  BaseStatus status = export_file_open (path, &target.file);

  if (status != BASE_OK)
    return status;
  status = write (&(ExportSink){ write_to_target, &target }, writer_data);
  if (status == BASE_OK && base_stop_asked (target.stop))
    status = BASE_STOPPED;
  if (status == BASE_OK)
    return export_file_finish (&target.file);
  export_file_abandon (&target.file);
  return status;
}

static bool
goes_on_writing (void *data, double share)
{
  JobProgress *progress = data;

  job_progress_set_share (progress, share);
  return !base_stop_asked (&progress->stop);
}

static BaseStatus
write_still (const ExportSink *sink, void *data)
{
  Writing *self = data;

  self->n = 1;
  self->page.sentence = export_picture_content (self->picture)->about;
  return export_write (export_format_find (self->choices->way->format), self->picture, &self->page,
                       sink);
}

static BaseStatus
write_gif (const ExportSink *sink, void *data)
{
  Writing *self = data;

  return export_gif_write (self->picture, &self->page, &self->animation, sink, &self->n);
}

static BaseStatus
write_storyboard (const ExportSink *sink, void *data)
{
  Writing *self = data;
  const ExportBookOptions book = export_choices_book (self->choices);

  return export_storyboard_write (self->picture, &self->page, &self->animation, &book, sink,
                                  &self->n);
}

static BaseStatus
write_book (const ExportSink *sink, void *data)
{
  Writing *self = data;

  self->fault = app_export_book_write (app_export_content_list (self->stage), self->choices, sink,
                                       self->progress, &self->n);
  return self->fault == APP_EXPORT_GOOD ? BASE_OK : BASE_STOPPED;
}

static BaseStatus
write_stills (Writing *self)
{
  const ExportNumbering numbering = export_numbering_of_first (self->path);
  const ExportFiles files = { write_export_file, self };

  return export_stills_write (export_format_find (self->choices->way->format), self->picture,
                              &self->page, &self->animation, &numbering, &files, &self->n);
}

static BaseStatus
write_movie (Writing *self)
{
  BaseText reason = BASE_TEXT_EMPTY, sentence = BASE_TEXT_EMPTY;
  const BaseStatus status =
      export_movie_write (self->picture, &self->page, &self->animation, self->choices->way->id,
                          self->path, &reason, &self->n);
  const int error = errno;

  if (reason.length > 0)
    {
      g_autofree char *valid = g_utf8_make_valid (base_text_string (&reason), -1);

      words_fill (&sentence, _ ("ffmpeg failed: %1"), WORDS_WITH (WORDS_TEXT (valid)));
      self->progress->reason = g_strdup (base_text_string (&sentence));
    }
  base_text_clear (&reason);
  base_text_clear (&sentence);
  errno = error;
  return status;
}

static BaseStatus
write_any (Writing *self)
{
  switch (self->choices->way->kind)
    {
    case EXPORT_GIF:
      return write_export_file (self, self->path, write_gif, self);
    case EXPORT_MOVIE:
      return write_movie (self);
    case EXPORT_STILLS:
      return write_stills (self);
    case EXPORT_STORYBOARD:
      return write_export_file (self, self->path, write_storyboard, self);
    case EXPORT_BOOK:
      return write_export_file (self, self->path, write_book, self);
    default:
      return write_export_file (self, self->path, write_still, self);
    }
}

/* Frames are pixels, in any format. */
static ExportPage
page_of (const ExportChoices *choices)
{
  const ExportWay *way = choices->way;

  return export_choices_page (choices,
                              export_format_find (way->kind == EXPORT_STILL ? way->format : "png"));
}

guint64
app_export_count_existing (const char *first, guint64 n, char **out_one)
{
  const ExportNumbering numbering = export_numbering_of_first (first);
  BaseText path = BASE_TEXT_EMPTY;
  guint64 there = 0;

  *out_one = NULL;
  for (guint64 i = 1; i <= n; i++)
    {
      base_text_reset (&path);
      export_numbering_add (&numbering, i, &path);
      if (g_str_equal (base_text_string (&path), first)
          || !g_file_test (base_text_string (&path), G_FILE_TEST_EXISTS))
        continue;
      if (there++ == 0)
        *out_one = g_strdup (base_text_string (&path));
    }
  base_text_clear (&path);
  return there;
}

AppExportFault
app_export_write (AppExportContent *stage,
                  const ExportChoices *choices,
                  const char *path,
                  JobProgress *progress,
                  guint64 *out_n)
{
  const bool movie = choices->way->kind == EXPORT_MOVIE;
  Writing self = {
    .stage = stage,
    .choices = choices,
    .path = path,
    .progress = progress,
    .page = page_of (choices),
  };
  AppExportFault fault = APP_EXPORT_GOOD;
  BaseStatus status;
  int error;

  if (choices->way->kind != EXPORT_BOOK)
    fault = app_export_content_picture (stage, choices, &progress->stop, &self.picture,
                                        &self.animation);
  if (fault != APP_EXPORT_GOOD)
    return fault;
  self.animation.go_on = goes_on_writing;
  self.animation.data = progress;
  status = write_any (&self);
  error = errno;
  export_picture_free (self.picture);
  *out_n = self.n;
  errno = error;
  return self.fault != APP_EXPORT_GOOD
             ? self.fault
             : app_export_fault_of (status, movie ? APP_EXPORT_NO_FFMPEG : APP_EXPORT_CANNOT);
}
