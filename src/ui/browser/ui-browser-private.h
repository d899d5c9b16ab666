/* ui-browser-private.h - the state of the pane, and the functions that its files share. */
#ifndef UI_BROWSER_PRIVATE_H
#define UI_BROWSER_PRIVATE_H

#include "app-order.h"
#include "app-rater.h"
#include "ui-browser-rows.h"
#include "ui-browser-selection.h"
#include "ui-browser.h"

G_BEGIN_DECLS

struct _UiBrowser
{
  GtkBox parent_instance;

  DeskSession *session;
  UiWidgetsScheme *scheme;
  GSettings *settings;
  AppCollection *collection;     /* NULL before one is opened; then, all of these are there */
  AppOrder *order;
  AppRater *rater;
  UiBrowserSelection *selection;
  UiBrowserRows *rows;

  GCancellable *choosing; /* of the last puzzle chosen, or NULL */
  guint open;             /* the number of the puzzle that is on the board; 0: none */
  guint at;               /* that of the puzzle that was chosen last; 0: none */
  guint awaited;          /* the one to choose when it has been read; 0: none */
  guint64 open_puzzle;    /* its check sum, and its game */
  DeskGame open_game;
  guint n_rated;          /* when the list was sorted by rating last */

  GtkWidget *title, *name, *count, *list, *stack;
  GtkWidget *elsewhere, *search, *status_row, *status, *stop;
  GMenu *levels;
  GSimpleActionGroup *choices;
  char *choices_name;     /* of the value of the session that keeps them */
};

/* ui-browser.c */
void ui_browser_choose_index (UiBrowser *self, guint index);

/* The games of the collection, with the one on the board; unref it. */
GHashTable *ui_browser_list_games (UiBrowser *self);

/* ui-browser-find.c: searching, sorting and filtering. */
void ui_browser_find_init (UiBrowser *self); /* before there is any child */
void ui_browser_find_set_up (UiBrowser *self);
void ui_browser_find_begin (UiBrowser *self); /* another collection was opened */
void ui_browser_find_sync (UiBrowser *self);  /* the line about what is listed */
void ui_browser_find_anew (UiBrowser *self);  /* where the list is not that of the file */

/* Of the template. */
void ui_browser_search_changed (UiBrowser *self);
void ui_browser_open_found (UiBrowser *self);
void ui_browser_end_search (UiBrowser *self);
void ui_browser_stop_work (UiBrowser *self);

G_END_DECLS

#endif
