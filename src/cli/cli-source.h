/* cli-source.h - the subject of trace and draw: the first puzzle of a file, or a classic, ready for
 * a search. */
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

/* Reads or makes the puzzle that the settings name.  Returns false after an error, or where there
 * is no puzzle at all (then *out_exit is CLI_GOOD, and nothing is printed about standard input).
 * Must be cleared, also then. */
bool cli_source_open (const CliSettings *settings, CliSource *out_source, CliExit *out_exit);
void cli_source_clear (CliSource *self);

/* Makes the subject of the search.  A Sudoku is its whole matrix, or the part that its givens
 * leave.  The puzzle's own problem moves into the subject.  BASE_BAD_INPUT when givens clash. */
BaseStatus cli_source_prepare (CliSource *self, bool whole);

/* Reports why a search cannot begin: for clashing givens, by the verdict. */
CliExit cli_source_refuse (const CliSource *self, const CliSettings *settings, BaseStatus status);

#endif
