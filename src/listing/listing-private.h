/* listing-private.h - the rows of the table; for this room. */
#ifndef LISTING_PRIVATE_H
#define LISTING_PRIVATE_H

#include "listing.h"

/* When a row is part of the listing: bits.  Without one of either group, always. */
enum
{
  LISTING_BARE = 1 << 0, /* without colours */
  LISTING_COLOURED = 1 << 1,
  LISTING_FEWEST = 1 << 2,
  LISTING_FIRST = 1 << 3,
  LISTING_CHANCE = 1 << 4,
  LISTING_ASKED = 1 << 5,
};

/* One statement.  A form without text has no line for it.  In Knuth's form, `@` is the letter of the
 * algorithm. */
typedef struct
{
  ListingStep step;
  ListingStep instead; /* the step that stands for this one where it has no text */
  unsigned    indent, when;
  bool        head;
  const char *pseudo, *c, *plain, *python, *knuth;
} ListingRow;

/* A line of a program outside of the table, or, with a comment, a comment in either language. */
typedef struct
{
  unsigned    when;
  const char *text, *comment;
} ListingText;

typedef struct
{
  const ListingRow *rows;
  unsigned          n;
} ListingTable;

extern const ListingTable listing_search, listing_cover, listing_colours;

/* The lines before and after those of the table. */
typedef struct
{
  const ListingText *before, *after;
  unsigned           n_before, n_after;
} ListingProgram;

extern const ListingProgram listing_c, listing_python;

bool listing_has (const ListingKind *kind, unsigned when);

#endif
