/* cli-signals.h - requests to stop, from the keyboard or from a reader that is gone.
 *
 * A signal only sets the stop flag: the working thread sees it, writes the answers that are whole,
 * and returns.  A second signal a moment later ends the process at once. */
#ifndef CLI_SIGNALS_H
#define CLI_SIGNALS_H

#include "base-stop.h"

void cli_signals_install (void);

BaseStop *cli_stop (void);

/* Records that the reader of our output is gone. */
void cli_signals_note_broken_pipe (void);

/* Waits until `fd` can be read; false when a signal came first, even just before. */
bool cli_signals_wait_readable (int fd);

/* After a signal: ends the process by the same signal, so that its parent can see it. */
void cli_signals_obey (void);

#endif
