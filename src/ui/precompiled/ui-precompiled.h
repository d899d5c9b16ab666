/* ui-precompiled.h - GTK's headers, compiled once instead of for each file of the room.  Every file
 * still includes the headers it uses: a build with -Db_pch=false, as the tests make with Clang,
 * checks this. */
#include <gtk/gtk.h>
