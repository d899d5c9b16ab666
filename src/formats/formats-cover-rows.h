/* formats-cover-rows.h - the formats of this room. */
#ifndef FORMATS_COVER_ROWS_H
#define FORMATS_COVER_ROWS_H

#include "formats-format.h"

extern const Format formats_orlib_format;
extern const Format formats_matrix_format;
extern const Format formats_dlx_format;

#endif
