#include "ui-output-print-tab.h"

#include "ui-output-choice-rows.h"
#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

typedef struct
{
  AppPrintChoices *choices;
  void (*chosen) (gpointer data, UiOutputPrintWhat what);
  gpointer data;
  UiOutputPrintWhat offers[UI_OUTPUT_PRINTS]; /* of the list, from above */
  GtkWidget *what, *rows;
} PrintTab;

static const char *
title_of (UiOutputPrintWhat what)
{
  static const char *const titles[UI_OUTPUT_PRINTS] = {
    [UI_OUTPUT_PRINT_PUZZLE] = N_ ("The puzzle"),
    [UI_OUTPUT_PRINT_BOARD] = N_ ("The board as it stands"),
    [UI_OUTPUT_PRINT_COLLECTION] = N_ ("The collection %1"),
    [UI_OUTPUT_PRINT_PICTURE] = N_ ("The picture that is shown"),
  };

  return _ (titles[what]);
}

static UiOutputPrintWhat
current_offer (PrintTab *self)
{
  return self->offers[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->what))];
}

/* One puzzle and a collection each have their own place for solutions. */
static unsigned *
find_solutions (PrintTab *self)
{
  return current_offer (self) == UI_OUTPUT_PRINT_COLLECTION ? &self->choices->collection_solutions
                                                            : &self->choices->own_solution;
}

static void
show_what (PrintTab *self)
{
  const UiOutputPrintWhat what = current_offer (self);
  const bool all = what == UI_OUTPUT_PRINT_COLLECTION, book = all || what == UI_OUTPUT_PRINT_PUZZLE;
  UiOutputChoiceRows *rows = UI_OUTPUT_CHOICE_ROWS (self->rows);

  ui_output_choice_rows_set_sensitive (rows, "per-page", all);
  ui_output_choice_rows_set_sensitive (rows, "solutions", book);
  ui_output_choice_rows_set_sensitive (rows, "captions", book);
  ui_output_choice_rows_set_sensitive (rows, "candidates", book);
  ui_output_choice_rows_set_sensitive (rows, "coordinates", what != UI_OUTPUT_PRINT_PICTURE);
  self->choices->book.solutions = *find_solutions (self);
  ui_output_choice_rows_update (rows);
  self->chosen (self->data, what);
}

static void
store_solutions (PrintTab *self)
{
  *find_solutions (self) = self->choices->book.solutions;
}

static GtkWidget *
make_what (PrintTab *self, const UiOutputPrintSource *source, UiOutputPrintWhat first)
{
  GtkStringList *titles = gtk_string_list_new (NULL);
  const bool there[UI_OUTPUT_PRINTS] = { true, true, source->collection != NULL,
                                         source->picture != NULL };
  guint n = 0, selected = 0;

  for (UiOutputPrintWhat what = 0; what < UI_OUTPUT_PRINTS; what++)
    if (there[what])
      {
        BaseText title = BASE_TEXT_EMPTY;

        words_fill (&title, title_of (what),
                    WORDS_WITH (WORDS_TEXT (
                        source->collection_name != NULL ? source->collection_name : "")));
        gtk_string_list_append (titles, base_text_string (&title));
        base_text_clear (&title);
        selected = what == first ? n : selected;
        self->offers[n++] = what;
      }
  self->what = gtk_drop_down_new (G_LIST_MODEL (titles), NULL);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->what), selected);
  return self->what;
}

GtkWidget *
ui_output_print_tab_new (const UiOutputPrintSource *source,
                         AppPrintChoices *choices,
                         UiOutputPrintWhat what,
                         void (*chosen) (gpointer data, UiOutputPrintWhat what),
                         gpointer data)
{
  static const char *const names[] = {
    "per-page", "solutions", "captions", "title", "coordinates", "candidates", NULL,
  };
  GtkBox *form = ui_widgets_dialog_new_form (12);
  PrintTab *self = g_new0 (PrintTab, 1);

  *self = (PrintTab){ .choices = choices, .chosen = chosen, .data = data };
  g_object_set_data_full (G_OBJECT (form), "tab", self, g_free);
  gtk_widget_add_css_class (GTK_WIDGET (form), "form");
  ui_widgets_dialog_add_row (form, _ ("W_hat to print"), make_what (self, source, what));
  self->rows = ui_output_choice_rows_new (names, &choices->book, NULL);
  gtk_box_append (form, self->rows);
  show_what (self);
  g_signal_connect_swapped (self->what, "notify::selected", G_CALLBACK (show_what), self);
  g_signal_connect_swapped (self->rows, "changed", G_CALLBACK (store_solutions), self);
  return GTK_WIDGET (form);
}
