/* Only the programs that a room's meson.build lists in `threads` may start threads of our own.
 *
 * ThreadSanitizer slows a program down many times, and finds nothing in one that has a single
 * thread, so these programs alone run under it.  A program that is missing in the list would not,
 * and nobody would notice: so it ends here.  Threads that GLib starts are not seen. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

int __wrap_pthread_create (pthread_t *out_thread,
                           const pthread_attr_t *attributes,
                           void *(*run) (void *),
                           void *data);
int __real_pthread_create (pthread_t *out_thread,
                           const pthread_attr_t *attributes,
                           void *(*run) (void *),
                           void *data);

int
__wrap_pthread_create (pthread_t *out_thread,
                       const pthread_attr_t *attributes,
                       void *(*run) (void *),
                       void *data)
{
  if (getenv ("QUADRILLE_ONE_THREAD") != NULL)
    {
      fputs ("# a program that starts threads belongs to `threads` in its meson.build\n", stderr);
      abort ();
    }
  return __real_pthread_create (out_thread, attributes, run, data);
}
