#include "ui-dance-code.h"

#include "ui-dance-code-line.h"
#include "ui-widgets-class.h"
#include "ui-widgets-dialog.h"
#include "ui-widgets-scroll-bin.h"
#include "words-gettext.h"

#include <math.h>

/* How long the button for copying shows that it has copied, in milliseconds. */
#define COPIED_MS 1500

struct _UiDanceCode
{
  GtkBox parent_instance;

  GSettings *settings;
  GtkWidget *form, *copy, *box;
  ListingKind kind;
  Listing *listing;
  GPtrArray *lines;     /* of GtkWidget, one for each line of the listing */
  GtkAdjustment *place; /* where the box is scrolled to */
  GtkAdjustment *panel; /* where the panel around it is; followed, not held */
  guint following, copied;
  DanceCodeLines lit;
};

G_DEFINE_FINAL_TYPE (UiDanceCode, ui_dance_code, GTK_TYPE_BOX)

static GtkWidget *
line_of_step (UiDanceCode *self, ListingStep step)
{
  const uint32_t line =
      self->listing != NULL ? listing_find (self->listing, step) : LISTING_NOWHERE;

  return line != LISTING_NOWHERE ? g_ptr_array_index (self->lines, line) : NULL;
}

static GtkWidget *
current_line (UiDanceCode *self)
{
  return self->lit.light.n_steps > 0 ? line_of_step (self, self->lit.light.steps[self->lit.current])
                                     : NULL;
}

/* A line of which only a part is in sight is not drawn. */
static void
hide_cut_lines (UiDanceCode *self)
{
  const double top = gtk_adjustment_get_value (self->place);
  const double bottom = top + gtk_adjustment_get_page_size (self->place);

  for (unsigned i = 0; i < self->lines->len; i++)
    {
      GtkWidget *line = g_ptr_array_index (self->lines, i);
      graphene_rect_t where;
      double end;

      if (!gtk_widget_compute_bounds (line, self->box, &where))
        continue;
      end = where.origin.y + where.size.height;
      gtk_widget_set_opacity (line, where.origin.y < top || end > bottom ? 0 : 1);
    }
}

/* The beginning of the first line from `value` on, so that no line is cut at the top. */
static double
snap_to_line (UiDanceCode *self, double value)
{
  for (unsigned i = 0; i < self->lines->len; i++)
    {
      graphene_rect_t where;

      if (gtk_widget_compute_bounds (g_ptr_array_index (self->lines, i), self->box, &where)
          && where.origin.y >= value)
        return where.origin.y;
    }
  return value;
}

/* The algorithm stands in a panel that is scrolled, too, and of which less may be in sight.  The
 * place of the line follows from `value`, because it is moved there with the next frame only. */
static void follow_later (UiDanceCode *self);

static void
show_in_panel (UiDanceCode *self, const graphene_rect_t *line, double value)
{
  GtkWidget *panel = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *sheet = gtk_widget_get_ancestor (self->box, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *place;
  graphene_rect_t where;
  double top, bottom, moved;

  if (panel == NULL || !gtk_widget_compute_bounds (sheet, panel, &where))
    return;
  place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (panel));
  if (place != self->panel)
    {
      self->panel = place;
      g_signal_connect_object (place, "changed", G_CALLBACK (follow_later), self,
                               G_CONNECT_SWAPPED);
    }
  moved = gtk_adjustment_get_value (place);
  top = moved + where.origin.y + line->origin.y - value - line->size.height;
  bottom = top + 3 * line->size.height;
  if (bottom > moved + gtk_adjustment_get_page_size (place))
    moved = bottom - gtk_adjustment_get_page_size (place);
  if (top < moved)
    moved = top;
  gtk_adjustment_set_value (place, floor (moved));
}

/* Scrolls as little as possible to show the lit line, with one line above and one below, and all
 * writes of its event. */
static void
scroll_to_lit_line (gpointer data)
{
  UiDanceCode *self = data;
  double value = gtk_adjustment_get_value (self->place),
         page = gtk_adjustment_get_page_size (self->place);
  GtkWidget *line = current_line (self);
  GtkWidget *first = line != NULL ? line_of_step (self, self->lit.light.steps[0]) : NULL;
  graphene_rect_t where, begin;
  double top, bottom;

  self->following = 0;
  hide_cut_lines (self);
  if (line == NULL || !gtk_widget_compute_bounds (line, self->box, &where)
      || !gtk_widget_compute_bounds (first, self->box, &begin))
    return;
  top = begin.origin.y - where.size.height;
  bottom = where.origin.y + 2 * where.size.height;
  if (bottom > value + page)
    value = bottom - page;
  if (top < value)
    value = top;
  value = floor (snap_to_line (self, value));
  gtk_adjustment_set_value (self->place, value);
  show_in_panel (self, &where, gtk_adjustment_get_value (self->place));
}

/* Scrolls later, when the lines have their places. */
static void
follow_later (UiDanceCode *self)
{
  if (self->following == 0)
    self->following = g_idle_add_once (scroll_to_lit_line, self);
}

static void
light_step (UiDanceCode *self, ListingStep step, UiDanceCodeLight light)
{
  GtkWidget *line = line_of_step (self, step);

  if (line != NULL)
    ui_dance_code_line_light (UI_DANCE_CODE_LINE (line), light);
}

/* Lights the lines of the present state, or makes them dark. */
static void
set_lights (UiDanceCode *self, bool on)
{
  const ListingLight *light = &self->lit.light;

  for (unsigned i = 0; i < light->n_calls; i++)
    light_step (self, light->calls[i], on ? UI_DANCE_CODE_PALE : UI_DANCE_CODE_DARK);
  for (unsigned i = 0; i < light->n_steps; i++)
    light_step (self, light->steps[i],
                !on                      ? UI_DANCE_CODE_DARK
                : i == self->lit.current ? UI_DANCE_CODE_STRONG
                                         : UI_DANCE_CODE_WRITE);
}

void
ui_dance_code_light (UiDanceCode *self, const DanceCodeLines *lit)
{
  if (dance_code_is_same (&self->lit, lit))
    return;
  set_lights (self, false);
  self->lit = *lit;
  set_lights (self, true);
  follow_later (self);
}

static void
write_lines (UiDanceCode *self)
{
  GtkWidget *child;

  self->kind.form = (ListingForm) g_settings_get_enum (self->settings, "code");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->form), self->kind.form);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  g_ptr_array_set_size (self->lines, 0);
  listing_free (self->listing);
  self->listing = listing_new (self->kind);
  for (unsigned i = 0; self->listing != NULL && i < self->listing->n; i++)
    {
      GtkWidget *line = ui_dance_code_line_new (&self->listing->lines[i]);

      ui_widgets_class_set (line, "plain", self->kind.form == LISTING_PLAIN);
      g_ptr_array_add (self->lines, line);
      gtk_box_append (GTK_BOX (self->box), line);
    }
  set_lights (self, true);
  follow_later (self);
}

void
ui_dance_code_set_run (UiDanceCode *self, Run *run)
{
  const ListingKind kind = dance_code_kind (self->kind.form, run);

  if (self->kind.rule == kind.rule && self->kind.coloured == kind.coloured)
    return;
  self->kind = kind;
  write_lines (self);
}

static void
change_code_form (UiDanceCode *self)
{
  const guint form = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->form));

  if (form < LISTING_FORMS && (int) form != g_settings_get_enum (self->settings, "code"))
    g_settings_set_enum (self->settings, "code", (int) form);
}

static void
offer_to_copy (gpointer data)
{
  UiDanceCode *self = data;

  self->copied = 0;
  gtk_button_set_icon_name (GTK_BUTTON (self->copy), "edit-copy-symbolic");
  gtk_widget_set_tooltip_text (self->copy, _ ("Copy the whole text"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->copy), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Copy the whole text"), -1);
}

static void
copy_code (UiDanceCode *self)
{
  BaseText text = BASE_TEXT_EMPTY;

  if (self->listing == NULL)
    return;
  listing_add_all (self->listing, &text);
  if (base_text_status (&text) == BASE_OK)
    {
      gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                              base_text_string (&text));
      g_clear_handle_id (&self->copied, g_source_remove);
      self->copied = g_timeout_add_once (COPIED_MS, offer_to_copy, self);
      gtk_button_set_icon_name (GTK_BUTTON (self->copy), "object-select-symbolic");
      gtk_widget_set_tooltip_text (self->copy, _ ("Copied"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->copy), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _ ("Copied"), -1);
    }
  base_text_clear (&text);
}

static void
ui_dance_code_dispose (GObject *object)
{
  UiDanceCode *self = UI_DANCE_CODE (object);

  g_clear_handle_id (&self->following, g_source_remove);
  g_clear_handle_id (&self->copied, g_source_remove);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (ui_dance_code_parent_class)->dispose (object);
}

static void
ui_dance_code_finalize (GObject *object)
{
  UiDanceCode *self = UI_DANCE_CODE (object);

  g_ptr_array_unref (self->lines);
  listing_free (self->listing);
  G_OBJECT_CLASS (ui_dance_code_parent_class)->finalize (object);
}

static void
ui_dance_code_class_init (UiDanceCodeClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_code_dispose;
  G_OBJECT_CLASS (class)->finalize = ui_dance_code_finalize;
  g_type_ensure (UI_TYPE_WIDGETS_SCROLL_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/code.ui");
  gtk_widget_class_bind_template_child (widget_class, UiDanceCode, form);
  gtk_widget_class_bind_template_child (widget_class, UiDanceCode, copy);
  gtk_widget_class_bind_template_child (widget_class, UiDanceCode, box);
  gtk_widget_class_bind_template_callback (widget_class, copy_code);
}

static void
fill_forms (UiDanceCode *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (unsigned form = 0; form < LISTING_FORMS; form++)
    gtk_string_list_append (titles, _ (listing_form_title ((ListingForm) form)));
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->form), G_LIST_MODEL (titles));
}

static void
ui_dance_code_init (UiDanceCode *self)
{
  GtkWidget *scroller;

  self->lines = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (self->box, GTK_TEXT_DIR_LTR);
  fill_forms (self);
  offer_to_copy (self);
  ui_widgets_drop_down_set_name (self->form, _ ("How the algorithm is written"));
  scroller = gtk_widget_get_ancestor (self->box, GTK_TYPE_SCROLLED_WINDOW);
  self->place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_signal_connect_object (self->place, "changed", G_CALLBACK (follow_later), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->place, "value-changed", G_CALLBACK (hide_cut_lines), self,
                           G_CONNECT_SWAPPED);
}

void
ui_dance_code_set_settings (UiDanceCode *self, GSettings *settings)
{
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::code", G_CALLBACK (write_lines), self,
                           G_CONNECT_SWAPPED);
  write_lines (self);
  g_signal_connect_swapped (self->form, "notify::selected", G_CALLBACK (change_code_form), self);
}
