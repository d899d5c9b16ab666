#include "app-export-options.h"

#include "words-gettext.h"

static bool
is_book (const ExportChoices *choices)
{
  return choices->way->kind == EXPORT_BOOK;
}

static bool
is_drawn (const ExportChoices *choices)
{
  return export_way_is_paper (choices->way) || export_way_has_size (choices->way);
}

static bool
is_at_rest (const ExportChoices *choices)
{
  return is_book (choices) || export_kinds[choices->what].at_rest;
}

static bool
always (const ExportChoices *choices)
{
  (void) choices;
  return true;
}

static bool
is_picture (const ExportChoices *choices)
{
  return !is_book (choices);
}

static bool
has_moment (const ExportChoices *choices)
{
  return choices->way->kind == EXPORT_STILL && !is_at_rest (choices);
}

static bool
moves (const ExportChoices *choices)
{
  return export_way_moves (choices->way);
}

static bool
has_speed (const ExportChoices *choices)
{
  return choices->way->kind == EXPORT_GIF || choices->way->kind == EXPORT_MOVIE;
}

/* A storyboard always has them. */
static bool
may_have_sentences (const ExportChoices *choices)
{
  return moves (choices) && choices->way->kind != EXPORT_STORYBOARD;
}

static bool
has_size (const ExportChoices *choices)
{
  return export_way_has_size (choices->way);
}

static bool
has_dots (const ExportChoices *choices)
{
  const char *format = choices->way->format;

  return has_size (choices) && (format == NULL || export_format_find (format)->is_raster);
}

static bool
is_paper (const ExportChoices *choices)
{
  return export_way_is_paper (choices->way);
}

static bool
has_edge (const ExportChoices *choices)
{
  return is_drawn (choices) && is_at_rest (choices);
}

static bool
may_be_transparent (const ExportChoices *choices)
{
  const ExportWayKind kind = choices->way->kind;

  return is_drawn (choices) && (kind == EXPORT_STILL || kind == EXPORT_STILLS);
}

static bool
may_present (const ExportChoices *choices)
{
  return is_drawn (choices) && !is_at_rest (choices);
}

static const struct
{
  const char *choice;
  bool (*matters) (const ExportChoices *choices);
} choices_that_matter[] = {
  { "format", is_picture },
  { "at", has_moment },
  { "from", moves },
  { "to", moves },
  { "every", moves },
  { "speed", has_speed },
  { "sentences", may_have_sentences },
  { "size", has_size },
  { "unit", has_size },
  { "dpi", has_dots },
  { "paper", is_paper },
  { "landscape", is_paper },
  { "per-page", is_paper },
  { "solutions", is_book },
  { "captions", is_book },
  { "candidates", is_book },
  { "theme", is_drawn },
  { "margin", is_drawn },
  { "coordinates", has_edge },
  { "transparent", may_be_transparent },
  { "presenting", may_present },
  { "title", always },
  { "footer", always },
};

bool
app_export_options_matters (const ExportChoices *choices, const char *choice)
{
  for (guint i = 0; i < G_N_ELEMENTS (choices_that_matter); i++)
    if (g_str_equal (choices_that_matter[i].choice, choice))
      return choices_that_matter[i].matters (choices);
  return false;
}

/* A row of any table of words begins with these. */
typedef struct
{
  const char *id, *name;
} Word;

static const Word *
way_word (const ExportChoices *choices, guint i)
{
  for (unsigned k = 0; k < export_n_ways; k++)
    if (export_way_can (&export_ways[k], choices->what) && i-- == 0)
      return (const Word *) &export_ways[k];
  return NULL;
}

/* Those that lead somewhere: where nobody has looked there is no step and no bookmark. */
static bool
span_word (const AppExportContent *stage, unsigned first, unsigned last, guint i, Word *out)
{
  for (unsigned span = first; span <= last; span++)
    if (app_export_content_span (stage, span) == span && i-- == 0)
      {
        *out = (Word){ export_spans[span].id, app_export_content_span_name (stage, span) };
        return true;
      }
  return false;
}

static const Word *
list_word (const char *choice, guint i)
{
  const struct
  {
    const char *choice;
    const void *first;
    size_t size;
    unsigned n;
  } lists[] = {
    { "every", export_paces, sizeof *export_paces, export_n_paces },
    { "unit", &export_units[EXPORT_UNIT_DOTS], sizeof *export_units,
      export_n_units - EXPORT_UNIT_DOTS },
    { "paper", export_papers, sizeof *export_papers, export_n_papers },
    { "solutions", export_solutions, sizeof *export_solutions, EXPORT_SOLUTIONS },
    { "theme", export_themes, sizeof *export_themes, PAINT_THEMES },
  };

  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    if (g_str_equal (lists[k].choice, choice) && i < lists[k].n)
      return (const Word *) (const void *) ((const char *) lists[k].first + i * lists[k].size);
  return NULL;
}

static bool
take (const Word *word, Word *out)
{
  if (word != NULL)
    *out = (Word){ word->id, _ (word->name) };
  return word != NULL;
}

/* The name is in the reader's language. */
static bool
find (const AppExportContent *stage,
      const ExportChoices *choices,
      const char *choice,
      guint i,
      Word *out)
{
  if (g_str_equal (choice, "format"))
    return take (way_word (choices, i), out);
  if (g_str_equal (choice, "at"))
    return span_word (stage, EXPORT_SPAN_START, EXPORT_SPAN_END, i, out);
  if (g_str_equal (choice, "from"))
    return span_word (stage, EXPORT_SPAN_START, EXPORT_SPAN_SOLUTION - 1, i, out);
  if (g_str_equal (choice, "to"))
    return span_word (stage, EXPORT_SPAN_HERE, EXPORT_SPAN_END, i, out);
  return take (list_word (choice, i), out);
}

bool
app_export_options_word (const AppExportContent *stage,
                         const ExportChoices *choices,
                         const char *choice,
                         guint i,
                         const char **out_id,
                         const char **out_name)
{
  Word word;

  if (!find (stage, choices, choice, i, &word))
    return false;
  *out_id = word.id;
  *out_name = word.name;
  return true;
}

/* What is as usual counts as chosen, though nobody said so. */
static void
add_chosen (const AppExportContent *stage,
            const ExportChoices *choices,
            const char *choice,
            BaseText *out)
{
  if (g_str_equal (choice, "theme"))
    base_text_add (out, export_themes[export_choices_theme (choices)].id);
  else if (g_str_equal (choice, "unit"))
    base_text_add (out, export_units[choices->unit].id);
  else if (g_str_equal (choice, "paper") && export_choices_paper (choices) < export_n_papers)
    base_text_add (out, export_papers[export_choices_paper (choices)].id);
  else if (g_str_equal (choice, "at"))
    base_text_add (out, export_spans[app_export_content_span (stage, choices->at)].id);
  else if (g_str_equal (choice, "from"))
    base_text_add (out, export_spans[app_export_content_span (stage, choices->from)].id);
  else if (g_str_equal (choice, "to"))
    base_text_add (out, export_spans[app_export_content_last_span (stage, choices->to)].id);
  else
    export_choices_add_value (choices, choice, out);
}

guint
app_export_options_chosen (const AppExportContent *stage,
                           const ExportChoices *choices,
                           const char *choice)
{
  BaseText chosen = BASE_TEXT_EMPTY;
  Word word;
  guint found = 0;

  add_chosen (stage, choices, choice, &chosen);
  for (guint i = 0; find (stage, choices, choice, i, &word); i++)
    if (g_str_equal (word.id, base_text_string (&chosen)))
      found = i;
  base_text_clear (&chosen);
  return found;
}
