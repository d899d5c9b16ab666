/* Every kind of event lights one line strongly; what runs inside a cover or an uncover also has a line that called
 * it, which is found by asking which item is being operated on: its level's own, or another one of the option. */
#include "dance-code.h"

#include "words-gettext.h"

static const struct
{
  unsigned indent;
  const char *words, *c;
} lines[DANCE_CODE_LINES + 1] = {
  { 0 },
  { 0, N_ ("search (level):"), "void search (int level) {" },
  { 1, N_ ("if no item is open: report; return"),
    "if (root->right == root) { report (level); return; }" },
  { 1, N_ ("i = open item with fewest options"), "Item *i = fewest ();" },
  { 1, N_ ("cover (i)"), "cover (i);" },
  { 1, N_ ("for each option o in the list of i:"),
    "for (Node *o = i->down; o != i; o = o->down) {" },
  { 2, N_ ("take o; cover its other items"),
    "for (n = o->next; n != o; n = n->next) cover (n->item);" },
  { 2, N_ ("search (level + 1)"), "search (level + 1);" },
  { 2, N_ ("uncover those items, last one first"),
    "for (n = o->prev; n != o; n = n->prev) uncover (n->item); }" },
  { 1, N_ ("uncover (i)"), "uncover (i); }" },
  { 0, N_ ("cover (i):"), "void cover (Item *i) {" },
  { 1, N_ ("unlink the header of i"), "i->left->right = i->right; i->right->left = i->left;" },
  { 1, N_ ("for each option o in the list of i:"), "for (Node *o = i->down; o != i; o = o->down)" },
  { 2, N_ ("unlink o's other nodes; sizes go down"),
    "for (n = o->next; n != o; n = n->next) unlink (n); }" },
  { 0, N_ ("uncover (i): relink what cover unlinked"),
    "void uncover (Item *i) { /* cover, backwards */ }" },
};

const char *
dance_code_words (unsigned line)
{
  return _ (lines[line].words);
}

const char *
dance_code_c (unsigned line)
{
  return lines[line].c;
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

/* Whether the operation that the last event belongs to is on the item of its level, and so goes through the header,
 * not through a node of the option.  Behind an operation's last event only what follows tells them apart. */
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
