/* cli-command.h - the commands and their options: two tables, used for parsing and for --help. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "classics.h"
#include "cli.h"
#include "compare-axis.h"
#include "engines.h"
#include "export-choices.h"
#include "format.h"
#include "listing.h"
#include "run.h"
#include "setter.h"
#include "words.h"

#define CLI_MAX_ENGINES 16

#define CLI_USAGE "quadrille-cli COMMAND [OPTION...] [FILE...]"

typedef struct CliCommand CliCommand;

/* The values of all options; each command reads those that it has. */
typedef struct
{
  const CliCommand *command;
  const char      **files; /* as given; where files are read, at least one, which may be "-" */
  size_t            n_files;

  bool          help;
  bool          unique, all, minimal, verbose;
  bool          beside, json, stats, pure;
  bool          has_rule, has_limit;
  CoverRule     rule;
  CoverRule     rule_beside; /* of --rules, with its seed */
  uint64_t      seed_beside;
  uint64_t      seed;
  const Engine *engine; /* NULL: the fastest */
  const Engine *engines[CLI_MAX_ENGINES];
  unsigned      n_engines;
  uint64_t      limit;
  uint64_t      nodes;
  uint64_t      seconds, rounds;
  uint64_t      sample; /* puzzles for other programs; 0: the default number */
  unsigned      peers;  /* bits: 1 << CliPeerKind */
  const char   *csv, *chart; /* files, or NULL */
  CompareWay    ways[COMPARE_MOST_WAYS];
  unsigned      n_ways; /* 0: all */
  const CompareAxis *axes[2]; /* of a chart; both or none */
  bool          first, rated, reversed;
  uint32_t      last_size; /* of `classic`: its first argument goes up to this */
  uint32_t      jobs; /* 0: one per processor */
  WordsStep     step;
  ListingForm   form;
  bool          coloured; /* the listing has colours */
  const char   *only;      /* NULL: all names; else steps of this one alone, found everywhere */
  uint64_t      steps;     /* of a path; 0: all */
  uint64_t      drawn_step; /* of a path; 0: none was given */
  uint64_t      last_drawn_step; /* of several; UINT64_MAX: of the path */

  uint64_t      number; /* of puzzles to make; 0: no end */
  bool          has_seed;
  SetterWish    wish; /* without its shape and pattern */
  const char   *pattern; /* a line of symbols or the name of a file; or NULL */

  const Format *from, *to;
  SudokuShape  *shape; /* a reference, or NULL */
  BaseText      why;   /* an option's reason for refusing its argument */
  const char   *output;

  const struct CliOption **given; /* the options given, in their order */
  size_t                   n_given;

  ExportChoices       choices;
  const ExportFormat *format; /* NULL: by the file's name */
  RunMoment           at;
  double              phase;
  bool                thumbnail; /* small, with limits on time and memory */
  bool                whole, solved;

  RunMoment        to_moment; /* the last moment of an animation, where given */
  const ExportWay *motion;    /* an animation in one file; NULL: by the file's name */
  bool             moves;     /* the picture is an animation */
  bool             storyboard;

  const Classic    *classic; /* instead of a file; or NULL */
  ClassicsArguments arguments;
} CliSettings;

struct CliCommand
{
  const char *name;
  const char *operands; /* as --help shows them */
  const char *summary;
  const char *details; /* another paragraph, or NULL */
  unsigned    bit;     /* in the options' `commands` */
  size_t      most_files;
  CliExit (*run) (const CliSettings *settings);
};

/* The bits of the commands. */
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
  CLI_EXPLAIN = 1 << 11,
  CLI_HINT = 1 << 12,
  CLI_RATE = 1 << 13,
  CLI_GENERATE = 1 << 14,
  CLI_COMPARE = 1 << 15,
  CLI_CODE = 1 << 16,
  CLI_ANY = (1 << 17) - 1,
};

typedef struct CliOption
{
  const char *name;     /* without dashes */
  char        letter;   /* a short form, or 0 */
  bool        is_choice; /* export-choice.h has all but `name`, `commands` and perhaps `set` */
  const char *argument; /* as --help shows it; NULL: takes none */
  const char *help;
  unsigned    commands;
  size_t      flag;     /* without an argument: offset in CliSettings of the bool to set */
  const char *expected; /* describes the argument, for an error; NULL: `list` does */

  /* Reads the argument; false when it is invalid. */
  bool (*set) (CliSettings *settings, const char *argument);
  void (*list) (BaseText *out); /* adds the possible values; or NULL */
} CliOption;

/* From the row or its choice: the argument as --help shows it, NULL for none; the line of --help; a
 * description of valid arguments.  The last two are in the user's language. */
const char *cli_option_argument (const CliOption *option);
const char *cli_option_help (const CliOption *option);
void        cli_option_add_expected (const CliOption *option, BaseText *out);

/* Returns false when the argument is invalid.  NULL for an option without one. */
bool cli_option_set (const CliOption *option, CliSettings *settings, const char *argument);

extern const CliOption  cli_options[];
extern const unsigned   cli_n_options;
extern const CliCommand cli_commands[];
extern const unsigned   cli_n_commands;

const CliCommand *cli_find_command (const char *name); /* NULL when there is none */

/* Parses the words after the command's name.  Returns false after printing an error.  The settings
 * must be cleared, also then. */
bool cli_settings_parse (const CliCommand *command,
                         int               n,
                         char            **arguments,
                         CliSettings      *out_settings);
void cli_settings_clear (CliSettings *self);

/* Whether the option of that name was given. */
bool cli_settings_have (const CliSettings *self, const char *name);

/* Describes the puzzles that an engine can solve, in the user's language. */
const char *cli_reach_of (const Engine *engine);

void cli_add_general_help (BaseText *out);
void cli_add_command_help (const CliCommand *command, BaseText *out);

CliExit cli_solve (const CliSettings *settings);
CliExit cli_count (const CliSettings *settings);
CliExit cli_check (const CliSettings *settings);
CliExit cli_explain (const CliSettings *settings);
CliExit cli_hint (const CliSettings *settings);
CliExit cli_rate (const CliSettings *settings);
CliExit cli_convert (const CliSettings *settings);
CliExit cli_generate (const CliSettings *settings);
CliExit cli_formats (const CliSettings *settings);
CliExit cli_classic (const CliSettings *settings);
CliExit cli_code (const CliSettings *settings);
CliExit cli_trace (const CliSettings *settings);
CliExit cli_draw (const CliSettings *settings);
CliExit cli_export (const CliSettings *settings);
CliExit cli_bench (const CliSettings *settings);
CliExit cli_compare (const CliSettings *settings);
CliExit cli_help (const CliSettings *settings);

#endif
