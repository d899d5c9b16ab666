/* cli.h - quadrille-cli: one subcommand a verb, puzzles in, answers out.
 *
 * Standard output carries answers in fixed ASCII words (prose such as --help and trace is translated); all else
 * goes to standard error. */
#ifndef CLI_H
#define CLI_H

/* How a run ends; the worst seen wins. */
typedef enum
{
  CLI_GOOD, /* everything was answered, and has a solution */
  CLI_NONE, /* some puzzle has no solution; for `check`: not exactly one */
  CLI_BAD,  /* some input was bad, or something failed */
} CliExit;

/* What main () returns.  The locale has been set. */
int cli_run (int argc, char **argv);

#endif
