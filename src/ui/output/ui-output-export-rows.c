/* One table: a row of it is a choice and its control.  What a control says goes through the words of export-choices.h,
 * as if it had been typed. */
#include "ui-output-export-rows.h"

#include "app-export-options.h"
#include "ui-output-captions.h"
#include "ui-output-export-size.h"
#include "ui-widgets-dialog.h"
#include "words-gettext.h"

typedef enum
{
  LIST,
  SWITCH,
  NUMBER,
  LINE,
  CAPTIONS,
} RowKind;

typedef struct
{
  const char *choice;
  const char *label;
  RowKind kind;
  double least, most, step;
  guint digits;
} Row;

/* Two rows make a size. */
enum
{
  ROW_WIDTH = 7,
  ROW_HEIGHT = 8,
  ROW_UNIT = 9,
  ROW_DPI = 10,
  ROW_MARGIN = 18,
};

static const Row rows[] = {
  { "format", N_ ("_Format"), LIST, 0, 0, 0, 0 },
  { "at", N_ ("_Moment"), LIST, 0, 0, 0, 0 },
  { "from", N_ ("F_rom"), LIST, 0, 0, 0, 0 },
  { "to", N_ ("_To"), LIST, 0, 0, 0, 0 },
  { "every", N_ ("_Step by"), LIST, 0, 0, 0, 0 },
  { "speed", N_ ("Steps a _second"), NUMBER, 0.1, 50, 0.5, 1 },
  { "sentences", N_ ("Se_ntences below"), SWITCH, 0, 0, 0, 0 },
  [ROW_WIDTH] = { "size", N_ ("_Width"), NUMBER, 0, 8000, 10, 0 },
  [ROW_HEIGHT] = { "size", N_ ("_Height"), NUMBER, 0, 8000, 10, 0 },
  [ROW_UNIT] = { "unit", N_ ("_Unit"), LIST, 0, 0, 0, 0 },
  [ROW_DPI] = { "dpi", N_ ("_Dots per inch"), NUMBER, 10, 2400, 12, 0 },
  { "paper", N_ ("_Paper"), LIST, 0, 0, 0, 0 },
  { "landscape", N_ ("_Landscape"), SWITCH, 0, 0, 0, 0 },
  { "per-page", N_ ("O_n a page"), NUMBER, 1, EXPORT_MOST_A_PAGE, 1, 0 },
  { "solutions", N_ ("_Solutions"), LIST, 0, 0, 0, 0 },
  { "captions", N_ ("Beside each puzzle"), CAPTIONS, 0, 0, 0, 0 },
  { "candidates", N_ ("Fill in _candidates"), SWITCH, 0, 0, 0, 0 },
  { "theme", N_ ("Colou_rs"), LIST, 0, 0, 0, 0 },
  [ROW_MARGIN] = { "margin", N_ ("Mar_gin in %1"), NUMBER, -1, 2000, 1, 0 },
  { "coordinates", N_ ("Number ro_ws and columns"), SWITCH, 0, 0, 0, 0 },
  { "transparent", N_ ("Transparent _background"), SWITCH, 0, 0, 0, 0 },
  { "presenting", N_ ("Thick lines, _large letters"), SWITCH, 0, 0, 0, 0 },
  { "title", N_ ("T_itle"), LINE, 0, 0, 0, 0 },
  { "footer", N_ ("_Footer"), LINE, 0, 0, 0, 0 },
};

#define ROWS G_N_ELEMENTS (rows)

struct _UiOutputExportRows
{
  GtkWidget parent_instance;

  ExportChoices *choices;
  const AppExportContent *stage;
  GtkWidget *form, *controls[ROWS];
  bool filling;
};

G_DEFINE_FINAL_TYPE (UiOutputExportRows, ui_output_export_rows, GTK_TYPE_WIDGET)

static guint
row_of (UiOutputExportRows *self, gpointer control)
{
  guint i = 0;

  while (i + 1 < ROWS && self->controls[i] != control)
    i++;
  return i;
}

/* A number as export_choices_set () takes it. */
static void
set_number (UiOutputExportRows *self, const char *choice, double number)
{
  BaseText text = BASE_TEXT_EMPTY;

  export_decimal_add (number, &text);
  export_choices_set (self->choices, choice, base_text_string (&text));
  base_text_clear (&text);
}

static GtkSpinButton *
spin_of (UiOutputExportRows *self, guint row)
{
  return GTK_SPIN_BUTTON (self->controls[row]);
}

static void
take_size (UiOutputExportRows *self)
{
  ui_output_export_size_take (self->choices, spin_of (self, ROW_WIDTH), spin_of (self, ROW_HEIGHT));
}

/* Whether the list offers just that already: then it is left alone, for somebody may be choosing from it. */
static bool
offers (UiOutputExportRows *self, guint row, GListModel *model)
{
  const char *id, *name;
  guint i = 0;

  while (app_export_options_word (self->stage, self->choices, rows[row].choice, i, &id, &name))
    {
      const char *there =
          model != NULL ? gtk_string_list_get_string (GTK_STRING_LIST (model), i) : NULL;

      if (there == NULL || !g_str_equal (there, name))
        return false;
      i++;
    }
  return model != NULL && g_list_model_get_n_items (model) == i;
}

static void
fill_list (UiOutputExportRows *self, guint row)
{
  const char *choice = rows[row].choice, *id, *name;
  GtkDropDown *control = GTK_DROP_DOWN (self->controls[row]);
  g_autoptr (GtkStringList) list = NULL;

  if (!offers (self, row, gtk_drop_down_get_model (control)))
    {
      list = gtk_string_list_new (NULL);
      for (guint i = 0; app_export_options_word (self->stage, self->choices, choice, i, &id, &name);
           i++)
        gtk_string_list_append (list, name);
      gtk_drop_down_set_model (control, G_LIST_MODEL (list));
    }
  gtk_drop_down_set_selected (control,
                              app_export_options_chosen (self->stage, self->choices, choice));
}

static void
fill_switch (UiOutputExportRows *self, guint row)
{
  BaseText value = BASE_TEXT_EMPTY;

  export_choices_add_value (self->choices, rows[row].choice, &value);
  gtk_switch_set_active (GTK_SWITCH (self->controls[row]),
                         g_str_equal (base_text_string (&value), "true"));
  base_text_clear (&value);
}

static GtkLabel *
label_of (UiOutputExportRows *self, guint row)
{
  return GTK_LABEL (gtk_widget_get_prev_sibling (self->controls[row]));
}

static void
fill_number (UiOutputExportRows *self, guint row)
{
  GtkSpinButton *control = spin_of (self, row);
  BaseText value = BASE_TEXT_EMPTY;

  if (row == ROW_WIDTH)
    ui_output_export_size_show (self->choices, spin_of (self, ROW_WIDTH),
                                spin_of (self, ROW_HEIGHT));
  if (row == ROW_MARGIN)
    ui_output_export_size_show_margin (self->choices, control, label_of (self, row));
  if (row == ROW_WIDTH || row == ROW_HEIGHT || row == ROW_MARGIN)
    return;
  export_choices_add_value (self->choices, rows[row].choice, &value);
  gtk_spin_button_set_value (control, value.length > 0 ? g_ascii_strtod (value.bytes, NULL)
                                                       : rows[row].least);
  base_text_clear (&value);
}

static void
fill_line (UiOutputExportRows *self, guint row)
{
  BaseText value = BASE_TEXT_EMPTY;
  GtkEditable *control = GTK_EDITABLE (self->controls[row]);

  export_choices_add_value (self->choices, rows[row].choice, &value);
  if (!g_str_equal (gtk_editable_get_text (control), base_text_string (&value)))
    gtk_editable_set_text (control, base_text_string (&value));
  base_text_clear (&value);
}

static void
fill_captions (UiOutputExportRows *self, guint row)
{
  ui_output_captions_set (UI_OUTPUT_CAPTIONS (self->controls[row]), self->choices->captions);
}

void
ui_output_export_rows_update (UiOutputExportRows *self)
{
  static void (*const fill[]) (UiOutputExportRows * self, guint row) = {
    [LIST] = fill_list, [SWITCH] = fill_switch,     [NUMBER] = fill_number,
    [LINE] = fill_line, [CAPTIONS] = fill_captions,
  };

  self->filling = true;
  for (guint row = 0; row < ROWS; row++)
    {
      const bool matters = app_export_options_matters (self->choices, rows[row].choice);

      gtk_widget_set_visible (gtk_widget_get_parent (self->controls[row]), matters);
      fill[rows[row].kind](self, row);
    }
  self->filling = false;
}

/* What was chosen may leave less room for margins, or more. */
static void
tell (UiOutputExportRows *self)
{
  self->filling = true;
  fill_number (self, ROW_MARGIN);
  self->filling = false;
  g_signal_emit_by_name (self, "changed");
}

static void
chosen (UiOutputExportRows *self, GParamSpec *spec, GtkWidget *control)
{
  const guint row = row_of (self, control);
  const guint i = gtk_drop_down_get_selected (GTK_DROP_DOWN (control));
  const char *id, *name;

  (void) spec;
  if (self->filling
      || !app_export_options_word (self->stage, self->choices, rows[row].choice, i, &id, &name))
    return;
  if (row == ROW_UNIT)
    export_choices_say_in (self->choices, EXPORT_UNIT_DOTS + i);
  else
    export_choices_set (self->choices, rows[row].choice, id);
  ui_output_export_rows_update (self);
  tell (self);
}

static void
switched (UiOutputExportRows *self, GParamSpec *spec, GtkWidget *control)
{
  (void) spec;
  if (self->filling)
    return;
  export_choices_set (self->choices, rows[row_of (self, control)].choice,
                      gtk_switch_get_active (GTK_SWITCH (control)) ? "true" : "false");
  tell (self);
}

static void
numbered (UiOutputExportRows *self, GtkWidget *control)
{
  const guint row = row_of (self, control);

  if (self->filling)
    return;
  /* So many pixels are so many, though more of them go to the inch. */
  if (row == ROW_DPI && self->choices->unit == EXPORT_UNIT_DOTS)
    take_size (self);
  if (row == ROW_WIDTH || row == ROW_HEIGHT)
    take_size (self);
  else if (row == ROW_MARGIN)
    ui_output_export_size_take_margin (self->choices, spin_of (self, row));
  else
    set_number (self, rows[row].choice, gtk_spin_button_get_value (spin_of (self, row)));
  tell (self);
}

static void
written (UiOutputExportRows *self, GtkWidget *control)
{
  if (self->filling)
    return;
  export_choices_set (self->choices, rows[row_of (self, control)].choice,
                      gtk_editable_get_text (GTK_EDITABLE (control)));
  tell (self);
}

static void
ticked (UiOutputExportRows *self, GtkWidget *control)
{
  self->choices->captions = ui_output_captions_get (UI_OUTPUT_CAPTIONS (control));
  tell (self);
}

static GtkWidget *
make_number (UiOutputExportRows *self, const Row *row)
{
  GtkWidget *control = ui_widgets_spin_button_new (row->least, row->most, row->step);

  gtk_spin_button_set_digits (GTK_SPIN_BUTTON (control), row->digits);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (control), row->least >= 0);
  if (row == &rows[ROW_MARGIN])
    ui_output_export_size_make_margin (GTK_SPIN_BUTTON (control));
  g_signal_connect_swapped (control, "value-changed", G_CALLBACK (numbered), self);
  return control;
}

static GtkWidget *
make_list (UiOutputExportRows *self)
{
  GtkWidget *control = gtk_drop_down_new (NULL, NULL);

  g_signal_connect_swapped (control, "notify::selected", G_CALLBACK (chosen), self);
  return control;
}

static GtkWidget *
make_control (UiOutputExportRows *self, const Row *row)
{
  GtkWidget *control;

  switch (row->kind)
    {
    case LIST:
      return make_list (self);
    case NUMBER:
      return make_number (self, row);
    case SWITCH:
      control = gtk_switch_new ();
      g_signal_connect_swapped (control, "notify::active", G_CALLBACK (switched), self);
      return control;
    case CAPTIONS:
      control = ui_output_captions_new ();
      g_signal_connect_swapped (control, "changed", G_CALLBACK (ticked), self);
      return control;
    default:
      control = gtk_entry_new ();
      g_signal_connect_swapped (control, "changed", G_CALLBACK (written), self);
      return control;
    }
}

static void
ui_output_export_rows_dispose (GObject *object)
{
  UI_OUTPUT_EXPORT_ROWS (object)->filling = true;
  ui_widgets_drop_children (GTK_WIDGET (object));
  G_OBJECT_CLASS (ui_output_export_rows_parent_class)->dispose (object);
}

static void
ui_output_export_rows_class_init (UiOutputExportRowsClass *class)
{
  G_OBJECT_CLASS (class)->dispose = ui_output_export_rows_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (class), GTK_TYPE_BIN_LAYOUT);
  g_signal_new ("changed", UI_TYPE_OUTPUT_EXPORT_ROWS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
}

static void
ui_output_export_rows_init (UiOutputExportRows *self)
{
  self->form = GTK_WIDGET (ui_widgets_dialog_new_form (8));
  gtk_widget_set_parent (self->form, GTK_WIDGET (self));
  for (guint i = 0; i < ROWS; i++)
    {
      self->controls[i] = make_control (self, &rows[i]);
      ui_widgets_dialog_add_row (GTK_BOX (self->form), _ (rows[i].label), self->controls[i]);
      if (rows[i].kind == LINE)
        {
          gtk_widget_set_halign (self->controls[i], GTK_ALIGN_FILL);
          gtk_widget_set_hexpand (self->controls[i], TRUE);
        }
    }
}

GtkWidget *
ui_output_export_rows_new (ExportChoices *choices, const AppExportContent *stage)
{
  UiOutputExportRows *self = g_object_new (UI_TYPE_OUTPUT_EXPORT_ROWS, NULL);

  self->choices = choices;
  self->stage = stage;
  if (choices->unit == EXPORT_UNIT_PX)
    export_choices_say_in (choices, EXPORT_UNIT_DOTS);
  ui_output_export_rows_update (self);
  return GTK_WIDGET (self);
}
