/* desk-rater.h - how difficult a proper puzzle is for people, as an estimate.
 *
 * It follows a checker.  As soon as that has found the only solution, the puzzle is rated on a
 * thread of its own: neither the verdict nor any job of the worker waits for it.  Entries change
 * nothing.  When the puzzle changes, the rating goes and its work is stopped.
 *
 * The signal "changed" is emitted when a rating has come. */
#ifndef DESK_RATER_H
#define DESK_RATER_H

#include "desk-checker.h"

#define DESK_TYPE_RATER (desk_rater_get_type ())
G_DECLARE_FINAL_TYPE (DeskRater, desk_rater, DESK, RATER, GObject)

/* Holds a reference to both. */
DeskRater *desk_rater_new (DeskDocument *document, DeskChecker *checker);

/* The rating of the current puzzle.  NULL: it has none, or none yet.  Puzzles without an open cell
 * have none, and grids with more candidates than `reason` explains. */
const ReasonRating *desk_rater_get_rating (DeskRater *self);

/* Whether the current puzzle is being rated. */
bool desk_rater_is_busy (DeskRater *self);

#endif
