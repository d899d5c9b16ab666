#include "ui-dance-transport.h"

#include "ui-widgets-dialog.h"
#include "ui-widgets-overflow-row.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <math.h>

/* The minimum width of a choice that is cut when there is little room, in characters. */
#define LEAST 14

struct _UiDanceTransport
{
  GtkWidget parent_instance;

  DanceShow *show;
  GtkWidget *row, *back, *play, *next, *size, *speed, *speed_label, *rule, *key_moments, *predict;
  bool taking; /* the show sets the values, not the user */
  bool plays;  /* the state that the button shows */
};

G_DEFINE_FINAL_TYPE (UiDanceTransport, ui_dance_transport, GTK_TYPE_WIDGET)

static void
sync_speed (UiDanceTransport *self)
{
  double speed = dance_show_speed (self->show);
  const char *words =
      P_ ("%1 step/s", "%1 steps/s", speed == 1 ? 1 : (unsigned long) ceil (speed) + 1);
  BaseText text = BASE_TEXT_EMPTY;
  g_autofree char *number = NULL;

  number = g_strdup_printf (speed < 10 ? "%.2g" : "%'.0f", speed);
  words_fill (&text, speed > DANCE_SLOW ? _ ("%1 steps/s (sentences off)") : words,
              WORDS_WITH (WORDS_TEXT (number)));
  gtk_label_set_label (GTK_LABEL (self->speed_label), base_text_string (&text));
  base_text_clear (&text);
}

/* Setting an icon causes a new layout and drawing even if the icon is the same; a scrub would do so
 * at each step. */
static void
sync_play (UiDanceTransport *self, bool plays)
{
  if (self->plays == plays)
    return;
  self->plays = plays;
  gtk_button_set_icon_name (GTK_BUTTON (self->play), plays ? "media-playback-pause-symbolic"
                                                           : "media-playback-start-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->play), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  plays ? _ ("Pause") : _ ("Play"), -1);
}

void
ui_dance_transport_update (UiDanceTransport *self)
{
  sync_play (self, self->show != NULL && dance_show_is_playing (self->show));
  if (self->show == NULL)
    return;
  self->taking = true;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->size), dance_show_step_size (self->show));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->rule), run_rule (dance_show_run (self->show)));
  gtk_range_set_value (GTK_RANGE (self->speed), log10 (dance_show_speed (self->show)));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->key_moments),
                                dance_show_plays_key_moments (self->show));
  self->taking = false;
  sync_speed (self);
}

static void
size_chosen (UiDanceTransport *self)
{
  if (self->taking || self->show == NULL)
    return;
  dance_show_set_step_size (self->show,
                            (DanceStep) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->size)));
}

static void
speed_chosen (UiDanceTransport *self)
{
  if (self->taking || self->show == NULL)
    return;
  dance_show_set_speed (self->show, pow (10, gtk_range_get_value (GTK_RANGE (self->speed))));
  sync_speed (self);
}

static void
rule_chosen (UiDanceTransport *self)
{
  if (!self->taking && self->show != NULL)
    g_signal_emit_by_name (self, "rule", gtk_drop_down_get_selected (GTK_DROP_DOWN (self->rule)));
}

static void
key_moments_chosen (UiDanceTransport *self)
{
  if (!self->taking && self->show != NULL)
    dance_show_set_key_moments (
        self->show, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->key_moments)));
}

/* A page for each choice: the stack is as wide as the longest choice, so nothing moves when the
 * choice changes.  When there is little room, each page is cut before a control is folded. */
static void
set_up_chosen (GtkSignalListItemFactory *factory, GtkListItem *item, const char *const *names)
{
  GtkWidget *stack = gtk_stack_new ();

  (void) factory;
  for (; *names != NULL; names++)
    {
      GtkWidget *label = gtk_label_new (*names);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), MIN ((int) g_utf8_strlen (*names, -1), LEAST));
      gtk_stack_add_named (GTK_STACK (stack), label, *names);
    }
  gtk_list_item_set_child (item, stack);
}

static void
bind_chosen (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkStringObject *string = gtk_list_item_get_item (item);

  (void) factory;
  gtk_stack_set_visible_child_name (GTK_STACK (gtk_list_item_get_child (item)),
                                    gtk_string_object_get_string (string));
}

static void
free_names (gpointer names, GClosure *closure)
{
  (void) closure;
  g_strfreev (names);
}

static GStrv
copy_names (GtkDropDown *choice)
{
  GListModel *model = gtk_drop_down_get_model (choice);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    g_strv_builder_add (names, gtk_string_list_get_string (GTK_STRING_LIST (model), i));
  return g_strv_builder_end (names);
}

static void
keep_width (GtkDropDown *choice)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_data (factory, "setup", G_CALLBACK (set_up_chosen), copy_names (choice),
                         free_names, G_CONNECT_DEFAULT);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_chosen), NULL);
  gtk_drop_down_set_list_factory (choice, gtk_drop_down_get_factory (choice));
  gtk_drop_down_set_factory (choice, factory);
  g_object_unref (factory);
}

static void
set_up_choice (GtkWidget *choice)
{
  keep_width (GTK_DROP_DOWN (choice));
  ui_widgets_drop_down_set_name (choice, gtk_widget_get_tooltip_text (choice));
}

static void
set_up_speed (UiDanceTransport *self)
{
  gtk_range_set_range (GTK_RANGE (self->speed), log10 (DANCE_SLOWEST), log10 (DANCE_FASTEST));
  gtk_range_set_increments (GTK_RANGE (self->speed), 0.1, 1);
  gtk_scale_add_mark (GTK_SCALE (self->speed), log10 (DANCE_SLOW), GTK_POS_BOTTOM, NULL);
}

static void
ui_dance_transport_dispose (GObject *object)
{
  UiDanceTransport *self = UI_DANCE_TRANSPORT (object);

  g_clear_object (&self->show);
  g_clear_pointer (&self->row, gtk_widget_unparent);
  G_OBJECT_CLASS (ui_dance_transport_parent_class)->dispose (object);
}

static void
ui_dance_transport_class_init (UiDanceTransportClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_transport_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
  g_signal_new ("rule", UI_TYPE_DANCE_TRANSPORT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_UINT);
  g_type_ensure (UI_TYPE_WIDGETS_OVERFLOW_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/transport.ui");
  gtk_widget_class_bind_template_child (widget_class, UiDanceTransport, row);
  gtk_widget_class_bind_template_child (widget_class, UiDanceTransport, back);
  gtk_widget_class_bind_template_child (widget_class, UiDanceTransport, play);
  gtk_widget_class_bind_template_child (widget_class, UiDanceTransport, next);
  gtk_widget_class_bind_template_child (widget_class, UiDanceTransport, size);
  gtk_widget_class_bind_template_child (widget_class, UiDanceTransport, key_moments);
  gtk_widget_class_bind_template_child (widget_class, UiDanceTransport, predict);
  gtk_widget_class_bind_template_child (widget_class, UiDanceTransport, speed);
  gtk_widget_class_bind_template_child (widget_class, UiDanceTransport, speed_label);
  gtk_widget_class_bind_template_child (widget_class, UiDanceTransport, rule);
  gtk_widget_class_bind_template_callback (widget_class, size_chosen);
  gtk_widget_class_bind_template_callback (widget_class, key_moments_chosen);
  gtk_widget_class_bind_template_callback (widget_class, speed_chosen);
  gtk_widget_class_bind_template_callback (widget_class, rule_chosen);
}

static void
ui_dance_transport_init (UiDanceTransport *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ui_widgets_name_controls (GTK_WIDGET (self));
  set_up_choice (self->size);
  set_up_speed (self);
  set_up_choice (self->rule);
  self->plays = true; /* so that the first update sets the icon */
}

void
ui_dance_transport_set_show (UiDanceTransport *self, DanceShow *show)
{
  g_set_object (&self->show, show);
  ui_dance_transport_update (self);
}

void
ui_dance_transport_set_learning (UiDanceTransport *self, bool learning)
{
  gtk_widget_set_visible (self->predict, !learning);
  ui_widgets_icon_button_set_name (self->back,
                                   learning ? _ ("Dance: back (Left)") : _ ("Back (Left)"));
  ui_widgets_icon_button_set_name (self->next,
                                   learning ? _ ("Dance: next (Right)") : _ ("Next (Right)"));
  if (learning)
    gtk_widget_remove_css_class (self->next, "suggested-action");
  else
    gtk_widget_add_css_class (self->next, "suggested-action");
}

void
ui_dance_transport_focus_next (UiDanceTransport *self)
{
  gtk_widget_grab_focus (self->next);
}
