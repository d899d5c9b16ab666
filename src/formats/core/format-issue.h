/* format-issue.h - the faults of a file, with their places.
 *
 * An issue is a code with a place and the few facts that a sentence needs; the room `words` has the
 * sentences.
 *
 * A fault in a puzzle makes it a bad puzzle.  A warning is about something odd in a good puzzle.  A
 * puzzle has at most FORMATS_MAX_WARNINGS warnings, the first of each kind, and one
 * FORMATS_MORE_WARNINGS: otherwise a malicious file could have one warning for each of its
 * bytes. */
#ifndef FORMAT_ISSUE_H
#define FORMAT_ISSUE_H

#include <stddef.h>
#include <stdint.h>

/* Limits on the cost of a file. */
#define FORMATS_MAX_LINE      ((size_t) 1 << 20) /* bytes of one line */
#define FORMATS_MAX_LONG_LINE ((size_t) 1 << 28) /* the same in .dlx and matrices */
#define FORMATS_MAX_TEXT      ((size_t) 1 << 20) /* bytes of one grid, or of a comment */
#define FORMATS_MAX_UNDECIDED ((size_t) 1 << 24) /* bytes by which the format must have shown */
#define FORMATS_MAX_DOCUMENT  ((size_t) 1 << 22) /* bytes of one puzzle in JSON or XML */
#define FORMATS_MAX_DEPTH     32                 /* of things within each other in those */
#define FORMATS_MAX_NAME      ((size_t) 1 << 10) /* bytes of the name of an item or of a colour */
#define FORMATS_MAX_ITEMS     ((uint32_t) 1 << 22) /* of one exact cover problem */
#define FORMATS_MAX_WARNINGS  8                  /* about one puzzle; the others are counted */

/* The comment of each code describes `expected`, `found` and `token` of the issue; parts it does
 * not name are 0 or "". */
typedef enum
{
  FORMATS_FAULT_NONE,

  /* Any format. */
  FORMATS_UNKNOWN_FORMAT, /* the content fits no format that can be read */
  FORMATS_UNDECIDED,      /* the first `expected` bytes do not show which format it is */
  FORMATS_NUL_BYTE,       /* a NUL byte: this is not text */
  FORMATS_NOT_UTF8,       /* bytes that are not UTF-8; found: the first of them */
  FORMATS_LINE_TOO_LONG,  /* a line of more than `expected` bytes */
  FORMATS_TEXT_TOO_LONG,  /* a grid whose text takes more than `expected` bytes */
  FORMATS_UNKNOWN_SYMBOL, /* token is no symbol of any alphabet; or, where expected is not 0, it is
                             none for that many values */
  FORMATS_TWO_BLANKS,     /* token is a second kind of blank; expected: the usual kind, a byte */
  FORMATS_MIXED_CASE,     /* token, a letter, is in the other case than the letters before it */
  FORMATS_WRONG_VALUES,   /* a puzzle of `found` values; the requested shape has `expected` */
  FORMATS_TOO_LARGE,      /* found values, more than the `expected` that there can be */
  FORMATS_NO_SYMBOLS,     /* there are no symbols for `found` values: only numbers can hold it */

  /* line, sukaku, sdm. */
  FORMATS_WRONG_LENGTH, /* `found` symbols, expected `expected` */
  FORMATS_NO_SQUARE,    /* `found` symbols, where their number is not known: the square of a size
                           that is nearest is `expected` */
  FORMATS_WRONG_PLACE,  /* sukaku: token stands where only value `expected` or a blank may stand */

  /* grid. */
  FORMATS_WRONG_ROW,    /* a row of `found` symbols, expected `expected` */
  FORMATS_MISSING_ROWS, /* the file ends after `found` rows of `expected` */

  /* numbers. */
  FORMATS_NOT_A_NUMBER,     /* token is not a number */
  FORMATS_NUMBER_TOO_LARGE, /* token is larger than `expected` */
  FORMATS_WRONG_COUNT,      /* `found` numbers, expected `expected` (where it is not known: the
                               nearest that fits) */
  FORMATS_BAD_BOXES,        /* the first line's box rows and columns make no shape: one is 0, or
                               `found`, their product, is more than `expected` */

  /* .dlx and matrices.  Any of these ends the file: there is no next puzzle. */
  FORMATS_NO_ITEMS,       /* the file ends before there is an item */
  FORMATS_NAME_TOO_LONG,  /* a name of more than `expected` bytes, token its beginning */
  FORMATS_TOO_MANY_ITEMS, /* more than `expected` items, or columns of a matrix */
  FORMATS_NAME_TWICE,     /* the item `token` is declared a second time */
  FORMATS_BAD_NAME,       /* token is no name: it has a `:` or `|` where none may be */
  FORMATS_EMPTY_NAME,     /* token has nothing before its `:` */
  FORMATS_EMPTY_COLOUR,   /* token has nothing behind its `:` */
  FORMATS_SECOND_BAR,     /* a second `|` among the items */
  FORMATS_UNKNOWN_ITEM,   /* an option names `token`, which is no item */
  FORMATS_ITEM_TWICE,     /* an option names `token` twice */
  FORMATS_PRIMARY_COLOUR, /* an option gives a colour to the primary item `token` */
  FORMATS_NOT_A_BIT,      /* token, in a matrix, is neither 0 nor 1 */
  FORMATS_WRONG_WIDTH,    /* a row of `found` bits, expected `expected` */

  /* candidates, sdk. */
  FORMATS_WRONG_GROUPS, /* `found` groups, expected `expected`: the nearest that makes a grid */
  FORMATS_CANDIDATE_TWICE, /* token is twice in one group */
  FORMATS_UNKNOWN_SECTION, /* token, in brackets, is no section of such a file */

  /* ss, hodoku. */
  FORMATS_BAD_MOVE, /* token is neither Innv nor Ennvvv */
  FORMATS_BAD_CANDIDATE, /* token is no triple of digit, row and column */

  /* csv. */
  FORMATS_WRONG_FIELDS, /* a row or line of `found` fields, expected `expected` */
  FORMATS_OPEN_QUOTE, /* a quote that is not closed, or something behind one that is */

  /* jigsaw. */
  FORMATS_WRONG_REGIONS, /* `found` regions, expected `expected` */
  FORMATS_WRONG_REGION, /* region `token` has `found` cells, expected `expected` */
  FORMATS_NO_REGIONS, /* the file ends where the regions should stand */

  /* solo. */
  FORMATS_BAD_GAME_ID, /* token does not begin one: a size and a `:` */
  FORMATS_WRONG_CELLS, /* the text describes `found` cells, expected `expected` */
  /* the text describes borders for `found` places between cells, expected `expected` */
  FORMATS_WRONG_BORDERS,

  /* quadrille. */
  FORMATS_BAD_KEY, /* token begins no line of such a file: expected a key and a `:` */
  FORMATS_KEY_TOO_OFTEN, /* the key `token` is there more than `expected` times */
  FORMATS_NO_PUZZLE_KEY, /* token stands where a puzzle should begin */
  FORMATS_OTHER_VERSION, /* token is not the version of the format that is read */
  FORMATS_BAD_SHAPE, /* token is not a shape */
  FORMATS_BAD_CELL, /* token is not a cell and what is in it */
  FORMATS_BAD_STROKE, /* token is not a line between two places */
  FORMATS_BAD_ESCAPE, /* token is no escape */

  /* npy. */
  FORMATS_MISSING_BYTES, /* the file ends `found` bytes behind where `expected` are needed */
  FORMATS_BAD_HEADER, /* the header is none, or its part `token` */
  FORMATS_BAD_TYPE, /* numbers of type `token` */
  FORMATS_BAD_ARRAY, /* an array of shape `token` */

  /* JSON and XML, and their contents. */
  FORMATS_BAD_JSON, /* token stands where a value should */
  FORMATS_BAD_JSON_SIGN, /* token stands where the byte `expected` should, or a `,` */
  FORMATS_BAD_STRING, /* a string that does not end, or token, which may not stand in one */
  FORMATS_BAD_XML, /* token is no markup */
  FORMATS_BAD_ENTITY, /* token, an entity, is none of the five that there are */
  FORMATS_WRONG_END, /* the end of an element `token`, which is not the one that is open */
  FORMATS_TOO_DEEP, /* more than `expected` within each other */
  FORMATS_FILE_ENDS, /* the file ends within `token` */
  FORMATS_MISSING, /* there is no `token` */
  FORMATS_BAD_VALUE, /* token has a value that it cannot have */
  FORMATS_UNREADABLE_KIND, /* a kind of puzzle, token, that is not read */
  FORMATS_BAD_BASE64, /* token is no part of base64 */
  FORMATS_BAD_PACKING, /* the data of a link cannot be unpacked */

  /* Warnings. */
  FORMATS_AMBIGUOUS_BITS,  /* rows of 0 and 1 were taken as a matrix; they could be a Sudoku */
  FORMATS_AMBIGUOUS_ZERO,  /* 16x16: 0 was taken as blank; with F, without G, it could be a value */
  FORMATS_OPTION_DROPPED,  /* an option has no primary item and is left out */
  FORMATS_COMMENT_DROPPED, /* a comment of more than `expected` bytes was cut there */
  FORMATS_AMBIGUOUS_TAGS, /* lines such as #A … were taken as those of .sdk; they could be
                           * comments */
  FORMATS_COSTS_IGNORED, /* the costs of a set partitioning problem are left out */
  FORMATS_RULE_IGNORED, /* a rule of the puzzle, token, is not known and left out */
  FORMATS_SOLUTION_IGNORED, /* the solution beside the puzzle does not fit it and is left out */
  FORMATS_MORE_WARNINGS, /* `found` more warnings about the same puzzle; the place is that of the
                          * first of them */

  FORMATS_FAULTS,
} FormatsFault;

typedef enum
{
  FORMATS_ERROR,
  FORMATS_WARNING,
} FormatsSeverity;

typedef struct
{
  uint64_t        line, column; /* 1-based; a column is a character, a tab is one */
  FormatsFault    fault;
  FormatsSeverity severity;
  uint64_t        expected, found;
  char            token[64]; /* valid UTF-8 without control characters; cut short when it is long */
} FormatsIssue;

#endif
