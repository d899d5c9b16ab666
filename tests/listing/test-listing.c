/* The algorithm as it is written down. */
#include "check.h"
#include "listing.h"

#include <stdlib.h>
#include <string.h>

#define RULES (COVER_RULE_ASKED + 1)

typedef void (*Visit) (const Listing *listing);

static void
visit_all_listings (Visit visit)
{
  for (unsigned form = 0; form < LISTING_FORMS; form++)
    for (unsigned rule = 0; rule < RULES; rule++)
      for (unsigned coloured = 0; coloured < 2; coloured++)
        {
          Listing *listing =
              listing_new ((ListingKind){ (ListingForm) form, (CoverRule) rule, coloured != 0 });

          check_true (listing != NULL);
          visit (listing);
          listing_free (listing);
        }
}

static const struct
{
  CoverRule rule;
  const char *forms[LISTING_FORMS];
} rules[] = {
  { COVER_RULE_FEWEST,
    { "i = open item with fewest options", "Node *i = fewest();",
      "Choose the open item that has the fewest options.", "i = fewest()",
      "X3. [Choose i.] i ← fewest();" } },
  { COVER_RULE_FIRST,
    { "i = first open item", "Node *i = root->right;", "Choose the first open item.",
      "i = right[0]", "X3. [Choose i.] i ← RLINK(0)." } },
  { COVER_RULE_RANDOM,
    { "i = open item with fewest options, ties by chance", "Node *i = fewest_by_chance();",
      "Choose an open item that has the fewest options; chance decides between equals.",
      "i = fewest_by_chance()", "X3. [Choose i.] i ← fewest(), ties by chance." } },
};

static void
the_choice_follows_the_rule (const void *data)
{
  (void) data;
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
    for (unsigned form = 0; form < LISTING_FORMS; form++)
      {
        Listing *listing = listing_new ((ListingKind){ (ListingForm) form, rules[i].rule, false });
        const uint32_t line = listing_find (listing, LISTING_CHOOSE);

        check_true (line != LISTING_NOWHERE);
        check_equal_text (listing->lines[line].text, rules[i].forms[form]);
        listing_free (listing);
      }
}

static unsigned
count_lines (const Listing *listing, const char *text)
{
  unsigned n = 0;

  for (unsigned i = 0; i < listing->n; i++)
    n += strcmp (listing->lines[i].text, text) == 0;
  return n;
}

static void
only_c_with_pointers (const Listing *listing)
{
  const bool fewest = listing->kind.rule == COVER_RULE_FEWEST;

  if (listing->kind.form != LISTING_C)
    return;
  check_equal_u64 (count_lines (listing, "n->up->down = n->down;"), 1);
  check_equal_u64 (count_lines (listing, "n->down->up = n->up;"), 1);
  check_equal_u64 (count_lines (listing, "n->item->size--;"), 1);
  check_equal_u64 (count_lines (listing, "n->down->up = n;"), 1);
  check_equal_u64 (count_lines (listing, "n->up->down = n;"), 1);
  check_equal_u64 (count_lines (listing, "n->item->size++;"), 1);
  check_equal_u64 (count_lines (listing, "purify(n);"), listing->kind.coloured ? 1 : 0);
  check_equal_u64 (count_lines (listing, "unpurify(n);"), listing->kind.coloured ? 1 : 0);
  check_equal_u64 (count_lines (listing, "static Node *fewest(void) {"), fewest ? 1 : 0);
}

static void
every_write_is_a_line (const void *data)
{
  (void) data;
  visit_all_listings (only_c_with_pointers);
}

static void
check_steps (const Listing *listing)
{
  for (unsigned step = LISTING_NO_STEP + 1; step < LISTING_STEPS; step++)
    {
      const bool has = step < LISTING_COMMIT_COVER || listing->kind.coloured;
      unsigned n = 0;

      for (unsigned i = 0; i < listing->n; i++)
        n += listing->lines[i].step == step;
      check_true (n <= 1);
      check_true (has == (listing_find (listing, (ListingStep) step) != LISTING_NOWHERE));
      /* Knuth's algorithm ends in the step that leaves a level. */
      check_true (n == has || (listing->kind.form == LISTING_KNUTH && step == LISTING_FINISH));
    }
}

static void
every_form_has_every_step_once (const void *data)
{
  (void) data;
  visit_all_listings (check_steps);
}

static void
check_order (const Listing *listing)
{
  uint32_t last = 0;

  for (unsigned i = 0; i < listing->n; i++)
    if (listing->lines[i].step != LISTING_NO_STEP)
      {
        check_true (listing->lines[i].step > last);
        last = listing->lines[i].step;
      }
}

static void
the_steps_are_in_one_order (const void *data)
{
  (void) data;
  visit_all_listings (check_order);
}

/* How many characters a line of code may have, so that it fits beside a picture. */
#define WIDEST 56

static void
check_width (const Listing *listing)
{
  for (unsigned i = 0; i < listing->n && listing->kind.form != LISTING_PLAIN; i++)
    {
      BaseText line = BASE_TEXT_EMPTY;
      unsigned wide = 0;

      listing_add_line (listing, i, &line);
      for (const char *c = base_text_string (&line); *c != '\0'; c++)
        wide += ((unsigned char) *c & 0xc0) != 0x80;
      check_true (wide > 0 && wide <= WIDEST);
      check_true (strchr (base_text_string (&line), '\n') == NULL);
      base_text_clear (&line);
    }
}

static void
lines_are_short (const void *data)
{
  (void) data;
  visit_all_listings (check_width);
}

static void
check_braces (const Listing *listing)
{
  unsigned deep = 0;

  for (unsigned i = 0; i < listing->n && listing->kind.form == LISTING_C; i++)
    {
      const ListingLine *line = &listing->lines[i];

      for (const char *c = line->text; *c != '\0'; c++)
        {
          check_true (*c != '}' || deep > 0);
          deep = deep + (*c == '{') - (*c == '}');
        }
      check_true (!line->head || line->indent == 0);
    }
  check_equal_u64 (deep, 0);
}

static void
braces_of_c_match (const void *data)
{
  (void) data;
  visit_all_listings (check_braces);
}

int
main (void)
{
  check_claim ("/listing/the-choice-follows-the-rule", the_choice_follows_the_rule, NULL);
  check_claim ("/listing/every-write-is-a-line", every_write_is_a_line, NULL);
  check_claim ("/listing/every-form-has-every-step-once", every_form_has_every_step_once, NULL);
  check_claim ("/listing/the-steps-are-in-one-order", the_steps_are_in_one_order, NULL);
  check_claim ("/listing/lines-are-short", lines_are_short, NULL);
  check_claim ("/listing/braces-of-c-match", braces_of_c_match, NULL);
  return check_finish ();
}
