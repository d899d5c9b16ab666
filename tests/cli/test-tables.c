/* The tables of commands and options, reading a command line by them, and running out of memory on
 * the way. */
#include "check.h"
#include "cli-answer.h"
#include "cli-command.h"
#include "cli-file.h"
#include "failing-memory.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void
every_command_is_found (const void *data)
{
  unsigned bits = 0;

  (void) data;
  for (unsigned i = 0; i < cli_n_commands; i++)
    {
      check_true (cli_find_command (cli_commands[i].name) == &cli_commands[i]);
      check_equal_u64 (bits & cli_commands[i].bit, 0);
      bits |= cli_commands[i].bit;
    }
  check_equal_u64 (bits, CLI_ANY);
}

/* Each command has one option of a name or a letter, and each option can describe its argument. */
static void
every_option_is_one (const void *data)
{
  (void) data;
  for (unsigned i = 0; i < cli_n_options; i++)
    {
      const CliOption *option = &cli_options[i];
      const bool takes_argument = cli_option_argument (option) != NULL;
      BaseText expected = BASE_TEXT_EMPTY;

      cli_option_add_expected (option, &expected);
      check_equal_u64 (takes_argument, expected.length > 0);
      base_text_clear (&expected);
      check_true (*cli_option_help (option) != '\0');
      if (!option->is_choice)
        {
          check_equal_u64 (takes_argument, option->set != NULL);
          check_equal_u64 (takes_argument, option->flag == 0);
        }
      for (unsigned k = 0; k < i; k++)
        if ((cli_options[k].commands & option->commands) != 0)
          {
            check_true (strcmp (cli_options[k].name, option->name) != 0);
            check_true (option->letter == 0 || cli_options[k].letter != option->letter);
          }
    }
}

static bool
parse (const char *command, int n, const char *const *words, CliSettings *out_settings)
{
  return cli_settings_parse (cli_find_command (command), n, (char **) words, out_settings);
}

static void
reads_a_command_line (const void *data)
{
  const char *words[] = {
    "a", "--choose=random:7", "-j0", "--shape", "boxes:2x3", "-", "--", "-b"
  };
  CliSettings settings;

  (void) data;
  check_true (parse ("solve", 8, words, &settings));
  check_equal_u64 (settings.n_files, 3);
  check_equal_text (settings.files[0], "a");
  check_equal_text (settings.files[1], "-");
  check_equal_text (settings.files[2], "-b");
  check_equal_u64 (settings.rule, COVER_RULE_RANDOM);
  check_equal_u64 (settings.seed, 7);
  check_equal_u64 (settings.jobs, 0);
  check_equal_u64 (sudoku_shape_n_values (settings.shape), 6);
  cli_settings_clear (&settings);
}

static void
reads_standard_input_by_itself (const void *data)
{
  CliSettings settings;

  (void) data;
  check_true (parse ("count", 0, NULL, &settings));
  check_equal_u64 (settings.n_files, 1);
  check_equal_text (settings.files[0], "-");
  check_equal_u64 (settings.jobs, 1);
  check_true (settings.engine == NULL);
  cli_settings_clear (&settings);
}

/* Makes a folder, and names of two files in it. */
static void
make_folder (char folder[64], char path[96])
{
  snprintf (folder, 64, "/tmp/quadrille-test-XXXXXX");
  check_true (mkdtemp (folder) != NULL);
  snprintf (path, 96, "%s/file", folder);
}

static void
check_content (const char *path, const char *content)
{
  char bytes[64] = "";
  FILE *file = fopen (path, "rb");

  check_true (file != NULL);
  check_true (fread (bytes, 1, sizeof bytes - 1, file) < sizeof bytes);
  fclose (file);
  check_equal_text (bytes, content);
}

static void
write_file (const char *path, const char *content, bool finish)
{
  BaseText text = BASE_TEXT_EMPTY;
  CliFile file;

  base_text_add (&text, content);
  check_equal_u64 (cli_file_open (path, &file), BASE_OK);
  cli_output_add (&file.output, &text);
  base_text_clear (&text);
  if (finish)
    check_equal_u64 (cli_file_finish (&file), BASE_OK);
  else
    cli_file_abandon (&file);
}

static void
a_file_is_there_whole_or_not_at_all (const void *data)
{
  char folder[64], path[96];

  (void) data;
  make_folder (folder, path);
  write_file (path, "first", false);
  check_true (access (path, F_OK) != 0);
  write_file (path, "first", true);
  check_content (path, "first");
  write_file (path, "second", false);
  check_content (path, "first");
  write_file (path, "second", true);
  check_content (path, "second");
  check_equal_u64 ((uint64_t) unlink (path), 0);
  /* No temporary file was left, or the folder would not go. */
  check_equal_u64 ((uint64_t) rmdir (folder), 0);
}

static void
a_file_that_cannot_be_written_leaves_the_old_one (const void *data)
{
  char folder[64], path[96];
  BaseText text = BASE_TEXT_EMPTY;
  size_t n = 1, asked;

  (void) data;
  make_folder (folder, path);
  write_file (path, "old", true);
  base_text_add (&text, "new");
  do
    {
      CliFile file;
      BaseStatus status;

      failing_memory_arm (n);
      status = cli_file_open (path, &file);
      if (status == BASE_OK)
        {
          cli_output_add (&file.output, &text);
          status = cli_file_finish (&file);
        }
      asked = failing_memory_disarm ();
      if (asked >= n)
        {
          check_true (status != BASE_OK);
          check_content (path, "old");
        }
    }
  while (asked >= n++);
  check_content (path, "new");
  base_text_clear (&text);
  check_equal_u64 ((uint64_t) unlink (path), 0);
  check_equal_u64 ((uint64_t) rmdir (folder), 0);
}

static void
a_worker_survives_without_memory (const void *data)
{
  SudokuShape *shape = NULL;
  size_t n = 1, asked;

  (void) data;
  check_equal_u64 (sudoku_shape_parse ("boxes:2x2", &shape), BASE_OK);
  do
    {
      CliWorker *worker;
      EngineSudoku *sudoku;
      EnginesSolver *solver;
      BaseStatus status = BASE_NO_MEMORY;

      failing_memory_arm (n);
      worker = cli_worker_new (NULL, 0);
      if (worker != NULL)
        status = cli_worker_engine (worker, engines_find ("links"), shape, &sudoku);
      if (status == BASE_OK)
        status = cli_worker_solver (worker, shape, &solver);
      asked = failing_memory_disarm ();
      check_equal_u64 (status, asked < n ? BASE_OK : BASE_NO_MEMORY);
      cli_worker_free (worker);
    }
  while (asked >= n++);
  sudoku_shape_unref (shape);
}

/* More shapes than a worker keeps, round and round. */
static void
a_worker_keeps_what_it_used_last (const void *data)
{
  static const char *const names[] = { "boxes:2x2", "boxes:2x3", "boxes:1x5",
                                       "boxes:2x4", "boxes:3x3", "boxes:2x2+diagonals" };
  CliWorker *worker = cli_worker_new (NULL, 0);
  EngineSudoku *first, *again, *sudoku;

  (void) data;
  check_true (worker != NULL);
  for (unsigned round = 0; round < 30; round++)
    {
      SudokuShape *shape = NULL;

      check_equal_u64 (sudoku_shape_parse (names[round % 6], &shape), BASE_OK);
      check_equal_u64 (cli_worker_engine (worker, engines_find ("links"), shape, &sudoku), BASE_OK);
      check_true (sudoku_shape_equal (engines_sudoku_shape (sudoku), shape));
      sudoku_shape_unref (shape);
      check_equal_u64 (sudoku_shape_parse (names[round % 6], &shape), BASE_OK);
      first = sudoku;
      check_equal_u64 (cli_worker_engine (worker, engines_find ("links"), shape, &again), BASE_OK);
      check_true (again == first);
      sudoku_shape_unref (shape);
    }
  cli_worker_free (worker);
}

int
main (void)
{
  check_claim ("/cli/tables/every-command-is-found", every_command_is_found, NULL);
  check_claim ("/cli/tables/every-option-is-one", every_option_is_one, NULL);
  check_claim ("/cli/settings/reads-a-command-line", reads_a_command_line, NULL);
  check_claim ("/cli/settings/reads-standard-input-by-itself", reads_standard_input_by_itself,
               NULL);
  check_claim ("/cli/file/whole-or-not-at-all", a_file_is_there_whole_or_not_at_all, NULL);
  check_claim ("/cli/file/without-memory-the-old-one-stays",
               a_file_that_cannot_be_written_leaves_the_old_one, NULL);
  check_claim ("/cli/worker/without-memory", a_worker_survives_without_memory, NULL);
  check_claim ("/cli/worker/keeps-what-it-used-last", a_worker_keeps_what_it_used_last, NULL);
  return check_finish ();
}
