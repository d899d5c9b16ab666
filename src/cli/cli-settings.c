/* Parses the words behind a command's name: options and files in any order; behind `--` only
 * files. */
#include "base-memory.h"
#include "cli-command.h"
#include "cli-message.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <stdlib.h>
#include <string.h>

/* Prints an error about an option, and returns false. */
static bool
print_option_error (const CliCommand *command,
                    const char *sentence,
                    const WordsPart parts[WORDS_PARTS])
{
  BaseText text = BASE_TEXT_EMPTY;

  base_text_add (&text, command->name);
  base_text_add (&text, ": ");
  words_fill (&text, sentence, parts);
  cli_say (&(CliPlace){ 0 }, base_text_string (&text));
  base_text_clear (&text);
  return false;
}

/* Finds an option by its name of that length, or by its letter where the name is that letter
 * alone. */
static const CliOption *
find_command_option (const CliCommand *command, const char *name, size_t length, bool by_letter)
{
  for (unsigned i = 0; i < cli_n_options; i++)
    {
      const CliOption *option = &cli_options[i];

      if ((option->commands & command->bit) == 0)
        continue;
      if (by_letter ? option->letter == *name
                    : strlen (option->name) == length && strncmp (option->name, name, length) == 0)
        return option;
    }
  return NULL;
}

static bool
complain_of_argument (const CliCommand *command,
                      const CliOption *option,
                      const char *argument,
                      const BaseText *why)
{
  BaseText expected = BASE_TEXT_EMPTY;

  cli_option_add_expected (option, &expected);
  if (why->length > 0)
    print_option_error (command, _ ("--%1 cannot be \"%2\": %3"),
                        WORDS_WITH (WORDS_TEXT (option->name), WORDS_TEXT (argument),
                                    WORDS_TEXT (base_text_string (why))));
  else
    print_option_error (command,
                        argument != NULL ? _ ("--%1 cannot be \"%2\": expected %3")
                                         : _ ("--%1 needs an argument: expected %3"),
                        WORDS_WITH (WORDS_TEXT (option->name),
                                    WORDS_TEXT (argument != NULL ? argument : ""),
                                    WORDS_TEXT (base_text_string (&expected))));
  base_text_clear (&expected);
  return false;
}

/* Reads an option with its argument, which stands behind `=`, behind the letter or in the next
 * word. */
static bool
read_option (CliSettings *settings, int n, char **words, int *at)
{
  const char *word = words[*at];
  const bool by_letter = word[1] != '-';
  const char *name = word + (by_letter ? 1 : 2);
  const size_t length = by_letter ? 1 : strcspn (name, "=");
  const CliOption *option = find_command_option (settings->command, name, length, by_letter);
  const char *argument = name[length] != '\0' ? name + length + !by_letter : NULL;

  if (option == NULL)
    return print_option_error (
        settings->command, _ ("unknown option %1; try: quadrille-cli %2 --help"),
        WORDS_WITH (WORDS_TEXT (word), WORDS_TEXT (settings->command->name)));
  if (cli_option_argument (option) == NULL && argument != NULL)
    return print_option_error (settings->command, _ ("--%1 takes no argument"),
                               WORDS_WITH (WORDS_TEXT (option->name)));
  if (cli_option_argument (option) != NULL && argument == NULL && *at + 1 < n)
    argument = words[++*at];
  settings->given[settings->n_given++] = option;
  if (!cli_option_set (option, settings, argument))
    return complain_of_argument (settings->command, option, argument, &settings->why);
  return true;
}

/* Reports options that exclude each other. */
static bool
fits_together (const CliSettings *settings)
{
  if (settings->unique && settings->all)
    return print_option_error (settings->command, _ ("--unique and --all cannot be used together"),
                               WORDS_WITH ({ 0 }));
  if (settings->has_rule && settings->engine != NULL && !settings->engine->has_rules)
    return print_option_error (settings->command, _ ("engine %1 does not support --choose"),
                               WORDS_WITH (WORDS_TEXT (settings->engine->id)));
  return true;
}

bool
cli_settings_parse (const CliCommand *command, int n, char **arguments, CliSettings *out_settings)
{
  CliSettings *self = out_settings;
  bool only_files = false;
  size_t most;

  *self = (CliSettings){
    .command = command,
    .rule = COVER_RULE_FEWEST,
    .jobs = 1,
    .number = 1,
    .wish = setter_wish (NULL),
    .seconds = command->bit == CLI_COMPARE ? 10 : 1,
    .rounds = 5,
    .phase = 1,
    .files = base_new (const char *, (size_t) n + 1),
    .given = base_new (const CliOption *, (size_t) n + 1),
  };
  export_choices_init (&self->choices);
  if (self->files == NULL || self->given == NULL)
    {
      cli_say_status (&(CliPlace){ 0 }, BASE_NO_MEMORY);
      return false;
    }
  for (int i = 0; i < n; i++)
    {
      const char *word = arguments[i];

      if (!only_files && strcmp (word, "--") == 0)
        only_files = true;
      else if (only_files || word[0] != '-' || word[1] == '\0')
        self->files[self->n_files++] = word;
      else if (!read_option (self, n, arguments, &i))
        return false;
    }
  most = self->classic == NULL ? command->most_files : 0;
  if (self->n_files > most)
    return print_option_error (command, _ ("unexpected argument \"%1\""),
                               WORDS_WITH (WORDS_TEXT (self->files[most])));
  if (self->n_files == 0 && (command->bit & (CLI_HELP | CLI_CLASSIC)) == 0)
    self->files[self->n_files++] = "-";
  return fits_together (self);
}

void
cli_settings_clear (CliSettings *self)
{
  free (self->files);
  free (self->given);
  base_text_clear (&self->why);
  export_choices_clear (&self->choices);
  sudoku_shape_unref (self->shape);
}

bool
cli_settings_have (const CliSettings *self, const char *name)
{
  for (size_t i = 0; i < self->n_given; i++)
    if (strcmp (self->given[i]->name, name) == 0)
      return true;
  return false;
}
