#include "cli-bench-cnf.h"

#include "base-memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The head has room for any numbers, so that it can be written anew when a clause is added. */
#define HEAD_FORM   "p cnf %010u %010u\n"
#define HEAD_LENGTH (6 + 10 + 1 + 10 + 1)

/* The terms of all options, by item. */
typedef struct
{
  uint32_t *starts;  /* one per item, and the end */
  uint32_t *options; /* n_terms */
  uint32_t *colours; /* n_terms */
} Columns;

static void
set_head (CliCnf *self)
{
  char head[HEAD_LENGTH + 1];

  snprintf (head, sizeof head, HEAD_FORM, self->n_variables, self->n_clauses);
  if (base_text_status (&self->text) == BASE_OK)
    memcpy (self->text.bytes, head, HEAD_LENGTH);
}

static void
add_literal (CliCnf *self, uint32_t option, bool chosen)
{
  if (!chosen)
    base_text_add_char (&self->text, '-');
  base_text_add_number (&self->text, (uint64_t) option + 1);
  base_text_add_char (&self->text, ' ');
}

static void
end_clause (CliCnf *self)
{
  base_text_add (&self->text, "0\n");
  self->n_clauses++;
}

static void
clear_columns (Columns *columns)
{
  free (columns->starts);
  free (columns->options);
  free (columns->colours);
}

/* Turns rows into columns: counts first, then places each term behind those before it. */
static BaseStatus
fill_columns (const CoverProblem *problem, Columns *out)
{
  const uint32_t n_items = cover_problem_n_items (problem);
  const uint32_t n_options = cover_problem_n_options (problem);
  const uint32_t n_all = cover_problem_n_terms (problem);

  out->starts = base_new_zeroed (uint32_t, (size_t) n_items + 2);
  out->options = base_new (uint32_t, (size_t) n_all + 1);
  out->colours = base_new (uint32_t, (size_t) n_all + 1);
  if (out->starts == NULL || out->options == NULL || out->colours == NULL)
    return BASE_NO_MEMORY;
  for (int placing = 0; placing < 2; placing++)
    {
      for (uint32_t option = 0; option < n_options; option++)
        {
          uint32_t n_terms;
          const CoverTerm *terms = cover_problem_option (problem, option, &n_terms);

          for (uint32_t i = 0; i < n_terms; i++)
            {
              uint32_t *next = &out->starts[terms[i].item + 1 + !placing];

              if (placing)
                {
                  out->options[*next] = option;
                  out->colours[*next] = terms[i].colour;
                }
              ++*next;
            }
        }
      for (uint32_t item = 0; item < n_items && !placing; item++)
        out->starts[item + 2] += out->starts[item + 1];
    }
  return BASE_OK;
}

static void
add_cnf_item (CliCnf *self, const Columns *columns, uint32_t item, bool primary)
{
  const uint32_t start = columns->starts[item], end = columns->starts[item + 1];

  for (uint32_t i = start; i < end && primary; i++)
    add_literal (self, columns->options[i], true);
  if (primary)
    end_clause (self);
  for (uint32_t i = start; i < end; i++)
    for (uint32_t k = i + 1; k < end; k++)
      if (columns->colours[i] == 0 || columns->colours[i] != columns->colours[k])
        {
          add_literal (self, columns->options[i], false);
          add_literal (self, columns->options[k], false);
          end_clause (self);
        }
}

BaseStatus
cli_cnf_write (CliCnf *self, const CoverProblem *problem)
{
  Columns columns = { 0 };
  BaseStatus status = BASE_OK;

  base_text_reset (&self->text);
  base_text_add_repeated (&self->text, ' ', HEAD_LENGTH);
  self->n_clauses = 0;
  self->n_variables = problem != NULL ? cover_problem_n_options (problem) : 0;
  if (problem == NULL)
    end_clause (self);
  else
    status = fill_columns (problem, &columns);
  if (problem != NULL && status == BASE_OK)
    for (uint32_t item = 0; item < cover_problem_n_items (problem); item++)
      add_cnf_item (self, &columns, item, item < cover_problem_n_primary (problem));
  clear_columns (&columns);
  set_head (self);
  return status == BASE_OK ? base_text_status (&self->text) : status;
}

BaseStatus
cli_cnf_forbid (CliCnf *self, const uint32_t *options, uint32_t n_options)
{
  for (uint32_t i = 0; i < n_options; i++)
    add_literal (self, options[i], false);
  end_clause (self);
  set_head (self);
  return base_text_status (&self->text);
}

void
cli_cnf_clear (CliCnf *self)
{
  base_text_clear (&self->text);
}

/* minisat's answer is a line of numbers, cadical's has several lines that begin with a v; other
 * lines begin with other letters. */
uint32_t
cli_cnf_read_model (const char *answer, uint32_t n_variables, uint32_t *out_options)
{
  uint32_t n = 0;

  while (*answer != '\0')
    {
      const char *line = answer;
      const char *end = line + strcspn (line, "\n");

      line += *line == 'v';
      while (line < end && (*line == ' ' || *line == '-' || (*line >= '0' && *line <= '9')))
        {
          char *behind;
          const long variable = strtol (line, &behind, 10);

          if (behind == line)
            break;
          if (variable > 0 && (unsigned long) variable <= n_variables && n < n_variables)
            out_options[n++] = (uint32_t) variable - 1;
          line = behind;
        }
      answer = end + (*end == '\n');
    }
  return n;
}
