/* sudoku-encoder-private.h - rules that are not groups, as items and options.
 *
 * A kind's `encode` states three things of a rule:
 *
 *   items    that the exact cover problem of the shape has besides those of cells and groups;
 *   ties     "this cell holds this value" covers this item too;
 *   options  of the rule itself.
 *
 * The encoder remembers the first failure: later calls do nothing. sudoku-rule.h shows how the
 * usual rules are stated. */
#ifndef SUDOKU_ENCODER_PRIVATE_H
#define SUDOKU_ENCODER_PRIVATE_H

#include "sudoku-cover.h"

typedef struct SudokuEncoder SudokuEncoder;

const SudokuShape *sudoku_encoder_shape (const SudokuEncoder *self);

/* Adds an item, and returns its number for ties and options.  A primary item has to be covered by
 * exactly one option; a secondary one may be covered by one, or by several of the same colour.  No
 * two items of a problem have the same name, so a name begins with the id of the rule's kind and a
 * number of the rule. */
uint32_t sudoku_encoder_add_item (SudokuEncoder *self, bool primary, const char *name);

/* A colour is any number from 1, below SUDOKU_MAX_CELLS; it has a meaning within one item only. */
void sudoku_encoder_tie (SudokuEncoder *self, uint32_t cell, uint32_t value, CoverTerm term);

/* Forbids the value in the cell. */
void sudoku_encoder_forbid (SudokuEncoder *self, uint32_t cell, uint32_t value);

/* Adds an option over items of the encoder, at least one of them primary.  The name is shown: "1 2
 * 6". */
void sudoku_encoder_add_option (SudokuEncoder   *self,
                                const char      *name,
                                const CoverTerm *terms,
                                uint32_t         n_terms);

/* ---- for the cover ---- */

/* Runs `encode` of all rules that have one.  *out_encoder is NULL if none has. */
BaseStatus sudoku_encoder_new (SudokuShape *shape, SudokuEncoder **out_encoder);
void       sudoku_encoder_free (SudokuEncoder *self); /* accepts NULL */

/* Adds the primary or the secondary items to a problem, which gives them their numbers. */
BaseStatus sudoku_encoder_add_items (SudokuEncoder *self, bool primary, CoverProblem *problem);

/* Gives the problem as many colours as the rules use, named by their numbers. */
BaseStatus sudoku_encoder_add_colours (const SudokuEncoder *self, CoverProblem *problem);

/* Appends the ties of a cell's option to its terms, and returns how many there are then.  Options
 * must ascend from call to call.  Needs room for sudoku_encoder_most_ties () more. */
uint32_t sudoku_encoder_append_ties (SudokuEncoder *self,
                                     uint32_t       option,
                                     CoverTerm     *terms,
                                     uint32_t       n_terms);
uint32_t sudoku_encoder_most_ties (const SudokuEncoder *self);

/* Adds the rules' own options to a problem that has those of the cells. */
BaseStatus sudoku_encoder_add_options (const SudokuEncoder *self, CoverProblem *problem);

/* A flag for each cell's option that a rule forbids; NULL if none is forbidden. */
const uint8_t *sudoku_encoder_forbidden (const SudokuEncoder *self);

/* The same on a board, in the same order. */
BaseStatus sudoku_encoder_describe_items (const SudokuEncoder *self, bool primary, Board *board);
BaseStatus sudoku_encoder_describe_options (const SudokuEncoder *self, Board *board);

#endif
