/* Every kind of event highlights one line strongly.  A line inside cover or uncover also has a
 * caller, which depends on the item: the level's own, or another one of the option. */
#include "dance-code.h"

#include "player-links.h"
#include "words-gettext.h"

typedef struct
{
  unsigned indent;
  const char *forms[DANCE_CODE_FORMS];
} Line;

/* Lines of C are broken where a narrow pane would break them. */
static const Line lines[DANCE_CODE_LINES + 1] = {
  { 0 },
  { 0,
    { N_ ("search (level):"), "void search (int level) { Node *o, *n;",
      N_ ("To solve what is left:") } },
  { 1,
    { N_ ("if no item is open: report; return"),
      "if (root->right == root) {\n  report (level); return; }",
      N_ ("If no item is open any more, this is a solution: report it and go back.") } },
  { 1, { NULL } }, /* DANCE_CODE_CHOOSE: its words depend on the rule */
  { 1, { N_ ("cover (i)"), "cover (i);", N_ ("Cover it: it is decided now.") } },
  { 1,
    { N_ ("for each option o in the list of i:"), "for (o = i->down; o != i; o = o->down) {",
      N_ ("Try its options, one after the other:") } },
  { 2,
    { N_ ("take o; cover its other items"),
      "for (n = o->next; n != o; n = n->next)\n  cover (n->item);",
      N_ ("Take the option, and cover its other items.") } },
  { 2,
    { N_ ("search (level + 1)"), "search (level + 1);",
      N_ ("Solve what is left then in the same way.") } },
  { 2,
    { N_ ("uncover those items, last one first"),
      "for (n = o->prev; n != o; n = n->prev)\n  uncover (n->item); }",
      N_ ("Take the option back: uncover those items, the last one first.") } },
  { 1,
    { N_ ("uncover (i)"), "uncover (i); }",
      N_ ("When all were tried, uncover the item and go back.") } },
  { 0, { N_ ("cover (i):"), "void cover (Item *i) { Node *o, *n;", N_ ("To cover an item:") } },
  { 1,
    { N_ ("unlink the header of i"), "i->left->right = i->right;\ni->right->left = i->left;",
      N_ ("Take it out of the list of open items.") } },
  { 1,
    { N_ ("for each option o in the list of i:"), "for (o = i->down; o != i; o = o->down)",
      N_ ("Go through the options in its list:") } },
  { 2,
    { N_ ("unlink o's other nodes; sizes go down"),
      "for (n = o->next; n != o; n = n->next)\n  unlink (n); }",
      N_ ("Take each out of the lists of its other items.") } },
  { 0,
    { N_ ("uncover (i): relink what cover unlinked"),
      "void uncover (Item *i) {\n  /* cover, backwards */ }",
      N_ ("To uncover an item, put everything back in reverse: the links remember where.") } },
};

static const char *const choices[][DANCE_CODE_FORMS] = {
  [COVER_RULE_FEWEST] = { N_ ("i = open item with fewest options"), "Item *i = fewest ();",
                          N_ ("Choose the open item that has the fewest options.") },
  [COVER_RULE_FIRST] = { N_ ("i = first open item"), "Item *i = root->right;",
                         N_ ("Choose the first open item.") },
  [COVER_RULE_RANDOM] = { N_ ("i = open item with fewest options, ties by chance"),
                          "Item *i = fewest_by_chance ();",
                          N_ ("Choose an open item that has the fewest options; chance decides "
                              "between equals.") },
  [COVER_RULE_ASKED] = { N_ ("i = open item that is asked for"), "Item *i = ask ();",
                         N_ ("Choose the open item that is asked for.") },
};

const char *
dance_code_line (DanceCodeForm form, CoverRule rule, unsigned line)
{
  const char *text = line == DANCE_CODE_CHOOSE ? choices[rule][form] : lines[line].forms[form];

  return form == DANCE_CODE_C ? text : _ (text);
}

unsigned
dance_code_indent (unsigned line)
{
  return lines[line].indent;
}

static unsigned
strong_line (CoverEventKind kind)
{
  static const uint8_t table[COVER_EVENT_KINDS] = {
    [COVER_EVENT_GIVEN] = 6,          [COVER_EVENT_CHOOSE] = 3,     [COVER_EVENT_COVER] = 10,
    [COVER_EVENT_UNLINK_HEADER] = 11, [COVER_EVENT_PURIFY] = 10,    [COVER_EVENT_HIDE] = 12,
    [COVER_EVENT_UNLINK] = 13,        [COVER_EVENT_CLEANSE] = 13,   [COVER_EVENT_TRY] = 6,
    [COVER_EVENT_DEEPER] = 7,         [COVER_EVENT_SOLUTION] = 2,   [COVER_EVENT_DEAD_END] = 5,
    [COVER_EVENT_UNTRY] = 8,          [COVER_EVENT_UNCOVER] = 14,   [COVER_EVENT_UNPURIFY] = 14,
    [COVER_EVENT_UNHIDE] = 14,        [COVER_EVENT_RELINK] = 14,    [COVER_EVENT_UNCLEANSE] = 14,
    [COVER_EVENT_RELINK_HEADER] = 14, [COVER_EVENT_LEVEL_DONE] = 9, [COVER_EVENT_END] = 1,
  };

  return table[kind];
}

DanceProcedure
dance_code_procedure (CoverEventKind kind)
{
  const unsigned line = strong_line (kind);

  if (line == 14)
    return DANCE_PROCEDURE_UNCOVER;
  return line >= 10 ? DANCE_PROCEDURE_COVER : DANCE_PROCEDURE_SEARCH;
}

/* Whether the operation of the last event is on the item of its level, and so goes through the
 * header, not through a node of the option.  After an operation's last event only the next event
 * tells the two apart. */
static bool
is_of_level (const PlayerState *state)
{
  CoverEventKind next = state->has_next ? state->next.kind : COVER_EVENT_END;

  if (state->operand != 0)
    return player_state_is_header (state, state->operand);
  if (dance_code_procedure (state->last.kind) == DANCE_PROCEDURE_COVER)
    return next == COVER_EVENT_TRY || next == COVER_EVENT_DEAD_END;
  return next == COVER_EVENT_LEVEL_DONE;
}

DanceCodeLines
dance_code_lines (const PlayerState *state)
{
  DanceCodeLines lit = { DANCE_CODE_NONE, DANCE_CODE_NONE };
  bool own;

  if (!state->has_last)
    return lit;
  own = is_of_level (state);
  lit.strong = strong_line (state->last.kind);
  if (dance_code_procedure (state->last.kind) == DANCE_PROCEDURE_COVER)
    lit.pale = own ? DANCE_CODE_COVER : 6;
  else if (dance_code_procedure (state->last.kind) == DANCE_PROCEDURE_UNCOVER)
    lit.pale = own ? DANCE_CODE_UNCOVER : 8;
  return lit;
}
