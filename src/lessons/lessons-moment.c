/* Moments of a lesson, and the faults of those that do not occur. */
#include "lessons-private.h"

static bool
blame_moment (const LessonsCursor *cursor, size_t first, const RunMoment *moment, guint64 n)
{
  g_autofree char *said = lessons_cursor_said (cursor, first);

  lessons_cursor_blame (
      cursor, first,
      (LessonsFault){ .kind = moment->which == RUN_NEXT ? LESSONS_NO_NEXT : LESSONS_NO_MOMENT,
                      .first = said,
                      .found = n });
  return false;
}

bool
lessons_moment_find (LessonsCursor *cursor, Run *run, guint64 before, guint64 *out_position)
{
  const size_t first = cursor->reader.at;
  const RunPlace place = { .here = before };
  RunMoment moment;
  BaseStatus status;
  guint64 n;

  if (!run_moment_read (&cursor->reader, run_subject (run), &moment))
    return false;
  /* Lessons name their moments; a number would be another moment after any change. */
  if (moment.kind == RUN_AT_EVENT || moment.kind == RUN_AT_BOOKMARK)
    return run_moment_refuse (&cursor->reader);
  status = run_reach (run, &moment, &place, NULL, &n);
  if (status == BASE_BAD_INPUT)
    return blame_moment (cursor, first, &moment, n);
  lessons_need (status);
  *out_position = player_position (run_player (run));
  return true;
}
