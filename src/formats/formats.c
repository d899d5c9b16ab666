#include "formats.h"

#include "format-cover.h"
#include "format-data.h"
#include "format-layout.h"
#include "format-text.h"

#include <string.h>

/* In the order in which they are sniffed; see formats-sniff.c. */
const Format *const formats_all[] = {
  &format_text_quadrille,     &format_data_npy,    &format_data_ksudoku,
  &format_data_opensudoku,    &format_data_gnome,  &format_data_fpuzzles,
  &format_data_fpuzzles_link, &format_text_solo,   &format_text_hodoku,
  &format_text_sdk,           &format_text_csv,    &format_text_csv_grid,
  &format_text_jigsaw,        &format_cover_orlib, &format_text_ss,
  &format_cover_matrix,       &format_text_grid,   &format_text_numbers,
  &format_text_candidates,    &format_text_line,   &format_cover_dlx,
  &format_text_sukaku,        &format_text_sdm,
};

const unsigned formats_n = sizeof formats_all / sizeof formats_all[0];

const Format *
formats_find (const char *id)
{
  for (unsigned i = 0; i < formats_n; i++)
    if (strcmp (formats_all[i]->id, id) == 0)
      return formats_all[i];
  return NULL;
}

static char
ascii_to_small (char c)
{
  return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
}

static bool
suffix_is_one_of (const char *suffix, const char *suffixes)
{
  while (*suffixes != '\0')
    {
      size_t length = strcspn (suffixes, " "), same = 0;

      while (same < length && ascii_to_small (suffix[same]) == suffixes[same])
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
    if (suffix_is_one_of (point + 1, formats_all[i]->suffixes))
      return formats_all[i];
  return NULL;
}

/* The losses of texts and arrays that the format has no place for. */
static unsigned
about_losses (const Format *format, const FormatsPuzzle *puzzle)
{
  unsigned losses = 0;

  for (unsigned i = 0; i < FORMATS_ABOUTS; i++)
    if (puzzle->about[i].length > 0 && (format->keeps & 1u << i) == 0)
      losses |= format_about_loss (i);
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

/* The text of a grid or of a list of numbers contains its comments; in formats of lines, comments
 * stand above. */
void
formats_write_head (const FormatsPuzzle *puzzle, const FormatsWriteOptions *options, BaseText *out)
{
  const FormatsWriteOptions none = { 0 };
  const FormatsLayout *layout = &puzzle->layout;
  const FormatsPen pen = { .text = "", .line_end = format_layout_line_end (layout) };
  bool rows = layout->format != NULL && layout->format->has_head;

  base_text_add_bytes (out, base_text_string (&puzzle->before), puzzle->before.length);
  if (puzzle->before.length > 0 && puzzle->before.bytes[puzzle->before.length - 1] != '\n'
      && puzzle->before.bytes[puzzle->before.length - 1] != '\r')
    base_text_add (out, pen.line_end);
  if (!rows || layout->text.failed)
    return;
  format_pen_gap (&pen, puzzle, options != NULL ? options : &none, out);
  base_text_add_bytes (out, base_text_string (&layout->text), layout->head);
}
