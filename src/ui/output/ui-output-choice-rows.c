/* A control writes a text into the choices, as if the text came from the command line.  A size is
 * the one choice with several controls: width, height and unit. */
#include "ui-output-choice-rows.h"

#include "app-export-options.h"
#include "ui-output-captions.h"
#include "ui-output-export-size.h"
#include "ui-widgets-dialog.h"
#include "words-gettext.h"

#define MOST_ROWS 32

typedef struct
{
  const ExportChoice *choice;
  GtkWidget *control;
} Row;

struct _UiOutputChoiceRows
{
  GtkWidget parent_instance;

  ExportChoices *choices;
  const AppExportContent *content;
  GtkWidget *form;
  Row rows[MOST_ROWS];
  guint n_rows;
  GtkSpinButton *width, *height; /* of the size, or NULL */
  GtkWidget *unit;
  GtkWidget *margin; /* or NULL */
  bool filling;
};

G_DEFINE_FINAL_TYPE (UiOutputChoiceRows, ui_output_choice_rows, GTK_TYPE_WIDGET)

static const ExportChoice *
find_choice_of_control (UiOutputChoiceRows *self, GtkWidget *control)
{
  guint i = 0;

  while (i + 1 < self->n_rows && self->rows[i].control != control)
    i++;
  return self->rows[i].choice;
}

static void
store_number (UiOutputChoiceRows *self, const ExportChoice *choice, double number)
{
  BaseText text = BASE_TEXT_EMPTY;

  export_decimal_add (number, &text);
  export_choice_set (choice, self->choices, base_text_string (&text));
  base_text_clear (&text);
}

/* Whether the list shows exactly these words already.  If so it is left alone, since the user can
 * be choosing from it. */
static bool
list_is_current (UiOutputChoiceRows *self, const ExportChoice *choice, GListModel *model)
{
  ExportWord word;
  guint i = 0;

  for (; app_export_options_word (self->content, self->choices, choice, i, &word); i++)
    {
      const char *shown =
          model != NULL ? gtk_string_list_get_string (GTK_STRING_LIST (model), i) : NULL;

      if (shown == NULL || !g_str_equal (shown, word.name))
        return false;
    }
  return model != NULL && g_list_model_get_n_items (model) == i;
}

static void
show_word (UiOutputChoiceRows *self, const Row *row)
{
  GtkDropDown *control = GTK_DROP_DOWN (row->control);
  ExportWord word;

  if (!list_is_current (self, row->choice, gtk_drop_down_get_model (control)))
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

      for (guint i = 0;
           app_export_options_word (self->content, self->choices, row->choice, i, &word); i++)
        gtk_string_list_append (list, word.name);
      gtk_drop_down_set_model (control, G_LIST_MODEL (list));
    }
  gtk_drop_down_set_selected (
      control, app_export_options_chosen (self->content, self->choices, row->choice));
}

static void
show_number (UiOutputChoiceRows *self, const Row *row)
{
  BaseText value = BASE_TEXT_EMPTY;

  export_choice_add (row->choice, self->choices, &value);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (row->control),
                             value.length > 0 ? g_ascii_strtod (value.bytes, NULL)
                                              : row->choice->least);
  base_text_clear (&value);
}

static void
show_text (UiOutputChoiceRows *self, const Row *row)
{
  GtkEditable *control = GTK_EDITABLE (row->control);
  BaseText value = BASE_TEXT_EMPTY;

  export_choice_add (row->choice, self->choices, &value);
  if (!g_str_equal (gtk_editable_get_text (control), base_text_string (&value)))
    gtk_editable_set_text (control, base_text_string (&value));
  base_text_clear (&value);
}

static void
show_flag (UiOutputChoiceRows *self, const Row *row)
{
  BaseText value = BASE_TEXT_EMPTY;

  export_choice_add (row->choice, self->choices, &value);
  gtk_switch_set_active (GTK_SWITCH (row->control),
                         g_str_equal (base_text_string (&value), "true"));
  base_text_clear (&value);
}

static void
show_size (UiOutputChoiceRows *self)
{
  ui_output_export_size_show (self->choices, self->width, self->height);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->unit), self->choices->unit - EXPORT_UNIT_DOTS);
}

static void
show_margin (UiOutputChoiceRows *self)
{
  ui_output_export_size_show_margin (self->choices, GTK_SPIN_BUTTON (self->margin),
                                     GTK_LABEL (gtk_widget_get_prev_sibling (self->margin)));
}

static void
show_row (UiOutputChoiceRows *self, const Row *row)
{
  switch (row->choice->kind)
    {
    case EXPORT_CHOICE_FLAG:
      show_flag (self, row);
      break;
    case EXPORT_CHOICE_TEXT:
      show_text (self, row);
      break;
    case EXPORT_CHOICE_NUMBER:
      show_number (self, row);
      break;
    case EXPORT_CHOICE_WORD:
      show_word (self, row);
      break;
    case EXPORT_CHOICE_WORDS:
      ui_output_captions_set (UI_OUTPUT_CAPTIONS (row->control), self->choices->captions);
      break;
    case EXPORT_CHOICE_LENGTH:
      show_margin (self);
      break;
    case EXPORT_CHOICE_SIZE:
      show_size (self);
      break;
    }
}

static void
set_row_visible (GtkWidget *control, bool visible)
{
  gtk_widget_set_visible (gtk_widget_get_parent (control), visible);
}

void
ui_output_choice_rows_update (UiOutputChoiceRows *self)
{
  self->filling = true;
  for (guint i = 0; i < self->n_rows; i++)
    {
      const Row *row = &self->rows[i];
      const bool matters = row->choice->matters == NULL || row->choice->matters (self->choices);

      set_row_visible (row->control, matters);
      if (row->choice->kind == EXPORT_CHOICE_SIZE)
        {
          set_row_visible (GTK_WIDGET (self->height), matters);
          set_row_visible (self->unit, matters);
        }
      show_row (self, row);
    }
  self->filling = false;
}

void
ui_output_choice_rows_set_sensitive (UiOutputChoiceRows *self, const char *name, bool sensitive)
{
  for (guint i = 0; i < self->n_rows; i++)
    if (g_str_equal (self->rows[i].choice->name, name))
      gtk_widget_set_sensitive (self->rows[i].control, sensitive);
}

/* A choice can change the room for margins. */
static void
emit_choice_changed (UiOutputChoiceRows *self)
{
  self->filling = true;
  if (self->margin != NULL)
    show_margin (self);
  self->filling = false;
  g_signal_emit_by_name (self, "changed");
}

static void
word_selected (UiOutputChoiceRows *self, GParamSpec *spec, GtkWidget *control)
{
  const ExportChoice *choice = find_choice_of_control (self, control);
  const guint i = gtk_drop_down_get_selected (GTK_DROP_DOWN (control));
  ExportWord word;

  (void) spec;
  if (self->filling || !app_export_options_word (self->content, self->choices, choice, i, &word))
    return;
  export_choice_set (choice, self->choices, word.id);
  ui_output_choice_rows_update (self);
  emit_choice_changed (self);
}

static void
unit_selected (UiOutputChoiceRows *self)
{
  const guint i = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->unit));

  if (self->filling || i == GTK_INVALID_LIST_POSITION)
    return;
  export_choices_say_in (self->choices, EXPORT_UNIT_DOTS + i);
  ui_output_choice_rows_update (self);
  emit_choice_changed (self);
}

static void
flag_switched (UiOutputChoiceRows *self, GParamSpec *spec, GtkWidget *control)
{
  (void) spec;
  if (self->filling)
    return;
  export_choice_set (find_choice_of_control (self, control), self->choices,
                     gtk_switch_get_active (GTK_SWITCH (control)) ? "true" : "false");
  emit_choice_changed (self);
}

static void
size_changed (UiOutputChoiceRows *self)
{
  if (self->filling)
    return;
  ui_output_export_size_take (self->choices, self->width, self->height);
  emit_choice_changed (self);
}

static void
margin_changed (UiOutputChoiceRows *self)
{
  if (self->filling)
    return;
  ui_output_export_size_take_margin (self->choices, GTK_SPIN_BUTTON (self->margin));
  emit_choice_changed (self);
}

static void
number_changed (UiOutputChoiceRows *self, GtkWidget *control)
{
  const ExportChoice *choice = find_choice_of_control (self, control);

  if (self->filling)
    return;
  /* A size in pixels stays that many pixels when more of them go to the inch. */
  if (g_str_equal (choice->name, "dpi") && self->width != NULL
      && self->choices->unit == EXPORT_UNIT_DOTS)
    ui_output_export_size_take (self->choices, self->width, self->height);
  store_number (self, choice, gtk_spin_button_get_value (GTK_SPIN_BUTTON (control)));
  emit_choice_changed (self);
}

static void
text_changed (UiOutputChoiceRows *self, GtkWidget *control)
{
  if (self->filling)
    return;
  export_choice_set (find_choice_of_control (self, control), self->choices,
                     gtk_editable_get_text (GTK_EDITABLE (control)));
  emit_choice_changed (self);
}

static void
captions_changed (UiOutputChoiceRows *self, GtkWidget *control)
{
  self->choices->captions = ui_output_captions_get (UI_OUTPUT_CAPTIONS (control));
  emit_choice_changed (self);
}

static GtkWidget *
make_spin_button (UiOutputChoiceRows *self, const ExportChoice *choice, GCallback changed)
{
  GtkWidget *control = ui_widgets_spin_button_new (choice->least, choice->most, choice->step);

  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (control), choice->digits);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (control), choice->least >= 0);
  g_signal_connect_swapped (control, "value-changed", changed, self);
  return control;
}

static GtkWidget *
make_control (UiOutputChoiceRows *self, const ExportChoice *choice)
{
  GtkWidget *control;

  switch (choice->kind)
    {
    case EXPORT_CHOICE_WORD:
      control = gtk_drop_down_new (NULL, NULL);
      g_signal_connect_swapped (control, "notify::selected", G_CALLBACK (word_selected), self);
      return control;
    case EXPORT_CHOICE_NUMBER:
      return make_spin_button (self, choice, G_CALLBACK (number_changed));
    case EXPORT_CHOICE_LENGTH:
      self->margin = make_spin_button (self, choice, G_CALLBACK (margin_changed));
      ui_output_export_size_make_margin (GTK_SPIN_BUTTON (self->margin));
      return self->margin;
    case EXPORT_CHOICE_SIZE:
      self->width = GTK_SPIN_BUTTON (make_spin_button (self, choice, G_CALLBACK (size_changed)));
      return GTK_WIDGET (self->width);
    case EXPORT_CHOICE_FLAG:
      control = gtk_switch_new ();
      g_signal_connect_swapped (control, "notify::active", G_CALLBACK (flag_switched), self);
      return control;
    case EXPORT_CHOICE_WORDS:
      control = ui_output_captions_new ();
      g_signal_connect_swapped (control, "changed", G_CALLBACK (captions_changed), self);
      return control;
    default:
      control = gtk_entry_new ();
      g_signal_connect_swapped (control, "changed", G_CALLBACK (text_changed), self);
      return control;
    }
}

static GtkWidget *
make_units (UiOutputChoiceRows *self)
{
  GtkStringList *names = gtk_string_list_new (NULL);
  GtkWidget *control;

  for (guint i = EXPORT_UNIT_DOTS; i < export_n_units; i++)
    gtk_string_list_append (names, _ (export_units[i].name));
  control = gtk_drop_down_new (G_LIST_MODEL (names), NULL);
  g_signal_connect_swapped (control, "notify::selected", G_CALLBACK (unit_selected), self);
  return control;
}

static void
add_choice_row (UiOutputChoiceRows *self, const ExportChoice *choice)
{
  GtkWidget *control = make_control (self, choice);

  self->rows[self->n_rows++] = (Row){ choice, control };
  ui_widgets_dialog_add_row (GTK_BOX (self->form), _ (choice->label), control);
  if (choice->kind == EXPORT_CHOICE_TEXT)
    {
      gtk_widget_set_halign (control, GTK_ALIGN_FILL);
      gtk_widget_set_hexpand (control, TRUE);
    }
  if (choice->kind == EXPORT_CHOICE_SIZE)
    {
      self->height = GTK_SPIN_BUTTON (make_spin_button (self, choice, G_CALLBACK (size_changed)));
      self->unit = make_units (self);
      ui_widgets_dialog_add_row (GTK_BOX (self->form), _ ("_Height"), GTK_WIDGET (self->height));
      ui_widgets_dialog_add_row (GTK_BOX (self->form), _ ("_Unit"), self->unit);
    }
}

static void
ui_output_choice_rows_dispose (GObject *object)
{
  UI_OUTPUT_CHOICE_ROWS (object)->filling = true;
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_output_choice_rows_parent_class)->dispose (object);
}

static void
ui_output_choice_rows_class_init (UiOutputChoiceRowsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = ui_output_choice_rows_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
  g_signal_new ("changed", UI_TYPE_OUTPUT_CHOICE_ROWS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
ui_output_choice_rows_init (UiOutputChoiceRows *self)
{
  self->form = GTK_WIDGET (ui_widgets_dialog_new_form (8));
  gtk_widget_set_parent (self->form, GTK_WIDGET (self));
}

void
ui_output_choice_rows_fill (UiOutputChoiceRows *self,
                            const char *const *names,
                            ExportChoices *choices,
                            const AppExportContent *content)
{
  self->choices = choices;
  self->content = content;
  if (choices->unit == EXPORT_UNIT_PX)
    export_choices_say_in (choices, EXPORT_UNIT_DOTS);
  self->filling = true;
  for (; *names != NULL; names++)
    add_choice_row (self, export_choice_find (*names, strlen (*names)));
  ui_output_choice_rows_update (self);
}
