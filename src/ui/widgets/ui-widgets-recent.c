#include "ui-widgets-recent.h"

#define MOST 8

static int
newest_first (gconstpointer a, gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_modified ((GtkRecentInfo *) b),
                              gtk_recent_info_get_modified ((GtkRecentInfo *) a));
}

/* Underscores in names are no mnemonics. */
static void
append (GMenu *menu, GtkRecentInfo *info)
{
  g_auto (GStrv) parts = g_strsplit (gtk_recent_info_get_display_name (info), "_", -1);
  g_autofree char *label = g_strjoinv ("__", parts);
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.open-uri", "s", gtk_recent_info_get_uri (info));
  g_menu_append_item (menu, item);
}

static void
fill_recent_menu (GMenu *menu)
{
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());
  const char *us = g_get_application_name ();
  unsigned n = 0;

  g_menu_remove_all (menu);
  infos = g_list_sort (infos, newest_first);
  for (GList *each = infos; each != NULL && n < MOST; each = each->next)
    if (gtk_recent_info_has_application (each->data, us))
      {
        append (menu, each->data);
        n++;
      }
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
}

void
ui_widgets_recent_fill (GMenu *menu)
{
  g_signal_connect_object (gtk_recent_manager_get_default (), "changed",
                           G_CALLBACK (fill_recent_menu), menu, G_CONNECT_SWAPPED);
  fill_recent_menu (menu);
}

void
ui_widgets_recent_add (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);

  gtk_recent_manager_add_item (gtk_recent_manager_get_default (), uri);
}
