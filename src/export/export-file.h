/* export-file.h - a file that is there whole or not at all.
 *
 * Bytes go to a temporary file in the same folder, .quadrille-NNNNNN.tmp, which takes the place of the old file in the last
 * step; then file and folder are on the disk.  A process that is killed leaves the old file and the temporary one.
 * Where the path is a symbolic link, its target is replaced, or made.  Where it is no regular file (a pipe, a device), the
 * bytes go there at once.
 *
 * The new file has the mode of the old one, and its owner, group and ACL where this user may give them: only root can give
 * a file to another owner.  Other extended attributes are not copied, and another hard link keeps the old content. */
#ifndef EXPORT_FILE_H
#define EXPORT_FILE_H

#include "base-text.h"

typedef struct
{
  int      fd;
  BaseText waiting;   /* what export_file_add () has not written yet */
  char    *path;      /* what it will be called */
  char    *temporary; /* what it is called until then; NULL: it is written in place */
} ExportFile;

/* BASE_IO: errno says why; BASE_NO_MEMORY.  Nothing is to be closed then. */
BaseStatus export_file_open (const char *path, ExportFile *out_file);

/* For an ExportSink, `data` is the file.  As export_file_open (); what was written before stays there. */
BaseStatus export_file_add (void *data, const void *bytes, size_t n_bytes);

/* Puts the file in its place.  On failure the old file is as it was and the new one is gone. */
BaseStatus export_file_finish (ExportFile *self);

/* The same without finishing; errno stays what it was. */
void export_file_abandon (ExportFile *self);

#endif
