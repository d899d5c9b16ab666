#include "ui-dance-transport.h"

#include "ui-widgets-dialog.h"
#include "ui-widgets-overflow-row.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <math.h>

/* Of a choice that is cut where room is short: in characters. */
#define LEAST 14

struct _UiDanceTransport
{
  GtkWidget parent_instance;

  DanceShow *show;
  GtkWidget *row, *back, *play, *next, *size, *speed, *speed_label, *rule, *key_moments, *predict;
  bool taking; /* values come from the show */
  bool plays;  /* as the button has it */
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
  words_fill (&text, speed > DANCE_SLOW ? _ ("%1 steps/s, summary") : words,
              WORDS_WITH (WORDS_TEXT (number)));
  gtk_label_set_label (GTK_LABEL (self->speed_label), base_text_string (&text));
  base_text_clear (&text);
}

/* An icon that is set is laid out and drawn anew, also where it is the same: at each step of a
 * scrub. */
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

static GtkWidget *
add_transport_button (UiDanceTransport *self,
                      const char *icon,
                      const char *action,
                      const char *name)
{
  GtkWidget *button = ui_widgets_icon_button_new (icon, action, name);

  ui_widgets_overflow_row_add (UI_WIDGETS_OVERFLOW_ROW (self->row), button);
  return button;
}

/* A page for each choice: the stack is as wide as the longest one, whichever is chosen, so nothing moves when it
 * changes; and where there is less room, each is cut before a control is folded. */
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

static void
keep_width (GtkWidget *choice, const char *const *names)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect_data (factory, "setup", G_CALLBACK (set_up_chosen), g_strdupv ((char **) names),
                         free_names, G_CONNECT_DEFAULT);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_chosen), NULL);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (choice),
                                  gtk_drop_down_get_factory (GTK_DROP_DOWN (choice)));
  gtk_drop_down_set_factory (GTK_DROP_DOWN (choice), factory);
  g_object_unref (factory);
}

static GtkWidget *
add_transport_choice (UiDanceTransport *self,
                      const char *const *names,
                      const char *name,
                      GCallback chosen)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (names);

  keep_width (choice, names);
  gtk_widget_set_tooltip_text (choice, name);
  ui_widgets_drop_down_set_name (choice, name);
  g_signal_connect_swapped (choice, "notify::selected", chosen, self);
  ui_widgets_overflow_row_add (UI_WIDGETS_OVERFLOW_ROW (self->row), choice);
  return choice;
}

static void
add_speed (UiDanceTransport *self)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->speed = gtk_scale_new_with_range (GTK_ORIENTATION_HORIZONTAL, log10 (DANCE_SLOWEST),
                                          log10 (DANCE_FASTEST), 0.1);
  gtk_scale_set_draw_value (GTK_SCALE (self->speed), FALSE);
  gtk_scale_add_mark (GTK_SCALE (self->speed), log10 (DANCE_SLOW), GTK_POS_BOTTOM, NULL);
  gtk_widget_set_hexpand (self->speed, TRUE);
  gtk_widget_set_size_request (self->speed, 80, -1);
  gtk_widget_set_tooltip_text (self->speed, _ ("Speed (+ and -)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->speed), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Speed"), -1);
  self->speed_label = gtk_label_new (NULL);
  gtk_label_set_width_chars (GTK_LABEL (self->speed_label), 14);
  gtk_label_set_xalign (GTK_LABEL (self->speed_label), 0);
  gtk_widget_add_css_class (self->speed_label, "numeric");
  g_signal_connect_swapped (self->speed, "value-changed", G_CALLBACK (speed_chosen), self);
  gtk_box_append (GTK_BOX (pair), self->speed);
  gtk_box_append (GTK_BOX (pair), self->speed_label);
  ui_widgets_overflow_row_add (UI_WIDGETS_OVERFLOW_ROW (self->row), pair);
}

/* The controls that are used less often, each with its key. */
static void
add_more (UiDanceTransport *self)
{
  static const struct
  {
    const char *title, *action;
  } rows[] = {
    { N_ ("_Breakpoints…"), "dance.breakpoints" },
    { N_ ("_On to a Breakpoint"), "dance.break-next" },
    { N_ ("Book_mark This"), "dance.bookmark" },
    { N_ ("Next Boo_kmark"), "dance.bookmark-next" },
    { N_ ("Next _Solution"), "dance.solution-next" },
    { N_ ("Next _Dead End"), "dance.dead-end-next" },
    { N_ ("Play Back_wards"), "dance.rewind" },
    { N_ ("_Matrix: Only What Is Open"), "dance.only-open" },
  };
  g_autoptr (GMenu) menu = g_menu_new (), forms = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  g_menu_append (forms, _ ("Pseudo-code"), "dance.code::pseudo");
  g_menu_append (forms, "C", "dance.code::in-c");
  g_menu_append (forms, _ ("Plain words"), "dance.code::plain");
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    g_menu_append (menu, _ (rows[i].title), rows[i].action);
  g_menu_append_section (menu, _ ("The algorithm"), G_MENU_MODEL (forms));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (button), GTK_ARROW_UP);
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_tooltip_text (button, _ ("More"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("More"), -1);
  ui_widgets_overflow_row_add (UI_WIDGETS_OVERFLOW_ROW (self->row), button);
}

static void
fill_transport (UiDanceTransport *self)
{
  const char *sizes[] = { _ ("Link"), _ ("Item"), _ ("Option"), _ ("Level"), NULL };
  const char *rules[] = { _ ("Fewest options"), _ ("First item"), _ ("Fewest, ties by chance"),
                          NULL };

  add_transport_button (self, "media-skip-backward-symbolic", "dance.start", _ ("Start (Home)"));
  self->back = add_transport_button (self, "go-previous-symbolic", "dance.back", _ ("Back (Left)"));
  self->play = add_transport_button (self, "media-playback-start-symbolic", "dance.play",
                                     _ ("Play (Space)"));
  self->next = add_transport_button (self, "go-next-symbolic", "dance.next", _ ("Next (Right)"));
  add_transport_button (self, "media-skip-forward-symbolic", "dance.end", _ ("End (End)"));
  self->size = add_transport_choice (self, sizes, _ ("Size of a step"), G_CALLBACK (size_chosen));
  self->key_moments = ui_widgets_toggle_button_new (_ ("_Key moments"));
  gtk_widget_set_tooltip_text (self->key_moments, _ ("Play choices, dead ends and solutions only"));
  g_signal_connect_swapped (self->key_moments, "toggled", G_CALLBACK (key_moments_chosen), self);
  ui_widgets_overflow_row_add (UI_WIDGETS_OVERFLOW_ROW (self->row), self->key_moments);
  self->predict = ui_widgets_toggle_button_new (_ ("Pre_dict"));
  gtk_widget_set_tooltip_text (self->predict, _ ("Ask me before each choice (P)"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->predict), "dance.predict");
  ui_widgets_overflow_row_add (UI_WIDGETS_OVERFLOW_ROW (self->row), self->predict);
  add_speed (self);
  self->rule = add_transport_choice (self, rules, _ ("How the next item is chosen"),
                                     G_CALLBACK (rule_chosen));
  add_more (self);
  gtk_widget_add_css_class (self->next, "suggested-action");
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
}

/* Never mirrored: forward is right.  Where there is no room for all of it, what one can do without for a while is
 * folded: it stands at the end. */
static void
ui_dance_transport_init (UiDanceTransport *self)
{
  self->row = ui_widgets_overflow_row_new ();
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "transport");
  fill_transport (self);
  self->plays = true; /* for the first update to say that it does not */
}

GtkWidget *
ui_dance_transport_new (void)
{
  return g_object_new (UI_TYPE_DANCE_TRANSPORT, NULL);
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
