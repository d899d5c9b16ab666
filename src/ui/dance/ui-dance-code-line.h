/* ui-dance-code-line.h - one line of the algorithm.
 *
 * The number of a write stands before it, and a row that is wrapped is indented further than the
 * first one.  For a screen reader it is a label with the line as its name. */
#ifndef UI_DANCE_CODE_LINE_H
#define UI_DANCE_CODE_LINE_H

#include "listing.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_DANCE_CODE_LINE (ui_dance_code_line_get_type ())
G_DECLARE_FINAL_TYPE (UiDanceCodeLine, ui_dance_code_line, UI, DANCE_CODE_LINE, GtkWidget)

/* Copies what it shows of the line. */
GtkWidget *ui_dance_code_line_new (const ListingLine *line);

/* A line's text for a layout: an arrow of C is not broken in two.  Free it with g_free (). */
char *ui_dance_code_line_unbroken (const char *text);

typedef enum
{
  UI_DANCE_CODE_DARK,
  UI_DANCE_CODE_PALE,   /* a call that led to the current line */
  UI_DANCE_CODE_WRITE,  /* another write of the same event */
  UI_DANCE_CODE_STRONG, /* the current line */
} UiDanceCodeLight;

void ui_dance_code_line_light (UiDanceCodeLine *self, UiDanceCodeLight light);

G_END_DECLS

#endif
