/* app-puzzles.h - the puzzles of a file, one after the other, from any place of an index on. */
#ifndef APP_PUZZLES_H
#define APP_PUZZLES_H

#include "app-loader.h"
#include "formats-walk.h"

G_BEGIN_DECLS

/* All zero: closed.  An open one stays where it is in memory. */
typedef struct
{
  FormatsWalk       walk;
  GFileInputStream *stream;
  FormatsPlace      place; /* that it was opened at */
  AppReading        reading;
} AppPuzzles;

/* All zero: every puzzle of the file. */
typedef struct
{
  FormatsStart    start;        /* of a FormatsIndex of the same puzzles */
  bool            only_sudokus; /* other puzzles, and bad ones, are passed over */
  GCancellable   *cancellable;  /* or NULL */
  const BaseStop *stop;         /* or NULL: only `cancellable` stops reading */
} AppPuzzlesOptions;

/* The first formats_walk_next (&self->walk) gives the puzzle that the options say.  False with
 * an error when the file cannot be read; then nothing is open. */
bool app_puzzles_open (AppPuzzles              *self,
                       GFile                   *file,
                       const AppPuzzlesOptions *options,
                       GError                 **error);
void app_puzzles_close (AppPuzzles *self); /* accepts a closed one */

/* The text of a line of the file, which is not above the place where reading began; as
 * app_load_find_line ().  Nothing can be read after it. */
char *app_puzzles_find_line (AppPuzzles *self, uint64_t line);

G_END_DECLS

#endif
