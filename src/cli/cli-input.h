/* cli-input.h - files and standard input as sources of bytes. */
#ifndef CLI_INPUT_H
#define CLI_INPUT_H

#include "formats-reader.h"

typedef struct
{
  const char *name; /* as given; "-" is standard input */
  int         fd;
  bool        waits; /* reading may block */

  /* Called before a read that may block, so that finished answers are written first; or NULL. */
  void (*before_wait) (void *data);
  void *data;
} CliInput;

/* BASE_IO with errno set. */
BaseStatus cli_input_open (const char *name, CliInput *out_input);
void       cli_input_close (CliInput *self);

/* A source for formats_reader_new (); its data is the CliInput.  BASE_STOPPED when a signal
 * comes. */
BaseStatus cli_input_read (void *data, char *bytes, size_t capacity, size_t *out_length);

#endif
