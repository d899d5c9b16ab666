/* cli-bench-peer.h - other people's programs, as they are found in PATH, on the same puzzles.
 *
 * `qqwing` is given all puzzles at once; `minisat` and `cadical` a puzzle at a time, as clauses that are written for
 * them, and again with the solution forbidden, which proves that there is no other. */
#ifndef CLI_BENCH_PEER_H
#define CLI_BENCH_PEER_H

#include "cli-bench-file.h"
#include "cli-process.h"

typedef struct CliPeer CliPeer;

typedef enum
{
  CLI_PEER_QQWING,
  CLI_PEER_MINISAT,
  CLI_PEER_CADICAL,
  CLI_PEERS,
} CliPeerKind;

typedef struct
{
  const char *id;   /* the program's name */
  bool        each; /* a puzzle at a time, and what it reads has to be written first */

  /* Whether it can say of such a puzzle what is asked. */
  bool (*fits) (const CliBenchPuzzle *puzzle);

  /* As cli_peer_solve (). */
  BaseStatus (*solve) (CliPeer *self, CliBenchFile *file, size_t from, size_t *out_n);
} CliPeerRow;

extern const CliPeerRow cli_peers[CLI_PEERS];

/* The processor's nanoseconds: of the program, and ours for what it reads. */
typedef struct
{
  double solving, writing;
} CliPeerTimes;

/* What the rows share. */
struct CliPeer
{
  const CliPeerRow *row;
  int               input, result; /* scratch files */
  BaseText          text, answer;
  SudokuShape      *shape; /* of the cover; held */
  SudokuCover      *cover;
  size_t            end;     /* of the puzzles that it is given */
  bool              checked; /* its answers are compared with those of others */
  CliPeerTimes      times;
};

/* BASE_IO: errno says why; BASE_NO_MEMORY. */
BaseStatus cli_peer_new  (CliPeerKind kind, CliPeer **out_peer);
void       cli_peer_free (CliPeer *self); /* accepts NULL */

/* Solves some of the puzzles from one on, none from `to` on, and proves each solution to be the only one; all of them
 * fit.  Says where the answers are not what others found, if they are to be compared.  BASE_STOPPED, BASE_IO (errno says
 * why), BASE_NO_MEMORY. */
BaseStatus cli_peer_solve (CliPeer      *self,
                           CliBenchFile *file,
                           size_t        from,
                           size_t        to,
                           bool          checked,
                           size_t       *out_n,
                           CliPeerTimes *out_times);

/* The processor's time of this process, in nanoseconds. */
double cli_processor_now (void);

/* cli-bench-sat.c: the row's work of minisat and cadical. */
BaseStatus cli_peer_solve_clauses (CliPeer *self, CliBenchFile *file, size_t from, size_t *out_n);

#endif
