#include "ui-output-print-tab.h"

#include "export-book.h"
#include "ui-output-captions.h"
#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

typedef struct
{
  GSettings *choices;
  void (*chosen) (gpointer data, UiOutputPrintWhat what);
  gpointer data;
  UiOutputPrintWhat offers[UI_OUTPUT_PRINTS]; /* of the list, from above */
  GtkWidget *what, *per_page, *solutions, *captions, *coordinates, *candidates;
} Tab;

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
current (Tab *self)
{
  return self->offers[gtk_drop_down_get_selected (GTK_DROP_DOWN (self->what))];
}

/* Of one puzzle the solutions are another choice than of many. */
static const char *
solutions_key (Tab *self)
{
  return current (self) == UI_OUTPUT_PRINT_COLLECTION ? "print-solutions" : "print-own-solution";
}

static void
what_chosen (Tab *self)
{
  const UiOutputPrintWhat what = current (self);
  const bool all = what == UI_OUTPUT_PRINT_COLLECTION, book = all || what == UI_OUTPUT_PRINT_PUZZLE;

  gtk_widget_set_sensitive (self->per_page, all);
  gtk_widget_set_sensitive (self->solutions, book);
  gtk_widget_set_sensitive (self->captions, book);
  gtk_widget_set_sensitive (self->candidates, book);
  gtk_widget_set_sensitive (self->coordinates, what != UI_OUTPUT_PRINT_PICTURE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->solutions),
                              (guint) g_settings_get_enum (self->choices, solutions_key (self)));
  self->chosen (self->data, what);
}

static void
solutions_chosen (Tab *self)
{
  guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->solutions));

  g_settings_set_enum (self->choices, solutions_key (self), (int) chosen);
}

static GtkWidget *
make_what (Tab *self, const UiOutputPrintSource *source, UiOutputPrintWhat first)
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

static GtkWidget *
make_solutions (Tab *self)
{
  const char *places[EXPORT_SOLUTIONS + 1] = {
    [EXPORT_SOLUTIONS_NONE] = _ ("Nowhere"),
    [EXPORT_SOLUTIONS_BACK] = _ ("Behind each page"),
    [EXPORT_SOLUTIONS_FOOT] = _ ("Upside down at the foot"),
    [EXPORT_SOLUTIONS_LAST] = _ ("On the last pages"),
  };

  self->solutions = gtk_drop_down_new_from_strings (places);
  return self->solutions;
}

static void
caption_toggled (Tab *self)
{
  g_settings_set_flags (self->choices, "print-captions",
                        ui_output_captions_get (UI_OUTPUT_CAPTIONS (self->captions)));
}

static GtkWidget *
make_captions (Tab *self)
{
  self->captions = ui_output_captions_new ();
  ui_output_captions_set (UI_OUTPUT_CAPTIONS (self->captions),
                          g_settings_get_flags (self->choices, "print-captions"));
  g_signal_connect_swapped (self->captions, "changed", G_CALLBACK (caption_toggled), self);
  return self->captions;
}

static GtkWidget *
make_title (Tab *self)
{
  GtkWidget *entry = gtk_entry_new ();

  g_settings_bind (self->choices, "print-title", entry, "text", G_SETTINGS_BIND_DEFAULT);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 24);
  return entry;
}

static GtkWidget *
make_switch (Tab *self, const char *key)
{
  GtkWidget *control = gtk_switch_new ();

  g_settings_bind (self->choices, key, control, "active", G_SETTINGS_BIND_DEFAULT);
  return control;
}

static void
fill (Tab *self, GtkBox *form, const UiOutputPrintSource *source, UiOutputPrintWhat first)
{
  self->per_page = ui_widgets_spin_button_new (1, EXPORT_MOST_A_PAGE, 1);
  g_settings_bind (self->choices, "print-per-page", self->per_page, "value",
                   G_SETTINGS_BIND_DEFAULT);
  ui_widgets_dialog_add_row (form, _ ("_What"), make_what (self, source, first));
  ui_widgets_dialog_add_row (form, _ ("Puzzles to a pa_ge"), self->per_page);
  ui_widgets_dialog_add_row (form, _ ("_Solutions, small"), make_solutions (self));
  ui_widgets_dialog_add_row (form, _ ("Beside each puzzle"), make_captions (self));
  ui_widgets_dialog_add_row (form, _ ("_Title above each page"), make_title (self));
  self->coordinates = make_switch (self, "print-coordinates");
  self->candidates = make_switch (self, "print-candidates");
  ui_widgets_dialog_add_row (form, _ ("_Rows and columns at the edges"), self->coordinates);
  ui_widgets_dialog_add_row (form, _ ("_Candidates in empty cells"), self->candidates);
}

GtkWidget *
ui_output_print_tab_new (const UiOutputPrintSource *source,
                         GSettings *choices,
                         UiOutputPrintWhat what,
                         void (*chosen) (gpointer data, UiOutputPrintWhat what),
                         gpointer data)
{
  GtkBox *form = ui_widgets_dialog_new_form (12);
  Tab *self = g_new0 (Tab, 1);

  *self = (Tab){ .choices = choices, .chosen = chosen, .data = data };
  g_object_set_data_full (G_OBJECT (form), "tab", self, g_free);
  gtk_widget_add_css_class (GTK_WIDGET (form), "form");
  fill (self, form, source, what);
  what_chosen (self);
  g_signal_connect_swapped (self->what, "notify::selected", G_CALLBACK (what_chosen), self);
  g_signal_connect_swapped (self->solutions, "notify::selected", G_CALLBACK (solutions_chosen),
                            self);
  return GTK_WIDGET (form);
}
