/* words-event-kind.c - the step and the plain name of each kind of event. */
#include "words.h"

WordsStep
words_event_step (CoverEventKind kind)
{
  switch (kind)
    {
    case COVER_EVENT_GIVEN:
    case COVER_EVENT_CHOOSE:
    case COVER_EVENT_SOLUTION:
    case COVER_EVENT_DEAD_END:
    case COVER_EVENT_END:
      return WORDS_STEP_LEVEL;
    case COVER_EVENT_TRY:
    case COVER_EVENT_DEEPER:
    case COVER_EVENT_UNTRY:
    case COVER_EVENT_LEVEL_DONE:
      return WORDS_STEP_OPTION;
    case COVER_EVENT_COVER:
    case COVER_EVENT_PURIFY:
    case COVER_EVENT_UNCOVER:
    case COVER_EVENT_UNPURIFY:
      return WORDS_STEP_ITEM;
    default:
      return WORDS_STEP_LINK;
    }
}

uint32_t
words_level (const CoverEvent *event)
{
  return event->kind == COVER_EVENT_GIVEN || event->kind == COVER_EVENT_END ? 0 : event->level + 1u;
}

const char *
words_event_id (CoverEventKind kind)
{
  static const char *const ids[COVER_EVENT_KINDS] = {
    [COVER_EVENT_GIVEN] = "given",
    [COVER_EVENT_CHOOSE] = "choose",
    [COVER_EVENT_COVER] = "cover",
    [COVER_EVENT_UNLINK_HEADER] = "unlink-header",
    [COVER_EVENT_PURIFY] = "purify",
    [COVER_EVENT_HIDE] = "hide",
    [COVER_EVENT_UNLINK] = "unlink",
    [COVER_EVENT_CLEANSE] = "cleanse",
    [COVER_EVENT_TRY] = "try",
    [COVER_EVENT_DEEPER] = "deeper",
    [COVER_EVENT_SOLUTION] = "solution",
    [COVER_EVENT_DEAD_END] = "dead-end",
    [COVER_EVENT_UNTRY] = "untry",
    [COVER_EVENT_UNCOVER] = "uncover",
    [COVER_EVENT_UNPURIFY] = "unpurify",
    [COVER_EVENT_UNHIDE] = "unhide",
    [COVER_EVENT_RELINK] = "relink",
    [COVER_EVENT_UNCLEANSE] = "uncleanse",
    [COVER_EVENT_RELINK_HEADER] = "relink-header",
    [COVER_EVENT_LEVEL_DONE] = "level-done",
    [COVER_EVENT_END] = "end",
  };

  return ids[kind];
}
