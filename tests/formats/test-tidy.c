/* A grid in any layout that a person may paste, of any size. */
#include "paste.h"

#include "check.h"
#include "failing-memory.h"
#include "telling.h"

#include <stdlib.h>
#include <string.h>

#define MOST 25

/* A puzzle that fits its size: rows shifted so that no row, column or box has a value twice, with
 * every third cell blank or so. */
static uint8_t
value_at (uint32_t n, uint32_t row, uint32_t column)
{
  uint32_t box_rows = n == 4 || n == 6 ? 2 : n == 25 ? 5 : n == 16 ? 4 : 3;
  uint32_t shift = row % box_rows * (n / box_rows) + row / box_rows;

  return (row * 5 + column * 3) % 7 < 3 ? 0 : (uint8_t) ((shift + column) % n + 1);
}

/* A layout that people use for puzzles. */
typedef struct
{
  const char *name;
  const char *before, *after;         /* the whole */
  const char *row, *row_end;          /* each row; between rows only if `lists` */
  const char *between, *group, *band; /* cells; boxes, where that is not NULL; bands of boxes */
  const char *blank;
  const char *symbols; /* NULL: the usual ones; "": numbers */
  const char *sizes;   /* NULL: all */
  bool lists, labels, trims;
} Layout;

#define USUAL "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define WIDE  "１２３４５６７８９"

static const Layout layouts[] = {
  { .name = "a-frame-in-a-letter",
    .before = "Hi Anna,\n\nhere is the one of 3 May, no. 12:\n\n+-----+-----+\n",
    .after = "+-----+-----+\n\nCheers,\nBob\n",
    .row = "| ",
    .row_end = " |\n",
    .between = " ",
    .group = " | ",
    .band = "+-----+-----+\n",
    .blank = "." },
  { .name = "quoted-mail",
    .before = "On Monday Bob wrote:\n> > Look:\n",
    .row = ">> ",
    .row_end = "\r\n",
    .between = " ",
    .group = " | ",
    .band = "> > -----+----\r\n",
    .blank = "_",
    .after = "> Bob\n" },
  { .name = "flowed-mail", .row = "", .row_end = "  \n\n", .between = " ", .blank = "." },
  { .name = "bare-rows-under-a-title", .before = "Puzzle 7\n", .row_end = "\r", .blank = "?" },
  { .name = "a-spreadsheet", .row_end = "\n", .between = "\t", .blank = "" },
  { .name = "a-spreadsheet-of-numbers",
    .row_end = "\n",
    .between = "\t",
    .blank = "",
    .symbols = "" },
  { .name = "a-spreadsheet-with-columns-too-many",
    .row_end = "\t\t\n",
    .between = "\t",
    .blank = "\xc2\xa0" },
  { .name = "a-spreadsheet-without-ends-of-rows",
    .row_end = "\r\n",
    .between = "\t",
    .blank = "",
    .trims = true },
  { .name = "a-spreadsheet-with-labels",
    .before = "\t1\t2\t3\t4\t5\t6\t7\t8\t9\n",
    .row_end = "\n",
    .between = "\t",
    .blank = "",
    .labels = true,
    .sizes = "9" },
  { .name = "semicolons", .row_end = "\n", .between = ";", .blank = "", .symbols = "" },
  { .name = "box-drawing-characters",
    .before = "┏━━━┯━━━┓\n",
    .after = "┗━━━┷━━━┛\n",
    .row = "┃ ",
    .row_end = " ┃\n",
    .between = "\xe2\x80\x89",
    .group = " │ ",
    .band = "┠───┼───┨\n",
    .blank = "·" },
  { .name = "double-box-drawing-characters-around-each-cell",
    .before = "╔═══╤═══╗\n",
    .after = "╚═══╧═══╝\n",
    .row = "║ ",
    .row_end = " ║\n╟───┼───╢\n",
    .between = " │ ",
    .group = " ║ ",
    .band = "╠═══╬═══╣\n",
    .blank = " " },
  { .name = "cells-within-double-bars",
    .row = "|| ",
    .row_end = " ||\n",
    .between = " | ",
    .group = " || ",
    .blank = " " },
  { .name = "spaces-in-a-line", .row_end = "\n", .blank = " ", .trims = true },
  { .name = "spaces-in-every-other-column",
    .before = "Solve this!\n\n",
    .row_end = "\n",
    .between = " ",
    .blank = " " },
  { .name = "spaces-in-a-frame",
    .before = "+---+\n",
    .row = "| ",
    .row_end = " |\n",
    .between = " ",
    .group = " | ",
    .band = "|---+---|\n",
    .blank = " " },
  { .name = "no-break-spaces", .row_end = "\n", .blank = "\xc2\xa0" },
  { .name = "a-markdown-table",
    .before = "Text | more\n\n|  |  |  |  |\n|---|:-:|--:|---|\n",
    .after = "\nThe end.\n",
    .row = "| ",
    .row_end = " |\n",
    .between = " | ",
    .blank = " " },
  { .name = "a-markdown-table-with-bold-numbers",
    .row = "| **",
    .row_end = "** |\n",
    .between = "** | **",
    .blank = "0",
    .symbols = "" },
  { .name = "a-table-without-outer-bars", .row_end = "\n", .between = " | ", .blank = " " },
  { .name = "lists-of-python",
    .before = "grid = [\n",
    .after = "\n]\nprint(solve(grid))\n",
    .row = "  [",
    .row_end = "],\n",
    .between = ", ",
    .blank = "0",
    .symbols = "",
    .lists = true },
  { .name = "lists-on-one-line",
    .before = "{\"level\": 3, \"grid\": [",
    .after = "]}",
    .row = "[",
    .row_end = "],",
    .between = ",",
    .blank = "null",
    .symbols = "",
    .lists = true },
  { .name = "braces-of-c",
    .before = "static const int grid[9][9] = {",
    .after = "};\n",
    .row = "{ ",
    .row_end = " }, ",
    .between = ", ",
    .blank = "0",
    .symbols = "",
    .lists = true },
  { .name = "one-list",
    .before = "puzzle = [",
    .after = "]",
    .row_end = ", ",
    .between = ", ",
    .blank = "0",
    .symbols = "",
    .lists = true,
    .sizes = "6 9 12 16 25" },
  { .name = "rows-as-strings",
    .before = "[",
    .after = "]",
    .row = "\"",
    .row_end = "\", ",
    .blank = ".",
    .lists = true },
  { .name = "rows-as-strings-under-each-other",
    .before = "let rows = [\n",
    .after = "\n];",
    .row = "  '",
    .row_end = "',\n",
    .blank = "*",
    .lists = true },
  { .name = "cells-as-strings",
    .before = "[[",
    .after = "]]",
    .row = "\"",
    .row_end = "\"],\n[",
    .between = "\",\"",
    .blank = "",
    .symbols = "",
    .lists = true },
  { .name = "one-string", .before = "s = \"", .after = "\";", .blank = "-" },
  { .name = "one-string-with-escapes",
    .before = "\"",
    .after = "\"",
    .row_end = "\\n",
    .blank = "." },
  { .name = "symbols-behind-words", .before = "Sudoku #12 (hard) ", .after = "   ", .blank = "." },
  { .name = "symbols-in-a-sentence",
    .before = "Try ",
    .after = ", it is fun.",
    .blank = "x",
    .sizes = "4 6 9 12 16" },
  { .name = "symbols-with-spaces-behind-a-colon",
    .before = "Puzzle 9: ",
    .after = " ",
    .row_end = " ",
    .between = " ",
    .blank = "." },
  { .name = "numbers-with-commas",
    .row_end = ",",
    .between = ",",
    .blank = "0",
    .symbols = "",
    .lists = true,
    .sizes = "6 9 12 16 25" },
  { .name = "groups-in-one-line",
    .before = "No. 5: ",
    .row_end = " ",
    .blank = ".",
    .after = "thanks" },
  { .name = "an-address",
    .before = "see https://example.org/?v=2&puzzle=",
    .after = "&x=1 today",
    .blank = "." },
  { .name = "an-address-with-percent-signs",
    .before = "https://example.org/?",
    .after = "?x",
    .blank = "%2E" },
  { .name = "a-page",
    .before = "<html><body><p>Hi</p><table class=\"g\"><tbody>",
    .after = "</table></body>",
    .row = "<tr>\n<td>",
    .row_end = "</td></tr>",
    .between = "</td>\n<td class=\"c\">",
    .blank = "&nbsp;",
    .symbols = "" },
  { .name = "a-page-with-empty-cells",
    .before = "<TABLE><TR><TH>",
    .row = "<TR><TD><b>",
    .row_end = "</b></TD>\n",
    .between = "</b><TD><b>",
    .blank = "",
    .after = "</TABLE>" },
  { .name = "a-page-with-fields",
    .before = "<form><table>",
    .row = "<tr><td><input size=1 value=\"",
    .row_end = "\"></tr>",
    .between = "\"></td><td><input value=\"",
    .blank = "",
    .symbols = "" },
  { .name = "a-page-with-line-ends", .before = "<pre>", .row_end = "<br/>", .blank = "&#xb7;" },
  { .name = "empty-squares", .row_end = "\n", .blank = "□" },
  { .name = "bullets", .row_end = "\n", .between = " ", .blank = "•" },
  { .name = "dashes", .before = "This:\n", .row_end = "\n", .between = " ", .blank = "–" },
  { .name = "capital-x", .before = "This:\n", .row_end = "\n", .blank = "X", .sizes = "9 12 16" },
  { .name = "zeros", .before = "This:\n", .row_end = "\n", .blank = "0" },
  { .name = "wide-digits", .row_end = "\n", .blank = "　", .symbols = WIDE, .sizes = "4 6 9" },
  { .name = "labels",
    .before = "  1 2 3  4 5 6  7 8 9\n",
    .row_end = "\n",
    .between = " ",
    .group = " | ",
    .band = "  ------+-----\n",
    .blank = ".",
    .labels = true,
    .sizes = "9" },
  { .name = "zero-to-f",
    .before = "This:\n",
    .row_end = "\n",
    .blank = ".",
    .symbols = "0123456789ABCDEF",
    .sizes = "16" },
  { .name = "a-to-y",
    .before = "This:\n",
    .row_end = "\n",
    .between = " ",
    .blank = "0",
    .symbols = "ABCDEFGHIJKLMNOPQRSTUVWXY",
    .sizes = "25" },
  { .name = "numbers-in-columns",
    .before = "This:\n",
    .row_end = "\n",
    .between = "\t ",
    .blank = "--",
    .symbols = "" },
  { .name = "tex",
    .before = "\\begin{tabular}{|c|}\n",
    .row_end = " \\\\ \\hline\n",
    .between = " & ",
    .blank = " ",
    .after = "\\end{tabular}\n" },
  { .name = "wrapped-lines",
    .before = "Here:\n",
    .row_end = " ",
    .between = " ",
    .blank = ".",
    .after = "\nBye",
    .sizes = "9" },
};

static void
add_symbol (BaseText *out, const Layout *layout, uint8_t value)
{
  const char *symbols = layout->symbols != NULL ? layout->symbols : USUAL;

  if (value == 0)
    base_text_add (out, layout->blank);
  else if (symbols[0] == '\0')
    base_text_add_number (out, value);
  else if ((unsigned char) symbols[0] >= 0x80)
    base_text_add_bytes (out, symbols + (size_t) (value - 1) * 3, 3);
  else
    base_text_add_char (out, symbols[value - 1]);
}

static void
add (BaseText *out, const char *string)
{
  base_text_add (out, string != NULL ? string : "");
}

static void
add_row (BaseText *out, const Layout *layout, uint32_t n, uint32_t row)
{
  uint32_t box = n == 4 ? 2 : n == 6 || n == 9 ? 3 : n == 25 ? 5 : 4, end = n;

  while (layout->trims && value_at (n, row, end - 1) == 0)
    end--;
  add (out, layout->row);
  if (layout->labels)
    {
      base_text_add_char (out, (char) ('A' + row));
      base_text_add (out, layout->between);
    }
  for (uint32_t column = 0; column < end; column++)
    {
      if (column > 0)
        add (out, layout->group != NULL && column % box == 0 ? layout->group : layout->between);
      add_symbol (out, layout, value_at (n, row, column));
    }
  if (!layout->lists || row + 1 < n)
    add (out, layout->row_end);
  else /* closes the row, without the separator */
    for (const char *c = layout->row_end; *c == ']' || *c == '}' || *c == '"' || *c == '\''; c++)
      base_text_add_char (out, *c);
}

static BaseText
lay_out (const Layout *layout, uint32_t n)
{
  BaseText text = BASE_TEXT_EMPTY;
  uint32_t band = n == 4 || n == 6 ? 2 : n == 25 ? 5 : n == 16 ? 4 : 3;

  add (&text, layout->before);
  for (uint32_t row = 0; row < n; row++)
    {
      if (row > 0 && row % band == 0)
        add (&text, layout->band);
      add_row (&text, layout, n, row);
    }
  add (&text, layout->after);
  return text;
}

static bool
has_size (const Layout *layout, const char *size)
{
  const char *at = layout->sizes != NULL ? strstr (layout->sizes, size) : size;

  return at != NULL && (at == layout->sizes || layout->sizes == NULL || at[-1] == ' ');
}

static void
check_layout (const Layout *layout, uint32_t n)
{
  BaseText text = lay_out (layout, n), grid = BASE_TEXT_EMPTY;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  uint8_t values[MOST * MOST];

  for (uint32_t i = 0; i < n * n; i++)
    values[i] = value_at (n, i / n, i % n);
  if (paste_tidy (base_text_string (&text), text.length, &grid) != BASE_OK)
    printf ("# size %u:\n# %s\n", n, base_text_string (&text));
  check_true (grid.length > 0);
  telling_read (grid.bytes, grid.length, NULL, NULL, &puzzle);
  check_equal_u64 (sudoku_shape_n_cells (puzzle.sudoku->shape), n * n);
  check_equal_memory (puzzle.sudoku->values, values, n * n);
  format_puzzle_clear (&puzzle);
  base_text_clear (&grid);
  base_text_clear (&text);
}

static void
is_found (const void *data)
{
  static const char *const sizes[] = { "4", "6", "9", "12", "16", "25" };
  const Layout *layout = data;

  for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
    if (has_size (layout, sizes[i]))
      check_layout (layout, (uint32_t) strtoul (sizes[i], NULL, 10));
}

/* Cut anywhere, a text has a grid or none, and never one that cannot be read. */
static void
is_found_or_not_wherever_it_is_cut (const void *data)
{
  for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++)
    {
      BaseText text = lay_out (&layouts[i], has_size (&layouts[i], "9") ? 9 : 16);

      for (size_t length = 0; length < text.length; length += check_quick () ? 7 : 1)
        {
          char *copy = malloc (length + 1); /* so that a byte too far is seen */
          BaseText grid = BASE_TEXT_EMPTY;
          FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;

          memcpy (copy, text.bytes, length);
          if (paste_tidy (copy, length, &grid) == BASE_OK)
            telling_read (grid.bytes, grid.length, NULL, NULL, &puzzle);
          format_puzzle_clear (&puzzle);
          base_text_clear (&grid);
          free (copy);
        }
      base_text_clear (&text);
    }
  (void) data;
}

static void
survives_without_memory (const void *data)
{
  BaseText text = lay_out (data, 9);
  BaseStatus status;

  for (size_t n = 1;; n++)
    {
      BaseText grid = BASE_TEXT_EMPTY;

      failing_memory_arm (n);
      status = paste_tidy (text.bytes, text.length, &grid);
      if (failing_memory_disarm () < n)
        {
          base_text_clear (&grid);
          break;
        }
      check_equal_u64 (status, BASE_NO_MEMORY);
      check_equal_u64 (grid.length, 0);
      base_text_clear (&grid);
    }
  check_equal_u64 (status, BASE_OK);
  base_text_clear (&text);
}

static void
claim (const char *what, const char *name, CheckTest test, const void *data)
{
  BaseText whole = BASE_TEXT_EMPTY;

  base_text_add (&whole, "/formats/tidy/");
  base_text_add (&whole, what);
  base_text_add_char (&whole, '/');
  base_text_add (&whole, name);
  check_claim (base_text_string (&whole), test, data);
  base_text_clear (&whole);
}

int
main (void)
{
  for (size_t i = 0; i < sizeof layouts / sizeof layouts[0]; i++)
    claim ("finds-the-grid-in", layouts[i].name, is_found, &layouts[i]);
  check_claim ("/formats/tidy/any-cut-is-harmless", is_found_or_not_wherever_it_is_cut, NULL);
  check_claim ("/formats/tidy/survives-without-memory", survives_without_memory, &layouts[0]);
  return check_finish ();
}
