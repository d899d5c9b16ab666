/* cli-signals.h - being asked to stop, by the keyboard or by whoever reads our answers.
 *
 * A signal only raises the stop flag: whoever works sees it, hands over what is whole, and returns.  Another one a
 * moment later, from somebody who lost patience, ends the process at once. */
#ifndef CLI_SIGNALS_H
#define CLI_SIGNALS_H

#include "base-stop.h"

void cli_signals_install (void);

BaseStop *cli_stop (void);

/* Whoever read our answers has gone. */
void cli_signals_note_broken_pipe (void);

/* Waits until `fd` can be read; false when a signal came first, however short before. */
bool cli_signals_wait_readable (int fd);

/* If we were asked to stop: ends the process by that very signal, so that whoever started it can tell. */
void cli_signals_obey (void);

#endif
