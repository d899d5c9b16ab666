#include "run-private.h"

#include "cover-links.h"

#include <string.h>

#define HIDING    (RUN_BIT (COVER_EVENT_UNLINK) | RUN_BIT (COVER_EVENT_CLEANSE))
#define UNHIDING  (RUN_BIT (COVER_EVENT_RELINK) | RUN_BIT (COVER_EVENT_UNCLEANSE))
#define OF_ITEM   RUN_BIT (RUN_ITEM)
#define OF_OPTION RUN_BIT (RUN_OPTION)
#define OF_NODE   RUN_BIT (RUN_NODE)

static const RunHappening happenings[RUN_MOMENT_KINDS] = {
  [RUN_AT_GIVEN] = { "given", NULL, RUN_BIT (COVER_EVENT_GIVEN), 0, OF_OPTION },
  [RUN_AT_CHOICE] = { "choice", NULL, RUN_BIT (COVER_EVENT_CHOOSE), 0, OF_ITEM },
  [RUN_AT_COVER] = { "cover", NULL, RUN_BIT (COVER_EVENT_COVER) | RUN_BIT (COVER_EVENT_PURIFY),
                     HIDING | RUN_BIT (COVER_EVENT_HIDE) | RUN_BIT (COVER_EVENT_UNLINK_HEADER),
                     OF_ITEM },
  [RUN_AT_HIDE] = { "hide", NULL, RUN_BIT (COVER_EVENT_HIDE), HIDING, OF_OPTION },
  [RUN_AT_UNLINK] = { "unlink", NULL,
                      RUN_BIT (COVER_EVENT_UNLINK_HEADER) | RUN_BIT (COVER_EVENT_UNLINK), 0,
                      OF_ITEM | OF_NODE },
  [RUN_AT_TRY] = { "try", NULL, RUN_BIT (COVER_EVENT_TRY), 0, OF_OPTION },
  [RUN_AT_DEEPER] = { "deeper", NULL, RUN_BIT (COVER_EVENT_DEEPER), 0, 0 },
  [RUN_AT_DEAD_END] = { "dead", "end", RUN_BIT (COVER_EVENT_DEAD_END), 0, OF_ITEM },
  [RUN_AT_SOLUTION] = { "solution", NULL, RUN_BIT (COVER_EVENT_SOLUTION), 0, 0 },
  [RUN_AT_UNTRY] = { "untry", NULL, RUN_BIT (COVER_EVENT_UNTRY), 0, OF_OPTION },
  [RUN_AT_UNCOVER] = { "uncover", NULL,
                       RUN_BIT (COVER_EVENT_UNCOVER) | RUN_BIT (COVER_EVENT_UNPURIFY),
                       UNHIDING | RUN_BIT (COVER_EVENT_UNHIDE)
                           | RUN_BIT (COVER_EVENT_RELINK_HEADER),
                       OF_ITEM },
  [RUN_AT_UNHIDE] = { "unhide", NULL, RUN_BIT (COVER_EVENT_UNHIDE), UNHIDING, OF_OPTION },
  [RUN_AT_RELINK] = { "relink", NULL,
                      RUN_BIT (COVER_EVENT_RELINK_HEADER) | RUN_BIT (COVER_EVENT_RELINK), 0,
                      OF_ITEM | OF_NODE },
  [RUN_AT_LEVEL_DONE] = { "level", "done", RUN_BIT (COVER_EVENT_LEVEL_DONE), 0, OF_ITEM },
};

/* The words of the table, expected where another word is found. */
static const char expected_kinds[] =
    "start, givens, end, here, given, choice, cover, hide, unlink, try, deeper, dead end, solution,"
    " untry, uncover, unhide, relink, level done";

/* Moments of one word. */
static const char *const places[] = {
  [RUN_AT_START] = "start",
  [RUN_AT_GIVENS] = "givens",
  [RUN_AT_END] = "end",
  [RUN_AT_HERE] = "here",
};

#define N_PLACES (sizeof places / sizeof *places)

static const char bookmark[] = "bookmark";

const RunHappening *
run_moment_happening (RunMomentKind kind)
{
  return happenings[kind].word != NULL ? &happenings[kind] : NULL;
}

/* WORD:NUMBER, or WORD-NEXT:NUMBER where there are two words. */
static bool
read_numbered (RunReader *reader, const char *word, const char *next, RunMoment *moment)
{
  const RunWord whole = run_reader_peek (reader);
  const char *parts[] = { word, next != NULL ? "-" : "", next != NULL ? next : "", ":" };
  RunWord left = whole;

  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
    {
      const size_t length = strlen (parts[i]);

      if (left.length < length || memcmp (left.bytes, parts[i], length) != 0)
        return false;
      left = (RunWord){ left.bytes + length, left.length - length };
    }
  if (!run_word_is_number (left, 1, reader->most, &moment->number))
    return false;
  run_reader_skip (reader);
  return true;
}

/* Reads the moments without further words. */
static bool
read_place (RunReader *reader, RunMoment *moment)
{
  RunReader behind = *reader;

  for (size_t i = 0; i < N_PLACES; i++)
    if (run_reader_accept (reader, places[i]))
      {
        moment->kind = (RunMomentKind) i;
        return true;
      }
  moment->kind = RUN_AT_BOOKMARK;
  if (read_numbered (reader, bookmark, NULL, moment))
    return true;
  if (run_reader_accept_both (reader, "next", bookmark))
    {
      moment->which = RUN_NEXT;
      return true;
    }
  run_reader_skip (&behind);
  if (!run_reader_ends (&behind)
      || !run_word_is_number (run_reader_peek (reader), 0, UINT64_MAX, &moment->number))
    return false;
  moment->kind = RUN_AT_EVENT;
  *reader = behind;
  return true;
}

/* 11th, 22nd */
static bool
is_ordinal (RunWord word, uint64_t most, uint64_t *out_number)
{
  const RunWord digits = { word.bytes, word.length - 2 }, rest = { word.bytes + digits.length, 2 };

  return word.length > 2 && run_word_is_number (digits, 1, most, out_number)
         && (run_word_is (rest, "st") || run_word_is (rest, "nd") || run_word_is (rest, "rd")
             || run_word_is (rest, "th"));
}

/* Reads which of the events is meant.  Returns whether the text has such a word. */
static bool
read_which (RunReader *reader, RunMoment *moment)
{
  static const char *const words[] = { "first", "second",  "third",  "fourth", "fifth",
                                       "sixth", "seventh", "eighth", "ninth",  "tenth" };

  moment->number = 1;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (run_reader_accept (reader, words[i]))
      {
        moment->number = i + 1;
        return true;
      }
  if (run_reader_accept (reader, "last"))
    moment->which = RUN_LAST;
  else if (run_reader_accept (reader, "next"))
    moment->which = RUN_NEXT;
  else if (is_ordinal (run_reader_peek (reader), UINT64_MAX, &moment->number))
    run_reader_skip (reader);
  else
    return false;
  return true;
}

static bool
read_moment_kind (RunReader *reader, RunMoment *moment, bool *in_out_numbered)
{
  for (int kind = RUN_AT_GIVEN; kind < RUN_MOMENT_KINDS; kind++)
    {
      const RunHappening *happening = &happenings[kind];

      moment->kind = (RunMomentKind) kind;
      if (run_reader_accept_both (reader, happening->word, happening->next))
        return true;
      if (!*in_out_numbered && read_numbered (reader, happening->word, happening->next, moment))
        {
          *in_out_numbered = true;
          return true;
        }
    }
  return run_reader_expected (reader, expected_kinds);
}

/* Reads the words that narrow the moment down, in any order. */
static bool
read_rest (RunReader *reader, const Subject *subject, bool numbered, RunMoment *moment)
{
  const unsigned targets = subject != NULL ? happenings[moment->kind].targets : 0;
  const uint64_t most_level = subject != NULL ? subject->links->n_primary + 1u : UINT32_MAX;

  for (RunWord word = run_reader_peek (reader); word.length > 0; word = run_reader_peek (reader))
    if (!numbered && *word.bytes >= '0' && *word.bytes <= '9')
      {
        numbered = true;
        if (!run_reader_number (reader, 1, reader->most, &moment->number))
          return false;
      }
    else if (targets != 0 && moment->target.kind == RUN_NOTHING && run_reader_accept (reader, "of"))
      {
        if (!run_target_read (reader, subject, targets, &moment->target))
          return false;
      }
    else if (moment->level == 0 && run_reader_accept_both (reader, "at", "level"))
      {
        if (!run_reader_number (reader, 1, most_level, &moment->level))
          return false;
      }
    else
      return run_reader_expected (reader, targets != 0 ? "NUMBER, of NAME, at level NUMBER"
                                                       : "NUMBER, at level NUMBER");
  return true;
}

bool
run_moment_read (RunReader *reader, const Subject *subject, RunMoment *out_moment)
{
  RunMoment moment = { 0 };
  bool numbered;

  if (!read_place (reader, &moment))
    {
      moment.before = run_reader_accept (reader, "before");
      numbered = read_which (reader, &moment);
      if (!read_moment_kind (reader, &moment, &numbered)
          || !read_rest (reader, subject, numbered, &moment))
        return false;
    }
  if (!run_reader_finish (reader))
    return false;
  *out_moment = moment;
  return true;
}

bool
run_moment_refuse (RunReader *reader)
{
  reader->at = reader->last;
  return run_reader_expected (reader, expected_kinds);
}

static void
add_ordinal (uint64_t number, BaseText *out)
{
  static const char *const endings[] = { "th ", "st ", "nd ", "rd " };
  const bool teen = number / 10 % 10 == 1;

  base_text_add_number (out, number);
  base_text_add (out, endings[!teen && number % 10 < 4 ? number % 10 : 0]);
}

static void
add_happening (const RunMoment *self, const RunHappening *what, BaseText *out)
{
  const bool alone = !self->before && self->level == 0 && self->target.kind == RUN_NOTHING;
  const bool short_form = alone && self->which == RUN_NTH;

  if (self->before)
    base_text_add (out, "before ");
  if (self->which != RUN_NTH)
    base_text_add (out, self->which == RUN_NEXT ? "next " : "last ");
  else if (!short_form && self->number > 1)
    add_ordinal (self->number, out);
  base_text_add (out, what->word);
  if (what->next != NULL)
    {
      base_text_add_char (out, short_form ? '-' : ' ');
      base_text_add (out, what->next);
    }
  if (!short_form)
    return;
  base_text_add_char (out, ':');
  base_text_add_number (out, self->number);
}

void
run_moment_add (const RunMoment *self, const Subject *subject, BaseText *out)
{
  if (self->kind < N_PLACES)
    base_text_add (out, places[self->kind]);
  else if (self->kind == RUN_AT_EVENT)
    base_text_add_number (out, self->number);
  else if (self->kind == RUN_AT_BOOKMARK)
    {
      base_text_add (out, self->which == RUN_NEXT ? "next bookmark" : "bookmark:");
      if (self->which != RUN_NEXT)
        base_text_add_number (out, self->number);
    }
  else
    add_happening (self, &happenings[self->kind], out);
  if (self->target.kind != RUN_NOTHING)
    {
      base_text_add (out, " of ");
      run_target_add (self->target, subject, out);
    }
  if (self->level != 0)
    {
      base_text_add (out, " at level ");
      base_text_add_number (out, self->level);
    }
}
