/* Where grids go on a page.  Puzzles are as large as the page allows.  Pages of solutions hold as
 * many as stay readable: digits of five points are about the smallest that read well. */
#include "export-book-room.h"

#include "export-format.h"
#include "export-head.h"

#include <math.h>
#include <string.h>

/* Device pixels per unit: lines and digits are rounded to 1/384 inch. */
#define FINE 4.0

/* The gap between grids in a row, as a share of a grid's side, where that exceeds the fixed gap. */
#define GAP_SHARE    0.08
#define GAP          14.0 /* least gap between puzzles */
#define SOLUTION_GAP 9.0
#define CAPTION_SIZE 12.0

#define READABLE 5.0 /* points */

/* The em of a digit as a share of its cell, as in the board's painter, for one letter and for
 * two. */
#define DIGIT_SHARE  0.75
#define LETTER_WIDTH 0.70 /* of a bold letter, in ems */

/* The share of the page for solutions at its foot: the least; the most while solutions are less
 * than GOOD times as wide as they need to be; and the most of all. */
#define FOOT_SHARE      0.17
#define GOOD_FOOT_SHARE 0.25
#define MOST_FOOT_SHARE 0.42
#define GOOD            1.25

/* Least number of solutions on a page of their own, unless they would be too small to read. */
#define LEAST_LAST 20

ExportPlaces
export_places_arrange (PaintRect room, uint32_t n, double caption, double gap)
{
  ExportPlaces best = { .room = room, .caption = caption, .gap = gap };

  for (uint32_t columns = 1; columns <= n; columns++)
    {
      const uint32_t rows = (n + columns - 1) / columns;
      const double across = fmin ((room.width - gap * (columns - 1)) / columns,
                                  room.width / (columns + GAP_SHARE * (columns - 1)));
      const double down = (room.height - gap * (rows - 1)) / rows - caption;
      const double side = floor (fmax (fmin (across, down), 4));

      if (side > best.side)
        {
          best.side = side;
          best.rows = rows;
          best.columns = columns;
        }
    }
  return best;
}

/* The distance from column to column.  Spare width is shared between the gaps and both edges where
 * it is more than the least gaps need.  Otherwise the edges get none, because the margin is beside
 * them. */
static double
find_across (const ExportPlaces *self)
{
  const uint32_t columns = self->columns;
  const double rest = self->room.width - columns * self->side;
  const double wanted = fmax (self->gap, GAP_SHARE * self->side);

  if (columns < 2)
    return self->room.width;
  return self->side + fmax (rest / columns, fmin (wanted, rest / (columns - 1)));
}

PaintRect
export_places_at (const ExportPlaces *self, uint32_t at)
{
  const uint32_t row = at / self->columns, column = at % self->columns;
  const double across = find_across (self);
  const double down = self->room.height / self->rows;
  const double all = across * (self->columns - 1) + self->side;
  const double x = self->room.x + (self->room.width - all) / 2 + across * column;
  const double y =
      self->room.y + down * row + (down - self->side - self->caption) / 2 + self->caption;

  return (PaintRect){ round (x * FINE) / FINE, round (y * FINE) / FINE, self->side, self->side };
}

/* Fewer puzzles per page are larger, and their captions are a little larger too. */
double
export_book_caption_size (const ExportBookOptions *options)
{
  return options->per_page == 1   ? CAPTION_SIZE * 1.5
         : options->per_page == 2 ? CAPTION_SIZE * 1.2
                                  : CAPTION_SIZE;
}

ExportPlaces
export_places_of_puzzles (PaintRect room, const ExportBookOptions *options)
{
  return export_places_arrange (room, options->per_page, export_book_caption_size (options) * 1.6,
                                GAP);
}

bool
export_book_fits (const ExportBookOptions *options)
{
  PaintText *text = paint_text_new (options->family);
  PaintRect room;

  if (text == NULL)
    return true;
  room = export_head_room (options, text);
  paint_text_free (text);
  if (options->solutions == EXPORT_SOLUTIONS_FOOT)
    room.height *= 1 - MOST_FOOT_SHARE;
  return export_places_of_puzzles (room, options).side >= EXPORT_BOOK_LEAST_SIDE;
}

void
export_book_least_paper (const ExportBookOptions *options,
                         bool (*fits) (const ExportBookOptions *options),
                         unsigned *out_width,
                         unsigned *out_height)
{
  ExportBookOptions larger = *options;

  while (!fits (&larger))
    {
      larger.width *= 1.05;
      larger.height *= 1.05;
    }
  *out_width = (unsigned) ceil (larger.width / EXPORT_UNITS_PER_INCH * 25.4);
  *out_height = (unsigned) ceil (larger.height / EXPORT_UNITS_PER_INCH * 25.4);
}

/* Returns the em in cells: the largest that fits all symbols. */
static double
digit_em_in_cells (const SudokuShape *shape, const char *symbols)
{
  const uint32_t n_values = sudoku_shape_n_values (shape);
  const bool single = n_values <= 9 || n_values <= strlen (symbols);

  return single ? DIGIT_SHARE : DIGIT_SHARE / (2 * LETTER_WIDTH);
}

static double
side_in_cells (const SudokuShape *shape)
{
  return fmax (sudoku_shape_rows (shape), sudoku_shape_columns (shape)) + 1.0 / 16;
}

double
export_book_digits (const SudokuShape *shape, const char *symbols, double side)
{
  return side / side_in_cells (shape) * digit_em_in_cells (shape, symbols) * EXPORT_BOOK_POINTS;
}

double
export_book_readable (const SudokuShape *shape, const char *symbols)
{
  return ceil (READABLE / export_book_digits (shape, symbols, 1));
}

static ExportPlaces
arrange_solutions (PaintRect room, uint32_t n)
{
  return export_places_arrange (room, n, EXPORT_BOOK_FOOT_SIZE * 1.4, SOLUTION_GAP);
}

static uint32_t
most_solutions_a_page (const ExportBookOptions *options)
{
  return options->per_page * 4 > EXPORT_MOST_A_PAGE ? EXPORT_MOST_A_PAGE
         : options->per_page * 4 < LEAST_LAST       ? LEAST_LAST
                                                    : options->per_page * 4;
}

/* Returns the largest number of solutions that are at least `width` wide. */
static uint32_t
count_fitting_solutions (PaintRect room, const ExportBookOptions *options, double width)
{
  uint32_t n = most_solutions_a_page (options);

  while (n > 1 && arrange_solutions (room, n).side < width)
    n--;
  return n;
}

ExportPlaces
export_places_of_solutions (PaintRect room,
                            const ExportBookOptions *options,
                            uint32_t n,
                            double width)
{
  const uint32_t fit = count_fitting_solutions (room, options, width);

  return arrange_solutions (room, n > fit ? n : fit);
}

uint32_t
export_book_solutions_a_page (const ExportBookOptions *options,
                              PaintText *text,
                              const float *widths,
                              uint64_t n)
{
  const PaintRect room = export_head_room (options, text);
  double widest = 0;
  uint32_t most = most_solutions_a_page (options), count = 0;

  while (count < n && count < most)
    {
      if (widths[count] > widest)
        {
          const uint32_t fit = count_fitting_solutions (room, options, widths[count]);

          if (count > 0 && fit <= count)
            break;
          widest = widths[count];
          most = fit;
        }
      count++;
    }
  return count;
}

/* Finds the lowest strip in which the solutions are wide enough, or else the highest strip
 * allowed. */
ExportPlaces
export_places_at_foot (PaintRect room, uint32_t n, double width, PaintRect *out_rest)
{
  PaintRect strip = room;
  ExportPlaces places;
  double share = FOOT_SHARE;

  do
    {
      strip.height = room.height * share;
      places = export_places_arrange (strip, n, EXPORT_BOOK_FOOT_SIZE, SOLUTION_GAP);
      share += 0.01;
    }
  while (places.side < width * (share <= GOOD_FOOT_SHARE ? GOOD : 1) && share <= MOST_FOOT_SHARE);
  strip.height = (places.side + places.caption) * places.rows + places.gap * (places.rows - 1);
  strip.y = room.y + room.height - strip.height;
  places.room = strip;
  *out_rest = room;
  out_rest->height -= strip.height;
  return places;
}
