/* golden.h - pictures that were looked at, and whether what is painted now still looks like them.
 *
 * They lie in tests/golden as PNG files.  A little difference is let pass, as another version of
 * FreeType makes at the edges of glyphs; where there is more, the picture and its difference (black
 * where equal) are written into the build folder.  To renew all of them:
 *
 *   QUADRILLE_GOLDEN=renew meson test -C build paint-golden
 *
 * and then look at each that git says has changed. */
#ifndef GOLDEN_H
#define GOLDEN_H

#include <cairo.h>

/* Makes `picture` coarser.  The claim fails unless `picture` looks like tests/golden/NAME.png. */
void golden_check (cairo_surface_t *picture, const char *name);

#endif
