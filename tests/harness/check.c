#include "check.h"

#include <fnmatch.h>
#include <inttypes.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef enum
{
  RUNNING, /* the first return value of setjmp */
  BROKEN,
  SKIPPED,
} Outcome;

static jmp_buf leave_claim;
static const char *skip_reason;
static unsigned n_claims, n_broken;
static char **patterns; /* shell patterns of the claims to run, up to NULL; none: all claims */
static bool only_lists;

int __real_main (int n_arguments, char **arguments);
int __wrap_main (int n_arguments, char **arguments);

/* Claims' names begin with a slash.  All other arguments are the program's own. */
static bool
is_about_claims (const char *argument)
{
  return strcmp (argument, "--list") == 0
         || (argument[0] != '\0' && strchr ("/*?[!", argument[0]) != NULL);
}

int
__wrap_main (int n_arguments, char **arguments)
{
  if (n_arguments > 1 && is_about_claims (arguments[1]))
    {
      only_lists = strcmp (arguments[1], "--list") == 0;
      patterns = arguments + (only_lists ? 2 : 1);
      n_arguments = 1;
    }
  return __real_main (n_arguments, arguments);
}

/* A pattern selects claims; one that begins with "!" excludes claims, whatever the others
 * select. */
static bool
is_wanted (const char *name)
{
  bool selects = false, is_selected = false;

  for (char **pattern = patterns; pattern != NULL && *pattern != NULL; pattern++)
    if ((*pattern)[0] != '!')
      {
        selects = true;
        is_selected = is_selected || fnmatch (*pattern, name, 0) == 0;
      }
    else if (fnmatch (*pattern + 1, name, 0) == 0)
      return false;
  return is_selected || !selects;
}

/* Every line is flushed, so that a crash does not take the lines before it along. */
void
check_claim (const char *name, CheckTest test, const void *data)
{
  if (!is_wanted (name))
    return;
  n_claims++;
  if (only_lists)
    {
      puts (name);
      return;
    }
  switch (setjmp (leave_claim))
    {
    case RUNNING:
      test (data);
      printf ("ok %u - %s\n", n_claims, name);
      break;
    case SKIPPED:
      printf ("ok %u - %s # SKIP %s\n", n_claims, name, skip_reason);
      break;
    default:
      n_broken++;
      printf ("not ok %u - %s\n", n_claims, name);
    }
  fflush (stdout);
}

int
check_finish (void)
{
  if (n_claims == 0 && patterns != NULL)
    {
      fprintf (stderr, "# no claim has such a name\n");
      return EXIT_FAILURE;
    }
  if (!only_lists)
    printf ("1..%u\n", n_claims);
  return n_broken > 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}

_Noreturn static void
break_claim (void)
{
  longjmp (leave_claim, BROKEN);
}

void
check_skip (const char *reason)
{
  skip_reason = reason;
  longjmp (leave_claim, SKIPPED);
}

bool
check_quick (void)
{
  return getenv ("QUADRILLE_QUICK") != NULL;
}

const char *
check_corpora (void)
{
  const char *folder = getenv ("QUADRILLE_CORPORA");

  if (folder == NULL)
    folder = CHECK_SOURCE_ROOT "/../shared/corpora";
  return access (folder, R_OK) == 0 ? folder : NULL;
}

FILE *
check_open_corpus (const char *name)
{
  const char *folder = check_corpora ();
  char path[4096];
  FILE *file;

  if (folder == NULL)
    check_skip ("the corpora are not here");
  check_true (snprintf (path, sizeof path, "%s/%s", folder, name) < (int) sizeof path);
  file = fopen (path, "rb");
  if (file == NULL)
    check_skip ("the corpora do not have this file");
  return file;
}

void
check_true_at (bool condition, const char *text, const char *file, int line)
{
  if (condition)
    return;
  fprintf (stderr, "# %s:%d: not true: %s\n", file, line, text);
  break_claim ();
}

void
check_equal_u64_at (uint64_t actual,
                    uint64_t expected,
                    const char *text,
                    const char *file,
                    int line)
{
  if (actual == expected)
    return;
  fprintf (stderr, "# %s:%d: %s is %" PRIu64 ", not %" PRIu64 "\n", file, line, text, actual,
           expected);
  break_claim ();
}

/* Every line of a text is printed as a TAP comment, like everything on standard error. */
static void
print_text (const char *label, const char *text)
{
  fprintf (stderr, "#   %s: ", label);
  for (const char *c = text != NULL ? text : "(NULL)"; *c != '\0'; c++)
    {
      putc (*c, stderr);
      if (*c == '\n')
        fprintf (stderr, "#     ");
    }
  putc ('\n', stderr);
}

void
check_equal_text_at (const char *actual,
                     const char *expected,
                     const char *text,
                     const char *file,
                     int line)
{
  if (actual == expected || (actual != NULL && expected != NULL && strcmp (actual, expected) == 0))
    return;
  fprintf (stderr, "# %s:%d: %s is another text\n", file, line, text);
  print_text ("actual", actual);
  print_text ("expected", expected);
  break_claim ();
}

void
check_equal_memory_at (const void *actual,
                       const void *expected,
                       size_t size,
                       const char *text,
                       const char *file,
                       int line)
{
  const unsigned char *a = actual, *b = expected;

  for (size_t i = 0; i < size; i++)
    if (a[i] != b[i])
      {
        fprintf (stderr, "# %s:%d: %s differs at byte %zu of %zu: 0x%02x, not 0x%02x\n", file, line,
                 text, i, size, a[i], b[i]);
        break_claim ();
      }
}
