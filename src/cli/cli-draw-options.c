/* What the options of `draw` and `export` make of their arguments. */
#include "cli-draw.h"

/* One of a few words. */
static void
list (unsigned n, const char *(*word) (unsigned number), BaseText *out)
{
  for (unsigned i = 0; i < n; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      base_text_add (out, word (i));
    }
}

static const char *
what_word (unsigned i)
{
  return export_kinds[i].id;
}

static const char *
format_word (unsigned i)
{
  return export_formats[i].id;
}

static const char *
pace_word (unsigned i)
{
  return export_paces[i].id;
}

static const char *
caption_word (unsigned i)
{
  return export_caption_ids[i];
}

static const char *
solutions_word (unsigned i)
{
  return export_solutions[i].id;
}

bool
cli_draw_set_what (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "what", argument);
}

void
cli_draw_list_what (BaseText *out)
{
  list (export_n_kinds, what_word, out);
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
  list (export_n_formats, format_word, out);
  cli_motion_list (out);
}

bool
cli_draw_set_at (CliSettings *settings, const char *argument)
{
  return export_moment_read (argument, &settings->at);
}

bool
cli_draw_set_to (CliSettings *settings, const char *argument)
{
  return export_moment_read (argument, &settings->to_moment);
}

bool
cli_draw_set_every (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "every", argument);
}

void
cli_draw_list_every (BaseText *out)
{
  list (export_n_paces, pace_word, out);
}

bool
cli_draw_set_speed (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "speed", argument);
}

bool
cli_draw_set_phase (CliSettings *settings, const char *argument)
{
  return export_decimal_read (argument, 0, 1, &settings->phase);
}

bool
cli_draw_set_scale (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "scale", argument);
}

bool
cli_draw_set_dpi (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "dpi", argument);
}

/* A storyboard is drawn on paper, and a picture may be as large as paper is: either says both. */
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

bool
cli_draw_set_margin (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "margin", argument);
}

bool
cli_draw_set_title (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "title", argument);
}

bool
cli_draw_set_footer (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "footer", argument);
}

bool
cli_draw_set_theme (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "theme", argument);
}

bool
cli_export_set_per_page (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "per-page", argument);
}

bool
cli_export_set_solutions (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "solutions", argument);
}

void
cli_export_list_solutions (BaseText *out)
{
  list (EXPORT_SOLUTIONS, solutions_word, out);
}

bool
cli_export_set_captions (CliSettings *settings, const char *argument)
{
  return export_choices_set (&settings->choices, "captions", argument);
}

void
cli_export_list_captions (BaseText *out)
{
  base_text_add (out, "none, ");
  list (EXPORT_CAPTIONS, caption_word, out);
}
