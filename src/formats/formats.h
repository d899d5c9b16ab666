/* formats.h - bytes to puzzles and back.
 *
 * Each format is a file of this room and a row of one table.  Which one a file is in is decided by
 * its content alone (formats-sniff.c says how); names of files only choose what is written. */
#ifndef FORMATS_H
#define FORMATS_H

#include "formats-about.h"
#include "formats-reader.h"

/* How a puzzle is to be written; all zero: as it came, where the format is the one it came in. */
typedef struct
{
  const uint8_t *values;  /* one a cell, written instead of the givens: a solution; or NULL */
  bool           plain;   /* the format's own form, whatever the source's was; symbols are kept */
  bool           bare;    /* without the comment */
  bool           goes_on; /* more may follow: without what ends the file, Format.tail */
  bool           follows; /* another puzzle stands before it: leave a gap where one is usual */

  /* NULL, or called between the lines of a large exact cover problem whenever FORMATS_MUCH bytes were written: it may take
   * what is in `text` and empty it, so that a file may be larger than memory.  False: write no more. */
  bool (*pour) (void *data, BaseText *text);
  void  *pour_data;
} FormatsWriteOptions;

/* Writers of exact cover problems let `pour` take what they have written when it is as much as that. */
#define FORMATS_MUCH ((size_t) 1 << 16)

/* What a format does not keep of a puzzle.  Bits; the impossible ones mean that it cannot be
 * written at all. */
typedef enum
{
  FORMATS_IMPOSSIBLE_KIND = 1 << 0,  /* a Sudoku where only cover problems go, or the reverse */
  FORMATS_IMPOSSIBLE_SIZE = 1 << 1,  /* no symbols for so many values, or not the format's size */
  FORMATS_IMPOSSIBLE_NAMES = 1 << 2, /* a name with white space, `:` or `|`, or none, or too long */
  FORMATS_LOSS_SHAPE = 1 << 3,       /* boxes other than the usual, regions, diagonals, windows,
                                        overlap: whoever reads it back has to name the shape */
  FORMATS_LOSS_CANDIDATES = 1 << 4,  /* which candidates the puzzle allows */
  FORMATS_LOSS_GIVENS = 1 << 5,      /* a given becomes a cell with a single candidate */
  FORMATS_LOSS_COMMENT = 1 << 6,
  FORMATS_LOSS_SECONDARY = 1 << 7, /* secondary items become primary */
  FORMATS_LOSS_COLOURS = 1 << 8,
  FORMATS_LOSS_ABOUT = 1 << 9,     /* some of the texts of FormatsAbout */
  FORMATS_LOSS_SOLUTION = 1 << 10, /* the other things of it */
  FORMATS_LOSS_ENTRIES = 1 << 11,
  FORMATS_LOSS_MARKS = 1 << 12,
  FORMATS_LOSS_SINGLES = 1 << 13, /* a cell with a single candidate becomes a given */
} FormatsLoss;

#define FORMATS_N_LOSSES 14

#define FORMATS_IMPOSSIBLE                                                                        \
  (FORMATS_IMPOSSIBLE_KIND | FORMATS_IMPOSSIBLE_SIZE | FORMATS_IMPOSSIBLE_NAMES)

/* What a sniffer says of the beginning of a file. */
typedef enum
{
  FORMATS_SNIFF_NO,
  FORMATS_SNIFF_YES,
  FORMATS_SNIFF_MORE, /* it depends on what follows; never said of a whole sample */
} FormatsSniff;

typedef struct FormatsSample FormatsSample;

struct Format
{
  const char *id;       /* what --from and --to call it */
  const char *name;     /* in English, to be translated where it is shown */
  const char *suffixes; /* of file names, without the point, separated by spaces */
  const char *mime;     /* its MIME type; NULL: that of plain text */
  const char *tail;     /* what a file ends with behind its last puzzle, or NULL */
  unsigned    keeps;    /* what it has places for beside the puzzle: bits, 1 << FormatsAbout */
  bool        one_a_file; /* what stood behind a first puzzle would be read as part of it */

  /* NULL: its content looks like another format's; it is read only when asked for. */
  FormatsSniff (*sniff) (const FormatsSample *sample);

  /* NULL: cannot be read; otherwise as formats_reader_next (). */
  FormatsOutcome (*read) (FormatsReader *reader, FormatsPuzzle *puzzle, FormatsIssue *issue);

  /* NULL: cannot be written; otherwise as formats_write () and formats_losses (). */
  void (*write) (const FormatsPuzzle *puzzle, const FormatsWriteOptions *options, BaseText *out);
  unsigned (*losses) (const FormatsPuzzle *puzzle);
};

/* In the order in which they are sniffed. */
extern const Format   formats_all[];
extern const unsigned formats_n;

const Format *formats_find (const char *id); /* NULL when there is none */

/* Another format that a whole text fits, and as which its first puzzle is not `taken`, which was read from it; NULL when
 * there is none. */
const Format *formats_find_other (const char *bytes, size_t length, const FormatsPuzzle *taken);

/* The format to write for a file of that name: by its last suffix, in any case of letters; NULL
 * when no format has it. */
const Format *formats_for_file_name (const char *name);

static inline bool
formats_can_read (const Format *format)
{
  return format->read != NULL;
}

static inline bool
formats_can_write (const Format *format)
{
  return format->write != NULL;
}

/* What would be lost: bits of FormatsLoss; 0: nothing, reading it back gives the same puzzle. */
unsigned formats_losses (const Format *format, const FormatsPuzzle *puzzle);

/* Adds the puzzle to `out`.  `options` may be NULL.  BASE_BAD_INPUT when formats_losses () has an
 * impossible bit, and nothing is added; what else would be lost is lost. */
BaseStatus formats_write (const Format              *format,
                          const FormatsPuzzle       *puzzle,
                          const FormatsWriteOptions *options,
                          BaseText                  *out);

/* Adds what stands above a puzzle where it came from, in that layout: empty lines, comments, titles.
 * For a puzzle that was read, a bad one, and the end; formats_write () does so by itself.
 * `options` may be NULL. */
void formats_write_head (const FormatsPuzzle       *puzzle,
                         const FormatsWriteOptions *options,
                         BaseText                  *out);

/* The symbols of the values, from 1, in the puzzle's own alphabet or the default one, with a NUL
 * behind them; "" for 64 values, which are written as numbers.  `n_values` are the puzzle's. */
const char *formats_symbols (const FormatsLayout *layout,
                             uint32_t             n_values,
                             char                 out[SUDOKU_MAX_VALUES + 1]);

#endif
