/* export-measure.h - numbers, lengths and sizes as users write them, in any locale. */
#ifndef EXPORT_MEASURE_H
#define EXPORT_MEASURE_H

#include "base-text.h"

typedef struct
{
  const char *id;
  const char *name; /* in English, translated where it is shown */
  double      units;
} ExportUnit;

extern const ExportUnit export_units[];

/* Indexes of the units.  px is the unit of a page; dots are device pixels in a raster format,
 * whatever the resolution, and px in all others. */
enum
{
  EXPORT_UNIT_PX,
  EXPORT_UNIT_DOTS,
  EXPORT_UNIT_MM,
};

extern const unsigned   export_n_units;

/* Parses a number with or without decimals behind a point. */
bool export_decimal_read (const char *text, double least, double most, double *out_number);

/* Adds the number with the decimals it needs, four at most. */
void export_decimal_add (double number, BaseText *out);

/* 20, 20px, 5mm; without a unit it is px. */
bool export_length_read (const char *text, double *out_number, unsigned *out_unit);
void export_length_add (double number, unsigned unit, BaseText *out);

/* 800x600, 80x60mm, 8cmx60mm: in the unit of the height, which also applies to a width without a
 * unit.  From 16 to 8000 units; in dots, as many as a picture may have. */
bool export_size_read (const char *text, double *out_width, double *out_height, unsigned *out_unit);
void export_size_add (double width, double height, unsigned unit, BaseText *out);

#endif
