/* Rules that hold for every format and every content. */
#include "check.h"
#include "failing-memory.h"
#include "samples.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char *
subject_of (ExportWhat kind)
{
  return kind == EXPORT_LINKS || kind == EXPORT_STEP ? "knuth" : PLAYS_30;
}

static Sample
sample_of (ExportWhat kind)
{
  return sample_new (kind, subject_of (kind),
                     kind == EXPORT_REASON                         ? 3
                     : kind == EXPORT_LINKS || kind == EXPORT_STEP ? 20
                                                                   : 300);
}

/* Each kind in each format: the same file twice, with another one in between. */
static void
writes_the_same_bytes (const void *data)
{
  const ExportFormat *format = data;
  const ExportPage page = sample_page (320, 280), other = sample_page (200, 100);

  for (ExportWhat kind = 0; kind < EXPORT_KINDS; kind++)
    {
      Sample one = sample_of (kind), two = sample_of (kind);
      BaseText first = sample_write (&one, format->id, &page);
      BaseText between = sample_write (&one, format->id, &other);
      BaseText second = sample_write (&two, format->id, &page);
      BaseText third = sample_write (&one, format->id, &page);

      check_equal_u64 (first.length, second.length);
      check_equal_memory (first.bytes, second.bytes, first.length);
      check_equal_u64 (first.length, third.length);
      check_equal_memory (first.bytes, third.bytes, first.length);
      base_text_clear (&first);
      base_text_clear (&between);
      base_text_clear (&second);
      base_text_clear (&third);
      sample_clear (&one);
      sample_clear (&two);
    }
}

typedef struct
{
  size_t room;
} Disk;

static BaseStatus
fill (void *data, const void *bytes, size_t n_bytes)
{
  Disk *disk = data;

  (void) bytes;
  if (n_bytes > disk->room)
    {
      errno = ENOSPC;
      return BASE_IO;
    }
  disk->room -= n_bytes;
  return BASE_OK;
}

/* For every point of failure. */
static void
tells_of_a_full_disk (const void *data)
{
  const ExportFormat *format = data;
  const ExportPage page = sample_page (320, 280);
  Sample sample = sample_of (EXPORT_BOTH);

  for (size_t room = 0; room < 1000; room += 300)
    {
      Disk disk = { room };

      BaseStatus status;
      int error;

      failing_memory_spoil_errno (true);
      status = export_write (format, sample.picture, &page, &(ExportSink){ fill, &disk });
      error = errno;
      failing_memory_spoil_errno (false);
      check_equal_u64 (status, BASE_IO);
      check_equal_u64 ((uint64_t) error, ENOSPC);
    }
  sample_clear (&sample);
}

static void
writes_49x49 (const void *data)
{
  const ExportFormat *format = data;
  const ExportPage page = sample_page (600, 600);
  char line[49 * 49 + 1] = "";
  Sample sample;
  BaseText file;

  for (uint32_t i = 0; i < 49 * 49; i++)
    line[i] = (char) ('0' + (i % 5 == 0 ? 1 + (i * 7 + i / 49) % 49 : 0));
  sample = sample_new (EXPORT_CANDIDATES, line, 0);
  file = sample_write (&sample, format->id, &page);
  base_text_clear (&file);
  sample_clear (&sample);
}

static void
is_known_by_its_suffixes (const void *data)
{
  const ExportFormat *format = data;
  BaseText name = BASE_TEXT_EMPTY;

  base_text_add (&name, "some.folder/a.picture.");
  base_text_add_bytes (&name, format->suffixes, strcspn (format->suffixes, " "));
  check_true (export_format_for_name (base_text_string (&name)) == format);
  check_true (export_format_find (format->id) == format);
  base_text_clear (&name);
}

static void
knows_no_other_suffix (const void *data)
{
  (void) data;
  check_true (export_format_for_name ("a.jpeg") == NULL);
  check_true (export_format_for_name ("png") == NULL);
  check_true (export_format_for_name (".png") == NULL);
  check_true (export_format_for_name ("a.png/b") == NULL);
  check_true (export_format_for_name ("A.PNG") == export_format_find ("png"));
}

/* Every name that an SVG refers to is defined in it, once, and numbered in the order of
 * definition. */
static void
svg_names_are_whole (const void *data)
{
  const ExportPage page = sample_page (320, 280);
  Sample sample = sample_of (EXPORT_MATRIX);
  BaseText file = sample_write (&sample, "svg", &page);
  unsigned long n = 0;

  (void) data;
  check_true (strstr (file.bytes, "<title>One &amp; &lt;two&gt;</title>") != NULL);
  check_true (strstr (file.bytes, "<desc>A search over 324 items and 729 options") != NULL);
  for (char *at = strstr (file.bytes, " id=\""); at != NULL; at = strstr (at + 1, " id=\""))
    {
      char *digits = at + 5 + strcspn (at + 5, "0123456789\"");

      check_equal_u64 (strtoul (digits, NULL, 10), ++n);
    }
  check_true (n > 10);
  for (char *at = strchr (file.bytes, '#'); at != NULL; at = strchr (at + 1, '#'))
    {
      char *digits = at + strcspn (at, "0123456789\")");
      unsigned long number = strtoul (digits, NULL, 10);

      check_true (number >= 1 && number <= n);
    }
  base_text_clear (&file);
  sample_clear (&sample);
}

/* It has no letter that some TeX lacks: a title with such a letter is drawn. */
static void
tex_is_ascii (const void *data)
{
  ExportPage page = sample_page (320, 280);

  (void) data;
  page.title = "数独 № 7: «Größe» – 100% à l’œil";
  for (ExportWhat kind = 0; kind < EXPORT_KINDS; kind++)
    {
      Sample sample = sample_of (kind);
      BaseText file = sample_write (&sample, "tex", &page);
      size_t others = 0;

      for (size_t i = 0; i < file.length; i++)
        others += (unsigned char) file.bytes[i] >= 0x7f;
      check_equal_u64 (others, 0);
      base_text_clear (&file);
      sample_clear (&sample);
    }
}

static void
tex_has_words (const void *data)
{
  ExportPage page = sample_page (320, 280);

  (void) data;
  page.title = "A_b & <c> 50% #1 ~^\\ {ü} ≤ ñ";
  page.footer = NULL;
  for (ExportWhat kind = 0; kind < EXPORT_KINDS; kind++)
    {
      Sample sample = sample_of (kind);
      BaseText file = sample_write (&sample, "tex", &page);

      check_true (strstr (file.bytes, "A\\_b \\& \\textless{}c\\textgreater{} 50\\% \\#1 "
                                      "\\textasciitilde{}\\textasciicircum{}\\textbackslash{} "
                                      "\\{\\\"{u}\\} \\ensuremath{\\le} \\~{n}")
                  != NULL);
      base_text_clear (&file);
      sample_clear (&sample);
    }
}

/* A drawing has no images, and its text stays text. */
static void
drawings_have_no_images (const void *data)
{
  const ExportPage page = sample_page (320, 280);

  (void) data;
  for (ExportWhat kind = 0; kind < EXPORT_KINDS; kind++)
    {
      Sample sample = sample_of (kind);
      BaseText file = sample_write (&sample, "svg", &page);

      check_true (strstr (file.bytes, "<image") == NULL);
      base_text_clear (&file);
      sample_clear (&sample);
    }
}

static void
png_tells_its_density_and_title (const void *data)
{
  ExportPage page = sample_page (96, 96);
  Sample sample = sample_of (EXPORT_PUZZLE);
  BaseText file;
  static const unsigned char density[] = { 0, 0,    0,    9, 'p', 'H',  'Y',  's', 0,
                                           0, 0x2e, 0x23, 0, 0,   0x2e, 0x23, 1 };

  (void) data;
  page.scale = 300.0 / 96; /* 11811 to the metre */
  file = sample_write (&sample, "png", &page);
  check_equal_memory (file.bytes + 33, density, sizeof density);
  check_equal_memory (file.bytes + 33 + 21 + 8, "Title\0\0\0\0\0One & <two>", 21);
  base_text_clear (&file);
  sample_clear (&sample);
}

static cairo_status_t
take (void *data, unsigned char *bytes, unsigned n_bytes)
{
  BaseText *rest = data;

  if (rest->length < n_bytes)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (bytes, rest->bytes, n_bytes);
  rest->bytes += n_bytes;
  rest->length -= n_bytes;
  return CAIRO_STATUS_SUCCESS;
}

static void
transparent_has_no_ground (const void *data)
{
  const ExportWhat *kind = data;
  ExportPage page = sample_page (320, 200);
  Sample sample = sample_of (*kind);
  BaseText file, rest;
  cairo_surface_t *surface;

  page.transparent = true;
  rest = file = sample_write (&sample, "png", &page);
  surface = cairo_image_surface_create_from_png_stream (take, &rest);
  check_equal_u64 (cairo_image_surface_get_format (surface), CAIRO_FORMAT_ARGB32);
  check_equal_u64 (cairo_image_surface_get_data (surface)[3], 0);
  check_equal_u64 (cairo_image_surface_get_data (surface)[320 * 4 * 199 + 3], 0);
  cairo_surface_destroy (surface);
  base_text_clear (&file);
  sample_clear (&sample);
}

static void
too_many_pixels_are_refused (const void *data)
{
  ExportPage page = sample_page (8000, 100);
  Sample sample = sample_of (EXPORT_PUZZLE);
  Disk disk = { 0 };

  (void) data;
  page.scale = 5;
  check_equal_u64 (export_write (export_format_find ("png"), sample.picture, &page,
                                 &(ExportSink){ fill, &disk }),
                   BASE_BAD_INPUT);
  sample_clear (&sample);
}

/* The sentence is about a step, and a picture at rest has none. */
static void
at_rest_nothing_is_told (const void *data)
{
  Sample sample = sample_of (EXPORT_POSITION);
  BaseText sentence = BASE_TEXT_EMPTY;

  (void) data;
  export_picture_tell (sample.picture, &sentence);
  check_equal_u64 (sentence.length, 0);
  base_text_clear (&sentence);
  sample_clear (&sample);
}

static void
claim_of (const char *what, const char *which, CheckTest test, const void *data)
{
  char name[128];

  snprintf (name, sizeof name, "/export/%s/%s", what, which);
  check_claim (name, test, data);
}

int
main (void)
{
  static const ExportWhat clear[] = { EXPORT_PUZZLE, EXPORT_BOARD, EXPORT_LINKS, EXPORT_TREE };

  for (unsigned i = 0; i < export_n_formats; i++)
    {
      const ExportFormat *format = &export_formats[i];

      claim_of ("same-bytes-in-one-process", format->id, writes_the_same_bytes, format);
      claim_of ("tells-of-a-full-disk", format->id, tells_of_a_full_disk, format);
      claim_of ("writes-49x49", format->id, writes_49x49, format);
      claim_of ("known-by-its-suffix", format->id, is_known_by_its_suffixes, format);
    }
  check_claim ("/export/tell/nothing-of-a-picture-at-rest", at_rest_nothing_is_told, NULL);
  check_claim ("/export/no-other-suffix", knows_no_other_suffix, NULL);
  check_claim ("/export/svg/names-are-defined-and-numbered", svg_names_are_whole, NULL);
  check_claim ("/export/svg/has-no-images", drawings_have_no_images, NULL);
  check_claim ("/export/tex/is-ascii-whatever-the-title", tex_is_ascii, NULL);
  check_claim ("/export/tex/words-are-words", tex_has_words, NULL);
  check_claim ("/export/png/tells-its-density-and-title", png_tells_its_density_and_title, NULL);
  check_claim ("/export/png/too-many-pixels-are-refused", too_many_pixels_are_refused, NULL);
  for (unsigned i = 0; i < sizeof clear / sizeof *clear; i++)
    claim_of ("transparent-has-no-ground", export_kind (clear[i]).id, transparent_has_no_ground,
              &clear[i]);
  return check_finish ();
}
