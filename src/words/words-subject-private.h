/* words-subject-private.h - the names of a subject's items and options. */
#ifndef WORDS_SUBJECT_PRIVATE_H
#define WORDS_SUBJECT_PRIVATE_H

#include "words.h"

/* The item of a header, as the board has it; BOARD_ITEM_NAMED where it has nothing. */
BoardItem words_subject_item (const Subject *subject, uint32_t header);

/* BOARD_LOOK_LIST where there is no board. */
BoardLook words_subject_look (const Subject *subject);

/* The option as the board has it; nothing where it has none. */
BoardOption words_subject_option (const Subject *subject, uint32_t option);

/* Of a subject with a board: a value by its symbol; "R1C1, R2C5", or "2, 7" for slots. */
void words_subject_add_value (const Subject *subject, uint32_t value, BaseText *out);
void words_subject_add_cells (const Subject *subject, const BoardOption *option, BaseText *out);

/* The name of a header's item as words_add_item () adds it; "the root" for the roots of the lists
 * of headers. */
void words_subject_add_item (const Subject *subject, uint32_t header, BaseText *out);

#endif
