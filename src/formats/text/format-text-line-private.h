/* format-text-line-private.h - where the symbols of a line are, and what their number means. */
#ifndef FORMAT_TEXT_LINE_PRIVATE_H
#define FORMAT_TEXT_LINE_PRIVATE_H

#include "format.h"
#include "format-reader.h"
#include "format-symbols.h"

/* Symbols from `start` on, up to `end`: in one run, or in groups with white space between them. */
typedef struct
{
  size_t start, end;
  size_t n;      /* symbols */
  size_t group;  /* how many of them stand together; `n` where all do */
} FormatsSpan;

static inline bool
format_text_span_is_spread (const FormatsSpan *self)
{
  return self->group < self->n;
}

/* The state that a reader keeps from line to line. */
typedef struct
{
  uint64_t usual_length; /* symbols of the last line that was a puzzle; 0 before */
  bool     looked_ahead; /* the lines behind the first one were searched for its length */
  uint64_t odd_before;   /* up to this offset in the file there is no run of plain lines */
} FormatsLineState;

/* False for a line that is empty or a comment.  `shape`: the one that was forced, or NULL. */
bool format_text_line_find (const FormatsLine *line,
                            const SudokuShape *shape,
                            FormatsSpan       *out_span);

/* Whether the symbols are a whole puzzle, or the candidates of one, that fits their number: at
 * least a 4x4 one, or the shape that was forced. */
bool format_text_line_is_likely (const FormatsLine *line,
                                 FormatsSpan        span,
                                 const SudokuShape *shape);

/* The number of values of a sukaku with that many symbols; 0: none. */
uint32_t format_text_cube_root (size_t cube);

/* The number of values of a line with that many symbols.  FORMATS_BAD_PUZZLE when the length is
 * wrong; following lines may have been read then, and `line` is gone. */
uint32_t format_text_line_quick_size (FormatsSpan span);

/* Reads most lines of a collection.  FORMATS_BAD_PUZZLE: the line needs the careful reading. */
FormatsOutcome format_text_line_read_quickly (FormatsReader *reader,
                                          FormatsPuzzle *puzzle,
                                          const char    *symbols,
                                          uint32_t       n_values);

/* The meaning of the symbols of a line. */
typedef enum
{
  FORMATS_LINE_VALUES,
  FORMATS_LINE_CANDIDATES,
  FORMATS_LINE_EITHER, /* the content decides */
} FormatsLineKind;

/* Decides whether they are candidates. */
bool format_text_line_has_candidates (const FormatsReader *reader,
                                  const FormatsLine   *line,
                                  FormatsSpan          span,
                                  const FormatsCensus *census);

/* Returns the number of values of a line with that many symbols.  FORMATS_BAD_PUZZLE when that
 * length is impossible; following lines may have been read then, and `line` is gone. */
FormatsOutcome format_text_line_size (FormatsReader     *reader,
                                  const FormatsLine *line,
                                  FormatsSpan        span,
                                  bool               candidates,
                                  uint32_t          *out_n_values,
                                  FormatsIssue      *issue);

/* A fault: the line should have `expected` symbols. */
FormatsOutcome format_text_line_wrong_length (const FormatsLine *line,
                                          FormatsSpan        span,
                                          uint64_t           expected,
                                          FormatsIssue      *issue);

FormatsSniffer  format_text_line_sniff;
FormatsWriteOne format_text_line_write;
FormatsLossesOf format_text_line_losses;
FormatsWriteOne format_text_sukaku_write;
FormatsLossesOf format_text_sukaku_losses;
FormatsWriteOne format_text_sdm_write;
FormatsLossesOf format_text_sdm_losses;

#endif
