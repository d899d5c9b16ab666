/* One page of a book: a head, a foot, and between them puzzles in rows and columns, each below its
 * caption. */
#include "board.h"
#include "export-book-room.h"

#include "base-memory.h"
#include "export-head.h"
#include "export-lines.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Device pixels per unit: lines and digits are rounded to 1/384 inch. */
#define FINE 4.0

#define FOOT_SIZE   EXPORT_BOOK_FOOT_SIZE
#define NO_SOLUTION 12.0 /* the largest font size of the sentence "no solution" */
#define FOOT_GAP    14.0 /* above solutions at the foot */

/* One page being drawn. */
typedef struct
{
  cairo_t *cr;
  const ExportBookOptions *options;
  PaintText *text;
  const char *file; /* the file of all the page's puzzles; NULL: they come from several */
  Board *board;     /* of `shape`, kept from puzzle to puzzle */
  const SudokuShape *shape;
  PaintCell *cells;
  double least; /* the size of the smallest digits, in points; 0: none were drawn */
} Page;

static void
draw_line (Page *page, const char *line, PaintFont font, double x, double baseline)
{
  font.size *= FINE;
  cairo_save (page->cr);
  cairo_scale (page->cr, 1 / FINE, 1 / FINE);
  paint_text_add (page->text, line, font, x * FINE, baseline * FINE);
  paint_text_show (page->text, page->cr);
  cairo_restore (page->cr);
}

static bool
shows_caption (const Page *page, ExportCaption what, const char *words)
{
  return (page->options->captions & what) != 0 && words != NULL && *words != '\0';
}

static void
add_part (BaseText *line, const char *part)
{
  base_text_add (line, line->length > 0 ? " · " : "");
  base_text_add (line, part);
}

/* Adds as much of a part as fits into the line.  Where nothing fits, the separating dot goes
 * too. */
static void
add_fitting (Page *page, const char *part, PaintFont font, double width, BaseText *line)
{
  const size_t before = line->length;
  size_t from;

  base_text_add (line, before > 0 ? " · " : "");
  from = line->length;
  base_text_add (line, part);
  export_lines_shorten (page->text, font, width, from, line);
  if (base_text_status (line) == BASE_OK && line->length == from)
    {
      line->length = before;
      line->bytes[before] = '\0';
    }
}

/* Rating and file come first; the name gets the room that they leave. */
static void
add_words (Page *page, const ExportEntry *entry, PaintFont font, double width, BaseText *line)
{
  const bool named = shows_caption (page, EXPORT_CAPTION_NAME, entry->name);
  BaseText rest = BASE_TEXT_EMPTY;

  if (shows_caption (page, EXPORT_CAPTION_RATING, entry->rating)
      && !(named && strcmp (entry->name, entry->rating) == 0))
    add_part (&rest, entry->rating);
  if (page->file == NULL && shows_caption (page, EXPORT_CAPTION_FILE, entry->file))
    add_part (&rest, entry->file);
  if (named)
    {
      const double taken =
          rest.length > 0 ? paint_text_measure (page->text, base_text_string (&rest), font).advance
                                + 2 * font.size
                          : 0;

      add_fitting (page, entry->name, font, width - taken, line);
    }
  if (rest.length > 0)
    add_fitting (page, base_text_string (&rest), font, width, line);
  line->failed |= rest.failed;
  base_text_clear (&rest);
}

static void
draw_caption (Page *page, const ExportEntry *entry, bool solution, PaintRect board, double size)
{
  const PaintFont font = { .size = size * FINE };
  BaseText line = BASE_TEXT_EMPTY;

  if (entry->number != 0 && (page->options->captions & EXPORT_CAPTION_NUMBER) != 0)
    base_text_add_number (&line, entry->number);
  if (solution && entry->several)
    {
      base_text_add (&line, line.length > 0 ? " " : "");
      base_text_add (&line, _ ("(one of several)"));
    }
  else if (!solution)
    add_words (page, entry, font, board.width * FINE, &line);
  paint_set_source (page->cr, page->options->theme->label);
  draw_line (page, base_text_string (&line), (PaintFont){ .size = size }, board.x + board.width / 2,
             board.y - size * 0.4);
  base_text_clear (&line);
}

/* Makes the board of a puzzle's shape, unless the page has it already. */
static bool
set_page_shape (Page *page, const SudokuShape *shape)
{
  if (page->board != NULL && sudoku_shape_equal (page->shape, shape))
    return true;
  board_free (page->board);
  free (page->cells);
  page->board = NULL;
  page->shape = shape;
  page->cells = base_new_zeroed (PaintCell, sudoku_shape_n_cells (shape));
  return page->cells != NULL && export_grid_board (shape, &page->board) == BASE_OK;
}

static void
note_digit_size (Page *page, double points)
{
  if (page->least == 0 || points < page->least)
    page->least = points;
}

/* Candidates without room for letters count as half a point: they are unreadable. */
static void
note_entry_digits (Page *page,
                   const ExportEntry *entry,
                   const PaintBoardLayout *layout,
                   const PaintBoardState *state,
                   double side)
{
  note_digit_size (page, export_book_digits (entry->puzzle->shape, entry->symbols, side));
  if (export_cells_have_candidates (page->cells, board_n_cells (page->board)))
    note_digit_size (
        page,
        fmax (paint_board_candidate_size (layout, state, page->text) * EXPORT_BOOK_POINTS, 0.5));
}

static void
draw_grid (Page *page, const ExportEntry *entry, ExportGridFilling filling, PaintRect where)
{
  const bool solution = filling == EXPORT_GRID_BOTH;
  const PaintBoardOptions options = {
    .width = where.width,
    .height = where.height,
    .scale = FINE,
    .text_scale = 1,
    .on_paper = true,
    .coordinates = page->options->coordinates && !solution,
  };
  ExportSymbols symbols;
  PaintBoardState state = { .n_values = sudoku_shape_n_values (entry->puzzle->shape) };
  PaintBoardLayout *layout = NULL;

  if (!set_page_shape (page, entry->puzzle->shape)
      || paint_board_layout_new (page->board, options, &layout) != BASE_OK)
    return;
  export_grid_fill (entry->puzzle, entry->solution, filling, page->cells);
  export_symbols_make (entry->symbols, state.n_values, &symbols);
  state.cells = page->cells;
  state.symbols = symbols.symbols;
  note_entry_digits (page, entry, layout, &state, where.width);
  cairo_save (page->cr);
  cairo_translate (page->cr, where.x, where.y);
  cairo_rectangle (page->cr, 0, 0, where.width, where.height);
  cairo_clip (page->cr);
  paint_board_draw (page->cr, layout, &state, page->options->theme, page->text);
  cairo_restore (page->cr);
  paint_board_layout_free (layout);
}

/* An entry without a solution gets a sentence in its place. */
static void
draw_solution (Page *page, const ExportEntry *entry, PaintRect where)
{
  if (entry->solution != NULL)
    {
      draw_grid (page, entry, EXPORT_GRID_BOTH, where);
      return;
    }
  paint_set_source (page->cr, page->options->theme->label);
  export_lines_draw (page->cr, page->text, _ ("no solution"),
                     (PaintFont){ .size = fmin (NO_SOLUTION, where.width / 5) },
                     (PaintRect){ where.x, where.y + where.height / 3, where.width, where.height },
                     FINE, EXPORT_LINES_CENTRED);
}

/* Returns the file that all entries share; NULL where they come from several files or one is
 * unknown. */
static const char *
file_of_all (const ExportEntry *entries, uint32_t n)
{
  const char *file = n > 0 ? entries[0].file : NULL;

  for (uint32_t i = 1; i < n && file != NULL; i++)
    if (entries[i].file == NULL || strcmp (entries[i].file, file) != 0)
      file = NULL;
  return file;
}

static void
page_begin_drawing (Page *page, const ExportEntry *entries, uint32_t n, uint64_t number)
{
  page->file = file_of_all (entries, n);
  if (page->options->theme->ground != 0xffffffffu)
    {
      paint_set_source (page->cr, page->options->theme->ground);
      cairo_paint (page->cr);
    }
  export_head_draw (page->cr, page->options, page->text,
                    shows_caption (page, EXPORT_CAPTION_FILE, page->file) ? page->file : NULL,
                    number);
}

static double
page_end_drawing (Page *page)
{
  board_free (page->board);
  free (page->cells);
  return page->least;
}

/* Returns the width that the widest solution needs. */
static double
widest_of (const ExportEntry *entries, uint32_t n)
{
  double widest = 0;

  for (uint32_t i = 0; i < n; i++)
    widest = fmax (widest, export_book_readable (entries[i].puzzle->shape, entries[i].symbols));
  return widest;
}

/* The first solution is at the left for a reader who turns the page round. */
static void
draw_upside_down (Page *page, ExportPlaces places, const ExportEntry *entries, uint32_t n)
{
  const PaintRect strip = places.room;

  places.room.x = places.room.y = 0;
  cairo_save (page->cr);
  cairo_translate (page->cr, strip.x + strip.width, strip.y + strip.height);
  cairo_rotate (page->cr, acos (-1));
  for (uint32_t i = 0; i < n; i++)
    {
      const PaintRect where = export_places_at (&places, i);

      draw_solution (page, &entries[i], where);
      draw_caption (page, &entries[i], true, where, FOOT_SIZE * 0.7);
    }
  cairo_restore (page->cr);
}

double
export_book_draw_puzzles (cairo_t *cr,
                          const ExportBookOptions *options,
                          PaintText *text,
                          const ExportEntry *entries,
                          uint32_t n_entries,
                          uint64_t number)
{
  const ExportGridFilling filling =
      options->candidates ? EXPORT_GRID_CANDIDATES : EXPORT_GRID_GIVENS;
  Page page = { .cr = cr, .options = options, .text = text };
  PaintRect room = export_head_room (options, text);
  const double caption = export_book_caption_size (options);
  ExportPlaces places;

  page_begin_drawing (&page, entries, n_entries, number);
  if (options->solutions == EXPORT_SOLUTIONS_FOOT)
    {
      places = export_places_at_foot (room, n_entries, widest_of (entries, n_entries), &room);
      room.height -= FOOT_GAP;
      draw_upside_down (&page, places, entries, n_entries);
    }
  places = export_places_of_puzzles (room, options);
  for (uint32_t i = 0; i < n_entries; i++)
    {
      const PaintRect where = export_places_at (&places, i);

      draw_caption (&page, &entries[i], false, where, caption);
      draw_grid (&page, &entries[i], filling, where);
    }
  return page_end_drawing (&page);
}

double
export_book_draw_solutions (cairo_t *cr,
                            const ExportBookOptions *options,
                            PaintText *text,
                            const ExportEntry *entries,
                            uint32_t n_entries,
                            uint64_t number)
{
  Page page = { .cr = cr, .options = options, .text = text };
  const bool back = options->solutions == EXPORT_SOLUTIONS_BACK;
  const ExportPlaces places = export_places_of_solutions (export_head_room (options, text), options,
                                                          back ? options->per_page : n_entries,
                                                          widest_of (entries, n_entries));

  page_begin_drawing (&page, entries, n_entries, number);
  for (uint32_t i = 0; i < n_entries; i++)
    {
      const PaintRect where = export_places_at (&places, i);

      draw_caption (&page, &entries[i], true, where, FOOT_SIZE * 0.8);
      draw_solution (&page, &entries[i], where);
    }
  return page_end_drawing (&page);
}
