/* formats-data-rows.h - the formats of this room. */
#ifndef FORMATS_DATA_ROWS_H
#define FORMATS_DATA_ROWS_H

#include "formats-format.h"

extern const Format formats_npy_format;
extern const Format formats_ksudoku_format;
extern const Format formats_opensudoku_format;
extern const Format formats_gnome_format;
extern const Format formats_fpuzzles_format;
extern const Format formats_fpuzzles_link_format;

#endif
