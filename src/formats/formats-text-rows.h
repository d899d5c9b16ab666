/* formats-text-rows.h - the formats of this room. */
#ifndef FORMATS_TEXT_ROWS_H
#define FORMATS_TEXT_ROWS_H

#include "formats-format.h"

extern const Format formats_solo_format;
extern const Format formats_hodoku_format;
extern const Format formats_sdk_format;
extern const Format formats_csv_format;
extern const Format formats_csv_grid_format;
extern const Format formats_jigsaw_format;
extern const Format formats_ss_format;
extern const Format formats_grid_format;
extern const Format formats_numbers_format;
extern const Format formats_candidates_format;
extern const Format formats_line_format;
extern const Format formats_sukaku_format;
extern const Format formats_sdm_format;

#endif
