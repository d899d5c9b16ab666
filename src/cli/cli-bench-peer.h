/* cli-bench-peer.h - other people's programs, found in PATH, on the same puzzles.
 *
 * `qqwing` gets all puzzles at once.  `minisat` and `cadical` get one puzzle at a time, as clauses
 * written for them, and again with the solution excluded, which proves that there is no other. */
#ifndef CLI_BENCH_PEER_H
#define CLI_BENCH_PEER_H

#include "cli-bench-file.h"
#include "cli-process.h"
#include "sudoku-cover.h"

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
  bool        each; /* one puzzle at a time, with input that must be written first */

  /* Whether the program can solve and count such a puzzle. */
  bool (*fits) (const CliBenchPuzzle *puzzle);

  /* Has the contract of cli_peer_solve (). */
  BaseStatus (*solve) (CliPeer *self, CliBenchFile *file, size_t from, size_t *out_n);
} CliPeerRow;

extern const CliPeerRow cli_peers[CLI_PEERS];

/* Processor time in nanoseconds: the program's, and ours for writing its input. */
typedef struct
{
  double solving, writing;
} CliPeerTimes;

/* The fields that all rows use. */
struct CliPeer
{
  const CliPeerRow *row;
  int               input, result; /* scratch files */
  BaseText          text, answer;
  SudokuShape      *shape; /* of the cover; a reference */
  SudokuCover      *cover;
  size_t            end;     /* of its range of puzzles */
  bool              checked; /* compare its answers with those of others */
  CliPeerTimes      times;
};

/* BASE_IO with errno set; BASE_NO_MEMORY. */
BaseStatus cli_peer_new  (CliPeerKind kind, CliPeer **out_peer);
void       cli_peer_free (CliPeer *self); /* accepts NULL */

/* Solves some of the puzzles from `from` on, before `to`, and proves each solution to be the only
 * one; all of them must fit.  With `checked`, reports answers that differ from others' answers.
 * BASE_STOPPED, BASE_IO (with errno set), BASE_NO_MEMORY. */
BaseStatus cli_peer_solve (CliPeer      *self,
                           CliBenchFile *file,
                           size_t        from,
                           size_t        to,
                           bool          checked,
                           size_t       *out_n,
                           CliPeerTimes *out_times);

/* Returns this process's processor time in nanoseconds. */
double cli_processor_now (void);

/* In cli-bench-sat.c: solves with minisat and cadical. */
BaseStatus cli_peer_solve_clauses (CliPeer *self, CliBenchFile *file, size_t from, size_t *out_n);

#endif
