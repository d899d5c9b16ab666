#include "ui-output-export-form.h"

#include "ui-output-choice-rows.h"
#include "ui-widgets-wrap.h"
#include "words-gettext.h"

/* All kinds of pictures; the collection has the index behind them. */
#define KINDS EXPORT_KINDS

struct _UiOutputExportForm
{
  GtkBox parent_instance;

  ExportChoices *choices;
  const AppExportContent *stage;
  GtkWidget *of_puzzle, *of_dance, *of_path, *of_collection; /* kinds of pictures */
  GtkWidget *kinds[KINDS + 1], *why, *rows;
  bool filling;
};

G_DEFINE_FINAL_TYPE (UiOutputExportForm, ui_output_export_form, GTK_TYPE_BOX)

static bool
is_book_chosen (const ExportChoices *choices)
{
  return choices->way->kind == EXPORT_BOOK;
}

static AppExportFault
lacks (UiOutputExportForm *self, unsigned kind)
{
  if (kind < KINDS)
    return app_export_content_lacks (self->stage, kind);
  return app_export_content_source (self->stage)->collection != NULL ? APP_EXPORT_GOOD
                                                                     : APP_EXPORT_NO_COLLECTION;
}

/* A choice that is not available shows its reason: in a tooltip, to a screen reader, and below all
 * other choices. */
void
ui_output_export_form_update (UiOutputExportForm *self)
{
  GString *why = g_string_new (NULL);

  for (unsigned kind = 0; kind <= KINDS; kind++)
    {
      const AppExportFault fault = lacks (self, kind);
      const char *sentence = app_export_fault_sentence (fault);

      gtk_widget_set_sensitive (self->kinds[kind], fault == APP_EXPORT_GOOD);
      gtk_widget_set_tooltip_text (self->kinds[kind], *sentence != '\0' ? sentence : NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->kinds[kind]),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
      if (*sentence != '\0' && strstr (why->str, sentence) == NULL)
        g_string_append_printf (why, "%s%s", why->len > 0 ? " " : "", sentence);
    }
  gtk_label_set_label (GTK_LABEL (self->why), why->str);
  gtk_widget_set_visible (self->why, why->len > 0);
  g_string_free (why, TRUE);
}

static void
emit_form_changed (UiOutputExportForm *self)
{
  g_signal_emit_by_name (self, "changed");
}

static void
kind_chosen (UiOutputExportForm *self)
{
  ExportChoices *choices = self->choices;

  if (self->filling)
    return;
  export_choices_note_way (choices);
  for (unsigned kind = 0; kind < KINDS; kind++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->kinds[kind])))
      {
        choices->what = kind;
        export_choices_recall_way (choices);
      }
  if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->kinds[KINDS])))
    choices->way = export_way_find ("book");
  ui_output_choice_rows_update (UI_OUTPUT_CHOICE_ROWS (self->rows));
  emit_form_changed (self);
}

static void
take_toggled_choice (GtkCheckButton *button, UiOutputExportForm *self)
{
  if (gtk_check_button_get_active (button))
    kind_chosen (self);
}

/* Moves to the next choice that is available.  GTK moves by position only, and would stop at the
 * end of a row. */
static gboolean
move_to_choice (UiOutputExportForm *self,
                guint key,
                guint code,
                GdkModifierType held,
                GtkEventController *keys)
{
  const bool mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const guint onward = mirrored ? GDK_KEY_Left : GDK_KEY_Right;
  const guint backward = mirrored ? GDK_KEY_Right : GDK_KEY_Left;
  const int step = key == onward || key == GDK_KEY_Down   ? 1
                   : key == backward || key == GDK_KEY_Up ? KINDS
                                                          : 0;
  unsigned kind = 0;

  (void) code;
  if (step == 0 || (held & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  while (self->kinds[kind] != gtk_event_controller_get_widget (keys))
    kind++;
  do
    kind = (kind + (unsigned) step) % (KINDS + 1);
  while (!gtk_widget_get_sensitive (self->kinds[kind]));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->kinds[kind]), TRUE);
  gtk_widget_grab_focus (self->kinds[kind]);
  return TRUE;
}

static void
hear_keys (UiOutputExportForm *self, GtkWidget *button)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (move_to_choice), self);
  gtk_widget_add_controller (button, keys);
}

/* GTK draws a grouped check button as a radio button, but reports it to screen readers as a check
 * box. */
static GtkWidget *
make_radio (const char *name)
{
  return g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, "label",
                       name, NULL);
}

static void
add_kinds_to_row (UiOutputExportForm *self, GtkWidget *row, unsigned first, unsigned end)
{
  for (unsigned kind = first; kind < end; kind++)
    {
      const char *name = kind < KINDS ? _ (export_kind (kind).name) : _ ("Collection");
      GtkWidget *button = self->kinds[kind] = make_radio (name);

      if (kind > 0)
        gtk_check_button_set_group (GTK_CHECK_BUTTON (button), GTK_CHECK_BUTTON (self->kinds[0]));
      g_signal_connect (button, "toggled", G_CALLBACK (take_toggled_choice), self);
      hear_keys (self, button);
      gtk_box_append (GTK_BOX (row), button);
    }
}

static bool
has_progress (const AppExportSource *source)
{
  const uint32_t n_cells =
      source->puzzle != NULL ? sudoku_shape_n_cells (source->puzzle->shape) : 0;

  for (uint32_t cell = 0; cell < n_cells; cell++)
    if (source->progress.entries[cell] != 0 || source->progress.solved[cell] != 0
        || source->progress.marks[cell] != 0)
      return true;
  return false;
}

/* The kind that was chosen last; in place of a puzzle what is on the board, with its entries if
 * there are any. */
static unsigned
kind_to_begin_with (UiOutputExportForm *self)
{
  const unsigned what = self->choices->what;

  if (is_book_chosen (self->choices))
    return KINDS;
  if (what != EXPORT_PUZZLE && what != EXPORT_POSITION)
    return what;
  return has_progress (app_export_content_source (self->stage)) ? EXPORT_POSITION : EXPORT_PUZZLE;
}

/* Chooses that kind, if it is available, or else the first available one. */
static void
choose_kind (UiOutputExportForm *self)
{
  unsigned kind = kind_to_begin_with (self);

  if (lacks (self, kind) != APP_EXPORT_GOOD)
    for (kind = 0; kind < KINDS && lacks (self, kind) != APP_EXPORT_GOOD;)
      kind++;
  export_choices_note_way (self->choices);
  if (kind < KINDS)
    {
      self->choices->what = kind;
      export_choices_recall_way (self->choices);
    }
  self->filling = true;
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->kinds[kind]), TRUE);
  self->filling = false;
}

static void
ui_output_export_form_class_init (UiOutputExportFormClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_signal_new ("changed", UI_TYPE_OUTPUT_EXPORT_FORM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  g_type_ensure (UI_TYPE_OUTPUT_CHOICE_ROWS);
  g_type_ensure (UI_TYPE_WIDGETS_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/export-form.ui");
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportForm, of_puzzle);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportForm, of_dance);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportForm, of_path);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportForm, of_collection);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportForm, why);
  gtk_widget_class_bind_template_child (widget_class, UiOutputExportForm, rows);
  gtk_widget_class_bind_template_callback (widget_class, emit_form_changed);
}

static void
ui_output_export_form_init (UiOutputExportForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
ui_output_export_form_fill (UiOutputExportForm *self,
                            ExportChoices *choices,
                            const AppExportContent *stage)
{
  static const char *const names[] = {
    "format",     "step",      "shown-as",   "at",    "from",   "to",          "every",
    "speed",      "sentences", "size",       "dpi",   "paper",  "landscape",   "per-page",
    "solutions",  "captions",  "candidates", "theme", "margin", "coordinates", "transparent",
    "presenting", "no-chip",   "legend",     "title", "footer", NULL,
  };

  self->choices = choices;
  self->stage = stage;
  add_kinds_to_row (self, self->of_puzzle, EXPORT_PUZZLE, EXPORT_BOARD);
  add_kinds_to_row (self, self->of_dance, EXPORT_BOARD, EXPORT_REASON);
  add_kinds_to_row (self, self->of_path, EXPORT_REASON, KINDS);
  add_kinds_to_row (self, self->of_collection, KINDS, KINDS + 1);
  choose_kind (self);
  ui_output_choice_rows_fill (UI_OUTPUT_CHOICE_ROWS (self->rows), names, choices, stage);
  ui_output_export_form_update (self);
}
