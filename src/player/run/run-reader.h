/* run-reader.h - the words of a text, read one by one, and the fault of the first that does not
 * fit.
 *
 * Words are separated by blanks. ";" is a word by itself, at which reading ends.  Nothing is
 * allocated, and the text is borrowed. */
#ifndef RUN_READER_H
#define RUN_READER_H

#include "subject.h"

/* Without a NUL at the end; of length 0 if there is no word. */
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
  RUN_FAULT_BAD_NUMBER,     /* `word` is not a number from `least` to `most` */
  RUN_FAULT_UNKNOWN_ITEM,   /* there is no item `word` */
  RUN_FAULT_UNKNOWN_OPTION, /* there is no option `word` */
  RUN_FAULT_NO_NODE,        /* the option `other` does not have the item `word` */
  RUN_FAULTS,
} RunFaultKind;

typedef struct
{
  RunFaultKind kind;
  size_t       at; /* byte of the text */
  RunWord      word, other;
  const char  *expected;
  uint64_t     least, most;
} RunFault;

typedef struct
{
  const char *text;
  size_t      at;   /* start of the next word; behind the last word, the end of the text */
  size_t      last; /* start of the word that was read last */
  uint64_t    most; /* largest number of an event of a kind */
  RunFault    fault;
} RunReader;

RunReader run_reader_start (const char *text);

/* The next word; none at the end and before a ";". */
RunWord run_reader_peek (const RunReader *self);
bool    run_reader_ends (const RunReader *self); /* at the very end */

bool run_word_is (RunWord word, const char *text);

/* Digits that make a number from `least` to `most`. */
bool run_word_is_number (RunWord word, uint64_t least, uint64_t most, uint64_t *out_number);

void run_reader_skip (RunReader *self); /* the next word */

/* Skip the word if it is `word`; the two words, if `next` is not NULL. */
bool run_reader_accept (RunReader *self, const char *word);
bool run_reader_accept_both (RunReader *self, const char *word, const char *next);

/* These return false with the fault set if a word does not fit.  The first one always returns
 * false. */
bool run_reader_expected (RunReader *self, const char *expected);
bool run_reader_number (RunReader *self, uint64_t least, uint64_t most, uint64_t *out_number);
bool run_reader_finish (RunReader *self); /* there is no further word */

/* A thing in a subject that has a name. */
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

/* Reads a name of one of the kinds: [item] A, [option] 2, A in 2.  An option is named by its number
 * from 1, by its own name, or by its cell: R2C3=1, R2C3. */
bool run_target_read (RunReader     *reader,
                      const Subject *subject,
                      unsigned       kinds,
                      RunTarget     *out_target);

/* Adds the name as text. */
void run_target_add (RunTarget self, const Subject *subject, BaseText *out);

#endif
