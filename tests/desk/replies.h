/* replies.h - helpers for the tests of the solver's thread: the answer to one request. */
#ifndef REPLIES_H
#define REPLIES_H

#include "desk-worker.h"

typedef struct
{
  DeskAnswer *answer;
  bool        done;
} Reply;

/* For desk_worker_ask (); `data` is a Reply that has no answer yet. */
void replies_take (GObject *worker, GAsyncResult *result, gpointer data);

/* Waits for the answer of that job and revision; free it with desk_answer_free (). */
DeskAnswer *replies_ask (DeskWorker *worker, DeskRequest request);

/* Solution number `index`, from 0. */
DeskAnswer *replies_solve (DeskWorker *worker, const SudokuPuzzle *puzzle, uint64_t index);

#endif
