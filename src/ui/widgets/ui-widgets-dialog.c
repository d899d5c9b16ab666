#include "ui-widgets-dialog.h"

#include "ui-widgets-form-row.h"
#include "words-fill.h"
#include "words-gettext.h"

G_DEFINE_TYPE (UiWidgetsDialog, ui_widgets_dialog, GTK_TYPE_WINDOW)

static void
ui_widgets_dialog_class_init (UiWidgetsDialogClass *class)
{
  (void) class;
  /* Templates name it. */
  g_type_ensure (UI_TYPE_WIDGETS_FORM_ROW);
}

static void
ui_widgets_dialog_init (UiWidgetsDialog *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcut *close = gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                         gtk_named_action_new ("window.close"));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys), close);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
}

static void
put_over (GtkWindow *self, GtkWindow *parent)
{
  gtk_window_set_modal (self, TRUE);
  gtk_window_set_transient_for (self, parent);
  gtk_window_set_destroy_with_parent (self, TRUE);
  /* The keys of the application work here too, for those actions that there are. */
  gtk_window_set_application (self, gtk_window_get_application (parent));
}

static void
name_button (GtkWidget *button)
{
  const char *label = gtk_button_get_label (GTK_BUTTON (button));
  const char *tip = gtk_widget_get_tooltip_text (button);

  if (gtk_button_get_use_underline (GTK_BUTTON (button)) && label != NULL && *label != '\0')
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
  else if (gtk_button_get_icon_name (GTK_BUTTON (button)) != NULL && tip != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tip,
                                    -1);
}

/* GTK names a button by its label with the mnemonic's underscore. */
void
ui_widgets_name_controls (GtkWidget *widget)
{
  if (GTK_IS_CHECK_BUTTON (widget)
      && gtk_check_button_get_use_underline (GTK_CHECK_BUTTON (widget)))
    ui_widgets_set_name_by_label (widget, gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)));
  else if (GTK_IS_MENU_BUTTON (widget)
           && gtk_menu_button_get_use_underline (GTK_MENU_BUTTON (widget)))
    ui_widgets_set_name_by_label (widget, gtk_menu_button_get_label (GTK_MENU_BUTTON (widget)));
  else if (GTK_IS_BUTTON (widget))
    name_button (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    ui_widgets_name_controls (child);
}

void
ui_widgets_dialog_present (UiWidgetsDialog *self, GtkWindow *parent)
{
  put_over (GTK_WINDOW (self), parent);
  ui_widgets_name_controls (GTK_WIDGET (self));
  gtk_window_present (GTK_WINDOW (self));
}

char *
ui_widgets_copy_plain_name (const char *label)
{
  char *name = g_strdup (label), *to = name;

  for (const char *from = name; *from != '\0'; from++)
    if (from[0] == '(' && from[1] == '_' && from[2] != '\0' && from[3] == ')')
      from += 3;
    else if (*from != '_')
      *to++ = *from;
  *to = '\0';
  return name;
}

/* The label names the button already; GTK's default name would include the mnemonic's
 * underscore. */
void
ui_widgets_button_set_label (GtkWidget *button, const char *label)
{
  gtk_button_set_label (GTK_BUTTON (button), label);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

GtkWidget *
ui_widgets_button_new (const char *label)
{
  GtkWidget *self = gtk_button_new_with_mnemonic (label);

  ui_widgets_button_set_label (self, label);
  return self;
}

void
ui_widgets_set_name_by_label (GtkWidget *widget, const char *label)
{
  g_autofree char *name = ui_widgets_copy_plain_name (label);

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
ui_widgets_check_button_new (const char *label)
{
  GtkWidget *self = gtk_check_button_new_with_mnemonic (label);

  ui_widgets_set_name_by_label (self, label);
  return self;
}

static void
follow_focus (GtkEventControllerFocus *focus, GParamSpec *spec, GtkEventController *wheel)
{
  (void) spec;
  gtk_event_controller_set_propagation_phase (
      wheel, gtk_event_controller_focus_contains_focus (focus) ? GTK_PHASE_BUBBLE : GTK_PHASE_NONE);
}

/* This is the only controller of GTK's spin button for the wheel that can be reached. */
static void
leave_wheel_to_focus (GtkWidget *self)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (self);
  GtkEventController *focus = gtk_event_controller_focus_new ();

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) wheel = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_SCROLL (wheel))
        continue;
      gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_NONE);
      g_signal_connect_object (focus, "notify::contains-focus", G_CALLBACK (follow_focus), wheel,
                               0);
    }
  gtk_widget_add_controller (self, focus);
}

GtkWidget *
ui_widgets_spin_button_new (double least, double most, double step)
{
  GtkWidget *self = gtk_spin_button_new_with_range (least, most, step);

  leave_wheel_to_focus (self);
  return self;
}

/* GtkSpinButton has a property for the default widget only from GTK 4.14 on. */
void
ui_widgets_spin_button_prepare (GtkSpinButton *self)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (self));

  gtk_text_set_activates_default (GTK_TEXT (text), TRUE);
  leave_wheel_to_focus (GTK_WIDGET (self));
}

/* The name includes the chosen value, so that users hear it without opening the list.  GTK 4.8
 * reads the name of the button inside, which has the focus.  GTK 4.18 reads the name of the
 * drop-down for both. */
static void
name_chosen (GtkWidget *drop_down)
{
  gpointer chosen = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (drop_down));
  const char *name = g_object_get_data (G_OBJECT (drop_down), "name"), *value = "";
  BaseText text = BASE_TEXT_EMPTY;

  if (GTK_IS_STRING_OBJECT (chosen))
    value = gtk_string_object_get_string (chosen);
  /* TRANSLATORS: a control's name and its present value: "Your answer: B" */
  words_fill (&text, _ ("%1: %2"), WORDS_WITH (WORDS_TEXT (name), WORDS_TEXT (value)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  base_text_string (&text), -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (drop_down)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, base_text_string (&text), -1);
  base_text_clear (&text);
}

void
ui_widgets_drop_down_set_name (GtkWidget *drop_down, const char *name)
{
  g_object_set_data_full (G_OBJECT (drop_down), "name", g_strdup (name), g_free);
  /* GTK 4.18 names a drop-down by its chosen value alone, and that comes before a label. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  g_signal_connect (drop_down, "notify::selected", G_CALLBACK (name_chosen), NULL);
  name_chosen (drop_down);
}

void
ui_widgets_list_box_row_set_name (GtkWidget *row, GtkWidget *title, GtkWidget *detail)
{
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, title,
                                  detail, NULL, -1);
}

/* In GTK 4.12 and later, Tab goes through all rows unless a property forbids it.  GTK 4.8 has no
 * such property. */
void
ui_widgets_list_view_leave_by_tab (GtkWidget *list)
{
  static const char property[] = "tab-behavior";
  GParamSpec *spec = g_object_class_find_property (G_OBJECT_GET_CLASS (list), property);
  const GEnumValue *item =
      spec != NULL ? g_enum_get_value_by_nick (G_PARAM_SPEC_ENUM (spec)->enum_class, "item") : NULL;

  if (item != NULL)
    g_object_set (list, property, item->value, NULL);
}

GtkWidget *
ui_widgets_icon_button_new (const char *icon, const char *action, const char *name)
{
  GtkWidget *self = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), action);
  ui_widgets_icon_button_set_name (self, name);
  return self;
}

void
ui_widgets_icon_button_set_name (GtkWidget *button, const char *name)
{
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
ui_widgets_get_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

gboolean
ui_widgets_holds_focus (GtkWidget *widget)
{
  GtkWidget *focus = ui_widgets_get_focus (widget);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

void
ui_widgets_show_child (GtkWidget *child, gboolean shown)
{
  if (gtk_widget_get_child_visible (child) == shown)
    return;
  gtk_widget_set_child_visible (child, shown);
  if (shown)
    gtk_accessible_reset_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN);
  else
    gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

void
ui_widgets_drop_children (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

GtkBox *
ui_widgets_dialog_new_form (int spacing)
{
  return GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing));
}

void
ui_widgets_dialog_add_row (GtkBox *form, const char *name, GtkWidget *control)
{
  gtk_box_append (form, ui_widgets_form_row_new (name, control));
}
