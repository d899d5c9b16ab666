/* Two files may share a name except for the suffix.  Their results would share it too, and the
 * second would silently replace the first.  So all paths are compared, as the system resolves them,
 * before anything is written. */
#define _XOPEN_SOURCE 700 /* realpath () */

#include "cli-beside.h"

#include "base-memory.h"
#include "cli-message.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <stdlib.h>
#include <string.h>

static void
add_path (const char *name, BaseText *out)
{
  const char *slash = strrchr (name, '/');
  const char *base = slash != NULL ? slash + 1 : name;
  const char *point = strrchr (base, '.');

  base_text_add_bytes (out, name,
                       point != NULL && point > base ? (size_t) (point - name) : strlen (name));
  base_text_add (out, ".result");
}

/* A path for reading or writing. */
typedef struct
{
  const char *name; /* of the input file */
  char *path;
  bool is_read;
} Use;

/* A file that does not exist yet is in a folder that does. */
static char *
resolve (const char *path)
{
  char *real = realpath (path, NULL), *folder;
  const char *slash = strrchr (path, '/');
  BaseText text = BASE_TEXT_EMPTY;

  if (real != NULL)
    return real;
  base_text_add_bytes (&text, path, slash != NULL ? (size_t) (slash - path) : 0);
  base_text_add (&text, slash == NULL ? "." : slash == path ? "/" : "");
  folder = text.failed ? NULL : realpath (base_text_string (&text), NULL);
  base_text_reset (&text);
  if (folder != NULL)
    {
      base_text_add (&text, folder);
      base_text_add_char (&text, '/');
    }
  base_text_add (&text, folder != NULL && slash != NULL ? slash + 1 : path);
  free (folder);
  return text.bytes;
}

static int
compare_result_names (const void *a, const void *b)
{
  const Use *one = a, *other = b;
  int order = strcmp (one->path, other->path);

  return order != 0 ? order : (one->is_read - other->is_read);
}

static void
complain (const Use *one, const Use *other)
{
  BaseText text = BASE_TEXT_EMPTY, path = BASE_TEXT_EMPTY;

  add_path (one->name, &path);
  words_fill (&text,
              other->is_read
                  ? _ ("the result of %1 would replace %2, which is also read: nothing was done")
                  : _ ("the results of %1 and %2 would both be written to %3: nothing was done"),
              WORDS_WITH (WORDS_TEXT (one->name), WORDS_TEXT (other->name),
                          WORDS_TEXT (base_text_string (&path))));
  cli_say (&(CliPlace){ 0 }, base_text_string (&text));
  base_text_clear (&text);
  base_text_clear (&path);
}

/* Lists the files that are read, and the named files that are written. */
static size_t
list_uses (const CliSettings *settings, Use *uses)
{
  size_t n = 0;

  for (size_t i = 0; i < settings->n_files; i++)
    {
      BaseText path = BASE_TEXT_EMPTY;
      const char *name = settings->files[i];

      if (strcmp (name, "-") == 0)
        continue;
      uses[n++] = (Use){ name, resolve (name), true };
      add_path (name, &path);
      if (strcmp (base_text_string (&path), name) != 0)
        uses[n++] = (Use){ name, resolve (base_text_string (&path)), false };
      base_text_clear (&path);
    }
  return n;
}

bool
cli_beside_check (const CliSettings *settings)
{
  Use *uses = base_new_zeroed (Use, settings->n_files * 2);
  size_t n = uses != NULL ? list_uses (settings, uses) : 0;
  bool good = uses != NULL;

  for (size_t i = 0; i < n; i++)
    good &= uses[i].path != NULL;
  if (!good)
    cli_say_status (&(CliPlace){ 0 }, BASE_NO_MEMORY);
  else
    qsort (uses, n, sizeof *uses, compare_result_names);
  for (size_t i = 0; good && i + 1 < n; i++)
    if (!uses[i].is_read && strcmp (uses[i].path, uses[i + 1].path) == 0)
      {
        complain (&uses[i], &uses[i + 1]);
        good = false;
      }
  for (size_t i = 0; i < n; i++)
    free (uses[i].path);
  free (uses);
  return good;
}

BaseStatus
cli_beside_open (CliBeside *self, const char *name)
{
  BaseText path = BASE_TEXT_EMPTY;
  BaseStatus status = BASE_BAD_INPUT;

  add_path (name, &path);
  if (base_text_status (&path) != BASE_OK)
    status = BASE_NO_MEMORY;
  else if (strcmp (name, "-") == 0)
    cli_say (&(CliPlace){ .name = name }, _ ("--beside needs a file: standard input has no name"));
  else if (strcmp (path.bytes, name) == 0)
    cli_say (&(CliPlace){ .name = name }, _ ("skipped: this is itself a result file"));
  else
    status = cli_file_open (path.bytes, &self->file);
  if (status == BASE_OK)
    {
      self->path = path.bytes;
      return BASE_OK;
    }
  if (status != BASE_BAD_INPUT)
    cli_say_status (&(CliPlace){ .name = path.bytes }, status);
  base_text_clear (&path);
  return status;
}

BaseStatus
cli_beside_close (CliBeside *self, bool whole)
{
  BaseStatus status = BASE_OK;

  if (self->path == NULL)
    return BASE_OK;
  if (whole)
    status = cli_file_finish (&self->file);
  else
    cli_file_abandon (&self->file);
  if (status != BASE_OK)
    cli_say_status (&(CliPlace){ .name = self->path }, status);
  free (self->path);
  self->path = NULL;
  return status;
}
