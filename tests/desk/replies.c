#include "replies.h"

#include "desks.h"

void
replies_take (GObject *worker, GAsyncResult *result, gpointer data)
{
  Reply *reply = data;

  reply->answer = desk_worker_ask_finish (DESK_WORKER (worker), result);
  reply->done = true;
}

DeskAnswer *
replies_ask (DeskWorker *worker, DeskRequest request)
{
  Reply reply = { 0 };

  desk_worker_ask (worker, &request, replies_take, &reply);
  desks_wait (&reply.done);
  check_equal_u64 (reply.answer->job, request.job);
  check_equal_u64 (reply.answer->revision, request.revision);
  return reply.answer;
}

DeskAnswer *
replies_solve (DeskWorker *worker, const SudokuPuzzle *puzzle, uint64_t index)
{
  return replies_ask (worker,
                      (DeskRequest){ .job = DESK_JOB_SOLVE, .puzzle = puzzle, .index = index });
}
