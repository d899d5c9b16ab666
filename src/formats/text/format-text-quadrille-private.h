/* format-text-quadrille-private.h - the lines of a .quadrille file, for its reader and writer. */
#ifndef FORMAT_TEXT_QUADRILLE_PRIVATE_H
#define FORMAT_TEXT_QUADRILLE_PRIVATE_H

#include "format-about.h"
#include "format-reader.h"

#define FORMATS_QUADRILLE_NAME    "quadrille"
#define FORMATS_QUADRILLE_VERSION "1"
#define FORMATS_QUADRILLE_PUZZLE  "puzzle"

/* The value of a key. */
typedef enum
{
  FORMATS_VALUE_TEXT,
  FORMATS_VALUE_COMMENT,    /* a text: FormatsPuzzle.comment */
  FORMATS_VALUE_ABOVE,      /* a text: the comments in FormatsPuzzle.before, without their `#` */
  FORMATS_VALUE_SYMBOLS,
  FORMATS_VALUE_GRID,       /* symbols of all cells: the givens */
  FORMATS_VALUE_CANDIDATES, /* cells with sets: those that a sukaku leaves */
  FORMATS_VALUE_LAYER,      /* symbols of all cells, or cells with what is in them */
  FORMATS_VALUE_CANDIDATE_COLOURS,
  FORMATS_VALUE_STROKES,
  FORMATS_VALUE_POSITION,   /* begins one; the text is its name */
  FORMATS_VALUE_PART,       /* a layer of the last position */
  FORMATS_VALUE_TIME,       /* its time, a number */
} FormatsQuadrilleKind;

typedef struct
{
  const char          *name;
  FormatsQuadrilleKind kind;
  FormatsAbout         about;
  FormatsPart          part;
} FormatsQuadrilleKey;

/* In the order in which they are written. */
extern const FormatsQuadrilleKey format_text_quadrille_keys[];
extern const unsigned            format_text_quadrille_n_keys;

/* The symbols of the values, from 1, and a NUL: 64 values have some too. */
void format_text_quadrille_symbols (const FormatsLayout *layout,
                                    uint32_t             n_values,
                                    char                 out[SUDOKU_MAX_VALUES + 1]);

/* Whether the bytes are the symbols of that many values: one of the alphabets that
 * format_alphabet_choose () chooses from. */
bool format_text_quadrille_is_alphabet (const char *bytes, size_t length, uint32_t n_values);

/* A puzzle that is being read. */
typedef struct
{
  FormatsReader *reader;
  FormatsPuzzle *puzzle;
  FormatsIssue  *issue;
  SudokuShape   *shape;       /* of the file, which names the cells; borrowed */
  uint32_t       n_values, n_cells;
  uint8_t        values[256]; /* of the symbols; 0: a blank; FORMATS_NO_VALUE: none */
  uint64_t       seen;        /* bits: keys of this puzzle, or of its last position */
  unsigned       n_bookmarks;
  size_t         position;    /* the place of the last position of each kind */
  FormatsAbout   position_of;

  /* The value that is being read. */
  const FormatsQuadrilleKey *key; /* NULL: an unknown key */
  size_t                     n_lines, n_read; /* lines, and cells of a grid */
} FormatsBlock;

/* The elements of the layer that is being read; NULL when there was no memory. */
char *format_text_quadrille_layer (FormatsBlock *block, FormatsLayer *out_layer);

/* Prepares for the symbols of the layout. */
void format_text_quadrille_know_symbols (FormatsBlock *block);

/* Reads a line of a value other than a text, from `at` on. */
FormatsOutcome
format_text_quadrille_read_cells (FormatsBlock *block, const FormatsLine *line, size_t at);

/* Adds a line of a text, from `at` on. */
FormatsOutcome format_text_quadrille_add_text (FormatsBlock      *block,
                                               const FormatsLine *line,
                                               size_t             at,
                                               BaseText          *text);

/* The same for the comments above the puzzle. */
FormatsOutcome
format_text_quadrille_add_above (FormatsBlock *block, const FormatsLine *line, size_t at);

/* Writes a text behind its key: one line, or several. */
void format_text_quadrille_write_text (const char *name,
                                       const char *bytes,
                                       size_t      length,
                                       const char *line_end,
                                       BaseText   *out);

void format_text_quadrille_write (const FormatsPuzzle       *puzzle,
                                  const FormatsWriteOptions *options,
                                  BaseText                  *out);
unsigned format_text_quadrille_losses (const FormatsPuzzle *puzzle);

#endif
