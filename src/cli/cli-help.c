/* --help, made from the tables. */
#include "cli-command.h"
#include "cli-message.h"
#include "cli-output.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <string.h>
#include <unistd.h>

/* Columns of the left half of a line; longer text stands on a line of its own. */
#define LEFT  24
#define RIGHT 68

static void
add_help_row (const char *left, const char *right, BaseText *out)
{
  const size_t length = strlen (left);

  base_text_add (out, "  ");
  base_text_add (out, left);
  if (length < LEFT)
    base_text_add_repeated (out, ' ', LEFT - length);
  else
    {
      base_text_add_char (out, '\n');
      base_text_add_repeated (out, ' ', LEFT + 2);
    }
  base_text_add (out, right);
  base_text_add_char (out, '\n');
}

void
cli_add_general_help (BaseText *out)
{
  words_fill (out, _ ("Usage: %1\n"), WORDS_WITH (WORDS_TEXT (CLI_USAGE)));
  base_text_add (out, _ ("Solves, checks and converts Sudokus and other exact cover problems.\n"));
  base_text_add (out, _ ("Without a file, or where it is \"-\", reads standard input.\n\n"));
  for (unsigned i = 0; i < cli_n_commands; i++)
    add_help_row (cli_commands[i].name, _ (cli_commands[i].summary), out);
  base_text_add_char (out, '\n');
  add_help_row ("COMMAND --help", _ ("show the options of a command"), out);
  add_help_row ("--version", _ ("show the version"), out);
  base_text_add (out,
                 _ ("\nExit status: 0: all answered, each has a solution; 1: some puzzle has none\n"
                    "(check, solve --unique: not exactly one); 2: some input was bad.\n"));
}

/* Adds text below a row's right half; a long list takes several lines. */
static void
add_below (const char *text, BaseText *out)
{
  size_t length = strlen (text);

  while (length > 0)
    {
      size_t taken = length;

      if (taken > RIGHT)
        for (taken = RIGHT; taken > 0 && text[taken - 1] != ' '; taken--)
          ;
      if (taken == 0)
        taken = length;
      base_text_add_repeated (out, ' ', LEFT + 2);
      base_text_add_bytes (out, text, taken - (text[taken - 1] == ' '));
      base_text_add_char (out, '\n');
      text += taken;
      length -= taken;
    }
}

static void
add_option_help (const CliOption *option, BaseText *out)
{
  BaseText left = BASE_TEXT_EMPTY, right = BASE_TEXT_EMPTY;

  if (option->letter != 0)
    base_text_add_bytes (&left, (char[]){ '-', option->letter, ',', ' ' }, 4);
  base_text_add (&left, "--");
  base_text_add (&left, option->name);
  if (cli_option_argument (option) != NULL)
    {
      base_text_add_char (&left, ' ');
      base_text_add (&left, cli_option_argument (option));
    }
  add_help_row (base_text_string (&left), cli_option_help (option), out);
  cli_option_add_expected (option, &right);
  /* A list gets a line of its own; "a number from 1 to 100" does not. */
  if (strchr (base_text_string (&right), ',') == NULL)
    base_text_reset (&right);
  add_below (base_text_string (&right), out);
  base_text_clear (&left);
  base_text_clear (&right);
}

/* The text is in the table of engines. */
const char *
cli_reach_of (const Engine *engine)
{
  if (engine->solve_cover == NULL && engine->fits_sudoku != NULL)
    return _ ("only 9x9 Sudokus of rows, columns and boxes");
  if (engine->solve_cover == NULL)
    return _ ("Sudokus of any shape");
  if (engine->open_sudoku == NULL)
    return _ ("cover problems without colours, up to 16,384 options");
  if (engine->fits_cover != NULL && engine->fits_sudoku == NULL)
    return _ ("all Sudokus, cover problems without colours");
  if (engine->fits_cover != NULL)
    return _ ("Sudokus up to 9x9, small cover problems without colours");
  return _ ("all Sudokus and cover problems");
}

static void
add_engines (BaseText *out)
{
  base_text_add (out, _ ("\nEngines:\n"));
  for (unsigned i = 0; i < engines_n; i++)
    {
      add_help_row (engines_get (i)->id, words_name (engines_get (i)->summary), out);
      add_below (cli_reach_of (engines_get (i)), out);
    }
}

void
cli_add_command_help (const CliCommand *command, BaseText *out)
{
  const bool engines = (command->bit & (CLI_SOLVE | CLI_COUNT | CLI_BENCH)) != 0;
  BaseText usage = BASE_TEXT_EMPTY;

  base_text_add (&usage, "quadrille-cli ");
  base_text_add (&usage, command->name);
  base_text_add (out, base_text_string (&usage));
  base_text_add (out, " - ");
  base_text_add (out, _ (command->summary));
  base_text_add_char (out, '\n');
  base_text_add (&usage, " [OPTION...]");
  if (*command->operands != '\0')
    base_text_add_char (&usage, ' ');
  base_text_add (&usage, command->operands);
  words_fill (out, _ ("Usage: %1\n"), WORDS_WITH (WORDS_TEXT (base_text_string (&usage))));
  base_text_clear (&usage);
  base_text_add_char (out, '\n');
  if (command->details != NULL)
    {
      base_text_add (out, _ (command->details));
      base_text_add (out, "\n\n");
    }
  for (unsigned i = 0; i < cli_n_options; i++)
    if ((cli_options[i].commands & command->bit) != 0)
      add_option_help (&cli_options[i], out);
  if (engines)
    add_engines (out);
}

CliExit
cli_help (const CliSettings *settings)
{
  const CliCommand *command = NULL;
  BaseText text = BASE_TEXT_EMPTY;
  CliOutput output = { .fd = STDOUT_FILENO };

  if (settings->n_files > 0)
    {
      command = cli_find_command (settings->files[0]);
      if (command == NULL)
        {
          words_fill (&text, _ ("unknown command \"%1\"; try: quadrille-cli --help"),
                      WORDS_WITH (WORDS_TEXT (settings->files[0])));
          cli_say (&(CliPlace){ 0 }, base_text_string (&text));
          base_text_clear (&text);
          return CLI_BAD;
        }
    }
  if (command != NULL)
    cli_add_command_help (command, &text);
  else
    cli_add_general_help (&text);
  cli_output_add (&output, &text);
  base_text_clear (&text);
  return cli_output_close (&output) ? CLI_GOOD : CLI_BAD;
}
