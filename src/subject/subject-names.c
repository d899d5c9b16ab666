/* The names of a subject.  They are written one behind the other into one text, whose memory moves
 * while it grows, so pointers to them are made at the end. */
#include "subject-private.h"

#include "base-memory.h"

#include <stdlib.h>
#include <string.h>

/* One array of names: their number, the function that writes each, and the place for the array. */
typedef struct
{
  uint32_t n;
  SubjectAddName add_name;
  const char *const **target;
} NameList;

#define N_NAME_LISTS 5
#define REPLACEMENT  0xfffd

void
subject_name_store_clear (SubjectNameStore *self)
{
  base_text_clear (&self->text);
  free (self->pointers);
  self->pointers = NULL;
}

static void
add_repaired_name (BaseText *out, const BaseText *name)
{
  const char *bytes = base_text_string (name);

  for (size_t i = 0; i < name->length && bytes[i] != '\0';)
    {
      const size_t length = base_utf8_length (bytes + i, name->length - i);

      if (length == 0)
        base_text_add_utf8 (out, REPLACEMENT);
      else
        base_text_add_bytes (out, bytes + i, length);
      i += length == 0 ? 1 : length;
    }
  out->failed |= name->failed;
}

static void
write_names (SubjectNameStore *self, const Subject *subject, const NameList *list)
{
  BaseText name = BASE_TEXT_EMPTY;

  for (uint32_t i = 0; i < list->n; i++)
    {
      base_text_reset (&name);
      list->add_name (subject, i, &name);
      add_repaired_name (&self->text, &name);
      base_text_add_char (&self->text, '\0');
    }
  base_text_clear (&name);
}

/* Points `n` names, the first of which begins at `name`.  Returns the end of the last one. */
static const char *
point_to_names (const char **pointers, uint32_t n, const char *name)
{
  for (uint32_t i = 0; i < n; i++)
    {
      pointers[i] = name;
      name += strlen (name) + 1;
    }
  return name;
}

BaseStatus
subject_name (Subject *self, const SubjectLanguage *language)
{
  SubjectNameStore *store = &((SubjectOwner *) self)->names;
  SubjectNames *names = &self->names;
  const uint32_t n_items = cover_problem_n_items (self->problem);
  const uint32_t n_options = cover_problem_n_options (self->problem);
  const uint32_t n_colours = cover_problem_n_colours (self->problem);
  const NameList lists[N_NAME_LISTS] = {
    { n_items, language->add_item, &names->items },
    { n_options, language->add_option, &names->options },
    { n_colours, language->add_colour, &names->colours },
    { n_items, language->add_item_label, &names->item_labels },
    { n_options, language->add_option_label, &names->option_labels },
  };
  const char **pointers, *name;

  if (store->pointers != NULL)
    return BASE_OK;
  for (unsigned i = 0; i < N_NAME_LISTS; i++)
    write_names (store, self, &lists[i]);
  pointers = base_new (const char *, 2 * ((size_t) n_items + n_options) + n_colours + N_NAME_LISTS);
  if (pointers == NULL || base_text_status (&store->text) != BASE_OK)
    {
      free (pointers);
      base_text_clear (&store->text);
      return BASE_NO_MEMORY;
    }
  store->pointers = pointers;
  name = base_text_string (&store->text);
  for (unsigned i = 0; i < N_NAME_LISTS; i++)
    {
      *lists[i].target = pointers;
      name = point_to_names (pointers, lists[i].n, name);
      pointers += lists[i].n;
      *pointers++ = NULL;
    }
  names->n_colours = n_colours;
  return BASE_OK;
}
