#include "ui-dance-code.h"

#include "ui-widgets-dialog.h"
#include "ui-widgets-scroll-bin.h"
#include "words-gettext.h"

struct _UiDanceCode
{
  GtkBox parent_instance;

  GSettings *settings;
  GtkWidget *form, *box;
  GtkWidget *lines[DANCE_CODE_LINES + 1];
  GtkAdjustment *place; /* where the box is scrolled to */
  guint following;
  CoverRule rule;
  DanceCodeLines lit;
};

G_DEFINE_FINAL_TYPE (UiDanceCode, ui_dance_code, GTK_TYPE_BOX)

/* Scrolls as little as possible to show the lit line, with one line above and one below. */
static void
scroll_to_lit_line (gpointer data)
{
  UiDanceCode *self = data;
  double value = gtk_adjustment_get_value (self->place),
         page = gtk_adjustment_get_page_size (self->place);
  graphene_rect_t where;
  double top, bottom;

  self->following = 0;
  if (self->lit.strong == DANCE_CODE_NONE
      || !gtk_widget_compute_bounds (self->lines[self->lit.strong], self->box, &where))
    return;
  top = where.origin.y - where.size.height;
  bottom = where.origin.y + 2 * where.size.height;
  if (bottom > value + page)
    value = bottom - page;
  if (top < value)
    value = top;
  gtk_adjustment_set_value (self->place, value);
}

/* Scrolls later, when the lines have their places. */
static void
follow_later (UiDanceCode *self)
{
  if (self->following == 0)
    self->following = g_idle_add_once (scroll_to_lit_line, self);
}

static void
set_lit (UiDanceCode *self, unsigned line, const char *class, bool on)
{
  GtkWidget *label = self->lines[line];

  if (line == DANCE_CODE_NONE)
    return;
  if (on)
    gtk_widget_add_css_class (label, class);
  else
    gtk_widget_remove_css_class (label, class);
}

static void
say_current (UiDanceCode *self, unsigned line, bool on)
{
  GtkAccessible *label = GTK_ACCESSIBLE (self->lines[line]);

  if (line != DANCE_CODE_NONE && on)
    gtk_accessible_update_property (label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    _ ("The current line"), -1);
  else if (line != DANCE_CODE_NONE)
    gtk_accessible_reset_property (label, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void
ui_dance_code_light (UiDanceCode *self, DanceCodeLines lit)
{
  const DanceCodeLines was = self->lit;

  self->lit = lit;
  if (was.pale != lit.pale)
    {
      set_lit (self, was.pale, "pale", false);
      set_lit (self, lit.pale, "pale", true);
    }
  if (was.strong == lit.strong)
    return;
  set_lit (self, was.strong, "strong", false);
  set_lit (self, lit.strong, "strong", true);
  say_current (self, was.strong, false);
  say_current (self, lit.strong, true);
  follow_later (self);
}

static void
write_lines (UiDanceCode *self)
{
  const DanceCodeForm form = (DanceCodeForm) g_settings_get_enum (self->settings, "code");

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->form), form);
  for (unsigned line = 1; line <= DANCE_CODE_LINES; line++)
    {
      gtk_label_set_label (GTK_LABEL (self->lines[line]), dance_code_line (form, self->rule, line));
      if (form == DANCE_CODE_PLAIN)
        gtk_widget_add_css_class (self->lines[line], "plain");
      else
        gtk_widget_remove_css_class (self->lines[line], "plain");
    }
  follow_later (self);
}

void
ui_dance_code_set_rule (UiDanceCode *self, CoverRule rule)
{
  if (self->rule == rule)
    return;
  self->rule = rule;
  write_lines (self);
}

static void
change_code_form (UiDanceCode *self)
{
  const guint form = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->form));

  if (form < DANCE_CODE_FORMS && (int) form != g_settings_get_enum (self->settings, "code"))
    g_settings_set_enum (self->settings, "code", (int) form);
}

static GtkWidget *
make_line (unsigned indent)
{
  static const char *const depths[] = { "code", "code-1", "code-2" };
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, "code");
  gtk_widget_add_css_class (label, depths[MIN (indent, G_N_ELEMENTS (depths) - 1)]);
  return label;
}

static void
ui_dance_code_dispose (GObject *object)
{
  UiDanceCode *self = UI_DANCE_CODE (object);

  g_clear_handle_id (&self->following, g_source_remove);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (ui_dance_code_parent_class)->dispose (object);
}

static void
ui_dance_code_class_init (UiDanceCodeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_code_dispose;
  g_type_ensure (UI_TYPE_WIDGETS_SCROLL_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/code.ui");
  gtk_widget_class_bind_template_child (widget_class, UiDanceCode, form);
  gtk_widget_class_bind_template_child (widget_class, UiDanceCode, box);
}

static void
ui_dance_code_init (UiDanceCode *self)
{
  GtkWidget *scroller;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (self->box, GTK_TEXT_DIR_LTR);
  ui_widgets_drop_down_set_name (self->form, _ ("How the algorithm is written"));
  g_signal_connect_swapped (self->form, "notify::selected", G_CALLBACK (change_code_form), self);
  for (unsigned line = 1; line <= DANCE_CODE_LINES; line++)
    {
      self->lines[line] = make_line (dance_code_indent (line));
      gtk_box_append (GTK_BOX (self->box), self->lines[line]);
    }
  scroller = gtk_widget_get_ancestor (self->box, GTK_TYPE_SCROLLED_WINDOW);
  self->place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_signal_connect_object (self->place, "changed", G_CALLBACK (follow_later), self,
                           G_CONNECT_SWAPPED);
}

void
ui_dance_code_set_settings (UiDanceCode *self, GSettings *settings)
{
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::code", G_CALLBACK (write_lines), self,
                           G_CONNECT_SWAPPED);
  write_lines (self);
}
