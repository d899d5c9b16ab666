/* export-legend-signs.h - the table of signs; for this room. */
#ifndef EXPORT_LEGEND_SIGNS_H
#define EXPORT_LEGEND_SIGNS_H

#include "cover-event.h"
#include "paint-picture.h"

/* Small problems, in which every sign occurs. */
typedef enum
{
  EXPORT_LEGEND_KNUTH,  /* Knuth's seven items and six options */
  EXPORT_LEGEND_COLOURS, /* his example of colours: p q r, and x and y, which need not be covered */
  EXPORT_LEGEND_PROBLEMS,
} ExportLegendProblem;

/* A part of a picture: the item, the option, or the node of both, moved by some units, behind the
 * n-th event of a kind; `nth` 0: at the start. */
typedef struct
{
  PaintPictureKind    kind;
  const char         *words; /* in English, marked for translation */
  ExportLegendProblem problem;
  CoverEventKind      event;
  unsigned            nth;
  uint32_t            item, option;
  double              across, down;
} ExportLegendSign;

extern const ExportLegendSign export_legend_signs[];
extern const unsigned         export_n_legend_signs;

#endif
