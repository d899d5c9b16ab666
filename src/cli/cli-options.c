/* The table of options.  It is long, and one thought, because --help shows it in this order.
 * Arguments are read in cli-options-set.c, cli-draw-options.c and cli-bench-options.c; an option
 * that is a choice is described in export-choice.c. */
#include "cli-options.h"
#include "cli-bench.h"
#include "cli-compare.h"
#include "cli-draw.h"

#include "export-choice.h"
#include "words-gettext.h"

#include <stddef.h>
#include <string.h>

#define READERS                                                                                    \
  (CLI_SOLVE | CLI_COUNT | CLI_CHECK | CLI_CONVERT | CLI_TRACE | CLI_DRAW | CLI_EXPORT | CLI_BENCH \
   | CLI_COMPARE | REASONS)
#define A_NUMBER N_ ("a number up to 18446744073709551615")
#define STREAMS  (CLI_SOLVE | CLI_COUNT | CLI_CHECK)
#define REASONS  (CLI_EXPLAIN | CLI_HINT | CLI_RATE)

const CliOption cli_options[] = {
  {
      .name = "unique",
      .help = N_ ("prove that the solution is the only one (if not: multiple)"),
      .commands = CLI_SOLVE,
      .flag = offsetof (CliSettings, unique),
  },
  {
      .name = "all",
      .help = N_ ("print every solution, each followed by an empty line"),
      .commands = CLI_SOLVE,
      .flag = offsetof (CliSettings, all),
  },
  {
      .name = "minimal",
      .help = N_ ("name the redundant givens"),
      .commands = CLI_CHECK,
      .flag = offsetof (CliSettings, minimal),
  },
  {
      .name = "number",
      .letter = 'n',
      .argument = "N",
      .help = N_ ("make N puzzles (0 = no end; default: 1)"),
      .commands = CLI_GENERATE,
      .expected = A_NUMBER,
      .set = cli_option_set_number,
  },
  {
      .name = "seed",
      .argument = "N",
      .help = N_ ("where the numbers of chance begin (default: anywhere)"),
      .commands = CLI_GENERATE,
      .expected = A_NUMBER,
      .set = cli_option_set_seed,
  },
  {
      .name = "rating",
      .argument = "RANGE",
      .help = N_ ("how difficult, as rate says: 3.0-4.5, or beginner … extreme"),
      .commands = CLI_GENERATE,
      .expected = N_ ("a rating such as 3.5, two from low to high such as 3.0-4.5, or a "
                      "word: beginner, easy, medium, hard, very-hard, extreme"),
      .set = cli_option_set_rating,
  },
  {
      .name = "clues",
      .argument = "RANGE",
      .help = N_ ("how many clues: 30, or 28-32 (default: until no clue can go)"),
      .commands = CLI_GENERATE,
      .expected = N_ ("a number such as 30, or two such as 28-32"),
      .set = cli_option_set_clues,
  },
  {
      .name = "symmetry",
      .argument = "SYMMETRY",
      .help = N_ ("of the clues' places (default: none)"),
      .commands = CLI_GENERATE,
      .set = cli_option_set_symmetry,
      .list = cli_option_list_symmetries,
  },
  {
      .name = "needs",
      .argument = "NAME",
      .help = N_ ("puzzles that are harder without this technique, such as x-wing"),
      .commands = CLI_GENERATE,
      .set = cli_option_set_needs,
      .list = cli_option_list_needs,
  },
  {
      .name = "pattern",
      .argument = "PLACES",
      .help = N_ ("where clues stand: a symbol per cell, . for none; or a file"),
      .commands = CLI_GENERATE,
      .expected = N_ ("a symbol for each cell, or the name of a file"),
      .set = cli_option_set_pattern,
  },
  {
      .name = "regions",
      .argument = "N",
      .help = N_ ("jigsaws of N by N cells, each with regions of its own"),
      .commands = CLI_GENERATE,
      .expected = N_ ("a number from 3 to 16"),
      .set = cli_option_set_regions,
  },
  {
      .name = "minimal",
      .help = N_ ("no clue can go, whatever the number of clues and the symmetry"),
      .commands = CLI_GENERATE,
      .flag = offsetof (CliSettings, minimal),
  },
  {
      .name = "controlled",
      .help = N_ ("sample without the usual bias, a thousand times slower"),
      .commands = CLI_GENERATE,
      .flag = offsetof (CliSettings, wish.controlled),
  },
  {
      .name = "tries",
      .argument = "N",
      .help = N_ ("give a puzzle up after N tries (default: by what a try costs)"),
      .commands = CLI_GENERATE,
      .expected = N_ ("a number from 1 to 18446744073709551615"),
      .set = cli_option_set_tries,
  },
  {
      .name = "verbose",
      .help = N_ ("also print each verdict as a sentence"),
      .commands = CLI_CHECK,
      .flag = offsetof (CliSettings, verbose),
  },
  {
      .name = "limit",
      .argument = "N",
      .help = N_ ("stop after N solutions (0 = no limit; default: 2)"),
      .commands = CLI_COUNT,
      .expected = A_NUMBER,
      .set = cli_option_set_limit,
  },
  {
      .name = "steps",
      .argument = "N",
      .help = N_ ("stop after N steps (0 = no limit)"),
      .commands = CLI_EXPLAIN,
      .expected = A_NUMBER,
      .set = cli_option_set_steps,
  },
  {
      .name = "only",
      .argument = "NAME",
      .help = N_ ("list all steps of this name at the beginning, such as x-wing"),
      .commands = CLI_EXPLAIN,
      .set = cli_option_set_only,
      .list = cli_option_list_techniques,
  },
  {
      .name = "pure",
      .help = N_ ("never use that the solution is the only one"),
      .commands = REASONS | CLI_DRAW,
      .flag = offsetof (CliSettings, pure),
  },
  {
      .name = "form",
      .argument = "FORM",
      .help = N_ ("how it is written (default: pseudo)"),
      .commands = CLI_CODE,
      .set = cli_option_set_form,
      .list = cli_option_list_forms,
  },
  {
      .name = "colours",
      .help = N_ ("for problems whose items may have colours"),
      .commands = CLI_CODE,
      .flag = offsetof (CliSettings, coloured),
  },
  {
      .name = "step",
      .argument = "STEP",
      .help = N_ ("detail of the transcript"),
      .commands = CLI_TRACE,
      .expected = "link, item, option, level",
      .set = cli_option_set_step,
  },
  {
      .name = "limit",
      .argument = "N",
      .help = N_ ("stop after N lines (0 = no limit)"),
      .commands = CLI_TRACE,
      .expected = A_NUMBER,
      .set = cli_option_set_limit,
  },
  {
      .name = "classic",
      .argument = "CLASSIC",
      .help = N_ ("trace this problem, such as queens:4"),
      .commands = CLI_TRACE,
      .expected = N_ ("a problem that quadrille-cli classic lists"),
      .set = cli_option_set_classic,
  },
  {
      .name = "classic",
      .argument = "CLASSIC",
      .help = N_ ("explain this problem, such as dominoes:2x3"),
      .commands = REASONS,
      .expected = N_ ("a problem that quadrille-cli classic lists"),
      .set = cli_option_set_classic,
  },
  {
      .name = "engines",
      .argument = "E,...",
      .help = N_ ("engines to compare (default: all)"),
      .commands = CLI_BENCH,
      .set = cli_bench_set_engines,
      .list = cli_option_list_engines_and_auto,
  },
  {
      .name = "peers",
      .argument = "P,...",
      .help = N_ ("also compare with these programs, if installed"),
      .commands = CLI_BENCH,
      .set = cli_bench_set_peers,
      .list = cli_bench_list_peers,
  },
  {
      .name = "sample",
      .argument = "N",
      .help = N_ ("give N puzzles of each file to those programs"),
      .commands = CLI_BENCH,
      .expected = N_ ("a number from 1 to 4294967295"),
      .set = cli_bench_set_sample,
  },
  {
      .name = "seconds",
      .argument = "N",
      .help = N_ ("seconds for each file and engine (0 = one pass a round; default: 1)"),
      .commands = CLI_BENCH,
      .expected = N_ ("a number up to 86400"),
      .set = cli_bench_set_seconds,
  },
  {
      .name = "rounds",
      .argument = "N",
      .help = N_ ("number of rounds; the median counts (default: 5)"),
      .commands = CLI_BENCH,
      .expected = N_ ("a number from 1 to 1000"),
      .set = cli_bench_set_rounds,
  },
  {
      .name = "engines",
      .argument = "W,...",
      .help = N_ ("ways to compare (default: all that can solve the puzzles)"),
      .commands = CLI_COMPARE,
      .set = cli_compare_set_ways,
      .list = cli_compare_list_ways,
  },
  {
      .name = "first",
      .help = N_ ("stop at the first solution, without proving that it is the only one"),
      .commands = CLI_COMPARE,
      .flag = offsetof (CliSettings, first),
  },
  {
      .name = "runs",
      .argument = "N",
      .help = N_ ("measure each puzzle N times; the median counts (default: 5)"),
      .commands = CLI_COMPARE,
      .expected = N_ ("a number from 1 to 1000"),
      .set = cli_bench_set_rounds,
  },
  {
      .name = "seconds",
      .argument = "N",
      .help = N_ ("a way gives a puzzle up after N seconds (0 = never; default: 10)"),
      .commands = CLI_COMPARE,
      .expected = N_ ("a number up to 86400"),
      .set = cli_bench_set_seconds,
  },
  {
      .name = "rated",
      .help = N_ ("also rate each puzzle, as rate does"),
      .commands = CLI_COMPARE,
      .flag = offsetof (CliSettings, rated),
  },
  {
      .name = "reversed",
      .help = N_ ("also compare each puzzle with its rows from bottom to top"),
      .commands = CLI_COMPARE,
      .flag = offsetof (CliSettings, reversed),
  },
  {
      .name = "classic",
      .argument = "CLASSIC",
      .help = N_ ("compare on this problem, or on several sizes: queens:4..10"),
      .commands = CLI_COMPARE,
      .expected = N_ ("a problem that quadrille-cli classic lists, perhaps with sizes 4..10"),
      .set = cli_compare_set_classic,
  },
  {
      .name = "csv",
      .argument = "FILE",
      .help = N_ ("also write a line for each puzzle and way to this file, as CSV"),
      .commands = CLI_COMPARE,
      .expected = N_ ("the name of a file"),
      .set = cli_bench_set_csv,
  },
  {
      .name = "chart",
      .argument = "FILE",
      .help = N_ ("draw the mean times of the ways to this file: .svg, .png, .pdf"),
      .commands = CLI_COMPARE,
      .expected = N_ ("the name of a file that ends in .svg, .png or .pdf"),
      .set = cli_bench_set_chart,
  },
  {
      .name = "axes",
      .argument = "X,Y",
      .help = N_ ("draw every puzzle as a point: X to the right, Y upwards"),
      .commands = CLI_COMPARE,
      .set = cli_compare_set_axes,
      .list = cli_compare_list_axes,
  },
  {
      .name = "csv",
      .argument = "FILE",
      .help = N_ ("also write the table to this file, as CSV"),
      .commands = CLI_BENCH,
      .expected = N_ ("the name of a file"),
      .set = cli_bench_set_csv,
  },
  {
      .name = "chart",
      .argument = "FILE",
      .help = N_ ("draw puzzles per second to this file: .svg, .png, .pdf"),
      .commands = CLI_BENCH,
      .expected = N_ ("the name of a file that ends in .svg, .png or .pdf"),
      .set = cli_bench_set_chart,
  },
  {
      .name = "what",
      .is_choice = true,
      .commands = CLI_DRAW,
  },
  {
      .name = "step",
      .argument = "N[..M]",
      .help = N_ ("draw the reason of step N, or of steps N to M"),
      .commands = CLI_DRAW,
      .expected = N_ ("a number from 1, or the first and the last one, such as 3..8 or 3.."),
      .set = cli_draw_set_step,
  },
  {
      .name = "at",
      .argument = "MOMENT",
      .help = N_ ("which moment to draw (default: start)"),
      .commands = CLI_DRAW,
      .expected = "start, end, EVENT, solution:N, dead-end:N",
      .set = cli_draw_set_at,
  },
  {
      .name = "to",
      .argument = "MOMENT",
      .help = N_ ("last moment of an animation (default: the next solution)"),
      .commands = CLI_DRAW,
      .expected = "start, end, EVENT, solution:N, dead-end:N",
      .set = cli_draw_set_to,
  },
  {
      .name = "every",
      .is_choice = true,
      .commands = CLI_DRAW,
  },
  {
      .name = "speed",
      .is_choice = true,
      .commands = CLI_DRAW,
  },
  {
      .name = "sentences",
      .is_choice = true,
      .commands = CLI_DRAW,
  },
  {
      .name = "storyboard",
      .help = N_ ("put the frames on paper, with sentences: .pdf"),
      .commands = CLI_DRAW,
      .flag = offsetof (CliSettings, storyboard),
  },
  {
      .name = "phase",
      .argument = "P",
      .help = N_ ("progress of the last change of a link, from 0 to 1"),
      .commands = CLI_DRAW,
      .expected = N_ ("a number from 0 to 1"),
      .set = cli_draw_set_phase,
  },
  {
      .name = "whole",
      .help = N_ ("also show what the givens remove; start before them"),
      .commands = CLI_DRAW,
      .flag = offsetof (CliSettings, whole),
  },
  {
      .name = "solved",
      .help = N_ ("fill in the first solution, as --what both"),
      .commands = CLI_DRAW,
      .flag = offsetof (CliSettings, solved),
  },
  {
      .name = "size",
      .is_choice = true,
      .commands = CLI_DRAW | CLI_BENCH | CLI_COMPARE,
      .set = cli_draw_set_size,
  },
  {
      .name = "thumbnail",
      .argument = "N",
      .help = N_ ("a square of N pixels per side; skips slow files"),
      .commands = CLI_DRAW,
      .expected = N_ ("a number from 16 to 2048"),
      .set = cli_draw_set_thumbnail,
  },
  {
      .name = "scale",
      .is_choice = true,
      .commands = CLI_DRAW | CLI_BENCH | CLI_COMPARE,
  },
  {
      .name = "dpi",
      .is_choice = true,
      .commands = CLI_DRAW | CLI_BENCH | CLI_COMPARE,
  },
  {
      .name = "margin",
      .is_choice = true,
      .commands = CLI_DRAW | CLI_EXPORT,
  },
  {
      .name = "title",
      .is_choice = true,
      .commands = CLI_DRAW | CLI_EXPORT | CLI_BENCH | CLI_COMPARE,
  },
  {
      .name = "footer",
      .is_choice = true,
      .commands = CLI_DRAW | CLI_EXPORT,
  },
  {
      .name = "coordinates",
      .is_choice = true,
      .commands = CLI_DRAW | CLI_EXPORT,
  },
  {
      .name = "transparent",
      .is_choice = true,
      .commands = CLI_DRAW,
  },
  {
      .name = "theme",
      .is_choice = true,
      .commands = CLI_DRAW | CLI_EXPORT | CLI_BENCH | CLI_COMPARE,
  },
  {
      .name = "presenting",
      .is_choice = true,
      .commands = CLI_DRAW,
  },
  {
      .name = "no-chip",
      .is_choice = true,
      .commands = CLI_DRAW,
  },
  {
      .name = "legend",
      .is_choice = true,
      .commands = CLI_DRAW,
  },
  {
      .name = "classic",
      .argument = "CLASSIC",
      .help = N_ ("draw this problem, such as queens:8"),
      .commands = CLI_DRAW,
      .expected = N_ ("a problem that quadrille-cli classic lists"),
      .set = cli_option_set_classic,
  },
  {
      .name = "output",
      .letter = 'o',
      .argument = "FILE",
      .help = N_ ("write to this file; the suffix names the format; %d: many files"),
      .commands = CLI_DRAW,
      .expected = N_ ("the name of a file"),
      .set = cli_option_set_output,
  },
  {
      .name = "per-page",
      .is_choice = true,
      .commands = CLI_DRAW | CLI_EXPORT,
  },
  {
      .name = "solutions",
      .is_choice = true,
      .commands = CLI_EXPORT,
  },
  {
      .name = "captions",
      .is_choice = true,
      .commands = CLI_EXPORT,
  },
  {
      .name = "candidates",
      .is_choice = true,
      .commands = CLI_EXPORT,
  },
  {
      .name = "paper",
      .is_choice = true,
      .commands = CLI_DRAW | CLI_EXPORT,
      .set = cli_export_set_paper,
  },
  {
      .name = "landscape",
      .is_choice = true,
      .commands = CLI_DRAW | CLI_EXPORT,
  },
  {
      .name = "output",
      .letter = 'o',
      .argument = "FILE",
      .help = N_ ("write the book to this file: .pdf"),
      .commands = CLI_EXPORT,
      .expected = N_ ("the name of a file"),
      .set = cli_option_set_output,
  },
  {
      .name = "format",
      .argument = "FORMAT",
      .help = N_ ("the format of the picture, whatever the file's name"),
      .commands = CLI_DRAW,
      .set = cli_draw_set_format,
      .list = cli_draw_list_formats,
  },
  {
      .name = "engine",
      .argument = "E",
      .help = N_ ("use this engine (default: auto)"),
      .commands = CLI_SOLVE | CLI_COUNT,
      .set = cli_option_set_engine,
      .list = cli_option_list_engines_and_auto,
  },
  {
      .name = "choose",
      .argument = "RULE",
      .help = N_ ("which item to branch on"),
      .commands = STREAMS | CLI_TRACE | CLI_DRAW | CLI_CODE,
      .expected = "fewest, first, random:SEED",
      .set = cli_option_set_rule,
  },
  {
      .name = "rules",
      .argument = "RULE,RULE",
      .help = N_ ("two search trees beside each other, one for each rule"),
      .commands = CLI_DRAW,
      .expected = N_ ("two of fewest, first, random:SEED with a comma between"),
      .set = cli_option_set_rules,
  },
  {
      .name = "limit-nodes",
      .argument = "N",
      .help = N_ ("stop a search after N nodes (answer: unknown; 0 = no limit)"),
      .commands = STREAMS,
      .expected = A_NUMBER,
      .set = cli_option_set_nodes,
  },
  {
      .name = "limit-nodes",
      .argument = "N",
      .help = N_ ("a way gives a puzzle up after N nodes (0 = never; default: 0)"),
      .commands = CLI_COMPARE,
      .expected = A_NUMBER,
      .set = cli_option_set_nodes,
  },
  {
      .name = "jobs",
      .letter = 'j',
      .argument = "N",
      .help = N_ ("number of threads (0 = one per processor)"),
      .commands = STREAMS | REASONS | CLI_GENERATE,
      .expected = N_ ("a number up to 1024"),
      .set = cli_option_set_jobs,
  },
  {
      .name = "beside",
      .help = N_ ("also write the solutions of each FILE to a .result file"),
      .commands = CLI_SOLVE,
      .flag = offsetof (CliSettings, beside),
  },
  {
      .name = "to",
      .argument = "FORMAT",
      .help = N_ ("the format to write"),
      .commands = CLI_CONVERT | CLI_GENERATE,
      .set = cli_option_set_to,
      .list = cli_option_list_writable,
  },
  {
      .name = "output",
      .letter = 'o',
      .argument = "FILE",
      .help = N_ ("write to this file (- = standard output); the suffix names the format"),
      .commands = CLI_CONVERT,
      .expected = N_ ("the name of a file"),
      .set = cli_option_set_output,
  },
  {
      .name = "from",
      .argument = "FORMAT",
      .help = N_ ("read the input as this format"),
      .commands = READERS,
      .set = cli_option_set_from,
      .list = cli_option_list_readable,
  },
  {
      .name = "shape",
      .argument = "SHAPE",
      .help = N_ ("the shape of every Sudoku"),
      .commands = READERS | CLI_GENERATE,
      .set = cli_option_set_shape,
      .list = cli_option_list_shapes,
  },
  {
      .name = "json",
      .help = N_ ("answer in JSON, one object per line"),
      .commands = STREAMS | REASONS | CLI_GENERATE | CLI_TRACE | CLI_FORMATS,
      .flag = offsetof (CliSettings, json),
  },
  {
      .name = "stats",
      .help = N_ ("print statistics and the engine at the end"),
      .commands = STREAMS,
      .flag = offsetof (CliSettings, stats),
  },
  {
      .name = "help",
      .letter = 'h',
      .help = N_ ("show this help"),
      .commands = CLI_ANY,
      .flag = offsetof (CliSettings, help),
  },
};

const unsigned cli_n_options = sizeof cli_options / sizeof *cli_options;

static const ExportChoice *
find_choice (const CliOption *option)
{
  return option->is_choice ? export_choice_find (option->name, strlen (option->name)) : NULL;
}

const char *
cli_option_argument (const CliOption *option)
{
  const ExportChoice *choice = find_choice (option);

  return choice != NULL ? choice->argument : option->argument;
}

const char *
cli_option_help (const CliOption *option)
{
  const ExportChoice *choice = find_choice (option);

  return _ (choice != NULL ? choice->help : option->help);
}

void
cli_option_add_expected (const CliOption *option, BaseText *out)
{
  const ExportChoice *choice = find_choice (option);

  if (choice != NULL)
    export_choice_add_expected (choice, out);
  else if (option->list != NULL)
    option->list (out);
  else if (option->expected != NULL)
    base_text_add (out, _ (option->expected));
}

bool
cli_option_set (const CliOption *option, CliSettings *settings, const char *argument)
{
  const ExportChoice *choice = find_choice (option);

  if (cli_option_argument (option) != NULL && argument == NULL)
    return false;
  if (option->set != NULL)
    return option->set (settings, argument);
  if (choice != NULL)
    return export_choice_set (choice, &settings->choices, argument != NULL ? argument : "true");
  *(bool *) ((char *) settings + option->flag) = true;
  return true;
}
