/* The legend of a picture: its signs are parts of real pictures. */
#include "check.h"
#include "export-legend.h"
#include "pictures.h"

static void
shows_every_sign (const void *data)
{
  const ExportWhat *what = data;
  PaintText *text = picture_text ();
  const ExportLook look = {
    .theme = paint_theme (PAINT_THEME_LIGHT), .text = text, .scale = 1, .phase = 1
  };
  ExportLegend *legend = export_legend_new (*what);

  check_true (legend != NULL && export_legend_n_signs (legend) > 1);
  for (unsigned sign = 0; sign < export_legend_n_signs (legend); sign++)
    {
      check_true (export_legend_words (legend, sign)[0] != '\0');
      check_true (export_legend_has_sign (legend, sign, &look));
    }
  export_legend_free (legend);
  paint_text_free (text);
}

/* A narrower legend is higher, and drawing needs no more than the height. */
static void
fits_its_height (const void *data)
{
  PaintText *text = picture_text ();
  const ExportLook look = {
    .theme = paint_theme (PAINT_THEME_DARK), .text = text, .scale = 1, .phase = 1
  };
  ExportLegend *legend = export_legend_new (EXPORT_LINKS);
  const double wide = export_legend_height (legend, 1200, &look);
  const double narrow = export_legend_height (legend, 360, &look);

  (void) data;
  check_true (wide > 0 && narrow > 2 * wide);
  export_legend_free (legend);
  paint_text_free (text);
}

int
main (void)
{
  static const ExportWhat whats[] = { EXPORT_BOARD, EXPORT_LINKS, EXPORT_MATRIX, EXPORT_TREE,
                                      EXPORT_STEP };

  check_claim ("/export/legend/shows-every-sign/board", shows_every_sign, &whats[0]);
  check_claim ("/export/legend/shows-every-sign/links", shows_every_sign, &whats[1]);
  check_claim ("/export/legend/shows-every-sign/matrix", shows_every_sign, &whats[2]);
  check_claim ("/export/legend/shows-every-sign/tree", shows_every_sign, &whats[3]);
  check_claim ("/export/legend/shows-every-sign/step", shows_every_sign, &whats[4]);
  check_claim ("/export/legend/fits-its-height", fits_its_height, NULL);
  return check_finish ();
}
