/* export-tree.h - the words of the search tree, for files and the window. */
#ifndef EXPORT_TREE_H
#define EXPORT_TREE_H

#include "paint-picture.h"
#include "run.h"
#include "subject.h"

/* Of the user's language. */
PaintTreeWords export_tree_words (void);

/* Names the rule, in the user's language. */
const char *export_tree_rule (CoverRule rule);

/* Searches on, so that a tree also shows what is still to come; up to 100,000 calls.  Then a
 * picture does not depend on how its moment was found, and nothing moves in an animation.  The
 * player stays at its position.  BASE_STOPPED, BASE_NO_MEMORY. */
BaseStatus export_tree_search_rest (Run *run, const BaseStop *stop);

/* Adds what a tree shows as a sentence: for screen readers and plain text. */
void export_tree_describe (const CoverTree *tree, BaseText *out);

/* Adds a line for each call, indented by its level: the option that leads there, the item that is
 * decided there, and the outcome.  An arrow marks the path, brackets enclose what is to come. */
void export_tree_list (const Subject *subject, const PlayerState *state, BaseText *out);

#endif
