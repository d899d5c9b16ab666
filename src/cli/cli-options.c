/* The table of options, and what each does with its argument. */
#include "cli-command.h"
#include "cli-draw.h"

#include "words-gettext.h"
#include "words.h"

#include <stddef.h>
#include <string.h>

/* Digits only, up to `most`. */
static bool
read_number (const char *text, uint64_t most, uint64_t *out_number)
{
  uint64_t number = 0;

  if (*text == '\0')
    return false;
  for (; *text != '\0'; text++)
    {
      uint64_t digit = (uint64_t) (*text - '0');

      if (*text < '0' || *text > '9' || number > (most - digit) / 10)
        return false;
      number = number * 10 + digit;
    }
  *out_number = number;
  return true;
}

static bool
set_limit (CliSettings *settings, const char *argument)
{
  return settings->has_limit = read_number (argument, UINT64_MAX, &settings->limit);
}

static bool
set_nodes (CliSettings *settings, const char *argument)
{
  return read_number (argument, UINT64_MAX, &settings->nodes);
}

static bool
set_seconds (CliSettings *settings, const char *argument)
{
  return read_number (argument, 86400, &settings->seconds);
}

static bool
set_jobs (CliSettings *settings, const char *argument)
{
  uint64_t jobs = 0;
  bool good = read_number (argument, 1024, &jobs);

  settings->jobs = (uint32_t) jobs;
  return good;
}

static bool
set_engine (CliSettings *settings, const char *argument)
{
  settings->engine = engines_find (argument);
  return settings->engine != NULL || strcmp (argument, "auto") == 0;
}

static void
list_engines (BaseText *out)
{
  for (unsigned i = 0; i < engines_n; i++)
    {
      base_text_add (out, i == 0 ? "" : ", ");
      base_text_add (out, engines_get (i)->id);
    }
}

static void
list_engines_and_auto (BaseText *out)
{
  base_text_add (out, "auto, ");
  list_engines (out);
}

static bool
set_engines (CliSettings *settings, const char *argument)
{
  while (*argument != '\0')
    {
      char id[32] = "";
      size_t length = strcspn (argument, ",");
      const Engine *engine;

      if (length >= sizeof id || settings->n_engines == CLI_MAX_ENGINES)
        return false;
      memcpy (id, argument, length);
      engine = engines_find (id);
      if (engine == NULL)
        return false;
      settings->engines[settings->n_engines++] = engine;
      argument += length + (argument[length] == ',');
    }
  return settings->n_engines > 0;
}

static bool
set_rule (CliSettings *settings, const char *argument)
{
  settings->has_rule = true;
  if (strcmp (argument, "fewest") == 0)
    settings->rule = COVER_RULE_FEWEST;
  else if (strcmp (argument, "first") == 0)
    settings->rule = COVER_RULE_FIRST;
  else if (strncmp (argument, "random:", 7) == 0)
    {
      settings->rule = COVER_RULE_RANDOM;
      return read_number (argument + 7, UINT64_MAX, &settings->seed);
    }
  else
    return false;
  return true;
}

static const char *const step_names[] = {
  [WORDS_STEP_LINK] = "link",
  [WORDS_STEP_ITEM] = "item",
  [WORDS_STEP_OPTION] = "option",
  [WORDS_STEP_LEVEL] = "level",
};

static bool
set_step (CliSettings *settings, const char *argument)
{
  for (unsigned i = 0; i < sizeof step_names / sizeof *step_names; i++)
    if (strcmp (argument, step_names[i]) == 0)
      {
        settings->step = (WordsStep) i;
        return true;
      }
  return false;
}

static bool
set_from (CliSettings *settings, const char *argument)
{
  settings->from = formats_find (argument);
  return settings->from != NULL && formats_can_read (settings->from);
}

static bool
set_to (CliSettings *settings, const char *argument)
{
  settings->to = formats_find (argument);
  return settings->to != NULL && formats_can_write (settings->to);
}

static void
list_formats (bool (*can) (const Format *format), BaseText *out)
{
  const char *between = "";

  for (unsigned i = 0; i < formats_n; i++)
    if (can (&formats_all[i]))
      {
        base_text_add (out, between);
        base_text_add (out, formats_all[i].id);
        between = ", ";
      }
}

static void
list_readable (BaseText *out)
{
  list_formats (formats_can_read, out);
}

static void
list_writable (BaseText *out)
{
  list_formats (formats_can_write, out);
}

static bool
set_shape (CliSettings *settings, const char *argument)
{
  SudokuShape *shape;
  SudokuShapeFault fault;
  BaseStatus status = sudoku_shape_parse_or_tell (argument, &shape, &fault);

  if (status == BASE_BAD_INPUT && fault.kind != SUDOKU_SHAPE_FAULT_KIND)
    words_add_shape_fault (&fault, &settings->why);
  if (status != BASE_OK)
    return false;
  sudoku_shape_unref (settings->shape);
  settings->shape = shape;
  return true;
}

static bool
set_output (CliSettings *settings, const char *argument)
{
  settings->output = argument;
  return *argument != '\0';
}

static bool
set_classic (CliSettings *settings, const char *argument)
{
  return classics_parse (argument, &settings->classic, &settings->arguments) == BASE_OK;
}

#define READERS \
  (CLI_SOLVE | CLI_COUNT | CLI_CHECK | CLI_CONVERT | CLI_TRACE | CLI_DRAW | CLI_EXPORT | CLI_BENCH)
#define A_NUMBER N_ ("a number up to 18446744073709551615")
#define STREAMS  (CLI_SOLVE | CLI_COUNT | CLI_CHECK)

const CliOption cli_options[] = {
  {
      .name = "unique",
      .help = N_ ("prove that there is no other solution; where there is: multiple"),
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
      .help = N_ ("name the givens that are redundant"),
      .commands = CLI_CHECK,
      .flag = offsetof (CliSettings, minimal),
  },
  {
      .name = "verbose",
      .help = N_ ("also say each verdict as a sentence"),
      .commands = CLI_CHECK,
      .flag = offsetof (CliSettings, verbose),
  },
  {
      .name = "limit",
      .argument = "N",
      .help = N_ ("stop at N solutions; 0: count them all; default 2"),
      .commands = CLI_COUNT,
      .expected = A_NUMBER,
      .set = set_limit,
  },
  {
      .name = "step",
      .argument = "STEP",
      .help = N_ ("how fine the transcript is"),
      .commands = CLI_TRACE,
      .expected = "link, item, option, level",
      .set = set_step,
  },
  {
      .name = "limit",
      .argument = "N",
      .help = N_ ("stop after N lines; 0: never"),
      .commands = CLI_TRACE,
      .expected = A_NUMBER,
      .set = set_limit,
  },
  {
      .name = "classic",
      .argument = "CLASSIC",
      .help = N_ ("trace this problem, in the words of its board: queens:4"),
      .commands = CLI_TRACE,
      .expected = N_ ("one that quadrille-cli classic lists"),
      .set = set_classic,
  },
  {
      .name = "what",
      .argument = "PICTURE",
      .help = N_ ("which picture; board, the partial solution, unless said otherwise"),
      .commands = CLI_DRAW,
      .set = cli_draw_set_what,
      .list = cli_draw_list_what,
  },
  {
      .name = "at",
      .argument = "MOMENT",
      .help = N_ ("when; start unless said otherwise"),
      .commands = CLI_DRAW,
      .expected = "start, end, EVENT, solution:N, dead-end:N",
      .set = cli_draw_set_at,
  },
  {
      .name = "to",
      .argument = "MOMENT",
      .help = N_ ("an animation's last moment; solution:1 unless said otherwise"),
      .commands = CLI_DRAW,
      .expected = "start, end, EVENT, solution:N, dead-end:N",
      .set = cli_draw_set_to,
  },
  {
      .name = "every",
      .argument = "STEP",
      .help = N_ ("how much happens from frame to frame; key unless said otherwise"),
      .commands = CLI_DRAW,
      .set = cli_draw_set_every,
      .list = cli_draw_list_every,
  },
  {
      .name = "speed",
      .argument = "S",
      .help = N_ ("so many frames a second; default 2"),
      .commands = CLI_DRAW,
      .expected = N_ ("a number from 0.1 to 50"),
      .set = cli_draw_set_speed,
  },
  {
      .name = "sentences",
      .help = N_ ("below each frame, what the step did"),
      .commands = CLI_DRAW,
      .flag = offsetof (CliSettings, choices.sentences),
  },
  {
      .name = "storyboard",
      .help = N_ ("the frames on paper, each with its sentence: .pdf"),
      .commands = CLI_DRAW,
      .flag = offsetof (CliSettings, storyboard),
  },
  {
      .name = "phase",
      .argument = "P",
      .help = N_ ("how far the last change of a link has come, from 0 to 1"),
      .commands = CLI_DRAW,
      .expected = N_ ("a number from 0 to 1"),
      .set = cli_draw_set_phase,
  },
  {
      .name = "whole",
      .help = N_ ("also show what the givens leave out: start before them"),
      .commands = CLI_DRAW,
      .flag = offsetof (CliSettings, whole),
  },
  {
      .name = "solved",
      .help = N_ ("fill the puzzle with its first solution: --what both"),
      .commands = CLI_DRAW,
      .flag = offsetof (CliSettings, solved),
  },
  {
      .name = "size",
      .argument = "WxH",
      .help = N_ ("the width and height of the picture; default 800x600"),
      .commands = CLI_DRAW,
      .expected = N_ ("a width and a height from 16 to 8000, such as 800x600 or 80x60mm"),
      .set = cli_draw_set_size,
  },
  {
      .name = "thumbnail",
      .argument = "N",
      .help = N_ ("N pixels to a side; gives up on what would take long"),
      .commands = CLI_DRAW,
      .expected = N_ ("a number from 16 to 2048"),
      .set = cli_draw_set_thumbnail,
  },
  {
      .name = "scale",
      .argument = "S",
      .help = N_ ("so many pixels to the unit of the size"),
      .commands = CLI_DRAW,
      .expected = N_ ("a number from 0.25 to 4"),
      .set = cli_draw_set_scale,
  },
  {
      .name = "dpi",
      .argument = "N",
      .help = N_ ("so many pixels to the inch, 96 units; instead of --scale"),
      .commands = CLI_DRAW,
      .expected = N_ ("a number from 10 to 2400"),
      .set = cli_draw_set_dpi,
  },
  {
      .name = "margin",
      .argument = "M",
      .help = N_ ("leave so much free at each edge"),
      .commands = CLI_DRAW | CLI_EXPORT,
      .expected = N_ ("a length, such as 20 or 5mm"),
      .set = cli_draw_set_margin,
  },
  {
      .name = "title",
      .argument = "TEXT",
      .help = N_ ("write this above, and into the file as its title"),
      .commands = CLI_DRAW | CLI_EXPORT,
      .expected = N_ ("a text in UTF-8"),
      .set = cli_draw_set_title,
  },
  {
      .name = "footer",
      .argument = "TEXT",
      .help = N_ ("write this below"),
      .commands = CLI_DRAW | CLI_EXPORT,
      .expected = N_ ("a text in UTF-8"),
      .set = cli_draw_set_footer,
  },
  {
      .name = "coordinates",
      .help = N_ ("number the rows and columns of a puzzle at its edge"),
      .commands = CLI_DRAW | CLI_EXPORT,
      .flag = offsetof (CliSettings, choices.coordinates),
  },
  {
      .name = "transparent",
      .help = N_ ("leave out the ground round the picture"),
      .commands = CLI_DRAW,
      .flag = offsetof (CliSettings, choices.transparent),
  },
  {
      .name = "theme",
      .argument = "THEME",
      .help = N_ ("the colours"),
      .commands = CLI_DRAW | CLI_EXPORT,
      .expected = "light, dark, contrast, print",
      .set = cli_draw_set_theme,
  },
  {
      .name = "presenting",
      .help = N_ ("for the last row: thicker, larger, less"),
      .commands = CLI_DRAW,
      .flag = offsetof (CliSettings, choices.presenting),
  },
  {
      .name = "classic",
      .argument = "CLASSIC",
      .help = N_ ("draw this problem, on its board: queens:8"),
      .commands = CLI_DRAW,
      .expected = N_ ("one that quadrille-cli classic lists"),
      .set = set_classic,
  },
  {
      .name = "output",
      .letter = 'o',
      .argument = "FILE",
      .help = N_ ("to this file; its suffix may name the format; %d: many files"),
      .commands = CLI_DRAW,
      .expected = N_ ("the name of a file"),
      .set = set_output,
  },
  {
      .name = "per-page",
      .argument = "N",
      .help = N_ ("so many puzzles, or frames, to a page; default 6"),
      .commands = CLI_DRAW | CLI_EXPORT,
      .expected = N_ ("a number from 1 to 100"),
      .set = cli_export_set_per_page,
  },
  {
      .name = "solutions",
      .argument = "WHERE",
      .help = N_ ("where; last, on pages of their own, unless said otherwise"),
      .commands = CLI_EXPORT,
      .set = cli_export_set_solutions,
      .list = cli_export_list_solutions,
  },
  {
      .name = "captions",
      .argument = "WHAT,...",
      .help = N_ ("what stands beside a puzzle; all of them unless said otherwise"),
      .commands = CLI_EXPORT,
      .set = cli_export_set_captions,
      .list = cli_export_list_captions,
  },
  {
      .name = "candidates",
      .help = N_ ("fill empty cells with what the rules leave for them"),
      .commands = CLI_EXPORT,
      .flag = offsetof (CliSettings, choices.candidates),
  },
  {
      .name = "paper",
      .argument = "PAPER",
      .help = N_ ("the size of the paper; default a4"),
      .commands = CLI_DRAW | CLI_EXPORT,
      .expected = "a3, a4, a5, a6, letter, legal, 150x200mm",
      .set = cli_export_set_paper,
  },
  {
      .name = "landscape",
      .help = N_ ("turn the paper on its side"),
      .commands = CLI_DRAW | CLI_EXPORT,
      .flag = offsetof (CliSettings, choices.landscape),
  },
  {
      .name = "output",
      .letter = 'o',
      .argument = "FILE",
      .help = N_ ("write the book to this file: .pdf"),
      .commands = CLI_EXPORT,
      .expected = N_ ("the name of a file"),
      .set = set_output,
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
      .name = "engines",
      .argument = "E,...",
      .help = N_ ("the engines to compare, the first with the others"),
      .commands = CLI_BENCH,
      .set = set_engines,
      .list = list_engines,
  },
  {
      .name = "seconds",
      .argument = "N",
      .help = N_ ("at least so long for each file and engine; default 1"),
      .commands = CLI_BENCH,
      .expected = N_ ("a number up to 86400"),
      .set = set_seconds,
  },
  {
      .name = "engine",
      .argument = "E",
      .help = N_ ("solve with this engine"),
      .commands = CLI_SOLVE | CLI_COUNT,
      .set = set_engine,
      .list = list_engines_and_auto,
  },
  {
      .name = "choose",
      .argument = "RULE",
      .help = N_ ("which item to branch on"),
      .commands = STREAMS | CLI_TRACE | CLI_DRAW,
      .expected = "fewest, first, random:SEED",
      .set = set_rule,
  },
  {
      .name = "limit-nodes",
      .argument = "N",
      .help = N_ ("give up on a puzzle after N nodes: unknown; 0: never"),
      .commands = STREAMS,
      .expected = A_NUMBER,
      .set = set_nodes,
  },
  {
      .name = "jobs",
      .letter = 'j',
      .argument = "N",
      .help = N_ ("N threads for puzzles and long searches; 0: one for each processor"),
      .commands = STREAMS,
      .expected = N_ ("a number up to 1024"),
      .set = set_jobs,
  },
  {
      .name = "beside",
      .help = N_ ("also write each FILE's solutions beside it: .result"),
      .commands = CLI_SOLVE,
      .flag = offsetof (CliSettings, beside),
  },
  {
      .name = "to",
      .argument = "FORMAT",
      .help = N_ ("the format to write"),
      .commands = CLI_CONVERT,
      .set = set_to,
      .list = list_writable,
  },
  {
      .name = "output",
      .letter = 'o',
      .argument = "FILE",
      .help = N_ ("write to this file, or to -; its suffix may name the format"),
      .commands = CLI_CONVERT,
      .expected = N_ ("the name of a file"),
      .set = set_output,
  },
  {
      .name = "from",
      .argument = "FORMAT",
      .help = N_ ("read as this format, whatever it looks like"),
      .commands = READERS,
      .set = set_from,
      .list = list_readable,
  },
  {
      .name = "shape",
      .argument = "SHAPE",
      .help = N_ ("the shape of every Sudoku"),
      .commands = READERS,
      .expected = "boxes:2x3, boxes:3x3+diagonals+windows, jigsaw:REGIONS, samurai, "
                  "grids:2x2@R1C1@R3C3",
      .set = set_shape,
  },
  {
      .name = "json",
      .help = N_ ("answer in JSON, one object a line"),
      .commands = STREAMS | CLI_TRACE | CLI_FORMATS,
      .flag = offsetof (CliSettings, json),
  },
  {
      .name = "stats",
      .help = N_ ("say at the end how much work it was"),
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
