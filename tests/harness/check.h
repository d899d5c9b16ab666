/* check.h - a test program makes claims and prints one TAP line for each.
 *
 *   static void
 *   undo_restores (const void *data)
 *   {
 *     const char *problem = data;
 *     …
 *     check_equal_memory (before, after, size);
 *   }
 *
 *   int
 *   main (void)
 *   {
 *     check_claim ("/cover/undo/restores-every-byte/queens8", undo_restores, "queens8");
 *     return check_finish ();
 *   }
 *
 * The program runs all its claims, or those that its arguments name by shell patterns, where *
 * stands for slashes too:
 *
 *   test-cover-back '/cover/back/each-*'     the claims that match
 *   test-cover-back '!*queens*'              the claims that do not match
 *   test-cover-back --list [PATTERN...]      prints their names and runs none
 *   meson test -C build cover-back --test-args "'/cover/back/each-*'"
 *
 * For this the linker puts our main before the program's (its option --wrap), which gets no such
 * arguments.
 *
 * A check that fails says where and why on standard error, as a comment, and leaves its claim at
 * once; the next claim then runs.  What the claim had allocated is lost, so a failing program may
 * also report leaks.  C11 and libc only, so that it runs under every sanitizer.  Checks belong to
 * the main thread: let other threads hand their results back to it. */

#ifndef CHECK_H
#define CHECK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef void (*CheckTest) (const void *data);

void check_claim  (const char *name, CheckTest test, const void *data);
int  check_finish (void);  /* prints the plan; the return value of main () */

#define check_true(condition) \
  check_true_at ((condition), #condition, __FILE__, __LINE__)
#define check_equal_u64(actual, expected) \
  check_equal_u64_at ((actual), (expected), #actual, __FILE__, __LINE__)
#define check_equal_text(actual, expected) \
  check_equal_text_at ((actual), (expected), #actual, __FILE__, __LINE__)
#define check_equal_memory(actual, expected, size) \
  check_equal_memory_at ((actual), (expected), (size), #actual, __FILE__, __LINE__)

/* Leaves the claim as neither kept nor broken. */
_Noreturn void check_skip (const char *reason);

/* True where the run should be short, as it is under the sanitizers (QUADRILLE_QUICK is set). */
bool check_quick (void);

/* The folder of puzzle collections: QUADRILLE_CORPORA, else the one beside the project; NULL:
 * none. */
const char *check_corpora (void);

/* Opens one file of it for reading, or skips the claim. */
FILE *check_open_corpus (const char *name);

/* The functions behind the macros. */
void check_true_at         (bool condition, const char *text, const char *file, int line);
void check_equal_u64_at    (uint64_t actual, uint64_t expected,
                            const char *text, const char *file, int line);
void check_equal_text_at   (const char *actual, const char *expected,
                            const char *text, const char *file, int line);
void check_equal_memory_at (const void *actual, const void *expected, size_t size,
                            const char *text, const char *file, int line);

#endif
