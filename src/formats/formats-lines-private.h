/* formats-lines-private.h - text as lines, and places in them. */
#ifndef FORMATS_LINES_PRIVATE_H
#define FORMATS_LINES_PRIVATE_H

#include "formats-puzzle.h"

/* A line without its end, borrowed from the text that it is in. */
typedef struct
{
  const char    *bytes;
  size_t         length;
  size_t         whole;  /* with its end */
  FormatsLineEnd end;    /* FORMATS_LINE_END_DEFAULT: the text ends here */
  uint64_t       offset; /* of its first byte, in the file or the text */
  uint64_t       number; /* 1-based */
} FormatsLine;

/* The lines of a text in memory. */
typedef struct
{
  const char *bytes;
  size_t      length;
  size_t      at;
  uint64_t    number; /* of the line at `at` */
} FormatsLines;

/* Eight bytes at a time: a byte of the result has its top bit set if that byte of `x` is 0; others may too, above the
 * first such. */
static inline uint64_t
formats_zero_bytes (uint64_t x)
{
  return (x - 0x0101010101010101u) & ~x & 0x8080808080808080u;
}

/* The same where it is `c`. */
static inline uint64_t
formats_bytes_that_are (uint64_t x, char c)
{
  return formats_zero_bytes (x ^ 0x0101010101010101u * (unsigned char) c);
}

/* How many bytes there are before the first LF or CR; `length` if there is none. */
size_t formats_line_length (const char *bytes, size_t length);

/* Which end a line has whose end begins at `bytes`, of which there are `available`, and how many
 * bytes it takes. */
FormatsLineEnd formats_line_end (const char *bytes, size_t available, size_t *out_taken);

bool formats_lines_next (FormatsLines *self, FormatsLine *out_line);

static inline bool
formats_is_white (char c)
{
  return c == ' ' || c == '\t';
}

/* From `at` past what is white. */
size_t formats_skip_white (const FormatsLine *line, size_t at);

/* The next word: what stands between white space.  False when there is none from `*at` on;
 * otherwise `*at` is moved behind it. */
bool formats_next_word (const FormatsLine *line,
                        size_t            *at,
                        const char       **out_word,
                        size_t            *out_length);

/* How many words there are in a line. */
uint32_t formats_count_words (const FormatsLine *line);

/* False when it is no whole number; anything beyond 99999 is some number beyond 99999. */
bool formats_number_value (const char *word, size_t length, uint32_t *out_value);

/* Whether all of it may be text; if not, the issue says why not. */
bool formats_check_text (const FormatsLine *line, FormatsIssue *issue);

/* Fills `issue` with a fault at a byte of a line.  Returns FORMATS_BAD_PUZZLE. */
FormatsOutcome formats_bad (FormatsIssue      *issue,
                            FormatsFault       fault,
                            const FormatsLine *line,
                            size_t             at,
                            uint64_t           expected,
                            uint64_t           found);

/* The same, about the `length` bytes at `at`. */
FormatsOutcome formats_bad_token (FormatsIssue      *issue,
                                  FormatsFault       fault,
                                  const FormatsLine *line,
                                  size_t             at,
                                  size_t             length,
                                  uint64_t           expected);

/* The same, about the character at `at`, which is no symbol: it may not even be text.  `n_values`
 * as `expected` of FORMATS_UNKNOWN_SYMBOL. */
FormatsOutcome formats_bad_symbol (FormatsIssue      *issue,
                                   const FormatsLine *line,
                                   size_t             at,
                                   uint32_t           n_values);

#endif
