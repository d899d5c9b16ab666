/* paint-label.h - short texts beside and inside the parts of a picture.
 *
 * A label stands on one line.  Where its string is wider than the room, the string is shortened
 * with an ellipsis.  Labels of one font share a baseline, that of the font's digits: then labels
 * side by side align, whatever letters they have. */
#ifndef PAINT_LABEL_H
#define PAINT_LABEL_H

#include "paint-text.h"

#include <stdint.h>

/* Bytes of a shortened label, the closing zero included. */
#define PAINT_LABEL_ROOM 128

/* Returns `string` where it is at most `width` wide, else its longest beginning that fits with an
 * ellipsis behind it, written into `room`; an empty string where not even one character fits. */
const char *paint_label_shorten (PaintText  *text,
                                 const char *string,
                                 PaintFont   font,
                                 double      width,
                                 char        room[PAINT_LABEL_ROOM]);

/* The same for a name that ends in a number, such as "Rising diagonal 6".  Only the part before the
 * number is shortened, to "Rising d. 6", because the number distinguishes such names. */
const char *paint_label_shorten_words (PaintText  *text,
                                       const char *string,
                                       PaintFont   font,
                                       double      width,
                                       char        room[PAINT_LABEL_ROOM]);

/* Add a label to the next paint_text_show ().  It begins, ends or is centred at `x`; `middle` is
 * the vertical middle of its digits. */
void paint_label_add_left (PaintText  *text,
                           const char *string,
                           PaintFont   font,
                           double      x,
                           double      middle);
void paint_label_add_right (PaintText  *text,
                            const char *string,
                            PaintFont   font,
                            double      x,
                            double      middle);
void paint_label_add_centred (PaintText  *text,
                              const char *string,
                              PaintFont   font,
                              double      x,
                              double      middle);

/* The step between numbers, where one needs `length` and places are `pitch` apart: 1, 2, or a
 * multiple of five. */
uint32_t paint_label_step (double length, double pitch);

/* Writes a number with at most five characters: 9999, 12k, 3.4M. */
const char *paint_label_format_number (uint64_t n, char room[16]);

#endif
