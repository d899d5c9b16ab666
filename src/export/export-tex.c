/* TikZ: a grid as lines, fills and nodes, in the font of the document that it stands in.
 *
 * The file can be compiled by itself, or be read with \input where TikZ is loaded already: it looks.  Lengths are in
 * cells; how large a cell is, and so the picture, is said once, at the top. */
#include "export-private.h"

#include "base-memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MM_PER_UNIT (25.4 / EXPORT_UNITS_PER_INCH)

/* As the painter of scenes has it. */
#define LEVELS_A_TINT 3

/* A digit of TeX's own size, 10 pt, is so high. */
#define DIGIT_MM 2.27

typedef struct
{
  const ExportSheet *sheet;
  const ExportSubject *subject;
  const Board *board;
  const PaintCell *cells;
  const uint32_t *levels; /* who placed what; NULL: at rest */
  uint32_t *cell_at, *region;
  double side; /* of a cell, in mm */
  BaseText *out;
} Tex;

static void
add_number (BaseText *out, double number)
{
  if (number < 0)
    base_text_add_char (out, '-');
  base_text_add_decimal (out, fabs (number), 3);
}

static void
add_colour (BaseText *out, const char *name, PaintColour colour)
{
  static const char digits[] = "0123456789ABCDEF";

  base_text_add (out, "\\definecolor{quadrille-");
  base_text_add (out, name);
  base_text_add (out, "}{HTML}{");
  for (int shift = 28; shift >= 8; shift -= 4)
    base_text_add_char (out, digits[colour >> shift & 15]);
  base_text_add (out, "}\n");
}

static void
add_style (BaseText *out, const char *name, double height_mm, const char *font, const char *colour)
{
  base_text_add (out, "  ");
  base_text_add (out, name);
  base_text_add (out, "/.style={inner sep=0, scale=");
  add_number (out, height_mm / DIGIT_MM);
  base_text_add (out, ", font=\\sffamily");
  base_text_add (out, font);
  base_text_add (out, ", text=quadrille-");
  base_text_add (out, colour);
  base_text_add (out, "},\n");
}

/* What TeX would take for something else. */
static void
add_escaped (BaseText *out, const char *text)
{
  for (; *text != '\0'; text++)
    switch (*text)
      {
      case '\\':
        base_text_add (out, "\\textbackslash{}");
        break;
      case '~':
        base_text_add (out, "\\textasciitilde{}");
        break;
      case '^':
        base_text_add (out, "\\textasciicircum{}");
        break;
      case '#':
      case '$':
      case '%':
      case '&':
      case '_':
      case '{':
      case '}':
        base_text_add_char (out, '\\');
        base_text_add_char (out, *text);
        break;
      default:
        if ((unsigned char) *text >= ' ')
          base_text_add_char (out, *text);
      }
}

static void
add_place (Tex *tex, double x, double y)
{
  base_text_add_char (tex->out, '(');
  add_number (tex->out, x);
  base_text_add_char (tex->out, ',');
  add_number (tex->out, y);
  base_text_add_char (tex->out, ')');
}

static void
add_node (Tex *tex, const char *style, double x, double y, const char *text)
{
  base_text_add (tex->out, "\\node[");
  base_text_add (tex->out, style);
  base_text_add (tex->out, "] at ");
  add_place (tex, x, y);
  base_text_add (tex->out, " {");
  add_escaped (tex->out, text);
  base_text_add (tex->out, "};\n");
}

static void
add_square (Tex *tex, const char *colour, uint32_t cell)
{
  const BoardPlace place = board_cell (tex->board, cell);

  base_text_add (tex->out, "\\fill[quadrille-");
  base_text_add (tex->out, colour);
  base_text_add (tex->out, "] ");
  add_place (tex, place.column, place.row);
  base_text_add (tex->out, " rectangle +(1,1);\n");
}

static void
add_head (Tex *tex)
{
  const PaintTheme *theme = &tex->sheet->theme;
  BaseText *out = tex->out;

  base_text_add (
      out, "% A picture by Quadrille.  Compile it as it is, or \\input it where TikZ is loaded.\n"
           "\\ifdefined\\tikzpicture\n  \\def\\quadrilleend{}%\n\\else\n"
           "  \\documentclass{article}\n  \\usepackage[utf8]{inputenc}\n"
           "  \\usepackage[T1]{fontenc}\n  \\usepackage{tikz}\n  \\pagestyle{empty}\n"
           "  \\def\\quadrilleend{\\end{document}}\n  \\begin{document}\n\\fi\n");
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
add_styles (Tex *tex, uint32_t n_values, bool narrow)
{
  const double across = ceil (sqrt (n_values));
  BaseText *out = tex->out;

  base_text_add (out, "\\begin{tikzpicture}[x=");
  add_number (out, tex->side);
  base_text_add (out, "mm, y=-");
  add_number (out, tex->side);
  base_text_add (out, "mm,\n");
  add_style (out, "given", tex->side * (narrow ? 0.52 : 0.36), "\\bfseries", "given");
  add_style (out, "entered", tex->side * (narrow ? 0.52 : 0.36), "", "entered");
  add_style (out, "solved", tex->side * (narrow ? 0.52 : 0.36), "\\slshape", "solved");
  add_style (out, "candidate", tex->side * (narrow ? 0.52 : 0.4) / across, "", "candidate");
  add_style (out, "label", fmin (tex->side * 0.24, 3), "", "label");
  base_text_add (out, "  title/.style={align=center, text=quadrille-given, text width=");
  add_number (out, fmax (tex->side * board_columns (tex->board), 30));
  base_text_add (out, "mm}]\n");
}

static uint32_t
cell_at (const Tex *tex, uint32_t row, uint32_t column)
{
  if (row >= board_rows (tex->board) || column >= board_columns (tex->board))
    return COVER_NONE;
  return tex->cell_at[(size_t) row * board_columns (tex->board) + column];
}

/* Between two places: 0 no line, 1 a thin one, 2 a thick one. */
static int
line_between (const Tex *tex, uint32_t one, uint32_t other)
{
  if (one == COVER_NONE && other == COVER_NONE)
    return 0;
  if (one == COVER_NONE || other == COVER_NONE)
    return 2;
  return tex->region[one] != tex->region[other] ? 2 : 1;
}

static int
line_at (const Tex *tex, bool upright, uint32_t across, uint32_t along)
{
  const uint32_t before = across - 1; /* of the first line: nowhere */

  return upright ? line_between (tex, cell_at (tex, along, before), cell_at (tex, along, across))
                 : line_between (tex, cell_at (tex, before, along), cell_at (tex, across, along));
}

/* Lines of one strength, each as long as it goes. */
static void
add_lines (Tex *tex, bool upright, int strength)
{
  const uint32_t n_across = upright ? board_columns (tex->board) : board_rows (tex->board);
  const uint32_t n_along = upright ? board_rows (tex->board) : board_columns (tex->board);

  for (uint32_t across = 0; across <= n_across; across++)
    for (uint32_t from = 0, to; from < n_along; from = to + 1)
      {
        for (to = from; to < n_along && line_at (tex, upright, across, to) == strength; to++)
          ;
        if (to == from)
          continue;
        base_text_add_char (tex->out, ' ');
        add_place (tex, upright ? across : from, upright ? from : across);
        base_text_add (tex->out, " -- ");
        add_place (tex, upright ? across : to, upright ? to : across);
        base_text_add_char (tex->out, '\n');
      }
}

static void
add_all_lines (Tex *tex)
{
  static const char *const names[] = { "", "thin", "thick" };

  for (int strength = 1; strength <= 2; strength++)
    {
      base_text_add (tex->out, "\\draw[quadrille-");
      base_text_add (tex->out, names[strength]);
      base_text_add (tex->out, ", line cap=rect, line width=");
      add_number (tex->out,
                  fmax (tex->side / (strength == 1 ? 56 : 16), strength == 1 ? 0.1 : 0.3));
      base_text_add (tex->out, "mm]\n");
      add_lines (tex, false, strength);
      add_lines (tex, true, strength);
      base_text_add (tex->out, ";\n");
    }
}

static void
add_surfaces (Tex *tex)
{
  for (uint32_t i = 0; i < board_n_cells (tex->board); i++)
    add_square (tex, "paper", i);
  for (uint32_t i = 0; i < board_n_groups (tex->board); i++)
    {
      const BoardGroup group = board_group (tex->board, i);
      const bool diagonal = group.kind == BOARD_GROUP_DIAGONAL;

      if (diagonal || group.kind == BOARD_GROUP_WINDOW)
        for (uint32_t k = 0; k < group.n_cells; k++)
          add_square (tex, diagonal ? "diagonal" : "window", group.cells[k]);
    }
  for (uint32_t i = 0; tex->levels != NULL && i < board_n_cells (tex->board); i++)
    if (tex->levels[i] != PLAYER_NOBODY && tex->levels[i] != PLAYER_GIVENS)
      {
        add_colour (tex->out, "tint",
                    paint_theme_tint (&tex->sheet->theme, tex->levels[i], LEVELS_A_TINT));
        add_square (tex, "tint", i);
      }
}

static const char *
symbol_of (const Tex *tex, const ExportSymbols *symbols, uint32_t value)
{
  return board_look (tex->board) == BOARD_LOOK_QUEENS ? "Q" : symbols->symbols[value - 1];
}

static void
add_content (Tex *tex, const ExportSymbols *symbols, uint32_t n_values)
{
  static const char *const styles[] = {
    [PAINT_DIGIT_GIVEN] = "given",
    [PAINT_DIGIT_ENTERED] = "entered",
    [PAINT_DIGIT_SOLVED] = "solved",
  };
  const double across = ceil (sqrt (n_values)), down = ceil (n_values / across);

  for (uint32_t i = 0; i < board_n_cells (tex->board); i++)
    {
      const PaintCell *seen = &tex->cells[i];
      const BoardPlace place = board_cell (tex->board, i);

      if (seen->value != 0)
        add_node (tex, styles[seen->kind], place.column + 0.5, place.row + 0.5,
                  symbol_of (tex, symbols, seen->value));
      for (uint32_t k = 0; seen->value == 0 && k < n_values; k++)
        if (seen->candidates >> k & 1)
          add_node (
              tex, "candidate", place.column + (k % (uint32_t) across + 0.5) / across * 0.9 + 0.05,
              place.row + (k / (uint32_t) across + 0.5) / down * 0.9 + 0.05, symbols->symbols[k]);
    }
}

static void
add_label (Tex *tex, char letter, uint32_t number, double x, double y)
{
  BaseText text = BASE_TEXT_EMPTY;

  base_text_add_char (&text, letter);
  base_text_add_number (&text, number);
  add_node (tex, "label", x, y, base_text_string (&text));
  base_text_clear (&text);
}

static void
add_frame (Tex *tex)
{
  const uint32_t rows = board_rows (tex->board), columns = board_columns (tex->board);
  const ExportPage *page = tex->sheet->page;

  for (uint32_t i = 0; page->coordinates && i < rows; i++)
    add_label (tex, 'R', i + 1, -0.45, i + 0.5);
  for (uint32_t i = 0; page->coordinates && i < columns; i++)
    add_label (tex, 'C', i + 1, i + 0.5, -0.35);
  if (page->title != NULL)
    add_node (tex, "title, above, font=\\sffamily\\bfseries\\large", columns / 2.0,
              page->coordinates ? -0.7 : -0.2, page->title);
  if (page->footer != NULL)
    add_node (tex, "title, below, font=\\sffamily\\small", columns / 2.0, rows + 0.2, page->footer);
}

static BaseStatus
write_grid (Tex *tex, const char *own_symbols, uint32_t n_values)
{
  const size_t canvas = (size_t) board_rows (tex->board) * board_columns (tex->board);
  const double across = fmax (board_columns (tex->board), 1),
               down = fmax (board_rows (tex->board), 1);
  const PaintRect room = export_page_room (tex->sheet);
  ExportSymbols symbols;

  tex->cell_at = base_new (uint32_t, canvas);
  tex->region = export_regions_new (tex->board);
  if (tex->cell_at == NULL || tex->region == NULL)
    return BASE_NO_MEMORY;
  memset (tex->cell_at, 0xff, canvas * sizeof *tex->cell_at);
  for (uint32_t i = 0; i < board_n_cells (tex->board); i++)
    {
      const BoardPlace place = board_cell (tex->board, i);

      tex->cell_at[(size_t) place.row * board_columns (tex->board) + place.column] = i;
    }
  tex->side = fmin (room.width / across, room.height / down) * MM_PER_UNIT;
  export_symbols_make (own_symbols, n_values, &symbols);
  add_head (tex);
  add_styles (tex, n_values, n_values <= strlen (own_symbols) || n_values <= 9);
  add_surfaces (tex);
  add_content (tex, &symbols, n_values);
  add_all_lines (tex);
  add_frame (tex);
  base_text_add (tex->out, "\\end{tikzpicture}\n\\quadrilleend\n");
  return base_text_status (tex->out);
}

static BaseStatus
write_at_rest (Tex *tex, PaintCell *cells)
{
  const ExportSubject *subject = tex->subject;

  export_subject_fill (subject, cells);
  return write_grid (tex, subject->symbols, sudoku_shape_n_values (subject->puzzle->shape));
}

static BaseStatus
write_moment (Tex *tex, PaintCell *cells)
{
  const ExportSubject *subject = tex->subject;
  const char *symbols = board_symbols (tex->board);
  uint32_t n_values = 1;
  uint32_t *levels = base_new (uint32_t, board_n_cells (tex->board));
  BaseStatus status;

  if (levels == NULL)
    return BASE_NO_MEMORY;
  tex->levels = levels;
  export_moment_fill (subject, true, cells, levels);
  for (uint32_t i = 0; i < board_n_options (tex->board); i++)
    if (board_option (tex->board, i).value > n_values)
      n_values = board_option (tex->board, i).value;
  for (uint32_t i = 0; i < board_n_cells (tex->board); i++)
    n_values = cells[i].value > n_values ? cells[i].value : n_values;
  if (n_values > SUDOKU_MAX_VALUES)
    status = BASE_BAD_INPUT;
  else
    status = write_grid (tex, *symbols != '\0' ? symbols : subject->symbols, n_values);
  free (levels);
  return status;
}

BaseStatus
export_write_tex (const ExportSheet *sheet, const ExportSink *sink)
{
  const ExportSubject *subject = export_picture_subject (sheet->picture);
  const bool at_rest = export_kinds[subject->what].at_rest;
  BaseText out = BASE_TEXT_EMPTY;
  Tex tex = { .sheet = sheet, .subject = subject, .out = &out, .board = subject->paint.board };
  Board *own = NULL;
  PaintCell *cells = NULL;
  BaseStatus status = at_rest ? export_grid_board (subject->puzzle->shape, &own) : BASE_OK;

  if (status == BASE_OK)
    {
      tex.board = at_rest ? own : tex.board;
      cells = base_new_zeroed (PaintCell, board_n_cells (tex.board));
      tex.cells = cells;
      status = cells == NULL                    ? BASE_NO_MEMORY
               : board_n_cells (tex.board) == 0 ? BASE_BAD_INPUT
               : at_rest                        ? write_at_rest (&tex, cells)
                                                : write_moment (&tex, cells);
    }
  if (status == BASE_OK)
    status = export_sink_text (sink, &out);
  free (tex.cell_at);
  free (tex.region);
  free (cells);
  board_free (own);
  base_text_clear (&out);
  return status;
}
