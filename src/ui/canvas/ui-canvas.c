/* The widget, and its drawing. */
#include "ui-canvas-private.h"

#include "dance-about.h"
#include "export-tree.h"
#include "paint-tip.h"
#include "ui-canvas-words.h"
#include "words-gettext.h"

G_DEFINE_FINAL_TYPE (UiCanvas, ui_canvas, GTK_TYPE_WIDGET)

static void
drop_picture (UiCanvas *self)
{
  g_clear_pointer (&self->picture, paint_picture_free);
  g_clear_pointer (&self->tree, ui_canvas_tree_free);
}

PaintPicture *
ui_canvas_picture (UiCanvas *self)
{
  const PaintPictureWords words = ui_canvas_words ();

  if (self->picture != NULL || self->show == NULL)
    return self->picture;
  if (paint_picture_new (self->kind, run_subject (dance_show_run (self->show)), &self->picture)
      != BASE_OK)
    return NULL;
  paint_picture_set_words (self->picture, &words);
  (void) paint_picture_set_options (self->picture, &self->options);
  if (paint_picture_has_calls (self->kind))
    {
      self->tree = ui_canvas_tree_new (GTK_WIDGET (self));
      ui_canvas_tree_compare (self->tree, self->show, self->compared);
    }
  return self->picture;
}

PaintFrame
ui_canvas_frame (UiCanvas *self)
{
  PaintFrame frame = { .state = dance_show_state (self->show),
                       .pointed = self->pointed,
                       .lit = (const PaintPointed *) self->lit->data,
                       .n_lit = self->lit->len,
                       .reason = self->reason,
                       .hides_sizes = self->hides_sizes };

  frame.phase = dance_show_phase (self->show, &frame.n_moving);
  if (self->kind == PAINT_PICTURE_BOARD && dance_show_solved (self->show) != NULL)
    {
      frame.state = dance_show_solved (self->show);
      frame.n_moving = 0;
    }
  return frame;
}

void
ui_canvas_apply (UiCanvas *self)
{
  if (self->picture != NULL)
    (void) paint_picture_set_options (self->picture, &self->options);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Most frames between two steps show one moment; the glow during fast play depends on the frames
 * before. */
static bool
is_same_moment (UiCanvas *self, const UiCanvasMoment *now)
{
  const UiCanvasMoment *then = &self->moment;

  return now->position == then->position && now->end == then->end && now->phase == then->phase
         && now->n_moving == then->n_moving && now->finished == then->finished
         && now->playing == then->playing && now->travelling == then->travelling
         && !dance_show_is_fast (self->show);
}

void
ui_canvas_update (UiCanvas *self)
{
  const PlayerState *state;
  UiCanvasMoment now;

  if (self->show == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  state = dance_show_state (self->show);
  now = (UiCanvasMoment){ .position = state->position,
                          .end = state->end,
                          .finished = state->finished,
                          .playing = dance_show_is_playing (self->show),
                          .travelling = dance_show_is_travelling (self->show) };
  now.phase = dance_show_phase (self->show, &now.n_moving);
  if (is_same_moment (self, &now))
    return;
  self->moment = now;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
ui_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  UiCanvas *self = UI_CANVAS (widget);

  (void) baseline;
  self->options.width = width;
  self->options.height = height;
  self->options.scale = gtk_widget_get_scale_factor (widget);
  self->options.text_scale = ui_widgets_scheme_text_scale (widget) * self->larger;
  ui_canvas_apply (self);
}

void
ui_canvas_point (UiCanvas *self, PaintPointed pointed)
{
  PaintPointed *old = &self->pointed;

  if (pointed.item == old->item && pointed.option == old->option && pointed.node == old->node)
    return;
  g_signal_emit_by_name (self, "pointed", &pointed);
}

static char *
what_is_there (UiCanvas *self)
{
  PaintTreePlace place;
  PaintPointed there = self->pointed;

  if (self->tips == UI_CANVAS_TIPS_NOT)
    return NULL;
  if (self->tree != NULL && self->tips == UI_CANVAS_TIPS_KEYS && self->has_call)
    return ui_canvas_tree_describe (self->tree, &self->call, self->show);
  if (self->tree != NULL)
    return paint_picture_find_call (self->picture, self->tip_x, self->tip_y, &place)
               ? ui_canvas_tree_describe (self->tree, &place, self->show)
               : NULL;
  if (self->tips == UI_CANVAS_TIPS_POINTER)
    there = paint_picture_at (self->picture, self->tip_x, self->tip_y);
  return dance_about (self->show, there.item, there.option);
}

char *
ui_canvas_summarize (UiCanvas *self)
{
  BaseText text = BASE_TEXT_EMPTY;
  char *summary;

  if (self->show == NULL || ui_canvas_picture (self) == NULL || self->tree == NULL)
    return NULL;
  export_tree_describe (&dance_show_state (self->show)->tree, &text);
  summary = g_strdup (base_text_string (&text));
  base_text_clear (&text);
  return summary;
}

/* Screen readers get the tip or, of a tree at which nobody points, what it shows as a whole. */
static void
describe_canvas (UiCanvas *self)
{
  g_autofree char *now = self->tip != NULL ? g_strdup (self->tip) : ui_canvas_summarize (self);

  if (g_strcmp0 (now, self->described) == 0)
    return;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  now != NULL ? now : "", -1);
  g_free (self->described);
  self->described = g_steal_pointer (&now);
}

const char *
ui_canvas_renew_tip (UiCanvas *self)
{
  g_free (self->tip);
  self->tip = what_is_there (self);
  describe_canvas (self);
  return self->tip;
}

/* Until a user zooms by hand, a picture that cannot be read as a whole shows the part in which
 * something happens. */
static void
prepare_picture (UiCanvas *self)
{
  const PaintPictureManner manner = {
    .following = !self->zoomed,
    .open_only = self->compact,
    .fast = dance_show_is_fast (self->show),
    .still = !dance_show_has_motion (self->show),
  };

  paint_picture_set_manner (self->picture, manner);
  if (self->tree != NULL)
    ui_canvas_tree_prepare (self->tree, self->picture, self->show);
}

static void
ui_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UiCanvas *self = UI_CANVAS (widget);
  PaintTheme theme = *paint_theme (ui_widgets_scheme_theme (self->scheme));
  cairo_t *cr =
      ui_canvas_picture (self) != NULL ? ui_canvas_mosaic_begin (self->mosaic, widget) : NULL;
  PaintFrame now;

  if (cr == NULL)
    return;
  ui_widgets_scheme_take_ground (&theme, widget);
  prepare_picture (self);
  now = ui_canvas_frame (self);
  (void) paint_picture_draw (self->picture, cr, &now, &theme, self->text);
  ui_canvas_place_tip (self);
  if (ui_canvas_renew_tip (self) != NULL)
    (void) paint_tip_draw (cr, self->tip, &self->options, self->tip_x, self->tip_y, &theme,
                           self->text);
  ui_canvas_mosaic_end (self->mosaic, cr, snapshot);
}

static void
ui_canvas_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  (void) widget;
  (void) orientation;
  (void) for_size;
  *minimum = 120;
  *natural = 400;
  *minimum_baseline = *natural_baseline = -1;
}

void
ui_canvas_set_pointed (UiCanvas *self, PaintPointed pointed)
{
  self->pointed = pointed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

PaintPointed
ui_canvas_get_pointed (UiCanvas *self)
{
  return self->pointed;
}

void
ui_canvas_set_lit (UiCanvas *self, const PaintPointed *lit, guint n)
{
  g_array_set_size (self->lit, 0);
  g_array_append_vals (self->lit, lit, n);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_canvas_set_hides_sizes (UiCanvas *self, bool hides)
{
  if (self->hides_sizes == hides)
    return;
  self->hides_sizes = hides;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_canvas_set_reason (UiCanvas *self, const PaintReason *reason)
{
  self->reason = reason;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_canvas_set_compact (UiCanvas *self, bool compact)
{
  self->compact = compact;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_canvas_set_chip (UiCanvas *self, bool chip)
{
  if (self->options.chip == chip)
    return;
  self->options.chip = chip;
  ui_canvas_apply (self);
}

void
ui_canvas_compare (UiCanvas *self, CoverRule rule)
{
  self->compared = rule;
  if (self->tree != NULL && self->show != NULL)
    ui_canvas_tree_compare (self->tree, self->show, rule);
}

void
ui_canvas_set_presenting (UiCanvas *self, bool presenting)
{
  self->options.presenting = presenting;
  ui_canvas_apply (self);
}

void
ui_canvas_set_text_size (UiCanvas *self, double factor)
{
  self->larger = factor;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
ui_canvas_set_show (UiCanvas *self, DanceShow *show)
{
  drop_picture (self);
  g_set_object (&self->show, show);
  self->pointed = PAINT_POINTED_NOTHING;
  self->tips = UI_CANVAS_TIPS_NOT;
  self->has_call = false;
  g_array_set_size (self->lit, 0);
  self->reason = NULL;
  ui_canvas_fit (self);
}

void
ui_canvas_set_painter (UiCanvas *self, PaintPictureKind kind)
{
  if (self->kind == kind)
    return;
  drop_picture (self);
  self->kind = kind;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (paint_picture_title (kind)), -1);
  ui_canvas_fit (self);
}

PaintPictureKind
ui_canvas_get_painter (UiCanvas *self)
{
  return self->kind;
}

static void
ui_canvas_dispose (GObject *object)
{
  UiCanvas *self = UI_CANVAS (object);

  drop_picture (self);
  g_clear_object (&self->show);
  g_clear_object (&self->scheme);
  G_OBJECT_CLASS (ui_canvas_parent_class)->dispose (object);
}

static void
ui_canvas_finalize (GObject *object)
{
  paint_text_free (UI_CANVAS (object)->text);
  ui_canvas_mosaic_free (UI_CANVAS (object)->mosaic);
  g_array_unref (UI_CANVAS (object)->lit);
  g_free (UI_CANVAS (object)->tip);
  g_free (UI_CANVAS (object)->described);
  G_OBJECT_CLASS (ui_canvas_parent_class)->finalize (object);
}

static void
ui_canvas_class_init (UiCanvasClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_canvas_dispose;
  G_OBJECT_CLASS (class)->finalize = ui_canvas_finalize;
  widget_class->size_allocate = ui_canvas_size_allocate;
  widget_class->snapshot = ui_canvas_snapshot;
  widget_class->measure = ui_canvas_measure;
  gtk_widget_class_set_css_name (widget_class, "canvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  g_signal_new ("pointed", UI_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
  g_signal_new ("clicked", UI_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
  g_signal_new ("travel", UI_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_UINT64);
}

static void
ui_canvas_init (UiCanvas *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->larger = 1;
  self->compared = COVER_RULE_ASKED;
  self->text = paint_text_new (NULL);
  self->mosaic = ui_canvas_mosaic_new ();
  self->lit = g_array_new (FALSE, FALSE, sizeof (PaintPointed));
  self->pointed = PAINT_POINTED_NOTHING;
  self->options =
      (PaintStageOptions){ .zoom = 1, .pan_x = 0.5, .pan_y = 0.5, .text_scale = 1, .chip = true };
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  ui_canvas_hear_pointer (self);
}

void
ui_canvas_set_up (UiCanvas *self, PaintPictureKind kind, UiWidgetsScheme *scheme)
{
  self->kind = kind;
  self->scheme = g_object_ref (scheme);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (paint_picture_title (kind)), -1);
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}
