#include "subject-private.h"

#include "base-memory.h"
#include "board.h"
#include "cover-links.h"

#include <stdlib.h>
#include <string.h>

static void
free_parts (const SubjectParts *parts)
{
  if (parts->let_go != NULL)
    parts->let_go (parts->holder);
  else
    {
      cover_problem_free ((CoverProblem *) parts->problem);
      board_free ((Board *) parts->board);
    }
}

static void
subject_free (SubjectOwner *self)
{
  cover_links_free (self->own_links);
  board_free (self->own_board);
  free_parts (&self->parts);
  free (self->givens);
  free (self->symbols);
  subject_name_store_clear (&self->names);
  free (self);
}

static BaseStatus
fill_subject (SubjectOwner *self)
{
  const SubjectParts *parts = &self->parts;
  const char *symbols = parts->symbols != NULL ? parts->symbols : "";
  BaseStatus status = BASE_OK;

  self->givens = base_copy (parts->givens, parts->n_givens, sizeof *parts->givens);
  self->symbols = base_copy (symbols, strlen (symbols) + 1, 1);
  if (self->givens == NULL || self->symbols == NULL)
    return BASE_NO_MEMORY;
  if (parts->board == NULL)
    status = board_new_plain (parts->problem, &self->own_board);
  if (status == BASE_OK && parts->links == NULL)
    status = cover_links_new (parts->problem, parts->dropped, &self->own_links);
  self->subject = (Subject){
    .problem = parts->problem,
    .board = parts->board != NULL ? parts->board : self->own_board,
    .links = parts->links != NULL ? parts->links : self->own_links,
    .givens = self->givens,
    .n_givens = parts->n_givens,
    .n_fixed = parts->n_fixed,
    .symbols = self->symbols,
  };
  return status;
}

BaseStatus
subject_new (const SubjectParts *parts, Subject **out_subject)
{
  SubjectOwner *self = base_new_zeroed (SubjectOwner, 1);
  BaseStatus status;

  if (self == NULL)
    {
      free_parts (parts);
      return BASE_NO_MEMORY;
    }
  self->parts = *parts;
  atomic_init (&self->n_users, 1);
  status = fill_subject (self);
  if (status == BASE_OK)
    *out_subject = &self->subject;
  else
    subject_free (self);
  return status;
}

Subject *
subject_ref (Subject *self)
{
  atomic_fetch_add (&((SubjectOwner *) self)->n_users, 1);
  return self;
}

void
subject_unref (Subject *self)
{
  if (self != NULL && atomic_fetch_sub (&((SubjectOwner *) self)->n_users, 1) == 1)
    subject_free ((SubjectOwner *) self);
}
