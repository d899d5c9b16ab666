/* The pointer on a picture: it points, clicks, drags a picture that is too large, and zooms. */
#include "ui-canvas-private.h"

#include <math.h>

#define ZOOM_SCROLL 1.2

/* The thing selected by keys is left when the pointer moves, but not when the picture moves below a
 * pointer that rests. */
static void
point_at_pointer (GtkEventControllerMotion *controller, double x, double y, UiCanvas *self)
{
  bool rests = x == self->hover_x && y == self->hover_y;

  (void) controller;
  self->hover_x = x;
  self->hover_y = y;
  if (ui_canvas_picture (self) == NULL || (rests && self->tips == UI_CANVAS_TIPS_KEYS))
    return;
  self->tips = UI_CANVAS_TIPS_POINTER;
  self->has_call = false;
  self->tip_x = x;
  self->tip_y = y;
  ui_canvas_point (self, paint_picture_at (self->picture, x, y));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_canvas_point_at (UiCanvas *self, double x, double y)
{
  if (ui_canvas_picture (self) == NULL)
    return;
  self->tips = UI_CANVAS_TIPS_KEYS; /* stays, also below the menu that is opened for it */
  self->tip_x = x;
  self->tip_y = y;
  ui_canvas_point (self, paint_picture_at (self->picture, x, y));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
ui_canvas_get_place (UiCanvas *self, double *x, double *y)
{
  *x = self->tips == UI_CANVAS_TIPS_NOT ? 0 : self->tip_x;
  *y = self->tips == UI_CANVAS_TIPS_NOT ? 0 : self->tip_y;
}

void
ui_canvas_unpoint (UiCanvas *self)
{
  self->tips = UI_CANVAS_TIPS_NOT;
  ui_canvas_point (self, PAINT_POINTED_NOTHING);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
left (GtkEventControllerMotion *controller, UiCanvas *self)
{
  (void) controller;
  if (self->tips == UI_CANVAS_TIPS_POINTER)
    ui_canvas_unpoint (self);
}

/* When the user starts to zoom, the zoom starts at the part in which something happens. */
static void
look_closer (UiCanvas *self)
{
  PaintFrame now;

  if (ui_canvas_picture (self) == NULL)
    return;
  now = ui_canvas_frame (self);
  (void) paint_picture_focus (self->picture, &now, &self->options.zoom, &self->options.pan_x,
                              &self->options.pan_y);
}

static void
set_zoom (UiCanvas *self, double zoom)
{
  self->options.zoom = zoom;
  self->zoomed = true;
  ui_canvas_apply (self);
}

static double
zoomed_by (UiCanvas *self, double factor)
{
  PaintPicture *picture = ui_canvas_picture (self);

  if (picture == NULL)
    return self->options.zoom;
  return CLAMP (self->options.zoom * factor, 1, paint_picture_most_zoom (picture));
}

static void
zoom_in_place (UiCanvas *self, double factor)
{
  if (!self->zoomed)
    look_closer (self);
  set_zoom (self, zoomed_by (self, factor));
}

/* Keeps the thing at that place where it is, if the painter can compute the pan for it. */
static void
zoom_at (UiCanvas *self, double factor, double x, double y)
{
  PaintPicture *picture = ui_canvas_picture (self);
  double zoom = zoomed_by (self, factor);

  if (picture != NULL
      && paint_picture_hold (picture, self->text, zoom, x, y, &self->options.pan_x,
                             &self->options.pan_y))
    set_zoom (self, zoom);
  else
    zoom_in_place (self, factor);
}

void
ui_canvas_fit (UiCanvas *self)
{
  self->options.zoom = 1;
  self->options.pan_x = self->options.pan_y = 0.5;
  self->zoomed = false;
  ui_canvas_apply (self);
}

void
ui_canvas_zoom (UiCanvas *self, double factor)
{
  if (factor == 0)
    ui_canvas_fit (self);
  else if (self->tips == UI_CANVAS_TIPS_KEYS)
    zoom_at (self, factor, self->tip_x, self->tip_y);
  else
    zoom_in_place (self, factor);
}

static gboolean
zoom_by_wheel (GtkEventControllerScroll *controller, double right, double down, UiCanvas *self)
{
  GdkModifierType held =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  double part = 0.1 / self->options.zoom;

  if (held & GDK_CONTROL_MASK)
    {
      zoom_at (self, pow (ZOOM_SCROLL, -down), self->hover_x, self->hover_y);
      return GDK_EVENT_STOP;
    }
  if (self->options.zoom <= 1)
    return GDK_EVENT_PROPAGATE;
  self->zoomed = true;
  self->options.pan_x = CLAMP (self->options.pan_x + right * part, 0, 1);
  self->options.pan_y = CLAMP (self->options.pan_y + down * part, 0, 1);
  ui_canvas_apply (self);
  return GDK_EVENT_STOP;
}

static void
released (GtkGestureClick *gesture, int n_presses, double x, double y, UiCanvas *self)
{
  PaintPointed what;
  PaintTreePlace place;
  uint64_t position;

  (void) gesture;
  (void) n_presses;
  if (ui_canvas_picture (self) == NULL)
    return;
  what = paint_picture_at (self->picture, x, y);
  g_signal_emit_by_name (self, "clicked", &what);
  if (paint_picture_find_call (self->picture, x, y, &place)
      && ui_canvas_tree_find_moment (&place, self->show, &position))
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
drag_picture (GtkGestureDrag *gesture, double right, double down, UiCanvas *self)
{
  PaintStageOptions *options = &self->options;

  (void) gesture;
  if (options->zoom <= 1 || options->width < 1 || options->height < 1)
    return;
  self->zoomed = true;
  options->pan_x = CLAMP (self->drag_x - right / (options->width * options->zoom), 0, 1);
  options->pan_y = CLAMP (self->drag_y - down / (options->height * options->zoom), 0, 1);
  ui_canvas_apply (self);
}

static void
pinch_began (GtkGesture *gesture, GdkEventSequence *sequence, UiCanvas *self)
{
  (void) gesture;
  (void) sequence;
  self->pinched = self->options.zoom;
}

static void
pinched (GtkGestureZoom *gesture, double scale, UiCanvas *self)
{
  double x, y;

  if (gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y))
    zoom_at (self, self->pinched * scale / self->options.zoom, x, y);
}

void
ui_canvas_hear_pointer (UiCanvas *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *drag = gtk_gesture_drag_new (), *click = gtk_gesture_click_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect (motion, "motion", G_CALLBACK (point_at_pointer), self);
  g_signal_connect (motion, "leave", G_CALLBACK (left), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (zoom_by_wheel), self);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_began), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_picture), self);
  g_signal_connect (click, "released", G_CALLBACK (released), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_began), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinched), self);
  gtk_widget_add_controller (widget, motion);
  gtk_widget_add_controller (widget, scroll);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (pinch));
}
