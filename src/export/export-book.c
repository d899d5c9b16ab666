/* The stream of a book: each page is drawn as soon as it is full, and Cairo passes it to the
 * sink. */
#include "export-book.h"

#include "base-memory.h"
#include "export-private.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <cairo-pdf.h>

#include <stdlib.h>
#include <string.h>

#define POINTS (72.0 / EXPORT_UNITS_PER_INCH)

/* The parts of a puzzle that the book keeps.  Values stand in one block, the givens before the
 * solution; shapes are shared. */
typedef struct
{
  SudokuPuzzle puzzle;
  uint8_t *solution;
  uint64_t *candidates;
  char *words[3]; /* name, rating, file; NULL for none */
  char symbols[SUDOKU_MAX_VALUES + 1];
  uint64_t number;
  bool several;
} Kept;

struct ExportBook
{
  ExportBookOptions options;
  ExportStream stream;
  cairo_surface_t *surface;
  cairo_t *cr;
  PaintText *text;
  Kept *kept; /* the puzzles of the current page; of all pages where solutions come last */
  size_t n_kept, capacity, n_drawn;
  ExportEntry entries[EXPORT_MOST_A_PAGE];
  uint64_t n_puzzles, n_pages;
  double least; /* the size of the smallest digits, in points; 0: none yet */
};

ExportBookOptions
export_book_default (void)
{
  return (ExportBookOptions){
    .width = 210 / 25.4 * EXPORT_UNITS_PER_INCH,
    .height = 297 / 25.4 * EXPORT_UNITS_PER_INCH,
    .margin = 15 / 25.4 * EXPORT_UNITS_PER_INCH,
    .per_page = 6,
    .solutions = EXPORT_SOLUTIONS_LAST,
    .captions = EXPORT_CAPTION_ALL,
    .theme = paint_theme (PAINT_THEME_PRINT),
  };
}

BaseStatus
export_book_new (const ExportBookOptions *options, const ExportSink *sink, ExportBook **out_book)
{
  ExportBook *self = base_new_zeroed (ExportBook, 1);

  if (self == NULL)
    return BASE_NO_MEMORY;
  self->options = *options;
  self->stream.sink = *sink;
  self->text = paint_text_new (options->family);
  self->surface = cairo_pdf_surface_create_for_stream (
      export_stream_write, &self->stream, options->width * POINTS, options->height * POINTS);
  self->cr = cairo_create (self->surface);
  if (self->text == NULL || cairo_status (self->cr) != CAIRO_STATUS_SUCCESS)
    {
      export_book_free (self);
      return BASE_NO_MEMORY;
    }
  cairo_scale (self->cr, POINTS, POINTS);
  *out_book = self;
  return BASE_OK;
}

static void
drop_words (Kept *kept)
{
  for (unsigned i = 0; i < sizeof kept->words / sizeof *kept->words; i++)
    free (kept->words[i]);
}

static void
drop (ExportBook *self, size_t from)
{
  for (size_t i = from; i < self->n_kept; i++)
    {
      sudoku_shape_unref (self->kept[i].puzzle.shape);
      free (self->kept[i].puzzle.values);
      free (self->kept[i].candidates);
      drop_words (&self->kept[i]);
    }
  self->n_kept = from;
}

void
export_book_free (ExportBook *self)
{
  if (self == NULL)
    return;
  if (self->stream.status == BASE_OK)
    self->stream.status =
        BASE_STOPPED; /* the sink may be gone, so what has not been written by now is dropped */
  cairo_destroy (self->cr);
  cairo_surface_destroy (self->surface);
  paint_text_free (self->text);
  drop (self, 0);
  free (self->kept);
  free (self);
}

uint64_t
export_book_n_pages (const ExportBook *self)
{
  return self->n_pages;
}

double
export_book_least_digits (const ExportBook *self)
{
  return self->least;
}

static void
keep_words (const ExportEntry *entry, Kept *kept)
{
  const char *words[] = { entry->name, entry->rating, entry->file };

  for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
    if (words[i] != NULL && *words[i] != '\0')
      kept->words[i] = base_copy (words[i], strlen (words[i]) + 1, 1);
}

static BaseStatus
book_keep_entry (ExportBook *self, const ExportEntry *entry)
{
  const uint32_t n = sudoku_shape_n_cells (entry->puzzle->shape);
  Kept kept = { .number = entry->number, .several = entry->several };
  void *array = self->kept;
  BaseStatus status = base_grow (&array, &self->capacity, self->n_kept + 1, sizeof kept);

  self->kept = array;
  if (status != BASE_OK)
    return status;
  kept.puzzle.values = base_new (uint8_t, (size_t) n * (entry->solution != NULL ? 2 : 1));
  if (entry->puzzle->candidates != NULL)
    kept.candidates = base_copy (entry->puzzle->candidates, n, sizeof *kept.candidates);
  keep_words (entry, &kept);
  if (kept.puzzle.values == NULL || (kept.candidates == NULL && entry->puzzle->candidates != NULL))
    {
      free (kept.puzzle.values);
      free (kept.candidates);
      drop_words (&kept);
      return BASE_NO_MEMORY;
    }
  kept.puzzle.shape = sudoku_shape_ref (entry->puzzle->shape);
  kept.puzzle.candidates = kept.candidates;
  memcpy (kept.puzzle.values, entry->puzzle->values, n);
  if (entry->solution != NULL)
    kept.solution = memcpy (kept.puzzle.values + n, entry->solution, n);
  strncpy (kept.symbols, entry->symbols, SUDOKU_MAX_VALUES);
  self->kept[self->n_kept++] = kept;
  return BASE_OK;
}

/* Makes entries of some of the kept puzzles. */
static void
list_kept_entries (ExportBook *self, size_t from, size_t to)
{
  for (size_t i = from; i < to; i++)
    self->entries[i - from] = (ExportEntry){
      .puzzle = &self->kept[i].puzzle,
      .solution = self->kept[i].solution,
      .several = self->kept[i].several,
      .symbols = self->kept[i].symbols,
      .name = self->kept[i].words[0],
      .rating = self->kept[i].words[1],
      .file = self->kept[i].words[2],
      .number = self->kept[i].number,
    };
}

static BaseStatus
end_page (ExportBook *self)
{
  const BaseStatus status = paint_text_status (self->text);

  cairo_show_page (self->cr);
  if (status != BASE_OK)
    return status;
  return export_stream_status (&self->stream, cairo_status (self->cr));
}

static void
see_digits (ExportBook *self, double least)
{
  if (least > 0 && (self->least == 0 || least < self->least))
    self->least = least;
}

static BaseStatus
draw_solutions (ExportBook *self, size_t from, size_t to)
{
  list_kept_entries (self, from, to);
  see_digits (self, export_book_draw_solutions (self->cr, &self->options, self->text, self->entries,
                                                (uint32_t) (to - from), ++self->n_pages));
  return end_page (self);
}

/* After the page is drawn, its puzzles stay only where their solutions come last. */
static BaseStatus
draw_page (ExportBook *self)
{
  BaseStatus status;

  list_kept_entries (self, self->n_drawn, self->n_kept);
  see_digits (self, export_book_draw_puzzles (self->cr, &self->options, self->text, self->entries,
                                              (uint32_t) (self->n_kept - self->n_drawn),
                                              ++self->n_pages));
  status = end_page (self);
  if (status == BASE_OK && self->options.solutions == EXPORT_SOLUTIONS_BACK)
    status = draw_solutions (self, self->n_drawn, self->n_kept);
  if (self->options.solutions == EXPORT_SOLUTIONS_LAST)
    self->n_drawn = self->n_kept;
  else
    drop (self, 0);
  return status;
}

BaseStatus
export_book_add (ExportBook *self, const ExportEntry *entry)
{
  const BaseStatus status = book_keep_entry (self, entry);

  self->n_puzzles++;
  if (status != BASE_OK || self->n_kept - self->n_drawn < self->options.per_page)
    return status;
  return draw_page (self);
}

static BaseStatus
draw_last (ExportBook *self)
{
  float *widths = base_new (float, self->n_kept);
  BaseStatus status = widths != NULL ? BASE_OK : BASE_NO_MEMORY;
  size_t n;

  for (size_t i = 0; status == BASE_OK && i < self->n_kept; i++)
    widths[i] = (float) export_book_readable (self->kept[i].puzzle.shape, self->kept[i].symbols);
  for (size_t from = 0; status == BASE_OK && from < self->n_kept; from += n)
    {
      n = export_book_solutions_a_page (&self->options, self->text, widths + from,
                                        self->n_kept - from);
      status = draw_solutions (self, from, from + n);
    }
  free (widths);
  return status;
}

/* The description needs the number of puzzles, so it is written last. */
static void
describe_book (ExportBook *self)
{
  BaseText about = BASE_TEXT_EMPTY;

  words_fill (&about, P_ ("A book of %1 Sudoku", "A book of %1 Sudokus", self->n_puzzles),
              WORDS_WITH (WORDS_NUMBER (self->n_puzzles)));
  export_pdf_say (self->surface, self->options.title, base_text_string (&about));
  base_text_clear (&about);
}

BaseStatus
export_book_finish (ExportBook *self)
{
  BaseStatus status = BASE_OK;

  if (self->n_kept > self->n_drawn)
    status = draw_page (self);
  if (status == BASE_OK && self->n_kept > 0)
    status = draw_last (self);
  describe_book (self);
  cairo_surface_finish (self->surface);
  if (status == BASE_OK)
    status = export_stream_status (&self->stream, cairo_surface_status (self->surface));
  return status;
}
