/* What the options of `draw` make of their arguments. */
#include "cli-draw.h"

#include <string.h>

/* Digits, up to `most`; returns what follows them, NULL where there are none. */
static const char *
read_digits (const char *text, uint64_t most, uint64_t *out_number)
{
  uint64_t number = 0;

  if (*text < '0' || *text > '9')
    return NULL;
  for (; *text >= '0' && *text <= '9'; text++)
    {
      const uint64_t digit = (uint64_t) (*text - '0');

      if (number > (most - digit) / 10)
        return NULL;
      number = number * 10 + digit;
    }
  *out_number = number;
  return text;
}

/* A number with or without decimals behind a point, whatever the locale. */
static bool
read_decimal (const char *text, double least, double most, double *out_number)
{
  uint64_t whole, fraction = 0;
  double parts = 1;
  const char *point = read_digits (text, 1000000, &whole);

  if (point == NULL || (*point != '\0' && *point != '.'))
    return false;
  if (*point == '.')
    {
      const char *end = read_digits (point + 1, 999999999, &fraction);

      if (end == NULL || *end != '\0')
        return false;
      for (point++; point < end; point++)
        parts *= 10;
    }
  *out_number = (double) whole + (double) fraction / parts;
  return *out_number >= least && *out_number <= most;
}

bool
cli_draw_set_what (CliSettings *settings, const char *argument)
{
  for (unsigned i = 0; i < cli_n_pictures; i++)
    if (strcmp (argument, cli_pictures[i].name) == 0)
      {
        settings->picture = &cli_pictures[i];
        return true;
      }
  return false;
}

void
cli_draw_list_what (BaseText *out)
{
  for (unsigned i = 0; i < cli_n_pictures; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      base_text_add (out, cli_pictures[i].name);
    }
}

/* The moments that have a name; those with a colon are counted, from 1. */
static const struct
{
  const char *name;
  CliMomentKind kind;
} moments[] = {
  { "start", CLI_AT_START },
  { "end", CLI_AT_END },
  { "solution:", CLI_AT_SOLUTION },
  { "dead-end:", CLI_AT_DEAD_END },
};

bool
cli_draw_set_at (CliSettings *settings, const char *argument)
{
  CliMoment at = { .kind = CLI_AT_EVENT };
  const char *number = argument, *end;

  for (unsigned i = 0; i < sizeof moments / sizeof *moments; i++)
    {
      const size_t length = strlen (moments[i].name);

      if (strncmp (argument, moments[i].name, length) != 0)
        continue;
      at.kind = moments[i].kind;
      number = argument + length;
    }
  if (at.kind == CLI_AT_START || at.kind == CLI_AT_END)
    end = number;
  else
    end = read_digits (number, UINT64_MAX, &at.number);
  settings->at = at;
  return end != NULL && *end == '\0'
         && (at.kind < CLI_AT_SOLUTION || at.kind == CLI_AT_END || at.number > 0);
}

void
cli_moment_add (CliMoment at, BaseText *out)
{
  for (unsigned i = 0; i < sizeof moments / sizeof *moments; i++)
    if (moments[i].kind == at.kind)
      base_text_add (out, moments[i].name);
  if (at.kind != CLI_AT_START && at.kind != CLI_AT_END)
    base_text_add_number (out, at.number);
}

bool
cli_draw_set_phase (CliSettings *settings, const char *argument)
{
  return read_decimal (argument, 0, 1, &settings->phase);
}

bool
cli_draw_set_scale (CliSettings *settings, const char *argument)
{
  return read_decimal (argument, 0.25, 4, &settings->scale);
}

bool
cli_draw_set_size (CliSettings *settings, const char *argument)
{
  uint64_t width, height;
  const char *by = read_digits (argument, 8000, &width);
  const char *end = by != NULL && *by == 'x' ? read_digits (by + 1, 8000, &height) : NULL;

  if (end == NULL || *end != '\0' || width < 16 || height < 16)
    return false;
  settings->width = (uint32_t) width;
  settings->height = (uint32_t) height;
  return true;
}

bool
cli_draw_set_theme (CliSettings *settings, const char *argument)
{
  static const char *const names[PAINT_THEMES] = {
    [PAINT_THEME_LIGHT] = "light",
    [PAINT_THEME_DARK] = "dark",
    [PAINT_THEME_HIGH_CONTRAST] = "contrast",
    [PAINT_THEME_PRINT] = "print",
  };

  for (unsigned i = 0; i < PAINT_THEMES; i++)
    if (strcmp (argument, names[i]) == 0)
      {
        settings->theme = i;
        return true;
      }
  return false;
}
