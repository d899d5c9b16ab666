/* format-text-grid.h - the kinds of lines in a grid, and its number of rows.
 *
 * Sniffing and reading must agree on where a grid ends, so both use the same tally. */
#ifndef FORMAT_TEXT_GRID_H
#define FORMAT_TEXT_GRID_H

#include "format.h"
#include "format-lines.h"
#include "format-sample.h"

typedef enum
{
  FORMATS_GRID_EMPTY,
  FORMATS_GRID_COMMENT,
  FORMATS_GRID_RULE,
  FORMATS_GRID_DASHES, /* nothing but `-` and what separates: a rule, or a row of blanks */
  FORMATS_GRID_ROW,
} FormatsGridKind;

typedef struct
{
  FormatsGridKind kind;
  uint32_t        n_symbols; /* of a row, or how many dashes */
  size_t          end;       /* where a comment in it begins, or its length */
  bool            has_dash;
  bool            has_rule; /* a dash, or a character that looks like one */
  bool            has_letter;
  bool            is_clean; /* all is symbols and separators */
} FormatsGridLine;

FormatsGridLine format_text_grid_line (const FormatsLine *line);

/* Where the symbol of that number, from 0, stands in a row: the first that is one too many; or the
 * end of a row that has too few. */
size_t format_text_grid_find_symbol (const FormatsLine     *line,
                                     const FormatsGridLine *what,
                                     uint32_t               number);

/* How many bytes at `at` are a bar drawn as a box drawing character; 0: it is none. */
size_t format_text_grid_box_bar (const FormatsLine *line, size_t at);

/* How many bytes at `at` are a separator between the symbols of a row: white space, a comma, or a
 * bar, drawn as `|` or as a box drawing character.  0: it is none. */
static inline size_t
format_text_grid_separator (const FormatsLine *line, size_t at)
{
  char c = line->bytes[at];

  if (format_is_white (c) || c == '|' || c == ',')
    return 1;
  return c == '\xe2' ? format_text_grid_box_bar (line, at) : 0;
}

/* Finds the next symbol of a row, or the character in its place, from `*at` on; moves `*at` to it.
 * False when there is none before `what`'s end. */
static inline bool
format_text_grid_next_symbol (const FormatsLine *line, const FormatsGridLine *what, size_t *at)
{
  while (*at < what->end)
    {
      size_t taken = format_text_grid_separator (line, *at);

      if (taken == 0)
        return true;
      *at += taken;
    }
  return false;
}

typedef struct
{
  const SudokuShape *shape;          /* forced, or NULL */
  uint32_t           first[3];       /* symbols in the first rows */
  uint32_t           n_rows;         /* that are certainly rows */
  uint32_t           first_dashes;   /* in the first line of them, */
  uint32_t           n_dashes[SUDOKU_MAX_VALUES + 1]; /* and how many lines have how many */
  bool               dash_is_blank;  /* a row has one */
} FormatsGridTally;

void format_text_grid_tally (FormatsGridTally *self, const FormatsGridLine *line);

/* The number of rows of the grid, as far as it is known. */
uint32_t format_text_grid_size (const FormatsGridTally *self);

/* How many symbols the row of that number has in a shape. */
uint32_t format_text_grid_row_length (const SudokuShape *shape, uint32_t row);

/* Whether a line of that many dashes is a row. */
bool format_text_grid_is_row (const FormatsGridTally *self, const FormatsGridLine *line);

/* How many rows there are by now; whether that is all of them. */
uint32_t format_text_grid_rows (const FormatsGridTally *self);
bool     format_text_grid_is_full (const FormatsGridTally *self);

/* The lines of a grid that is being read; start with the first three and the tally's shape. */
typedef struct
{
  FormatsReader   *reader;
  FormatsPuzzle   *puzzle; /* its text, line by line */
  FormatsIssue    *issue;
  FormatsGridTally tally;
  bool             framed; /* a rule came first */
  bool             open;   /* the first line that is neither comment nor title has come */
} FormatsGridLines;

/* Takes the lines of one grid. */
FormatsOutcome format_text_grid_gather (FormatsGridLines *self);

/* The part of a grid that a sniffer has seen; start with the tally's shape alone. */
typedef struct
{
  FormatsGridTally tally;
  uint32_t         n_values;
  bool             divided;    /* a rule or an empty line came before or between the rows */
  bool             many_lines; /* some row is no puzzle by itself */
} FormatsGridSight;

/* Whether the next lines are a whole grid, 4x4 at least; then `lines` is behind it. */
FormatsSniff format_text_grid_look (const FormatsSample *sample,
                                FormatsLines        *lines,
                                FormatsGridSight    *sight);

/* Whether the sample's first line is a title: it cannot be a row of the grid that follows. */
FormatsSniff format_text_grid_title (const FormatsSample *sample, void *unused);

/* Whether a whole grid follows, and then something that cannot be a row of it: a short row right
 * before it is none of its rows. */
FormatsSniff format_text_grid_stands_alone (const FormatsSample *sample, void *unused);

FormatsSniffer  format_text_grid_sniff;
FormatsWriteOne format_text_grid_write;
FormatsLossesOf format_text_grid_losses;

#endif
