/* ui-dance-layout.h - the places of the parts of the Dance view: the picture first.
 *
 * The picture's place depends on the size of the view and on which parts are wanted, never on the
 * length of a text.  README.md has the table of shapes. */
#ifndef UI_DANCE_LAYOUT_H
#define UI_DANCE_LAYOUT_H

#include <gtk/gtk.h>
#include <stdbool.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_LAYOUT (ui_dance_layout_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceLayout, ui_dance_layout, UI, DANCE_LAYOUT, GtkLayoutManager)

typedef enum
{
  UI_DANCE_SHAPE_STACKED, /* one part below the other, as on a telephone */
  UI_DANCE_SHAPE_COLUMN,  /* a column of words and one more part beside the picture */
  UI_DANCE_SHAPE_WIDE,    /* and the code at the other side */
  UI_DANCE_SHAPE_BELOW,   /* presented: the words below the picture */
  UI_DANCE_SHAPE_BESIDE,  /* presented: code and words beside the picture */
} UiDanceShape;

/* Borrowed: the children of the widget that has the layout. */
typedef struct
{
  GtkWidget *chooser, *learn, *predict, *words, *fold, *board, *picture, *side, *timeline, *state,
      *transport;
  GtkWidget *idle; /* in place of the picture, and of all that belongs to one, while it is visible */
} UiDanceLayoutParts;

/* Whether the code is shown where it takes the place of something else. */
typedef enum
{
  UI_DANCE_CODE_BY_ROOM, /* on a large screen that is presented */
  UI_DANCE_CODE_SHOWN,
  UI_DANCE_CODE_HIDDEN,
} UiDanceCodeWish;

/* The parts that are wanted. */
typedef struct
{
  bool presenting, learning;
  bool board; /* the board shows something that the picture does not show */
  UiDanceCodeWish code;
} UiDanceLayoutWishes;

GtkLayoutManager *ui_dance_layout_new (UiDanceLayoutParts parts);

void ui_dance_layout_set_wishes (UiDanceLayout *self, UiDanceLayoutWishes wishes);

UiDanceShape ui_dance_layout_shape (UiDanceLayout *self, int width);
bool         ui_dance_layout_shows_code (UiDanceLayout *self, int width);

/* Signal: letters (UiDanceLayout *layout, int letters), when other letters fit the room of the
 * presented words, in pixels.
 *
 * `letters` is the size that the presented words have now: the layout infers from it what room other
 * sizes need. */
void ui_dance_layout_set_letters (UiDanceLayout *self, int letters);
int  ui_dance_layout_fitting_letters (UiDanceLayout *self);

G_END_DECLS

#endif
