/* A handler can write to static variables only: the flag, the number of the signal, and its
 * time. */
#include "cli-signals.h"

#include <errno.h>
#include <signal.h>
#include <sys/select.h>

/* A second signal within this time belongs to the first: timeout (1) signals its child and then the
 * whole group.  Nanoseconds. */
#define PATIENCE 500000000u

static BaseStop stop;
static volatile sig_atomic_t caught;
static uint64_t caught_at;

static const int stopping_signals[] = { SIGINT, SIGTERM, SIGHUP, SIGQUIT };
#define N_SIGNALS (sizeof stopping_signals / sizeof *stopping_signals)

static void
note_signal (int number)
{
  if (caught == 0)
    {
      caught_at = base_now ();
      caught = number;
      base_stop_raise (&stop);
    }
  else if (base_now () - caught_at > PATIENCE)
    {
      signal (number, SIG_DFL);
      raise (number);
    }
}

void
cli_signals_install (void)
{
  struct sigaction before, action = { .sa_handler = note_signal };

  base_stop_init (&stop);
  sigemptyset (&action.sa_mask);
  for (size_t i = 0; i < N_SIGNALS; i++)
    sigaddset (&action.sa_mask, stopping_signals[i]);
  /* A signal that was ignored when the process started, as by nohup, stays ignored. */
  for (size_t i = 0; i < N_SIGNALS; i++)
    if (sigaction (stopping_signals[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
      sigaction (stopping_signals[i], &action, NULL);
  /* Then writing fails and is reported, as on a full disk. */
  signal (SIGPIPE, SIG_IGN);
#ifdef SIGXFSZ
  signal (SIGXFSZ, SIG_IGN);
#endif
}

BaseStop *
cli_stop (void)
{
  return &stop;
}

void
cli_signals_note_broken_pipe (void)
{
  note_signal (SIGPIPE);
}

/* Signals are unblocked only while pselect () sleeps.  One that came between a test of the flag and
 * a plain read () would be noticed when the next byte arrives, perhaps never. */
bool
cli_signals_wait_readable (int fd)
{
  sigset_t blocked, before;
  fd_set readable;
  int n_ready = 1;

  if (fd >= FD_SETSIZE)
    return !base_stop_asked (&stop);
  sigemptyset (&blocked);
  for (size_t i = 0; i < N_SIGNALS; i++)
    sigaddset (&blocked, stopping_signals[i]);
  sigprocmask (SIG_BLOCK, &blocked, &before);
  do
    {
      if (base_stop_asked (&stop))
        break;
      FD_ZERO (&readable);
      FD_SET (fd, &readable);
      n_ready = pselect (fd + 1, &readable, NULL, NULL, NULL, &before);
    }
  while (n_ready < 0 && errno == EINTR);
  sigprocmask (SIG_SETMASK, &before, NULL);
  return !base_stop_asked (&stop);
}

void
cli_signals_obey (void)
{
  if (caught == 0)
    return;
  signal (caught, SIG_DFL);
  raise (caught);
}
