/* cli-subject.h - what trace and draw are about: the first puzzle of a file, or a classic, ready to be searched. */
#ifndef CLI_SUBJECT_H
#define CLI_SUBJECT_H

#include "cli-command.h"

typedef struct
{
  FormatsPuzzle puzzle;
  char          symbols[SUDOKU_MAX_VALUES + 1];

  SudokuCover        *cover;   /* of a Sudoku */
  CoverProblem       *left;    /* what the givens leave, on its own board */
  uint32_t            n_fixed; /* so many givens are out of it */
  Board              *own;     /* of a classic, or of that */
  const CoverProblem *problem; /* whichever it is */
  const Board        *board;   /* NULL: items are known by their names alone */
  CoverLinks         *links;   /* before the givens */
  uint32_t           *givens;  /* options */
  uint32_t            n_givens;
} CliSubject;

/* Reads or makes what the settings name.  False after having said what is wrong, or where there is no puzzle at all
 * (*out_exit is CLI_GOOD then, and nothing is said of standard input).  To be cleared either way. */
bool cli_subject_open (const CliSettings *settings, CliSubject *out_subject, CliExit *out_exit);
void cli_subject_clear (CliSubject *self);

/* Takes the givens of a Sudoku for granted: the problem becomes what they leave.  BASE_BAD_INPUT when they clash. */
BaseStatus cli_subject_fix (CliSubject *self);

/* Says why a search cannot begin: givens that clash are a verdict. */
CliExit cli_subject_refuse (const CliSubject *self, const CliSettings *settings, BaseStatus status);

#endif
