#include "app-export-options.h"

#include "words-gettext.h"

/* Finds the span that number `span` stands for, if the choice is one of the three moments; else
 * false.  A span that the content lacks is replaced by another one. */
static bool
find_span (const AppExportContent *content,
           const ExportChoice *choice,
           unsigned span,
           unsigned *out_span)
{
  if (g_str_equal (choice->name, "at") || g_str_equal (choice->name, "from"))
    *out_span = app_export_content_span (content, span);
  else if (g_str_equal (choice->name, "to"))
    *out_span = app_export_content_last_span (content, span);
  else
    return false;
  return true;
}

bool
app_export_options_word (const AppExportContent *content,
                         const ExportChoices *choices,
                         const ExportChoice *choice,
                         guint i,
                         ExportWord *out_word)
{
  unsigned span;

  for (unsigned k = 0; choice->word (choices, k, out_word); k++)
    {
      const unsigned number = choice->first_word + k;
      const bool is_span = find_span (content, choice, number, &span);

      if (is_span && app_export_content_span (content, number) != number)
        continue;
      if (i-- > 0)
        continue;
      out_word->name =
          is_span ? app_export_content_span_name (content, number) : _ (out_word->name);
      return true;
    }
  return false;
}

/* A moment is stored as a number, which may stand for another word now than the one that was
 * chosen. */
static void
add_value_in_force (const AppExportContent *content,
                    const ExportChoices *choices,
                    const ExportChoice *choice,
                    BaseText *out)
{
  const unsigned *number = (const void *) ((const char *) choices + choice->offset);
  const bool is_field = choice->kind == EXPORT_CHOICE_WORD && choice->set == NULL;
  unsigned span;

  if (is_field && find_span (content, choice, *number, &span))
    base_text_add (out, export_spans[span].id);
  else
    export_choice_add_in_force (choice, choices, out);
}

guint
app_export_options_chosen (const AppExportContent *content,
                           const ExportChoices *choices,
                           const ExportChoice *choice)
{
  BaseText chosen = BASE_TEXT_EMPTY;
  ExportWord word;
  guint found = 0;

  add_value_in_force (content, choices, choice, &chosen);
  for (guint i = 0; app_export_options_word (content, choices, choice, i, &word); i++)
    if (g_str_equal (word.id, base_text_string (&chosen)))
      found = i;
  base_text_clear (&chosen);
  return found;
}
