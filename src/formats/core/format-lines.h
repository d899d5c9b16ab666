/* format-lines.h - text as lines, and places in them. */
#ifndef FORMAT_LINES_H
#define FORMAT_LINES_H

#include "format-puzzle.h"

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

/* Eight bytes at a time: a byte of the result has its top bit set if that byte of `x` is 0; others
 * may too, above the first such. */
static inline uint64_t
format_zero_bytes (uint64_t x)
{
  return (x - 0x0101010101010101u) & ~x & 0x8080808080808080u;
}

/* The same where it is `c`. */
static inline uint64_t
format_bytes_equal (uint64_t x, char c)
{
  return format_zero_bytes (x ^ 0x0101010101010101u * (unsigned char) c);
}

/* How many bytes there are before the first LF or CR; `length` if there is none. */
size_t format_line_length (const char *bytes, size_t length);

/* The kind of the line end that begins at `bytes`, of which there are `available`, and the bytes
 * that it takes. */
FormatsLineEnd format_line_end (const char *bytes, size_t available, size_t *out_taken);

bool format_lines_next (FormatsLines *self, FormatsLine *out_line);

static inline bool
format_is_white (char c)
{
  return c == ' ' || c == '\t';
}

/* Returns the place after the white space that starts at `at`. */
size_t format_line_skip_white (const FormatsLine *line, size_t at);

/* Finds the next word: the text between white space.  False when there is none from `*at` on;
 * otherwise moves `*at` behind it. */
bool format_line_next_word (const FormatsLine *line,
                        size_t            *at,
                        const char       **out_word,
                        size_t            *out_length);

/* How many words there are in a line. */
uint32_t format_line_count_words (const FormatsLine *line);

/* False when it is not a whole number.  Numbers beyond 99999 are cut off, but stay beyond it. */
bool format_number_value (const char *word, size_t length, uint32_t *out_value);

/* Whether the line is text; if not, the issue holds the fault. */
bool format_line_check_text (const FormatsLine *line, FormatsIssue *issue);

/* Fills `issue` with a fault at a byte of a line.  Returns FORMATS_BAD_PUZZLE. */
FormatsOutcome format_issue_at (FormatsIssue      *issue,
                            FormatsFault       fault,
                            const FormatsLine *line,
                            size_t             at,
                            uint64_t           expected,
                            uint64_t           found);

/* The same, about the `length` bytes at `at`. */
FormatsOutcome format_issue_at_token (FormatsIssue      *issue,
                                  FormatsFault       fault,
                                  const FormatsLine *line,
                                  size_t             at,
                                  size_t             length,
                                  uint64_t           expected);

/* The same, about the character at `at`, which is no symbol: it may not even be text.  `n_values`
 * as `expected` of FORMATS_UNKNOWN_SYMBOL. */
FormatsOutcome format_issue_at_symbol (FormatsIssue      *issue,
                                   const FormatsLine *line,
                                   size_t             at,
                                   uint32_t           n_values);

#endif
