/* The tables of choices. */
#include "export-choices.h"

#include "words-gettext.h"

#include <string.h>

const ExportWay export_ways[] = {
  { "png", N_ ("PNG Picture"), "png", EXPORT_STILL, "png" },
  { "svg", N_ ("SVG Drawing"), "svg", EXPORT_STILL, "svg" },
  { "pdf", N_ ("PDF Document"), "pdf", EXPORT_STILL, "pdf" },
  { "tex", N_ ("LaTeX (TikZ)"), "tex", EXPORT_STILL, "tex" },
  { "txt", N_ ("Plain Text"), "txt", EXPORT_STILL, "txt" },
  { "gif", N_ ("GIF Animation"), "gif", EXPORT_GIF, NULL },
  { "mp4", N_ ("MP4 Video"), "mp4", EXPORT_MOVIE, NULL },
  { "webm", N_ ("WebM Video"), "webm", EXPORT_MOVIE, NULL },
  { "pngs", N_ ("Numbered PNG Pictures"), "png", EXPORT_STILLS, "png" },
  { "svgs", N_ ("Numbered SVG Drawings"), "svg", EXPORT_STILLS, "svg" },
  { "storyboard", N_ ("Storyboard (PDF)"), "pdf", EXPORT_STORYBOARD, NULL },
  { "book", N_ ("Book of the Collection (PDF)"), "pdf", EXPORT_BOOK, NULL },
};

const unsigned export_n_ways = sizeof export_ways / sizeof *export_ways;

/* The sizes that printers have. */
const ExportPaper export_papers[] = {
  { "a3", "A3", 297, 420 },
  { "a4", "A4", 210, 297 },
  { "a5", "A5", 148, 210 },
  { "a6", "A6", 105, 148 },
  { "letter", N_ ("Letter"), 215.9, 279.4 },
  { "legal", N_ ("Legal"), 215.9, 355.6 },
};

const unsigned export_n_papers = sizeof export_papers / sizeof *export_papers;

const ExportWord export_themes[PAINT_THEMES] = {
  [PAINT_THEME_LIGHT] = { "light", N_ ("Light") },
  [PAINT_THEME_DARK] = { "dark", N_ ("Dark") },
  [PAINT_THEME_HIGH_CONTRAST] = { "contrast", N_ ("High Contrast") },
  [PAINT_THEME_PRINT] = { "print", N_ ("Print, Black on White") },
};

const ExportWord export_solutions[EXPORT_SOLUTIONS] = {
  [EXPORT_SOLUTIONS_NONE] = { "none", N_ ("None") },
  [EXPORT_SOLUTIONS_BACK] = { "back", N_ ("At the Back of Each Sheet") },
  [EXPORT_SOLUTIONS_FOOT] = { "foot", N_ ("Upside Down at the Foot") },
  [EXPORT_SOLUTIONS_LAST] = { "last", N_ ("On the Last Pages") },
};

/* In the order of the bits of ExportCaption. */
const ExportWord export_captions[EXPORT_CAPTIONS] = {
  { "number", N_ ("Number") },
  { "name", N_ ("Name") },
  { "rating", N_ ("Rating") },
  { "file", N_ ("File") },
};

#define MARK N_ ("Bookmark %1, step %2")

const ExportWord export_spans[EXPORT_SPANS] = {
  [EXPORT_SPAN_START] = { "start", N_ ("The Start") },
  [EXPORT_SPAN_HERE] = { "here", N_ ("This Step") },
  [EXPORT_SPAN_FIRST_BOOKMARK] = { "bookmark:1", MARK },
  [EXPORT_SPAN_FIRST_BOOKMARK + 1] = { "bookmark:2", MARK },
  [EXPORT_SPAN_FIRST_BOOKMARK + 2] = { "bookmark:3", MARK },
  [EXPORT_SPAN_FIRST_BOOKMARK + 3] = { "bookmark:4", MARK },
  [EXPORT_SPAN_FIRST_BOOKMARK + 4] = { "bookmark:5", MARK },
  [EXPORT_SPAN_FIRST_BOOKMARK + 5] = { "bookmark:6", MARK },
  [EXPORT_SPAN_FIRST_BOOKMARK + 6] = { "bookmark:7", MARK },
  [EXPORT_SPAN_FIRST_BOOKMARK + 7] = { "bookmark:8", MARK },
  [EXPORT_SPAN_FIRST_BOOKMARK + 8] = { "bookmark:9", MARK },
  [EXPORT_SPAN_SOLUTION] = { "solution", N_ ("The Next Solution") },
  [EXPORT_SPAN_BOOKMARK] = { "bookmark", N_ ("The Next Bookmark") },
  [EXPORT_SPAN_END] = { "end", N_ ("The End") },
};

RunMoment
export_span_moment (unsigned span)
{
  switch (span)
    {
    case EXPORT_SPAN_START:
      return (RunMoment){ .kind = RUN_AT_START };
    case EXPORT_SPAN_HERE:
      return (RunMoment){ .kind = RUN_AT_HERE };
    case EXPORT_SPAN_SOLUTION:
      return (RunMoment){ .kind = RUN_AT_SOLUTION, .which = RUN_NEXT };
    case EXPORT_SPAN_BOOKMARK:
      return (RunMoment){ .kind = RUN_AT_BOOKMARK, .which = RUN_NEXT };
    case EXPORT_SPAN_END:
      return (RunMoment){ .kind = RUN_AT_END };
    default:
      return (RunMoment){ .kind = RUN_AT_BOOKMARK,
                          .number = span - EXPORT_SPAN_FIRST_BOOKMARK + 1 };
    }
}

const ExportWay *
export_way_find (const char *id)
{
  for (unsigned i = 0; i < export_n_ways; i++)
    if (strcmp (export_ways[i].id, id) == 0)
      return &export_ways[i];
  return NULL;
}

bool
export_way_moves (const ExportWay *way)
{
  return way->kind != EXPORT_STILL && way->kind != EXPORT_BOOK;
}

bool
export_way_can (const ExportWay *way, ExportWhat what)
{
  if (way->kind == EXPORT_STILL)
    return true;
  return export_way_moves (way) && !export_kind (what).at_rest;
}

bool
export_way_is_paper (const ExportWay *way)
{
  return way->kind == EXPORT_STORYBOARD || way->kind == EXPORT_BOOK;
}

bool
export_way_has_size (const ExportWay *way)
{
  const ExportFormat *format = way->format != NULL ? export_format_find (way->format) : NULL;

  return !export_way_is_paper (way) && (format == NULL || !format->is_text);
}
