/* cli-command.h - the commands and their options: two tables, from which parsing and --help both come. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "classics.h"
#include "cli.h"
#include "engines.h"
#include "export-choices.h"
#include "export-run.h"
#include "formats.h"
#include "words.h"

#define CLI_MAX_ENGINES 16

#define CLI_USAGE "quadrille-cli COMMAND [OPTION...] [FILE...]"

typedef struct CliCommand CliCommand;

/* What the options said; each command looks at those that it has. */
typedef struct
{
  const CliCommand *command;
  const char      **files; /* as given; at least one, which may be "-", where files are read */
  size_t            n_files;

  bool          help;
  bool          unique, all, minimal, verbose;
  bool          beside, json, stats;
  bool          has_rule, has_limit;
  CoverRule     rule;
  uint64_t      seed;
  const Engine *engine; /* NULL: whichever is fastest */
  const Engine *engines[CLI_MAX_ENGINES];
  unsigned      n_engines;
  uint64_t      limit;
  uint64_t      nodes;
  uint64_t      seconds, rounds;
  uint64_t      sample; /* puzzles for other programs; 0: as many as is usual */
  unsigned      peers;  /* bits: 1 << CliPeerKind */
  const char   *csv, *chart; /* files, or NULL */
  uint32_t      jobs; /* 0: as many as there are processors */
  WordsStep     step;
  const Format *from, *to;
  SudokuShape  *shape; /* held, or NULL */
  BaseText      why;   /* what an option's setter has to say of an argument that it refused */
  const char   *output;

  const struct CliOption **given; /* what was said, in its order */
  size_t                   n_given;

  ExportChoices       choices;
  const ExportFormat *format; /* NULL: as the file's name has it */
  ExportMoment        at;
  double              phase;
  bool                thumbnail; /* small, and soon or not at all */
  bool                whole, solved;

  ExportMoment     to_moment; /* an animation's last, where it was given */
  const ExportWay *motion;    /* an animation in one file; NULL: as the file's name has it */
  bool             moves;     /* it is one */
  bool             storyboard;

  const Classic    *classic; /* instead of a file; or NULL */
  ClassicsArguments arguments;
} CliSettings;

struct CliCommand
{
  const char *name;
  const char *operands; /* as --help shows them */
  const char *summary;
  const char *details; /* a paragraph more, or NULL */
  unsigned    bit;     /* in the options' `commands` */
  size_t      most_files;
  CliExit (*run) (const CliSettings *settings);
};

/* The bits. */
enum
{
  CLI_SOLVE = 1 << 0,
  CLI_COUNT = 1 << 1,
  CLI_CHECK = 1 << 2,
  CLI_CONVERT = 1 << 3,
  CLI_FORMATS = 1 << 4,
  CLI_TRACE = 1 << 5,
  CLI_BENCH = 1 << 6,
  CLI_HELP = 1 << 7,
  CLI_CLASSIC = 1 << 8,
  CLI_DRAW = 1 << 9,
  CLI_EXPORT = 1 << 10,
  CLI_ANY = (1 << 11) - 1,
};

typedef struct CliOption
{
  const char *name;     /* without its dashes */
  char        letter;   /* a short form, or 0 */
  bool        is_choice; /* export-choice.h describes it; only `name`, `commands` and perhaps `set` are given here */
  const char *argument; /* as --help shows it; NULL: takes none */
  const char *help;
  unsigned    commands;
  size_t      flag;     /* without an argument: offset in CliSettings of the bool that becomes true */
  const char *expected; /* describes the argument, for who gave another; NULL: `list` does */

  /* Reads the argument.  False when it cannot be that. */
  bool (*set) (CliSettings *settings, const char *argument);
  void (*list) (BaseText *out); /* adds what it may be, or NULL */
} CliOption;

/* What the row, or the choice, has: the argument as --help shows it, NULL for none; the line of --help; what the argument
 * must be.  The last two are in the user's language. */
const char *cli_option_argument (const CliOption *option);
const char *cli_option_help (const CliOption *option);
void        cli_option_add_expected (const CliOption *option, BaseText *out);

/* False when the argument cannot be that; NULL where there is none. */
bool cli_option_set (const CliOption *option, CliSettings *settings, const char *argument);

extern const CliOption  cli_options[];
extern const unsigned   cli_n_options;
extern const CliCommand cli_commands[];
extern const unsigned   cli_n_commands;

const CliCommand *cli_find_command (const char *name); /* NULL when there is none */

/* Reads what follows the command's name.  False after having said what is wrong.  To be cleared either way. */
bool cli_settings_parse (const CliCommand *command, int n, char **arguments, CliSettings *out_settings);
void cli_settings_clear (CliSettings *self);

/* Whether the option of that name was given. */
bool cli_settings_have (const CliSettings *self, const char *name);

/* What an engine can solve, in the user's language. */
const char *cli_reach_of (const Engine *engine);

void cli_add_general_help (BaseText *out);
void cli_add_command_help (const CliCommand *command, BaseText *out);

CliExit cli_solve (const CliSettings *settings);
CliExit cli_count (const CliSettings *settings);
CliExit cli_check (const CliSettings *settings);
CliExit cli_convert (const CliSettings *settings);
CliExit cli_formats (const CliSettings *settings);
CliExit cli_classic (const CliSettings *settings);
CliExit cli_trace (const CliSettings *settings);
CliExit cli_draw (const CliSettings *settings);
CliExit cli_export (const CliSettings *settings);
CliExit cli_bench (const CliSettings *settings);
CliExit cli_help (const CliSettings *settings);

#endif
