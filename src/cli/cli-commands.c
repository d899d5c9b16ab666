#include "cli-command.h"

#include "words-gettext.h"

#include <string.h>

const CliCommand cli_commands[] = {
  {
      .name = "solve",
      .operands = "[FILE...]",
      .summary = N_ ("print the first solution of each puzzle, or: no solution"),
      .bit = CLI_SOLVE,
      .most_files = SIZE_MAX,
      .run = cli_solve,
  },
  {
      .name = "count",
      .operands = "[FILE...]",
      .summary = N_ ("count the solutions of each puzzle"),
      .details = N_ ("Where the limit was reached, a + follows the number: there may be more."),
      .bit = CLI_COUNT,
      .most_files = SIZE_MAX,
      .run = cli_count,
  },
  {
      .name = "check",
      .operands = "[FILE...]",
      .summary = N_ ("tell whether each puzzle is proper, and if not, why"),
      .details =
          N_ ("The answers: unique, multiple, none, invalid; behind a colon, where and why."),
      .bit = CLI_CHECK,
      .most_files = SIZE_MAX,
      .run = cli_check,
  },
  {
      .name = "convert",
      .operands = "[FILE...]",
      .summary = N_ ("write puzzles in another format"),
      .details = N_ ("What the format cannot hold is said before it is lost."),
      .bit = CLI_CONVERT,
      .most_files = SIZE_MAX,
      .run = cli_convert,
  },
  {
      .name = "formats",
      .operands = "",
      .summary = N_ ("list the formats that can be read and written"),
      .bit = CLI_FORMATS,
      .run = cli_formats,
  },
  {
      .name = "classic",
      .operands = "[CLASSIC]",
      .summary = N_ ("print a problem to teach with as exact cover, or list them"),
      .details = N_ ("A classic may be followed by its arguments: queens:8, dominoes:2x3."),
      .bit = CLI_CLASSIC,
      .most_files = 1,
      .run = cli_classic,
  },
  {
      .name = "trace",
      .operands = "[FILE]",
      .summary = N_ ("tell how dancing links search the first puzzle, step by step"),
      .bit = CLI_TRACE,
      .most_files = 1,
      .run = cli_trace,
  },
  {
      .name = "draw",
      .operands = "[FILE]",
      .summary = N_ ("draw the first puzzle, or any moment of the search over it, as a picture"),
      .details = N_ ("A moment is start, end, solution:N, dead-end:N, or a number of events done."),
      .bit = CLI_DRAW,
      .most_files = 1,
      .run = cli_draw,
  },
  {
      .name = "export",
      .operands = "[FILE...]",
      .summary = N_ ("print a collection: a PDF with several Sudokus to a page"),
      .details = N_ ("Each puzzle has its number, and what its file says of it."),
      .bit = CLI_EXPORT,
      .most_files = SIZE_MAX,
      .run = cli_export,
  },
  {
      .name = "bench",
      .operands = "[FILE...]",
      .summary = N_ ("measure engines side by side: solving, and proving uniqueness"),
      .details = N_ ("The answers are compared too: where they differ it says so and ends with 1."),
      .bit = CLI_BENCH,
      .most_files = SIZE_MAX,
      .run = cli_bench,
  },
  {
      .name = "help",
      .operands = "[COMMAND]",
      .summary = N_ ("show this help, or that of a command"),
      .bit = CLI_HELP,
      .most_files = 1,
      .run = cli_help,
  },
};

const unsigned cli_n_commands = sizeof cli_commands / sizeof *cli_commands;

const CliCommand *
cli_find_command (const char *name)
{
  for (unsigned i = 0; i < cli_n_commands; i++)
    if (strcmp (cli_commands[i].name, name) == 0)
      return &cli_commands[i];
  return NULL;
}
