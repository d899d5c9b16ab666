#include "export-choices.h"

#include "base-memory.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

void
export_choices_init (ExportChoices *out_choices)
{
  *out_choices = (ExportChoices){
    .what = EXPORT_BOARD,
    .way = &export_ways[0],
    .width = 800,
    .height = 600,
    .scale = 1,
    .margin = EXPORT_OWN_MARGIN,
    .theme = PAINT_THEME_LIGHT,
    .at = EXPORT_SPAN_HERE,
    .to = EXPORT_SPAN_SOLUTION,
    .pace = export_n_paces - 1, /* key moments */
    .speed = 2,
    .per_page = export_book_default ().per_page,
    .solutions = EXPORT_SOLUTIONS_LAST,
    .captions = EXPORT_CAPTION_ALL,
    .step = 1,
  };
}

void
export_choices_clear (ExportChoices *self)
{
  free (self->title);
  free (self->footer);
  self->title = self->footer = NULL;
}

void
export_choices_note_way (ExportChoices *self)
{
  if (self->way->kind == EXPORT_BOOK)
    return;
  if (export_kind (self->what).at_rest)
    self->rest_way = self->way;
  else
    self->dance_way = self->way;
}

void
export_choices_recall_way (ExportChoices *self)
{
  const ExportWay *noted = export_kind (self->what).at_rest ? self->rest_way : self->dance_way;

  if (noted != NULL)
    self->way = noted;
  if (!export_way_can (self->way, self->what))
    self->way = &export_ways[0];
}

static char *
copy_text (const char *text)
{
  return text != NULL && *text != '\0' ? base_copy (text, strlen (text) + 1, 1) : NULL;
}

BaseStatus
export_choices_copy (const ExportChoices *self, ExportChoices *out_choices)
{
  *out_choices = *self;
  out_choices->title = copy_text (self->title);
  out_choices->footer = copy_text (self->footer);
  return (self->title != NULL && out_choices->title == NULL)
                 || (self->footer != NULL && out_choices->footer == NULL)
             ? BASE_NO_MEMORY
             : BASE_OK;
}

unsigned
export_choices_paper (const ExportChoices *self)
{
  const ExportBookOptions usual = export_book_default ();
  const double width = self->papered ? self->paper_width : usual.width;
  const double height = self->papered ? self->paper_height : usual.height;
  unsigned i = 0;

  while (i < export_n_papers
         && (fabs (export_papers[i].width * EXPORT_UNITS_PER_INCH / 25.4 - width) > 0.01
             || fabs (export_papers[i].height * EXPORT_UNITS_PER_INCH / 25.4 - height) > 0.01))
    i++;
  return i;
}

/* A page of paper has the print theme unless a theme was chosen. */
PaintThemeId
export_choices_theme (const ExportChoices *self)
{
  if (self->themed)
    return self->theme;
  return export_way_is_paper (self->way) ? PAINT_THEME_PRINT : PAINT_THEME_LIGHT;
}

const ExportFormat *
export_choices_format (const ExportChoices *self)
{
  return export_format_find (self->way->format != NULL ? self->way->format : "png");
}

double
export_choices_unit (const ExportChoices *self, unsigned unit, const ExportFormat *format)
{
  if (unit == EXPORT_UNIT_DOTS && format != NULL && format->is_raster)
    return 1 / self->scale;
  return export_units[unit].units;
}

void
export_choices_say_in (ExportChoices *self, unsigned unit)
{
  const ExportFormat *format = export_choices_format (self);
  const double factor =
      export_choices_unit (self, self->unit, format) / export_choices_unit (self, unit, format);

  self->width *= factor;
  self->height *= factor;
  self->unit = unit;
}

static double
margin_of (const ExportChoices *self, const ExportFormat *format)
{
  if (self->margin < 0)
    return EXPORT_OWN_MARGIN;
  return self->margin * export_choices_unit (self, self->margin_unit, format);
}

/* Sets a size that was not chosen.  A board at rest is a square, or two side by side, and the page
 * is cut to it.  A TikZ picture fits a column of text: a picture that is wider than high is as wide
 * as LaTeX sets that column. */
static void
set_own_size (const ExportChoices *self, const ExportFormat *format, ExportPage *page)
{
  const bool is_column = strcmp (format->id, "tex") == 0;
  const bool at_rest = export_kind (self->what).at_rest;

  if (at_rest)
    page->width = page->height = is_column ? 360 : 800;
  else if (is_column)
    {
      page->width = 456;
      page->height = 342;
    }
  if (self->what == EXPORT_BOTH && !is_column)
    page->height /= 2;
}

ExportPage
export_choices_page (const ExportChoices *self, const ExportFormat *format)
{
  const double unit = export_choices_unit (self, self->unit, format);
  ExportPage page = export_page_default ();

  if (self->sized)
    {
      page.width = self->width * unit;
      page.height = self->height * unit;
    }
  else
    set_own_size (self, format, &page);
  page.scale = self->scale;
  page.margin = margin_of (self, format);
  page.theme = paint_theme (self->themed ? self->theme : PAINT_THEME_LIGHT);
  page.transparent = self->transparent;
  page.coordinates = self->coordinates;
  page.presenting = self->presenting;
  page.chip = !self->no_chip;
  page.legend = self->legend;
  page.title = self->title;
  page.footer = self->footer;
  return page;
}

bool
export_choices_fit (const ExportChoices *self, const ExportFormat *format)
{
  const ExportPage page = export_choices_page (self, format);

  return !format->is_raster || fmax (page.width, page.height) * page.scale <= EXPORT_MOST_PIXELS;
}

ExportBookOptions
export_choices_book (const ExportChoices *self)
{
  ExportBookOptions options = export_book_default ();

  if (self->papered)
    {
      options.width = self->paper_width;
      options.height = self->paper_height;
    }
  if (self->landscape)
    {
      const double width = options.width;

      options.width = options.height;
      options.height = width;
    }
  if (self->margin >= 0)
    options.margin = margin_of (self, NULL);
  options.per_page = self->per_page;
  options.solutions = self->solutions;
  options.captions = self->captions;
  options.theme = paint_theme (self->themed ? self->theme : PAINT_THEME_PRINT);
  options.candidates = self->candidates;
  options.coordinates = self->coordinates;
  options.title = self->title;
  options.footer = self->footer;
  return options;
}

ExportWhat
export_choices_step_what (const ExportChoices *self)
{
  return self->what == EXPORT_REASON ? export_what_of_picture ((PaintPictureKind) self->shown_as)
                                     : (ExportWhat) self->what;
}

ExportAnimation
export_choices_animation (const ExportChoices *self)
{
  return (ExportAnimation){
    .by = export_paces[self->pace].aim,
    .speed = self->speed,
    .rest = 2,
    .sentences = self->sentences || self->what == EXPORT_REASON,
  };
}
