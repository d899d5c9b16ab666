/* cli-input.h - files and standard input as sources of bytes. */
#ifndef CLI_INPUT_H
#define CLI_INPUT_H

#include "formats-reader.h"

typedef struct
{
  const char *name; /* as it was given; "-" is standard input */
  int         fd;
  bool        waits; /* reading may have to wait for somebody */

  /* Called before a wait, when what is known so far had better be handed over; or NULL. */
  void (*before_wait) (void *data);
  void *data;
} CliInput;

/* BASE_IO: errno says why. */
BaseStatus cli_input_open (const char *name, CliInput *out_input);
void       cli_input_close (CliInput *self);

/* A source for formats_reader_new (); its data is the CliInput.  BASE_STOPPED when a signal comes. */
BaseStatus cli_input_read (void *data, char *bytes, size_t capacity, size_t *out_length);

#endif
