/* dance-code.h - the algorithm in fourteen lines, and the lines to highlight at a moment. */
#ifndef DANCE_CODE_H
#define DANCE_CODE_H

#include "player-state.h"

#define DANCE_CODE_LINES 14
#define DANCE_CODE_NONE  0

/* The line that chooses an item. */
#define DANCE_CODE_CHOOSE 3

/* The lines that cover and uncover the item of the level itself. */
#define DANCE_CODE_COVER   4
#define DANCE_CODE_UNCOVER 9

/* The procedure that an event is part of. */
typedef enum
{
  DANCE_PROCEDURE_SEARCH,
  DANCE_PROCEDURE_COVER,
  DANCE_PROCEDURE_UNCOVER,
} DanceProcedure;

DanceProcedure dance_code_procedure (CoverEventKind kind);

/* In the order of the setting's values. */
typedef enum
{
  DANCE_CODE_PSEUDO,
  DANCE_CODE_C,
  DANCE_CODE_PLAIN, /* whole sentences */
  DANCE_CODE_FORMS,
} DanceCodeForm;

/* Returns line 1 to DANCE_CODE_LINES, in the user's language except for C.  A line of C may be
 * broken in two.  The line that chooses an item depends on the rule. */
const char *dance_code_line (DanceCodeForm form, CoverRule rule, unsigned line);
unsigned    dance_code_indent (unsigned line);

/* The line of the state's last event, and the line that called it (both DANCE_CODE_NONE at the
 * start). */
typedef struct
{
  unsigned strong, pale;
} DanceCodeLines;

DanceCodeLines dance_code_lines (const PlayerState *state);

#endif
