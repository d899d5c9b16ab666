/* The words of choices: how each is read and written, the same on the command line and in the file that keeps them. */
#include "export-choices.h"

#include "base-memory.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#define UNITS_PER_MM (EXPORT_UNITS_PER_INCH / 25.4)

typedef enum
{
  FLAG, /* a bool: true or false */
  TEXT, /* a string of its own */
  WORD, /* an unsigned number: one of a list of words */
  WAY,  /* one of export_ways, no book; NULL: none */
  OWN,  /* has functions of its own */
} ChoiceKind;

typedef struct
{
  const char *name;
  ChoiceKind kind;
  size_t at; /* in ExportChoices */

  /* Of a word, NULL behind the last one; those before `first` cannot be chosen. */
  const char *(*word) (unsigned number);
  unsigned first;

  bool (*set) (ExportChoices *self, const char *value);
  void (*add) (const ExportChoices *self,
               BaseText *out); /* or NULL: another choice says the same */
} Choice;

static const char *
what_word (unsigned i)
{
  return i < export_n_kinds ? export_kinds[i].id : NULL;
}

static const char *
theme_word (unsigned i)
{
  return i < PAINT_THEMES ? export_themes[i].id : NULL;
}

static const char *
from_word (unsigned i)
{
  return i < EXPORT_SPAN_SOLUTION ? export_spans[i].id : NULL;
}

static const char *
to_word (unsigned i)
{
  return i < EXPORT_SPANS ? export_spans[i].id : NULL;
}

static const char *
pace_word (unsigned i)
{
  return i < export_n_paces ? export_paces[i].id : NULL;
}

static const char *
solutions_word (unsigned i)
{
  return i < EXPORT_SOLUTIONS ? export_solutions[i].id : NULL;
}

static bool
set_word (const Choice *choice, unsigned *out, const char *value)
{
  const char *word;

  for (unsigned i = choice->first; (word = choice->word (i)) != NULL; i++)
    if (strcmp (word, value) == 0)
      {
        *out = i;
        return true;
      }
  return false;
}

static bool
set_flag (bool *out, const char *value)
{
  const bool yes = strcmp (value, "true") == 0;

  if (!yes && strcmp (value, "false") != 0)
    return false;
  *out = yes;
  return true;
}

/* What is drawn and written has to be UTF-8. */
static bool
set_text (char **out, const char *value)
{
  char *copy;

  if (base_utf8_check (value, strlen (value)) != strlen (value))
    return false;
  copy = base_copy (value, strlen (value) + 1, 1);
  if (copy == NULL)
    return false;
  free (*out);
  *out = copy;
  return true;
}

static bool
set_way (ExportChoices *self, const char *value)
{
  const ExportWay *way = export_way_find (value);

  if (way != NULL)
    self->way = way;
  return way != NULL;
}

static void
add_way (const ExportChoices *self, BaseText *out)
{
  base_text_add (out, self->way->id);
}

/* Those of pictures that were chosen before; a book has but one. */
static bool
set_noted (const ExportWay **out_way, const char *value)
{
  const ExportWay *way = export_way_find (value);

  if (way == NULL || way->kind == EXPORT_BOOK)
    return false;
  *out_way = way;
  return true;
}

static bool
set_size (ExportChoices *self, const char *value)
{
  if (!export_size_read (value, &self->width, &self->height, &self->unit))
    return false;
  self->sized = true;
  return true;
}

static void
add_size (const ExportChoices *self, BaseText *out)
{
  if (self->sized)
    export_size_add (self->width, self->height, self->unit, out);
}

static bool
set_scale (ExportChoices *self, const char *value)
{
  return export_decimal_read (value, 0.25, 4, &self->scale);
}

static bool
set_dpi (ExportChoices *self, const char *value)
{
  double dpi;

  if (!export_decimal_read (value, 10, 2400, &dpi))
    return false;
  self->scale = dpi / EXPORT_UNITS_PER_INCH;
  return true;
}

static void
add_dpi (const ExportChoices *self, BaseText *out)
{
  export_decimal_add (self->scale * EXPORT_UNITS_PER_INCH, out);
}

static bool
set_margin (ExportChoices *self, const char *value)
{
  double number;
  unsigned unit;

  if (!export_length_read (value, &number, &unit) || number * export_units[unit].units > 2000)
    return false;
  self->margin = number;
  self->margin_unit = unit;
  return true;
}

static void
add_margin (const ExportChoices *self, BaseText *out)
{
  if (self->margin >= 0)
    export_length_add (self->margin, self->margin_unit, out);
}

static bool
set_theme (ExportChoices *self, const char *value)
{
  static const Choice theme = { .word = theme_word };
  const bool good = set_word (&theme, &self->theme, value);

  self->themed |= good;
  return good;
}

static void
add_theme (const ExportChoices *self, BaseText *out)
{
  if (self->themed)
    base_text_add (out, theme_word (self->theme));
}

static bool
set_speed (ExportChoices *self, const char *value)
{
  return export_decimal_read (value, 0.1, 50, &self->speed);
}

static void
add_speed (const ExportChoices *self, BaseText *out)
{
  export_decimal_add (self->speed, out);
}

static void
take_paper (ExportChoices *self, double width, double height)
{
  self->paper_width = width;
  self->paper_height = height;
  self->papered = true;
}

static bool
set_paper (ExportChoices *self, const char *value)
{
  double width, height;
  unsigned unit;

  for (unsigned i = 0; i < export_n_papers; i++)
    if (strcmp (export_papers[i].id, value) == 0)
      {
        take_paper (self, export_papers[i].width * UNITS_PER_MM,
                    export_papers[i].height * UNITS_PER_MM);
        return true;
      }
  if (!export_size_read (value, &width, &height, &unit))
    return false;
  take_paper (self, width * export_units[unit].units, height * export_units[unit].units);
  return true;
}

static void
add_paper (const ExportChoices *self, BaseText *out)
{
  const unsigned paper = export_choices_paper (self);

  if (paper < export_n_papers)
    base_text_add (out, self->papered ? export_papers[paper].id : "");
  else
    export_size_add (self->paper_width, self->paper_height, 0, out);
}

static bool
set_per_page (ExportChoices *self, const char *value)
{
  double number;

  if (strchr (value, '.') != NULL || !export_decimal_read (value, 1, EXPORT_MOST_A_PAGE, &number))
    return false;
  self->per_page = (uint32_t) number;
  return true;
}

static void
add_per_page (const ExportChoices *self, BaseText *out)
{
  base_text_add_number (out, self->per_page);
}

/* Words with commas between them, or "none". */
static bool
set_captions (ExportChoices *self, const char *value)
{
  unsigned captions = 0;

  for (const char *word = value; strcmp (value, "none") != 0; word += strcspn (word, ",") + 1)
    {
      const size_t length = strcspn (word, ",");
      unsigned i = 0;

      while (i < EXPORT_CAPTIONS
             && (strlen (export_caption_ids[i]) != length
                 || strncmp (export_caption_ids[i], word, length) != 0))
        i++;
      if (i == EXPORT_CAPTIONS)
        return false;
      captions |= 1u << i;
      if (word[length] == '\0')
        break;
    }
  self->captions = captions;
  return true;
}

static void
add_captions (const ExportChoices *self, BaseText *out)
{
  const size_t start = out->length;

  for (unsigned i = 0; i < EXPORT_CAPTIONS; i++)
    if ((self->captions >> i & 1) != 0)
      {
        base_text_add (out, out->length > start ? "," : "");
        base_text_add (out, export_caption_ids[i]);
      }
  base_text_add (out, out->length > start ? "" : "none");
}

#define AT(member) offsetof (ExportChoices, member)

/* In the order in which they are kept. */
static const Choice choices[] = {
  { .name = "what", .kind = WORD, .at = AT (what), .word = what_word },
  { .name = "format", .kind = OWN, .set = set_way, .add = add_way },
  { .name = "rest-format", .kind = WAY, .at = AT (rest_way) },
  { .name = "dance-format", .kind = WAY, .at = AT (dance_way) },
  { .name = "size", .kind = OWN, .set = set_size, .add = add_size },
  { .name = "scale", .kind = OWN, .set = set_scale },
  { .name = "dpi", .kind = OWN, .set = set_dpi, .add = add_dpi },
  { .name = "margin", .kind = OWN, .set = set_margin, .add = add_margin },
  { .name = "theme", .kind = OWN, .set = set_theme, .add = add_theme },
  { .name = "coordinates", .kind = FLAG, .at = AT (coordinates) },
  { .name = "transparent", .kind = FLAG, .at = AT (transparent) },
  { .name = "presenting", .kind = FLAG, .at = AT (presenting) },
  { .name = "title", .kind = TEXT, .at = AT (title) },
  { .name = "footer", .kind = TEXT, .at = AT (footer) },
  { .name = "at", .kind = WORD, .at = AT (at), .word = to_word },
  { .name = "from", .kind = WORD, .at = AT (from), .word = from_word },
  { .name = "to", .kind = WORD, .at = AT (to), .word = to_word, .first = EXPORT_SPAN_HERE },
  { .name = "every", .kind = WORD, .at = AT (pace), .word = pace_word },
  { .name = "speed", .kind = OWN, .set = set_speed, .add = add_speed },
  { .name = "sentences", .kind = FLAG, .at = AT (sentences) },
  { .name = "paper", .kind = OWN, .set = set_paper, .add = add_paper },
  { .name = "landscape", .kind = FLAG, .at = AT (landscape) },
  { .name = "per-page", .kind = OWN, .set = set_per_page, .add = add_per_page },
  { .name = "solutions", .kind = WORD, .at = AT (solutions), .word = solutions_word },
  { .name = "captions", .kind = OWN, .set = set_captions, .add = add_captions },
  { .name = "candidates", .kind = FLAG, .at = AT (candidates) },
};

#define N_CHOICES (sizeof choices / sizeof *choices)

static bool
set (ExportChoices *self, const Choice *choice, const char *value)
{
  void *at = (char *) self + choice->at;

  switch (choice->kind)
    {
    case FLAG:
      return set_flag (at, value);
    case TEXT:
      return set_text (at, value);
    case WORD:
      return set_word (choice, at, value);
    case WAY:
      return set_noted (at, value);
    default:
      return choice->set (self, value);
    }
}

static void
add (const ExportChoices *self, const Choice *choice, BaseText *out)
{
  const void *at = (const char *) self + choice->at;

  if (choice->kind == FLAG)
    base_text_add (out, *(const bool *) at ? "true" : "false");
  else if (choice->kind == TEXT)
    base_text_add (out, *(char *const *) at != NULL ? *(char *const *) at : "");
  else if (choice->kind == WORD)
    base_text_add (out, choice->word (*(const unsigned *) at));
  else if (choice->kind == WAY)
    base_text_add (
        out, *(const ExportWay *const *) at != NULL ? (*(const ExportWay *const *) at)->id : "");
  else if (choice->add != NULL)
    choice->add (self, out);
}

static const Choice *
find (const char *name, size_t length)
{
  for (size_t i = 0; i < N_CHOICES; i++)
    if (strlen (choices[i].name) == length && memcmp (choices[i].name, name, length) == 0)
      return &choices[i];
  return NULL;
}

bool
export_choices_set (ExportChoices *self, const char *name, const char *value)
{
  const Choice *choice = find (name, strlen (name));

  return choice != NULL && set (self, choice, value);
}

void
export_choices_add_value (const ExportChoices *self, const char *name, BaseText *out)
{
  const Choice *choice = find (name, strlen (name));

  if (choice != NULL)
    add (self, choice, out);
}

/* As key files have it: a value is one line. */
static void
add_escaped (const char *value, BaseText *out)
{
  for (; *value != '\0'; value++)
    if (*value == '\\')
      base_text_add (out, "\\\\");
    else if (*value == '\n')
      base_text_add (out, "\\n");
    else
      base_text_add_char (out, *value);
}

static void
add_unescaped (const char *value, size_t length, BaseText *out)
{
  for (size_t i = 0; i < length; i++)
    if (value[i] != '\\' || i + 1 == length)
      base_text_add_char (out, value[i]);
    else
      base_text_add_char (out, value[++i] == 'n' ? '\n' : value[i]);
}

void
export_choices_write (const ExportChoices *self, BaseText *out)
{
  BaseText value = BASE_TEXT_EMPTY;

  base_text_add (out, "[Export]\n");
  for (size_t i = 0; i < N_CHOICES; i++)
    {
      base_text_reset (&value);
      add (self, &choices[i], &value);
      out->failed |= value.failed;
      if (value.length == 0)
        continue;
      base_text_add (out, choices[i].name);
      base_text_add_char (out, '=');
      add_escaped (base_text_string (&value), out);
      base_text_add_char (out, '\n');
    }
  base_text_clear (&value);
}

void
export_choices_read (ExportChoices *self, const char *text)
{
  BaseText value = BASE_TEXT_EMPTY;

  while (*text != '\0')
    {
      const size_t length = strcspn (text, "\n"), name = strcspn (text, "=\n");
      const Choice *choice = name < length ? find (text, name) : NULL;

      base_text_reset (&value);
      if (choice != NULL)
        add_unescaped (text + name + 1, length - name - 1, &value);
      if (choice != NULL && base_text_status (&value) == BASE_OK)
        (void) set (self, choice, base_text_string (&value));
      text += length + (text[length] == '\n');
    }
  base_text_clear (&value);
}
