/* export-choice.h - one description of each choice: what is written, and how.
 *
 * The options of the command line, the rows of the window's forms and the saved settings are all made from this table, so
 * a new choice is a field of ExportChoices, a row of export-choice.c, and its name in the command or form that offers it.
 *
 * Values are texts, the same everywhere: `print` is a theme on the command line, in the form and in the saved settings. */
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
  size_t           offset; /* of its field in ExportChoices, where neither `set` nor `add` is there */

  /* In English, to be translated where they are shown. */
  const char *label;    /* of its control, with a mnemonic; NULL: no form shows it */
  const char *help;     /* of its option; NULL: no command has it */
  const char *expected; /* describes the argument, for who gave another; NULL: made from the words or the range */
  const char *argument; /* as --help shows it; NULL: the option takes none */
  const char *example;  /* of a value that is no word of the list; or NULL */

  double   least, most, step; /* of a number; `step` is that of its control */
  unsigned digits;            /* behind the point, in its control */

  /* Word number `i` of the list, from 0; false behind the last.  `choices` may be NULL; where it is given, words that do not
   * go with the rest are left out.  The field holds `i` plus `first_word`. */
  bool (*word) (const ExportChoices *choices, unsigned i, ExportWord *out_word);
  unsigned first_word;

  /* Whether the choice changes anything, given the others; NULL: always. */
  bool (*matters) (const ExportChoices *choices);

  bool (*set) (ExportChoices *choices, const char *value);
  void (*add) (const ExportChoices *choices, BaseText *out);        /* adds nothing where nothing was chosen */
  void (*add_in_force) (const ExportChoices *choices, BaseText *out); /* adds the default then; NULL: as `add` */
};

/* In the order in which they are saved. */
extern const ExportChoice export_choice_table[];
extern const unsigned     export_n_choices;

const ExportChoice *export_choice_find (const char *name, size_t length); /* NULL when there is none */

/* False, and nothing is changed, where the value cannot be that; or out of memory. */
bool export_choice_set (const ExportChoice *self, ExportChoices *choices, const char *value);

/* The value as export_choice_set () reads it: the one that was chosen; or the one in force, the default included. */
void export_choice_add (const ExportChoice *self, const ExportChoices *choices, BaseText *out);
void export_choice_add_in_force (const ExportChoice *self, const ExportChoices *choices, BaseText *out);

/* Adds all words of its list with commas between them, then the example; nothing where it has no list. */
void export_choice_add_words (const ExportChoice *self, BaseText *out);

/* Adds what a value must be, in the user's language. */
void export_choice_add_expected (const ExportChoice *self, BaseText *out);

#endif
