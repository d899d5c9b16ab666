/* cover-problem.h - an exact cover problem, as Knuth's dlx1 and dlx2 read it.
 *
 * Options cover items.  Every primary item must be covered exactly once; a secondary item at most
 * once, or any number of times as long as all the options chosen agree on its colour.  A problem
 * only grows: it is built once, then links are made from it (cover-links.h).
 *
 * Items and options are numbered from 0 in the order in which they were added, primary items
 * first. */
#ifndef COVER_PROBLEM_H
#define COVER_PROBLEM_H

#include "base-status.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define COVER_NONE UINT32_MAX

/* Limits for problems from outside: links of this many nodes take 32 GiB, and indices must stay
 * below 2^31.  Beyond these limits adding fails with BASE_NO_MEMORY, as it does when memory runs
 * out earlier. */
#define COVER_MAX_ITEMS   ((uint32_t) 1 << 28)
#define COVER_MAX_OPTIONS ((uint32_t) 1 << 30)
#define COVER_MAX_NODES   ((uint32_t) 1 << 31)

/* One entry of an option: an item, and for a secondary item perhaps a colour (0: none). */
typedef struct
{
  uint32_t item;
  uint32_t colour;
} CoverTerm;

typedef struct CoverProblem CoverProblem;

CoverProblem *cover_problem_new (void);                /* NULL when out of memory */
void          cover_problem_free (CoverProblem *self); /* accepts NULL */

/* Adds an item.  Copies `name` (any bytes, any length; not checked here).  BASE_BAD_INPUT when the
 * name is taken, when a primary item comes after a secondary one, or when there are options
 * already. */
BaseStatus cover_problem_add_item (CoverProblem *self,
                                   const char   *name,
                                   size_t        length,
                                   bool          primary,
                                   uint32_t     *out_item);

/* The number of a colour, from 1; the same name always has the same number. */
BaseStatus cover_problem_add_colour (CoverProblem *self,
                                     const char   *name,
                                     size_t        length,
                                     uint32_t     *out_colour);

/* Adds the colours of another problem, in their order.  If there are no colours yet, they keep
 * their numbers. */
BaseStatus cover_problem_add_colours_of (CoverProblem *self, const CoverProblem *other);

/* Adds an option covering `terms`, which it copies.  BASE_BAD_INPUT when an item occurs twice or
 * does not exist, or when a primary item has a colour.  An option without a primary item could
 * never be chosen: it is dropped, counted, and *out_option is COVER_NONE.  On failure the problem
 * is unchanged. */
BaseStatus cover_problem_add_option (CoverProblem    *self,
                                     const CoverTerm *terms,
                                     size_t           n_terms,
                                     uint32_t        *out_option);

uint32_t cover_problem_n_items (const CoverProblem *self);
uint32_t cover_problem_n_primary (const CoverProblem *self);
uint32_t cover_problem_n_options (const CoverProblem *self);
uint32_t cover_problem_n_dropped (const CoverProblem *self);
uint32_t cover_problem_n_terms (const CoverProblem *self);
uint32_t cover_problem_n_colours (const CoverProblem *self);

/* The terms of an option in the order in which they were given. */
const CoverTerm *cover_problem_option (const CoverProblem *self,
                                       uint32_t            option,
                                       uint32_t           *out_n_terms);

/* Whether the item is among the option's terms. */
bool cover_problem_covers (const CoverProblem *self, uint32_t option, uint32_t item);

/* Names are followed by a NUL, which is not counted in the length.  `out_length` may be NULL. */
const char *cover_problem_item_name (const CoverProblem *self, uint32_t item, size_t *out_length);
const char *cover_problem_colour_name (const CoverProblem *self,
                                       uint32_t            colour,
                                       size_t             *out_length);

/* The item of that name, or COVER_NONE; expected constant time. */
uint32_t cover_problem_find_item (const CoverProblem *self, const char *name, size_t length);

#endif
