/* What the options of `draw` make of their arguments. */
#include "cli-draw.h"

#include "export-animation.h"

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
  for (unsigned i = 0; i < export_n_kinds; i++)
    if (strcmp (argument, export_kinds[i].id) == 0)
      {
        settings->what = i;
        return true;
      }
  return false;
}

void
cli_draw_list_what (BaseText *out)
{
  for (unsigned i = 0; i < export_n_kinds; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      base_text_add (out, export_kinds[i].id);
    }
}

bool
cli_draw_set_format (CliSettings *settings, const char *argument)
{
  settings->format = export_format_find (argument);
  settings->motion = cli_motion_find (argument);
  return settings->format != NULL || settings->motion != NULL;
}

void
cli_draw_list_formats (BaseText *out)
{
  for (unsigned i = 0; i < export_n_formats; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      base_text_add (out, export_formats[i].id);
    }
  cli_motion_list (out);
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

static bool
read_moment (const char *argument, CliMoment *out_moment)
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
  *out_moment = at;
  return end != NULL && *end == '\0'
         && (at.kind < CLI_AT_SOLUTION || at.kind == CLI_AT_END || at.number > 0);
}

bool
cli_draw_set_at (CliSettings *settings, const char *argument)
{
  return read_moment (argument, &settings->at);
}

bool
cli_draw_set_to (CliSettings *settings, const char *argument)
{
  return read_moment (argument, &settings->to_moment);
}

bool
cli_draw_set_every (CliSettings *settings, const char *argument)
{
  for (unsigned i = 0; i < export_n_paces; i++)
    if (strcmp (argument, export_paces[i].id) == 0)
      {
        settings->pace = i;
        return true;
      }
  return false;
}

void
cli_draw_list_every (BaseText *out)
{
  for (unsigned i = 0; i < export_n_paces; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      base_text_add (out, export_paces[i].id);
    }
}

bool
cli_draw_set_speed (CliSettings *settings, const char *argument)
{
  return read_decimal (argument, 0.1, 50, &settings->speed);
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
cli_draw_set_dpi (CliSettings *settings, const char *argument)
{
  double dpi;

  if (!read_decimal (argument, 10, 2400, &dpi))
    return false;
  settings->scale = dpi / EXPORT_UNITS_PER_INCH;
  return true;
}

/* What may stand behind a length, and how many units it is. */
static const struct
{
  const char *name;
  double units;
} lengths[] = {
  { "", 1 },
  { "px", 1 },
  { "mm", EXPORT_UNITS_PER_INCH / 25.4 },
  { "cm", EXPORT_UNITS_PER_INCH / 2.54 },
  { "in", EXPORT_UNITS_PER_INCH },
  { "pt", EXPORT_UNITS_PER_INCH / 72 },
};

/* A number of at most so many characters, and the name of a unit; returns what a unit is, 0 where it is neither. */
static double
read_length (const char *text, size_t length, double *out_number)
{
  char number[32] = "";
  const size_t digits = strspn (text, "0123456789.");

  if (digits >= sizeof number || digits > length)
    return 0;
  memcpy (number, text, digits);
  if (!read_decimal (number, 0, 100000, out_number))
    return 0;
  for (unsigned i = 0; i < sizeof lengths / sizeof *lengths; i++)
    if (strlen (lengths[i].name) == length - digits
        && strncmp (lengths[i].name, text + digits, length - digits) == 0)
      return lengths[i].units;
  return 0;
}

/* The unit of the height goes for the width too, where that has none: 80x60mm. */
bool
cli_draw_set_size (CliSettings *settings, const char *argument)
{
  const char *by = strchr (argument, 'x');
  double width, height, unit, other;

  if (by != NULL && by > argument && by[-1] == 'p')
    by = strchr (by + 1, 'x');
  if (by == NULL)
    return false;
  unit = read_length (by + 1, strlen (by + 1), &height);
  other = read_length (argument, (size_t) (by - argument), &width);
  if (unit <= 0 || other <= 0)
    return false;
  if (by[-1] >= '0' && by[-1] <= '9')
    other = unit;
  width *= other;
  height *= unit;
  if (width < 16 || height < 16 || width > 8000 || height > 8000)
    return false;
  settings->width = width;
  settings->height = height;
  settings->sized = true;
  return true;
}

bool
cli_draw_set_margin (CliSettings *settings, const char *argument)
{
  double number;
  const double unit = read_length (argument, strlen (argument), &number);

  settings->margin = number * unit;
  return unit > 0 && settings->margin <= 2000;
}

/* What is drawn and written has to be UTF-8. */
static bool
set_text (const char **out, const char *argument)
{
  *out = argument;
  return base_utf8_check (argument, strlen (argument)) == strlen (argument);
}

bool
cli_draw_set_title (CliSettings *settings, const char *argument)
{
  return set_text (&settings->title, argument);
}

bool
cli_draw_set_footer (CliSettings *settings, const char *argument)
{
  return set_text (&settings->footer, argument);
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
        settings->themed = true;
        return true;
      }
  return false;
}
