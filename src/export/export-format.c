/* The table of formats. */
#include "export-private.h"

#include "words-gettext.h"

#include <string.h>
#include <strings.h>

typedef BaseStatus (*Writer) (const ExportSheet *sheet, const ExportSink *sink);

const ExportFormat export_formats[] = {
  {
      .id = "png",
      .name = N_ ("PNG Picture"),
      .suffixes = "png",
      .mime = "image/png",
      .is_raster = true,
  },
  {
      .id = "svg",
      .name = N_ ("SVG Drawing"),
      .suffixes = "svg",
      .mime = "image/svg+xml",
  },
  {
      .id = "pdf",
      .name = N_ ("PDF Document"),
      .suffixes = "pdf",
      .mime = "application/pdf",
  },
  {
      .id = "tex",
      .name = N_ ("LaTeX (TikZ)"),
      .suffixes = "tex tikz",
      .mime = "text/x-tex",
  },
  {
      .id = "txt",
      .name = N_ ("Plain Text"),
      .suffixes = "txt text",
      .mime = "text/plain",
      .is_text = true,
  },
};

const unsigned export_n_formats = sizeof export_formats / sizeof *export_formats;

static const Writer writers[] = {
  export_write_png, export_write_svg, export_write_pdf, export_write_tex, export_write_text,
};

_Static_assert(sizeof writers / sizeof *writers == sizeof export_formats / sizeof *export_formats,
               "each format has its writer");

ExportPage
export_page_default (void)
{
  return (ExportPage){
    .width = 800,
    .height = 600,
    .scale = 1,
    .margin = EXPORT_OWN_MARGIN,
    .theme = paint_theme (PAINT_THEME_LIGHT),
    .phase = 1,
    .chip = true,
  };
}

const ExportFormat *
export_format_find (const char *id)
{
  for (unsigned i = 0; i < export_n_formats; i++)
    if (strcmp (export_formats[i].id, id) == 0)
      return &export_formats[i];
  return NULL;
}

/* One of the words of `list`, in any case of letters. */
static bool
has_word (const char *list, const char *word)
{
  const size_t length = strlen (word);

  while (*list != '\0')
    {
      const size_t next = strcspn (list, " ");

      if (next == length && strncasecmp (list, word, length) == 0)
        return true;
      list += next + (list[next] == ' ');
    }
  return false;
}

const ExportFormat *
export_format_for_name (const char *name)
{
  const char *slash = strrchr (name, '/');
  const char *base = slash != NULL ? slash + 1 : name;
  const char *point = strrchr (base, '.');

  for (unsigned i = 0; point != NULL && point > base && i < export_n_formats; i++)
    if (has_word (export_formats[i].suffixes, point + 1))
      return &export_formats[i];
  return NULL;
}

/* Reasons have signs of their own, and words beside them. */
static bool
may_have_legend (const ExportPicture *picture)
{
  const ExportContent *content = export_picture_content (picture);

  return !export_kind (content->what).at_rest && content->what != EXPORT_DIAGRAM
         && content->reason == NULL && content->steps == NULL;
}

BaseStatus
export_sheet_begin (ExportSheet *out_sheet, ExportPicture *picture, const ExportPage *page)
{
  ExportSheet *self = out_sheet;

  *self = (ExportSheet){
    .picture = picture,
    .page = page,
    .theme = *page->theme,
    .look = {
      .scale = page->scale,
      .phase = page->phase,
      .presenting = page->presenting,
      .chip = page->chip,
      .coordinates = page->coordinates,
      .text = paint_text_new (page->family),
    },
  };
  self->look.theme = &self->theme;
  /* A board at rest lies on its own paper. */
  if (export_kind (export_picture_content (picture)->what).at_rest)
    self->theme.ground = self->theme.surfaces[PAINT_SURFACE_PAPER];
  if (page->transparent)
    self->theme.ground &= ~0xffu;
  if (page->legend && may_have_legend (picture))
    self->legend = export_legend_new (export_picture_content (picture)->what);
  if (page->legend && may_have_legend (picture) && self->legend == NULL)
    return BASE_NO_MEMORY;
  return self->look.text != NULL ? BASE_OK : BASE_NO_MEMORY;
}

void
export_sheet_end (ExportSheet *self)
{
  export_legend_free (self->legend);
  paint_text_free (self->look.text);
}

BaseStatus
export_write (const ExportFormat *format,
              ExportPicture *picture,
              const ExportPage *page,
              const ExportSink *sink)
{
  ExportReason reason;
  const ExportSink remembering = export_reason_sink (&reason, sink);
  ExportSheet sheet;
  BaseStatus status;

  if (format->is_raster
      && (page->width * page->scale > EXPORT_MOST_PIXELS
          || page->height * page->scale > EXPORT_MOST_PIXELS))
    return BASE_BAD_INPUT;
  status = export_sheet_begin (&sheet, picture, page);
  sheet.look.drawing = !format->is_raster && !format->is_text;
  if (status == BASE_OK)
    status = writers[format - export_formats](&sheet, &remembering);
  export_sheet_end (&sheet);
  return export_reason_restore (&reason, status);
}

BaseStatus
export_page_paint (ExportPicture *picture, const ExportPage *page, cairo_t *cr)
{
  ExportSheet sheet;
  BaseStatus status = export_sheet_begin (&sheet, picture, page);

  if (status == BASE_OK)
    status = export_page_draw (&sheet, cr);
  export_sheet_end (&sheet);
  return status;
}
