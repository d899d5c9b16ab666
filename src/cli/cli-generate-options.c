/* Arguments of the options of generate. */
#include "cli-options.h"

#include "words-gettext.h"

#include <string.h>

bool
cli_option_set_number (CliSettings *settings, const char *argument)
{
  return cli_option_read_number (argument, UINT64_MAX, &settings->number);
}

bool
cli_option_set_seed (CliSettings *settings, const char *argument)
{
  return settings->has_seed = cli_option_read_number (argument, UINT64_MAX, &settings->seed);
}

bool
cli_option_set_tries (CliSettings *settings, const char *argument)
{
  return cli_option_read_number (argument, UINT64_MAX, &settings->wish.tries)
         && settings->wish.tries > 0;
}

bool
cli_option_set_symmetry (CliSettings *settings, const char *argument)
{
  return setter_symmetry_find (argument, &settings->wish.symmetry);
}

void
cli_option_list_symmetries (BaseText *out)
{
  for (unsigned i = 0; i < SETTER_SYMMETRIES; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      base_text_add (out, setter_symmetry_name ((SetterSymmetry) i)->id);
    }
}

bool
cli_option_set_needs (CliSettings *settings, const char *argument)
{
  return reason_technique_find (argument, strlen (argument), &settings->wish.needs)
         && setter_can_need (settings->wish.needs);
}

void
cli_option_list_needs (BaseText *out)
{
  const char *between = "";

  for (unsigned i = 0; i < REASON_TECHNIQUES; i++)
    if (setter_can_need ((ReasonTechnique) i))
      {
        base_text_add (out, between);
        base_text_add (out, reason_technique_name ((ReasonTechnique) i)->id);
        between = ", ";
      }
}

bool
cli_option_set_pattern (CliSettings *settings, const char *argument)
{
  settings->pattern = argument;
  return *argument != '\0';
}

/* The shape is one of that size. */
bool
cli_option_set_regions (CliSettings *settings, const char *argument)
{
  uint64_t n = 0;
  uint32_t rows, columns;

  if (!cli_option_read_number (argument, 16, &n) || n < 3)
    return false;
  sudoku_shape_unref (settings->shape);
  settings->shape = NULL;
  sudoku_shape_usual_boxes ((uint32_t) n, &rows, &columns);
  settings->wish.is_jigsaw = true;
  return sudoku_shape_new (rows, columns, SUDOKU_NO_RULES, &settings->shape) == BASE_OK;
}

/* Splits FROM-TO; a text without `-` is both.  False: it is too long. */
static bool
split_range (const char *text, char out_from[24], char out_to[24])
{
  const size_t length = strcspn (text, "-");
  const char *to = text[length] == '-' ? text + length + 1 : text;

  if (length >= 24 || strlen (to) >= 24)
    return false;
  memcpy (out_from, text, length);
  out_from[length] = '\0';
  memcpy (out_to, to, strlen (to) + 1);
  return true;
}

static bool
read_clues (const char *text, uint32_t *out_clues)
{
  uint64_t number = 0;
  const bool good = cli_option_read_number (text, SUDOKU_MAX_CELLS, &number);

  *out_clues = (uint32_t) number;
  return good;
}

bool
cli_option_set_clues (CliSettings *settings, const char *argument)
{
  SetterWish *wish = &settings->wish;
  char from[24], to[24];

  return split_range (argument, from, to) && read_clues (from, &wish->least_clues)
         && read_clues (to, &wish->most_clues) && wish->least_clues <= wish->most_clues
         && wish->least_clues > 0;
}

/* A rating with at most one digit behind the point, in tenths. */
static bool
read_rating (char *text, uint32_t *out_tenths)
{
  char *point = strchr (text, '.');
  uint64_t whole, tenths = 0;

  if (point != NULL)
    {
      *point = '\0';
      if (strlen (point + 1) != 1 || !cli_option_read_number (point + 1, 9, &tenths))
        return false;
    }
  if (!cli_option_read_number (text, 99, &whole))
    return false;
  *out_tenths = (uint32_t) (whole * 10 + tenths);
  return true;
}

/* A word of `rate`. */
static bool
read_level (const char *word, SetterWish *wish)
{
  for (unsigned i = 0; i < REASON_DIFFICULTIES; i++)
    {
      uint32_t least, most;

      if (strcmp (reason_difficulty_range (i, &least, &most)->id, word) == 0)
        {
          wish->least_rating = least;
          wish->most_rating = most;
          return true;
        }
    }
  return false;
}

bool
cli_option_set_rating (CliSettings *settings, const char *argument)
{
  SetterWish *wish = &settings->wish;
  char from[24], to[24];

  if (read_level (argument, wish))
    return true;
  return split_range (argument, from, to) && read_rating (from, &wish->least_rating)
         && read_rating (to, &wish->most_rating) && wish->least_rating <= wish->most_rating
         && wish->most_rating > 0;
}
