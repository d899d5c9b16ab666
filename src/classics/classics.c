#include "classics-private.h"

#include "board.h"

#include <stdlib.h>
#include <string.h>

/* From the smallest to the largest, in the order of a course. */
static const Classic *const table[] = {
  &classics_nope,   &classics_knuth, &classics_colours,  &classics_dominoes,    &classics_mutilated,
  &classics_queens, &classics_latin, &classics_langford, &classics_pentominoes,
};

const unsigned classics_n = sizeof table / sizeof *table;

const Classic *
classics_get (unsigned index)
{
  return table[index];
}

const Classic *
classics_find (const char *id)
{
  for (unsigned i = 0; i < classics_n; i++)
    if (strcmp (table[i]->id, id) == 0)
      return table[i];
  return NULL;
}

unsigned
classics_n_parameters (const Classic *classic)
{
  unsigned n = 0;

  while (n < CLASSICS_PARAMETERS && classic->parameters[n].name != NULL)
    n++;
  return n;
}

ClassicsArguments
classics_usual (const Classic *classic)
{
  ClassicsArguments arguments = { { 0 } };

  for (unsigned i = 0; i < classics_n_parameters (classic); i++)
    arguments.values[i] = classic->parameters[i].usual;
  return arguments;
}

static bool
is_in_range (const Classic *classic, const ClassicsArguments *arguments)
{
  for (unsigned i = 0; i < classics_n_parameters (classic); i++)
    if (arguments->values[i] < classic->parameters[i].least
        || arguments->values[i] > classic->parameters[i].most)
      return false;
  return true;
}

BaseStatus
classics_make (const Classic *classic,
               const ClassicsArguments *arguments,
               CoverProblem **out_problem,
               Board **out_board)
{
  ClassicsMaker maker = { .status = BASE_OK };

  if (!is_in_range (classic, arguments))
    return BASE_BAD_INPUT;
  maker.problem = cover_problem_new ();
  if (maker.problem == NULL)
    return BASE_NO_MEMORY;
  classic->make (&maker, arguments);
  free (maker.cell_at);
  base_text_clear (&maker.name);
  if (maker.status != BASE_OK)
    {
      cover_problem_free (maker.problem);
      board_free (maker.board);
      return maker.status;
    }
  *out_problem = maker.problem;
  *out_board = maker.board;
  return BASE_OK;
}
