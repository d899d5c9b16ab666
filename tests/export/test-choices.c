/* Choices are saved as they were made, in the words of the command line. */
#include "check.h"
#include "export-choices.h"

#include <string.h>

static void
check_value (const ExportChoices *choices, const char *name, const char *expected)
{
  BaseText value = BASE_TEXT_EMPTY;

  export_choices_add_value (choices, name, &value);
  check_equal_text (base_text_string (&value), expected);
  base_text_clear (&value);
}

/* Something else than usual for every choice. */
static const struct
{
  const char *name, *value, *again; /* NULL: as it was given */
} said[] = {
  { "what", "links", NULL },
  { "format", "gif", NULL },
  { "rest-format", "svg", NULL },
  { "dance-format", "webm", NULL },
  { "size", "80x60mm", NULL },
  { "size", "8cmx60mm", "80x60mm" },
  { "size", "1280x720", "1280x720px" },
  { "size", "1920x1080dots", NULL },
  { "size", "33.3333x21.5cm", NULL },
  { "scale", "1.5", "" },
  { "dpi", "300", NULL },
  { "dpi", "72.5", NULL },
  { "margin", "12.5", NULL },
  { "margin", "5mm", NULL },
  { "margin", "7px", "7" },
  { "theme", "contrast", NULL },
  { "coordinates", "true", NULL },
  { "transparent", "true", NULL },
  { "presenting", "true", NULL },
  { "no-chip", "true", NULL },
  { "legend", "true", NULL },
  { "title", "A = B\\n", NULL },
  { "title", "zwei\nZeilen", NULL },
  { "footer", "größer als π", NULL },
  { "at", "solution", NULL },
  { "from", "here", NULL },
  { "from", "bookmark:2", NULL },
  { "to", "bookmark:9", NULL },
  { "to", "bookmark", NULL },
  { "every", "option", NULL },
  { "speed", "0.5", NULL },
  { "sentences", "true", NULL },
  { "paper", "letter", NULL },
  { "paper", "150x200mm", "566.9291x755.9055px" },
  { "landscape", "true", NULL },
  { "per-page", "12", NULL },
  { "solutions", "foot", NULL },
  { "candidates", "true", NULL },
};

static void
keeps_what_was_said (const void *data)
{
  (void) data;
  for (size_t i = 0; i < sizeof said / sizeof *said; i++)
    {
      ExportChoices choices, again;
      BaseText first = BASE_TEXT_EMPTY, second = BASE_TEXT_EMPTY;

      export_choices_init (&choices);
      export_choices_init (&again);
      check_true (export_choices_set (&choices, said[i].name, said[i].value));
      check_value (&choices, said[i].name, said[i].again != NULL ? said[i].again : said[i].value);
      export_choices_write (&choices, &first);
      export_choices_read (&again, base_text_string (&first));
      export_choices_write (&again, &second);
      check_equal_text (base_text_string (&second), base_text_string (&first));
      check_true (strstr (base_text_string (&first), "[Export]\n") == first.bytes);
      base_text_clear (&first);
      base_text_clear (&second);
      export_choices_clear (&choices);
      export_choices_clear (&again);
    }
}

static void
refuses_what_cannot_be (const void *data)
{
  static const struct
  {
    const char *name, *value;
  } wrong[] = {
    { "what", "soup" },    { "format", "jpeg" },   { "size", "15x20" },
    { "size", "800" },     { "size", "8001x20" },  { "size", "800x600ells" },
    { "scale", "4.1" },    { "dpi", "9" },         { "dpi", "96." },
    { "dpi", "1e2" },      { "margin", "2001" },   { "margin", "" },
    { "theme", "red" },    { "coordinates", "" },  { "transparent", "yes" },
    { "title", "\xff" },   { "from", "bookmark" }, { "to", "bookmark:10" },
    { "to", "start" },     { "every", "often" },   { "speed", "0" },
    { "speed", "51" },     { "paper", "b4" },      { "per-page", "0" },
    { "per-page", "1.5" }, { "per-page", "101" },  { "solutions", "here" },
    { "colour", "red" },   { "Theme", "print" },
  };
  ExportChoices choices;
  BaseText before = BASE_TEXT_EMPTY, after = BASE_TEXT_EMPTY;

  (void) data;
  export_choices_init (&choices);
  export_choices_write (&choices, &before);
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
    {
      check_true (!export_choices_set (&choices, wrong[i].name, wrong[i].value));
      base_text_reset (&after);
      export_choices_write (&choices, &after);
      check_equal_text (base_text_string (&after), base_text_string (&before));
    }
  base_text_clear (&before);
  base_text_clear (&after);
  export_choices_clear (&choices);
}

/* From a GIF of the board to a drawing of the puzzle, to the collection, and later back again. */
static void
each_kind_has_its_format (const void *data)
{
  ExportChoices choices, later;
  BaseText kept = BASE_TEXT_EMPTY;

  (void) data;
  export_choices_init (&choices);
  export_choices_init (&later);
  check_true (export_choices_set (&choices, "format", "gif"));
  export_choices_note_way (&choices);
  check_true (export_choices_set (&choices, "what", "puzzle"));
  export_choices_recall_way (&choices);
  check_value (&choices, "format", "png");
  check_true (export_choices_set (&choices, "format", "svg"));
  export_choices_note_way (&choices);
  check_true (export_choices_set (&choices, "format", "book"));
  export_choices_note_way (&choices);
  export_choices_write (&choices, &kept);
  export_choices_read (&later, base_text_string (&kept));
  check_value (&later, "format", "book");
  check_true (export_choices_set (&later, "what", "matrix"));
  export_choices_recall_way (&later);
  check_value (&later, "format", "gif");
  check_true (export_choices_set (&later, "what", "both"));
  export_choices_recall_way (&later);
  check_value (&later, "format", "svg");
  base_text_clear (&kept);
  export_choices_clear (&choices);
  export_choices_clear (&later);
}

static void
passes_over_what_it_does_not_know (const void *data)
{
  ExportChoices choices;

  (void) data;
  export_choices_init (&choices);
  export_choices_read (&choices,
                       "[Other]\n# theme=dark\n\ncolour=red\ntheme=purple\n=\nspeed\nwhat=tree\n"
                       "title=no end");
  check_value (&choices, "what", "tree");
  check_value (&choices, "theme", "");
  check_value (&choices, "title", "no end");
  export_choices_clear (&choices);
}

static void
copies_own_their_words (const void *data)
{
  ExportChoices choices, copy;

  (void) data;
  export_choices_init (&choices);
  check_true (export_choices_set (&choices, "title", "one"));
  check_equal_u64 (export_choices_copy (&choices, &copy), BASE_OK);
  check_true (export_choices_set (&choices, "title", "two"));
  check_value (&copy, "title", "one");
  export_choices_clear (&choices);
  export_choices_clear (&copy);
}

/* Every format of pictures is a way, and every way has a description. */
static void
ways_cover_the_formats (const void *data)
{
  (void) data;
  for (unsigned i = 0; i < export_n_formats; i++)
    {
      const ExportWay *way = export_way_find (export_formats[i].id);

      check_true (way != NULL && way->kind == EXPORT_STILL);
      check_equal_text (way->name, export_formats[i].name);
      for (unsigned what = 0; what < EXPORT_KINDS; what++)
        check_true (export_way_can (way, what));
    }
  for (unsigned i = 0; i < export_n_ways; i++)
    {
      check_true (!export_way_moves (&export_ways[i])
                  || !export_way_can (&export_ways[i], EXPORT_SOLUTION));
      check_true (export_ways[i].format == NULL
                  || export_format_find (export_ways[i].format) != NULL);
    }
}

static void
numbers_follow_the_first_name (const void *data)
{
  static const struct
  {
    const char *first, *tenth;
  } names[] = {
    { "dance-001.png", "dance-010.png" }, { "dance1.svg", "dance10.svg" },
    { "dance.png", "dance-010.png" },     { "a.b/dance", "a.b/dance-010" },
    { "100%/7.png", "100%/10.png" },      { ".png", ".png-010" },
  };

  (void) data;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    {
      const ExportNumbering numbering = export_numbering_of_first (names[i].first);
      BaseText name = BASE_TEXT_EMPTY;

      export_numbering_add (&numbering, 10, &name);
      check_equal_text (base_text_string (&name), names[i].tenth);
      base_text_clear (&name);
    }
}

int
main (void)
{
  check_claim ("/export/choices/each-kind-has-the-format-that-it-had-last",
               each_kind_has_its_format, NULL);
  check_claim ("/export/choices/what-is-said-is-kept", keeps_what_was_said, NULL);
  check_claim ("/export/choices/what-cannot-be-changes-nothing", refuses_what_cannot_be, NULL);
  check_claim ("/export/choices/what-is-not-known-is-passed-over",
               passes_over_what_it_does_not_know, NULL);
  check_claim ("/export/choices/copies-own-their-words", copies_own_their_words, NULL);
  check_claim ("/export/ways/cover-the-formats", ways_cover_the_formats, NULL);
  check_claim ("/export/stills/numbers-follow-the-first-name", numbers_follow_the_first_name, NULL);
  return check_finish ();
}
