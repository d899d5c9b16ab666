/* listing.h - dancing links, written as a program: all procedures, with one line for each write. */
#ifndef LISTING_H
#define LISTING_H

#include "base-text.h"
#include "cover-types.h"

#include <stdbool.h>

/* In the order of the setting's values. */
typedef enum
{
  LISTING_PSEUDO,
  LISTING_C,
  LISTING_PLAIN, /* whole sentences */
  LISTING_PYTHON,
  LISTING_KNUTH, /* with the names of his steps */
  LISTING_FORMS,
} ListingForm;

/* The statements that an event, or a call, can light. */
typedef enum
{
  LISTING_NO_STEP,
  LISTING_FINISH, /* the whole tree was searched */
  LISTING_REPORT,
  LISTING_CHOOSE,
  LISTING_COVER_OWN, /* the call for the item of the level */
  LISTING_LOOP,      /* over the options of that item */
  LISTING_TAKE,
  LISTING_COVER_OTHER, /* the call for another item of the option */
  LISTING_DEEPER,
  LISTING_GIVE_BACK,
  LISTING_UNCOVER_OTHER,
  LISTING_UNCOVER_OWN,
  LISTING_LEAVE,
  LISTING_COVER,
  LISTING_COVER_RIGHT, /* a write of a right link; so are the others below */
  LISTING_COVER_LEFT,
  LISTING_COVER_HIDE,
  LISTING_HIDE,
  LISTING_HIDE_UNLINK,
  LISTING_UNLINK_DOWN,
  LISTING_UNLINK_UP,
  LISTING_UNLINK_SIZE,
  LISTING_RELINK_UP,
  LISTING_RELINK_DOWN,
  LISTING_RELINK_SIZE,
  LISTING_UNHIDE,
  LISTING_UNHIDE_RELINK,
  LISTING_UNCOVER,
  LISTING_UNCOVER_UNHIDE,
  LISTING_UNCOVER_LEFT,
  LISTING_UNCOVER_RIGHT,
  LISTING_COMMIT_COVER, /* from here on: only where the problem has colours */
  LISTING_COMMIT_PURIFY,
  LISTING_PURIFY_SET,
  LISTING_PURIFY_HIDE,
  LISTING_PURIFY_MARK,
  LISTING_UNPURIFY_SET,
  LISTING_UNPURIFY_MARK,
  LISTING_UNPURIFY_UNHIDE,
  LISTING_UNCOMMIT_UNCOVER,
  LISTING_UNCOMMIT_UNPURIFY,
  LISTING_STEPS,
} ListingStep;

/* A listing follows the rule and the problem. */
typedef struct
{
  ListingForm form;
  CoverRule   rule;
  bool        coloured;
} ListingKind;

typedef struct
{
  char       *text;   /* without its indentation; C, Python and Knuth's form are not translated */
  unsigned    indent; /* how deep, from 0 */
  ListingStep step;
  bool        head;  /* a procedure begins */
  unsigned    write; /* its number among the writes of its event, from 1; 0: no write */
} ListingLine;

typedef struct
{
  ListingKind  kind;
  ListingLine *lines;
  unsigned     n;
} Listing;

#define LISTING_NOWHERE UINT32_MAX

/* NULL when out of memory. */
Listing *listing_new (ListingKind kind);
void     listing_free (Listing *self); /* accepts NULL */

/* The line of a step, or of the step that stands for it in this form; LISTING_NOWHERE where the
 * listing has none, as without colours. */
uint32_t listing_find (const Listing *self, ListingStep step);

/* How many spaces one level of indentation has. */
unsigned listing_indent (ListingForm form);

/* Adds a line with its indentation. */
void listing_add_line (const Listing *self, uint32_t line, BaseText *out);

/* Adds the whole text: a program in C11 and in Python 3, which reads a .dlx file from standard input
 * and prints every solution as `quadrille-cli solve --all` does; in the other forms the listing
 * alone. */
void listing_add_all (const Listing *self, BaseText *out);

/* "pseudo", "c", "plain", "python", "knuth". */
const char *listing_form_id (ListingForm form);

/* The name of a form, to be translated where it is shown. */
const char *listing_form_title (ListingForm form);

#endif
