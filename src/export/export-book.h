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

/* What stands beside a puzzle: bits.  What is the same for all of a page is said once, at its foot. */
typedef enum
{
  EXPORT_CAPTION_NUMBER = 1 << 0,
  EXPORT_CAPTION_NAME = 1 << 1,
  EXPORT_CAPTION_RATING = 1 << 2,
  EXPORT_CAPTION_FILE = 1 << 3,
  EXPORT_CAPTION_ALL = (1 << 4) - 1,
} ExportCaption;

/* Number of these bits. */
#define EXPORT_CAPTIONS 4

#define EXPORT_MOST_A_PAGE 100

typedef struct
{
  double left, right, top, bottom;
} ExportEdges;

typedef struct
{
  double            width, height, margin; /* of the paper, in units (export-format.h) */
  ExportEdges       blank;                 /* what a printer leaves blank, where that is more than the margin */
  uint32_t          per_page;              /* 1 to EXPORT_MOST_A_PAGE */
  ExportSolutions   solutions;
  unsigned          captions; /* bits: ExportCaption */
  bool              candidates, coordinates;
  const PaintTheme *theme;
  const char       *title;  /* above every page, and of the document; NULL: none */
  const char       *footer; /* below, beside the number of the page; or NULL */
  const char       *family; /* as ExportPage's */
} ExportBookOptions;

/* A4 upright, six to a page, solutions last, every caption, for a printer. */
ExportBookOptions export_book_default (void);

typedef struct
{
  const SudokuPuzzle *puzzle;
  const uint8_t      *solution; /* one value a cell; NULL: there is none */
  bool                several;  /* the solution is one of several */
  const char         *symbols;
  const char         *name, *rating, *file; /* what is known of it; NULL or "": nothing */
  uint64_t            number;               /* 0: none */
} ExportEntry;

/* The widest margin that leaves something of a paper. */
double export_book_most_margin (const ExportBookOptions *options);

/* Whether the paper is large enough for so many puzzles to a page to be told from each other. */
bool export_book_fits (const ExportBookOptions *options);

/* The least paper of the same proportions that is, where `fits` says so; a little more, in whole mm. */
void export_book_least_paper (const ExportBookOptions *options,
                              bool (*fits) (const ExportBookOptions *options),
                              unsigned *out_width,
                              unsigned *out_height);

typedef struct ExportBook ExportBook;

/* Borrows all that options point at. */
BaseStatus export_book_new  (const ExportBookOptions *options, const ExportSink *sink, ExportBook **out_book);
void       export_book_free (ExportBook *self); /* accepts NULL */

/* Copies what it keeps.  BASE_NO_MEMORY, or what the sink said when a page was written. */
BaseStatus export_book_add (ExportBook *self, const ExportEntry *entry);

/* Writes what is left.  To be called once, and not for an empty book. */
BaseStatus export_book_finish (ExportBook *self);

uint64_t export_book_n_pages (const ExportBook *self); /* written by now */

#define EXPORT_LEAST_DIGITS 3 /* points: smaller ones cannot be read */

/* The size of the smallest digits of all its pages, in points; 0: there is none. */
double export_book_least_digits (const ExportBook *self);

/* For printers, who ask for pages one by one in any order: draws up to `per_page` entries as the puzzles of a page,
 * or as solutions, on a cairo_t whose units are ours.  Page 0 has no number.  Returns the size of its smallest digits,
 * likewise. */
double export_book_draw_puzzles (cairo_t                 *cr,
                                 const ExportBookOptions *options,
                                 PaintText               *text,
                                 const ExportEntry       *entries,
                                 uint32_t                 n_entries,
                                 uint64_t                 page);
double export_book_draw_solutions (cairo_t                 *cr,
                                   const ExportBookOptions *options,
                                   PaintText               *text,
                                   const ExportEntry       *entries,
                                   uint32_t                 n_entries,
                                   uint64_t                 page);

/* How wide a solution has to be, in units, for its digits to be read. */
double export_book_readable (const SudokuShape *shape, const char *symbols);

/* So many of the next `n` solutions, of which each has such a width, go on one of the last pages: at least one. */
uint32_t export_book_solutions_a_page (const ExportBookOptions *options,
                                       PaintText               *text,
                                       const float             *widths,
                                       uint64_t                 n);

/* What is on a page: `n` puzzles, or their solutions. */
typedef struct
{
  uint64_t from; /* the first of them, from 0 */
  uint32_t n;
  bool     solutions;
} ExportBookPage;

/* The pages of a whole book of so many puzzles, and one of them, from 1.  `widths` has what each solution asks for, as
 * above; where those do not come last it may be NULL.  Time: as the pages. */
uint64_t       export_book_count_pages (const ExportBookOptions *options,
                                        PaintText               *text,
                                        const float             *widths,
                                        uint64_t                 n_puzzles);
ExportBookPage export_book_page        (const ExportBookOptions *options,
                                        PaintText               *text,
                                        const float             *widths,
                                        uint64_t                 n_puzzles,
                                        uint64_t                 number);

#endif
