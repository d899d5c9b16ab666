/* A puzzle at rest in TikZ: a grid as lines, fills and nodes.
 *
 * Lengths are in cells; how large a cell is, and so the picture, is said once, at the top. */
#include "export-tex-private.h"

#include "base-memory.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct
{
  const ExportSheet *sheet;
  const ExportSubject *subject;
  const Board *board;
  const PaintCell *cells;
  uint32_t *cell_at, *region;
  double side; /* of a cell, in mm */
  BaseText *out;
} Grid;

static void
add_colour (BaseText *out, const char *name, PaintColour colour)
{
  char whole[32];

  snprintf (whole, sizeof whole, "quadrille-%s", name);
  export_tex_add_colour (out, whole, colour);
}

static void
add_style (BaseText *out, const char *name, double height_mm, const char *font, const char *colour)
{
  base_text_add (out, "  ");
  base_text_add (out, name);
  base_text_add (out, "/.style={inner sep=0, scale=");
  export_tex_add_number (out, height_mm / EXPORT_TEX_DIGIT_MM);
  base_text_add (out, ", font=\\sffamily");
  base_text_add (out, font);
  base_text_add (out, ", text=quadrille-");
  base_text_add (out, colour);
  base_text_add (out, "},\n");
}

static void
add_node (Grid *grid, const char *style, double x, double y, const char *text)
{
  base_text_add (grid->out, "\\node[");
  base_text_add (grid->out, style);
  base_text_add (grid->out, "] at ");
  export_tex_add_place (grid->out, x, y);
  base_text_add (grid->out, " {");
  export_tex_add_words (grid->out, text);
  base_text_add (grid->out, "};\n");
}

static void
add_square (Grid *grid, const char *colour, uint32_t cell)
{
  const BoardPlace place = board_cell (grid->board, cell);

  base_text_add (grid->out, "\\fill[quadrille-");
  base_text_add (grid->out, colour);
  base_text_add (grid->out, "] ");
  export_tex_add_place (grid->out, place.column, place.row);
  base_text_add (grid->out, " rectangle +(1,1);\n");
}

static void
add_colours (const Grid *grid)
{
  const PaintTheme *theme = &grid->sheet->theme;
  BaseText *out = grid->out;

  add_colour (out, "paper", theme->surfaces[PAINT_SURFACE_PAPER]);
  add_colour (out, "diagonal", theme->surfaces[PAINT_SURFACE_DIAGONAL]);
  add_colour (out, "window", theme->surfaces[PAINT_SURFACE_WINDOW]);
  add_colour (out, "thin", theme->thin);
  add_colour (out, "thick", theme->thick);
  add_colour (out, "label", theme->label);
  add_colour (out, "given", theme->inks[PAINT_INK_GIVEN]);
  add_colour (out, "entered", theme->inks[PAINT_INK_ENTERED]);
  add_colour (out, "solved", theme->inks[PAINT_INK_SOLVED]);
  add_colour (out, "candidate", theme->inks[PAINT_INK_CANDIDATE]);
}

static void
add_styles (Grid *grid, uint32_t n_values, bool narrow)
{
  const double across = ceil (sqrt (n_values));
  BaseText *out = grid->out;

  base_text_add (out, "\\begin{tikzpicture}[x=");
  export_tex_add_number (out, grid->side);
  base_text_add (out, "mm, y=-");
  export_tex_add_number (out, grid->side);
  base_text_add (out, "mm,\n");
  add_style (out, "given", grid->side * (narrow ? 0.52 : 0.36), "\\bfseries", "given");
  add_style (out, "entered", grid->side * (narrow ? 0.52 : 0.36), "", "entered");
  add_style (out, "solved", grid->side * (narrow ? 0.52 : 0.36), "\\slshape", "solved");
  add_style (out, "candidate", grid->side * (narrow ? 0.52 : 0.4) / across, "", "candidate");
  add_style (out, "label", fmin (grid->side * 0.24, 3), "", "label");
  base_text_add (out, "  title/.style={align=center, text=quadrille-given, text width=");
  export_tex_add_number (out, fmax (grid->side * board_columns (grid->board), 30));
  base_text_add (out, "mm}]\n");
}

static uint32_t
cell_at (const Grid *grid, uint32_t row, uint32_t column)
{
  if (row >= board_rows (grid->board) || column >= board_columns (grid->board))
    return COVER_NONE;
  return grid->cell_at[(size_t) row * board_columns (grid->board) + column];
}

/* Between two places: 0 no line, 1 a thin one, 2 a thick one. */
static int
line_between (const Grid *grid, uint32_t one, uint32_t other)
{
  if (one == COVER_NONE && other == COVER_NONE)
    return 0;
  if (one == COVER_NONE || other == COVER_NONE)
    return 2;
  return grid->region[one] != grid->region[other] ? 2 : 1;
}

static int
line_at (const Grid *grid, bool upright, uint32_t across, uint32_t along)
{
  const uint32_t before = across - 1; /* of the first line: nowhere */

  return upright
             ? line_between (grid, cell_at (grid, along, before), cell_at (grid, along, across))
             : line_between (grid, cell_at (grid, before, along), cell_at (grid, across, along));
}

/* Lines of one strength, each as long as it goes. */
static void
add_lines (Grid *grid, bool upright, int strength)
{
  const uint32_t n_across = upright ? board_columns (grid->board) : board_rows (grid->board);
  const uint32_t n_along = upright ? board_rows (grid->board) : board_columns (grid->board);

  for (uint32_t across = 0; across <= n_across; across++)
    for (uint32_t from = 0, to; from < n_along; from = to + 1)
      {
        for (to = from; to < n_along && line_at (grid, upright, across, to) == strength; to++)
          ;
        if (to == from)
          continue;
        base_text_add_char (grid->out, ' ');
        export_tex_add_place (grid->out, upright ? across : from, upright ? from : across);
        base_text_add (grid->out, " -- ");
        export_tex_add_place (grid->out, upright ? across : to, upright ? to : across);
        base_text_add_char (grid->out, '\n');
      }
}

static void
add_all_lines (Grid *grid)
{
  static const char *const names[] = { "", "thin", "thick" };

  for (int strength = 1; strength <= 2; strength++)
    {
      base_text_add (grid->out, "\\draw[quadrille-");
      base_text_add (grid->out, names[strength]);
      base_text_add (grid->out, ", line cap=rect, line width=");
      export_tex_add_number (
          grid->out, fmax (grid->side / (strength == 1 ? 56 : 16), strength == 1 ? 0.1 : 0.3));
      base_text_add (grid->out, "mm]\n");
      add_lines (grid, false, strength);
      add_lines (grid, true, strength);
      base_text_add (grid->out, ";\n");
    }
}

static void
add_surfaces (Grid *grid)
{
  for (uint32_t i = 0; i < board_n_cells (grid->board); i++)
    add_square (grid, "paper", i);
  for (uint32_t i = 0; i < board_n_groups (grid->board); i++)
    {
      const BoardGroup group = board_group (grid->board, i);
      const bool diagonal = group.kind == BOARD_GROUP_DIAGONAL;

      if (diagonal || group.kind == BOARD_GROUP_WINDOW)
        for (uint32_t k = 0; k < group.n_cells; k++)
          add_square (grid, diagonal ? "diagonal" : "window", group.cells[k]);
    }
}

static void
add_content (Grid *grid, const ExportSymbols *symbols, uint32_t n_values)
{
  static const char *const styles[] = {
    [PAINT_DIGIT_GIVEN] = "given",
    [PAINT_DIGIT_ENTERED] = "entered",
    [PAINT_DIGIT_SOLVED] = "solved",
  };
  const double across = ceil (sqrt (n_values)), down = ceil (n_values / across);

  for (uint32_t i = 0; i < board_n_cells (grid->board); i++)
    {
      const PaintCell *seen = &grid->cells[i];
      const BoardPlace place = board_cell (grid->board, i);

      if (seen->value != 0)
        add_node (grid, styles[seen->kind], place.column + 0.5, place.row + 0.5,
                  symbols->symbols[seen->value - 1]);
      for (uint32_t k = 0; seen->value == 0 && k < n_values; k++)
        if (seen->candidates >> k & 1)
          add_node (
              grid, "candidate", place.column + (k % (uint32_t) across + 0.5) / across * 0.9 + 0.05,
              place.row + (k / (uint32_t) across + 0.5) / down * 0.9 + 0.05, symbols->symbols[k]);
    }
}

static void
add_label (Grid *grid, char letter, uint32_t number, double x, double y)
{
  BaseText text = BASE_TEXT_EMPTY;

  base_text_add_char (&text, letter);
  base_text_add_number (&text, number);
  add_node (grid, "label", x, y, base_text_string (&text));
  base_text_clear (&text);
}

static void
add_frame (Grid *grid)
{
  const uint32_t rows = board_rows (grid->board), columns = board_columns (grid->board);
  const ExportPage *page = grid->sheet->page;

  for (uint32_t i = 0; page->coordinates && i < rows; i++)
    add_label (grid, 'R', i + 1, -0.45, i + 0.5);
  for (uint32_t i = 0; page->coordinates && i < columns; i++)
    add_label (grid, 'C', i + 1, i + 0.5, -0.35);
  if (page->title != NULL)
    add_node (grid, "title, above, font=\\sffamily\\bfseries\\large", columns / 2.0,
              page->coordinates ? -0.7 : -0.2, page->title);
  if (page->footer != NULL)
    add_node (grid, "title, below, font=\\sffamily\\small", columns / 2.0, rows + 0.2,
              page->footer);
}

static BaseStatus
find_cells (Grid *grid)
{
  const size_t canvas = (size_t) board_rows (grid->board) * board_columns (grid->board);

  grid->cell_at = base_new (uint32_t, canvas);
  grid->region = export_regions_new (grid->board);
  if (grid->cell_at == NULL || grid->region == NULL)
    return BASE_NO_MEMORY;
  memset (grid->cell_at, 0xff, canvas * sizeof *grid->cell_at);
  for (uint32_t i = 0; i < board_n_cells (grid->board); i++)
    {
      const BoardPlace place = board_cell (grid->board, i);

      grid->cell_at[(size_t) place.row * board_columns (grid->board) + place.column] = i;
    }
  return BASE_OK;
}

static void
add_all (Grid *grid)
{
  const PaintRect room = export_page_room (grid->sheet);
  const uint32_t n_values = sudoku_shape_n_values (grid->subject->puzzle->shape);
  const char *own = grid->subject->symbols;
  ExportSymbols symbols;

  grid->side = fmin (room.width / fmax (board_columns (grid->board), 1),
                     room.height / fmax (board_rows (grid->board), 1))
               * EXPORT_TEX_MM_PER_UNIT;
  export_symbols_make (own, n_values, &symbols);
  add_styles (grid, n_values, n_values <= strlen (own) || n_values <= 9);
  add_colours (grid);
  add_surfaces (grid);
  add_content (grid, &symbols, n_values);
  add_all_lines (grid);
  add_frame (grid);
  base_text_add (grid->out, "\\end{tikzpicture}%\n");
}

BaseStatus
export_tex_add_grid (const ExportSheet *sheet, BaseText *out)
{
  const ExportSubject *subject = export_picture_subject (sheet->picture);
  Grid grid = { .sheet = sheet, .subject = subject, .out = out };
  Board *board = NULL;
  PaintCell *cells = NULL;
  BaseStatus status = export_grid_board (subject->puzzle->shape, &board);

  if (status == BASE_OK)
    {
      grid.board = board;
      grid.cells = cells = base_new_zeroed (PaintCell, board_n_cells (board));
      status = cells != NULL ? find_cells (&grid) : BASE_NO_MEMORY;
    }
  if (status == BASE_OK)
    {
      export_subject_fill (subject, cells);
      add_all (&grid);
    }
  free (grid.cell_at);
  free (grid.region);
  free (cells);
  board_free (board);
  return status;
}
