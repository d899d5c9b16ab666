/* format-symbols.h - which symbol means which value.
 *
 * Every size has one alphabet or a few.  Which of them a puzzle uses is decided by all its symbols
 * together, so they are counted first and then mapped:
 *
 *   up to 9    1-9
 *   10 to 25   1-9A-P, or A-Y when there is no digit but a letter beyond the other's last
 *   16         1-9A-G or 0-9A-F too: 0 is a value only when F occurs and G does not, and some other
 *              symbol is the blank, or none is and every symbol occurs as often
 *   up to 35   1-9A-Z; up to here all letters are capitals or none is
 *   36 to 63   1-9A-Za-z@#
 *
 * Blanks are . 0 - _ * and up to 16 values x X; a puzzle uses one of them: the one that it has most
 * of. */
#ifndef FORMAT_SYMBOLS_H
#define FORMAT_SYMBOLS_H

#include "format-lines.h"

#define FORMATS_MAX_SYMBOLS 63 /* values that have symbols */

/* How often each byte occurs among a puzzle's symbols. */
typedef struct
{
  uint32_t counts[256];
  char     first_letter; /* 0: none; x and X, which may be blanks, only when there is no other */
} FormatsCensus;

/* A byte's value, 0 for a blank, or one of these. */
#define FORMATS_NO_VALUE   255
#define FORMATS_OTHER_CASE 254

typedef struct
{
  uint32_t n_values;
  uint8_t  values[256];
  char     blank; /* the one that occurs most; 0: none does */
  char     symbols[SUDOKU_MAX_VALUES + 1]; /* as in FormatsLayout */
  bool     ambiguous_zero;
} FormatsAlphabet;

/* Whether a byte is a symbol or a blank in any alphabet; in an alphabet of `n_values` values. */
bool format_symbol_known (char c);
bool format_symbol_fits (char c, uint32_t n_values);

void format_census_add (FormatsCensus *self, const char *symbols, size_t n);

/* Whether all that was counted is known. */
bool format_census_is_known (const FormatsCensus *self);

/* Decides by all symbols; separators may have been counted too. */
void format_alphabet_choose (FormatsAlphabet     *self,
                              uint32_t             n_values,
                              const FormatsCensus *census);

/* Whether all symbols that were counted are of the alphabet, with one kind of blank at most; then
 * each byte's value is in the table. */
bool format_alphabet_is_clean (const FormatsAlphabet *self, const FormatsCensus *census);

/* The value of the symbol at a byte of a line.  False when it has none, or is another blank than
 * the alphabet's; the issue holds the fault. */
bool format_alphabet_value (const FormatsAlphabet *self,
                             const FormatsLine     *line,
                             size_t                 at,
                             uint8_t               *out_value,
                             FormatsIssue          *issue);

/* The largest square root there is, rounded down. */
uint32_t format_square_root (uint64_t square);

#endif
