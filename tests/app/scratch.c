#include "scratch.h"

#include "app-export-job.h"
#include "check.h"

char *export_scratch_folder;

void
export_scratch_open (void)
{
  export_scratch_folder = g_dir_make_tmp ("quadrille-export-XXXXXX", NULL);
}

void
export_scratch_close (void)
{
  if (export_scratch_folder != NULL)
    {
      g_autofree char *remove = g_strconcat ("rm -r ", export_scratch_folder, NULL);

      g_spawn_command_line_sync (remove, NULL, NULL, NULL, NULL);
    }
  g_clear_pointer (&export_scratch_folder, g_free);
}

char *
export_scratch_path (const char *name)
{
  return g_build_filename (export_scratch_folder, name, NULL);
}

AppExportContent *
export_scratch_stage (const char *line, bool whole)
{
  const uint64_t bookmarks[] = { FIRST_BOOKMARK, SECOND_BOOKMARK };
  AppExportSource source = {
    .whole = whole,
    .watched = true,
    .here = HERE,
    .bookmarks = g_memdup2 (bookmarks, sizeof bookmarks),
    .n_bookmarks = G_N_ELEMENTS (bookmarks),
  };
  SudokuShape *shape;

  check_equal_u64 (sudoku_shape_parse ("boxes:2x2", &shape), BASE_OK);
  source.puzzle = sudoku_puzzle_new (shape);
  check_true (source.puzzle != NULL);
  sudoku_shape_unref (shape);
  for (int i = 0; line[i] != '\0'; i++)
    source.puzzle->values[i] = line[i] == '.' ? 0 : (uint8_t) (line[i] - '0');
  g_strlcpy (source.symbols, "1234", sizeof source.symbols);
  source.rule = COVER_RULE_FEWEST;
  return app_export_content_new (&source);
}

AppExportContent *
export_scratch_collection (const char *name, const char *text)
{
  g_autofree char *path = export_scratch_path (name);
  AppExportSource source = { .collection = g_file_new_for_path (path) };

  check_true (g_file_set_contents (path, text, -1, NULL));
  return app_export_content_new (&source);
}

void
export_scratch_choose (ExportChoices *choices, const char *what, const char *format)
{
  export_choices_init (choices);
  check_true (export_choices_set (choices, "what", what));
  check_true (export_choices_set (choices, "format", format));
  check_true (export_choices_set (choices, "every", "option"));
}

AppExportFault
export_scratch_write (AppExportContent *stage, const ExportChoices *choices, const char *name)
{
  JobProgress progress = { 0 };
  g_autofree char *path = export_scratch_path (name);
  guint64 n;

  base_stop_init (&progress.stop);
  return app_export_write (stage, choices, path, &progress, &n);
}
