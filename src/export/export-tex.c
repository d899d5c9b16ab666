/* TikZ, in the font of the document around it.
 *
 * A puzzle at rest becomes a grid of cells with styles that a reader can change, unless its text
 * has letters that TeX lacks.  That puzzle, and all pictures of the dance, are written from the
 * painters' drawing.  The file compiles by itself to a page as large as the picture; a document
 * that loads TikZ can also \input it, and the file detects which. */
#include "export-tex-private.h"

#include <math.h>

/* Without Latin Modern, TeX's own fonts are the ones that scale to any size. */
static void
add_head (const ExportSheet *sheet, BaseText *out)
{
  BaseText about = BASE_TEXT_EMPTY;

  export_picture_describe (sheet->picture, &about);
  base_text_add (out, "% ");
  base_text_add (out, base_text_string (&about));
  base_text_add (out,
                 "\n% By Quadrille.  Compile it as it is, or \\input it where TikZ is loaded.\n"
                 "\\ifdefined\\tikzpicture\n"
                 "  \\def\\quadrillebegin{}\\def\\quadrilleend{}%\n"
                 "\\else\n"
                 "  \\documentclass{article}\n"
                 "  \\IfFileExists{lmodern.sty}{\\usepackage[T1]{fontenc}\\usepackage{lmodern}}{}\n"
                 "  \\usepackage{tikz}\n"
                 "  \\def\\quadrillebegin{\\begin{document}\\setbox0\\hbox\\bgroup}\n"
                 "  \\def\\quadrilleend{\\egroup\n"
                 "    \\ifdefined\\pdfpagewidth\\else\\let\\pdfpagewidth\\pagewidth"
                 "\\let\\pdfpageheight\\pageheight\\fi\n"
                 "    \\pdfpagewidth\\wd0 \\pdfpageheight\\dimexpr\\ht0+\\dp0\\relax\n"
                 "    \\hoffset-1in \\voffset-1in \\shipout\\box0 \\end{document}}\n"
                 "\\fi\n"
                 "\\quadrillebegin\n");
  out->failed |= about.failed;
  base_text_clear (&about);
}

/* Writes the digits that make a visible difference. */
void
export_tex_add_number (BaseText *out, double number)
{
  const uint64_t thousandths = (uint64_t) llround (fabs (number) * 1000);
  uint64_t rest = thousandths % 1000;

  if (number < 0 && thousandths > 0)
    base_text_add_char (out, '-');
  base_text_add_number (out, thousandths / 1000);
  if (rest == 0)
    return;
  base_text_add_char (out, '.');
  for (uint64_t place = 100; rest > 0; rest %= place, place /= 10)
    base_text_add_char (out, (char) ('0' + rest / place));
}

void
export_tex_add_place (BaseText *out, double x, double y)
{
  base_text_add_char (out, '(');
  export_tex_add_number (out, x);
  base_text_add_char (out, ',');
  export_tex_add_number (out, y);
  base_text_add_char (out, ')');
}

void
export_tex_add_colour (BaseText *out, const char *name, PaintColour colour)
{
  static const char digits[] = "0123456789ABCDEF";

  base_text_add (out, "\\definecolor{");
  base_text_add (out, name);
  base_text_add (out, "}{HTML}{");
  for (int shift = 28; shift >= 8; shift -= 4)
    base_text_add_char (out, digits[colour >> shift & 15]);
  base_text_add (out, "}\n");
}

static bool
knows_all (const ExportPage *page)
{
  return (page->title == NULL || export_tex_knows (page->title))
         && (page->footer == NULL || export_tex_knows (page->footer));
}

BaseStatus
export_write_tex (const ExportSheet *sheet, const ExportSink *sink)
{
  const ExportKind kind = export_kind (export_picture_content (sheet->picture)->what);
  BaseText out = BASE_TEXT_EMPTY;
  BaseStatus status;

  add_head (sheet, &out);
  if (kind.at_rest && knows_all (sheet->page))
    status = export_tex_add_grid (sheet, &out);
  else
    status = export_tex_add_painted (sheet, &out);
  base_text_add (&out, "\\quadrilleend\n");
  if (status == BASE_OK)
    status = export_sink_text (sink, &out);
  base_text_clear (&out);
  return status;
}
