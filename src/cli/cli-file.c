#include "cli-file.h"

#include <errno.h>

BaseStatus
cli_file_open (const char *path, CliFile *out_file)
{
  BaseStatus status;

  *out_file = (CliFile){ 0 };
  status = export_file_open (path, &out_file->file);
  out_file->output.fd = out_file->file.fd;
  return status;
}

BaseStatus
cli_file_finish (CliFile *self)
{
  const bool done = cli_output_flush (&self->output);
  const int error = self->output.error;

  cli_output_clear (&self->output);
  if (done)
    return export_file_finish (&self->file);
  export_file_abandon (&self->file);
  errno = error;
  return BASE_IO;
}

void
cli_file_abandon (CliFile *self)
{
  cli_output_clear (&self->output);
  export_file_abandon (&self->file);
}
