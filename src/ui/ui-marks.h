/* ui-marks.h - the sign of an answer, and the cells that it marks. */
#ifndef UI_MARKS_H
#define UI_MARKS_H

#include "desk-checker.h"

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  UI_SIGN_NONE,
  UI_SIGN_GOOD,
  UI_SIGN_SEVERAL,
  UI_SIGN_BAD,
  UI_SIGN_BUSY,
  UI_SIGN_HINT,
} UiSign;

/* Bits of what a cell is marked as. */
typedef enum
{
  UI_MARK_CULPRIT = 1 << 0, /* the verdict names it */
  UI_MARK_WRONG = 1 << 1,   /* an entry that is wrong */
  UI_MARK_DIFFERS = 1 << 2,
  UI_MARK_LOOK = 1 << 3, /* a hint: somewhere here */
  UI_MARK_HINT = 1 << 4, /* here */
} UiMark;

/* `verdict` may be NULL: not known. */
UiSign ui_sign_of_verdict (const SudokuVerdict *verdict);
UiSign ui_sign_of_answer (const DeskAnswer *answer);

/* Bits of UiMark.  A hint marks its cell only when it is told whole; the cells in which
 * solutions differ are marked only when asked for. */
unsigned
ui_marks_of_answer (const DeskAnswer *answer, SudokuShape *shape, uint32_t cell, bool whole);
unsigned ui_marks_of_verdict (const SudokuVerdict *verdict,
                              SudokuShape *shape,
                              uint32_t cell,
                              bool differences);

G_END_DECLS

#endif
