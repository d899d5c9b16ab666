#include "cli.h"

#include "cli-command.h"
#include "cli-message.h"
#include "cli-output.h"
#include "cli-signals.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <string.h>
#include <unistd.h>

static CliExit
print_version (void)
{
  CliOutput output = { .fd = STDOUT_FILENO };

  base_text_add (&output.text, "quadrille-cli " QUADRILLE_VERSION "\n");
  return cli_output_close (&output) ? CLI_GOOD : CLI_BAD;
}

static CliExit
refuse (const char *word)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (*word == '\0')
    {
      words_fill (&text, _ ("Usage: %1\n"), WORDS_WITH (WORDS_TEXT (CLI_USAGE)));
      base_text_add (&text, _ ("Try: quadrille-cli --help\n"));
      cli_say_text (&text);
      base_text_clear (&text);
      return CLI_BAD;
    }
  words_fill (&text, _ ("unknown command \"%1\"; try: quadrille-cli --help"),
              WORDS_WITH (WORDS_TEXT (word)));
  cli_say (&(CliPlace){ 0 }, base_text_string (&text));
  base_text_clear (&text);
  return CLI_BAD;
}

static CliExit
run_command (const CliCommand *command, int n, char **arguments)
{
  CliSettings settings;
  CliExit exit = CLI_BAD;

  if (cli_settings_parse (command, n, arguments, &settings))
    {
      if (settings.help)
        {
          settings.files[0] = command->name;
          settings.n_files = 1;
        }
      exit = settings.help ? cli_help (&settings) : command->run (&settings);
    }
  cli_settings_clear (&settings);
  return exit;
}

int
cli_run (int argc, char **argv)
{
  const char *word = argc > 1 ? argv[1] : "";
  const CliCommand *command = cli_find_command (word);
  CliExit exit;

  cli_signals_install ();
  if (strcmp (word, "--version") == 0)
    exit = print_version ();
  else if (strcmp (word, "--help") == 0 || strcmp (word, "-h") == 0)
    exit = run_command (cli_find_command ("help"), 0, NULL);
  else if (command != NULL)
    exit = run_command (command, argc - 2, argv + 2);
  else
    exit = refuse (word);
  cli_signals_obey ();
  return (int) exit;
}
