#include "formats.h"

#include "formats-table-private.h"

#include <string.h>

#define KEEPS(about) (1u << FORMATS_ABOUT_##about)

/* In the order in which they are sniffed: formats-sniff.c says why. */
const Format formats_all[] = {
  {
      .id = "npy",
      .name = "NumPy array",
      .suffixes = "npy",
      .mime = "application/x-npy",
      .one_a_file = true,
      .sniff = formats_npy_sniff,
      .read = formats_npy_read,
      .write = formats_npy_write,
      .losses = formats_npy_losses,
  },
  {
      .id = "ksudoku",
      .name = "KSudoku",
      .suffixes = "ksudoku",
      .mime = "application/x-ksudoku",
      .keeps = KEEPS (TIME) | KEEPS (SOLUTION) | KEEPS (ENTRIES) | KEEPS (MARKS),
      .one_a_file = true,
      .sniff = formats_ksudoku_sniff,
      .read = formats_ksudoku_read,
      .write = formats_ksudoku_write,
      .losses = formats_ksudoku_losses,
  },
  {
      .id = "opensudoku",
      .name = "OpenSudoku",
      .suffixes = "opensudoku",
      .mime = "application/x-opensudoku",
      .keeps = KEEPS (SOURCE) | KEEPS (DATE) | KEEPS (TIME) | KEEPS (PLAYED) | KEEPS (ENTRIES)
               | KEEPS (MARKS),
      .tail = "</opensudoku>\n",
      .sniff = formats_opensudoku_sniff,
      .read = formats_opensudoku_read,
      .write = formats_opensudoku_write,
      .losses = formats_opensudoku_losses,
  },
  {
      .id = "gnome",
      .name = "GNOME Sudoku save",
      .suffixes = "save",
      .mime = "application/json",
      .keeps = KEEPS (LEVEL) | KEEPS (TIME) | KEEPS (ENTRIES) | KEEPS (MARKS),
      .sniff = formats_gnome_sniff,
      .read = formats_gnome_read,
      .write = formats_gnome_write,
      .losses = formats_gnome_losses,
  },
  {
      .id = "fpuzzles",
      .name = "f-puzzles",
      .suffixes = "json",
      .mime = "application/json",
      .keeps = KEEPS (TITLE) | KEEPS (AUTHOR) | KEEPS (DESCRIPTION) | KEEPS (SOLUTION)
               | KEEPS (ENTRIES) | KEEPS (MARKS),
      .sniff = formats_fpuzzles_sniff,
      .read = formats_fpuzzles_read,
      .write = formats_fpuzzles_write,
      .losses = formats_fpuzzles_losses,
  },
  {
      .id = "link",
      .name = "f-puzzles link",
      .suffixes = "url",
      .keeps = KEEPS (TITLE) | KEEPS (AUTHOR) | KEEPS (DESCRIPTION) | KEEPS (SOLUTION)
               | KEEPS (ENTRIES) | KEEPS (MARKS),
      .sniff = formats_fpuzzles_link_sniff,
      .read = formats_fpuzzles_link_read,
      .write = formats_fpuzzles_link_write,
      .losses = formats_fpuzzles_losses,
  },
  {
      .id = "solo",
      .name = "Game ID of Solo",
      .suffixes = "solo",
      .mime = "text/x-sudoku",
      .sniff = formats_solo_sniff,
      .read = formats_solo_read,
      .write = formats_solo_write,
      .losses = formats_solo_losses,
  },
  {
      .id = "hodoku",
      .name = "HoDoKu library",
      .suffixes = "hodoku",
      .mime = "text/x-sudoku",
      .keeps = KEEPS (ENTRIES) | KEEPS (MARKS),
      .sniff = formats_hodoku_sniff,
      .read = formats_hodoku_read,
      .write = formats_hodoku_write,
      .losses = formats_hodoku_losses,
  },
  {
      .id = "sdk",
      .name = "SadMan Sudoku",
      .suffixes = "sdk",
      .mime = "text/x-sudoku",
      .keeps = KEEPS (TITLE) | KEEPS (AUTHOR) | KEEPS (DESCRIPTION) | KEEPS (SOURCE) | KEEPS (LINK)
               | KEEPS (DATE) | KEEPS (LEVEL) | KEEPS (ENTRIES) | KEEPS (MARKS),
      .sniff = formats_sdk_sniff,
      .read = formats_sdk_read,
      .write = formats_sdk_write,
      .losses = formats_sdk_losses,
  },
  {
      .id = "csv",
      .name = "Table with a puzzle a line",
      .suffixes = "csv",
      .mime = "text/csv",
      .keeps = KEEPS (TITLE) | KEEPS (LEVEL) | KEEPS (SOLUTION),
      .sniff = formats_csv_sniff,
      .read = formats_csv_read,
      .write = formats_csv_write,
      .losses = formats_csv_losses,
  },
  {
      .id = "csv-grid",
      .name = "Table of cells",
      .suffixes = "",
      .mime = "text/csv",
      .sniff = formats_csv_grid_sniff,
      .read = formats_csv_grid_read,
      .write = formats_csv_grid_write,
      .losses = formats_csv_grid_losses,
  },
  {
      .id = "jigsaw",
      .name = "Clues and regions",
      .suffixes = "jigsaw",
      .mime = "text/x-sudoku",
      .sniff = formats_jigsaw_sniff,
      .read = formats_jigsaw_read,
      .write = formats_jigsaw_write,
      .losses = formats_jigsaw_losses,
  },
  {
      .id = "orlib",
      .name = "Set partitioning (OR-Library)",
      .suffixes = "",
      .one_a_file = true,
      .sniff = formats_orlib_sniff,
      .read = formats_orlib_read,
  },
  {
      .id = "ss",
      .name = "Simple Sudoku",
      .suffixes = "ss",
      .mime = "text/x-sudoku",
      .keeps = KEEPS (ENTRIES) | KEEPS (MARKS),
      .sniff = formats_ss_sniff,
      .read = formats_ss_read,
      .write = formats_ss_write,
      .losses = formats_ss_losses,
  },
  {
      .id = "matrix",
      .name = "0/1 matrix",
      .suffixes = "matrix mat",
      .mime = "text/x-exact-cover",
      .one_a_file = true,
      .sniff = formats_matrix_sniff,
      .read = formats_matrix_read,
      .write = formats_matrix_write,
      .losses = formats_matrix_losses,
  },
  {
      .id = "grid",
      .name = "Grid of rows",
      .suffixes = "sud sudoku grid",
      .sniff = formats_grid_sniff,
      .read = formats_grid_read,
      .write = formats_grid_write,
      .losses = formats_grid_losses,
  },
  {
      .id = "numbers",
      .name = "Grid of numbers",
      .suffixes = "num",
      .sniff = formats_numbers_sniff,
      .read = formats_numbers_read,
      .write = formats_numbers_write,
      .losses = formats_numbers_losses,
  },
  {
      .id = "candidates",
      .name = "Candidates as a grid",
      .suffixes = "pm pencilmarks",
      .sniff = formats_candidates_sniff,
      .read = formats_candidates_read,
      .write = formats_candidates_write,
      .losses = formats_candidates_losses,
  },
  {
      .id = "line",
      .name = "One puzzle a line",
      .suffixes = "txt",
      .sniff = formats_line_sniff,
      .read = formats_line_read,
      .write = formats_line_write,
      .losses = formats_line_losses,
  },
  {
      .id = "dlx",
      .name = "Exact cover by items and options",
      .suffixes = "dlx",
      .mime = "text/x-exact-cover",
      .one_a_file = true,
      .sniff = formats_dlx_sniff,
      .read = formats_dlx_read,
      .write = formats_dlx_write,
      .losses = formats_dlx_losses,
  },
  {
      .id = "sukaku",
      .name = "Candidates on one line",
      .suffixes = "sukaku",
      .mime = "text/x-sudoku",
      .read = formats_sukaku_read,
      .write = formats_sukaku_write,
      .losses = formats_sukaku_losses,
  },
  {
      .id = "sdm",
      .name = "SadMan collection",
      .suffixes = "sdm",
      .mime = "text/x-sudoku",
      .read = formats_sdm_read,
      .write = formats_sdm_write,
      .losses = formats_sdm_losses,
  },
};

const unsigned formats_n = sizeof formats_all / sizeof formats_all[0];

const Format *
formats_find (const char *id)
{
  for (unsigned i = 0; i < formats_n; i++)
    if (strcmp (formats_all[i].id, id) == 0)
      return &formats_all[i];
  return NULL;
}

static char
small (char c)
{
  return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

static bool
is_one_of (const char *suffix, const char *suffixes)
{
  while (*suffixes != '\0')
    {
      size_t length = strcspn (suffixes, " "), same = 0;

      while (same < length && small (suffix[same]) == suffixes[same])
        same++;
      if (same == length && suffix[same] == '\0')
        return true;
      suffixes += length + strspn (suffixes + length, " ");
    }
  return false;
}

const Format *
formats_for_file_name (const char *name)
{
  const char *slash = strrchr (name, '/');
  const char *point = strrchr (slash != NULL ? slash : name, '.');

  for (unsigned i = 0; point != NULL && i < formats_n; i++)
    if (is_one_of (point + 1, formats_all[i].suffixes))
      return &formats_all[i];
  return NULL;
}

/* What the file said of the puzzle, where the format has no place for it. */
static unsigned
about_losses (const Format *format, const FormatsPuzzle *puzzle)
{
  unsigned losses = 0;

  for (unsigned i = 0; i < FORMATS_ABOUTS; i++)
    if (puzzle->about[i].length > 0 && (format->keeps & 1u << i) == 0)
      losses |= i < FORMATS_ABOUT_TEXTS       ? FORMATS_LOSS_ABOUT
                : i == FORMATS_ABOUT_SOLUTION ? FORMATS_LOSS_SOLUTION
                : i == FORMATS_ABOUT_ENTRIES  ? FORMATS_LOSS_ENTRIES
                                              : FORMATS_LOSS_MARKS;
  return losses;
}

unsigned
formats_losses (const Format *format, const FormatsPuzzle *puzzle)
{
  if (format->losses == NULL)
    return FORMATS_IMPOSSIBLE_KIND;
  return format->losses (puzzle) | about_losses (format, puzzle);
}

BaseStatus
formats_write (const Format *format,
               const FormatsPuzzle *puzzle,
               const FormatsWriteOptions *options,
               BaseText *out)
{
  const FormatsWriteOptions none = { 0 };

  if ((formats_losses (format, puzzle) & FORMATS_IMPOSSIBLE) != 0)
    return BASE_BAD_INPUT;
  if (options == NULL)
    options = &none;
  format->write (puzzle, options, out);
  if (format->tail != NULL && !options->goes_on)
    base_text_add (out, format->tail);
  return base_text_status (out);
}
