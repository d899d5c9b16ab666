/* An export that fails leaves the old file as it was, and has a reason. */
#include "app-export-job.h"
#include "check.h"
#include "scratch.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

static void
check_old (const char *name, unsigned n_files)
{
  g_autofree char *path = export_scratch_path (name), *content = NULL;
  g_autoptr (GDir) files = g_dir_open (export_scratch_folder, 0, NULL);
  const char *file;
  unsigned n = 0;

  check_true (g_file_get_contents (path, &content, NULL, NULL));
  check_equal_text (content, "old");
  while ((file = g_dir_read_name (files)) != NULL)
    n += g_str_has_prefix (file, name);
  check_equal_u64 (n, n_files);
}

/* A full disk, as far as a process can limit itself. */
static void
a_full_disk_leaves_the_old_file (const void *data)
{
  const char *way = data;
  AppExportContent *stage = export_scratch_stage (PUZZLE, false);
  g_autofree char *path = export_scratch_path ("kept");
  struct rlimit before, small;
  ExportChoices choices;
  AppExportFault fault;
  int error;

  export_scratch_choose (&choices, "board", way);
  check_true (g_file_set_contents (path, "old", -1, NULL));
  signal (SIGXFSZ, SIG_IGN);
  check_true (getrlimit (RLIMIT_FSIZE, &before) == 0);
  small = before;
  small.rlim_cur = 64;
  check_true (setrlimit (RLIMIT_FSIZE, &small) == 0);
  fault = export_scratch_write (stage, &choices, "kept");
  error = errno;
  check_true (setrlimit (RLIMIT_FSIZE, &before) == 0);
  check_equal_u64 (fault, APP_EXPORT_FAILED);
  check_equal_u64 ((uint64_t) error, EFBIG);
  check_old ("kept", 1);
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

static void
a_full_device_is_named (const void *data)
{
  AppExportContent *stage = export_scratch_stage (PUZZLE, false);
  JobProgress progress = { 0 };
  ExportChoices choices;
  guint64 n;

  (void) data;
  if (g_access ("/dev/full", W_OK) != 0)
    check_skip ("there is no /dev/full");
  base_stop_init (&progress.stop);
  export_scratch_choose (&choices, "links", "png");
  check_equal_u64 (app_export_write (stage, &choices, "/dev/full", &progress, &n),
                   APP_EXPORT_FAILED);
  check_equal_u64 ((uint64_t) errno, ENOSPC);
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

/* Permission bits cannot stop root, but a file system without new files can. */
static void
a_folder_that_is_read_only_is_named (const void *data)
{
  const bool root = geteuid () == 0;
  AppExportContent *stage = export_scratch_stage (PUZZLE, false);
  JobProgress progress = { 0 };
  g_autofree char *own = export_scratch_path ("closed");
  const char *closed = root ? "/proc" : own;
  g_autofree char *path = g_build_filename (closed, "picture.png", NULL);
  ExportChoices choices;
  AppExportFault fault;
  guint64 n;
  int error;

  (void) data;
  base_stop_init (&progress.stop);
  export_scratch_choose (&choices, "puzzle", "png");
  check_true (root || g_mkdir (own, 0500) == 0);
  fault = app_export_write (stage, &choices, path, &progress, &n);
  error = errno;
  check_true (root || g_rmdir (own) == 0);
  check_equal_u64 (fault, APP_EXPORT_FAILED);
  check_equal_u64 ((uint64_t) error, root ? ENOENT : EACCES);
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

static void
what_is_stopped_leaves_the_old_file (const void *data)
{
  static const char *const ways[] = { "png", "gif", "storyboard", "svgs" };
  AppExportContent *stage = export_scratch_stage (PUZZLE, false);
  g_autofree char *path = export_scratch_path ("kept");

  (void) data;
  check_true (g_file_set_contents (path, "old", -1, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      JobProgress progress = { 0 };
      ExportChoices choices;
      guint64 n;

      base_stop_init (&progress.stop);
      base_stop_raise (&progress.stop);
      export_scratch_choose (&choices, "board", ways[i]);
      check_equal_u64 (app_export_write (stage, &choices, path, &progress, &n), APP_EXPORT_STOPPED);
      check_old ("kept", 1);
      export_choices_clear (&choices);
    }
  app_export_content_free (stage);
}

static void
put_file (const char *name)
{
  g_autofree char *path = export_scratch_path (name);

  check_true (g_file_set_contents (path, "old", -1, NULL));
}

/* The file chooser asks about the first file; the dialog has to ask about the others. */
static void
later_files_of_a_series_are_seen (const void *data)
{
  g_autofree char *first = export_scratch_path ("series-001.png"),
                  *plain = export_scratch_path ("series.png");
  g_autofree char *third = export_scratch_path ("series-003.png"), *one = NULL, *none = NULL;

  (void) data;
  put_file ("series-001.png");
  check_equal_u64 (app_export_count_existing (first, 20, &none), 0);
  check_true (none == NULL);
  put_file ("series-003.png");
  put_file ("series-012.png");
  put_file ("series-021.png");
  check_equal_u64 (app_export_count_existing (first, 20, &one), 2);
  check_equal_text (one, third);
  g_clear_pointer (&one, g_free);
  check_equal_u64 (app_export_count_existing (plain, 20, &one), 3);
  check_equal_text (one, first);
}

/* A word before, not a failure afterwards. */
static void
says_that_there_is_no_ffmpeg (const void *data)
{
  AppExportContent *stage = export_scratch_stage (PUZZLE, false);
  JobProgress progress = { 0 };
  g_autofree char *path = g_strdup (g_getenv ("PATH"));
  ExportChoices choices;
  AppExportPreview look;

  (void) data;
  base_stop_init (&progress.stop);
  export_scratch_choose (&choices, "board", "mp4");
  g_setenv ("PATH", export_scratch_folder, TRUE);
  look = app_export_preview (stage, &choices, 1, 300, 200, &progress);
  check_equal_u64 (export_scratch_write (stage, &choices, "a.mp4"), APP_EXPORT_NO_FFMPEG);
  g_setenv ("PATH", path, TRUE);
  check_equal_u64 (look.fault, APP_EXPORT_NO_FFMPEG);
  check_true (look.surface == NULL);
  app_export_preview_clear (&look);
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

/* The reason is ffmpeg's own, not that the frames have no reader any more. */
static void
says_why_ffmpeg_failed (const void *data)
{
  AppExportContent *stage = export_scratch_stage (PUZZLE, false);
  JobProgress progress = { 0 };
  g_autofree char *path = g_strdup (g_getenv ("PATH"));
  g_autofree char *ffmpeg = export_scratch_path ("ffmpeg"), *output = export_scratch_path ("a.mp4");
  g_autofree char *with = g_strconcat (export_scratch_folder, ":", path, NULL);
  ExportChoices choices;
  guint64 n;

  (void) data;
  base_stop_init (&progress.stop);
  export_scratch_choose (&choices, "board", "mp4");
  check_true (
      g_file_set_contents (ffmpeg, "#!/bin/sh\necho No space left >&2\nexit 1\n", -1, NULL));
  check_true (g_chmod (ffmpeg, 0755) == 0);
  g_setenv ("PATH", with, TRUE);
  check_equal_u64 (app_export_write (stage, &choices, output, &progress, &n), APP_EXPORT_FAILED);
  g_setenv ("PATH", path, TRUE);
  check_equal_text (progress.reason, "ffmpeg failed: No space left");
  check_true (!g_file_test (output, G_FILE_TEST_EXISTS));
  g_unlink (ffmpeg);
  g_free (progress.reason);
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

int
main (void)
{
  int result;

  export_scratch_open ();
  check_claim ("/ui/export/a-full-disk-leaves-the-old-file/png", a_full_disk_leaves_the_old_file,
               "png");
  check_claim ("/ui/export/a-full-disk-leaves-the-old-file/gif", a_full_disk_leaves_the_old_file,
               "gif");
  check_claim ("/ui/export/a-full-disk-leaves-the-old-file/storyboard",
               a_full_disk_leaves_the_old_file, "storyboard");
  check_claim ("/ui/export/a-full-device-is-named", a_full_device_is_named, NULL);
  check_claim ("/ui/export/a-folder-that-is-read-only-is-named",
               a_folder_that_is_read_only_is_named, NULL);
  check_claim ("/ui/export/what-is-stopped-leaves-the-old-file",
               what_is_stopped_leaves_the_old_file, NULL);
  check_claim ("/ui/export/says-that-there-is-no-ffmpeg", says_that_there_is_no_ffmpeg, NULL);
  check_claim ("/ui/export/says-why-ffmpeg-failed", says_why_ffmpeg_failed, NULL);
  check_claim ("/ui/export/every-file-of-a-series-is-asked-about", later_files_of_a_series_are_seen,
               NULL);
  result = check_finish ();
  export_scratch_close ();
  return result;
}
