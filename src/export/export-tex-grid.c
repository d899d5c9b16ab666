/* A puzzle at rest in TikZ: a grid of lines, fills and nodes.
 *
 * Lengths are in cells; the size of a cell stands once, at the top.  The bounding box is the page
 * with its margins, as in every other format. */
#include "export-tex-private.h"

#include "base-memory.h"
#include "board.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The room for coordinates beside the cells, in cells. */
#define LABEL_WIDTH  0.75
#define LABEL_HEIGHT 0.55

#define THICK (1.0 / 16) /* width of lines, in cells */
#define THIN  (1.0 / 56)

#define POINTS_PER_UNIT (72 / EXPORT_UNITS_PER_INCH)
#define TEX_POINTS      10.0 /* of a document's font */

typedef struct
{
  const ExportSheet *sheet;
  const ExportContent *content;
  const Board *board;
  const PaintCell *cells;
  uint32_t *cell_at, *region;
  double side;      /* of a cell, in mm */
  double left, top; /* of the cells on the page, in mm */
  BaseText *out;
} Grid;

static void
add_tex_colour (BaseText *out, const char *name, PaintColour colour)
{
  char whole[32];

  snprintf (whole, sizeof whole, "quadrille-%s", name);
  export_tex_add_colour (out, whole, colour);
}

/* All letters get the height of a digit, centred in the cell, so that they share a baseline. */
static void
add_style (BaseText *out, const char *name, double height_mm, const char *font, const char *colour)
{
  base_text_add (out, "  ");
  base_text_add (out, name);
  base_text_add (out, "/.style={inner sep=0, text height=0.65em, text depth=0, scale=");
  export_tex_add_number (out, height_mm / EXPORT_TEX_DIGIT_MM);
  base_text_add (out, ", font=\\sffamily");
  base_text_add (out, font);
  base_text_add (out, ", text=quadrille-");
  base_text_add (out, colour);
  base_text_add (out, "},\n");
}

/* Lines above or below the picture, as wide as the page allows. */
static void
add_lines_style (const Grid *grid, const char *name, PaintFont font, const char *end)
{
  const double scale = font.size * POINTS_PER_UNIT / TEX_POINTS;
  const double width = export_page_lines_room (grid->sheet).width * EXPORT_TEX_MM_PER_UNIT;
  BaseText *out = grid->out;

  base_text_add (out, "  ");
  base_text_add (out, name);
  base_text_add (out, "/.style={inner sep=0, align=center, text=quadrille-given, scale=");
  export_tex_add_number (out, scale);
  base_text_add (out, ", text width=");
  export_tex_add_number (out, width / scale);
  base_text_add (out, font.bold ? "mm, font=\\sffamily\\bfseries}" : "mm, font=\\sffamily}");
  base_text_add (out, end);
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

static bool
has_shade (const BoardGroupKind *kind)
{
  return kind != NULL && kind->shade != BOARD_SHADE_NONE;
}

static void
add_colours (const Grid *grid)
{
  const PaintTheme *theme = &grid->sheet->theme;
  BaseText *out = grid->out;

  add_tex_colour (out, "ground", theme->ground);
  add_tex_colour (out, "paper", theme->surfaces[PAINT_SURFACE_PAPER]);
  for (uint32_t i = 0; i < SUDOKU_RULE_KINDS; i++)
    if (has_shade (sudoku_rule_kinds[i]->group))
      add_tex_colour (out, sudoku_rule_kinds[i]->group->id,
                      theme->surfaces[paint_board_surface (sudoku_rule_kinds[i]->group->shade)]);
  add_tex_colour (out, "thin", theme->thin);
  add_tex_colour (out, "thick", theme->thick);
  add_tex_colour (out, "label", theme->label);
  add_tex_colour (out, "given", theme->inks[PAINT_INK_GIVEN]);
  add_tex_colour (out, "entered", theme->inks[PAINT_INK_ENTERED]);
  add_tex_colour (out, "solved", theme->inks[PAINT_INK_SOLVED]);
  add_tex_colour (out, "candidate", theme->inks[PAINT_INK_CANDIDATE]);
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
  add_lines_style (grid, "title", export_page_title_font (grid->sheet), ",\n");
  add_lines_style (grid, "footer", export_page_footer_font (grid->sheet), "]\n");
}

static uint32_t
cell_at (const Grid *grid, uint32_t row, uint32_t column)
{
  if (row >= board_rows (grid->board) || column >= board_columns (grid->board))
    return COVER_NONE;
  return grid->cell_at[(size_t) row * board_columns (grid->board) + column];
}

/* The line between two places: 0 none, 1 thin, 2 thick. */
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
  const uint32_t before = across - 1; /* before the first line */

  return upright
             ? line_between (grid, cell_at (grid, along, before), cell_at (grid, along, across))
             : line_between (grid, cell_at (grid, before, along), cell_at (grid, across, along));
}

/* Adds lines of one strength, each as long as possible. */
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
          grid->out, fmax (grid->side * (strength == 1 ? THIN : THICK), strength == 1 ? 0.1 : 0.3));
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

      for (uint32_t k = 0; has_shade (group.kind) && k < group.n_cells; k++)
        add_square (grid, group.kind->id, group.cells[k]);
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
add_coordinates (Grid *grid)
{
  for (uint32_t i = 0; i < board_rows (grid->board); i++)
    add_label (grid, 'R', i + 1, -0.45, i + 0.5);
  for (uint32_t i = 0; i < board_columns (grid->board); i++)
    add_label (grid, 'C', i + 1, i + 0.5, -0.35);
}

/* Adds lines in the middle between two heights of the page, in units. */
static void
add_page_lines (Grid *grid, const char *style, const char *text, double above, double below)
{
  const PaintRect room = export_page_lines_room (grid->sheet);
  const double x = (room.x + room.width / 2) * EXPORT_TEX_MM_PER_UNIT;
  const double y = (above + below) / 2 * EXPORT_TEX_MM_PER_UNIT;

  if (text != NULL && *text != '\0')
    add_node (grid, style, (x - grid->left) / grid->side, (y - grid->top) / grid->side, text);
}

static void
add_tex_frame (Grid *grid)
{
  const ExportPage *page = grid->sheet->page;
  const PaintRect all = export_page_lines_room (grid->sheet), room = export_page_room (grid->sheet);

  if (page->coordinates)
    add_coordinates (grid);
  add_page_lines (grid, "title", page->title, all.y, room.y);
  add_page_lines (grid, "footer", page->footer, room.y + room.height, all.y + all.height);
}

static void
add_length (BaseText *out, double mm)
{
  export_tex_add_number (out, mm);
  base_text_add (out, "mm");
}

/* Adds the whole page.  Lengths with a unit point upward. */
static void
add_page (Grid *grid)
{
  const ExportPage *page = grid->sheet->page;
  BaseText *out = grid->out;

  base_text_add (out, page->transparent ? "\\useasboundingbox ("
                                        : "\\fill[quadrille-ground, use as bounding box] (");
  add_length (out, -grid->left);
  base_text_add (out, ",");
  add_length (out, grid->top);
  base_text_add (out, ") rectangle +(");
  add_length (out, page->width * EXPORT_TEX_MM_PER_UNIT);
  base_text_add (out, ",");
  add_length (out, -page->height * EXPORT_TEX_MM_PER_UNIT);
  base_text_add (out, ");\n");
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

/* Makes the cells as large as the room allows, with half of the outer lines and the coordinates,
 * and centres them. */
static void
place_cells (Grid *grid)
{
  const PaintRect room = export_page_room (grid->sheet);
  const bool labels = grid->sheet->page->coordinates;
  const double before = labels ? LABEL_WIDTH : THICK / 2;
  const double above = labels ? LABEL_HEIGHT : THICK / 2;
  const double across = before + board_columns (grid->board) + THICK / 2;
  const double down = above + board_rows (grid->board) + THICK / 2;
  const double side = fmin (room.width / across, room.height / down);

  grid->side = side * EXPORT_TEX_MM_PER_UNIT;
  grid->left = (room.x + (room.width - across * side) / 2 + before * side) * EXPORT_TEX_MM_PER_UNIT;
  grid->top = (room.y + (room.height - down * side) / 2 + above * side) * EXPORT_TEX_MM_PER_UNIT;
}

static void
add_tex_grid (Grid *grid)
{
  const uint32_t n_values = sudoku_shape_n_values (grid->content->puzzle->shape);
  const char *own = grid->content->symbols;
  ExportSymbols symbols;

  place_cells (grid);
  export_symbols_make (own, n_values, &symbols);
  add_styles (grid, n_values, n_values <= strlen (own) || n_values <= 9);
  add_colours (grid);
  add_page (grid);
  add_surfaces (grid);
  add_content (grid, &symbols, n_values);
  add_all_lines (grid);
  add_tex_frame (grid);
  base_text_add (grid->out, "\\end{tikzpicture}%\n");
}

BaseStatus
export_tex_add_grid (const ExportSheet *sheet, BaseText *out)
{
  const ExportContent *content = export_picture_content (sheet->picture);
  Grid grid = { .sheet = sheet, .content = content, .out = out };
  Board *board = NULL;
  PaintCell *cells = NULL;
  BaseStatus status = export_grid_board (content->puzzle->shape, &board);

  if (status == BASE_OK)
    {
      grid.board = board;
      grid.cells = cells = base_new_zeroed (PaintCell, board_n_cells (board));
      status = cells != NULL ? find_cells (&grid) : BASE_NO_MEMORY;
    }
  if (status == BASE_OK)
    {
      export_content_fill (content, cells);
      add_tex_grid (&grid);
    }
  free (grid.cell_at);
  free (grid.region);
  free (cells);
  board_free (board);
  return status;
}
