/* run-reader.h - the words of a text, read one by one, and what is wrong with the first that does not fit.
 *
 * Words are parted by blanks; ";" is a word by itself and ends what can be read before it.  Nothing is allocated, and the
 * text is borrowed. */
#ifndef RUN_READER_H
#define RUN_READER_H

#include "subject.h"

/* Not ended by a NUL; of no length where there is none. */
typedef struct
{
  const char *bytes;
  size_t      length;
} RunWord;

typedef enum
{
  RUN_FAULT_NONE,
  RUN_FAULT_UNKNOWN_WORD,   /* `word` is none of `expected` */
  RUN_FAULT_MISSING_WORD,   /* the text ends where one of `expected` is needed */
  RUN_FAULT_EXTRA_WORD,     /* `word` is behind the end */
  RUN_FAULT_BAD_NUMBER,     /* `word` is no number from `least` to `most` */
  RUN_FAULT_UNKNOWN_ITEM,   /* `word` names none */
  RUN_FAULT_UNKNOWN_OPTION, /* `word` names none */
  RUN_FAULT_NO_NODE,        /* the option `other` does not have the item `word` */
  RUN_FAULTS,
} RunFaultKind;

typedef struct
{
  RunFaultKind kind;
  size_t       at; /* a byte of the text */
  RunWord      word, other;
  const char  *expected;
  uint64_t     least, most;
} RunFault;

typedef struct
{
  const char *text;
  size_t      at;   /* of the word that comes next; behind the last one the end of the text */
  size_t      last; /* of the word that was read last */
  uint64_t    most; /* the largest number that says which one of a kind is meant */
  RunFault    fault;
} RunReader;

RunReader run_reader_start (const char *text);

/* The word that comes next; none at the end and before a ";". */
RunWord run_reader_peek (const RunReader *self);
bool    run_reader_ends (const RunReader *self); /* at the very end */

bool run_word_is (RunWord word, const char *text);

/* Digits that make a number from `least` to `most`. */
bool run_word_is_number (RunWord word, uint64_t least, uint64_t most, uint64_t *out_number);

void run_reader_skip (RunReader *self); /* the word that comes next */

/* Skip the word if it is this one; the two words, where `next` is not NULL. */
bool run_reader_accept (RunReader *self, const char *word);
bool run_reader_accept_both (RunReader *self, const char *word, const char *next);

/* The rest return false with the fault set where a word does not fit.  The first one never returns true. */
bool run_reader_expected (RunReader *self, const char *expected);
bool run_reader_number (RunReader *self, uint64_t least, uint64_t most, uint64_t *out_number);
bool run_reader_finish (RunReader *self); /* there is no further word */

/* Something in a subject that has a name. */
typedef enum
{
  RUN_NOTHING,
  RUN_ITEM,
  RUN_OPTION,
  RUN_NODE, /* index: among links->nodes */
} RunTargetKind;

/* Sets of these. */
#define RUN_BIT(kind) (1u << (kind))

typedef struct
{
  RunTargetKind kind;
  uint32_t      index;
} RunTarget;

/* A name of one of the kinds: [item] A, [option] 2, A in 2.  An option is known by its number from 1, by its own name, or
 * by its cell: R2C3=1, R2C3. */
bool run_target_read (RunReader *reader, const Subject *subject, unsigned kinds, RunTarget *out_target);

/* Adds the name as it is read. */
void run_target_add (RunTarget self, const Subject *subject, BaseText *out);

#endif
