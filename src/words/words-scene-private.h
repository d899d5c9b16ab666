/* words-scene-private.h - what the items and options of a scene are called. */
#ifndef WORDS_SCENE_PRIVATE_H
#define WORDS_SCENE_PRIVATE_H

#include "words.h"

/* The item of a header, as the board has it; BOARD_ITEM_NAMED where it has nothing. */
BoardItem words_scene_item (const WordsScene *scene, uint32_t header);

/* BOARD_LOOK_LIST where there is no board. */
BoardLook words_scene_look (const WordsScene *scene);

/* The option as the board has it; nothing where it has none. */
BoardOption words_scene_option (const WordsScene *scene, uint32_t option);

/* Of a scene with a board: a value by its symbol; "R1C1, R2C5", or "2, 7" for slots. */
void words_scene_add_value (const WordsScene *scene, uint32_t value, BaseText *out);
void words_scene_add_cells (const WordsScene *scene, const BoardOption *option, BaseText *out);

/* Adds what words_add_item () adds for the item of a header; "the root" for the roots of the lists
 * of headers. */
void words_scene_add_item (const WordsScene *scene, uint32_t header, BaseText *out);

/* Adds what words_add_option () adds for the option that a node belongs to. */
void words_scene_add_option (const WordsScene *scene, uint32_t node, BaseText *out);

#endif
