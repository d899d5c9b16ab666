/* format.h - a format as a row: its names, the parts of a puzzle that it keeps, and the functions
 * that sniff, read and write it. */
#ifndef FORMAT_H
#define FORMAT_H

#include "base-gettext.h"
#include "format-puzzle.h"

/* Options for writing a puzzle.  All zero: as the source wrote it, where the format is that of the
 * source. */
typedef struct
{
  const uint8_t *values;  /* one a cell, written instead of the givens: a solution; or NULL */
  bool           plain;   /* the format's own form instead of the source's; symbols are kept */
  bool           bare;    /* without the comment */
  bool           goes_on; /* more may follow: without the end of the file, Format.tail */
  bool           follows; /* another puzzle stands before it: leave a gap where one is usual */

  /* NULL, or called between the lines of a large exact cover problem whenever FORMATS_MUCH bytes
   * were written.  It may use the content of `text` and empty it, so that a file can be larger than
   * memory.  False: stop writing. */
  bool (*pour) (void *data, BaseText *text);
  void  *pour_data;
} FormatsWriteOptions;

/* The bytes after which writers of exact cover problems call `pour`. */
#define FORMATS_MUCH ((size_t) 1 << 16)

/* The parts of a puzzle that a format does not keep, as bits.  With an impossible one, it cannot
 * write the puzzle at all. */
typedef enum
{
  FORMATS_IMPOSSIBLE_KIND = 1 << 0,  /* a Sudoku where only cover problems go, or the reverse */
  FORMATS_IMPOSSIBLE_SIZE = 1 << 1,  /* too many values for symbols, or not the format's size */
  FORMATS_IMPOSSIBLE_NAMES = 1 << 2, /* a name with white space, `:` or `|`, or none, or too long */
  FORMATS_LOSS_SHAPE = 1 << 3,       /* boxes other than the usual, regions, rules, overlap: readers
                                      * need the shape from the user */
  FORMATS_LOSS_CANDIDATES = 1 << 4,  /* the candidates that the puzzle allows */
  FORMATS_LOSS_GIVENS = 1 << 5,      /* a given becomes a cell with a single candidate */
  FORMATS_LOSS_COMMENT = 1 << 6,
  FORMATS_LOSS_SECONDARY = 1 << 7, /* secondary items become primary */
  FORMATS_LOSS_COLOURS = 1 << 8,
  FORMATS_LOSS_ABOUT = 1 << 9,     /* some of the texts of FormatsAbout */
  FORMATS_LOSS_SOLUTION = 1 << 10, /* the other parts of it */
  FORMATS_LOSS_ENTRIES = 1 << 11,
  FORMATS_LOSS_MARKS = 1 << 12,
  FORMATS_LOSS_SINGLES = 1 << 13, /* a cell with a single candidate becomes a given */
  FORMATS_LOSS_DRAWINGS = 1 << 14,  /* the player's colours and lines */
  FORMATS_LOSS_BOOKMARKS = 1 << 15, /* the player's bookmarks, and the beginning of a trial */
} FormatsLoss;

#define FORMATS_N_LOSSES 16

#define FORMATS_IMPOSSIBLE                                                                        \
  (FORMATS_IMPOSSIBLE_KIND | FORMATS_IMPOSSIBLE_SIZE | FORMATS_IMPOSSIBLE_NAMES)

/* The answer of a sniffer to the beginning of a file. */
typedef enum
{
  FORMATS_SNIFF_NO,
  FORMATS_SNIFF_YES,
  FORMATS_SNIFF_MORE,  /* it depends on what follows; never returned for a whole sample */
  FORMATS_SNIFF_YIELD, /* yes, unless it is recognised by the format that the row yields to */
} FormatsSniff;

typedef struct FormatsSample FormatsSample;

/* A bit of Format.keeps. */
#define FORMATS_KEEPS(about) (1u << FORMATS_ABOUT_##about)

struct Format
{
  const char *id;       /* its name in --from and --to */
  const char *name;     /* in English, marked with N_; translated where it is shown */

  /* The same for the feature that decides, where another format is possible; or NULL. */
  const char *reason;
  const char *suffixes; /* of file names, without the dot, separated by spaces */
  const char *mime;     /* its MIME type; NULL: that of plain text */
  const char *tail;     /* the end of a file, after its last puzzle; or NULL */
  unsigned    keeps;    /* the parts beside the puzzle that it has: bits, 1 << FormatsAbout */
  bool        one_a_file; /* text after a first puzzle would be read as part of it */
  bool        has_head;   /* FormatsLayout.head counts: comments and titles above the rows */

  /* A puzzle is all bytes from its place to its end, and nothing else in the file is about it.
   * Another puzzle then takes its place with all that is said of it. */
  bool        stands_alone;
  const char *yields_to;  /* the format that FORMATS_SNIFF_YIELD means */

  /* The size of the memory that a reader keeps for the format from puzzle to puzzle, see
   * format_reader_state ().  `clear_state` frees what that memory owns; NULL: it owns nothing. */
  size_t state_size;
  void (*clear_state) (void *state);

  /* NULL: its content looks like another format's, and it is read only when it is forced. */
  FormatsSniff (*sniff) (const FormatsSample *sample);

  /* NULL: cannot be read; otherwise as formats_reader_next (). */
  FormatsOutcome (*read) (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue);

  /* NULL: cannot be written; otherwise as formats_write () and formats_losses (). */
  void (*write) (const FormatsPuzzle *puzzle, const FormatsWriteOptions *options, BaseText *out);
  unsigned (*losses) (const FormatsPuzzle *puzzle);
};

/* Returns the symbols of the values, from 1, in the puzzle's own alphabet or the default one,
 * followed by a NUL; "" for 64 values, which are written as numbers.  `n_values` are the
 * puzzle's. */
const char *format_symbols (const FormatsLayout *layout,
                             uint32_t             n_values,
                             char                 out[SUDOKU_MAX_VALUES + 1]);

typedef FormatsSniff   FormatsSniffer (const FormatsSample *sample);
typedef FormatsOutcome FormatsReadOne (FormatsReader *reader,
                                       FormatsPuzzle *puzzle,
                                       FormatsIssue  *issue);
typedef void           FormatsWriteOne (const FormatsPuzzle       *puzzle,
                                        const FormatsWriteOptions *options,
                                        BaseText                  *out);
typedef unsigned       FormatsLossesOf (const FormatsPuzzle *puzzle);

#endif
