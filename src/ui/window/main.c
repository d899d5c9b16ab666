/* The program: sets the user's language, finds the files built beside it, and runs the
 * application. */
#include "ui-window-application.h"
#include "words-gettext.h"

#include <locale.h>

/* When the program is run from its build folder, it uses the files that were built beside it. */
static void
find_beside (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = g_path_get_dirname (program != NULL ? program : ".");
  g_autofree char *schemas = g_build_filename (folder, "data", NULL);
  g_autofree char *compiled = g_build_filename (schemas, "gschemas.compiled", NULL);
  g_autofree char *words = g_build_filename (folder, "po", NULL);
  bool has_words = g_file_test (words, G_FILE_TEST_IS_DIR);

  bindtextdomain (WORDS_DOMAIN, has_words ? words : QUADRILLE_LOCALE_DIR);
  bind_textdomain_codeset (WORDS_DOMAIN, "UTF-8");
  textdomain (WORDS_DOMAIN);
  if (g_file_test (compiled, G_FILE_TEST_EXISTS))
    g_setenv ("GSETTINGS_SCHEMA_DIR", schemas, FALSE);
}

/* The XDG Base Directory Specification requires that a path which is not absolute is ignored.  GLib
 * uses it as it is, so settings and the session would be kept in the folder in which the program is
 * started. */
static void
ignore_relative_folders (void)
{
  static const char *const names[] = { "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME",
                                       "XDG_CACHE_HOME", "XDG_RUNTIME_DIR" };

  for (size_t i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *folder = g_getenv (names[i]);

      if (folder != NULL && !g_path_is_absolute (folder))
        g_unsetenv (names[i]);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) application = NULL;

  ignore_relative_folders ();
  setlocale (LC_ALL, "");
  find_beside ();
  application = ui_window_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
