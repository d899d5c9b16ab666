/* dance-why.h - why an option cannot be chosen at the position of a show.
 *
 * The options chosen there, and the givens, are a position of the problem; the smallest reason is
 * looked for on a thread (reason_path_why ()).  The newest question counts: it stops the one
 * before.
 *
 * The signal "answered" is emitted once for each question that was not replaced or stopped. */
#ifndef DANCE_WHY_H
#define DANCE_WHY_H

#include "dance-show.h"
#include "reason-path.h"

#define DANCE_TYPE_WHY (dance_why_get_type ())
G_DECLARE_FINAL_TYPE (DanceWhy, dance_why, DANCE, WHY, GObject)

typedef enum
{
  DANCE_WHY_REASON,    /* `step` refutes the option */
  DANCE_WHY_NO_REASON, /* none was found: the option may be right, or the reason too long */
  DANCE_WHY_CHOSEN,    /* the option is chosen */
  DANCE_WHY_EXCLUDED,  /* the chosen option `by` covers `item` too */
  DANCE_WHY_LEFT_OUT,  /* the problem leaves the option out */
  DANCE_WHY_TOO_LARGE, /* the problem has more options or items than are explained */
} DanceWhyKind;

/* Valid until the next question. */
typedef struct
{
  DanceWhyKind   kind;
  uint32_t       option;
  uint32_t       by, item; /* EXCLUDED */
  ReasonStep     step;     /* REASON */
  const uint8_t *alive;    /* REASON: a flag for each option that can be chosen at the position */
} DanceWhyAnswer;

DanceWhy *dance_why_new (void);

/* Asks about an option of the show's problem. */
void dance_why_ask (DanceWhy *self, DanceShow *show, uint32_t option);

/* Drops the question; there is no answer any more. */
void dance_why_stop (DanceWhy *self);
bool dance_why_is_busy (DanceWhy *self);

/* NULL: there is none, or none yet. */
const DanceWhyAnswer *dance_why_get_answer (DanceWhy *self);

/* The answer as a sentence, bounded like words_add_reason (); free it with g_free ().  NULL: there
 * is no answer. */
char *dance_why_sentence (DanceWhy *self);

#endif
