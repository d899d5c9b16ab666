/* Arguments of the options of `draw` and `export` that are no choices of export-choice.h, or that
 * set two of them. */
#include "cli-draw.h"

#include "cli-options.h"

#include <string.h>

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

/* A moment for which nobody need stand anywhere in the run, and no name of an item or option. */
static bool
read_moment (const char *argument, RunMoment *out_moment)
{
  RunReader reader = run_reader_start (argument);

  return run_moment_read (&reader, NULL, out_moment) && out_moment->kind != RUN_AT_HERE
         && out_moment->kind != RUN_AT_BOOKMARK;
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

/* A number; or the first and the last one with two dots between them, "3..8"; "3..": to the end. */
bool
cli_draw_set_step (CliSettings *settings, const char *argument)
{
  const char *dots = strstr (argument, "..");
  const size_t length = dots != NULL ? (size_t) (dots - argument) : strlen (argument);
  char first[24] = "";

  if (length >= sizeof first)
    return false;
  memcpy (first, argument, length);
  if (!cli_option_read_number (first, UINT64_MAX, &settings->drawn_step)
      || settings->drawn_step == 0)
    return false;
  settings->last_drawn_step = dots == NULL ? settings->drawn_step : UINT64_MAX;
  return dots == NULL || dots[2] == '\0'
         || (cli_option_read_number (dots + 2, UINT64_MAX, &settings->last_drawn_step)
             && settings->last_drawn_step >= settings->drawn_step);
}

bool
cli_draw_set_phase (CliSettings *settings, const char *argument)
{
  return export_decimal_read (argument, 0, 1, &settings->phase);
}

/* A storyboard is drawn on paper, and a picture may have the size of a paper: either option sets
 * both. */
bool
cli_draw_set_size (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "size", argument)
         && export_choices_set (&settings->choices, "paper", argument);
}

bool
cli_export_set_paper (CliSettings *settings, const char *argument)
{
  ExportChoices *choices = &settings->choices;

  if (!export_choices_set (choices, "paper", argument))
    return false;
  choices->width = choices->paper_width;
  choices->height = choices->paper_height;
  choices->unit = 0;
  choices->sized = true;
  return true;
}
