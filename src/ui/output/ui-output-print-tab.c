#include "ui-output-print-tab.h"

#include "ui-output-choice-rows.h"
#include "ui-widgets-form-row.h"
#include "words-fill.h"
#include "words-gettext.h"

struct _UiOutputPrintTab
{
  GtkBox parent_instance;

  AppPrintChoices *choices;
  void (*chosen) (gpointer data, UiOutputPrintWhat what);
  gpointer data;
  UiOutputPrintWhat offers[UI_OUTPUT_PRINTS]; /* entries of the list, from top to bottom */
  GtkWidget *what, *rows;
};

#define UI_TYPE_OUTPUT_PRINT_TAB (ui_output_print_tab_get_type ())
G_DECLARE_FINAL_TYPE (UiOutputPrintTab, ui_output_print_tab, UI, OUTPUT_PRINT_TAB, GtkBox)
G_DEFINE_FINAL_TYPE (UiOutputPrintTab, ui_output_print_tab, GTK_TYPE_BOX)

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
current_offer (UiOutputPrintTab *self)
{
  return self->offers[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->what))];
}

/* One puzzle and a collection each have their own setting for solutions. */
static unsigned *
find_solutions (UiOutputPrintTab *self)
{
  return current_offer (self) == UI_OUTPUT_PRINT_COLLECTION ? &self->choices->collection_solutions
                                                            : &self->choices->own_solution;
}

static void
show_what (UiOutputPrintTab *self)
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
store_solutions (UiOutputPrintTab *self)
{
  *find_solutions (self) = self->choices->book.solutions;
}

static void
fill_what (UiOutputPrintTab *self, const UiOutputPrintSource *source, UiOutputPrintWhat first)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
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
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->what), G_LIST_MODEL (titles));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->what), selected);
}

static void
ui_output_print_tab_class_init (UiOutputPrintTabClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (UI_TYPE_OUTPUT_CHOICE_ROWS);
  g_type_ensure (UI_TYPE_WIDGETS_FORM_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/print-tab.ui");
  gtk_widget_class_bind_template_child (widget_class, UiOutputPrintTab, what);
  gtk_widget_class_bind_template_child (widget_class, UiOutputPrintTab, rows);
  gtk_widget_class_bind_template_callback (widget_class, store_solutions);
}

static void
ui_output_print_tab_init (UiOutputPrintTab *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  UiOutputPrintTab *self = g_object_new (UI_TYPE_OUTPUT_PRINT_TAB, NULL);

  self->choices = choices;
  self->chosen = chosen;
  self->data = data;
  fill_what (self, source, what);
  ui_output_choice_rows_fill (UI_OUTPUT_CHOICE_ROWS (self->rows), names, &choices->book, NULL);
  show_what (self);
  g_signal_connect_swapped (self->what, "notify::selected", G_CALLBACK (show_what), self);
  return GTK_WIDGET (self);
}
