/* export-measure.h - numbers, lengths and sizes as somebody writes them, whatever the locale. */
#ifndef EXPORT_MEASURE_H
#define EXPORT_MEASURE_H

#include "base-text.h"

typedef struct
{
  const char *id;
  const char *name; /* in English, to be translated where it is shown */
  double      units;
} ExportUnit;

extern const ExportUnit export_units[];

/* Which of them: px is the unit itself; dots are what a picture of pixels is made of, however many go to the inch, and
 * in all others the same as px. */
enum
{
  EXPORT_UNIT_PX,
  EXPORT_UNIT_DOTS,
  EXPORT_UNIT_MM,
};

extern const unsigned   export_n_units;

/* With or without decimals behind a point. */
bool export_decimal_read (const char *text, double least, double most, double *out_number);

/* With as many decimals as it needs, four at most. */
void export_decimal_add (double number, BaseText *out);

/* 20, 20px, 5mm; without a unit it is px. */
bool export_length_read (const char *text, double *out_number, unsigned *out_unit);
void export_length_add (double number, unsigned unit, BaseText *out);

/* 800x600, 80x60mm, 8cmx60mm: in the unit of the height, which goes for the width too where that names none.  From 16
 * to 8000 units; of dots, as many as a picture may have. */
bool export_size_read (const char *text, double *out_width, double *out_height, unsigned *out_unit);
void export_size_add (double width, double height, unsigned unit, BaseText *out);

#endif
