/* The algorithm as it is written beside the picture. */
#include "check.h"
#include "dance-code.h"

#include <string.h>

static const struct
{
  CoverRule rule;
  const char *forms[DANCE_CODE_FORMS];
} rules[] = {
  { COVER_RULE_FEWEST,
    { "i = open item with fewest options", "Item *i = fewest ();",
      "Choose the open item that has the fewest options." } },
  { COVER_RULE_FIRST,
    { "i = first open item", "Item *i = root->right;", "Choose the first open item." } },
  { COVER_RULE_RANDOM,
    { "i = open item with fewest options, ties by chance", "Item *i = fewest_by_chance ();",
      "Choose an open item that has the fewest options; chance decides between equals." } },
};

static void
the_choice_follows_the_rule (const void *data)
{
  (void) data;
  for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
    for (unsigned form = 0; form < DANCE_CODE_FORMS; form++)
      check_equal_text (dance_code_line ((DanceCodeForm) form, rules[i].rule, DANCE_CODE_CHOOSE),
                        rules[i].forms[form]);
}

static void
only_the_choice_depends_on_the_rule (const void *data)
{
  (void) data;
  for (unsigned rule = 0; rule <= COVER_RULE_ASKED; rule++)
    for (unsigned form = 0; form < DANCE_CODE_FORMS; form++)
      for (unsigned line = 1; line <= DANCE_CODE_LINES; line++)
        {
          const char *text = dance_code_line ((DanceCodeForm) form, (CoverRule) rule, line);
          const char *usual = dance_code_line ((DanceCodeForm) form, COVER_RULE_FEWEST, line);

          check_true (*text != '\0');
          check_true (line == DANCE_CODE_CHOOSE || strcmp (text, usual) == 0);
        }
}

int
main (void)
{
  check_claim ("/dance/code/the-choice-follows-the-rule", the_choice_follows_the_rule, NULL);
  check_claim ("/dance/code/only-the-choice-depends-on-the-rule",
               only_the_choice_depends_on_the_rule, NULL);
  return check_finish ();
}
