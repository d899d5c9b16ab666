/* format-cover.h - the formats of this room. */
#ifndef FORMAT_COVER_H
#define FORMAT_COVER_H

#include "format.h"

extern const Format format_cover_orlib;
extern const Format format_cover_matrix;
extern const Format format_cover_dlx;

#endif
