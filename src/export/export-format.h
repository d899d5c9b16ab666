/* export-format.h - a picture as a file: one table of formats, and the page that is written.
 *
 * The same subject, page, fonts and version of Cairo give the same bytes, however often and in
 * whatever order files are written: no clock, random number or process-wide counter is in them. */
#ifndef EXPORT_FORMAT_H
#define EXPORT_FORMAT_H

#include "export-picture.h"
#include "export-sink.h"

/* Units are 1/96 inch, as in CSS: one pixel of PNG at scale 1, one pixel of SVG, 3/4 point of
 * PDF. */
#define EXPORT_UNITS_PER_INCH 96.0

/* As a margin: 1/40 of the shorter side for a puzzle, none for other pictures. */
#define EXPORT_OWN_MARGIN (-1.0)

typedef struct
{
  double            width, height;
  double            scale;  /* device pixels per unit; for vectors, the rounding of lines and
                             * places */
  double            margin; /* units, or EXPORT_OWN_MARGIN */
  const PaintTheme *theme;
  bool              transparent; /* without a background */
  bool              coordinates;
  bool              presenting;
  bool              chip; /* above a picture of a search, the step in words */
  bool              legend; /* below it, the meaning of its signs */
  double            phase;
  const char       *title, *footer; /* or NULL */
  const char       *sentence;       /* about the frame, above the footer; or NULL */
  unsigned          sentence_lines; /* lines kept free for it, whatever its length, so that all
                                     * frames are alike; 0: as many as it needs */
  const char       *family;         /* of the font; NULL: the desktop's sans-serif one */
} ExportPage;

/* 800 by 600 units in the light theme. */
ExportPage export_page_default (void);

/* Returns the widest margin that leaves room on a page. */
double export_page_most_margin (double width, double height);

/* The most device pixels on a side. */
#define EXPORT_MOST_PIXELS 32000

typedef struct ExportFormat ExportFormat;

struct ExportFormat
{
  const char *id;       /* its name in --format */
  const char *name;     /* in English, translated where it is shown */
  const char *suffixes; /* of file names, without the dot, separated by spaces; the default comes
                         * first */
  const char *mime;
  bool        is_raster;
  bool        is_text; /* plain text: no theme, no size */
};

extern const ExportFormat export_formats[];
extern const unsigned     export_n_formats;

const ExportFormat *export_format_find (const char *id);        /* NULL when there is none */

/* Finds a format by the name's last suffix; NULL when none has it. */
const ExportFormat *export_format_for_name (const char *name);

/* Returns BASE_NO_MEMORY or the sink's status.  BASE_BAD_INPUT when the picture would have more
 * than EXPORT_MOST_PIXELS on a side. */
BaseStatus export_write (const ExportFormat *format,
                         ExportPicture      *picture,
                         const ExportPage   *page,
                         const ExportSink   *sink);

/* Draws the page as its file will look, on a cairo_t in units of the page with the page's scale of
 * device pixels per unit. */
BaseStatus export_page_paint (ExportPicture *picture, const ExportPage *page, cairo_t *cr);

#endif
