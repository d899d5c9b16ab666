/* ui-wrap.h - a layout of one row, or of as many as there is need of: what does not fit goes below. */
#ifndef UI_WRAP_H
#define UI_WRAP_H

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define UI_TYPE_WRAP (ui_wrap_get_type ())
G_DECLARE_FINAL_TYPE (UiWrap, ui_wrap, UI, WRAP, GtkLayoutManager)

G_END_DECLS

#endif
