#include "cli-table.h"

#include "cli-draw.h"

#include <string.h>

BaseText *
cli_table_next_cell (CliTableLine *self)
{
  BaseText *cell = &self->cells[self->n++];

  base_text_reset (cell);
  return cell;
}

void
cli_table_line_reset (CliTableLine *self)
{
  for (size_t i = 0; i < CLI_TABLE_MOST_CELLS; i++)
    base_text_reset (&self->cells[i]);
  self->n = 0;
}

void
cli_table_line_clear (CliTableLine *self)
{
  for (size_t i = 0; i < CLI_TABLE_MOST_CELLS; i++)
    base_text_clear (&self->cells[i]);
  self->n = 0;
}

void
cli_table_print_line (const CliTableForm *form, const CliTableLine *line, BaseText *out)
{
  for (size_t i = 0; i < line->n; i++)
    {
      const CliColumn *column = i < form->n_columns ? &form->columns[i] : &form->others;
      const char *cell = line->cells[i].length > 0 ? base_text_string (&line->cells[i]) : "-";
      const size_t gap = strlen (cell) + 1 < column->width ? column->width - strlen (cell) : 1;

      base_text_add_repeated (out, ' ', column->right ? gap : 0);
      base_text_add (out, cell);
      base_text_add_repeated (out, ' ', column->right ? 0 : gap);
    }
  base_text_add_char (out, '\n');
}

void
cli_table_add_csv_line (const CliTableLine *line, BaseText *out)
{
  for (size_t i = 0; i < line->n; i++)
    {
      base_text_add (out, i > 0 ? "," : "");
      base_text_add_csv (out, base_text_string (&line->cells[i]));
    }
  base_text_add_char (out, '\n');
}

typedef struct
{
  void (*add) (const void *data, BaseText *out);
  const void *data;
} Csv;

static BaseStatus
write_csv_text (const ExportSink *sink, void *data)
{
  const Csv *csv = data;
  BaseText text = BASE_TEXT_EMPTY;
  BaseStatus status;

  csv->add (csv->data, &text);
  status = export_sink_text (sink, &text);
  base_text_clear (&text);
  return status;
}

CliExit
cli_table_write_csv (const char *path,
                     void (*add) (const void *data, BaseText *out),
                     const void *data)
{
  return cli_draw_to_file (path, write_csv_text, &(Csv){ add, data });
}
