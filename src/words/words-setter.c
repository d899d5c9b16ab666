/* Why no puzzle can be made as it is wished for. */
#include "words.h"

#include "words-fill.h"
#include "words-gettext.h"

static const char *const faults[SETTER_FAULTS] = {
  [SETTER_FAULT_NONE] = "",
  [SETTER_FAULT_FEW] = N_ ("with so few clues there are always several solutions: at least %1"),
  [SETTER_FAULT_MANY] = N_ ("there are only %1 cells"),
  [SETTER_FAULT_RANGE] = N_ ("the range ends below its beginning"),
  [SETTER_FAULT_SYMMETRY] = N_ ("the shape itself does not have this symmetry"),
  [SETTER_FAULT_RULES] = N_ ("only shapes whose rules are groups of different values"),
  [SETTER_FAULT_CONTROLLED] = N_ ("a controlled sample needs the usual 9x9 shape and no symmetry"),
  [SETTER_FAULT_NEEDS] = N_ ("no puzzle can be made that needs this technique"),
  [SETTER_FAULT_PATTERN] = N_ ("a pattern decides the number of clues and their symmetry itself"),
  [SETTER_FAULT_JIGSAW] = N_ ("regions of chance are for square grids up to 16x16 without rules"),
  [SETTER_FAULT_TOO_LARGE] = N_ ("Sudokus of this size cannot be rated"),
};

void
words_add_setter_fault (const SetterFault *fault, BaseText *out)
{
  if (fault->kind != SETTER_FAULT_NONE)
    words_fill (out, _ (faults[fault->kind]), WORDS_WITH (WORDS_NUMBER (fault->number)));
}
