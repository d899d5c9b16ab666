#include "app-print-choices.h"

void
app_print_choices_load (AppPrintChoices *out_choices, GSettings *settings)
{
  g_autofree char *saved = g_settings_get_string (settings, "print");

  export_choices_init (&out_choices->book);
  export_choices_read (&out_choices->book, saved);
  out_choices->book.way = export_way_find ("book");
  out_choices->collection_solutions = out_choices->book.solutions;
  out_choices->own_solution = (unsigned) g_settings_get_enum (settings, "print-own-solution");
}

void
app_print_choices_save (const AppPrintChoices *self, GSettings *settings)
{
  ExportChoices book = self->book; /* borrows its texts */
  BaseText text = BASE_TEXT_EMPTY;

  book.solutions = self->collection_solutions;
  export_choices_write (&book, &text);
  g_settings_set_string (settings, "print", base_text_string (&text));
  g_settings_set_enum (settings, "print-own-solution", (int) self->own_solution);
  base_text_clear (&text);
}

void
app_print_choices_clear (AppPrintChoices *self)
{
  export_choices_clear (&self->book);
}
