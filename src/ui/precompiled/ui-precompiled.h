/* ui-precompiled.h - GTK's headers, read by the compiler once and not for each file of the room.  Every file includes
 * what it uses all the same: a build with -Db_pch=false, as the tests make with Clang, would tell. */
#include <gtk/gtk.h>
