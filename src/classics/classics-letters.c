/* Problems written as letters. */
#include "classics-private.h"

#include <assert.h>
#include <string.h>

#define MOST_TERMS 16

static void
add_letters (ClassicsMaker *self, const char *letters, bool primary)
{
  for (; *letters != '\0'; letters++)
    classics_item (self, primary, (ClassicsName){ .letters = (const char[]){ *letters, '\0' } },
                   (BoardItem){ .kind = BOARD_ITEM_NAMED });
}

/* Reads a letter, and its colour if a colon follows.  Returns the text behind it. */
static const char *
read_term (ClassicsMaker *self, const char *text, CoverTerm *out_term)
{
  *out_term = (CoverTerm){ .item = cover_problem_find_item (self->problem, text, 1) };
  if (text[1] != ':')
    return text + 1;
  if (self->status == BASE_OK)
    self->status = cover_problem_add_colour (self->problem, text + 2, 1, &out_term->colour);
  return text + 3;
}

void
classics_letters (ClassicsMaker *self,
                  const char *primary,
                  const char *secondary,
                  const ClassicsLetters *options,
                  unsigned n_options)
{
  classics_canvas (self, BOARD_LOOK_LIST, 0, 0);
  add_letters (self, primary, true);
  add_letters (self, secondary, false);
  for (unsigned i = 0; i < n_options; i++)
    {
      CoverTerm terms[MOST_TERMS];
      size_t n_terms = 0;

      for (const char *text = options[i].terms; *text != '\0';)
        {
          assert (n_terms < MOST_TERMS);
          text = read_term (self, text, &terms[n_terms++]);
        }
      classics_option (self, terms, n_terms, (BoardOption){ .name = options[i].name });
    }
}
