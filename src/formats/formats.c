#include "formats.h"

#include "formats-table-private.h"

#include <string.h>

/* In the order in which they are sniffed: formats-sniff.c says why. */
const Format formats_all[] = {
  {
      .id = "matrix",
      .name = "0/1 matrix",
      .suffixes = "matrix mat",
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
      .read = formats_sukaku_read,
      .write = formats_sukaku_write,
      .losses = formats_sukaku_losses,
  },
  {
      .id = "sdm",
      .name = "SadMan collection",
      .suffixes = "sdm",
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

unsigned
formats_losses (const Format *format, const FormatsPuzzle *puzzle)
{
  return format->losses != NULL ? format->losses (puzzle) : FORMATS_IMPOSSIBLE_KIND;
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
  format->write (puzzle, options != NULL ? options : &none, out);
  return base_text_status (out);
}
