/* cli.h - quadrille-cli: one subcommand per verb, puzzles in, answers out.
 *
 * Standard output has the answers in fixed ASCII words (prose such as --help and trace is
 * translated).  Everything else goes to standard error. */
#ifndef CLI_H
#define CLI_H

/* The exit status of a run; the worst one counts. */
typedef enum
{
  CLI_GOOD, /* everything was answered, and has a solution */
  CLI_NONE, /* some puzzle has no solution; for `check`: not exactly one */
  CLI_BAD,  /* some input was bad, or a failure occurred */
} CliExit;

/* Returns main ()'s exit status.  The locale must be set before. */
int cli_run (int argc, char **argv);

#endif
