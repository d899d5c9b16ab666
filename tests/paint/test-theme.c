/* Everything that is painted can be seen: contrasts after WCAG 2, on every surface under every
 * fill. */
#include "base-random.h"
#include "check.h"
#include "paint-theme.h"

#define LINE_CONTRAST 3.0

/* Surfaces, and the tints of regions behind them. */
#define GROUNDS (PAINT_SURFACES + PAINT_TINTS)

static void
check_contrast (PaintColour front, PaintColour back, double wanted)
{
  if (paint_contrast (front, back) < wanted)
    fprintf (stderr, "# %08x on %08x: %.2f\n", front, back, paint_contrast (front, back));
  check_true (paint_contrast (front, back) >= wanted);
}

/* Also of PAINT_FILLS, which stands for none. */
static PaintColour
ground (const PaintTheme *theme, unsigned surface)
{
  return surface < PAINT_SURFACES ? theme->surfaces[surface]
                                  : paint_theme_faint_tint (theme, surface - PAINT_SURFACES);
}

static PaintColour
background (const PaintTheme *theme, unsigned surface, unsigned fill)
{
  PaintColour plain = ground (theme, surface);

  return fill == PAINT_FILLS ? plain : paint_blend (plain, theme->fills[fill]);
}

static void
check_text (const PaintTheme *theme)
{
  check_contrast (theme->label, theme->ground, theme->text_contrast);
  for (unsigned surface = 0; surface < GROUNDS; surface++)
    for (unsigned fill = 0; fill <= PAINT_FILLS; fill++)
      for (unsigned ink = 0; ink < PAINT_INKS; ink++)
        check_contrast (theme->inks[ink], background (theme, surface, fill), theme->text_contrast);
}

static void
check_lines (const PaintTheme *theme)
{
  check_contrast (theme->thick, theme->ground, LINE_CONTRAST);
  for (unsigned surface = 0; surface < GROUNDS; surface++)
    {
      PaintColour plain = ground (theme, surface);

      check_contrast (theme->thin, plain, LINE_CONTRAST);
      check_contrast (theme->thick, plain, LINE_CONTRAST);
      for (unsigned hue = 0; hue < PAINT_HUES; hue++)
        check_contrast (theme->hues[hue], plain, LINE_CONTRAST);
      for (unsigned fill = 0; fill <= PAINT_FILLS; fill++)
        for (unsigned sign = 0; sign < PAINT_SIGNS; sign++)
          check_contrast (theme->signs[sign], background (theme, surface, fill), LINE_CONTRAST);
    }
}

/* Includes colours mixed from two others. */
static void
check_tints (const PaintTheme *theme)
{
  for (uint32_t at = 0; at < 6 * PAINT_TINTS; at++)
    {
      const PaintColour tint = paint_theme_tint (theme, at, 6);

      for (unsigned ink = 0; ink < PAINT_INKS; ink++)
        check_contrast (theme->inks[ink], tint, theme->text_contrast);
      for (unsigned sign = 0; sign < PAINT_SIGNS; sign++)
        check_contrast (theme->signs[sign], tint, LINE_CONTRAST);
      check_contrast (theme->thick, tint, LINE_CONTRAST);
    }
  for (unsigned colour = 0; colour < PAINT_COLOURS; colour++)
    {
      for (unsigned ink = 0; ink < PAINT_INKS; ink++)
        check_contrast (theme->inks[ink], theme->colours[colour], theme->text_contrast);
      for (unsigned sign = 0; sign < PAINT_SIGNS; sign++)
        check_contrast (theme->signs[sign], theme->colours[colour], LINE_CONTRAST);
      check_contrast (theme->thick, theme->colours[colour], LINE_CONTRAST);
    }
}

static void
tints_carry_everything (const void *data)
{
  const PaintThemeId *id = data;

  check_tints (paint_theme (*id));
}

static void
contrast_of_known_colours (const void *data)
{
  (void) data;
  check_true (paint_contrast (0x000000ff, 0xffffffff) == 21.0);
  check_true (paint_contrast (0x767676ff, 0xffffffff) > 4.5);
  check_true (paint_contrast (0xffffffff, 0x777777ff) < 4.5);
  check_equal_u64 (paint_blend (0xffffffff, 0x00000080), 0x7f7f7fff);
  check_equal_u64 (paint_blend (0x123456ff, 0xabcdef00), 0x123456ff);
}

static void
text_can_be_read (const void *data)
{
  const PaintThemeId *id = data;

  check_true (paint_theme (*id)->text_contrast >= (*id == PAINT_THEME_HIGH_CONTRAST ? 7 : 4.5));
  check_text (paint_theme (*id));
}

static void
lines_stand_out (const void *data)
{
  const PaintThemeId *id = data;

  check_lines (paint_theme (*id));
}

static void
any_accent_can_be_seen (const void *data)
{
  static const PaintColour extremes[] = { 0x000000ff, 0xffffffff, 0x808080ff, 0xffff00ff };
  const PaintThemeId *id = data;

  for (uint64_t i = 0; i < (check_quick () ? 20 : 200); i++)
    {
      PaintTheme theme = *paint_theme (*id);

      paint_theme_set_accent (&theme, i < 4 ? extremes[i] : (PaintColour) base_mix (i) | 0xff);
      check_text (&theme);
      check_lines (&theme);
      check_tints (&theme);
    }
}

/* A printer without colours shows greys. */
static void
print_needs_no_colour (const void *data)
{
  const PaintTheme *theme = paint_theme (PAINT_THEME_PRINT);

  (void) data;
  for (unsigned surface = 0; surface < GROUNDS; surface++)
    for (unsigned fill = 0; fill <= PAINT_FILLS; fill++)
      {
        PaintColour colour = background (theme, surface, fill);

        check_equal_u64 (colour >> 24, colour >> 16 & 0xff);
        check_equal_u64 (colour >> 24, colour >> 8 & 0xff);
      }
  for (unsigned tint = 0; tint < PAINT_TINTS; tint++)
    check_equal_u64 (theme->tints[tint] >> 24, theme->tints[tint] >> 8 & 0xff);
  for (unsigned colour = 0; colour < PAINT_COLOURS; colour++)
    check_equal_u64 (theme->colours[colour] >> 24, theme->colours[colour] >> 8 & 0xff);
}

int
main (void)
{
  static const PaintThemeId ids[PAINT_THEMES] = {
    PAINT_THEME_LIGHT,
    PAINT_THEME_DARK,
    PAINT_THEME_HIGH_CONTRAST,
    PAINT_THEME_PRINT,
  };

  check_claim ("/paint/theme/contrast-of-known-colours", contrast_of_known_colours, NULL);
  check_claim ("/paint/theme/text-can-be-read/light", text_can_be_read, &ids[0]);
  check_claim ("/paint/theme/text-can-be-read/dark", text_can_be_read, &ids[1]);
  check_claim ("/paint/theme/text-can-be-read/high-contrast", text_can_be_read, &ids[2]);
  check_claim ("/paint/theme/text-can-be-read/print", text_can_be_read, &ids[3]);
  check_claim ("/paint/theme/lines-stand-out/light", lines_stand_out, &ids[0]);
  check_claim ("/paint/theme/lines-stand-out/dark", lines_stand_out, &ids[1]);
  check_claim ("/paint/theme/lines-stand-out/high-contrast", lines_stand_out, &ids[2]);
  check_claim ("/paint/theme/lines-stand-out/print", lines_stand_out, &ids[3]);
  check_claim ("/paint/theme/any-accent-can-be-seen/light", any_accent_can_be_seen, &ids[0]);
  check_claim ("/paint/theme/any-accent-can-be-seen/dark", any_accent_can_be_seen, &ids[1]);
  check_claim ("/paint/theme/any-accent-can-be-seen/high-contrast", any_accent_can_be_seen,
               &ids[2]);
  check_claim ("/paint/theme/tints-carry-everything/light", tints_carry_everything, &ids[0]);
  check_claim ("/paint/theme/tints-carry-everything/dark", tints_carry_everything, &ids[1]);
  check_claim ("/paint/theme/tints-carry-everything/high-contrast", tints_carry_everything,
               &ids[2]);
  check_claim ("/paint/theme/tints-carry-everything/print", tints_carry_everything, &ids[3]);
  check_claim ("/paint/theme/print-needs-no-colour", print_needs_no_colour, NULL);
  return check_finish ();
}
