#include "replies.h"

void
replies_take (GObject *worker, GAsyncResult *result, gpointer data)
{
  Reply *reply = data;

  reply->answer = desk_worker_ask_finish (DESK_WORKER (worker), result);
  reply->done = true;
}
