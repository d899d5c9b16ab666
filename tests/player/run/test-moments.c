/* Moments are written and read back equal, and errors are reported at their place. */
#include "courses.h"

#include <string.h>

static void
check_written (const char *text, const Subject *subject, const char *expected)
{
  const RunMoment moment = courses_moment (text, subject);
  BaseText written = BASE_TEXT_EMPTY;

  run_moment_add (&moment, subject, &written);
  check_equal_text (base_text_string (&written), expected);
  base_text_clear (&written);
}

static void
are_written_as_they_were_read (const void *data)
{
  static const char *const texts[] = {
    "start",
    "givens",
    "end",
    "here",
    "0",
    "12",
    "18446744073709551615",
    "bookmark:9",
    "next bookmark",
    "solution:1",
    "solution:18446744073709551615",
    "dead-end:30",
    "level-done:2",
    "last solution",
    "next choice",
    "before solution",
    "2nd solution at level 3",
    "before 21st dead end at level 1",
    "11th cover at level 4",
    "113th choice at level 2",
    "last level done at level 2",
  };

  (void) data;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    check_written (texts[i], NULL, texts[i]);
}

static void
names_are_written_as_they_were_read (const void *data)
{
  static const char *const texts[] = {
    "cover of A",       "2nd cover of D",          "last untry of 3",
    "unlink of D",      "before unlink of D in 2", "next try of 2 at level 1",
    "relink of D in 4",
  };
  Subject *subject = courses_subject ("knuth");

  (void) data;
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    check_written (texts[i], subject, texts[i]);
  subject_unref (subject);
}

static void
other_words_mean_the_same (const void *data)
{
  static const char *const same[][2] = {
    { "solution", "solution:1" },
    { "second solution", "solution:2" },
    { "solution 2", "solution:2" },
    { "02nd solution", "solution:2" },
    { "  tenth\tdead   end ", "dead-end:10" },
    { "dead-end:2 at level 3", "2nd dead end at level 3" },
    { "choice at level 3 2", "2nd choice at level 3" },
    { "before first choice", "before choice" },
    { "cover at level 2 of item A", "cover of A at level 2" },
    { "try of option 2", "try of 2" },
    { "hide of E", "hide of 3" },
    { "unlink of D in option 2", "unlink of D in 2" },
    { "007", "7" },
  };
  Subject *knuth = courses_subject ("knuth"), *nope = courses_subject ("nope");

  (void) data;
  for (size_t i = 0; i < sizeof same / sizeof *same; i++)
    check_written (same[i][0], strstr (same[i][0], "of E") != NULL ? nope : knuth, same[i][1]);
  subject_unref (nope);
  subject_unref (knuth);
}

static void
options_are_known_by_their_cells (const void *data)
{
  Subject *subject = courses_subject ("1004000000000320");

  (void) data;
  check_written ("try of R2C3=1", subject, "try of 25");
  check_written ("try of R2C3", subject, "try of 25");
  check_written ("given of R1C4=4", subject, "given of 16");
  subject_unref (subject);
}

static void
check_read_back (const RunMoment *moment, const Subject *subject)
{
  BaseText written = BASE_TEXT_EMPTY, again = BASE_TEXT_EMPTY;
  RunMoment read;

  run_moment_add (moment, subject, &written);
  read = courses_moment (base_text_string (&written), subject);
  run_moment_add (&read, subject, &again);
  check_equal_text (base_text_string (&again), base_text_string (&written));
  check_equal_u64 (read.kind, moment->kind);
  check_equal_u64 (read.which, moment->which);
  check_equal_u64 (moment->which == RUN_NTH ? read.number : 0, moment->number);
  check_equal_u64 (read.before, moment->before);
  check_equal_u64 (read.level, moment->level);
  check_equal_u64 (read.target.kind, moment->target.kind);
  check_equal_u64 (read.target.index, moment->target.index);
  base_text_clear (&written);
  base_text_clear (&again);
}

/* All happenings, in all combinations, with each kind of name that is refused by some of them. */
static void
all_can_be_read_back (const void *data)
{
  static const char *const names[] = { "A", "2", "D in 2" };
  Subject *subject = courses_subject ("knuth");
  uint32_t n = 0;

  (void) data;
  for (int kind = RUN_AT_GIVEN; kind < RUN_MOMENT_KINDS; kind++)
    for (int how = 0; how < 2 * 3 * 2 * 4; how++)
      {
        RunMoment moment = { .kind = (RunMomentKind) kind,
                             .which = (RunWhich) (how / 2 % 3),
                             .before = how % 2 != 0,
                             .level = how / 6 % 2 != 0 ? 3 : 0 };
        const int target = how / 12;
        BaseText text = BASE_TEXT_EMPTY;
        RunReader reader;

        moment.number = moment.which == RUN_NTH ? 1 + (uint64_t) how : 0;
        run_moment_add (&(RunMoment){ .kind = moment.kind, .before = true }, NULL, &text);
        if (target > 0)
          {
            base_text_add (&text, " of ");
            base_text_add (&text, names[target - 1]);
          }
        reader = run_reader_start (base_text_string (&text));
        if (target == 0 || run_moment_read (&reader, subject, &moment))
          {
            const RunTarget named = target > 0 ? moment.target : (RunTarget){ 0 };

            moment = (RunMoment){ .kind = (RunMomentKind) kind,
                                  .which = (RunWhich) (how / 2 % 3),
                                  .before = how % 2 != 0,
                                  .level = how / 6 % 2 != 0 ? 3 : 0,
                                  .target = named };
            moment.number = moment.which == RUN_NTH ? 1 + (uint64_t) how : 0;
            check_read_back (&moment, subject);
            n++;
          }
        base_text_clear (&text);
      }
  /* 14 kinds without a name; 7 with an item, 5 with an option, 2 with a node. */
  check_equal_u64 (n, 12 * (14 + 7 + 5 + 2));
  subject_unref (subject);
}

typedef struct
{
  const char *text;
  RunFaultKind fault;
  size_t at;
} Refused;

static void
others_are_refused_where_they_are_wrong (const void *data)
{
  static const Refused refused[] = {
    { "", RUN_FAULT_MISSING_WORD, 0 },
    { " ", RUN_FAULT_MISSING_WORD, 1 },
    { "begin", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "ends", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "-1", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "1.5", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "18446744073709551616", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "12 choice", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "before 12", RUN_FAULT_UNKNOWN_WORD, 7 },
    { "before start", RUN_FAULT_UNKNOWN_WORD, 7 },
    { "start of A", RUN_FAULT_EXTRA_WORD, 6 },
    { "start;", RUN_FAULT_EXTRA_WORD, 5 },
    { "solution:", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "solution:0", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "solution:x", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "second solution:2", RUN_FAULT_UNKNOWN_WORD, 7 },
    { "dead:1", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "dead-end", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "dead", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "0th choice", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "2th", RUN_FAULT_MISSING_WORD, 3 },
    { "choice 0", RUN_FAULT_BAD_NUMBER, 7 },
    { "choice 2 3", RUN_FAULT_UNKNOWN_WORD, 9 },
    { "choice at level 0", RUN_FAULT_BAD_NUMBER, 16 },
    { "choice at level 9", RUN_FAULT_BAD_NUMBER, 16 },
    { "choice at level", RUN_FAULT_BAD_NUMBER, 15 },
    { "choice at level 2 at level 3", RUN_FAULT_UNKNOWN_WORD, 18 },
    { "solution of A", RUN_FAULT_UNKNOWN_WORD, 9 },
    { "cover of", RUN_FAULT_MISSING_WORD, 8 },
    { "cover of Z", RUN_FAULT_UNKNOWN_ITEM, 9 },
    { "try of 7", RUN_FAULT_UNKNOWN_OPTION, 7 },
    { "unlink of A in 1", RUN_FAULT_NO_NODE, 10 },
    { "unlink of A in 9", RUN_FAULT_UNKNOWN_OPTION, 15 },
    { "bookmark:0", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "bookmark", RUN_FAULT_UNKNOWN_WORD, 0 },
    { "last bookmark", RUN_FAULT_UNKNOWN_WORD, 5 },
  };
  Subject *subject = courses_subject ("knuth");

  (void) data;
  for (size_t i = 0; i < sizeof refused / sizeof *refused; i++)
    {
      RunReader reader = run_reader_start (refused[i].text);
      RunMoment moment = { .number = 77 };

      if (run_moment_read (&reader, subject, &moment) || reader.fault.kind != refused[i].fault
          || reader.fault.at != refused[i].at)
        fprintf (stderr, "# \"%s\": fault %d at %zu\n", refused[i].text, reader.fault.kind,
                 reader.fault.at);
      check_equal_u64 (reader.fault.kind, refused[i].fault);
      check_equal_u64 (reader.fault.at, refused[i].at);
      check_equal_u64 (moment.number, 77);
    }
  subject_unref (subject);
}

static void
names_are_refused_without_a_subject (const void *data)
{
  RunReader reader = run_reader_start ("cover of A");
  RunMoment moment;

  (void) data;
  check_true (!run_moment_read (&reader, NULL, &moment));
  check_equal_u64 (reader.fault.kind, RUN_FAULT_UNKNOWN_WORD);
  check_equal_u64 (reader.fault.at, 6);
}

static void
all_that_is_expected_is_understood (const void *data)
{
  RunReader reader = run_reader_start ("splash");
  RunMoment moment;
  const char *word;
  uint32_t n = 0;

  (void) data;
  check_true (!run_moment_read (&reader, NULL, &moment));
  for (word = reader.fault.expected; *word != '\0'; n++)
    {
      const size_t length = strcspn (word, ",");
      char alone[32] = { 0 };

      check_true (length < sizeof alone);
      memcpy (alone, word, length);
      (void) courses_moment (alone, NULL);
      word += length + strspn (word + length, ", ");
    }
  /* A number and bookmarks are not for all readers. */
  check_equal_u64 (n, RUN_MOMENT_KINDS - 2);
}

static void
one_that_a_caller_lacks_is_no_word_of_it (const void *data)
{
  RunReader reader = run_reader_start ("next bookmark");
  RunMoment moment;

  (void) data;
  check_true (run_moment_read (&reader, NULL, &moment));
  check_true (!run_moment_refuse (&reader));
  check_equal_u64 (reader.fault.kind, RUN_FAULT_UNKNOWN_WORD);
  check_equal_u64 (reader.fault.at, 5);
}

static void
numbers_have_the_limit_of_the_reader (const void *data)
{
  RunReader reader = run_reader_start ("choice 101");
  RunMoment moment;

  (void) data;
  reader.most = 100;
  check_true (!run_moment_read (&reader, NULL, &moment));
  check_equal_u64 (reader.fault.kind, RUN_FAULT_BAD_NUMBER);
  check_equal_u64 (reader.fault.least, 1);
  check_equal_u64 (reader.fault.most, 100);
}

int
main (void)
{
  check_claim ("/run/moments/are-written-as-they-were-read", are_written_as_they_were_read, NULL);
  check_claim ("/run/moments/names-are-written-as-they-were-read",
               names_are_written_as_they_were_read, NULL);
  check_claim ("/run/moments/other-words-mean-the-same", other_words_mean_the_same, NULL);
  check_claim ("/run/moments/options-are-known-by-their-cells", options_are_known_by_their_cells,
               NULL);
  check_claim ("/run/moments/all-can-be-read-back", all_can_be_read_back, NULL);
  check_claim ("/run/moments/others-are-refused-where-they-are-wrong",
               others_are_refused_where_they_are_wrong, NULL);
  check_claim ("/run/moments/names-are-refused-without-a-subject",
               names_are_refused_without_a_subject, NULL);
  check_claim ("/run/moments/all-that-is-expected-is-understood",
               all_that_is_expected_is_understood, NULL);
  check_claim ("/run/moments/one-that-a-caller-lacks-is-no-word-of-it",
               one_that_a_caller_lacks_is_no_word_of_it, NULL);
  check_claim ("/run/moments/numbers-have-the-limit-of-the-reader",
               numbers_have_the_limit_of_the_reader, NULL);
  return check_finish ();
}
