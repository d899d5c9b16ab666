#include "app-clock.h"

#include "app-game.h"

struct _AppClock
{
  GObject parent_instance;

  DeskDocument *document;
  guint tick;   /* a timeout, while it runs */
  gint64 since; /* what went by before is in the document */
  gboolean active, paused;
};

enum
{
  PROP_PAUSED = 1,
};

G_DEFINE_FINAL_TYPE (AppClock, app_clock, G_TYPE_OBJECT)

bool
app_clock_has_game (AppClock *self)
{
  return desk_document_get_mode (self->document) == DESK_SOLVING
         && !desk_document_is_empty (self->document) && !app_game_is_given_up (self->document)
         && !desk_document_is_solved (self->document);
}

static void
add_time (AppClock *self)
{
  DeskPlay play = desk_document_get_play (self->document);
  gint64 now = g_get_monotonic_time ();

  play.ms += (uint64_t) (now - self->since) / 1000;
  self->since = now - (now - self->since) % 1000;
  desk_document_set_play (self->document, play);
}

static void run_until_next_second (AppClock *self);

static void
show_second (gpointer data)
{
  AppClock *self = data;

  self->tick = 0;
  add_time (self);
  run_until_next_second (self);
  g_signal_emit_by_name (self, "changed");
}

static void
run_until_next_second (AppClock *self)
{
  guint ms = (guint) (desk_document_get_play (self->document).ms % 1000);

  self->tick = g_timeout_add_once (1000 - ms, show_second, self);
}

static void
start_or_stop (AppClock *self)
{
  bool runs = self->active && !self->paused && app_clock_has_game (self);

  if (runs == (self->tick != 0))
    return;
  if (runs)
    {
      self->since = g_get_monotonic_time ();
      run_until_next_second (self);
    }
  else
    {
      g_clear_handle_id (&self->tick, g_source_remove);
      add_time (self);
    }
}

static void
set_paused (AppClock *self, bool paused)
{
  if (self->paused == paused || (paused && !app_clock_has_game (self)))
    return;
  self->paused = paused;
  start_or_stop (self);
  g_object_notify (G_OBJECT (self), "paused");
  g_signal_emit_by_name (self, "changed");
}

/* Another puzzle has a time of its own: what went by since the last second is nobody's. */
static void
clock_follow_document (AppClock *self, const DeskChanged *changed)
{
  if ((changed->what & DESK_CHANGED_HISTORY) == 0)
    return;
  if (changed->what & DESK_CHANGED_SHAPE)
    self->since = g_get_monotonic_time ();
  set_paused (self, false);
  start_or_stop (self);
  g_signal_emit_by_name (self, "changed");
}

void
app_clock_set_active (AppClock *self, bool active)
{
  if (self->active == active)
    return;
  self->active = active;
  start_or_stop (self);
  g_signal_emit_by_name (self, "changed");
}

bool
app_clock_is_paused (AppClock *self)
{
  return self->paused;
}

char *
app_clock_format (uint64_t ms)
{
  uint64_t seconds = ms / 1000, minutes = seconds / 60, hours = minutes / 60;

  if (hours == 0)
    return g_strdup_printf ("%u:%02u", (guint) minutes, (guint) (seconds % 60));
  return g_strdup_printf ("%" G_GUINT64_FORMAT ":%02u:%02u", hours, (guint) (minutes % 60),
                          (guint) (seconds % 60));
}

static void
app_clock_get_property (GObject *object, guint id, GValue *value, GParamSpec *spec)
{
  (void) id;
  (void) spec;
  g_value_set_boolean (value, APP_CLOCK (object)->paused);
}

static void
app_clock_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  (void) id;
  (void) spec;
  set_paused (APP_CLOCK (object), g_value_get_boolean (value));
}

/* Call app_clock_set_active () with false first: the last second is then in the document. */
static void
app_clock_dispose (GObject *object)
{
  AppClock *self = APP_CLOCK (object);

  g_clear_handle_id (&self->tick, g_source_remove);
  g_clear_object (&self->document);
  G_OBJECT_CLASS (app_clock_parent_class)->dispose (object);
}

static void
app_clock_class_init (AppClockClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = app_clock_dispose;
  object_class->get_property = app_clock_get_property;
  object_class->set_property = app_clock_set_property;
  g_object_class_install_property (
      object_class, PROP_PAUSED,
      g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY));
  g_signal_new ("changed", APP_TYPE_CLOCK, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
app_clock_init (AppClock *self)
{
  (void) self;
}

AppClock *
app_clock_new (DeskDocument *document)
{
  AppClock *self = g_object_new (APP_TYPE_CLOCK, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_object (document, "changed", G_CALLBACK (clock_follow_document), self,
                           G_CONNECT_SWAPPED);
  return self;
}
