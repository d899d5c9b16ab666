/* Sentences with places to fill, and plural numbers. */
#include "check.h"
#include "words-fill.h"
#include "words-gettext.h"
#include "words.h"

typedef struct
{
  const char *name, *sentence, *filled;
} Filled;

static const Filled filled[] = {
  { "in-order", "%1 has %2.", "Row 3 has 18446744073709551615." },
  { "in-another-order", "%2: %1", "18446744073709551615: Row 3" },
  { "twice", "%1, %1", "Row 3, Row 3" },
  { "with-one-left-out", "%2", "18446744073709551615" },
  { "at-once", "%1%2", "Row 318446744073709551615" },
  { "percent", "100 %% of %1", "100 % of Row 3" },
  { "no-place", "% x", "%x" },
  { "percent-at-the-end", "%1 %", "Row 3 %" },
  { "nothing", "", "" },
};

static void
fills (const void *data)
{
  const Filled *what = data;
  BaseText text = BASE_TEXT_EMPTY;

  words_fill (&text, what->sentence, WORDS_WITH (WORDS_TEXT ("Row 3"), WORDS_NUMBER (UINT64_MAX)));
  check_equal_text (base_text_string (&text), what->filled);
  base_text_clear (&text);
}

/* Safe for every file name. */
static void
steers_no_terminal (const void *data)
{
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  words_fill (&text, "%1", WORDS_WITH (WORDS_TEXT ("a\033[1m\n\xc2\x9b\xff\xc3\xa9\x7f")));
  check_equal_text (base_text_string (&text), "a?[1m???\xc3\xa9?");
  base_text_clear (&text);
}

/* Every plural rule in use looks at n modulo 100 or 1000000 at most, and at small numbers. */
static void
keeps_plural (const void *data)
{
  (void) data;
  check_equal_u64 (words_plural (0), 0);
  check_equal_u64 (words_plural (1), 1);
  check_equal_u64 (words_plural (999999), 999999);
  check_equal_u64 (words_plural (1000000), 1000000);
  check_equal_u64 (words_plural (7000000), 1000000);
  check_equal_u64 (words_plural (UINT64_C (10000000000000000021)), 1000021);
}

/* Lines on a terminal: their ends and tabs are not control characters that steer. */
static void
lines_keep_their_ends (const void *data)
{
  const char lines[] = "a\033[1m\tb\r\nc\rd\xc2\x9b\n\xc3\xa9\xff\0\n";
  BaseText text = BASE_TEXT_EMPTY;

  (void) data;
  words_add_harmless_lines (&text, lines, sizeof lines - 1);
  check_equal_text (base_text_string (&text), "a?[1m\tb\r\nc?d?\n\xc3\xa9??\n");
  base_text_clear (&text);
}

static void
tells_how_long (const void *data)
{
  static const struct
  {
    uint64_t seconds;
    const char *told;
  } durations[] = {
    { 0, "0 seconds" },      { 1, "1 second" },           { 59, "59 seconds" },
    { 60, "1 minute" },      { 61, "1 minute 1 second" }, { 3599, "59 minutes 59 seconds" },
    { 3600, "1 hour" },      { 3659, "1 hour" },          { 23060, "6 hours 24 minutes" },
    { 360000, "100 hours" },
  };

  (void) data;
  for (size_t i = 0; i < sizeof durations / sizeof *durations; i++)
    {
      BaseText text = BASE_TEXT_EMPTY;

      words_add_duration (durations[i].seconds, &text);
      check_equal_text (base_text_string (&text), durations[i].told);
      base_text_clear (&text);
    }
}

int
main (void)
{
  for (size_t i = 0; i < sizeof filled / sizeof *filled; i++)
    {
      char name[64];

      snprintf (name, sizeof name, "/words/fill/%s", filled[i].name);
      check_claim (name, fills, &filled[i]);
    }
  check_claim ("/words/fill/steers-no-terminal", steers_no_terminal, NULL);
  check_claim ("/words/fill/lines-keep-their-ends", lines_keep_their_ends, NULL);
  check_claim ("/words/duration/names-its-largest-unit-and-the-next", tells_how_long, NULL);
  check_claim ("/words/plural/large-numbers-keep-their-form", keeps_plural, NULL);
  return check_finish ();
}
