#include "check.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef enum
{
  RUNNING, /* what setjmp returns the first time */
  BROKEN,
  SKIPPED,
} Outcome;

static jmp_buf leave_claim;
static const char *skip_reason;
static unsigned n_claims, n_broken;

/* Every line is flushed, so that a crash does not take the lines before it along. */
void
check_claim (const char *name, CheckTest test, const void *data)
{
  n_claims++;
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

/* Every line of a text is a comment, as all that we say on standard error is. */
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
