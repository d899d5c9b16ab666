/* format-cover-names-private.h - what .dlx files and matrices share: they are one problem each,
 * made of names. */
#ifndef FORMAT_COVER_NAMES_PRIVATE_H
#define FORMAT_COVER_NAMES_PRIVATE_H

#include "cover-problem.h"
#include "format-reader.h"

/* A problem that is being read. */
typedef struct
{
  FormatsReader *reader;
  FormatsPuzzle *puzzle;
  FormatsIssue  *issue;
  CoverProblem  *problem; /* the puzzle's */
  CoverTerm     *terms;   /* of the current option */
  size_t         n_terms, capacity;
  bool           commented; /* the comment was cut */
} FormatsNames;

/* Starts the puzzle's problem; false when there is no memory. */
bool           format_cover_names_begin (FormatsNames *self);
FormatsOutcome format_cover_names_end (FormatsNames *self, FormatsOutcome outcome);

/* Keeps a line of comment, up to a ceiling. */
void format_cover_names_comment (FormatsNames *self, const FormatsLine *line, char mark);

/* Adds the item of the name at `at`. */
FormatsOutcome format_cover_names_add_item (FormatsNames      *self,
                                       const FormatsLine *line,
                                       size_t             at,
                                       size_t             length,
                                       bool               primary);

/* Adds a term to the option. */
FormatsOutcome format_cover_names_add_term (FormatsNames *self, CoverTerm term);

/* Adds the option.  FORMATS_BAD_PUZZLE, without an issue and with its terms still there, when it
 * has an item twice. */
FormatsOutcome format_cover_names_add_option (FormatsNames *self, const FormatsLine *line);

/* The fault then, at the second time that the words from `at` on name one of the terms. */
FormatsOutcome format_cover_names_find_twice (FormatsNames      *self,
                                              const FormatsLine *line,
                                              size_t             at);

/* Whether the name can be written between white space and read back; none of `others` may be in
 * it. */
bool format_cover_name_is_writable (const char *name, size_t length, const char *others);

#endif
