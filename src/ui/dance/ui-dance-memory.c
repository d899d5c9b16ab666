#include "ui-dance-memory.h"

#include "cover-links.h"
#include "ui-widgets-class.h"
#include "words-gettext.h"

#include <math.h>

/* Columns before those of the fields: the number of a node, and its name. */
#define NUMBER  0
#define NAME    1
#define BEFORE  2
#define COLUMNS (BEFORE + DANCE_MEMORY_FIELDS)

/* The room for a number, in characters. */
#define DIGITS 5

typedef struct
{
  GtkWidget *row;
  GtkWidget *cells[COLUMNS];
  DanceMemoryRow read;
} Line;

struct _UiDanceMemory
{
  GtkBox parent_instance;

  GtkWidget *titles, *list;
  GtkWidget *whole;     /* the switch between all nodes and those around the step */
  GtkAdjustment *place; /* where the list is scrolled to */
  Line lines[DANCE_MEMORY_ROWS];
  unsigned n;
  bool coloured;
  const Subject *subject; /* whose names are shown; never read */
  guint following;
};

G_DEFINE_FINAL_TYPE (UiDanceMemory, ui_dance_memory, GTK_TYPE_BOX)

static const char *const titles[COLUMNS] = {
  [NUMBER] = N_ ("node"),
  [NAME] = N_ ("name"),
  [BEFORE + DANCE_MEMORY_ITEM] = N_ ("item"),
  [BEFORE + DANCE_MEMORY_UP] = N_ ("up"),
  [BEFORE + DANCE_MEMORY_DOWN] = N_ ("down"),
  [BEFORE + DANCE_MEMORY_SIZE] = N_ ("size"),
  [BEFORE + DANCE_MEMORY_LEFT] = N_ ("left"),
  [BEFORE + DANCE_MEMORY_RIGHT] = N_ ("right"),
  [BEFORE + DANCE_MEMORY_COLOUR] = N_ ("colour"),
};

/* Its size does not depend on its text, so a new text needs no new layout. */
static GtkWidget *
make_cell (const char *text, unsigned column)
{
  GtkWidget *cell = gtk_inscription_new (text);

  gtk_inscription_set_min_lines (GTK_INSCRIPTION (cell), 1);
  gtk_inscription_set_min_chars (GTK_INSCRIPTION (cell), column == NAME ? 3 : DIGITS);
  gtk_inscription_set_nat_chars (GTK_INSCRIPTION (cell), column == NAME ? 8 : DIGITS);
  gtk_inscription_set_xalign (GTK_INSCRIPTION (cell), column == NAME ? 0 : 1);
  gtk_inscription_set_text_overflow (GTK_INSCRIPTION (cell),
                                     GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END);
  gtk_widget_set_hexpand (cell, column == NAME);
  gtk_widget_add_css_class (cell, "cell");
  return cell;
}

/* All rows have the same columns: those of numbers are of one width, and names have the rest. */
static GtkWidget *
make_columns (GtkWidget *cells[COLUMNS])
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  for (unsigned i = 0; i < COLUMNS; i++)
    {
      cells[i] = make_cell ("", i);
      gtk_box_append (GTK_BOX (box), cells[i]);
    }
  return box;
}

static void
add_memory_line (UiDanceMemory *self, Line *line)
{
  line->row = gtk_list_box_row_new ();
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (line->row), make_columns (line->cells));
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (line->row), FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (line->row), FALSE);
  gtk_list_box_append (GTK_LIST_BOX (self->list), line->row);
}

/* Scrolls as little as possible to show the changed rows; where they lie too far apart, that of the
 * step. */
static void
scroll_to_step (gpointer data)
{
  UiDanceMemory *self = data;
  const double page = gtk_adjustment_get_page_size (self->place);
  double value = gtk_adjustment_get_value (self->place), top = INFINITY, bottom = 0;
  bool whole = true;

  self->following = 0;
  for (unsigned pass = 0; pass < 2; pass++, whole = false)
    {
      top = INFINITY;
      bottom = 0;
      for (unsigned i = 0; i < self->n; i++)
        {
          graphene_rect_t where;
          const DanceMemoryRow *read = &self->lines[i].read;

          if (!(read->current || (whole && read->changed != 0))
              || !gtk_widget_compute_bounds (self->lines[i].row, self->list, &where))
            continue;
          top = MIN (top, where.origin.y);
          bottom = MAX (bottom, where.origin.y + where.size.height);
        }
      if (bottom - top <= page)
        break;
    }
  if (bottom <= top)
    return;
  value = MAX (value, bottom - page);
  gtk_adjustment_set_value (self->place, floor (MIN (value, top)));
}

static void
follow_step_later (UiDanceMemory *self)
{
  if (self->following == 0)
    self->following = g_idle_add_once (scroll_to_step, self);
}

static void
write_memory_cell (GtkWidget *cell, const char *text)
{
  const char *was = gtk_inscription_get_text (GTK_INSCRIPTION (cell));

  if (g_strcmp0 (was, text) != 0)
    gtk_inscription_set_text (GTK_INSCRIPTION (cell), text);
}

static void
write_memory_values (Line *line, const DanceMemoryRow *row)
{
  char number[16];

  g_snprintf (number, sizeof number, "%u", row->node);
  write_memory_cell (line->cells[NUMBER], number);
  for (unsigned field = 0; field < DANCE_MEMORY_FIELDS; field++)
    {
      GtkWidget *cell = line->cells[BEFORE + field];

      g_snprintf (number, sizeof number, "%d", row->values[field]);
      write_memory_cell (cell, (row->fields >> field & 1) != 0 ? number : "");
      ui_widgets_class_set (cell, "changed", (row->changed >> field & 1) != 0);
    }
  ui_widgets_class_set (line->row, "current", row->current);
}

static void
describe_memory_row (Line *line, const char *sentence)
{
  const char *description = line->read.current        ? _ ("The node of this step")
                            : line->read.changed != 0 ? _ ("Changed by this step")
                                                      : "";

  gtk_accessible_update_property (GTK_ACCESSIBLE (line->row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  sentence, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static bool
is_same_row (const DanceMemoryRow *a, const DanceMemoryRow *b)
{
  return a->node == b->node && a->fields == b->fields && a->changed == b->changed
         && a->current == b->current && memcmp (a->values, b->values, sizeof a->values) == 0;
}

static void
show_colours (UiDanceMemory *self, bool coloured)
{
  GtkWidget *title = gtk_widget_get_last_child (self->titles);

  gtk_widget_set_visible (title, coloured);
  for (unsigned i = 0; i < DANCE_MEMORY_ROWS; i++)
    gtk_widget_set_visible (self->lines[i].cells[BEFORE + DANCE_MEMORY_COLOUR], coloured);
}

void
ui_dance_memory_update (UiDanceMemory *self,
                        const Subject *subject,
                        const PlayerState *state,
                        bool fast)
{
  DanceMemoryRow rows[DANCE_MEMORY_ROWS];
  const bool other = self->subject != subject;

  ui_widgets_class_set (GTK_WIDGET (self), "waiting", fast);
  if (fast)
    return;
  if (other)
    show_colours (self, state->links->colour != NULL);
  self->subject = subject;
  gtk_widget_set_visible (self->whole, dance_memory_is_small (state));
  self->n = dance_memory_read (
      state, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->whole)), rows);
  for (unsigned i = 0; i < DANCE_MEMORY_ROWS; i++)
    {
      Line *line = &self->lines[i];
      g_autofree char *name = NULL, *sentence = NULL;

      gtk_widget_set_visible (line->row, i < self->n);
      if (i >= self->n || (!other && is_same_row (&line->read, &rows[i])))
        continue;
      line->read = rows[i];
      name = dance_memory_name (subject, state, rows[i].node);
      sentence = dance_memory_sentence (subject, state, &rows[i]);
      write_memory_cell (line->cells[NAME], name);
      write_memory_values (line, &rows[i]);
      describe_memory_row (line, sentence);
    }
  follow_step_later (self);
}

static void
show_whole (UiDanceMemory *self)
{
  g_signal_emit_by_name (self, "turned");
}

static void
ui_dance_memory_dispose (GObject *object)
{
  g_clear_handle_id (&UI_DANCE_MEMORY (object)->following, g_source_remove);
  G_OBJECT_CLASS (ui_dance_memory_parent_class)->dispose (object);
}

static void
ui_dance_memory_class_init (UiDanceMemoryClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = ui_dance_memory_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/dancinglinks/Quadrille/ui/memory.ui");
  gtk_widget_class_bind_template_child (widget_class, UiDanceMemory, titles);
  gtk_widget_class_bind_template_child (widget_class, UiDanceMemory, list);
  gtk_widget_class_bind_template_child (widget_class, UiDanceMemory, whole);
  gtk_widget_class_bind_template_callback (widget_class, show_whole);
  g_signal_new ("turned", UI_TYPE_DANCE_MEMORY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);
}

/* Never mirrored, as the links are not. */
static void
ui_dance_memory_init (UiDanceMemory *self)
{
  GtkWidget *scroller;

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_direction (self->titles, GTK_TEXT_DIR_LTR);
  gtk_widget_set_direction (self->list, GTK_TEXT_DIR_LTR);
  for (unsigned i = 0; i < COLUMNS; i++)
    gtk_box_append (GTK_BOX (self->titles), make_cell (_ (titles[i]), i));
  for (unsigned i = 0; i < DANCE_MEMORY_ROWS; i++)
    add_memory_line (self, &self->lines[i]);
  show_colours (self, false);
  scroller = gtk_widget_get_ancestor (self->list, GTK_TYPE_SCROLLED_WINDOW);
  self->place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
}
