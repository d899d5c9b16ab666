/* export-book.h - many puzzles, several per page, with their solutions where a reader wants them.
 *
 * A book is written while puzzles come in.  It keeps the puzzles of the page that is being filled;
 * where solutions come last, it keeps a few bytes per cell of all puzzles.  So a book of ten
 * thousand needs hardly more memory than one of ten. */
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

/* The words beside a puzzle, as bits.  Words that all puzzles of a page share stand once, at its
 * foot. */
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
  ExportEdges       blank;                 /* the strip that a printer cannot print, where it
                                            * exceeds the margin */
  uint32_t          per_page;              /* 1 to EXPORT_MOST_A_PAGE */
  ExportSolutions   solutions;
  unsigned          captions; /* bits: ExportCaption */
  bool              candidates, coordinates;
  const PaintTheme *theme;
  const char       *title;  /* above every page, and the document's title; NULL: none */
  const char       *footer; /* below, beside the page number; or NULL */
  const char       *family; /* as in ExportPage */
} ExportBookOptions;

/* The default: A4 upright, six per page, solutions last, every caption, print theme. */
ExportBookOptions export_book_default (void);

typedef struct
{
  const SudokuPuzzle *puzzle;
  const uint8_t      *solution; /* one value per cell; NULL: none is known */
  bool                several;  /* the solution is one of several */
  const char         *symbols;
  const char         *name, *rating, *file; /* NULL or "": unknown */
  uint64_t            number;               /* 0: none */
} ExportEntry;

/* Returns the widest margin that leaves room on the paper. */
double export_book_most_margin (const ExportBookOptions *options);

/* Whether the paper is large enough to tell the chosen number of puzzles per page apart. */
bool export_book_fits (const ExportBookOptions *options);

/* Finds the smallest paper of the same proportions that `fits` accepts, up to 5 % larger, in whole
 * mm. */
void export_book_least_paper (const ExportBookOptions *options,
                              bool (*fits) (const ExportBookOptions *options),
                              unsigned *out_width,
                              unsigned *out_height);

typedef struct ExportBook ExportBook;

/* Borrows everything that the options point at. */
BaseStatus export_book_new (const ExportBookOptions  *options,
                            const ExportSink         *sink,
                            ExportBook              **out_book);
void       export_book_free (ExportBook *self); /* accepts NULL */

/* Copies the entry's kept parts.  BASE_NO_MEMORY, or the sink's status when a page was written. */
BaseStatus export_book_add (ExportBook *self, const ExportEntry *entry);

/* Writes the remaining pages.  Call this once, and not for an empty book. */
BaseStatus export_book_finish (ExportBook *self);

uint64_t export_book_n_pages (const ExportBook *self); /* pages written so far */

#define EXPORT_LEAST_DIGITS 3 /* points: smaller digits cannot be read */

/* Returns the size of the smallest digits on all its pages, in points; 0: there are none. */
double export_book_least_digits (const ExportBook *self);

/* For printing, which requests single pages in any order: draws up to `per_page` entries as the
 * puzzles or the solutions of one page, on a cairo_t in units of the page.  Page 0 has no number.
 * Returns the size of the smallest digits, as above. */
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

/* Returns the least width of a solution, in units, at which its digits can be read. */
double export_book_readable (const SudokuShape *shape, const char *symbols);

/* Returns how many of the next `n` solutions, each with the least width in `widths`, go on one of
 * the last pages: at least one. */
uint32_t export_book_solutions_a_page (const ExportBookOptions *options,
                                       PaintText               *text,
                                       const float             *widths,
                                       uint64_t                 n);

/* The content of a page: `n` puzzles, or their solutions. */
typedef struct
{
  uint64_t from; /* the number of the first one, from 0 */
  uint32_t n;
  bool     solutions;
} ExportBookPage;

/* The number of pages of a book of `n_puzzles`, and one page of it, counted from 1.  `widths` has
 * the least width of each solution; it may be NULL where solutions do not come last.  Time:
 * proportional to the pages. */
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
