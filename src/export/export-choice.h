/* export-choice.h - one description of each choice: its name, its values, its words.
 *
 * The options of the command line, the rows of the window's forms and the saved settings are all
 * made from this table.  So a new choice is a field of ExportChoices, a row of export-choice.c, and
 * its name in the command or form that offers it.
 *
 * Values are texts, the same everywhere: `print` is a theme on the command line, in the form and in
 * the saved settings. */
#ifndef EXPORT_CHOICE_H
#define EXPORT_CHOICE_H

#include "export-choices.h"

typedef enum
{
  EXPORT_CHOICE_FLAG,   /* true or false */
  EXPORT_CHOICE_TEXT,   /* a line or more of UTF-8 */
  EXPORT_CHOICE_NUMBER, /* from `least` to `most` */
  EXPORT_CHOICE_WORD,   /* one of a list of words */
  EXPORT_CHOICE_WORDS,  /* several of a list, separated by commas, or "none" */
  EXPORT_CHOICE_LENGTH, /* a number with a unit */
  EXPORT_CHOICE_SIZE,   /* a width and a height with a unit */
} ExportChoiceKind;

typedef struct ExportChoice ExportChoice;
struct ExportChoice
{
  const char      *name; /* of the option and of the key */
  ExportChoiceKind kind;
  size_t           offset; /* of its field in ExportChoices; unused where `set` and `add` exist */

  /* In English, translated where they are shown. */
  const char *label;    /* of its control, with a mnemonic; NULL: in no form */
  const char *help;     /* of its option; NULL: in no command */
  const char *expected; /* describes valid arguments, for an error; NULL: made from words or
                         * range */
  const char *argument; /* as --help shows it; NULL: the option takes none */
  const char *example;  /* of a value that is no word of the list; or NULL */

  double   least, most, step; /* of a number; `step` is that of its control */
  unsigned digits;            /* after the decimal point, in its control */

  /* Copies word number `i` of the list, from 0; false beyond the last.  With `choices`, which may
   * be NULL, the list leaves out words that do not go with the other choices.  The field holds `i`
   * plus `first_word`. */
  bool (*word) (const ExportChoices *choices, unsigned i, ExportWord *out_word);
  unsigned first_word;

  /* Whether the choice has an effect, given the others; NULL: always. */
  bool (*matters) (const ExportChoices *choices);

  bool (*set) (ExportChoices *choices, const char *value);

  /* Adds the value; `add` adds nothing for the default, and `add_in_force` adds the default too.
   * NULL: as `add`. */
  void (*add) (const ExportChoices *choices, BaseText *out);
  void (*add_in_force) (const ExportChoices *choices, BaseText *out);
};

/* In the order of the saved file. */
extern const ExportChoice export_choice_table[];
extern const unsigned     export_n_choices;

/* NULL when no choice has that name. */
const ExportChoice *export_choice_find (const char *name, size_t length);

/* Returns false, and changes nothing, where the value is invalid or memory is out. */
bool export_choice_set (const ExportChoice *self, ExportChoices *choices, const char *value);

/* Adds the value in the syntax of export_choice_set (): the chosen one; or the one in force,
 * defaults included. */
void export_choice_add (const ExportChoice *self, const ExportChoices *choices, BaseText *out);
void export_choice_add_in_force (const ExportChoice  *self,
                                 const ExportChoices *choices,
                                 BaseText            *out);

/* Adds all words of its list, separated by commas, then the example; nothing where it has no
 * list. */
void export_choice_add_words (const ExportChoice *self, BaseText *out);

/* Adds a description of valid values, in the user's language. */
void export_choice_add_expected (const ExportChoice *self, BaseText *out);

#endif
