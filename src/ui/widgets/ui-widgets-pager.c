#include "ui-widgets-pager.h"

#include "ui-widgets-dialog.h"
#include "words-fill.h"
#include "words-gettext.h"

enum
{
  PROPERTY_BACK = 1,
  PROPERTY_NEXT,
};

struct _UiWidgetsPager
{
  GtkBox parent_instance;

  GtkWidget *back, *number, *next;
  guint64 page, n_pages;
  bool open;
};

G_DEFINE_FINAL_TYPE (UiWidgetsPager, ui_widgets_pager, GTK_TYPE_BOX)

static bool
go (UiWidgetsPager *self, guint64 page)
{
  page = CLAMP (page, 1, MAX (self->n_pages, 1));
  if (page != self->page)
    {
      ui_widgets_pager_set (self, page, self->n_pages, self->open);
      g_signal_emit_by_name (self, "turned");
    }
  return true;
}

static void
go_to_previous_page (UiWidgetsPager *self)
{
  go (self, self->page - 1);
}

static void
go_to_next_page (UiWidgetsPager *self)
{
  go (self, self->page + 1);
}

void
ui_widgets_pager_set (UiWidgetsPager *self, guint64 page, guint64 n_pages, bool open)
{
  BaseText text = BASE_TEXT_EMPTY;

  self->page = page;
  self->n_pages = n_pages;
  self->open = open;
  words_fill (&text, open ? _ ("Page %1") : _ ("Page %1 of %2"),
              WORDS_WITH (WORDS_NUMBER (page), WORDS_NUMBER (n_pages)));
  gtk_label_set_label (GTK_LABEL (self->number), base_text_string (&text));
  gtk_widget_set_sensitive (self->back, page > 1);
  gtk_widget_set_sensitive (self->next, page < n_pages);
  base_text_clear (&text);
}

guint64
ui_widgets_pager_get (UiWidgetsPager *self)
{
  return self->page;
}

const char *
ui_widgets_pager_get_text (UiWidgetsPager *self)
{
  return gtk_label_get_label (GTK_LABEL (self->number));
}

void
ui_widgets_pager_say (UiWidgetsPager *self, const char *sentence)
{
  gtk_label_set_label (GTK_LABEL (self->number), sentence);
}

static gboolean
turn_page_by_key (UiWidgetsPager *self,
                  guint key,
                  guint code,
                  GdkModifierType held,
                  GtkEventControllerKey *keys)
{
  const GdkModifierType wanted = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (keys), "held"));
  const bool plain = wanted == 0;

  (void) code;
  if ((held & gtk_accelerator_get_default_mod_mask ()) != wanted
      || !gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;
  if (key == GDK_KEY_Page_Down || (plain && key == GDK_KEY_Right))
    return go (self, self->page + 1);
  if (key == GDK_KEY_Page_Up || (plain && key == GDK_KEY_Left))
    return go (self, self->page - 1);
  if (plain && key == GDK_KEY_Home)
    return go (self, 1);
  return plain && key == GDK_KEY_End && go (self, self->n_pages);
}

void
ui_widgets_pager_hear (UiWidgetsPager *self, GtkWidget *within, GdkModifierType held)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_object_set_data (G_OBJECT (keys), "held", GUINT_TO_POINTER (held));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (turn_page_by_key), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (within, keys);
}

static void
ui_widgets_pager_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  UiWidgetsPager *self = UI_WIDGETS_PAGER (object);

  (void) spec;
  ui_widgets_icon_button_set_name (id == PROPERTY_BACK ? self->back : self->next,
                                   g_value_get_string (value));
}

static void
ui_widgets_pager_class_init (UiWidgetsPagerClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = ui_widgets_pager_set_property;
  g_object_class_install_property (object_class, PROPERTY_BACK,
                                   g_param_spec_string ("back", NULL, NULL, NULL, flags));
  g_object_class_install_property (object_class, PROPERTY_NEXT,
                                   g_param_spec_string ("next", NULL, NULL, NULL, flags));
  g_signal_new ("turned", UI_TYPE_WIDGETS_PAGER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/pager.ui");
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsPager, back);
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsPager, number);
  gtk_widget_class_bind_template_child (widget_class, UiWidgetsPager, next);
  gtk_widget_class_bind_template_callback (widget_class, go_to_previous_page);
  gtk_widget_class_bind_template_callback (widget_class, go_to_next_page);
}

static void
ui_widgets_pager_init (UiWidgetsPager *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ui_widgets_pager_set (self, 1, 1, false);
}
