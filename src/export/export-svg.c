/* SVG from Cairo, with a title and a description added, and names replaced.
 *
 * Cairo names the things it refers to (surfaces, clips, glyphs) with counters, some of which
 * continue from file to file within a process.  So names are collected in the order of their
 * definition and replaced by their letters and their place in that order. */
#include "export-private.h"

#include "base-memory.h"
#include "words-gettext.h"

#include <cairo-svg.h>

#include <stdlib.h>
#include <string.h>

typedef struct
{
  const char *bytes; /* in the document */
  size_t length;
  size_t number;
} Name;

typedef struct
{
  Name *names;
  size_t n, capacity;
} Names;

static int
compare_svg_names (const void *a, const void *b)
{
  const Name *one = a, *other = b;
  const size_t shorter = one->length < other->length ? one->length : other->length;
  const int order = memcmp (one->bytes, other->bytes, shorter);

  return order != 0 ? order : (one->length > other->length) - (one->length < other->length);
}

static size_t
name_length (const char *bytes)
{
  return strcspn (bytes, "\")");
}

static BaseStatus
collect (const char *document, Names *out)
{
  static const char mark[] = " id=\"";
  void *array;
  BaseStatus status;

  for (const char *at = strstr (document, mark); at != NULL; at = strstr (at, mark))
    {
      at += sizeof mark - 1;
      array = out->names;
      status = base_grow (&array, &out->capacity, out->n + 1, sizeof (Name));
      out->names = array;
      if (status != BASE_OK)
        return status;
      out->names[out->n] = (Name){ at, name_length (at), out->n + 1 };
      out->n++;
    }
  if (out->n > 0)
    qsort (out->names, out->n, sizeof *out->names, compare_svg_names);
  return BASE_OK;
}

/* Returns the text behind the name, or `at` where it is none of the collected names. */
static const char *
add_renamed (BaseText *out, const Names *names, const char *at)
{
  const Name wanted = { .bytes = at, .length = name_length (at) };
  const Name *found =
      names->n > 0 ? bsearch (&wanted, names->names, names->n, sizeof wanted, compare_svg_names)
                   : NULL;

  if (found == NULL)
    return at;
  base_text_add_bytes (out, at, strcspn (at, "0123456789\")"));
  base_text_add_number (out, found->number);
  return at + wanted.length;
}

static void
add_all_renamed (BaseText *out, const Names *names, const char *document)
{
  while (*document != '\0')
    {
      const size_t plain = strcspn (document, "#\"");

      base_text_add_bytes (out, document, plain + (document[plain] != '\0'));
      document += plain;
      if (*document == '\0')
        return;
      document++;
      if (document[-1] == '#' || (plain >= 4 && strncmp (document - 5, " id=", 4) == 0))
        document = add_renamed (out, names, document);
    }
}

/* Adds text with the characters escaped that have a meaning in an element. */
static void
add_escaped (BaseText *out, const char *text)
{
  for (; *text != '\0'; text++)
    if (*text == '&')
      base_text_add (out, "&amp;");
    else if (*text == '<')
      base_text_add (out, "&lt;");
    else if (*text == '>')
      base_text_add (out, "&gt;");
    else if ((unsigned char) *text >= ' ' || *text == '\n')
      base_text_add_char (out, *text);
}

static void
add_about (const ExportSheet *sheet, BaseText *out)
{
  const ExportKind kind = export_kind (export_picture_content (sheet->picture)->what);
  BaseText text = BASE_TEXT_EMPTY;

  base_text_add (out, "\n<title>");
  add_escaped (out, sheet->page->title != NULL ? sheet->page->title : _ (kind.name));
  base_text_add (out, "</title>\n<desc>");
  export_picture_describe (sheet->picture, &text);
  add_escaped (out, base_text_string (&text));
  base_text_add (out, "</desc>");
  out->failed |= text.failed;
  base_text_clear (&text);
}

/* Inserts title and description behind the tag that opens the drawing. */
static BaseStatus
write_renumbered_svg (const ExportSheet *sheet, const char *document, const ExportSink *sink)
{
  const char *tag = strstr (document, "<svg ");
  const char *end = tag != NULL ? strchr (tag, '>') : NULL;
  BaseText out = BASE_TEXT_EMPTY;
  Names names = { 0 };
  BaseStatus status = BASE_NO_MEMORY;

  if (end != NULL && collect (document, &names) == BASE_OK)
    {
      base_text_add_bytes (&out, document, (size_t) (end - document));
      base_text_add (&out, " role=\"img\">");
      add_about (sheet, &out);
      add_all_renamed (&out, &names, end + 1);
      status = export_sink_text (sink, &out);
    }
  free (names.names);
  base_text_clear (&out);
  return status;
}

static cairo_status_t
add_bytes (void *data, const unsigned char *bytes, unsigned n_bytes)
{
  BaseText *out = data;

  base_text_add_bytes (out, (const char *) bytes, n_bytes);
  return base_text_status (out) == BASE_OK ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_NO_MEMORY;
}

BaseStatus
export_write_svg (const ExportSheet *sheet, const ExportSink *sink)
{
  BaseText document = BASE_TEXT_EMPTY;
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (
      add_bytes, &document, sheet->page->width, sheet->page->height);
  cairo_t *cr = cairo_create (surface);
  BaseStatus status;

  cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_PX);
  status = export_page_draw (sheet, cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == BASE_OK && cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    status = BASE_NO_MEMORY;
  cairo_surface_destroy (surface);
  if (status == BASE_OK)
    status = write_renumbered_svg (sheet, base_text_string (&document), sink);
  base_text_clear (&document);
  return status;
}
