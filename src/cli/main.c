/* The program: the user's language, then the command. */
#include "base-text.h"
#include "cli.h"
#include "words-gettext.h"

#include <locale.h>
#include <string.h>
#include <unistd.h>

/* Run from the folder it was built in, the program finds the catalogues that were built beside it. */
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
