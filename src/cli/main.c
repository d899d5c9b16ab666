/* The program: sets the user's language and runs the command. */
#include "base-text.h"
#include "cli.h"
#include "words-gettext.h"

#include <locale.h>
#include <string.h>
#include <unistd.h>

/* In the folder where it was built, the program uses the catalogues that were built beside it. */
static bool
bind_built_catalogues (void)
{
  static const char beside[] = "po";
  char path[4096];
  ssize_t length = readlink ("/proc/self/exe", path, sizeof path - sizeof beside);

  while (length > 0 && path[length - 1] != '/')
    length--;
  if (length <= 0)
    return false;
  memcpy (path + length, beside, sizeof beside);
  return access (path, X_OK) == 0 && bindtextdomain (WORDS_DOMAIN, path) != NULL;
}

/* Only words and letters follow the locale: numbers and dates are the same everywhere. */
int
main (int argc, char **argv)
{
  setlocale (LC_CTYPE, "");
  setlocale (LC_MESSAGES, "");
  if (!bind_built_catalogues ())
    bindtextdomain (WORDS_DOMAIN, QUADRILLE_LOCALE_DIR);
  return cli_run (argc, argv);
}
