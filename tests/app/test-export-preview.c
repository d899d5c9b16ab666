/* Previews of the export dialog: whole pages that fit, frames that play, and every page of a
 * document.  No window is needed. */
#include "app-export-job.h"
#include "check.h"
#include "export-book.h"
#include "scratch.h"

#include <string.h>

typedef struct
{
  AppExportJob *job; /* NULL: it plays on this thread */
  JobProgress progress;
  guint64 next, last;
  guint n;
  bool ended;
} Seen;

/* Runs on a thread of its own; a late listener misses frames. */
static void
see (gpointer data, cairo_surface_t *surface, guint64 number)
{
  Seen *self = data;

  check_true (cairo_image_surface_get_width (surface) == 80);
  cairo_surface_destroy (surface);
  if (self->job == NULL)
    check_equal_u64 (number, self->next++);
  self->n++;
  if (self->job != NULL)
    app_export_job_stop (self->job);
  else if (number == self->last)
    base_stop_raise (&self->progress.stop);
}

static void
end_seeing (gpointer data)
{
  ((Seen *) data)->ended = true;
}

/* Begun with the second frame, up to the last; and on a thread, until it is stopped. */
static void
a_look_plays (const void *data)
{
  AppExportContent *stage = export_scratch_stage (PUZZLE, true);
  Seen seen = { .next = 1 };
  AppExportPlayback play = { .width = 80, .height = 60, .first = 1, .show = see, .data = &seen };
  AppExportPreview look;
  ExportChoices choices;
  guint64 n;
  int error;

  (void) data;
  export_scratch_choose (&choices, "board", "gif");
  check_true (export_choices_set (&choices, "speed", "50"));
  check_true (export_choices_set (&choices, "every", "item"));
  check_true (export_choices_set (&choices, "from", "bookmark:1"));
  check_true (export_choices_set (&choices, "to", "bookmark:2"));
  play.choices = &choices;
  base_stop_init (&seen.progress.stop);
  look = app_export_preview (stage, &choices, 1, 80, 60, &seen.progress);
  check_true (look.n > 2);
  seen.last = look.n - 1;
  app_export_preview_clear (&look);
  check_equal_u64 (app_export_play (stage, &play, &seen.progress), APP_EXPORT_STOPPED);
  check_equal_u64 (seen.n, seen.last);

  seen.n = 0;
  seen.job = app_export_job_new_playback (stage, &play, end_seeing, &seen);
  while (!seen.ended)
    g_main_context_iteration (NULL, TRUE);
  check_true (seen.n > 0);
  check_equal_u64 (app_export_job_get_fault (seen.job, &error, &n), APP_EXPORT_STOPPED);
  app_export_job_free (seen.job);
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

#define EMPTY         "................"
#define MOST_COMPARED 25

typedef struct
{
  JobProgress progress;
  guint64 n; /* frames that were seen */
} Compared;

/* With the file of that number: the same, pixel by pixel. */
static void
compare_with_file (gpointer data, cairo_surface_t *surface, guint64 number)
{
  Compared *self = data;
  g_autofree char *name = g_strdup_printf ("frame-%03" G_GUINT64_FORMAT ".png", number + 1);
  g_autofree char *path = export_scratch_path (name);
  cairo_surface_t *file = cairo_image_surface_create_from_png (path);
  const int width = cairo_image_surface_get_width (surface);
  const int height = cairo_image_surface_get_height (surface);
  guint64 n_other = 0;

  check_equal_u64 (cairo_surface_status (file), CAIRO_STATUS_SUCCESS);
  check_true (cairo_image_surface_get_width (file) == width);
  check_true (cairo_image_surface_get_height (file) == height);
  for (int y = 0; y < height; y++)
    {
      const unsigned char *row =
          cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);
      const unsigned char *other =
          cairo_image_surface_get_data (file) + y * cairo_image_surface_get_stride (file);

      for (int x = 0; x < 4 * width; x++)
        n_other += x % 4 != 3 && row[x] != other[x];
    }
  check_equal_u64 (n_other, 0);
  cairo_surface_destroy (file);
  cairo_surface_destroy (surface);
  if (++self->n == MOST_COMPARED)
    base_stop_raise (&self->progress.stop);
}

/* Also for links too many to be read: the part shown is chosen from all frames of the file. */
static void
a_look_plays_what_is_written (const void *data)
{
  AppExportContent *stage = export_scratch_stage (EMPTY, true);
  g_autofree char *path = export_scratch_path ("frame-001.png");
  Compared compared = { .n = 0 };
  AppExportPlayback play = {
    .width = 620, .height = 400, .show = compare_with_file, .data = &compared
  };
  JobProgress progress = { 0 };
  ExportChoices choices;
  guint64 n;

  (void) data;
  export_scratch_choose (&choices, "links", "pngs");
  check_true (export_choices_set (&choices, "speed", "50"));
  check_true (export_choices_set (&choices, "every", "link"));
  check_true (export_choices_set (&choices, "from", "start"));
  check_true (export_choices_set (&choices, "to", "bookmark:2"));
  check_true (export_choices_set (&choices, "size", "620x400"));
  base_stop_init (&progress.stop);
  base_stop_init (&compared.progress.stop);
  check_equal_u64 (app_export_write (stage, &choices, path, &progress, &n), APP_EXPORT_GOOD);
  check_true (n > MOST_COMPARED);
  play.choices = &choices;
  check_equal_u64 (app_export_play (stage, &play, &compared.progress), APP_EXPORT_STOPPED);
  check_equal_u64 (compared.n, MOST_COMPARED);
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

/* Paper is white to its edge, whatever stands on it. */
static void
a_book_is_looked_at_on_white_paper (const void *data)
{
  AppExportContent *stage = export_scratch_collection ("one.txt", PUZZLE "\n");
  JobProgress progress = { 0 };
  ExportChoices choices;
  AppExportPreview look;

  (void) data;
  base_stop_init (&progress.stop);
  export_scratch_choose (&choices, "puzzle", "book");
  check_true (export_choices_set (&choices, "solutions", "foot"));
  look = app_export_preview (stage, &choices, 1, 210, 297, &progress);
  check_equal_u64 (look.fault, APP_EXPORT_GOOD);
  check_true (look.paper);
  check_equal_u64 (*(const uint32_t *) (const void *) cairo_image_surface_get_data (look.surface),
                   0xffffffff);
  app_export_preview_clear (&look);
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

/* Returns the preview of a page, with its number of pages. */
static AppExportPreview
look_at_page (AppExportContent *stage, const ExportChoices *choices, guint64 number)
{
  JobProgress progress = { 0 };
  AppExportPreview look;

  base_stop_init (&progress.stop);
  look = app_export_preview (stage, choices, number, 100, 100, &progress);
  check_equal_u64 (look.fault, APP_EXPORT_GOOD);
  check_true (!look.pages.open);
  return look;
}

static bool
looks_alike (const AppExportPreview *one, const AppExportPreview *other)
{
  const int height = cairo_image_surface_get_height (one->surface);

  return memcmp (cairo_image_surface_get_data (one->surface),
                 cairo_image_surface_get_data (other->surface),
                 (size_t) cairo_image_surface_get_stride (one->surface) * (size_t) height)
         == 0;
}

/* Visits every page: all differ, and none comes after the last one. */
static void
leaf_through (AppExportContent *stage, const ExportChoices *choices, guint64 n_pages)
{
  AppExportPreview last = look_at_page (stage, choices, 1), look;

  for (guint64 page = 2; page <= n_pages + 1; page++)
    {
      look = look_at_page (stage, choices, page);
      check_equal_u64 (look.pages.n, n_pages);
      check_equal_u64 (look.pages.number, MIN (page, n_pages));
      check_equal_u64 (looks_alike (&last, &look), page > n_pages);
      app_export_preview_clear (&last);
      last = look;
    }
  app_export_preview_clear (&last);
}

static void
a_book_is_leafed_through (const void *data)
{
  static const struct
  {
    const char *solutions;
    guint64 n_pages;
  } books[] = { { "none", 3 }, { "back", 6 }, { "foot", 3 }, { "last", 4 } };
  AppExportContent *stage = export_scratch_collection (
      "five.txt", PUZZLE "\n" CLASH "\nbad\n" PUZZLE "\n" NONE "\n" PUZZLE "\n");
  ExportChoices choices;

  (void) data;
  export_scratch_choose (&choices, "puzzle", "book");
  check_true (export_choices_set (&choices, "per-page", "2"));
  for (size_t i = 0; i < G_N_ELEMENTS (books); i++)
    {
      check_true (export_choices_set (&choices, "solutions", books[i].solutions));
      leaf_through (stage, &choices, books[i].n_pages);
    }
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

static void
a_storyboard_is_leafed_through (const void *data)
{
  AppExportContent *stage = export_scratch_stage (PUZZLE, true);
  AppExportPreview look;
  ExportChoices choices;

  (void) data;
  export_scratch_choose (&choices, "board", "storyboard");
  look = look_at_page (stage, &choices, 1);
  check_true (look.n > 6);
  leaf_through (stage, &choices, (look.n + 5) / 6);
  app_export_preview_clear (&look);
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

/* A preview reports the size of its smallest digits; those of solutions belong to the page with
 * solutions. */
static void
digits_are_measured (const void *data)
{
  AppExportContent *stage = export_scratch_collection (
      "six.txt", PUZZLE "\n" PUZZLE "\n" PUZZLE "\n" PUZZLE "\n" PUZZLE "\n" PUZZLE "\n");
  ExportChoices choices;
  AppExportPreview few, many;

  (void) data;
  export_scratch_choose (&choices, "puzzle", "book");
  check_true (export_choices_set (&choices, "solutions", "none"));
  few = look_at_page (stage, &choices, 1);
  check_true (export_choices_set (&choices, "per-page", "100"));
  check_true (export_choices_set (&choices, "paper", "60x40mm"));
  check_true (export_choices_set (&choices, "margin", "5mm"));
  many = look_at_page (stage, &choices, 1);
  check_true (few.digits > 10);
  check_true (many.digits > 0 && many.digits < EXPORT_LEAST_DIGITS);
  app_export_preview_clear (&few);
  app_export_preview_clear (&many);
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

/* A look has the proportions of the page, fits, and is not empty. */
static void
looks_fit (const void *data)
{
  AppExportContent *stage = export_scratch_stage (PUZZLE, false);

  (void) data;
  for (unsigned what = 0; what < EXPORT_KINDS; what++)
    for (unsigned i = 0; i < export_n_ways; i++)
      {
        JobProgress progress = { 0 };
        ExportChoices choices;
        AppExportPreview look;

        base_stop_init (&progress.stop);
        export_scratch_choose (&choices, export_kind (what).id, export_ways[i].id);
        if (export_way_can (choices.way, what) && choices.way->kind != EXPORT_MOVIE)
          {
            look = app_export_preview (stage, &choices, 1, 300, 200, &progress);
            check_equal_u64 (look.fault, APP_EXPORT_GOOD);
            check_true ((look.surface != NULL) != (look.text != NULL));
            check_true (look.surface == NULL
                        || (cairo_image_surface_get_width (look.surface) <= 300
                            && cairo_image_surface_get_height (look.surface) <= 200
                            && (cairo_image_surface_get_width (look.surface) >= 299
                                || cairo_image_surface_get_height (look.surface) >= 199)));
            check_true (look.about != NULL && *look.about != '\0');
            check_equal_u64 (look.n > 1, export_way_moves (choices.way));
            app_export_preview_clear (&look);
          }
        export_choices_clear (&choices);
      }
  app_export_content_free (stage);
}

int
main (void)
{
  int result;

  export_scratch_open ();
  check_claim ("/ui/export/a-look-plays", a_look_plays, NULL);
  check_claim ("/ui/export/a-look-plays-what-is-written", a_look_plays_what_is_written, NULL);
  check_claim ("/ui/export/a-book-is-looked-at-on-white-paper", a_book_is_looked_at_on_white_paper,
               NULL);
  check_claim ("/ui/export/every-page-can-be-looked-at/book", a_book_is_leafed_through, NULL);
  check_claim ("/ui/export/every-page-can-be-looked-at/storyboard", a_storyboard_is_leafed_through,
               NULL);
  check_claim ("/ui/export/digits-are-measured", digits_are_measured, NULL);
  check_claim ("/ui/export/looks-fit", looks_fit, NULL);
  result = check_finish ();
  export_scratch_close ();
  return result;
}
