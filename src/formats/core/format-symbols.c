#include "format-symbols.h"

#include "format.h"

#include <string.h>

#define DIGITS   "123456789"
#define CAPITALS "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define SMALL    "abcdefghijklmnopqrstuvwxyz"
#define BLANKS   ".0-_*xX"

static bool
symbol_is_digit (char c)
{
  return c >= '1' && c <= '9';
}

static bool
is_capital (char c)
{
  return c >= 'A' && c <= 'Z';
}

static bool
symbol_is_small (char c)
{
  return c >= 'a' && c <= 'z';
}

static bool
symbol_is_blank (char c, uint32_t n_values)
{
  return c == '.' || c == '0' || c == '-' || c == '_' || c == '*'
         || (n_values <= 16 && (c == 'x' || c == 'X'));
}

bool
format_symbol_known (char c)
{
  return symbol_is_digit (c) || is_capital (c) || symbol_is_small (c) || symbol_is_blank (c, 1)
         || c == '@' || c == '#';
}

bool
format_symbol_fits (char c, uint32_t n_values)
{
  uint32_t letter = is_capital (c)        ? (uint32_t) (c - 'A') + 1
                    : symbol_is_small (c) ? (uint32_t) (c - 'a') + 1
                                          : 0;

  if (symbol_is_blank (c, n_values))
    return true;
  if (symbol_is_digit (c))
    return (uint32_t) (c - '0') <= n_values;
  if (n_values >= 10 && n_values <= 25)
    return letter > 0 && letter <= n_values;
  if (n_values <= 35)
    return letter > 0 && letter + 9 <= n_values;
  return n_values <= FORMATS_MAX_SYMBOLS
         && (is_capital (c) || (letter > 0 && letter + 35 <= n_values)
             || (c == '@' && n_values >= 62) || (c == '#' && n_values >= 63));
}

/* The first letter that cannot be a blank. */
static void
look_for_letter (FormatsCensus *self, const char *symbols, size_t n)
{
  for (size_t i = 0; i < n; i++)
    if (is_capital (symbols[i]) || symbol_is_small (symbols[i]))
      {
        if (self->first_letter == 0 || (symbols[i] | 0x20) != 'x')
          self->first_letter = symbols[i];
        if ((symbols[i] | 0x20) != 'x')
          return;
      }
}

void
format_census_add (FormatsCensus *self, const char *symbols, size_t n)
{
  for (size_t i = 0; i < n; i++)
    self->counts[(unsigned char) symbols[i]]++;
  if (self->first_letter == 0 || (self->first_letter | 0x20) == 'x')
    look_for_letter (self, symbols, n);
}

bool
format_census_is_known (const FormatsCensus *self)
{
  for (int c = 0; c < 256; c++)
    if (self->counts[c] > 0 && !format_symbol_known ((char) c))
      return false;
  return true;
}

static uint32_t
alphabet_count (const FormatsCensus *census, char c)
{
  return census->counts[(unsigned char) c];
}

/* How many letters there are from the `from`-th to the `to`-th (from 1), capital and small. */
static uint32_t
alphabet_count_letters (const FormatsCensus *census, uint32_t from, uint32_t to)
{
  uint32_t sum = 0;

  for (uint32_t i = from; i <= to; i++)
    sum += alphabet_count (census, CAPITALS[i - 1]) + alphabet_count (census, SMALL[i - 1]);
  return sum;
}

static uint32_t
count_digits (const FormatsCensus *census)
{
  uint32_t sum = 0;

  for (char c = '1'; c <= '9'; c++)
    sum += alphabet_count (census, c);
  return sum;
}

/* Whether every symbol of 0-F occurs as often as 0: in a full grid, or where every candidate is. */
static bool
is_full_of_zero_to_f (const FormatsCensus *census)
{
  uint32_t n = alphabet_count (census, '0');

  for (uint32_t i = 0; i < 16; i++)
    if ((i < 10 ? alphabet_count (census, (char) ('0' + i))
                : alphabet_count_letters (census, i - 9, i - 9))
        != n)
      return false;
  return true;
}

/* Whether 0 is a value of a 16x16 puzzle.  Where it could be one and nothing proves it, it is a
 * blank, with a warning. */
static bool
is_from_zero (const FormatsCensus *census, bool *out_ambiguous)
{
  uint32_t others = alphabet_count (census, '.') + alphabet_count (census, '-')
                    + alphabet_count (census, '_') + alphabet_count (census, '*')
                    + alphabet_count_letters (census, 24, 24);

  *out_ambiguous = false;
  if (alphabet_count (census, '0') == 0 || alphabet_count_letters (census, 6, 6) == 0
      || alphabet_count_letters (census, 7, 7) > 0)
    return false;
  if (others > 0 || is_full_of_zero_to_f (census))
    return true;
  *out_ambiguous = true;
  return false;
}

/* The first n_values of `a` and then `b`. */
static void
take_symbols (char *symbols, uint32_t n_values, const char *a, const char *b)
{
  size_t n_a = strlen (a);

  if (n_a > n_values)
    n_a = n_values;
  memcpy (symbols, a, n_a);
  memcpy (symbols + n_a, b, n_values - n_a);
  symbols[n_values] = '\0';
}

static void
choose_symbols (FormatsAlphabet *self, const FormatsCensus *census, char *symbols)
{
  uint32_t n = self->n_values;
  const char *letters = n <= 35 && symbol_is_small (census->first_letter) ? SMALL : CAPITALS;

  if (n > 35)
    take_symbols (symbols, n, DIGITS CAPITALS, SMALL "@#");
  else if (n == 16 && is_from_zero (census, &self->ambiguous_zero))
    take_symbols (symbols, n, "0" DIGITS, letters);
  else if (n >= 10 && n <= 25 && count_digits (census) == 0
           && alphabet_count_letters (census, n - 8, n) > 0)
    take_symbols (symbols, n, "", letters);
  else
    take_symbols (symbols, n, DIGITS, letters);
}

/* Letters of the other case than those of the alphabet have a fault of their own. */
static void
mark_other_case (FormatsAlphabet *self)
{
  for (int i = 0; i < 26; i++)
    {
      uint8_t *capital = &self->values[(unsigned char) CAPITALS[i]];
      uint8_t *small = &self->values[(unsigned char) SMALL[i]];

      if (*capital == FORMATS_NO_VALUE && *small != FORMATS_NO_VALUE && *small != 0)
        *capital = FORMATS_OTHER_CASE;
      else if (*small == FORMATS_NO_VALUE && *capital != FORMATS_NO_VALUE && *capital != 0)
        *small = FORMATS_OTHER_CASE;
    }
}

/* Of two that occur equally often, the more usual one is chosen. */
static char
find_blank (const FormatsAlphabet *self, const FormatsCensus *census)
{
  char best = 0;

  for (const char *blank = BLANKS; *blank != '\0'; blank++)
    if (self->values[(unsigned char) *blank] == 0 && alphabet_count (census, *blank) > 0
        && (best == 0 || alphabet_count (census, *blank) > alphabet_count (census, best)))
      best = *blank;
  return best;
}

void
format_alphabet_choose (FormatsAlphabet *self, uint32_t n_values, const FormatsCensus *census)
{
  char symbols[SUDOKU_MAX_VALUES + 1], usual[SUDOKU_MAX_VALUES + 1];

  self->n_values = n_values;
  self->ambiguous_zero = false;
  choose_symbols (self, census, symbols);
  memset (self->values, FORMATS_NO_VALUE, sizeof self->values);
  for (const char *blank = n_values <= 16 ? BLANKS : ".0-_*"; *blank != '\0'; blank++)
    self->values[(unsigned char) *blank] = 0;
  for (uint32_t i = 0; i < n_values; i++)
    self->values[(unsigned char) symbols[i]] = (uint8_t) (i + 1);
  if (n_values <= 35)
    mark_other_case (self);
  self->blank = find_blank (self, census);

  take_symbols (usual, n_values, DIGITS CAPITALS, SMALL "@#");
  if (strcmp (symbols, usual) == 0)
    self->symbols[0] = '\0';
  else
    memcpy (self->symbols, symbols, n_values + 1);
}

bool
format_alphabet_is_clean (const FormatsAlphabet *self, const FormatsCensus *census)
{
  for (unsigned i = 0; i < 256; i++)
    if (census->counts[i] > 0
        && (self->values[i] >= FORMATS_OTHER_CASE
            || (self->values[i] == 0 && (char) i != self->blank)))
      return false;
  return true;
}

/* A letter that is not the puzzle's blank is a slip rather than a second kind of blank. */
bool
format_alphabet_value (const FormatsAlphabet *self,
                       const FormatsLine *line,
                       size_t at,
                       uint8_t *out_value,
                       FormatsIssue *issue)
{
  char c = line->bytes[at];
  uint8_t value = self->values[(unsigned char) c];

  if (value == FORMATS_NO_VALUE || (value == 0 && c != self->blank && (c | 0x20) == 'x'))
    format_issue_at_symbol (issue, line, at, self->n_values);
  else if (value == FORMATS_OTHER_CASE)
    format_issue_at_token (issue, FORMATS_MIXED_CASE, line, at, 1, 0);
  else if (value == 0 && c != self->blank)
    format_issue_at_token (issue, FORMATS_TWO_BLANKS, line, at, 1, (unsigned char) self->blank);
  else
    {
      *out_value = value;
      return true;
    }
  return false;
}

const char *
format_symbols (const FormatsLayout *layout, uint32_t n_values, char out[SUDOKU_MAX_VALUES + 1])
{
  out[0] = '\0';
  if (n_values > FORMATS_MAX_SYMBOLS)
    return out;
  if (layout != NULL && strlen (layout->symbols) == n_values)
    memcpy (out, layout->symbols, n_values + 1);
  else
    take_symbols (out, n_values, DIGITS CAPITALS, SMALL "@#");
  return out;
}

uint32_t
format_square_root (uint64_t square)
{
  uint32_t root = 0;

  for (uint32_t bit = (uint32_t) 1 << 31; bit != 0; bit >>= 1)
    if ((uint64_t) (root | bit) * (root | bit) <= square)
      root |= bit;
  return root;
}
