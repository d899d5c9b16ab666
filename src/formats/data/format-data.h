/* format-data.h - the formats of this room. */
#ifndef FORMAT_DATA_H
#define FORMAT_DATA_H

#include "format.h"

extern const Format format_data_npy;
extern const Format format_data_ksudoku;
extern const Format format_data_opensudoku;
extern const Format format_data_gnome;
extern const Format format_data_fpuzzles;
extern const Format format_data_fpuzzles_link;

#endif
