/* cli-source.h - what trace and draw are about: the first puzzle of a file, or a classic, ready to be searched. */
#ifndef CLI_SOURCE_H
#define CLI_SOURCE_H

#include "cli-command.h"
#include "subject.h"

typedef struct
{
  FormatsPuzzle puzzle;
  char          symbols[SUDOKU_MAX_VALUES + 1]; /* of a Sudoku */
  Board        *board;   /* of a classic, until there is a subject */
  Subject      *subject; /* NULL until cli_source_prepare () */
} CliSource;

/* Reads or makes what the settings name.  False after having said what is wrong, or where there is no puzzle at all
 * (*out_exit is CLI_GOOD then, and nothing is said of standard input).  To be cleared either way. */
bool cli_source_open (const CliSettings *settings, CliSource *out_source, CliExit *out_exit);
void cli_source_clear (CliSource *self);

/* Makes the subject of the search.  A Sudoku is its whole matrix, or what its givens leave.  The puzzle's own problem
 * goes into the subject.  BASE_BAD_INPUT when givens clash. */
BaseStatus cli_source_prepare (CliSource *self, bool whole);

/* Says why a search cannot begin: givens that clash are a verdict. */
CliExit cli_source_refuse (const CliSource *self, const CliSettings *settings, BaseStatus status);

#endif
