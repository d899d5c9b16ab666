#include "listing-light.h"
#include "listing-private.h"

#include "base-memory.h"
#include "words-gettext.h"

#include <stdlib.h>
#include <string.h>

/* What differs between the forms, beside the texts of the rows. */
static const struct
{
  const char *id, *title;
  unsigned indent; /* spaces */
  unsigned apart;  /* empty lines between procedures */
  bool translated;
  const char *comment; /* how a comment begins; NULL: there are none */
  const ListingProgram *program;
} forms[LISTING_FORMS] = {
  [LISTING_PSEUDO] = { "pseudo", N_ ("Pseudo-Code"), 2, 1, true, NULL, NULL },
  [LISTING_C] = { "c", "C", 2, 1, false, "// ", &listing_c },
  [LISTING_PLAIN] = { "plain", N_ ("Plain Words"), 2, 1, true, NULL, NULL },
  [LISTING_PYTHON] = { "python", "Python", 4, 2, false, "# ", &listing_python },
  [LISTING_KNUTH] = { "knuth", N_ ("Knuth's Steps"), 2, 1, false, NULL, NULL },
};

static const ListingTable *const tables[] = { &listing_search, &listing_cover, &listing_colours };

const char *
listing_form_id (ListingForm form)
{
  return forms[form].id;
}

const char *
listing_form_title (ListingForm form)
{
  return forms[form].title;
}

unsigned
listing_indent (ListingForm form)
{
  return forms[form].indent;
}

bool
listing_has (const ListingKind *kind, unsigned when)
{
  const unsigned colours = LISTING_BARE | LISTING_COLOURED;
  const unsigned rules = LISTING_FEWEST | LISTING_FIRST | LISTING_CHANCE | LISTING_ASKED;
  static const unsigned rule_bits[] = {
    [COVER_RULE_FEWEST] = LISTING_FEWEST,
    [COVER_RULE_FIRST] = LISTING_FIRST,
    [COVER_RULE_RANDOM] = LISTING_CHANCE,
    [COVER_RULE_ASKED] = LISTING_ASKED,
  };

  return ((when & colours) == 0 || (when & (kind->coloured ? LISTING_COLOURED : LISTING_BARE)) != 0)
         && ((when & rules) == 0 || (when & rule_bits[kind->rule]) != 0);
}

static const char *
text_of_row (const ListingRow *row, ListingForm form)
{
  switch (form)
    {
    case LISTING_C:
      return row->c;
    case LISTING_PLAIN:
      return row->plain;
    case LISTING_PYTHON:
      return row->python;
    case LISTING_KNUTH:
      return row->knuth;
    case LISTING_PSEUDO:
    case LISTING_FORMS:
    default:
      return row->pseudo;
    }
}

/* NULL when out of memory. */
static char *
make_line_text (const ListingKind *kind, const char *text)
{
  const char *shown = forms[kind->form].translated ? _ (text) : text;
  char *made = base_copy (shown, strlen (shown) + 1, 1);

  if (made != NULL && kind->form == LISTING_KNUTH)
    for (char *c = made; *c != '\0'; c++)
      if (*c == '@')
        *c = kind->coloured ? 'C' : 'X';
  return made;
}

static bool
add_listing_row (Listing *self, const ListingRow *row)
{
  const char *text = text_of_row (row, self->kind.form);
  ListingLine *line = &self->lines[self->n];
  unsigned indent = row->indent;

  if (text == NULL || !listing_has (&self->kind, row->when))
    return true;
  /* A step that has a name is not inside another one. */
  if (self->kind.form == LISTING_KNUTH && *text == '@')
    indent = 1;
  *line = (ListingLine){ make_line_text (&self->kind, text), indent, row->step, row->head,
                         listing_write_number (row->step) };
  if (line->text == NULL)
    return false;
  self->n++;
  return true;
}

Listing *
listing_new (ListingKind kind)
{
  Listing *self = base_new_zeroed (Listing, 1);
  unsigned n = 0;

  for (unsigned t = 0; t < sizeof tables / sizeof *tables; t++)
    n += tables[t]->n;
  if (self == NULL)
    return NULL;
  self->kind = kind;
  self->lines = base_new_zeroed (ListingLine, n);
  for (unsigned t = 0; t < sizeof tables / sizeof *tables; t++)
    for (unsigned i = 0; i < tables[t]->n; i++)
      if (self->lines == NULL || !add_listing_row (self, &tables[t]->rows[i]))
        {
          listing_free (self);
          return NULL;
        }
  return self;
}

void
listing_free (Listing *self)
{
  if (self == NULL)
    return;
  for (unsigned i = 0; i < self->n; i++)
    free (self->lines[i].text);
  free (self->lines);
  free (self);
}

static ListingStep
step_instead (ListingStep step)
{
  for (unsigned t = 0; t < sizeof tables / sizeof *tables; t++)
    for (unsigned i = 0; i < tables[t]->n; i++)
      if (tables[t]->rows[i].step == step)
        return tables[t]->rows[i].instead;
  return LISTING_NO_STEP;
}

uint32_t
listing_find (const Listing *self, ListingStep step)
{
  if (step == LISTING_NO_STEP)
    return LISTING_NOWHERE;
  for (unsigned i = 0; i < self->n; i++)
    if (self->lines[i].step == step)
      return i;
  return listing_find (self, step_instead (step));
}

void
listing_add_line (const Listing *self, uint32_t line, BaseText *out)
{
  base_text_add_repeated (out, ' ', self->lines[line].indent * forms[self->kind.form].indent);
  base_text_add (out, self->lines[line].text);
}

static void
add_texts (const Listing *self, const ListingText *texts, unsigned n, BaseText *out)
{
  for (unsigned i = 0; i < n; i++)
    {
      if (!listing_has (&self->kind, texts[i].when))
        continue;
      base_text_add (out, texts[i].text != NULL ? texts[i].text : "");
      if (texts[i].comment != NULL)
        {
          base_text_add (out, texts[i].text != NULL ? "  " : "");
          base_text_add (out, forms[self->kind.form].comment);
          base_text_add (out, _ (texts[i].comment));
        }
      base_text_add_char (out, '\n');
    }
}

void
listing_add_all (const Listing *self, BaseText *out)
{
  const ListingProgram *program = forms[self->kind.form].program;

  if (program != NULL)
    add_texts (self, program->before, program->n_before, out);
  for (unsigned i = 0; i < self->n; i++)
    {
      const bool apart = self->lines[i].head && (i > 0 || self->kind.form == LISTING_PYTHON);

      base_text_add_repeated (out, '\n', apart ? forms[self->kind.form].apart : 0);
      listing_add_line (self, i, out);
      base_text_add_char (out, '\n');
    }
  if (program != NULL)
    add_texts (self, program->after, program->n_after, out);
}
