/* The lists of words from which choices are made. */
#include "export-choice-private.h"

/* Whether number `i` is in a list of `n`; if so, copies the word. */
static bool
copy_word (unsigned i, unsigned n, const char *id, const char *name, ExportWord *out_word)
{
  if (i < n)
    *out_word = (ExportWord){ id, name };
  return i < n;
}

bool
export_choice_word_what (const ExportChoices *choices, unsigned i, ExportWord *out_word)
{
  const ExportKind kind = export_kind (i < EXPORT_KINDS ? i : 0);

  (void) choices;
  return copy_word (i, EXPORT_KINDS, kind.id, kind.name, out_word);
}

bool
export_choice_word_format (const ExportChoices *choices, unsigned i, ExportWord *out_word)
{
  for (unsigned k = 0; k < export_n_ways; k++)
    if ((choices == NULL || export_way_can (&export_ways[k], choices->what)) && i-- == 0)
      return copy_word (0, 1, export_ways[k].id, export_ways[k].name, out_word);
  return false;
}

bool
export_choice_word_theme (const ExportChoices *choices, unsigned i, ExportWord *out_word)
{
  const ExportWord *theme = &export_themes[i < PAINT_THEMES ? i : 0];

  (void) choices;
  return copy_word (i, PAINT_THEMES, theme->id, theme->name, out_word);
}

/* The pictures that show a reason, which come first. */
bool
export_choice_word_reason (const ExportChoices *choices, unsigned i, ExportWord *out_word)
{
  const PaintPictureKind kind = i <= PAINT_PICTURE_MATRIX ? (PaintPictureKind) i : 0;

  (void) choices;
  return copy_word (i, PAINT_PICTURE_MATRIX + 1, paint_picture_id (kind), paint_picture_name (kind),
                    out_word);
}

/* Span number `first` + `i`, before `end`. */
static bool
span_word (unsigned first, unsigned end, unsigned i, ExportWord *out_word)
{
  const ExportWord *span = &export_spans[first + i < end ? first + i : first];

  return copy_word (i, end - first, span->id, span->name, out_word);
}

bool
export_choice_word_span (const ExportChoices *choices, unsigned i, ExportWord *out_word)
{
  (void) choices;
  return span_word (0, EXPORT_SPANS, i, out_word);
}

bool
export_choice_word_first_span (const ExportChoices *choices, unsigned i, ExportWord *out_word)
{
  (void) choices;
  return span_word (0, EXPORT_SPAN_SOLUTION, i, out_word);
}

bool
export_choice_word_last_span (const ExportChoices *choices, unsigned i, ExportWord *out_word)
{
  (void) choices;
  return span_word (EXPORT_SPAN_HERE, EXPORT_SPANS, i, out_word);
}

bool
export_choice_word_pace (const ExportChoices *choices, unsigned i, ExportWord *out_word)
{
  const ExportPace *pace = &export_paces[i < export_n_paces ? i : 0];

  (void) choices;
  return copy_word (i, export_n_paces, pace->id, pace->name, out_word);
}

bool
export_choice_word_paper (const ExportChoices *choices, unsigned i, ExportWord *out_word)
{
  const ExportPaper *paper = &export_papers[i < export_n_papers ? i : 0];

  (void) choices;
  return copy_word (i, export_n_papers, paper->id, paper->name, out_word);
}

bool
export_choice_word_solutions (const ExportChoices *choices, unsigned i, ExportWord *out_word)
{
  const ExportWord *place = &export_solutions[i < EXPORT_SOLUTIONS ? i : 0];

  (void) choices;
  return copy_word (i, EXPORT_SOLUTIONS, place->id, place->name, out_word);
}

bool
export_choice_word_caption (const ExportChoices *choices, unsigned i, ExportWord *out_word)
{
  const ExportWord *caption = &export_captions[i < EXPORT_CAPTIONS ? i : 0];

  (void) choices;
  return copy_word (i, EXPORT_CAPTIONS, caption->id, caption->name, out_word);
}
