#include "export-tree.h"

#include "cover-links.h"
#include "words-fill.h"
#include "words-gettext.h"

static void
add_calls (const PaintTreeCounts *counts, BaseText *out)
{
  const WordsPart parts[WORDS_PARTS] = { WORDS_NUMBER (counts->calls_so_far),
                                         WORDS_NUMBER (counts->calls) };

  if (!counts->finished)
    words_fill (out, P_ ("%1 of at least %2 call", "%1 of at least %2 calls", counts->calls),
                parts);
  else if (counts->calls_so_far < counts->calls)
    words_fill (out, P_ ("%1 of %2 call", "%1 of %2 calls", counts->calls), parts);
  else
    words_fill (out, P_ ("%1 call", "%1 calls", counts->calls_so_far), parts);
}

static void
add_outcomes (uint64_t dead_ends, uint64_t solutions, BaseText *out)
{
  base_text_add (out, " · ");
  words_fill (out, P_ ("%1 dead end", "%1 dead ends", dead_ends),
              WORDS_WITH (WORDS_NUMBER (dead_ends)));
  base_text_add (out, " · ");
  words_fill (out, P_ ("%1 solution", "%1 solutions", solutions),
              WORDS_WITH (WORDS_NUMBER (solutions)));
}

static void
write_tree_counts (const PaintTreeCounts *counts, BaseText *out)
{
  if (counts->rule != NULL)
    {
      base_text_add (out, counts->rule);
      base_text_add (out, ": ");
    }
  add_calls (counts, out);
  add_outcomes (counts->dead_ends, counts->solutions, out);
}

PaintTreeWords
export_tree_words (void)
{
  return (PaintTreeWords){
    .givens = _ ("Givens"),
    .start = _ ("Start"),
    .write_counts = write_tree_counts,
  };
}

const char *
export_tree_rule (CoverRule rule)
{
  switch (rule)
    {
    case COVER_RULE_FIRST:
      return _ ("First Item");
    case COVER_RULE_RANDOM:
      return _ ("Fewest, Ties by Chance");
    default:
      return _ ("Fewest Options");
    }
}

#define MOST_CALLS_TO_COME 100000

BaseStatus
export_tree_search_rest (Run *run, const BaseStop *stop)
{
  const RunPlan plan = { .limits = { .nodes = MOST_CALLS_TO_COME, .stop = stop } };

  if (run_search_on (run, &plan) == COVER_RAN_TO_STOP)
    return BASE_STOPPED;
  return run_publish (run);
}

static uint32_t
count_tree_levels (const CoverTree *tree)
{
  uint32_t deepest = 0;

  for (size_t i = 0; i < tree->n; i++)
    deepest = tree->nodes[i].level > deepest ? tree->nodes[i].level : deepest;
  return deepest;
}

void
export_tree_describe (const CoverTree *tree, BaseText *out)
{
  const uint32_t n_levels = count_tree_levels (tree);
  const CoverTreeNode *root = tree->nodes;

  if (tree->n == 0)
    return;
  words_fill (out, P_ ("Search tree with %1 level: ", "Search tree with %1 levels: ", n_levels),
              WORDS_WITH (WORDS_NUMBER (n_levels)));
  add_calls (&(PaintTreeCounts){ .calls = root->nodes,
                                 .calls_so_far = root->nodes,
                                 .finished = root->to != COVER_TREE_OPEN },
             out);
  add_outcomes (root->dead_ends, root->solutions, out);
}

static void
add_call_name (const Subject *subject, const CoverTreeNode *call, BaseText *out)
{
  const uint32_t option =
      call->node != 0 ? cover_links_option (subject->links, call->node) : COVER_NONE;

  if (call->n_folded > 0)
    {
      words_fill (out, P_ ("%1 call", "%1 calls", call->nodes),
                  WORDS_WITH (WORDS_NUMBER (call->nodes)));
      add_outcomes (call->dead_ends, call->solutions, out);
      return;
    }
  if (option != COVER_NONE)
    base_text_add (out, subject->names.options[option]);
  if (call->item != COVER_NONE)
    {
      base_text_add (out, option != COVER_NONE ? ": " : "");
      base_text_add (out, subject->names.items[call->item]);
    }
}

void
export_tree_list (const Subject *subject, const PlayerState *state, BaseText *out)
{
  for (size_t i = 0; i < state->tree.n && base_text_status (out) == BASE_OK; i++)
    {
      const CoverTreeNode *call = &state->tree.nodes[i];
      const bool comes = state->position < call->from;
      const bool in_work = !comes && state->position < call->to;

      base_text_add_repeated (out, ' ', (size_t) 2 * call->level);
      base_text_add (out, comes ? "(" : in_work ? "→ " : "");
      add_call_name (subject, call, out);
      if (!comes && call->item == COVER_NONE)
        base_text_add (out, " ✓");
      else if (!comes && call->n_folded == 0 && call->nodes == 1 && call->dead_ends == 1)
        base_text_add (out, " ✗");
      base_text_add (out, comes ? ")\n" : "\n");
    }
}
