/* classics.h - problems to teach with; each makes an exact cover problem and its board.
 *
 * Each kind is a file of this room and a row of one table.  The board holds the meaning of items
 * and options, so rooms above are independent of the kinds. */
#ifndef CLASSICS_H
#define CLASSICS_H

#include "base-gettext.h"
#include "base-text.h"
#include "board-types.h"
#include "subject.h"

/* A parameter of a kind: a number from `least` to `most` or, if there are `choices`, the index of
 * one. */
typedef struct
{
  const char        *name; /* in English, marked with N_ */
  uint32_t           least, most, usual;
  const char *const *choices; /* from `least`, which is 0, to `most`; NULL: the number itself */
} ClassicsParameter;

#define CLASSICS_PARAMETERS 2

typedef struct
{
  uint32_t values[CLASSICS_PARAMETERS]; /* one a parameter; the rest is ignored */
} ClassicsArguments;

/* Diagonals of a chessboard, from bottom left to top right and from top left to bottom right. */
extern const BoardGroupKind classics_group_rising, classics_group_falling;

typedef struct ClassicsMaker ClassicsMaker;

typedef struct
{
  const char       *id;
  const char       *title;                           /* in English, marked with N_ */
  ClassicsParameter parameters[CLASSICS_PARAMETERS]; /* the first without a name ends them */
  void (*make) (ClassicsMaker *maker, const ClassicsArguments *arguments); /* for this room only */
} Classic;

extern const unsigned classics_n;
const Classic        *classics_get (unsigned index);
const Classic        *classics_find (const char *id); /* NULL when there is none */

unsigned          classics_n_parameters (const Classic *classic);
ClassicsArguments classics_usual (const Classic *classic);

/* Makes both; the caller frees them.  Both have the same items and options in the same order.
 * BASE_BAD_INPUT when an argument is out of its range.  Time and memory: linear in the problem. */
BaseStatus classics_make (const Classic           *classic,
                          const ClassicsArguments *arguments,
                          CoverProblem           **out_problem,
                          Board                  **out_board);

/* The same as a subject, without names. */
BaseStatus classics_subject_new (const Classic           *classic,
                                 const ClassicsArguments *arguments,
                                 Subject                **out_subject);

/* A kind and its arguments as a word: "knuth", "queens:8", "dominoes:2x3".  When it is read without
 * arguments, they are the usual ones; BASE_BAD_INPUT when it is not such a word or an argument is
 * out of range. */
void       classics_add_text (const Classic           *classic,
                              const ClassicsArguments *arguments,
                              BaseText                *out);
BaseStatus classics_parse (const char         *text,
                           const Classic     **out_classic,
                           ClassicsArguments  *out_arguments);

/* The range of a parameter, in ASCII: "1-64", "6x10|5x12". */
void classics_add_range (const ClassicsParameter *parameter, BaseText *out);

#endif
