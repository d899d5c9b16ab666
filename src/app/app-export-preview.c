/* A preview of the file, drawn by the painters that will write it, in the size of the view. */
#include "app-export-book.h"
#include "app-export-job.h"

#include <math.h>

/* Length of a text preview, in bytes; readers see no more of it. */
#define MOST_TEXT 6000

/* The scale, in device pixels per unit, at which the page fits into that size. */
static double
scale_of (double page_width, double page_height, int width, int height)
{
  return fmin (MAX (width, 1) / page_width, MAX (height, 1) / page_height);
}

/* Makes a surface of at most that size. */
static cairo_t *
begin_surface (AppExportPreview *look, int width, int height, double *out_scale)
{
  const double scale = scale_of (look->width, look->height, width, height);
  cairo_t *cr;

  look->surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) fmax (floor (look->width * scale), 1),
                                  (int) fmax (floor (look->height * scale), 1));
  cr = cairo_create (look->surface);
  cairo_scale (cr, scale, scale);
  *out_scale = scale;
  return cr;
}

static void
end_surface (AppExportPreview *look, cairo_t *cr)
{
  if (look->fault == APP_EXPORT_GOOD && cairo_status (cr) != CAIRO_STATUS_SUCCESS)
    look->fault = APP_EXPORT_NO_MEMORY;
  cairo_destroy (cr);
  cairo_surface_flush (look->surface);
}

static void
look_at_page (AppExportPreview *look,
              ExportPicture *picture,
              ExportPage page,
              int width,
              int height)
{
  double scale;
  cairo_t *cr;

  look->width = page.width;
  look->height = page.height;
  cr = begin_surface (look, width, height, &scale);
  page.scale = scale;
  look->fault = app_export_fault_of (export_page_paint (picture, &page, cr), APP_EXPORT_CANNOT);
  end_surface (look, cr);
}

bool
app_export_goes_on (void *data, double share)
{
  const JobProgress *progress = data;

  (void) share;
  return !base_stop_asked (&progress->stop);
}

static void
look_at_storyboard (AppExportPreview *look,
                    ExportPicture *picture,
                    const ExportChoices *choices,
                    const ExportAnimation *animation,
                    int width,
                    int height)
{
  const ExportBookOptions book = export_choices_book (choices);
  const ExportPage page = export_choices_page (choices, export_format_find ("pdf"));
  double scale;
  cairo_t *cr;

  look->paper = true;
  look->pages.open = look->n >= APP_EXPORT_MOST_FRAMES;
  look->pages.n = (look->n + book.per_page - 1) / book.per_page;
  look->pages.number = CLAMP (look->pages.number, 1, MAX (look->pages.n, 1));
  look->width = book.width;
  look->height = book.height;
  cr = begin_surface (look, width, height, &scale);
  look->fault =
      app_export_fault_of (export_storyboard_draw (picture, &page, animation, &book,
                                                   look->pages.number, !look->pages.open, cr),
                           APP_EXPORT_CANNOT);
  end_surface (look, cr);
}

/* Collects text while it is written, and stops at MOST_TEXT. */
static BaseStatus
gather_text (void *data, const void *bytes, size_t n_bytes)
{
  GString *text = data;

  g_string_append_len (text, bytes, (gssize) MIN (n_bytes, MOST_TEXT));
  return text->len < MOST_TEXT ? BASE_OK : BASE_STOPPED;
}

static void
look_at_text (AppExportPreview *look,
              ExportPicture *picture,
              const ExportFormat *format,
              const ExportPage *page)
{
  GString *text = g_string_new (NULL);
  BaseStatus status = export_write (format, picture, page, &(ExportSink){ gather_text, text });

  if (status == BASE_STOPPED && text->len >= MOST_TEXT)
    {
      g_string_truncate (text, MOST_TEXT);
      g_string_append (text, "…");
      status = BASE_OK;
    }
  look->fault = app_export_fault_of (status, APP_EXPORT_CANNOT);
  look->text = g_utf8_make_valid (text->str, (gssize) text->len);
  g_string_free (text, TRUE);
}

/* LaTeX output looks much the same as the page.  Only writing shows whether it is possible. */
static AppExportFault
try_format (const ExportFormat *format, ExportPicture *picture, const ExportPage *page)
{
  GString *text = g_string_new (NULL);
  const BaseStatus status =
      export_write (format, picture, page, &(ExportSink){ gather_text, text });

  g_string_free (text, TRUE);
  return status == BASE_STOPPED ? APP_EXPORT_GOOD : app_export_fault_of (status, APP_EXPORT_CANNOT);
}

static void
look_at_still (AppExportPreview *look,
               ExportPicture *picture,
               const ExportChoices *choices,
               int width,
               int height)
{
  const ExportFormat *format = export_format_find (choices->way->format);
  ExportPage page = export_choices_page (choices, format);

  page.sentence = export_picture_content (picture)->about;

  look->width = page.width;
  look->height = page.height;
  if (!export_choices_fit (choices, format))
    look->fault = APP_EXPORT_TOO_LARGE;
  else if (format->is_text)
    look_at_text (look, picture, format, &page);
  else
    {
      if (g_str_equal (format->id, "tex"))
        look->fault = try_format (format, picture, &page);
      if (look->fault == APP_EXPORT_GOOD)
        look_at_page (look, picture, page, width, height);
    }
}

/* The reason of a step is always told. */
static bool
has_sentences (const ExportChoices *choices)
{
  return choices->sentences || choices->what == EXPORT_REASON;
}

static ExportPage
page_of_frame (const ExportPicture *picture, const ExportChoices *choices)
{
  ExportPage page = export_choices_page (choices, export_format_find ("png"));

  if (choices->way->kind != EXPORT_STILLS)
    page.transparent = false;
  if (has_sentences (choices))
    page.sentence_lines = export_animation_sentence_lines (picture);
  return page;
}

/* Draws the picture at its moment; sentences have their room. */
static void
look_at_frame (AppExportPreview *look,
               ExportPicture *picture,
               const ExportChoices *choices,
               int width,
               int height)
{
  ExportPage page = page_of_frame (picture, choices);
  BaseText sentence = BASE_TEXT_EMPTY;

  if (choices->way->kind == EXPORT_MOVIE && !export_movie_is_possible ())
    look->fault = APP_EXPORT_NO_FFMPEG;
  else if (!export_choices_fit (choices, export_format_find ("png")))
    look->fault = APP_EXPORT_TOO_LARGE;
  if (has_sentences (choices))
    {
      export_picture_tell_frame (picture, export_choices_animation (choices).by, &sentence);
      page.sentence = base_text_string (&sentence);
    }
  if (look->fault == APP_EXPORT_GOOD)
    look_at_page (look, picture, page, width, height);
  base_text_clear (&sentence);
}

AppExportFault
app_export_expect (ExportPicture *picture,
                   const ExportChoices *choices,
                   const ExportAnimation *animation,
                   int width,
                   int height)
{
  ExportPage page = page_of_frame (picture, choices);

  if (choices->what != EXPORT_LINKS
      || export_animation_count (picture, animation, APP_EXPORT_MOST_FRAMES)
             >= APP_EXPORT_MOST_FRAMES)
    return APP_EXPORT_GOOD;
  page.scale = scale_of (page.width, page.height, width, height);
  return app_export_fault_of (export_animation_expect (picture, &page, animation),
                              APP_EXPORT_CANNOT);
}

AppExportPreview
app_export_preview_frame (ExportPicture *picture,
                          const ExportChoices *choices,
                          int width,
                          int height)
{
  AppExportPreview look = { 0 };

  look_at_frame (&look, picture, choices, width, height);
  return look;
}

static void
look_at_picture (AppExportPreview *look,
                 ExportPicture *picture,
                 const ExportChoices *choices,
                 ExportAnimation *animation,
                 int width,
                 int height,
                 JobProgress *progress)
{
  BaseText about = BASE_TEXT_EMPTY;

  animation->go_on = app_export_goes_on;
  animation->data = progress;

  export_picture_describe (picture, &about);
  look->about = g_strdup (base_text_string (&about));
  base_text_clear (&about);
  if (export_way_moves (choices->way))
    look->n = export_animation_count (picture, animation, APP_EXPORT_MOST_FRAMES);
  if (choices->way->kind == EXPORT_STORYBOARD)
    look_at_storyboard (look, picture, choices, animation, width, height);
  else if (export_way_moves (choices->way))
    {
      look->fault = app_export_expect (picture, choices, animation, width, height);
      if (look->fault == APP_EXPORT_GOOD)
        look_at_frame (look, picture, choices, width, height);
    }
  else
    look_at_still (look, picture, choices, width, height);
}

static void
look_at_book (AppExportPreview *look,
              AppExportContent *stage,
              const ExportChoices *choices,
              int width,
              int height,
              JobProgress *progress)
{
  const ExportBookOptions book = export_choices_book (choices);
  double scale;
  cairo_t *cr;

  look->paper = true;
  look->width = book.width;
  look->height = book.height;
  cr = begin_surface (look, width, height, &scale);
  look->fault = app_export_book_draw (app_export_content_list (stage), choices, &progress->stop, cr,
                                      &look->pages, &look->digits);
  end_surface (look, cr);
}

AppExportPreview
app_export_preview (AppExportContent *stage,
                    const ExportChoices *choices,
                    guint64 page,
                    int width,
                    int height,
                    JobProgress *progress)
{
  AppExportPreview look = { .pages = { .number = page } };
  ExportPicture *picture = NULL;
  ExportAnimation animation;

  if (choices->way->kind == EXPORT_BOOK)
    look_at_book (&look, stage, choices, width, height, progress);
  else
    {
      look.fault =
          app_export_content_picture (stage, choices, &progress->stop, &picture, &animation);
      if (look.fault == APP_EXPORT_GOOD)
        look_at_picture (&look, picture, choices, &animation, width, height, progress);
      export_picture_free (picture);
    }
  return look;
}

AppExportPreview
app_export_preview_pages (AppExportContent *stage,
                          const ExportChoices *choices,
                          guint64 page,
                          JobProgress *progress)
{
  AppExportPreview look = { .pages = { .number = page } };

  look.fault = app_export_book_count (app_export_content_list (stage), choices, &progress->stop,
                                      &look.pages);
  return look;
}

void
app_export_preview_clear (AppExportPreview *self)
{
  g_clear_pointer (&self->surface, cairo_surface_destroy);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->about, g_free);
}
