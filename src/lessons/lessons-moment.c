/* Moments by name, found by going through the run once.
 *
 *   moment  = start | givens | end | here | [before] event
 *   event   = [which] kind [number] [of NAME] [at level NUMBER]
 *   which   = first … tenth | 11th … | next | last
 *
 * A moment lies behind what it names: behind the whole operation where that is one (cover, hide, uncover, unhide). */
#include "lessons-moment-private.h"

#include "words.h"

#include <string.h>

#define BIT(kind) (1u << (kind))
#define HIDING    (BIT (COVER_EVENT_UNLINK) | BIT (COVER_EVENT_CLEANSE))
#define UNHIDING  (BIT (COVER_EVENT_RELINK) | BIT (COVER_EVENT_UNCLEANSE))

typedef struct
{
  const char *word, *next; /* "dead end" are two */
  uint32_t kinds;
  uint32_t inside; /* the events that belong to it, behind the one that announces it */
  unsigned names;  /* what it can be of */
} Kind;

static const Kind kinds[] = {
  { "given", NULL, BIT (COVER_EVENT_GIVEN), 0, LESSONS_NAMES_OPTION },
  { "choice", NULL, BIT (COVER_EVENT_CHOOSE), 0, LESSONS_NAMES_ITEM },
  { "cover", NULL, BIT (COVER_EVENT_COVER) | BIT (COVER_EVENT_PURIFY),
    HIDING | BIT (COVER_EVENT_HIDE) | BIT (COVER_EVENT_UNLINK_HEADER), LESSONS_NAMES_ITEM },
  { "hide", NULL, BIT (COVER_EVENT_HIDE), HIDING, LESSONS_NAMES_OPTION },
  { "unlink", NULL, BIT (COVER_EVENT_UNLINK_HEADER) | BIT (COVER_EVENT_UNLINK), 0,
    LESSONS_NAMES_ITEM | LESSONS_NAMES_NODE },
  { "try", NULL, BIT (COVER_EVENT_TRY), 0, LESSONS_NAMES_OPTION },
  { "deeper", NULL, BIT (COVER_EVENT_DEEPER), 0, 0 },
  { "dead", "end", BIT (COVER_EVENT_DEAD_END), 0, LESSONS_NAMES_ITEM },
  { "solution", NULL, BIT (COVER_EVENT_SOLUTION), 0, 0 },
  { "untry", NULL, BIT (COVER_EVENT_UNTRY), 0, LESSONS_NAMES_OPTION },
  { "uncover", NULL, BIT (COVER_EVENT_UNCOVER) | BIT (COVER_EVENT_UNPURIFY),
    UNHIDING | BIT (COVER_EVENT_UNHIDE) | BIT (COVER_EVENT_RELINK_HEADER), LESSONS_NAMES_ITEM },
  { "unhide", NULL, BIT (COVER_EVENT_UNHIDE), UNHIDING, LESSONS_NAMES_OPTION },
  { "relink", NULL, BIT (COVER_EVENT_RELINK_HEADER) | BIT (COVER_EVENT_RELINK), 0,
    LESSONS_NAMES_ITEM | LESSONS_NAMES_NODE },
  { "level", "done", BIT (COVER_EVENT_LEVEL_DONE), 0, LESSONS_NAMES_ITEM },
};

typedef struct
{
  const Kind *kind;
  bool before;
  guint64 which; /* from 1; NEXT or LAST */
  bool has_target, has_level;
  LessonsTarget target;
  guint64 level;
} Moment;

#define LAST 0
#define NEXT G_MAXUINT64
#define ANY  (G_MAXUINT64 - 1) /* it was not said yet: the first */

char *
lessons_cursor_said (const LessonsCursor *self, guint first)
{
  GString *said = g_string_new (NULL);

  for (guint i = first; i < self->at; i++)
    g_string_append_printf (said, "%s%s", i > first ? " " : "",
                            (const char *) self->words->pdata[i]);
  return g_string_free (said, FALSE);
}

/* 11th, 22nd */
static bool
read_ordinal (const char *word, guint64 *out_which)
{
  char *end;
  const guint64 number = g_ascii_strtoull (word, &end, 10);

  if (!g_ascii_isdigit (*word) || number == 0
      || (strcmp (end, "st") != 0 && strcmp (end, "nd") != 0 && strcmp (end, "rd") != 0
          && strcmp (end, "th") != 0))
    return false;
  *out_which = number;
  return true;
}

static guint64
read_which (LessonsCursor *cursor)
{
  static const char *const words[] = { "last",  "first",   "second", "third", "fourth", "fifth",
                                       "sixth", "seventh", "eighth", "ninth", "tenth" };
  const char *word = lessons_cursor_peek (cursor);
  guint64 which = ANY;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (lessons_cursor_accept (cursor, words[i]))
      return i;
  if (lessons_cursor_accept (cursor, "next"))
    return NEXT;
  if (word != NULL && read_ordinal (word, &which))
    cursor->at++;
  return which;
}

static const Kind *
read_kind (LessonsCursor *cursor)
{
  GString *all;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (lessons_cursor_accept_both (cursor, kinds[i].word, kinds[i].next))
      return &kinds[i];
  all = g_string_new ("start, givens, end, here");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_string_append_printf (all, ", %s%s%s", kinds[i].word, kinds[i].next != NULL ? " " : "",
                            kinds[i].next != NULL ? kinds[i].next : "");
  lessons_cursor_expected (cursor, all->str);
  g_string_free (all, TRUE);
  return NULL;
}

/* What narrows it down, in any order. */
static bool
read_rest (LessonsCursor *cursor, const LessonsRun *run, Moment *moment)
{
  while (lessons_cursor_peek (cursor) != NULL)
    if (moment->which == ANY && g_ascii_isdigit (*lessons_cursor_peek (cursor)))
      {
        if (!lessons_cursor_number (cursor, 1, LESSONS_MOST_EVENTS, &moment->which))
          return false;
      }
    else if (!moment->has_target && moment->kind->names != 0
             && lessons_cursor_accept (cursor, "of"))
      {
        moment->has_target = true;
        if (!lessons_name_read (cursor, run, moment->kind->names, &moment->target))
          return false;
      }
    else if (!moment->has_level && lessons_cursor_accept_both (cursor, "at", "level"))
      {
        moment->has_level = true;
        if (!lessons_cursor_number (cursor, 1, run->what.links->n_primary + 1u, &moment->level))
          return false;
      }
    else
      return lessons_cursor_expected (cursor, moment->kind->names != 0
                                                  ? "NUMBER, of NAME, at level NUMBER"
                                                  : "NUMBER, at level NUMBER");
  return lessons_cursor_finish (cursor);
}

static bool
read_moment (LessonsCursor *cursor, const LessonsRun *run, Moment *out_moment)
{
  Moment moment = { .before = lessons_cursor_accept (cursor, "before") };

  moment.which = read_which (cursor);
  moment.kind = read_kind (cursor);
  if (moment.kind == NULL || !read_rest (cursor, run, &moment))
    return false;
  if (moment.which == ANY)
    moment.which = 1;
  *out_moment = moment;
  return true;
}

static bool
is_about (const CoverLinks *links, const CoverEvent *event, const Moment *moment)
{
  const uint32_t index = moment->target.index;
  const uint32_t header = index + 1;

  if (!moment->has_target)
    return true;
  switch (moment->target.kind)
    {
    case LESSONS_ITEM:
      /* Unlinking an item is unlinking its header; its nodes are named with their options. */
      if ((moment->kind->names & LESSONS_NAMES_NODE) != 0)
        return event->node == header;
      return links->nodes[event->node].item == header;
    case LESSONS_OPTION:
      return event->node >= links->first[index] && event->node < links->first[index + 1];
    case LESSONS_NODE:
    default:
      return event->node == index;
    }
}

/* The position behind the event that comes next and all that belongs to it. */
static guint64
go_past (CoverSearch *search, const Kind *kind)
{
  CoverEvent event;

  do
    cover_search_forward (search, NULL);
  while (cover_search_peek (search, &event) && (BIT (event.kind) & kind->inside) != 0);
  return cover_search_counters (search)->events;
}

/* Goes through the run until it is there; returns how many of its kind there were until then. */
static guint64
look_for (const Moment *moment,
          CoverSearch *search,
          guint64 since,
          guint64 *out_position,
          bool *out_found)
{
  const CoverLinks *links = cover_search_links (search);
  CoverEvent event;
  guint64 n = 0;

  *out_found = false;
  while (cover_search_peek (search, &event))
    {
      guint64 from = cover_search_counters (search)->events, to;

      if ((BIT (event.kind) & moment->kind->kinds) == 0
          || (moment->has_level && words_level (&event) != moment->level)
          || !is_about (links, &event, moment))
        {
          cover_search_advance_to (search, G_MAXUINT64, moment->kind->kinds);
          continue;
        }
      n++;
      to = go_past (search, moment->kind);
      if (moment->before)
        to = from;
      if (moment->which != LAST && moment->which != (moment->which == NEXT ? NEXT : n))
        continue;
      if (moment->which == NEXT && to <= since)
        continue;
      *out_position = to;
      *out_found = true;
      if (moment->which != LAST)
        break;
    }
  return n;
}

static CoverSearch *
start_search (const LessonsRun *run)
{
  CoverSearch *search = NULL;

  if (cover_search_new (run->what.links, &search) != BASE_OK)
    g_error ("no memory for a lesson");
  cover_search_set_rule (search, run->what.rule, run->what.seed);
  cover_search_start (search, run->what.givens, run->what.n_givens);
  return search;
}

static bool
find_event (LessonsCursor *cursor, const LessonsRun *run, guint64 before, guint64 *out_position)
{
  const guint first = cursor->at;
  Moment moment;
  CoverSearch *search;
  bool found;
  guint64 n;

  if (!read_moment (cursor, run, &moment))
    return false;
  search = start_search (run);
  n = look_for (&moment, search, before, out_position, &found);
  cover_search_free (search);
  if (!found)
    {
      g_autofree char *said = lessons_cursor_said (cursor, first);

      cursor->at = first;
      lessons_cursor_blame (
          cursor,
          (LessonsFault){ .kind = moment.which == NEXT ? LESSONS_NO_NEXT : LESSONS_NO_MOMENT,
                          .first = said,
                          .found = n });
    }
  return found;
}

bool
lessons_moment_find (LessonsCursor *cursor,
                     const LessonsRun *run,
                     guint64 before,
                     guint64 *out_position)
{
  if (lessons_cursor_accept (cursor, "start"))
    *out_position = 0;
  else if (lessons_cursor_accept (cursor, "givens"))
    *out_position = run->what.n_givens;
  else if (lessons_cursor_accept (cursor, "end"))
    *out_position = cover_record_reach (run->record)->events;
  else if (lessons_cursor_accept (cursor, "here"))
    *out_position = before;
  else
    return find_event (cursor, run, before, out_position);
  return lessons_cursor_finish (cursor);
}
