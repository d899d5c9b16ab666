/* export-choice-private.h - what rows of the table of choices refer to: lists of words, and values
 * with a syntax of their own. */
#ifndef EXPORT_CHOICE_PRIVATE_H
#define EXPORT_CHOICE_PRIVATE_H

#include "export-choice.h"

/* Word number `i` of a list; has the type of ExportChoice.word (export-choice-words.c). */
bool export_choice_word_what (const ExportChoices *choices, unsigned i, ExportWord *out_word);
bool export_choice_word_format (const ExportChoices *choices, unsigned i, ExportWord *out_word);
bool export_choice_word_theme (const ExportChoices *choices, unsigned i, ExportWord *out_word);
bool export_choice_word_reason (const ExportChoices *choices, unsigned i, ExportWord *out_word);
bool export_choice_word_span (const ExportChoices *choices, unsigned i, ExportWord *out_word);
bool export_choice_word_first_span (const ExportChoices *choices, unsigned i, ExportWord *out_word);
bool export_choice_word_last_span (const ExportChoices *choices, unsigned i, ExportWord *out_word);
bool export_choice_word_pace (const ExportChoices *choices, unsigned i, ExportWord *out_word);
bool export_choice_word_paper (const ExportChoices *choices, unsigned i, ExportWord *out_word);
bool export_choice_word_solutions (const ExportChoices *choices, unsigned i, ExportWord *out_word);
bool export_choice_word_caption (const ExportChoices *choices, unsigned i, ExportWord *out_word);

/* These have the types of ExportChoice.set and .add (export-choice-values.c). */
bool export_choice_set_way (ExportChoices *choices, const char *value);
void export_choice_add_way (const ExportChoices *choices, BaseText *out);
bool export_choice_set_rest_way (ExportChoices *choices, const char *value);
void export_choice_add_rest_way (const ExportChoices *choices, BaseText *out);
bool export_choice_set_dance_way (ExportChoices *choices, const char *value);
void export_choice_add_dance_way (const ExportChoices *choices, BaseText *out);
bool export_choice_set_size (ExportChoices *choices, const char *value);
void export_choice_add_size (const ExportChoices *choices, BaseText *out);
void export_choice_add_nothing (const ExportChoices *choices, BaseText *out);
bool export_choice_set_dpi (ExportChoices *choices, const char *value);
void export_choice_add_dpi (const ExportChoices *choices, BaseText *out);
bool export_choice_set_margin (ExportChoices *choices, const char *value);
void export_choice_add_margin (const ExportChoices *choices, BaseText *out);
bool export_choice_set_theme (ExportChoices *choices, const char *value);
void export_choice_add_theme (const ExportChoices *choices, BaseText *out);
void export_choice_add_theme_in_force (const ExportChoices *choices, BaseText *out);
bool export_choice_set_paper (ExportChoices *choices, const char *value);
void export_choice_add_paper (const ExportChoices *choices, BaseText *out);
void export_choice_add_paper_in_force (const ExportChoices *choices, BaseText *out);
bool export_choice_set_per_page (ExportChoices *choices, const char *value);
void export_choice_add_per_page (const ExportChoices *choices, BaseText *out);
bool export_choice_set_captions (ExportChoices *choices, const char *value);
void export_choice_add_captions (const ExportChoices *choices, BaseText *out);

#endif
