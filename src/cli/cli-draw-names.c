/* The names of items, options and colours, all in one text: pointers are made once it stands still. */
#include "cli-draw.h"

#include "base-memory.h"
#include "words.h"

#include <stdlib.h>

static void
end_name (BaseText *out)
{
  base_text_add_char (out, '\0');
}

/* Points `count` names, one behind the other from `*at`. */
static void
point (const CliNames *self, const char **names, uint32_t count, size_t *at)
{
  for (uint32_t i = 0; i < count; i++)
    {
      names[i] = self->bytes.bytes + *at;
      while (self->bytes.bytes[*at] != '\0')
        (*at)++;
      (*at)++;
    }
}

BaseStatus
cli_names_make (const CliSubject *subject, CliNames *out_names)
{
  const WordsScene scene = {
    .problem = subject->problem,
    .board = subject->board,
    .symbols = subject->symbols,
  };
  const uint32_t n_items = cover_problem_n_items (subject->problem);
  const uint32_t n_options = cover_problem_n_options (subject->problem);
  const uint32_t n_colours = cover_problem_n_colours (subject->problem);
  CliNames *self = out_names;
  size_t at = 0;

  *self = (CliNames){
    .items = base_new (const char *, n_items),
    .options = base_new (const char *, n_options),
    .colours = base_new (const char *, n_colours),
  };
  for (uint32_t i = 0; i < n_items; i++, end_name (&self->bytes))
    words_add_item (&scene, i, &self->bytes);
  for (uint32_t i = 0; i < n_options; i++, end_name (&self->bytes))
    words_add_option (&scene, i, &self->bytes);
  for (uint32_t i = 0; i < n_colours; i++, end_name (&self->bytes))
    base_text_add (&self->bytes, cover_problem_colour_name (subject->problem, i + 1, NULL));
  if (self->items == NULL || self->options == NULL || self->colours == NULL
      || base_text_status (&self->bytes) != BASE_OK)
    return BASE_NO_MEMORY;
  point (self, self->items, n_items, &at);
  point (self, self->options, n_options, &at);
  point (self, self->colours, n_colours, &at);
  return BASE_OK;
}

void
cli_names_clear (CliNames *self)
{
  free (self->items);
  free (self->options);
  free (self->colours);
  base_text_clear (&self->bytes);
}
