/* format-text.h - the formats of this room. */
#ifndef FORMAT_TEXT_H
#define FORMAT_TEXT_H

#include "format.h"

extern const Format format_text_quadrille;
extern const Format format_text_solo;
extern const Format format_text_hodoku;
extern const Format format_text_sdk;
extern const Format format_text_csv;
extern const Format format_text_csv_grid;
extern const Format format_text_jigsaw;
extern const Format format_text_ss;
extern const Format format_text_grid;
extern const Format format_text_numbers;
extern const Format format_text_candidates;
extern const Format format_text_line;
extern const Format format_text_sukaku;
extern const Format format_text_sdm;

#endif
