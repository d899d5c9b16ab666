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
      .details = N_ ("A + after the number means that the limit was reached: there may be more."),
      .bit = CLI_COUNT,
      .most_files = SIZE_MAX,
      .run = cli_count,
  },
  {
      .name = "check",
      .operands = "[FILE...]",
      .summary = N_ ("report whether each puzzle has exactly one solution, and if not, why"),
      .details = N_ ("Answers: unique, multiple, none or invalid; after a colon, where and why."),
      .bit = CLI_CHECK,
      .most_files = SIZE_MAX,
      .run = cli_check,
  },
  {
      .name = "explain",
      .operands = "[FILE...]",
      .summary = N_ ("solve each puzzle step by step, with the reason of each step"),
      .details = N_ ("The path of each puzzle is followed by an empty line."),
      .bit = CLI_EXPLAIN,
      .most_files = SIZE_MAX,
      .run = cli_explain,
  },
  {
      .name = "hint",
      .operands = "[FILE...]",
      .summary = N_ ("print the next step of each puzzle: where, what, why, and what follows"),
      .details = N_ ("The four lines of each puzzle are followed by an empty line."),
      .bit = CLI_HINT,
      .most_files = SIZE_MAX,
      .run = cli_hint,
  },
  {
      .name = "rate",
      .operands = "[FILE...]",
      .summary = N_ ("estimate how difficult each puzzle is for people"),
      .details = N_ (
          "Answers: the rating on the scale of Sudoku Explainer, a word, the hardest step, steps."),
      .bit = CLI_RATE,
      .most_files = SIZE_MAX,
      .run = cli_rate,
  },
  {
      .name = "generate",
      .operands = "",
      .summary = N_ ("make Sudokus with exactly one solution, one per line"),
      .details = N_ ("A seed makes the same puzzles everywhere. Easy ones are preferred, except by "
                     "--controlled."),
      .bit = CLI_GENERATE,
      .run = cli_generate,
  },
  {
      .name = "convert",
      .operands = "[FILE...]",
      .summary = N_ ("write puzzles in another format"),
      .details = N_ ("A warning names everything that the format cannot keep."),
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
      .summary = N_ ("print a problem for teaching as exact cover, or list them"),
      .details = N_ ("A classic may be followed by its arguments: queens:8, dominoes:2x3."),
      .bit = CLI_CLASSIC,
      .most_files = 1,
      .run = cli_classic,
  },
  {
      .name = "code",
      .operands = "",
      .summary = N_ ("print the algorithm of dancing links, as a program or in words"),
      .details = N_ ("The programs in C and in Python read a .dlx file from standard input."),
      .bit = CLI_CODE,
      .run = cli_code,
  },
  {
      .name = "trace",
      .operands = "[FILE]",
      .summary = N_ ("describe how dancing links search the first puzzle, step by step"),
      .bit = CLI_TRACE,
      .most_files = 1,
      .run = cli_trace,
  },
  {
      .name = "draw",
      .operands = "[FILE]",
      .summary = N_ ("draw the first puzzle, or any moment of the search over it, as a picture"),
      .details = N_ ("A moment is start, end, solution:N, dead-end:N, or a number of events."),
      .bit = CLI_DRAW,
      .most_files = 1,
      .run = cli_draw,
  },
  {
      .name = "export",
      .operands = "[FILE...]",
      .summary = N_ ("write a collection as a PDF with several Sudokus per page"),
      .details = N_ ("Each puzzle has its number and a caption from its file."),
      .bit = CLI_EXPORT,
      .most_files = SIZE_MAX,
      .run = cli_export,
  },
  {
      .name = "bench",
      .operands = "[FILE...]",
      .summary = N_ ("measure engines side by side: solving, and proving uniqueness"),
      .details = N_ ("Compares the answers too; if two differ, reports them and exits with 1."),
      .bit = CLI_BENCH,
      .most_files = SIZE_MAX,
      .run = cli_bench,
  },
  {
      .name = "compare",
      .operands = "[FILE...]",
      .summary = N_ ("compare ways to solve, step by step and puzzle by puzzle"),
      .details = N_ ("A way is an engine, or links by another rule, such as links-first. "
                     "Each FILE is a class."),
      .bit = CLI_COMPARE,
      .most_files = SIZE_MAX,
      .run = cli_compare,
  },
  {
      .name = "help",
      .operands = "[COMMAND]",
      .summary = N_ ("show this help, or the help of a command"),
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
