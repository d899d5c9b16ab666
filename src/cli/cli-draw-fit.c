/* Options that would change nothing about what is drawn are a mistake of who gave them, and said; but for those that
 * scripts pass whatever they draw, such as the theme of a picture in letters. */
#include "cli-draw.h"

#include "words-gettext.h"

static bool
is_animation (const CliSettings *settings)
{
  return settings->moves;
}

static bool
is_storyboard (const CliSettings *settings)
{
  return settings->storyboard;
}

/* A picture that is as large as a paper can be turned like one. */
static bool
is_paper (const CliSettings *settings)
{
  return settings->storyboard || cli_settings_have (settings, "paper");
}

static bool
is_at_rest (const CliSettings *settings)
{
  return export_kinds[settings->choices.what].at_rest;
}

static bool
is_of_a_search (const CliSettings *settings)
{
  return !is_at_rest (settings);
}

/* Frames of an animation in one file cover each other, and paper is opaque. */
static bool
can_be_seen_through (const CliSettings *settings)
{
  return settings->motion == NULL && !settings->storyboard;
}

#define ANIMATION \
  N_ ("an animation, whose name ends in .gif, .mp4 or .webm or has a %d, or --storyboard")
#define AT_REST "--what puzzle, solution, both, candidates, position"
#define SEARCH  "--what board, links, matrix, tree, step"

static const struct
{
  const char *option;
  bool (*fits) (const CliSettings *settings);
  const char *with; /* what it means something for */
} rows[] = {
  { "every", is_animation, ANIMATION },
  { "to", is_animation, ANIMATION },
  { "speed", is_animation, ANIMATION },
  { "sentences", is_animation, ANIMATION },
  { "per-page", is_storyboard, "--storyboard" },
  { "landscape", is_paper, "--storyboard, --paper" },
  { "transparent", can_be_seen_through, N_ ("a picture that does not move, or numbered ones") },
  { "coordinates", is_at_rest, AT_REST },
  { "solved", is_at_rest, AT_REST },
  { "at", is_of_a_search, SEARCH },
  { "phase", is_of_a_search, SEARCH },
  { "whole", is_of_a_search, SEARCH },
};

CliExit
cli_draw_check_options (const CliSettings *settings)
{
  for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++)
    if (cli_settings_have (settings, rows[i].option) && !rows[i].fits (settings))
      return cli_draw_complain (
          settings, _ ("--%1 would change nothing here; it goes with: %2"),
          WORDS_WITH (WORDS_TEXT (rows[i].option), WORDS_TEXT (_ (rows[i].with))));
  return CLI_GOOD;
}
