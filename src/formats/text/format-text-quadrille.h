/* format-text-quadrille.h - whether a file that fits no format is one of ours, and damaged. */
#ifndef FORMAT_TEXT_QUADRILLE_H
#define FORMAT_TEXT_QUADRILLE_H

#include "format-sample.h"

/* Whether one of the first three lines begins a puzzle. */
bool format_text_quadrille_is_like (const FormatsSample *sample);

#endif
