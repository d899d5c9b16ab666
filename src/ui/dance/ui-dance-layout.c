/* The picture's share is decided first, from the size of the view alone; the words get the rest,
 * and scroll or leave parts out where that is too little.  So no sentence, caption or question ever
 * moves the picture, or makes it smaller.
 *
 * The words stand beside the picture and not above it: pictures of links are about as high as they
 * are wide, screens are not, and a column of 320 pixels holds a sentence in lines that are easy to
 * read.  Tried and dropped: the words above and the board beside the picture, which left it a
 * quarter of a 1366x768 screen, and less whenever a question was open.
 *
 * Where even the least heights do not fit, parts of the column give way in the order of
 * `giving_way`. */
#include "ui-dance-layout.h"

#include "ui-widgets-dialog.h"

#define GAP   8
#define APART 12 /* between columns */

/* Widths from which a column stands beside the picture, and one more at the other side. */
#define LEAST_FOR_COLUMN 720
#define LEAST_FOR_WIDE   1720

/* The width from which the code is there while something is presented, unless it is hidden. */
#define LEAST_FOR_PRESENTED_CODE 1800

/* The column of words; beside a wide picture it has room for a larger board. */
#define COLUMN_PERCENT 24
#define COLUMN_LEAST   300
#define COLUMN_MOST    320
#define COLUMN_WIDE    396

/* The code at the other side of a wide picture. */
#define SIDE_WIDTH 262

/* The share of a presented picture: with the margins around the view, seven tenths of a screen. */
#define PRESENTED_PERCENT 75

/* The share of the height that presented words have at most below the code. */
#define WORDS_BESIDE_PERCENT 50

/* Sizes of presented letters, in pixels.  Where sentences change with every step, their size does
 * not: it leaves room for this number of lines, or of letters in one. */
#define LETTERS_MOST     34
#define LETTERS_LEAST    12
#define LINES_OF_DANCE   5.2
#define LETTERS_OF_DANCE 16

/* Room for the words above a board, so that the board is as large after a long sentence as after a
 * short one. */
#define WORDS_RESERVED 176

/* Less than this shows too little of a board or of the code. */
#define LEAST_PANE 110

/* There are always fewer parts in a stack. */
#define MOST 12

struct _UiDanceLayout
{
  GtkLayoutManager parent_instance;

  UiDanceLayoutParts parts;
  UiDanceLayoutWishes wishes;
  GPtrArray *placed; /* during an allocation: the parts that have a place */
  int letters;       /* size of the presented letters, in pixels, with which parts are measured */
  int fitting;       /* the size that fits */
  guint telling;     /* an idle source that tells of it */
};

G_DEFINE_FINAL_TYPE (UiDanceLayout, ui_dance_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
picture_of (UiDanceLayout *self)
{
  return gtk_widget_get_visible (self->parts.idle) ? self->parts.idle : self->parts.picture;
}

/* Parts from top to bottom, with their minimum and natural heights for a width. */
typedef struct
{
  GtkWidget *parts[MOST];
  GtkRequestedSize sizes[MOST];
  unsigned n;
  int least, natural; /* of all parts, with gaps */
} Stack;

bool
ui_dance_layout_shows_code (UiDanceLayout *self, int width)
{
  if (self->wishes.code == UI_DANCE_CODE_BY_ROOM)
    return self->wishes.presenting && width >= LEAST_FOR_PRESENTED_CODE;
  return self->wishes.code == UI_DANCE_CODE_SHOWN;
}

UiDanceShape
ui_dance_layout_shape (UiDanceLayout *self, int width)
{
  const UiDanceLayoutWishes *wishes = &self->wishes;

  if (wishes->presenting)
    return width >= LEAST_FOR_COLUMN && ui_dance_layout_shows_code (self, width)
               ? UI_DANCE_SHAPE_BESIDE
               : UI_DANCE_SHAPE_BELOW;
  if (width < LEAST_FOR_COLUMN)
    return UI_DANCE_SHAPE_STACKED;
  return width >= LEAST_FOR_WIDE && wishes->board ? UI_DANCE_SHAPE_WIDE : UI_DANCE_SHAPE_COLUMN;
}

static int
width_of_column (UiDanceShape shape, int width)
{
  if (shape == UI_DANCE_SHAPE_BESIDE)
    return width - width * PRESENTED_PERCENT / 100 - APART;
  return CLAMP (width * COLUMN_PERCENT / 100, COLUMN_LEAST,
                shape == UI_DANCE_SHAPE_WIDE ? COLUMN_WIDE : COLUMN_MOST);
}

/* The room that the words have while they are presented. */
static void
find_words_room (UiDanceLayout *self, int width, int height, int *out_width, int *out_height)
{
  const bool beside = ui_dance_layout_shape (self, width) == UI_DANCE_SHAPE_BESIDE;

  *out_width = beside ? width_of_column (UI_DANCE_SHAPE_BESIDE, width) : width;
  *out_height = beside ? height * WORDS_BESIDE_PERCENT / 100
                       : height - height * PRESENTED_PERCENT / 100 - GAP;
}

/* ---- stacks ---- */

static void
add_part (Stack *stack, GtkWidget *part, int width)
{
  GtkRequestedSize *size = &stack->sizes[stack->n];
  const int gap = stack->n > 0 ? GAP : 0;

  g_return_if_fail (stack->n < MOST);
  if (!gtk_widget_should_layout (part))
    return;
  size->data = part;
  gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, width, &size->minimum_size,
                      &size->natural_size, NULL, NULL);
  stack->least += size->minimum_size + gap;
  stack->natural += size->natural_size + gap;
  stack->parts[stack->n++] = part;
}

static void
remove_part (Stack *stack, const GtkWidget *part)
{
  for (unsigned i = 0; i < stack->n; i++)
    if (stack->parts[i] == part)
      {
        stack->least -= stack->sizes[i].minimum_size + GAP;
        stack->natural -= stack->sizes[i].natural_size + GAP;
        stack->n--;
        for (; i < stack->n; i++)
          {
            stack->parts[i] = stack->parts[i + 1];
            stack->sizes[i] = stack->sizes[i + 1];
          }
      }
}

/* Gives each part its minimum height, and more up to its natural height while there is room. */
static void
share_out (Stack *stack, int height)
{
  if (height > stack->least)
    (void) gtk_distribute_natural_allocation (height - stack->least, stack->n, stack->sizes);
}

static void
place_part (UiDanceLayout *self, GtkWidget *part, int x, int y, int width, int height)
{
  g_ptr_array_add (self->placed, part);
  ui_widgets_show_child (part, TRUE);
  gtk_widget_size_allocate (part, &(GtkAllocation){ x, y, width, MAX (0, height) }, -1);
}

/* Returns where the next part would begin. */
static int
place_stack (UiDanceLayout *self, const Stack *stack, int x, int y, int width)
{
  for (unsigned i = 0; i < stack->n; i++)
    {
      place_part (self, stack->parts[i], x, y, width, stack->sizes[i].minimum_size);
      y += stack->sizes[i].minimum_size + GAP;
    }
  return y;
}

static int
height_of_part (GtkWidget *part, int width)
{
  int least = 0;

  if (gtk_widget_should_layout (part))
    gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  return least;
}

/* Widgets must be measured before they get a place, also those whose place depends on nothing that
 * they ask for. */
static void
measure_pane (GtkWidget *pane)
{
  int least, wanted;

  gtk_widget_measure (pane, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  gtk_widget_measure (pane, GTK_ORIENTATION_VERTICAL, -1, &least, &wanted, NULL, NULL);
}

static void
place_pane (UiDanceLayout *self, GtkWidget *pane, int x, int y, int width, int height)
{
  measure_pane (pane);
  place_part (self, pane, x, y, width, height);
}

/* ---- the column ---- */

static void
stack_words (UiDanceLayout *self, Stack *stack, int width)
{
  add_part (stack, self->parts.chooser, width);
  add_part (stack, self->parts.learn, width);
  add_part (stack, self->parts.predict, width);
  add_part (stack, self->parts.words, width);
}

/* In a height that is too little even for the least heights, parts are left out, the one first
 * that can be missed most easily. */
static void
leave_out (UiDanceLayout *self, Stack *stack, int height)
{
  GtkWidget *const giving_way[] = { self->parts.chooser, self->parts.words };

  for (unsigned i = 0; i < G_N_ELEMENTS (giving_way) && stack->least > height && stack->n > 1; i++)
    remove_part (stack, giving_way[i]);
}

/* The part below the words.  A board keeps its size while sentences change. */
static int
height_of_pane (UiDanceLayout *self, GtkWidget *pane, const Stack *words, int width, int room)
{
  const int rest = room - words->natural - GAP;

  if (pane != self->parts.board)
    return rest;
  return MIN (width, self->wishes.learning ? rest : room - MAX (words->natural, WORDS_RESERVED));
}

/* Places the words at the top of a column, and the part below them, NULL for none. */
static void
place_column (UiDanceLayout *self, GtkWidget *pane, int x, int width, int height)
{
  const int state = height_of_part (self->parts.state, width);
  int room = height - (state > 0 ? state + GAP : 0), tall = 0;
  Stack words = { .n = 0 };
  int y;

  stack_words (self, &words, width);
  leave_out (self, &words, room);
  if (pane != NULL)
    tall = height_of_pane (self, pane, &words, width, room);
  if (tall >= LEAST_PANE)
    {
      place_pane (self, pane, x, room - tall, width, tall);
      room -= tall + GAP;
    }
  share_out (&words, room);
  y = place_stack (self, &words, x, 0, width);
  if (pane == self->parts.board && height_of_part (self->parts.fold, width) <= room - y)
    place_part (self, self->parts.fold, x, y, width, room - y);
  if (state > 0)
    place_part (self, self->parts.state, x, height - state, width, state);
}

/* ---- the shapes ---- */

/* Not hidden before the others get their places, since a part that is hidden for a moment is drawn
 * anew. */
static void
hide_unplaced (UiDanceLayout *self, GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!g_ptr_array_find (self->placed, child, NULL))
      ui_widgets_show_child (child, FALSE);
}

/* At the foot of the view: the timeline and the transport.  Returns the height that is left. */
static int
place_foot (UiDanceLayout *self, int width, int height)
{
  Stack foot = { .n = 0 };

  add_part (&foot, self->parts.timeline, width);
  add_part (&foot, self->parts.transport, width);
  if (foot.n == 0)
    return height;
  (void) place_stack (self, &foot, 0, height - foot.least, width);
  return height - foot.least - GAP;
}

static void
allocate_beside (UiDanceLayout *self, UiDanceShape shape, int width, int height)
{
  const int column = width_of_column (shape, width);
  const int side = shape == UI_DANCE_SHAPE_WIDE ? SIDE_WIDTH + APART : 0;
  const bool board = self->wishes.board && (side > 0 || !ui_dance_layout_shows_code (self, width));
  const bool lesson_alone = self->wishes.learning && side == 0;
  const int above = place_foot (self, width, height);
  GtkWidget *pane = board && !lesson_alone ? self->parts.board : self->parts.side;

  if (picture_of (self) == self->parts.idle)
    pane = NULL;
  place_column (self, pane, 0, column, above);
  place_pane (self, picture_of (self), column + APART, 0, width - column - APART - side, above);
  if (side > 0)
    place_pane (self, self->parts.side, width - SIDE_WIDTH, 0, SIDE_WIDTH, above);
}

/* The height of the words in letters of another size.  In letters that are half as large they have
 * the lines that they would have now in twice the width. */
static int
height_in_letters (UiDanceLayout *self, int width, int letters)
{
  const double factor = (double) letters / self->letters;
  const int virtual_width = (int) (width / factor);
  Stack words = { .n = 0 };

  stack_words (self, &words, virtual_width);
  add_part (&words, self->parts.state, virtual_width);
  return (int) (factor * words.natural + 1);
}

static void
tell_letters (gpointer data)
{
  UiDanceLayout *self = data;

  self->telling = 0;
  g_signal_emit_by_name (self, "letters", self->fitting);
}

/* Finds the largest letters in which the words fit.  They are set later, not during a layout. */
static void
fit_letters (UiDanceLayout *self, int width, int height)
{
  int letters = LETTERS_MOST;

  if (!self->wishes.learning)
    letters = MIN (letters, MIN ((int) (height / LINES_OF_DANCE), width / LETTERS_OF_DANCE));
  letters = MAX (letters, LETTERS_LEAST);
  while (letters > LETTERS_LEAST && height_in_letters (self, width, letters) > height)
    letters--;
  if (letters == self->fitting)
    return;
  self->fitting = letters;
  if (self->telling == 0)
    self->telling = g_idle_add_once (tell_letters, self);
}

/* While something is presented, the picture stands first: at the left, or above. */
static void
allocate_presented (UiDanceLayout *self, UiDanceShape shape, int width, int height)
{
  int room_x, room_y, code;
  Stack words = { .n = 0 };

  find_words_room (self, width, height, &room_x, &room_y);
  fit_letters (self, room_x, room_y);
  stack_words (self, &words, room_x);
  add_part (&words, self->parts.state, room_x);
  share_out (&words, room_y);
  if (shape == UI_DANCE_SHAPE_BELOW)
    {
      place_pane (self, picture_of (self), 0, 0, width, height - room_y - GAP);
      (void) place_stack (self, &words, 0, height - room_y, room_x);
      return;
    }
  code = height - MIN (MAX (words.least, words.natural), room_y) - GAP;
  place_pane (self, picture_of (self), 0, 0, width - room_x - APART, height);
  place_pane (self, self->parts.side, width - room_x, 0, room_x, code);
  (void) place_stack (self, &words, width - room_x, code + GAP, room_x);
}

static void
stack_all (UiDanceLayout *self, Stack *stack, bool timeline, int width)
{
  add_part (stack, self->parts.learn, width);
  add_part (stack, self->parts.predict, width);
  add_part (stack, picture_of (self), width);
  add_part (stack, self->parts.words, width);
  add_part (stack, self->parts.chooser, width);
  if (timeline)
    add_part (stack, self->parts.timeline, width);
  add_part (stack, self->parts.state, width);
  add_part (stack, self->parts.transport, width);
}

/* One part below the other.  The picture gets the height that is left, also where that is less than
 * it asks for, so that all below it can be reached; and the timeline gives way first. */
static void
allocate_stacked (UiDanceLayout *self, int width, int height)
{
  Stack all = { .n = 0 };
  int left;

  stack_all (self, &all, true, width);
  if (all.natural > height)
    {
      all = (Stack){ .n = 0 };
      stack_all (self, &all, false, width);
    }
  left = height - all.least;
  if (left > 0)
    left = gtk_distribute_natural_allocation (left, all.n, all.sizes);
  for (unsigned i = 0; i < all.n; i++)
    if (all.parts[i] == picture_of (self))
      all.sizes[i].minimum_size = MAX (0, all.sizes[i].minimum_size + left);
  (void) place_stack (self, &all, 0, 0, width);
}

static void
ui_dance_layout_allocate (GtkLayoutManager *manager,
                          GtkWidget *widget,
                          int width,
                          int height,
                          int baseline)
{
  UiDanceLayout *self = UI_DANCE_LAYOUT (manager);
  const UiDanceShape shape = ui_dance_layout_shape (self, width);

  (void) baseline;
  g_ptr_array_set_size (self->placed, 0);
  if (shape == UI_DANCE_SHAPE_STACKED)
    allocate_stacked (self, width, height);
  else if (self->wishes.presenting)
    allocate_presented (self, shape, width, height);
  else
    allocate_beside (self, shape, width, height);
  hide_unplaced (self, widget);
}

/* ---- the size of the view ---- */

static GtkSizeRequestMode
ui_dance_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  (void) manager;
  (void) widget;
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Measures each child, since GTK wants that of all that get a place.  Board and side are left out
 * where there is no room for them. */
static void
measure_widths (UiDanceLayout *self, GtkWidget *widget, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least, wanted;

      if (!gtk_widget_should_layout (child) && child != self->parts.timeline)
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
      if (child == self->parts.board || child == self->parts.side || child == self->parts.fold)
        continue;
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wanted);
    }
}

static int
least_height (UiDanceLayout *self, int width)
{
  const UiDanceShape shape =
      width < 0 ? UI_DANCE_SHAPE_STACKED : ui_dance_layout_shape (self, width);
  Stack all = { .n = 0 };

  if (shape == UI_DANCE_SHAPE_STACKED)
    {
      stack_all (self, &all, false, width);
      return all.least;
    }
  if (self->wishes.presenting)
    return 2 * LEAST_PANE;
  add_part (&all, picture_of (self), width);
  add_part (&all, self->parts.timeline, width);
  add_part (&all, self->parts.transport, width);
  return all.least;
}

static void
ui_dance_layout_measure (GtkLayoutManager *manager,
                         GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  UiDanceLayout *self = UI_DANCE_LAYOUT (manager);

  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_widths (self, widget, minimum, natural);
      return;
    }
  *minimum = least_height (self, for_size);
  *natural = *minimum;
}

static void
ui_dance_layout_finalize (GObject *object)
{
  g_clear_handle_id (&UI_DANCE_LAYOUT (object)->telling, g_source_remove);
  g_ptr_array_unref (UI_DANCE_LAYOUT (object)->placed);
  G_OBJECT_CLASS (ui_dance_layout_parent_class)->finalize (object);
}

static void
ui_dance_layout_class_init (UiDanceLayoutClass *class)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = ui_dance_layout_finalize;
  g_signal_new ("letters", UI_TYPE_DANCE_LAYOUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_INT);
  manager_class->get_request_mode = ui_dance_layout_get_request_mode;
  manager_class->measure = ui_dance_layout_measure;
  manager_class->allocate = ui_dance_layout_allocate;
}

static void
ui_dance_layout_init (UiDanceLayout *self)
{
  self->placed = g_ptr_array_new ();
  self->letters = self->fitting = LETTERS_MOST;
}

GtkLayoutManager *
ui_dance_layout_new (UiDanceLayoutParts parts)
{
  UiDanceLayout *self = g_object_new (UI_TYPE_DANCE_LAYOUT, NULL);

  self->parts = parts;
  return GTK_LAYOUT_MANAGER (self);
}

void
ui_dance_layout_set_wishes (UiDanceLayout *self, UiDanceLayoutWishes wishes)
{
  self->wishes = wishes;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
ui_dance_layout_set_letters (UiDanceLayout *self, int letters)
{
  self->letters = letters;
}

int
ui_dance_layout_fitting_letters (UiDanceLayout *self)
{
  return self->fitting;
}
