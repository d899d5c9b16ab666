/* cli-table.h - a table on standard output: lines of cells, in columns for people, as CSV for
 * programs. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "base-text.h"
#include "cli.h"

#define CLI_TABLE_MOST_CELLS 24

/* The width includes a space.  A longer cell moves the rest of its line. */
typedef struct
{
  const char *name;
  size_t      width;
  bool        right;
} CliColumn;

typedef struct
{
  const CliColumn *columns;
  size_t           n_columns;
  CliColumn        others; /* behind those */
} CliTableForm;

/* All zero: no cells.  Must be cleared. */
typedef struct
{
  BaseText cells[CLI_TABLE_MOST_CELLS];
  size_t   n;
} CliTableLine;

/* Adds an empty cell.  An empty cell is unknown: a dash for people, nothing for programs. */
BaseText *cli_table_next_cell (CliTableLine *self);
void      cli_table_line_reset (CliTableLine *self);
void      cli_table_line_clear (CliTableLine *self);

void cli_table_print_line (const CliTableForm *form, const CliTableLine *line, BaseText *out);

/* Adds quotes only where CSV needs them. */
void cli_table_add_csv_line (const CliTableLine *line, BaseText *out);

/* Writes the text that `add` adds to the file of that name, whole or not at all, and reports
 * failures.  "-" is standard output. */
CliExit cli_table_write_csv (const char *path,
                             void (*add) (const void *data, BaseText *out),
                             const void *data);

#endif
