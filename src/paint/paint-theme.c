#include "paint-theme.h"

#include <assert.h>
#include <math.h>
#include <stdbool.h>

#define BLACK 0x000000ffu
#define WHITE 0xffffffffu

#define LINE_CONTRAST 3.0

/* Of a tint, in its fainter form. */
#define FAINT_SHARE 0.5

static const PaintTheme themes[PAINT_THEMES] = {
  [PAINT_THEME_LIGHT] = {
    .text_contrast = 4.5,
    .ground = 0xf6f5f2ff,
    .label = 0x55555aff,
    .thin = 0x78787eff,
    .thick = 0x26262aff,
    .surfaces = { 0xffffffff, 0xe5e5e9ff, 0xdfecf4ff },
    .fills = { 0x0072b214, 0xf0e44280, 0x0072b238, 0xe69f0040, 0xcc79a74c, 0xd55e0038 },
    .inks = { 0x111113ff, 0x005285ff, 0x00523dff, 0x45454aff },
    .signs = { 0x0072b2ff, 0xb34700ff, 0x9c3f74ff, 0x8a5a00ff },
    .hues = { 0x0072b2ff, 0xa66a00ff, 0x00805dff, 0xb0568aff },
    .tints = { 0xcbe4f4ff, 0xc3e9d8ff, 0xf4eea6ff, 0xfadba8ff, 0xf6cddfff, 0xdcd3f3ff },
    .colours = { 0xf8cac2ff, 0xfadba8ff, 0xf4eea6ff, 0xc3e9d8ff, 0xcbe4f4ff, 0xdcd3f3ff,
                 0xf6cde6ff, 0xd6d6daff },
  },
  [PAINT_THEME_DARK] = {
    .text_contrast = 4.5,
    .ground = 0x1b1b1eff,
    .label = 0xb4b4baff,
    .thin = 0x8a8a92ff,
    .thick = 0xe0e0e4ff,
    .surfaces = { 0x26262aff, 0x333338ff, 0x25343eff },
    .fills = { 0x56b4e91c, 0xf0e44230, 0x56b4e940, 0xe69f0038, 0xcc79a740, 0xd55e0048 },
    .inks = { 0xffffffff, 0x9bd6f7ff, 0x86e0c2ff, 0xcacacfff },
    .signs = { 0x56b4e9ff, 0xff8a47ff, 0xe69ac4ff, 0xf0b43cff },
    .hues = { 0x56b4e9ff, 0xe69f00ff, 0x2ab88eff, 0xd98cb6ff },
    .tints = { 0x1d4866ff, 0x184c3dff, 0x494519ff, 0x5a3e12ff, 0x5c2f49ff, 0x413868ff },
    .colours = { 0x5c2620ff, 0x5a3e12ff, 0x494519ff, 0x184c3dff, 0x1d4866ff, 0x413868ff,
                 0x5c2f49ff, 0x4a4a50ff },
  },
  [PAINT_THEME_HIGH_CONTRAST] = {
    .text_contrast = 7,
    .ground = 0xffffffff,
    .label = 0x000000ff,
    .thin = 0x555555ff,
    .thick = 0x000000ff,
    .surfaces = { 0xffffffff, 0xe6e6e6ff, 0xdceaf4ff },
    .fills = { 0x0000001a, 0xf0e44299, 0x0072b238, 0xe69f0044, 0xcc79a74c, 0xd55e0030 },
    .inks = { 0x000000ff, 0x00305aff, 0x003324ff, 0x1a1a1aff },
    .signs = { 0x003f7fff, 0x8c2a00ff, 0x6e1f50ff, 0x5c3a00ff },
    .hues = { 0x004f80ff, 0x734700ff, 0x005740ff, 0x7d2f5cff },
    .tints = { 0xcbe4f4ff, 0xc3e9d8ff, 0xf4eea6ff, 0xfadba8ff, 0xf6cddfff, 0xdcd3f3ff },
    .colours = { 0xf8cac2ff, 0xfadba8ff, 0xf4eea6ff, 0xc3e9d8ff, 0xcbe4f4ff, 0xdcd3f3ff,
                 0xf6cde6ff, 0xd6d6daff },
  },
  [PAINT_THEME_PRINT] = {
    .text_contrast = 4.5,
    .ground = 0xffffffff,
    .label = 0x333333ff,
    .thin = 0x707070ff,
    .thick = 0x000000ff,
    .surfaces = { 0xffffffff, 0xe2e2e2ff, 0xefefefff },
    .fills = { 0x00000008, 0x00000018, 0x00000014, 0x0000000c, 0x00000010, 0x0000001c },
    .inks = { 0x000000ff, 0x202020ff, 0x202020ff, 0x404040ff },
    .signs = { 0x303030ff, 0x000000ff, 0x303030ff, 0x404040ff },
    .hues = { 0x000000ff, 0x4d4d4dff, 0x333333ff, 0x666666ff },
    .tints = { 0xdededeff, 0xf4f4f4ff, 0xccccccff, 0xe8e8e8ff, 0xd4d4d4ff, 0xffffffff },
    .colours = { 0xd8d8d8ff, 0xe2e2e2ff, 0xf0f0f0ff, 0xdededeff, 0xe6e6e6ff, 0xd4d4d4ff,
                 0xeaeaeaff, 0xccccccff },
  },
};

const PaintTheme *
paint_theme (PaintThemeId id)
{
  assert (id < PAINT_THEMES);
  return &themes[id];
}

/* Channel 0 is red, 3 is alpha; from 0 to 1. */
static double
channel (PaintColour colour, unsigned which)
{
  return (colour >> (24 - 8 * which) & 0xff) / 255.0;
}

static PaintColour
from_channels (const double *channels)
{
  PaintColour colour = 0;

  for (unsigned i = 0; i < 4; i++)
    colour = colour << 8 | (PaintColour) lround (channels[i] * 255);
  return colour;
}

static double
luminance (PaintColour colour)
{
  static const double weights[3] = { 0.2126, 0.7152, 0.0722 };
  double sum = 0;

  for (unsigned i = 0; i < 3; i++)
    {
      double c = channel (colour, i);

      sum += weights[i] * (c <= 0.04045 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4));
    }
  return sum;
}

PaintColour
paint_theme_faint_tint (const PaintTheme *self, unsigned tint)
{
  assert (tint < PAINT_TINTS);
  return paint_blend (self->surfaces[PAINT_SURFACE_PAPER],
                      paint_with_alpha (self->tints[tint], FAINT_SHARE));
}

double
paint_contrast (PaintColour a, PaintColour b)
{
  double la = luminance (a), lb = luminance (b);

  return la > lb ? (la + 0.05) / (lb + 0.05) : (lb + 0.05) / (la + 0.05);
}

PaintColour
paint_ink_on (PaintColour ground)
{
  const PaintColour black = 0x000000ffu, white = 0xffffffffu;

  return paint_contrast (ground, black) > paint_contrast (ground, white) ? black : white;
}

PaintColour
paint_blend (PaintColour under, PaintColour over)
{
  double mixed[4] = { 0, 0, 0, 1 };
  double alpha = channel (over, 3);

  for (unsigned i = 0; i < 3; i++)
    mixed[i] = channel (under, i) * (1 - alpha) + channel (over, i) * alpha;
  return from_channels (mixed);
}

PaintColour
paint_theme_tint (const PaintTheme *self, uint32_t at, uint32_t steps)
{
  const PaintColour one = self->tints[at / steps % PAINT_TINTS];
  const PaintColour other = self->tints[(at / steps + 1) % PAINT_TINTS];

  return paint_blend (one, (other & 0xffffff00u) | 0xff * (at % steps) / steps);
}

void
paint_set_source (cairo_t *cr, PaintColour colour)
{
  cairo_set_source_rgba (cr, channel (colour, 0), channel (colour, 1), channel (colour, 2),
                         channel (colour, 3));
}

PaintColour
paint_with_alpha (PaintColour colour, double alpha)
{
  return (colour & 0xffffff00u) | (PaintColour) lround (fmax (0, fmin (1, alpha)) * 255);
}

/* Surfaces, and the faint tints behind them: what text and signs lie on. */
#define GROUNDS (PAINT_SURFACES + PAINT_TINTS)

static PaintColour
ground_of (const PaintTheme *self, unsigned index)
{
  return index < PAINT_SURFACES ? self->surfaces[index]
                                : paint_theme_faint_tint (self, index - PAINT_SURFACES);
}

static bool
text_is_clear (const PaintTheme *self, PaintColour fill)
{
  for (unsigned ground = 0; ground < GROUNDS; ground++)
    for (unsigned ink = 0; ink < PAINT_INKS; ink++)
      if (paint_contrast (self->inks[ink], paint_blend (ground_of (self, ground), fill))
          < self->text_contrast)
        return false;
  return true;
}

static bool
line_is_clear (const PaintTheme *self, PaintColour line)
{
  for (unsigned ground = 0; ground < GROUNDS; ground++)
    {
      PaintColour plain = ground_of (self, ground);

      if (paint_contrast (line, plain) < LINE_CONTRAST)
        return false;
      for (unsigned fill = 0; fill < PAINT_FILLS; fill++)
        if (paint_contrast (line, paint_blend (plain, self->fills[fill])) < LINE_CONTRAST)
          return false;
    }
  for (unsigned tint = 0; tint < PAINT_TINTS; tint++)
    if (paint_contrast (line, self->tints[tint]) < LINE_CONTRAST)
      return false;
  for (unsigned colour = 0; colour < PAINT_COLOURS; colour++)
    if (paint_contrast (line, self->colours[colour]) < LINE_CONTRAST)
      return false;
  return true;
}

static void
set_fill (PaintTheme *self, PaintFill fill, PaintColour accent)
{
  unsigned alpha = self->fills[fill] & 0xff;

  while (alpha > 0 && !text_is_clear (self, (accent & 0xffffff00u) | alpha))
    alpha--;
  self->fills[fill] = (accent & 0xffffff00u) | alpha;
}

/* Changes the fills first, because the sign has to stand out from them too.  Moving towards the ink
 * of the givens makes every sign clear in the end, because that ink is. */
void
paint_theme_set_accent (PaintTheme *self, PaintColour accent)
{
  PaintColour towards = luminance (self->surfaces[PAINT_SURFACE_PAPER]) > 0.5 ? BLACK : WHITE;
  PaintColour sign = paint_with_alpha (accent, 1);

  set_fill (self, PAINT_FILL_PEER, accent);
  set_fill (self, PAINT_FILL_SELECTED, accent);
  for (unsigned share = 0; share <= 0xff && !line_is_clear (self, sign); share += 5)
    sign = paint_blend (paint_with_alpha (accent, 1), (towards & 0xffffff00u) | share);
  self->signs[PAINT_SIGN_ACCENT] = sign;
}
