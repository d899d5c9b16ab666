/* export-book-room.h - where grids go on a page of a book, and how many of them can be read there;
 * for this room. */
#ifndef EXPORT_BOOK_ROOM_H
#define EXPORT_BOOK_ROOM_H

#include "export-book.h"

/* The font size of captions above solutions, in units. */
#define EXPORT_BOOK_FOOT_SIZE 11.0

#define EXPORT_BOOK_POINTS 0.75 /* points per unit */

/* Rows and columns of squares, each below its caption. */
typedef struct
{
  PaintRect room;
  uint32_t  rows, columns;
  double    side;    /* of a grid */
  double    caption; /* the height of the caption above each grid */
  double    gap;     /* the least gap between grids */
} ExportPlaces;

/* The least side of a grid or a frame whose content can be seen on paper. */
#define EXPORT_BOOK_LEAST_SIDE 24.0

/* Finds the places of a page's puzzles. */
ExportPlaces export_places_of_puzzles (PaintRect room, const ExportBookOptions *options);

/* The font size of captions above puzzles. */
double export_book_caption_size (const ExportBookOptions *options);

/* Finds the number of rows and columns that makes `n` grids largest. */
ExportPlaces export_places_arrange (PaintRect room, uint32_t n, double caption, double gap);

/* Returns the square of a place, counted from 0; its caption is above it. */
PaintRect export_places_at (const ExportPlaces *self, uint32_t at);

/* Finds the places of `n` solutions on a page of their own; the widest needs `width`. */
ExportPlaces export_places_of_solutions (PaintRect                room,
                                         const ExportBookOptions *options,
                                         uint32_t                 n,
                                         double                   width);

/* Finds places at the bottom of `room`, no higher than needed.  Writes the rest of the room to
 * `out_rest`. */
ExportPlaces export_places_at_foot (PaintRect  room,
                                    uint32_t   n,
                                    double     width,
                                    PaintRect *out_rest);

/* Returns the size of the digits in a grid of that side, in points. */
double export_book_digits (const SudokuShape *shape, const char *symbols, double side);

#endif
