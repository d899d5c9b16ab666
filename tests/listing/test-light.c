/* The lines that events light. */
#include "check.h"
#include "listing-light.h"

#include <string.h>

static bool
is_of_colours (CoverEventKind kind)
{
  return kind == COVER_EVENT_PURIFY || kind == COVER_EVENT_CLEANSE || kind == COVER_EVENT_UNPURIFY
         || kind == COVER_EVENT_UNCLEANSE;
}

/* Every step and every call of a light has a line of its own in the listing. */
static void
check_light (const Listing *listing, const ListingLight *light)
{
  uint32_t lines[LISTING_MOST_WRITES + LISTING_MOST_CALLS];
  unsigned n = 0;

  check_true (light->n_steps >= 1);
  for (unsigned i = 0; i < light->n_steps; i++)
    lines[n++] = listing_find (listing, light->steps[i]);
  for (unsigned i = 0; i < light->n_calls; i++)
    lines[n++] = listing_find (listing, light->calls[i]);
  for (unsigned i = 0; i < n; i++)
    {
      check_true (lines[i] != LISTING_NOWHERE);
      for (unsigned k = 0; k < i; k++)
        check_true (lines[k] != lines[i]);
    }
}

static void
each_event_has_its_lines_in_each_form (const void *data)
{
  const bool coloured = data != NULL;

  for (unsigned form = 0; form < LISTING_FORMS; form++)
    for (unsigned rule = 0; rule <= COVER_RULE_ASKED; rule++)
      {
        Listing *listing =
            listing_new ((ListingKind){ (ListingForm) form, (CoverRule) rule, coloured });

        for (unsigned kind = 0; kind < COVER_EVENT_KINDS; kind++)
          for (unsigned own = 0; own < 2; own++)
            {
              const bool purifies = is_of_colours ((CoverEventKind) kind);
              const ListingLight light =
                  listing_light ((CoverEventKind) kind,
                                 (ListingCall){ own != 0 && !purifies, purifies, coloured });

              if (coloured || !purifies)
                check_light (listing, &light);
            }
        listing_free (listing);
      }
}

/* Which other event lights the same line. */
static unsigned
count_equals (const Listing *listing, CoverEventKind kind)
{
  const ListingCall call = { .coloured = true };
  const uint32_t line = listing_find (listing, listing_light (kind, call).steps[0]);
  unsigned n = 0;

  for (unsigned other = 0; other < COVER_EVENT_KINDS; other++)
    n += listing_find (listing, listing_light ((CoverEventKind) other, call).steps[0]) == line;
  return n;
}

/* A given is an option that is taken, and Knuth's algorithm ends where it leaves a level. */
static void
events_have_lines_of_their_own (const void *data)
{
  (void) data;
  for (unsigned form = 0; form < LISTING_FORMS; form++)
    {
      Listing *listing = listing_new ((ListingKind){ (ListingForm) form, COVER_RULE_FEWEST, true });

      for (unsigned kind = 0; kind < COVER_EVENT_KINDS; kind++)
        {
          const bool taken = kind == COVER_EVENT_GIVEN || kind == COVER_EVENT_TRY;
          const bool ends =
              form == LISTING_KNUTH && (kind == COVER_EVENT_LEVEL_DONE || kind == COVER_EVENT_END);

          check_equal_u64 (count_equals (listing, (CoverEventKind) kind), taken || ends ? 2 : 1);
        }
      listing_free (listing);
    }
}

/* The writes of an event and their texts in C, in order. */
static const struct
{
  CoverEventKind kind;
  const char *writes[LISTING_MOST_WRITES];
} written[] = {
  { COVER_EVENT_UNLINK_HEADER, { "i->left->right = i->right;", "i->right->left = i->left;" } },
  { COVER_EVENT_RELINK_HEADER, { "i->right->left = i;", "i->left->right = i;" } },
  { COVER_EVENT_UNLINK, { "n->up->down = n->down;", "n->down->up = n->up;", "n->item->size--;" } },
  { COVER_EVENT_RELINK, { "n->down->up = n;", "n->up->down = n;", "n->item->size++;" } },
  { COVER_EVENT_PURIFY, { "i->colour = n->colour;" } },
  { COVER_EVENT_UNPURIFY, { "i->colour = 0;" } },
  { COVER_EVENT_CLEANSE, { "o->colour = -1;" } },
  { COVER_EVENT_UNCLEANSE, { "o->colour = n->colour;" } },
};

static void
writes_are_numbered_in_their_order (const void *data)
{
  Listing *listing = listing_new ((ListingKind){ LISTING_C, COVER_RULE_FEWEST, true });
  unsigned n = 0;

  (void) data;
  for (unsigned i = 0; i < sizeof written / sizeof *written; i++)
    {
      const ListingLight light = listing_light (written[i].kind, (ListingCall){ .coloured = true });

      check_true (light.writes);
      for (unsigned k = 0; k < light.n_steps; k++)
        {
          const ListingLine *line = &listing->lines[listing_find (listing, light.steps[k])];

          check_equal_text (line->text, written[i].writes[k]);
          check_equal_u64 (line->write, k + 1);
        }
      check_true (light.n_steps == LISTING_MOST_WRITES || written[i].writes[light.n_steps] == NULL);
    }
  for (unsigned kind = 0; kind < COVER_EVENT_KINDS; kind++)
    n += listing_light ((CoverEventKind) kind, (ListingCall){ 0 }).writes;
  check_equal_u64 (n, sizeof written / sizeof *written);
  listing_free (listing);
}

/* The calls of an unlink, the innermost first. */
static void
calls_lead_to_the_search (const void *data)
{
  const ListingLight own = listing_light (COVER_EVENT_UNLINK, (ListingCall){ .own = true });
  const ListingLight colour =
      listing_light (COVER_EVENT_RELINK, (ListingCall){ .purifies = true, .coloured = true });

  (void) data;
  check_equal_u64 (own.n_calls, 3);
  check_true (own.calls[0] == LISTING_HIDE_UNLINK && own.calls[1] == LISTING_COVER_HIDE
              && own.calls[2] == LISTING_COVER_OWN);
  check_equal_u64 (colour.n_calls, 4);
  check_true (colour.calls[0] == LISTING_UNHIDE_RELINK && colour.calls[1] == LISTING_UNPURIFY_UNHIDE
              && colour.calls[2] == LISTING_UNCOMMIT_UNPURIFY
              && colour.calls[3] == LISTING_UNCOVER_OTHER);
  check_equal_u64 (listing_light (COVER_EVENT_TRY, (ListingCall){ 0 }).n_calls, 0);
}

int
main (void)
{
  check_claim ("/listing/light/each-event-has-its-lines-in-each-form/bare",
               each_event_has_its_lines_in_each_form, NULL);
  check_claim ("/listing/light/each-event-has-its-lines-in-each-form/coloured",
               each_event_has_its_lines_in_each_form, "coloured");
  check_claim ("/listing/light/events-have-lines-of-their-own", events_have_lines_of_their_own,
               NULL);
  check_claim ("/listing/light/writes-are-numbered-in-their-order",
               writes_are_numbered_in_their_order, NULL);
  check_claim ("/listing/light/calls-lead-to-the-search", calls_lead_to_the_search, NULL);
  return check_finish ();
}
