/* formats-sniff.c - which format a file is in, by its content alone.
 *
 * The formats are asked in the order of the table in formats.c, and the first one that recognises
 * the file has it.  Each looks for something that those before it do not accept:
 *
 *   quadrille   the first line is its name and a version, or begins a puzzle
 *   npy         the magic bytes of a NumPy array
 *   ksudoku     XML whose first element has that name
 *   opensudoku  the same
 *   gnome       JSON; the first key that one of the two knows is one of GNOME Sudoku's
 *   fpuzzles    the same with a key of f-puzzles
 *   link        an address with a packed puzzle in it, or the packed puzzle alone
 *   solo        a size with an `x` or a `j` in it, `:`, and what cells and borders are written with
 *   hodoku      `:`, a field of digits, `:`, and at least two fields more
 *   sdk         a section of such a file; or lines of `#` and a letter above a row of nine symbols
 *   csv         a header that names a column of puzzles
 *   csv-grid    N lines of N fields that can be cells, with something that a grid of rows cannot
 *               have
 *   jigsaw      clues, then even regions in one piece each
 *   orlib       two numbers, then lines that begin with the count of their numbers
 *   ss          nine rows with bars, then a move (patient readers only)
 *   matrix      rows of nothing but 0 and 1 with some 1: as a Sudoku, such a file could not be a
 *               proper puzzle; where the header is two numbers it yields to grid
 *   grid        N rows of N symbols of that size; where N is itself a square (16, 25, 36, 49) and
 *               every row would be a puzzle of sqrt(N) values too, without rules or gaps, it is
 *               lines
 *   numbers     whole numbers that fill a grid and fit it; single digits in rows are a grid
 *               already, which means the same
 *   candidates  a grid of groups of digits, one group of several
 *   line        the first line's symbols are N * N (at least 16) of that size, or more than a row
 *               of a grid can have; where they stand in groups it yields to dlx
 *   dlx         an option of nothing but items that the first line names
 *
 * sukaku and sdm look like line and are read only when asked for.  A format that yields recognises
 * the file unless the other one does too (Format.yields_to).
 *
 * Empty lines and lines that start with # count nowhere.  A sniffer sees the beginning of the file,
 * whole lines, and may ask for more of it, up to FORMATS_MAX_SAMPLE; it is asked again only when
 * the sample has grown by a quarter, so that sniffing is linear.  A line of more than 64 symbols
 * decides at once: a puzzle that is typed in gets its answer before the next one.
 *
 * A file that no format recognises has a fault near its beginning.  formats_guess () then returns
 * the format that it most resembles, so that the error can say what was expected. */
#include "formats-sniff-private.h"

#include "format-reader.h"

FormatsSniff
formats_sniff_as (const Format *format, const FormatsSample *sample)
{
  FormatsSniff answer = format->sniff != NULL ? format->sniff (sample) : FORMATS_SNIFF_NO;

  if (answer != FORMATS_SNIFF_YIELD)
    return answer;
  answer = formats_find (format->yields_to)->sniff (sample);
  return answer == FORMATS_SNIFF_YES  ? FORMATS_SNIFF_NO
         : answer == FORMATS_SNIFF_NO ? FORMATS_SNIFF_YES
                                      : FORMATS_SNIFF_MORE;
}

static FormatsSniff
ask_all (const FormatsSample *sample, void *data)
{
  const Format **out_format = data;
  FormatsLines lines = format_sample_lines (sample);
  FormatsLine line;

  if (!format_sample_next (&lines, &line))
    {
      /* Nothing but comments: there may be no puzzle at all. */
      *out_format = formats_find ("line");
      return sample->whole ? FORMATS_SNIFF_YES : FORMATS_SNIFF_MORE;
    }
  for (unsigned i = 0; i < formats_n; i++)
    {
      FormatsSniff answer = formats_sniff_as (formats_all[i], sample);

      *out_format = formats_all[i];
      if (answer != FORMATS_SNIFF_NO)
        return answer;
    }
  *out_format = sample->whole ? formats_guess (sample) : NULL;
  return *out_format != NULL ? FORMATS_SNIFF_YES : format_sample_undecided (sample);
}

/* The first place where the sample is no text, or else its first character. */
static FormatsOutcome
sniff_refuse_file (const FormatsReader *reader, FormatsIssue *issue)
{
  FormatsSample sample;
  FormatsLines lines;
  FormatsLine line, first;

  format_reader_sample (reader, &sample);
  lines = format_sample_lines (&sample);
  if (!format_sample_next (&lines, &first))
    first = (FormatsLine){ .bytes = sample.bytes, .number = 1 };
  first.number += reader->line - 1;
  lines = format_sample_lines (&sample);
  lines.number = reader->line;
  while (format_lines_next (&lines, &line))
    if (!format_line_check_text (&line, issue))
      return FORMATS_BAD_PUZZLE;
  if (sample.length == FORMATS_MAX_UNDECIDED)
    return format_issue_at (issue, FORMATS_UNDECIDED, &first, 0, FORMATS_MAX_UNDECIDED, 0);
  return format_issue_at (issue, FORMATS_UNKNOWN_FORMAT, &first, format_line_skip_white (&first, 0),
                          0, 0);
}

FormatsOutcome
formats_sniff (FormatsReader *reader, FormatsIssue *issue)
{
  const Format *format = NULL;
  FormatsSniff answer;

  if (format_reader_decide (reader, ask_all, &format, &answer) != BASE_OK)
    return FORMATS_FAILED;
  if (answer != FORMATS_SNIFF_YES)
    return sniff_refuse_file (reader, issue);
  reader->format = format;
  reader->hint = FORMATS_HINT_SNIFFED;
  return FORMATS_END;
}
