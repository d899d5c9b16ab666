/* words-scene-private.h - what the items and options of a scene are called. */
#ifndef WORDS_SCENE_PRIVATE_H
#define WORDS_SCENE_PRIVATE_H

#include "words.h"

/* The item of a header, as the board has it; BOARD_ITEM_NAMED where it has nothing. */
BoardItem words_scene_item (const WordsScene *scene, uint32_t header);

/* "R2C5", "7 in row 3", or the item's name; "the root" for the roots of the lists of headers. */
void words_scene_add_item (const WordsScene *scene, uint32_t header, BaseText *out);

/* The option that a node belongs to: "R2C5=7", or "option 3". */
void words_scene_add_option (const WordsScene *scene, uint32_t node, BaseText *out);

#endif
