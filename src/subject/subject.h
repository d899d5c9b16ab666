/* subject.h - one thing to search, with everything needed to search it, draw it and put it into
 * words.
 *
 * A Subject is a view: a caller reads its fields, and may copy it.  Everything in it is borrowed
 * from its owner.  The owner is either the caller, who fills a Subject by hand, or the room itself,
 * for a Subject from subject_new ().  Only the latter is counted, freed and named by the functions
 * below.
 *
 * A subject does not change once it has its names, so any number of threads may read it. */
#ifndef SUBJECT_H
#define SUBJECT_H

#include "base-text.h"
#include "board-types.h"
#include "cover-problem.h"
#include "cover-types.h"

/* UTF-8 in the user's language.  An array has one name for each item, option or colour of the
 * problem: "7 in row 3", "a queen on R2C5".  Labels are the same in a few letters, for pictures
 * that show many of them: "Q R2C5". */
typedef struct
{
  const char *const *items;
  const char *const *options;
  const char *const *colours; /* from colour 1; NULL: colours are shown as numbers */
  uint32_t           n_colours;
  const char *const *item_labels, *const *option_labels; /* NULL: the names are short enough */
} SubjectNames;

typedef struct
{
  const CoverProblem *problem;
  const Board        *board;
  const CoverLinks   *links;  /* before the givens are forced */
  const uint32_t     *givens; /* options forced before the search */
  uint32_t            n_givens;
  uint32_t            n_fixed; /* givens outside of the problem, which is what they leave */
  const char         *symbols; /* of values, from 1; "" if the board has its own or none */
  SubjectNames        names;   /* all NULL until the subject is named */
} Subject;

/* The parts of a new subject.  Problem and board are freed with the subject.  With a `holder` they
 * are borrowed from it, and `let_go` is called with it instead. */
typedef struct
{
  const CoverProblem *problem;
  const Board        *board;   /* NULL: the list of the problem's options */
  const CoverLinks   *links;   /* borrowed; NULL: the subject makes its own */
  const uint8_t      *dropped; /* a flag for each option without links; NULL: none; not kept */
  const uint32_t     *givens;  /* copied */
  uint32_t            n_givens;
  uint32_t            n_fixed;
  const char         *symbols; /* copied; NULL: "" */
  void               *holder;  /* or NULL */
  void              (*let_go) (void *holder);
} SubjectParts;

/* Takes over problem and board, or the holder, also on failure.  BASE_NO_MEMORY. */
BaseStatus subject_new (const SubjectParts *parts, Subject **out_subject);

/* A subject begins with one user, and is freed with the last.  Threads may share the count. */
Subject *subject_ref   (Subject *self); /* returns self */
void     subject_unref (Subject *self); /* accepts NULL */

/* A language: functions that add the name of one thing. */
typedef void (*SubjectAddName) (const Subject *subject, uint32_t index, BaseText *out);

typedef struct
{
  SubjectAddName add_item, add_option;
  SubjectAddName add_colour; /* index 0 is colour 1 */
  SubjectAddName add_item_label, add_option_label;
} SubjectLanguage;

/* Gives the subject its names, and ends each array with a NULL.  Does nothing if it has names.
 * Bytes of a name that are not UTF-8 become U+FFFD. */
BaseStatus subject_name (Subject *self, const SubjectLanguage *language);

/* The names, with labels in their places if there are labels. */
static inline SubjectNames
subject_names_short (SubjectNames self)
{
  if (self.item_labels != NULL)
    self.items = self.item_labels;
  if (self.option_labels != NULL)
    self.options = self.option_labels;
  return self;
}

#endif
