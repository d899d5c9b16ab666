/* subject-private.h - a subject with the data that it owns. */
#ifndef SUBJECT_PRIVATE_H
#define SUBJECT_PRIVATE_H

#include "subject.h"

#include <stdatomic.h>

/* All names are in one text, each ended by a NUL.  All arrays are in one array, in the order of
 * SubjectNames. */
typedef struct
{
  BaseText     text;
  const char **pointers;
} SubjectNameStore;

typedef struct
{
  Subject          subject; /* first: a Subject * of subject_new () points here */
  atomic_uint      n_users;
  SubjectParts     parts;
  CoverLinks      *own_links;
  Board           *own_board; /* made by the subject */
  uint32_t        *givens;
  char            *symbols;
  SubjectNameStore names;
} SubjectOwner;

void subject_name_store_clear (SubjectNameStore *self);

#endif
