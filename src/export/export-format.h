/* export-format.h - a picture as a file: one table of formats, and the page that is written.
 *
 * The same subject, page, fonts and version of Cairo give the same bytes, however often and in whatever order files
 * are written: no clock, no random number and no counter of a process is in them. */
#ifndef EXPORT_FORMAT_H
#define EXPORT_FORMAT_H

#include "export-picture.h"
#include "export-sink.h"

/* Sizes are in units of 1/96 inch, as CSS has it: a pixel of PNG at scale 1, of SVG always, 3/4 point of PDF. */
#define EXPORT_UNITS_PER_INCH 96.0

#define EXPORT_OWN_MARGIN (-1.0) /* a fortieth of the shorter side round a puzzle, none round the others */

typedef struct
{
  double            width, height;
  double            scale;  /* device pixels to the unit; in vectors, how fine lines and places are rounded */
  double            margin; /* units, or EXPORT_OWN_MARGIN */
  const PaintTheme *theme;
  bool              transparent; /* no ground */
  bool              coordinates;
  bool              presenting;
  double            phase;
  const char       *title, *footer; /* or NULL */
  const char       *sentence;       /* above the footer: what is told of a frame, or NULL */
  unsigned          sentence_lines; /* room for so many of it, whatever it is, so that frames are alike */
  const char       *family;         /* of the font; NULL: the desktop's sans-serif one */
} ExportPage;

/* 800 by 600 units in the light theme. */
ExportPage export_page_default (void);

/* The widest margin that leaves something of a page. */
double export_page_most_margin (double width, double height);

/* The most device pixels to a side. */
#define EXPORT_MOST_PIXELS 32000

typedef struct ExportFormat ExportFormat;

struct ExportFormat
{
  const char *id;       /* what --format calls it */
  const char *name;     /* in English, to be translated where it is shown */
  const char *suffixes; /* of file names, without the point, separated by spaces; the first is the usual one */
  const char *mime;
  bool        is_raster;
  bool        is_text; /* of letters: no theme, no size */
};

extern const ExportFormat export_formats[];
extern const unsigned     export_n_formats;

const ExportFormat *export_format_find (const char *id);        /* NULL when there is none */
const ExportFormat *export_format_for_name (const char *name);  /* by its last suffix; NULL when none has it */

/* BASE_NO_MEMORY, or what the sink said.  BASE_BAD_INPUT when the picture would have more pixels than
 * EXPORT_MOST_PIXELS to a side. */
BaseStatus export_write (const ExportFormat *format,
                         ExportPicture      *picture,
                         const ExportPage   *page,
                         const ExportSink   *sink);

/* What a file of it will look like, on a cairo_t whose units are ours and whose device pixels are as many to a unit as
 * the page says. */
BaseStatus export_page_paint (ExportPicture *picture, const ExportPage *page, cairo_t *cr);

#endif
