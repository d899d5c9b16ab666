#include "ui-canvas.h"

#include "dance-about.h"
#include "paint-tip.h"
#include "ui-mosaic.h"
#include "words-gettext.h"

#include <math.h>

#define MOST_ZOOM   64.0
#define ZOOM_SCROLL 1.2

/* What the pixels of a frame depend on, beside what is set here. */
typedef struct
{
  uint64_t position, end;
  double phase;
  uint32_t n_moving;
  bool finished, playing, travelling;
} Moment;

struct _UiCanvas
{
  GtkWidget parent_instance;

  UiPainterId id;
  UiScheme *scheme;
  DanceShow *show;
  Moment moment; /* that was to be drawn last */
  gpointer picture;
  UiMosaic *mosaic;
  guint again; /* a tick: there is more to draw of the same moment */
  PaintText *text;
  PaintPointed pointed;
  GArray *lit; /* of PaintPointed */
  PaintStageOptions options;
  double larger; /* its letters, than elsewhere */
  bool zoomed;   /* by hand: what changes is not followed then */
  double drag_x, drag_y;
  bool hovered;
  double hover_x, hover_y;
  char *tip; /* what is said of what lies there; NULL or "": nothing */
};

G_DEFINE_FINAL_TYPE (UiCanvas, ui_canvas, GTK_TYPE_WIDGET)

static const UiPainter *
painter (UiCanvas *self)
{
  return ui_painter (self->id);
}

static void
drop_picture (UiCanvas *self)
{
  if (self->picture != NULL)
    painter (self)->destroy (self->picture);
  self->picture = NULL;
}

static gpointer
picture (UiCanvas *self)
{
  PaintProblem problem;

  if (self->picture != NULL || self->show == NULL)
    return self->picture;
  problem = ui_painter_problem (self->show);
  if (painter (self)->make (&problem, &self->picture) != BASE_OK)
    self->picture = NULL;
  else
    {
      painter (self)->set_options (self->picture, &self->options);
      if (painter (self)->follow != NULL)
        painter (self)->follow (self->picture, !self->zoomed);
    }
  return self->picture;
}

static PaintFrame
frame (UiCanvas *self)
{
  PaintFrame frame = { .state = dance_show_state (self->show),
                       .pointed = self->pointed,
                       .lit = (const PaintPointed *) self->lit->data,
                       .n_lit = self->lit->len };

  frame.phase = dance_show_phase (self->show, &frame.n_moving);
  return frame;
}

static void
apply (UiCanvas *self)
{
  if (self->picture != NULL)
    painter (self)->set_options (self->picture, &self->options);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Until somebody zooms by hand, a picture that cannot be read as a whole shows what happens. */
static void
follow (UiCanvas *self)
{
  if (painter (self)->follow != NULL && picture (self) != NULL)
    painter (self)->follow (self->picture, !self->zoomed);
}

/* From what happens on, where a hand begins to zoom. */
static void
look_closer (UiCanvas *self)
{
  PaintFrame now;

  if (painter (self)->focus == NULL || picture (self) == NULL)
    return;
  now = frame (self);
  painter (self)->focus (self->picture, &now, &self->options.zoom, &self->options.pan_x,
                         &self->options.pan_y);
}

/* Most frames between two steps are of one moment; what glows while it plays fast depends on the frames before. */
static bool
is_same_moment (UiCanvas *self, const Moment *now)
{
  const Moment *then = &self->moment;

  return now->position == then->position && now->end == then->end && now->phase == then->phase
         && now->n_moving == then->n_moving && now->finished == then->finished
         && now->playing == then->playing && now->travelling == then->travelling
         && !(now->playing && dance_show_speed (self->show) > DANCE_SLOW);
}

void
ui_canvas_update (UiCanvas *self)
{
  const PlayerState *state;
  Moment now;

  if (self->show == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  state = dance_show_state (self->show);
  now = (Moment){ .position = state->position,
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
  self->options.text_scale = ui_scheme_text_scale (widget) * self->larger;
  apply (self);
}

/* What lies below the pointer, and it may be another thing than a moment ago; a reader hears it as well. */
static void
renew_tip (UiCanvas *self)
{
  const UiPainter *its = painter (self);
  g_autofree char *before = g_steal_pointer (&self->tip);

  if (self->hovered && its->about != NULL)
    self->tip = its->about (self->picture, self->show, self->hover_x, self->hover_y);
  else if (self->hovered)
    {
      PaintPointed there = its->at (self->picture, self->hover_x, self->hover_y);

      self->tip = dance_about (self->show, there.item, there.option);
    }
  if (g_strcmp0 (before != NULL ? before : "", self->tip != NULL ? self->tip : "") != 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    self->tip != NULL ? self->tip : "", -1);
}

static gboolean
draw_again (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  (void) clock;
  (void) data;
  UI_CANVAS (widget)->again = 0;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

static void
prepare (UiCanvas *self)
{
  bool done =
      painter (self)->prepare == NULL || painter (self)->prepare (self->picture, self->show);

  if (!done && self->again == 0)
    self->again = gtk_widget_add_tick_callback (GTK_WIDGET (self), draw_again, NULL, NULL);
}

static void
ui_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  UiCanvas *self = UI_CANVAS (widget);
  PaintTheme theme = *paint_theme (ui_scheme_theme (self->scheme));
  cairo_t *cr = picture (self) != NULL ? ui_mosaic_begin (self->mosaic, widget) : NULL;
  PaintFrame now;

  if (cr == NULL)
    return;
  ui_scheme_take_ground (&theme, widget);
  prepare (self);
  now = frame (self);
  (void) painter (self)->draw (self->picture, cr, &now, &theme, self->text);
  renew_tip (self);
  if (self->tip != NULL)
    (void) paint_tip_draw (cr, self->tip, &self->options, self->hover_x, self->hover_y, &theme,
                           self->text);
  ui_mosaic_end (self->mosaic, cr, snapshot);
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

static void
point (UiCanvas *self, PaintPointed pointed)
{
  PaintPointed *old = &self->pointed;

  if (pointed.item == old->item && pointed.option == old->option && pointed.node == old->node)
    return;
  g_signal_emit_by_name (self, "pointed", &pointed);
}

static void
moved (GtkEventControllerMotion *controller, double x, double y, UiCanvas *self)
{
  (void) controller;
  if (picture (self) == NULL)
    return;
  self->hovered = true;
  self->hover_x = x;
  self->hover_y = y;
  point (self, painter (self)->at (self->picture, x, y));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
left (GtkEventControllerMotion *controller, UiCanvas *self)
{
  (void) controller;
  self->hovered = false;
  point (self, PAINT_POINTED_NOTHING);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_canvas_unpoint (UiCanvas *self)
{
  left (NULL, self);
}

void
ui_canvas_zoom (UiCanvas *self, double factor)
{
  if (factor == 0)
    {
      self->options.zoom = 1;
      self->options.pan_x = self->options.pan_y = 0.5;
    }
  else
    {
      if (!self->zoomed)
        look_closer (self);
      self->options.zoom = CLAMP (self->options.zoom * factor, 1, MOST_ZOOM);
    }
  self->zoomed = factor != 0;
  follow (self);
  apply (self);
}

static gboolean
scrolled (GtkEventControllerScroll *controller, double right, double down, UiCanvas *self)
{
  GdkModifierType held =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  double part = 0.1 / self->options.zoom;

  if (held & GDK_CONTROL_MASK)
    {
      ui_canvas_zoom (self, pow (ZOOM_SCROLL, -down));
      return GDK_EVENT_STOP;
    }
  if (self->options.zoom <= 1)
    return GDK_EVENT_PROPAGATE;
  self->zoomed = true;
  self->options.pan_x = CLAMP (self->options.pan_x + right * part, 0, 1);
  self->options.pan_y = CLAMP (self->options.pan_y + down * part, 0, 1);
  apply (self);
  return GDK_EVENT_STOP;
}

static void
released (GtkGestureClick *gesture, int n_presses, double x, double y, UiCanvas *self)
{
  PaintPointed what;
  uint64_t position;

  (void) gesture;
  (void) n_presses;
  if (picture (self) == NULL)
    return;
  what = painter (self)->at (self->picture, x, y);
  g_signal_emit_by_name (self, "clicked", &what);
  if (painter (self)->leads != NULL
      && painter (self)->leads (self->picture, self->show, x, y, &position))
    g_signal_emit_by_name (self, "travel", (guint64) position);
}

static void
drag_began (GtkGestureDrag *gesture, double x, double y, UiCanvas *self)
{
  (void) gesture;
  (void) x;
  (void) y;
  self->drag_x = self->options.pan_x;
  self->drag_y = self->options.pan_y;
}

static void
dragged (GtkGestureDrag *gesture, double right, double down, UiCanvas *self)
{
  PaintStageOptions *options = &self->options;

  (void) gesture;
  if (options->zoom <= 1 || options->width < 1 || options->height < 1)
    return;
  self->zoomed = true;
  options->pan_x = CLAMP (self->drag_x - right / (options->width * options->zoom), 0, 1);
  options->pan_y = CLAMP (self->drag_y - down / (options->height * options->zoom), 0, 1);
  apply (self);
}

void
ui_canvas_set_pointed (UiCanvas *self, PaintPointed pointed)
{
  self->pointed = pointed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_canvas_set_lit (UiCanvas *self, const PaintPointed *lit, guint n)
{
  g_array_set_size (self->lit, 0);
  g_array_append_vals (self->lit, lit, n);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_canvas_set_presenting (UiCanvas *self, bool presenting)
{
  self->options.presenting = presenting;
  apply (self);
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
  g_array_set_size (self->lit, 0);
  ui_canvas_zoom (self, 0);
}

void
ui_canvas_set_painter (UiCanvas *self, UiPainterId id)
{
  if (self->id == id)
    return;
  drop_picture (self);
  self->id = id;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (ui_painter (id)->title), -1);
  ui_canvas_zoom (self, 0);
}

UiPainterId
ui_canvas_get_painter (UiCanvas *self)
{
  return self->id;
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
  ui_mosaic_free (UI_CANVAS (object)->mosaic);
  g_array_unref (UI_CANVAS (object)->lit);
  g_free (UI_CANVAS (object)->tip);
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
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new ();

  self->larger = 1;
  self->text = paint_text_new (NULL);
  self->mosaic = ui_mosaic_new ();
  self->lit = g_array_new (FALSE, FALSE, sizeof (PaintPointed));
  self->pointed = PAINT_POINTED_NOTHING;
  self->options = (PaintStageOptions){ .zoom = 1, .pan_x = 0.5, .pan_y = 0.5, .text_scale = 1 };
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  g_signal_connect (motion, "motion", G_CALLBACK (moved), self);
  g_signal_connect (motion, "leave", G_CALLBACK (left), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (scrolled), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_began), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (dragged), self);
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, scroll);
  g_signal_connect (click, "released", G_CALLBACK (released), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
ui_canvas_new (UiPainterId id, UiScheme *scheme)
{
  UiCanvas *self = g_object_new (UI_TYPE_CANVAS, NULL);

  self->id = id;
  self->scheme = g_object_ref (scheme);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ (ui_painter (id)->title), -1);
  g_signal_connect_object (scheme, "notify::theme", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
