/* Values of choices: how each is read and written, the same on the command line and in the saved
 * settings. */
#include "export-choice-private.h"

#include "base-memory.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define UNITS_PER_MM (EXPORT_UNITS_PER_INCH / 25.4)

static bool
set_choice_word (const ExportChoice *self, unsigned *out_number, const char *value)
{
  ExportWord word;

  for (unsigned i = 0; self->word (NULL, i, &word); i++)
    if (strcmp (word.id, value) == 0)
      {
        *out_number = self->first_word + i;
        return true;
      }
  return false;
}

static void
add_choice_word (const ExportChoice *self, unsigned number, BaseText *out)
{
  ExportWord word;

  if (number >= self->first_word && self->word (NULL, number - self->first_word, &word))
    base_text_add (out, word.id);
}

static bool
set_choice_flag (bool *out_flag, const char *value)
{
  const bool yes = strcmp (value, "true") == 0;

  if (!yes && strcmp (value, "false") != 0)
    return false;
  *out_flag = yes;
  return true;
}

/* Pictures and files accept UTF-8 only. */
static bool
set_choice_text (char **text, const char *value)
{
  char *copy;

  if (base_utf8_check (value, strlen (value)) != strlen (value))
    return false;
  copy = base_copy (value, strlen (value) + 1, 1);
  if (copy == NULL)
    return false;
  free (*text);
  *text = copy;
  return true;
}

bool
export_choice_set (const ExportChoice *self, ExportChoices *choices, const char *value)
{
  void *field = (char *) choices + self->offset;

  if (self->set != NULL)
    return self->set (choices, value);
  if (self->kind == EXPORT_CHOICE_FLAG)
    return set_choice_flag (field, value);
  if (self->kind == EXPORT_CHOICE_TEXT)
    return set_choice_text (field, value);
  if (self->kind == EXPORT_CHOICE_WORD)
    return set_choice_word (self, field, value);
  return export_decimal_read (value, self->least, self->most, field);
}

void
export_choice_add (const ExportChoice *self, const ExportChoices *choices, BaseText *out)
{
  const void *field = (const char *) choices + self->offset;

  if (self->add != NULL)
    self->add (choices, out);
  else if (self->kind == EXPORT_CHOICE_FLAG)
    base_text_add (out, *(const bool *) field ? "true" : "false");
  else if (self->kind == EXPORT_CHOICE_TEXT)
    base_text_add (out, *(char *const *) field != NULL ? *(char *const *) field : "");
  else if (self->kind == EXPORT_CHOICE_WORD)
    add_choice_word (self, *(const unsigned *) field, out);
  else
    export_decimal_add (*(const double *) field, out);
}

void
export_choice_add_in_force (const ExportChoice *self, const ExportChoices *choices, BaseText *out)
{
  if (self->add_in_force != NULL)
    self->add_in_force (choices, out);
  else
    export_choice_add (self, choices, out);
}

void
export_choice_add_words (const ExportChoice *self, BaseText *out)
{
  const char *between = "";
  ExportWord word;

  if (self->kind == EXPORT_CHOICE_WORDS)
    {
      base_text_add (out, "none");
      between = ", ";
    }
  for (unsigned i = 0; self->word != NULL && self->word (NULL, i, &word); i++)
    {
      base_text_add (out, between);
      base_text_add (out, word.id);
      between = ", ";
    }
  if (self->example != NULL)
    {
      base_text_add (out, between);
      base_text_add (out, self->example);
    }
}

static void
add_range (const ExportChoice *self, BaseText *out)
{
  BaseText least = BASE_TEXT_EMPTY, most = BASE_TEXT_EMPTY;

  export_decimal_add (self->least, &least);
  export_decimal_add (self->most, &most);
  words_fill (
      out, _ ("a number from %1 to %2"),
      WORDS_WITH (WORDS_TEXT (base_text_string (&least)), WORDS_TEXT (base_text_string (&most))));
  base_text_clear (&least);
  base_text_clear (&most);
}

void
export_choice_add_expected (const ExportChoice *self, BaseText *out)
{
  if (self->expected != NULL)
    base_text_add (out, _ (self->expected));
  else if (self->kind == EXPORT_CHOICE_NUMBER)
    add_range (self, out);
  else
    export_choice_add_words (self, out);
}

bool
export_choice_set_way (ExportChoices *choices, const char *value)
{
  const ExportWay *way = export_way_find (value);

  if (way != NULL)
    choices->way = way;
  return way != NULL;
}

void
export_choice_add_way (const ExportChoices *choices, BaseText *out)
{
  base_text_add (out, choices->way->id);
}

/* The way chosen last for pictures of one kind.  A book has only one way, so none is remembered. */
static bool
set_noted_way (const ExportWay **out_way, const char *value)
{
  const ExportWay *way = export_way_find (value);

  if (way == NULL || way->kind == EXPORT_BOOK)
    return false;
  *out_way = way;
  return true;
}

static void
add_noted_way (const ExportWay *way, BaseText *out)
{
  base_text_add (out, way != NULL ? way->id : "");
}

bool
export_choice_set_rest_way (ExportChoices *choices, const char *value)
{
  return set_noted_way (&choices->rest_way, value);
}

void
export_choice_add_rest_way (const ExportChoices *choices, BaseText *out)
{
  add_noted_way (choices->rest_way, out);
}

bool
export_choice_set_dance_way (ExportChoices *choices, const char *value)
{
  return set_noted_way (&choices->dance_way, value);
}

void
export_choice_add_dance_way (const ExportChoices *choices, BaseText *out)
{
  add_noted_way (choices->dance_way, out);
}

bool
export_choice_set_size (ExportChoices *choices, const char *value)
{
  if (!export_size_read (value, &choices->width, &choices->height, &choices->unit))
    return false;
  choices->sized = true;
  return true;
}

void
export_choice_add_size (const ExportChoices *choices, BaseText *out)
{
  if (choices->sized)
    export_size_add (choices->width, choices->height, choices->unit, out);
}

void
export_choice_add_nothing (const ExportChoices *choices, BaseText *out)
{
  (void) choices;
  (void) out;
}

bool
export_choice_set_dpi (ExportChoices *choices, const char *value)
{
  double dpi;

  if (!export_decimal_read (value, 10, 2400, &dpi))
    return false;
  choices->scale = dpi / EXPORT_UNITS_PER_INCH;
  return true;
}

void
export_choice_add_dpi (const ExportChoices *choices, BaseText *out)
{
  export_decimal_add (choices->scale * EXPORT_UNITS_PER_INCH, out);
}

bool
export_choice_set_margin (ExportChoices *choices, const char *value)
{
  double number;
  unsigned unit;

  if (!export_length_read (value, &number, &unit) || number * export_units[unit].units > 2000)
    return false;
  choices->margin = number;
  choices->margin_unit = unit;
  return true;
}

void
export_choice_add_margin (const ExportChoices *choices, BaseText *out)
{
  if (choices->margin >= 0)
    export_length_add (choices->margin, choices->margin_unit, out);
}

bool
export_choice_set_theme (ExportChoices *choices, const char *value)
{
  const bool good = set_choice_word (export_choice_find ("theme", 5), &choices->theme, value);

  choices->themed |= good;
  return good;
}

void
export_choice_add_theme (const ExportChoices *choices, BaseText *out)
{
  if (choices->themed)
    base_text_add (out, export_themes[choices->theme].id);
}

static void
set_paper_size (ExportChoices *choices, double width, double height)
{
  choices->paper_width = width;
  choices->paper_height = height;
  choices->papered = true;
}

bool
export_choice_set_paper (ExportChoices *choices, const char *value)
{
  double width, height;
  unsigned unit;

  for (unsigned i = 0; i < export_n_papers; i++)
    if (strcmp (export_papers[i].id, value) == 0)
      {
        set_paper_size (choices, export_papers[i].width * UNITS_PER_MM,
                        export_papers[i].height * UNITS_PER_MM);
        return true;
      }
  if (!export_size_read (value, &width, &height, &unit))
    return false;
  set_paper_size (choices, width * export_units[unit].units, height * export_units[unit].units);
  return true;
}

void
export_choice_add_paper (const ExportChoices *choices, BaseText *out)
{
  const unsigned paper = export_choices_paper (choices);

  if (paper < export_n_papers)
    base_text_add (out, choices->papered ? export_papers[paper].id : "");
  else
    export_size_add (choices->paper_width, choices->paper_height, 0, out);
}

bool
export_choice_set_per_page (ExportChoices *choices, const char *value)
{
  double number;

  if (strchr (value, '.') != NULL || !export_decimal_read (value, 1, EXPORT_MOST_A_PAGE, &number))
    return false;
  choices->per_page = (uint32_t) number;
  return true;
}

void
export_choice_add_per_page (const ExportChoices *choices, BaseText *out)
{
  base_text_add_number (out, choices->per_page);
}

/* Words separated by commas, or "none". */
bool
export_choice_set_captions (ExportChoices *choices, const char *value)
{
  unsigned captions = 0;

  for (const char *word = value; strcmp (value, "none") != 0; word += strcspn (word, ",") + 1)
    {
      const size_t length = strcspn (word, ",");
      unsigned i = 0;

      while (i < EXPORT_CAPTIONS
             && (strlen (export_captions[i].id) != length
                 || strncmp (export_captions[i].id, word, length) != 0))
        i++;
      if (i == EXPORT_CAPTIONS)
        return false;
      captions |= 1u << i;
      if (word[length] == '\0')
        break;
    }
  choices->captions = captions;
  return true;
}

void
export_choice_add_captions (const ExportChoices *choices, BaseText *out)
{
  const size_t start = out->length;

  for (unsigned i = 0; i < EXPORT_CAPTIONS; i++)
    if ((choices->captions >> i & 1) != 0)
      {
        base_text_add (out, out->length > start ? "," : "");
        base_text_add (out, export_captions[i].id);
      }
  base_text_add (out, out->length > start ? "" : "none");
}

void
export_choice_add_theme_in_force (const ExportChoices *choices, BaseText *out)
{
  base_text_add (out, export_themes[export_choices_theme (choices)].id);
}

void
export_choice_add_paper_in_force (const ExportChoices *choices, BaseText *out)
{
  const unsigned paper = export_choices_paper (choices);

  if (paper < export_n_papers)
    base_text_add (out, export_papers[paper].id);
  else
    export_choice_add_paper (choices, out);
}
