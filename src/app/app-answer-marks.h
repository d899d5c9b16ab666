/* app-answer-marks.h - the sign of an answer, and the cells that it marks. */
#ifndef APP_ANSWER_MARKS_H
#define APP_ANSWER_MARKS_H

#include "app-hint.h"

G_BEGIN_DECLS

typedef enum
{
  APP_SIGN_NONE,
  APP_SIGN_GOOD,
  APP_SIGN_SEVERAL,
  APP_SIGN_BAD,
  APP_SIGN_BUSY,
  APP_SIGN_HINT,
} AppSign;

/* The marks of a cell, as bits. */
typedef enum
{
  APP_MARK_CULPRIT = 1 << 0, /* the verdict names it */
  APP_MARK_WRONG = 1 << 1,   /* a wrong entry */
  APP_MARK_DIFFERS = 1 << 2,
  APP_MARK_LOOK = 1 << 3, /* a hint: somewhere here */
  APP_MARK_HINT = 1 << 4, /* a hint: this cell gets a digit */
} AppMark;

/* `verdict` may be NULL: unknown. */
AppSign app_sign_of_verdict (const SudokuVerdict *verdict);
AppSign app_sign_of_answer (const DeskAnswer *answer);

/* Returns bits of AppMark.  A hint marks the cell of its digit only with its reason; cells in
 * which solutions differ are marked only on request. */
unsigned app_marks_of_answer (const DeskAnswer *answer, uint32_t cell, AppHintStage stage);
unsigned app_marks_of_verdict (const SudokuVerdict *verdict,
                              SudokuShape *shape,
                              uint32_t cell,
                              bool differences);

G_END_DECLS

#endif
