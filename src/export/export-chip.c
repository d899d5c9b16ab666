#include "export-chip.h"

#include "words.h"

void
export_chip_write (const Subject *subject, const PlayerState *state, PaintChip *out)
{
  static const PaintChipWay ways[] = {
    [WORDS_CHIP_REST] = PAINT_CHIP_REST,         [WORDS_CHIP_FORWARD] = PAINT_CHIP_FORWARD,
    [WORDS_CHIP_BACK] = PAINT_CHIP_BACK,         [WORDS_CHIP_DEAD_END] = PAINT_CHIP_DEAD_END,
    [WORDS_CHIP_SOLUTION] = PAINT_CHIP_SOLUTION,
  };
  static const WordsChipPart parts[PAINT_CHIP_TEXTS] = {
    [PAINT_CHIP_STEP] = WORDS_CHIP_STEP,     [PAINT_CHIP_DETAIL] = WORDS_CHIP_DETAIL,
    [PAINT_CHIP_CHANGE] = WORDS_CHIP_CHANGE, [PAINT_CHIP_LEVEL] = WORDS_CHIP_LEVEL,
    [PAINT_CHIP_PATH] = WORDS_CHIP_PATH,
  };

  out->way = ways[words_chip_way (state)];
  out->apart = WORDS_CHIP_APART;
  for (unsigned i = 0; i < PAINT_CHIP_TEXTS; i++)
    words_add_chip (subject, state, parts[i], &out->texts[i]);
}
