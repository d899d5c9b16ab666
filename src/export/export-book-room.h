/* export-book-room.h - where grids go on a page of a book, and how many of them can be read there; for this room. */
#ifndef EXPORT_BOOK_ROOM_H
#define EXPORT_BOOK_ROOM_H

#include "export-book.h"

/* Of the font of what is said above a solution, in units. */
#define EXPORT_BOOK_FOOT_SIZE 11.0

#define EXPORT_BOOK_POINTS 0.75 /* to the unit */

/* Rows and columns of squares, each below its caption. */
typedef struct
{
  PaintRect room;
  uint32_t  rows, columns;
  double    side;    /* of a grid */
  double    caption; /* the height of what is above it */
  double    gap;     /* between them, at least */
} ExportPlaces;

/* What has to be told from something else on paper is not smaller. */
#define EXPORT_BOOK_LEAST_SIDE 24.0

/* For the puzzles of a page. */
ExportPlaces export_places_of_puzzles (PaintRect room, const ExportBookOptions *options);

/* Of the font of what is said above a puzzle. */
double export_book_caption_size (const ExportBookOptions *options);

/* The rows and columns in which `n` of them are largest. */
ExportPlaces export_places_arrange (PaintRect room, uint32_t n, double caption, double gap);

/* The square of a place, from 0; its caption is above it. */
PaintRect export_places_at (const ExportPlaces *self, uint32_t at);

/* For so many solutions on a page of them, of which the widest asks for `width`. */
ExportPlaces export_places_of_solutions (PaintRect                room,
                                         const ExportBookOptions *options,
                                         uint32_t                 n,
                                         double                   width);

/* Below `room`, of which it takes no more than it needs: what is left of it goes to `out_rest`. */
ExportPlaces export_places_at_foot (PaintRect  room,
                                    uint32_t   n,
                                    double     width,
                                    PaintRect *out_rest);

/* The size of the digits in a grid so wide, in points. */
double export_book_digits (const SudokuShape *shape, const char *symbols, double side);

#endif
