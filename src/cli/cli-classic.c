/* classic: a problem to teach with, as a .dlx file; without a name, a table of all classics. */
#include "board.h"
#include "cli-command.h"
#include "cli-message.h"
#include "cli-output.h"
#include "formats.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <string.h>
#include <unistd.h>

/* Adds the allowed arguments behind the colon and the default; "-" where there are none. */
static void
add_arguments (const Classic *classic, BaseText *out_range, BaseText *out_usual)
{
  const ClassicsArguments arguments = classics_usual (classic);
  const unsigned n = classics_n_parameters (classic);

  for (unsigned i = 0; i < n; i++)
    {
      base_text_add (out_range, i == 0 ? "" : "x");
      classics_add_range (&classic->parameters[i], out_range);
    }
  classics_add_text (classic, &arguments, out_usual);
  if (n == 0)
    base_text_add_char (out_range, '-');
}

static void
add_classic_row (const char *id,
                 const char *range,
                 const char *usual,
                 const char *title,
                 BaseText *out)
{
  cli_add_column (id, 13, out);
  cli_add_column (range, 26, out);
  cli_add_column (usual, 18, out);
  base_text_add (out, title);
  base_text_add_char (out, '\n');
}

static CliExit
list (CliOutput *output)
{
  BaseText range = BASE_TEXT_EMPTY, usual = BASE_TEXT_EMPTY;

  add_classic_row ("id", "arguments", "default", "name", &output->text);
  for (unsigned i = 0; i < classics_n; i++)
    {
      const Classic *classic = classics_get (i);

      base_text_reset (&range);
      base_text_reset (&usual);
      add_arguments (classic, &range, &usual);
      add_classic_row (classic->id, base_text_string (&range), base_text_string (&usual),
                       classic->title, &output->text);
    }
  output->text.failed |= range.failed | usual.failed;
  base_text_clear (&range);
  base_text_clear (&usual);
  return CLI_GOOD;
}

static CliExit
refuse_classic (const char *word)
{
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, _ ("classic: unknown problem \"%1\"; quadrille-cli classic lists all"),
              WORDS_WITH (WORDS_TEXT (word)));
  cli_say (&(CliPlace){ 0 }, base_text_string (&text));
  base_text_clear (&text);
  return CLI_BAD;
}

/* The word becomes a comment in the first line. */
static CliExit
print_classic (const char *word, CliOutput *output)
{
  const Classic *classic;
  ClassicsArguments arguments;
  FormatsPuzzle puzzle = FORMATS_PUZZLE_EMPTY;
  Board *board = NULL;
  BaseStatus status;

  if (classics_parse (word, &classic, &arguments) != BASE_OK)
    return refuse_classic (word);
  status = classics_make (classic, &arguments, &puzzle.problem, &board);
  board_free (board);
  if (status == BASE_OK)
    {
      puzzle.kind = FORMATS_COVER;
      classics_add_text (classic, &arguments, &puzzle.comment);
      status = formats_write (formats_find ("dlx"), &puzzle, NULL, &output->text);
    }
  format_puzzle_clear (&puzzle);
  if (status == BASE_OK)
    return CLI_GOOD;
  cli_say_status (&(CliPlace){ .name = word }, status);
  return CLI_BAD;
}

CliExit
cli_classic (const CliSettings *settings)
{
  CliOutput output = { .fd = STDOUT_FILENO };
  CliExit exit =
      settings->n_files == 0 ? list (&output) : print_classic (settings->files[0], &output);

  return cli_output_close (&output) ? exit : CLI_BAD;
}
