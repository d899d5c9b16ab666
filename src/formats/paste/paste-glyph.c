/* paste-glyph.c - characters that look like the symbols and lines of a grid. */
#include "paste-private.h"

typedef struct
{
  uint32_t first, last;
  char plain;
} Glyphs;

/* In ascending order.  Characters that are not here are no part of a grid. */
static const Glyphs glyphs[] = {
  { 0x85, 0x85, '\n' },                                /* next line */
  { 0xa0, 0xa0, ' ' },                                 /* no-break space */
  { 0xa6, 0xa6, '|' },                                 /* broken bar */
  { 0xab, 0xab, '"' },       { 0xad, 0xad, 0 },        /* « soft hyphen */
  { 0xb7, 0xb7, '.' },       { 0xbb, 0xbb, '"' },      /* · » */
  { 0xd7, 0xd7, '*' },                                 /* × */
  { 0x2000, 0x200a, ' ' },                             /* spaces of all widths */
  { 0x200b, 0x200f, 0 },                               /* no width, directions */
  { 0x2010, 0x2015, '-' },                             /* hyphens and dashes */
  { 0x2016, 0x2016, '|' },   { 0x2018, 0x2019, '\'' }, /* ‖ ‘ ’ */
  { 0x201c, 0x201e, '"' },   { 0x2022, 0x2022, '.' },  /* “ ” „ • */
  { 0x2024, 0x2024, '.' },   { 0x2027, 0x2027, '.' },  /* ․ ‧ */
  { 0x2028, 0x2029, '\n' },                            /* line and paragraph separators */
  { 0x202a, 0x202e, 0 },     { 0x202f, 0x202f, ' ' },  /* directions; narrow no-break space */
  { 0x203a, 0x203a, '>' },   { 0x205f, 0x205f, ' ' },  /* ›, mathematical space */
  { 0x2060, 0x2064, 0 },     { 0x2066, 0x2069, 0 },    /* no width, directions */
  { 0x20e3, 0x20e3, 0 },                               /* the key around a digit */
  { 0x2205, 0x2205, '.' },   { 0x2212, 0x2212, '-' },  /* ∅ − */
  { 0x2217, 0x2217, '*' },   { 0x2219, 0x2219, '.' },  /* ∗ ∙ */
  { 0x2223, 0x2223, '|' },   { 0x22c5, 0x22c5, '.' },  /* ∣ ⋅ */
  { 0x23d0, 0x23d0, '|' },   { 0x2420, 0x2423, '.' },  /* ⏐ ␠ ␢ ␣ */
  { 0x2500, 0x2501, '=' },   { 0x2502, 0x2503, '|' },  /* ─ │ */
  { 0x2504, 0x2505, '=' },   { 0x2506, 0x2507, '|' },  /* ┄ ┆ */
  { 0x2508, 0x2509, '=' },   { 0x250a, 0x250b, '|' },  /* ┈ ┊ */
  { 0x250c, 0x254b, '+' },   { 0x254c, 0x254d, '=' },  /* ┌ to ╋, ╌ */
  { 0x254e, 0x254f, '|' },   { 0x2550, 0x2550, '=' },  /* ╎ ═ */
  { 0x2551, 0x2551, '|' },   { 0x2552, 0x2573, '+' },  /* ║, ╒ to ╳ */
  { 0x2574, 0x2574, '=' },   { 0x2575, 0x2575, '|' },  /* ╴ ╵ */
  { 0x2576, 0x2576, '=' },   { 0x2577, 0x2577, '|' },  /* ╶ ╷ */
  { 0x2578, 0x2578, '=' },   { 0x2579, 0x2579, '|' },  /* ╸ ╹ */
  { 0x257a, 0x257a, '=' },   { 0x257b, 0x257b, '|' },  /* ╺ ╻ */
  { 0x257c, 0x257c, '=' },   { 0x257d, 0x257d, '|' },  /* ╼ ╽ */
  { 0x257e, 0x257e, '=' },   { 0x257f, 0x257f, '|' },  /* ╾ ╿ */
  { 0x2580, 0x2587, '=' },   { 0x2588, 0x2590, '|' },  /* blocks: low ones, high ones */
  { 0x2591, 0x2593, '.' },                             /* shades */
  { 0x25a0, 0x25a3, '.' },   { 0x25aa, 0x25ab, '.' },  /* ■ □ ▢ ▣ ▪ ▫ */
  { 0x25ad, 0x25af, '.' },   { 0x25cb, 0x25cc, '.' },  /* ▭ ▮ ▯ ○ ◌ */
  { 0x25cf, 0x25cf, '.' },   { 0x25e6, 0x25e6, '.' },  /* ● ◦ */
  { 0x25ef, 0x25ef, '.' },   { 0x25fb, 0x25fe, '.' },  /* ◯ ◻ ◼ ◽ ◾ */
  { 0x2610, 0x2610, '.' },   { 0x26aa, 0x26ab, '.' },  /* ☐ ⚪ ⚫ */
  { 0x2715, 0x2716, '*' },   { 0x2758, 0x275a, '|' },  /* ✕ ✖ ❘ ❙ ❚ */
  { 0x2800, 0x2800, ' ' },   { 0x2b1a, 0x2b1c, '.' },  /* empty Braille, ⬚ ⬛ ⬜ */
  { 0x3000, 0x3000, ' ' },   { 0x3002, 0x3002, '.' },  /* wide space, 。 */
  { 0x30fb, 0x30fb, '.' },   { 0xfe00, 0xfe0f, 0 },    /* ・ variation selectors */
  { 0xfeff, 0xfeff, 0 },     { 0xffe8, 0xffe8, '|' },  /* byte order mark, ￨ */
  { 0x1f532, 0x1f533, '.' },                           /* 🔲 🔳 */
};

char
paste_glyph (uint32_t code)
{
  size_t low = 0, high = sizeof glyphs / sizeof glyphs[0];

  if (code >= 0xff01 && code <= 0xff5e)
    code -= 0xfee0; /* full width */
  if (code < 0x80)
    return (char) code;
  while (low < high)
    {
      size_t middle = (low + high) / 2;

      if (code > glyphs[middle].last)
        low = middle + 1;
      else if (code < glyphs[middle].first)
        high = middle;
      else
        return glyphs[middle].plain;
    }
  return PASTE_OTHER;
}
