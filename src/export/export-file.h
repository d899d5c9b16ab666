/* export-file.h - a file that is there whole or not at all.
 *
 * Bytes go to a temporary file in the same folder, .quadrille-NNNNNN.tmp, which replaces the old
 * file in the last step; then file and folder are flushed to the disk.  A process that is killed
 * leaves the old file and the temporary one.  Where the path is a symbolic link, its target is
 * replaced, or made.  Where it is no regular file (a pipe, a device), the bytes are written there
 * directly.
 *
 * The new file has the mode of the old one, and its owner, group and ACL where this user may set
 * them: only root can change a file's owner.  Other extended attributes are not copied, and another
 * hard link keeps the old content. */
#ifndef EXPORT_FILE_H
#define EXPORT_FILE_H

#include "base-text.h"

typedef struct
{
  int      fd;
  BaseText waiting;   /* bytes not written yet */
  char    *path;      /* the final name */
  char    *temporary; /* the name until then; NULL: written in place */
} ExportFile;

/* BASE_IO with errno set; BASE_NO_MEMORY.  After a failure there is nothing to close. */
BaseStatus export_file_open (const char *path, ExportFile *out_file);

/* Has the type of ExportSink's write; `data` is the file.  Statuses of export_file_open (); bytes
 * written before a failure stay. */
BaseStatus export_file_add (void *data, const void *bytes, size_t n_bytes);

/* Moves the file to its place.  On failure the old file is unchanged and the new one is removed. */
BaseStatus export_file_finish (ExportFile *self);

/* Closes and removes the file instead; errno is unchanged. */
void export_file_abandon (ExportFile *self);

#endif
