/* The names of items, options and colours, all in one text: pointers are made once it stands still. */
#include "cli-draw.h"

#include "base-memory.h"
#include "words.h"

#include <stdlib.h>

typedef void (*AddName) (const WordsScene *scene, uint32_t index, BaseText *out);

static void
add_names (CliNames *self, const WordsScene *scene, uint32_t n, AddName add)
{
  for (uint32_t i = 0; i < n; i++)
    {
      add (scene, i, &self->bytes);
      base_text_add_char (&self->bytes, '\0');
    }
}

static void
add_colour (const WordsScene *scene, uint32_t colour, BaseText *out)
{
  base_text_add (out, cover_problem_colour_name (scene->problem, colour + 1, NULL));
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
    .item_labels = base_new (const char *, n_items),
    .option_labels = base_new (const char *, n_options),
  };
  add_names (self, &scene, n_items, words_add_item);
  add_names (self, &scene, n_options, words_add_option);
  add_names (self, &scene, n_colours, add_colour);
  add_names (self, &scene, n_items, words_add_item_label);
  add_names (self, &scene, n_options, words_add_option_label);
  if (self->items == NULL || self->options == NULL || self->colours == NULL
      || self->item_labels == NULL || self->option_labels == NULL
      || base_text_status (&self->bytes) != BASE_OK)
    return BASE_NO_MEMORY;
  point (self, self->items, n_items, &at);
  point (self, self->options, n_options, &at);
  point (self, self->colours, n_colours, &at);
  point (self, self->item_labels, n_items, &at);
  point (self, self->option_labels, n_options, &at);
  return BASE_OK;
}

void
cli_names_clear (CliNames *self)
{
  free (self->items);
  free (self->options);
  free (self->colours);
  free (self->item_labels);
  free (self->option_labels);
  base_text_clear (&self->bytes);
}
