/* words.h - verdicts, faults and events as sentences, in the user's language.
 *
 * Every function adds one whole sentence or one name to `out`, without the end of a line.  Cells
 * (R2C5), symbols, numbers and names of items are the same in every language.
 *
 * Values are shown by `symbols`, the first of which is that of value 1.  Where `symbols` is too
 * short (or ""), values are shown as numbers. */
#ifndef WORDS_H
#define WORDS_H

#include "cover-event.h"
#include "cover-types.h"
#include "format.h"
#include "player-state.h"
#include "reason-path.h"
#include "setter.h"
#include "subject.h"
#include "sudoku-verdict.h"

/* Adds the fault of a file and the expected content; the caller adds the place. */
void words_add_issue (const FormatsIssue *issue, BaseText *out);

/* Describes a part that a format cannot keep: one bit of FormatsLoss. */
void words_add_loss (FormatsLoss loss, BaseText *out);

/* Names a format, with the parts that it cannot keep, as bits of FormatsLoss: "Simple Sudoku,
 * without your colours and lines". */
void words_add_format_keeping (const Format *format, unsigned losses, BaseText *out);

/* The reason why a file was recognised as that format, to stand in a sentence: "its rows are
 * nothing but 0 and 1". */
void words_add_format_reason (const Format *format, BaseText *out);

/* The reason of a failure.  BASE_IO: the text of errno. */
void words_add_status (BaseStatus status, BaseText *out);

/* Why a text is no shape of a Sudoku. */
void words_add_shape_fault (const SudokuShapeFault *fault, BaseText *out);

/* Why no puzzle can be made as it is wished for. */
void words_add_setter_fault (const SetterFault *fault, BaseText *out);

/* R2C5. */
void words_add_cell (BoardPlace place, BaseText *out);
void words_add_value (uint32_t value, const char *symbols, BaseText *out);

/* "green": the name of a colour of the player, from 1. */
void words_add_colour (uint32_t colour, BaseText *out);

/* "row 3", or "row 3 of grid 2" where there are several, in fixed ASCII words. */
void words_add_group_plain (const SudokuShape *shape, uint32_t group, BaseText *out);

/* A verdict as a sentence; and, if redundant givens were looked for, another one about those. */
void words_add_verdict (const SudokuVerdict *verdict,
                        const SudokuShape   *shape,
                        const char          *symbols,
                        BaseText            *out);
void words_add_redundant (const SudokuVerdict *verdict, const SudokuShape *shape, BaseText *out);

/* "Row 3 has two 7s.", where a value stands in several cells of a group. */
void words_add_duplicate (const SudokuShape *shape,
                          uint32_t           group,
                          uint32_t           value,
                          uint32_t           n_cells,
                          const char        *symbols,
                          BaseText          *out);

/* A verdict in fixed ASCII words, for programs:
 *
 *   unique                              multiple: R1C1 R1C2 ...      (two solutions differ there)
 *   unique; minimal                     invalid: 7 twice in row 3: R3C1 R3C5
 *   unique; redundant: R1C1 R3C4 ...    none: no digit for R4C6
 *   unknown                             none: no place for 7 in box 5
 *   none: clash                         none: clash: R1C1 R2C5 ...   (all are needed for the clash)
 *                                       none: clash among: R1C1 ...  (perhaps fewer do) */
void words_add_verdict_plain (const SudokuVerdict *verdict,
                              const SudokuShape   *shape,
                              const char          *symbols,
                              BaseText            *out);

/* The verdict on an exact cover problem that is no Sudoku as a sentence: how many solutions were
 * found, of which there may be more where not `all` were looked for; `item`, where there is none:
 * one that no option has, or NULL. */
void words_add_cover_verdict (uint64_t n_solutions, bool all, const char *item, BaseText *out);

/* Adds the name of an item, for use inside a sentence: "R2C5", "7 in row 3", "a queen in row 3",
 * "piece X", "pair 4", "slot 5", or the item's own name.  These functions read the subject's
 * problem, board (NULL: only the problem's own names are known) and symbols. */
void words_add_item (const Subject *subject, uint32_t item, BaseText *out);

/* "R2C5=7", "a queen on R2C5", "piece X on R1C2, R2C1, …", "a domino on R1C1, R1C2", "pair 4 in
 * slots 1, 6", or "option 3". */
void words_add_option (const Subject *subject, uint32_t option, BaseText *out);

/* The same in a few letters, for pictures that have many of them: "Row 3", "X"; "Q R2C5", "X R1C2",
 * "R1C1→", "4: 1, 6".  Labels of different options differ: a piece that lies in several ways on the
 * same first cell is numbered, "F R1C2·3".  Takes time linear in the options with the same value at
 * most. */
void words_add_item_label (const Subject *subject, uint32_t item, BaseText *out);
void words_add_option_label (const Subject *subject, uint32_t option, BaseText *out);

/* Gives the subject its names and labels in the user's language, unless it has some.
 * BASE_NO_MEMORY. */
BaseStatus words_name_subject (Subject *subject);

/* A search that stands just before an event. */
typedef struct
{
  const Subject     *subject;
  const CoverSearch *search;
  bool               solved; /* COVER_EVENT_UNTRY: a solution was found since the option was
                              * tried */
} WordsMoment;

/* The effect of the next event.  Time: linear in the number of items at most. */
void words_add_event (const WordsMoment *moment, const CoverEvent *event, BaseText *out);

/* The step that led to a state in a few words, for the corner of a picture, in parts; some are
 * empty.  At the start it is "the start".  Time: linear in the items of an option and in the
 * levels. */
typedef enum
{
  WORDS_CHIP_STEP,   /* "cover G", "choose A, size 2", "take back option 2", "dead end: E" */
  WORDS_CHIP_DETAIL, /* the link that changed last within that step: "unlink D in option 2" */
  WORDS_CHIP_CHANGE, /* of a size: "2 → 1" */
  WORDS_CHIP_LEVEL,  /* "level 2" */
  WORDS_CHIP_PATH,   /* the last three options taken, with WORDS_CHIP_APART between them */
} WordsChipPart;

#define WORDS_CHIP_APART " › "

typedef enum
{
  WORDS_CHIP_REST, /* at the start and at the end */
  WORDS_CHIP_FORWARD,
  WORDS_CHIP_BACK, /* the search undoes something */
  WORDS_CHIP_DEAD_END,
  WORDS_CHIP_SOLUTION,
} WordsChipWay;

void         words_add_chip (const Subject     *subject,
                             const PlayerState *state,
                             WordsChipPart      part,
                             BaseText          *out);
WordsChipWay words_chip_way (const PlayerState *state);

/* The sizes of steps, the finest first. */
typedef enum
{
  WORDS_STEP_LINK,   /* every event */
  WORDS_STEP_ITEM,   /* items that are covered and uncovered, and coarser ones */
  WORDS_STEP_OPTION, /* options that are tried and removed again, and coarser ones */
  WORDS_STEP_LEVEL,  /* choices, dead ends, solutions */
  WORDS_STEPS,
} WordsStep;

/* The coarsest step at which an event of that kind is worth a line. */
WordsStep words_event_step (CoverEventKind kind);

/* The level of an event as it is shown: from 1, because level n decides the nth option; 0 before
 * and after the search. */
uint32_t words_level (const CoverEvent *event);

/* The kind in one ASCII word: "unlink-header". */
const char *words_event_id (CoverEventKind kind);

/* The name of what a step looks like.  Most names are of shapes on a Sudoku's board; on other
 * boards a step is the last option of an item, a chain, or a set of items. */
ReasonTechnique words_reason_technique (const Subject *subject, const ReasonStep *step);
const char     *words_reason_name      (const Subject *subject, const ReasonStep *step);

/* A step of a path in short sentences, for a line of its own above a board: at most
 * WORDS_REASON_MOST characters each, in any language and for any problem.  Where to look: its
 * items, or of many the first ones.  The reason: why its items cannot all be covered.  The
 * conclusion:  "So R4C5=7.", "Ruled out: R1C1=2, R2C2=2.", of many the first ones. */
#define WORDS_REASON_PLACES 3u
#define WORDS_REASON_MOST   160u
void words_add_reason_place (const Subject *subject, const ReasonStep *step, BaseText *out);
void words_add_reason (const Subject *subject, const ReasonStep *step, BaseText *out);
void words_add_reason_end (const Subject *subject, const ReasonStep *step, BaseText *out);

/* The reason after the name of the step, where it has one. */
void words_add_named_reason (const Subject *subject, const ReasonStep *step, BaseText *out);

/* The same so that a person can follow it, for panels, tooltips and the command line: the reason is
 * one to three sentences, or for a chain a numbered list with a line for each conclusion.
 * `separator` is put between sentences and lines: " " or "\n".  The conclusion names all
 * options. */
void words_add_reason_whole (const Subject    *subject,
                             const ReasonStep *step,
                             const char       *separator,
                             BaseText         *out);
void words_add_reason_whole_end (const Subject *subject, const ReasonStep *step, BaseText *out);

/* One conclusion of a chain with its number, and with those that it follows from: "(3) Then R1C1
 * must be 7."  1 is what is supposed; the last number is that of the links and 1. */
void words_add_reason_link (const Subject    *subject,
                            const ReasonStep *step,
                            uint32_t          number,
                            BaseText         *out);

/* A step of a list in one line, without its end: "12. X-wing. …" */
void words_add_reason_line (const Subject    *subject,
                            const ReasonStep *step,
                            uint64_t          number,
                            BaseText         *out);

/* A duration by its largest unit and the next: "6 hours 24 minutes", "1 minute", "0 seconds". */
void words_add_duration (uint64_t seconds, BaseText *out);

/* The translation of a name or summary that a table of another room holds in English, marked with
 * N_. */
const char *words_name (const char *english);

#endif
