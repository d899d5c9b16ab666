/* export-book.h - many puzzles, several to a page, with their solutions where a reader wants them.
 *
 * A book is written as it is read: it keeps the puzzles of the page that is being filled, and, where solutions come
 * last, those, a few bytes a cell.  So a book of ten thousand needs hardly more memory than one of ten. */
#ifndef EXPORT_BOOK_H
#define EXPORT_BOOK_H

#include "export-grid.h"
#include "export-sink.h"

typedef enum
{
  EXPORT_SOLUTIONS_NONE,
  EXPORT_SOLUTIONS_BACK, /* small, on a page behind each page of puzzles: the back of its sheet */
  EXPORT_SOLUTIONS_FOOT, /* smaller, upside down at the foot of the page */
  EXPORT_SOLUTIONS_LAST, /* small, on the last pages */
  EXPORT_SOLUTIONS,
} ExportSolutions;

#define EXPORT_MOST_A_PAGE 100

typedef struct
{
  double            width, height, margin; /* of the paper, in units (export-format.h) */
  uint32_t          per_page;              /* 1 to EXPORT_MOST_A_PAGE */
  ExportSolutions   solutions;
  bool              candidates, coordinates;
  const PaintTheme *theme;
  const char       *title;  /* above every page, and of the document; NULL: none */
  const char       *footer; /* below, beside the number of the page; or NULL */
  const char       *family; /* as ExportPage's */
} ExportBookOptions;

/* A4 upright, six to a page, solutions last, for a printer. */
ExportBookOptions export_book_default (void);

typedef struct
{
  const SudokuPuzzle *puzzle;
  const uint8_t      *solution; /* one value a cell; NULL: there is none */
  bool                several;  /* the solution is one of several */
  const char         *symbols;
  const char         *name; /* what is known of it: a name, a rating; NULL or "": nothing */
  uint64_t            number;
} ExportEntry;

typedef struct ExportBook ExportBook;

/* Borrows all that options point at. */
BaseStatus export_book_new  (const ExportBookOptions *options, const ExportSink *sink, ExportBook **out_book);
void       export_book_free (ExportBook *self); /* accepts NULL */

/* Copies what it keeps.  BASE_NO_MEMORY, or what the sink said when a page was written. */
BaseStatus export_book_add (ExportBook *self, const ExportEntry *entry);

/* Writes what is left.  To be called once, and not for an empty book. */
BaseStatus export_book_finish (ExportBook *self);

uint64_t export_book_n_pages (const ExportBook *self); /* written by now */

/* For printers, who ask for pages one by one in any order: draws up to `per_page` entries as the puzzles of a page,
 * or as solutions, on a cairo_t whose units are ours. */
void export_book_draw_puzzles (cairo_t                 *cr,
                               const ExportBookOptions *options,
                               PaintText               *text,
                               const ExportEntry       *entries,
                               uint32_t                 n_entries,
                               uint64_t                 page);
void export_book_draw_solutions (cairo_t                 *cr,
                                 const ExportBookOptions *options,
                                 PaintText               *text,
                                 const ExportEntry       *entries,
                                 uint32_t                 n_entries,
                                 uint64_t                 page);

/* So many solutions go on a page of them. */
uint32_t export_book_solutions_a_page (const ExportBookOptions *options);

#endif
