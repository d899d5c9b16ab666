/* An option without any effect on the drawing is an error of its user and is reported.  Excepted
 * are options that scripts always pass, such as the theme of a picture in letters. */
#include "cli-draw.h"

#include "words-gettext.h"

#include <math.h>

static bool
is_animation (const CliSettings *settings)
{
  return settings->moves;
}

static bool
is_dance (const CliSettings *settings)
{
  return settings->moves && !cli_draw_wants_reason (settings);
}

static bool
is_storyboard (const CliSettings *settings)
{
  return settings->storyboard;
}

/* A picture with the size of a paper can be turned like one. */
static bool
is_paper (const CliSettings *settings)
{
  return settings->storyboard || cli_settings_have (settings, "paper");
}

static bool
is_at_rest (const CliSettings *settings)
{
  return export_kind (settings->choices.what).at_rest;
}

static bool
is_of_a_search (const CliSettings *settings)
{
  return !is_at_rest (settings) && !cli_draw_wants_reason (settings);
}

/* In an animation the second player would stand still. */
static bool
is_still_tree (const CliSettings *settings)
{
  return export_kind (settings->choices.what).calls && !settings->moves;
}

/* Pictures that show a reason. */
static bool
is_of_a_step (const CliSettings *settings)
{
  switch (settings->choices.what)
    {
    case EXPORT_REASON:
    case EXPORT_BOARD:
    case EXPORT_LINKS:
    case EXPORT_MATRIX:
      return true;
    default:
      return false;
    }
}

/* Frames of an animation in one file cover each other, and paper is opaque. */
static bool
can_be_seen_through (const CliSettings *settings)
{
  return settings->motion == NULL && !settings->storyboard;
}

#define ANIMATION N_ ("an animation (.gif, .mp4, .webm or %d in the name, or --storyboard)")
#define AT_REST   "--what puzzle, solution, both, candidates, position"
#define SEARCH    "--what board, links, matrix, tree, step"
#define REASON    "--what reason, board, links, matrix"

static const struct
{
  const char *option;
  bool (*fits) (const CliSettings *settings);
  const char *with; /* the settings with which the option has an effect */
} rows[] = {
  { "every", is_dance, ANIMATION },
  { "to", is_dance, ANIMATION },
  { "speed", is_animation, ANIMATION },
  { "sentences", is_animation, ANIMATION },
  { "per-page", is_storyboard, "--storyboard" },
  { "landscape", is_paper, "--storyboard, --paper" },
  { "transparent", can_be_seen_through, N_ ("a still picture, or numbered pictures") },
  { "coordinates", is_at_rest, AT_REST },
  { "solved", is_at_rest, AT_REST },
  { "step", is_of_a_step, REASON },
  { "pure", cli_draw_wants_reason, "--what reason, --step" },
  { "at", is_of_a_search, SEARCH },
  { "phase", is_of_a_search, SEARCH },
  { "whole", is_of_a_search, SEARCH },
  { "no-chip", is_of_a_search, SEARCH },
  { "legend", is_of_a_search, SEARCH },
  { "rules", is_still_tree, "--what tree" },
};

CliExit
cli_draw_check_options (const CliSettings *settings)
{
  for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++)
    if (cli_settings_have (settings, rows[i].option) && !rows[i].fits (settings))
      return cli_draw_complain (
          settings, _ ("--%1 has no effect here; it goes with: %2"),
          WORDS_WITH (WORDS_TEXT (rows[i].option), WORDS_TEXT (_ (rows[i].with))));
  return CLI_GOOD;
}

/* Reports the widest margin, in one of export_units, rounded down; `format` is that of
 * export_choices_unit (). */
static CliExit
complain_of_margin (const CliSettings *settings,
                    double most,
                    unsigned unit,
                    const ExportFormat *format)
{
  const double units = export_choices_unit (&settings->choices, unit, format);
  BaseText text = BASE_TEXT_EMPTY;

  export_decimal_add (floor (most / units * 10) / 10, &text);
  base_text_add (&text, export_units[unit].id);
  cli_draw_complain (settings, _ ("the margin leaves no room: expected at most %1"),
                     WORDS_WITH (WORDS_TEXT (base_text_string (&text))));
  base_text_clear (&text);
  return CLI_BAD;
}

CliExit
cli_draw_check_page (const CliSettings *settings)
{
  const ExportChoices *choices = &settings->choices;
  const ExportFormat *format =
      settings->format != NULL ? settings->format : export_format_find ("png");
  const ExportPage page = export_choices_page (choices, format);
  const double most = export_page_most_margin (page.width, page.height);

  if (format->is_text || page.margin <= most)
    return CLI_GOOD;
  return complain_of_margin (settings, most, choices->unit, format);
}

CliExit
cli_draw_check_paper (const CliSettings *settings, bool (*fits) (const ExportBookOptions *options))
{
  const ExportBookOptions options = export_choices_book (&settings->choices);
  const double most = export_book_most_margin (&options);
  unsigned width, height;

  if (settings->choices.margin >= 0 && options.margin > most)
    return complain_of_margin (settings, most, EXPORT_UNIT_MM, NULL);
  if (fits (&options))
    return CLI_GOOD;
  export_book_least_paper (&options, fits, &width, &height);
  return cli_draw_complain (
      settings, _ ("the paper is too small for %1 per page: expected at least %2x%3mm"),
      WORDS_WITH (WORDS_NUMBER (options.per_page), WORDS_NUMBER (width), WORDS_NUMBER (height)));
}
