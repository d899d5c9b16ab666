/* The export dialog writes the same bytes as the command line.  No window is needed: the dialog
 * only makes choices. */
#include "app-export-job.h"
#include "app-export-options.h"
#include "check.h"
#include "formats.h"
#include "scratch.h"

#include <string.h>

static const char *cli;

static void
check_same (const char *name, const char *other)
{
  g_autofree char *path = export_scratch_path (name), *expected = export_scratch_path (other);
  g_autofree char *first = NULL, *second = NULL;
  gsize n_first, n_second;

  check_true (g_file_get_contents (path, &first, &n_first, NULL));
  check_true (g_file_get_contents (expected, &second, &n_second, NULL));
  check_true (n_first > 0);
  check_equal_u64 (n_first, n_second);
  check_equal_memory (first, second, n_first);
}

/* Runs it with options between which there are spaces; "-o" and the file come last. */
static void
run_cli (const char *command, const char *input, const char *options, const char *output)
{
  g_autofree char *path = export_scratch_path (output);
  g_autofree char *line = g_strdup_printf ("%s %s -o %s %s", command, options, path, input);
  g_autofree char *all = g_strdup_printf ("%s %s", cli, line);
  g_autofree char *told = NULL;
  int status = 1;

  check_true (g_spawn_command_line_sync (all, NULL, &told, &status, NULL));
  if (status != 0)
    fprintf (stderr, "# %s: %s", line, told);
  check_equal_u64 ((uint64_t) status, 0);
}

static char *
write_puzzle (void)
{
  char *input = export_scratch_path ("puzzle.txt");

  check_true (g_file_set_contents (input, PUZZLE "\n", -1, NULL));
  return input;
}

/* One kind of picture in each format, with all choices that matter. */
static void
stills_are_the_command_lines (const void *data)
{
  const ExportKind *kind = data;
  AppExportContent *stage = export_scratch_stage (PUZZLE, false);
  g_autofree char *input = write_puzzle ();

  for (unsigned i = 0; i < export_n_formats; i++)
    {
      const char *format = export_formats[i].id;
      g_autofree char *name = g_strconcat ("ours.", format, NULL);
      g_autofree char *other = g_strconcat ("theirs.", format, NULL);
      g_autofree char *moment = g_strdup_printf ("--at %d", HERE + N_FIXED);
      g_autofree char *options = g_strdup_printf (
          "--what %s --size 40x30mm --dpi 150 --theme print --margin 4 --title One "
          "--footer Two %s",
          kind->id,
          kind->at_rest                      ? "--coordinates"
          : g_str_equal (kind->id, "reason") ? "--step 7"
                                             : moment);
      ExportChoices choices;

      export_scratch_choose (&choices, kind->id, format);
      check_true (export_choices_set (&choices, "size", "40x30mm"));
      check_true (export_choices_set (&choices, "dpi", "150"));
      check_true (export_choices_set (&choices, "theme", "print"));
      check_true (export_choices_set (&choices, "margin", "4"));
      check_true (export_choices_set (&choices, "title", "One"));
      check_true (export_choices_set (&choices, "footer", "Two"));
      check_true (export_choices_set (&choices, "coordinates", "true"));
      check_true (export_choices_set (&choices, "step", "7"));
      if (export_way_can (choices.way, choices.what))
        {
          check_equal_u64 (export_scratch_write (stage, &choices, name), APP_EXPORT_GOOD);
          run_cli ("draw", input, options, other);
          check_same (name, other);
        }
      else
        check_equal_u64 (export_scratch_write (stage, &choices, name), APP_EXPORT_CANNOT);
      export_choices_clear (&choices);
    }
  app_export_content_free (stage);
}

static void
animations_are_the_command_lines (const void *data)
{
  static const struct
  {
    const char *way, *every, *ours, *theirs, *options;
  } ways[] = {
    { "gif", "option", "ours.gif", "theirs.gif", "" },
    { "pngs", "key", "ours-001.png", "theirs-%03d.png", "" },
    { "svgs", "key", "ours-1.svg", "theirs-%d.svg", "" },
    { "storyboard", "option", "ours.pdf", "theirs.pdf", "--storyboard --paper a4" },
  };
  const ExportKind *kind = data;
  AppExportContent *stage = export_scratch_stage (PUZZLE, true);
  g_autofree char *input = write_puzzle ();

  for (size_t i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      const bool storyboard = g_str_equal (ways[i].way, "storyboard");
      g_autofree char *every = g_strconcat ("--whole --every ", ways[i].every, NULL);
      g_autofree char *options = g_strdup_printf (
          "--what %s %s %s %s", kind->id, g_str_equal (kind->id, "reason") ? "" : every,
          storyboard ? "" : "--size 160x120 --sentences --speed 4 --theme dark", ways[i].options);
      ExportChoices choices;

      export_scratch_choose (&choices, kind->id, ways[i].way);
      check_true (export_choices_set (&choices, "every", ways[i].every));
      if (!storyboard)
        {
          check_true (export_choices_set (&choices, "size", "160x120"));
          check_true (export_choices_set (&choices, "speed", "4"));
          check_true (export_choices_set (&choices, "sentences", "true"));
          check_true (export_choices_set (&choices, "theme", "dark"));
        }
      check_equal_u64 (export_scratch_write (stage, &choices, ways[i].ours), APP_EXPORT_GOOD);
      run_cli ("draw", input, options, ways[i].theirs);
      export_choices_clear (&choices);
    }
  app_export_content_free (stage);
  check_same ("ours.gif", "theirs.gif");
  check_same ("ours.pdf", "theirs.pdf");
  check_same ("ours-001.png", "theirs-001.png");
  check_same ("ours-002.png", "theirs-002.png");
  check_same ("ours-2.svg", "theirs-2.svg");
}

/* A step in the links and in the matrix. */
static void
shown_as_the_command_lines (const void *data)
{
  const char *as = data;
  AppExportContent *stage = export_scratch_stage (PUZZLE, true);
  g_autofree char *input = write_puzzle ();
  g_autofree char *options = g_strdup_printf ("--what %s --step 3 --size 300x200", as);
  ExportChoices choices;

  export_scratch_choose (&choices, "reason", "png");
  check_true (export_choices_set (&choices, "size", "300x200"));
  check_true (export_choices_set (&choices, "step", "3"));
  check_true (export_choices_set (&choices, "shown-as", as));
  check_equal_u64 (export_scratch_write (stage, &choices, "ours.png"), APP_EXPORT_GOOD);
  run_cli ("draw", input, options, "theirs.png");
  check_same ("ours.png", "theirs.png");
  check_true (export_choices_set (&choices, "step", "900"));
  check_equal_u64 (export_scratch_write (stage, &choices, "ours.png"), APP_EXPORT_NO_STEP);
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

/* From one bookmark to another. */
static void
spans_are_the_command_lines (const void *data)
{
  const char *way = data;
  AppExportContent *stage = export_scratch_stage (PUZZLE, true);
  g_autofree char *input = write_puzzle ();
  g_autofree char *ours = g_strconcat ("ours.", way, NULL);
  g_autofree char *theirs = g_strconcat ("theirs.", way, NULL);
  g_autofree char *options =
      g_strdup_printf ("--whole --every item --size 160x120 --speed 4 --theme dark --at %d --to %d",
                       FIRST_BOOKMARK, SECOND_BOOKMARK);
  ExportChoices choices;

  export_scratch_choose (&choices, "board", way);
  check_true (export_choices_set (&choices, "every", "item"));
  check_true (export_choices_set (&choices, "size", "160x120"));
  check_true (export_choices_set (&choices, "speed", "4"));
  check_true (export_choices_set (&choices, "theme", "dark"));
  check_true (export_choices_set (&choices, "from", "bookmark:1"));
  check_true (export_choices_set (&choices, "to", "bookmark:2"));
  check_equal_u64 (export_scratch_write (stage, &choices, ours), APP_EXPORT_GOOD);
  run_cli ("draw", input, options, theirs);
  check_same (ours, theirs);
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

/* Where the player of a still picture of that moment stands. */
static const PlayerState *
state_at (AppExportContent *stage, const char *moment, ExportPicture **out_picture)
{
  ExportAnimation animation;
  ExportChoices choices;

  export_scratch_choose (&choices, "board", "png");
  check_true (export_choices_set (&choices, "at", moment));
  check_equal_u64 (app_export_content_picture (stage, &choices, NULL, out_picture, &animation),
                   APP_EXPORT_GOOD);
  export_choices_clear (&choices);
  return player_state (export_picture_content (*out_picture)->player);
}

/* The next solution and the next bookmark are behind the step that is shown, whatever was drawn
 * before. */
static void
next_ones_are_behind_this_step (const void *data)
{
  static const char *const before[] = { "start", "end", "solution" };
  AppExportContent *stage = export_scratch_stage (PUZZLE, true);

  (void) data;
  for (size_t i = 0; i < G_N_ELEMENTS (before); i++)
    {
      ExportPicture *pictures[4];
      const PlayerState *state;
      uint64_t n_before;

      (void) state_at (stage, before[i], &pictures[0]);
      state = state_at (stage, "here", &pictures[1]);
      check_equal_u64 (state->position, HERE);
      n_before = state->counters->solutions;
      state = state_at (stage, "solution", &pictures[2]);
      check_true (state->position > HERE && state->last.kind == COVER_EVENT_SOLUTION);
      check_equal_u64 (state->counters->solutions, n_before + 1);
      check_equal_u64 (state_at (stage, "bookmark", &pictures[3])->position, SECOND_BOOKMARK);
      for (size_t k = 0; k < G_N_ELEMENTS (pictures); k++)
        export_picture_free (pictures[k]);
    }
  app_export_content_free (stage);
}

/* So many pixels are so many, whatever goes to the inch; said otherwise the picture stays the
 * same. */
static void
pixels_are_exact (const void *data)
{
  AppExportContent *stage = export_scratch_stage (PUZZLE, false);
  g_autofree char *input = write_puzzle (), *path = export_scratch_path ("ours.png");
  cairo_surface_t *image;
  ExportChoices choices;

  (void) data;
  export_scratch_choose (&choices, "both", "png");
  check_true (export_choices_set (&choices, "size", "1921x1080dots"));
  check_true (export_choices_set (&choices, "dpi", "110"));
  check_true (export_choices_set (&choices, "margin", "20dots"));
  check_equal_u64 (export_scratch_write (stage, &choices, "ours.png"), APP_EXPORT_GOOD);
  run_cli ("draw", input, "--what both --size 1921x1080dots --dpi 110 --margin 20dots",
           "theirs.png");
  check_same ("ours.png", "theirs.png");
  image = cairo_image_surface_create_from_png (path);
  check_equal_u64 ((uint64_t) cairo_image_surface_get_width (image), 1921);
  check_equal_u64 ((uint64_t) cairo_image_surface_get_height (image), 1080);
  cairo_surface_destroy (image);
  export_choices_say_in (&choices, EXPORT_UNIT_MM);
  check_equal_u64 (export_scratch_write (stage, &choices, "ours.png"), APP_EXPORT_GOOD);
  check_same ("ours.png", "theirs.png");
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

/* Skipped before anything is allocated: a skipped claim does not return. */
static void
videos_are_the_command_lines (const void *data)
{
  if (!export_movie_is_possible ())
    check_skip ("ffmpeg is not installed");
  spans_are_the_command_lines (data);
}

/* Existing bookmarks can be chosen under different names; missing ones are replaced. */
static void
bookmarks_are_offered (const void *data)
{
  AppExportContent *stage = export_scratch_stage (PUZZLE, true);
  ExportChoices choices;
  const ExportChoice *from = export_choice_find ("from", 4), *to = export_choice_find ("to", 2);
  ExportWord word;

  (void) data;
  export_scratch_choose (&choices, "board", "gif");
  check_true (app_export_options_word (stage, &choices, from, 3, &word));
  check_true (g_str_equal (word.id, "bookmark:2")
              && g_str_equal (word.name, "Bookmark 2, step 41"));
  check_true (!app_export_options_word (stage, &choices, from, 4, &word));
  check_true (app_export_options_word (stage, &choices, to, 1, &word));
  check_true (g_str_equal (word.id, "bookmark:1")
              && g_str_equal (word.name, "Bookmark 1, step 12"));
  check_true (export_choices_set (&choices, "to", "bookmark:3"));
  check_true (app_export_options_word (stage, &choices, to,
                                       app_export_options_chosen (stage, &choices, to), &word));
  check_true (g_str_equal (word.id, "solution"));
  export_choices_clear (&choices);
  app_export_content_free (stage);
}

/* Every option for a book on the command line has its row, and only a book has it. */
static void
a_book_has_its_rows (const void *data)
{
  const ExportChoice *captions = export_choice_find ("captions", 8);
  ExportChoices book, still;

  (void) data;
  export_scratch_choose (&book, "puzzle", "book");
  export_scratch_choose (&still, "puzzle", "png");
  check_true (captions->label != NULL && captions->matters (&book));
  check_true (!captions->matters (&still));
  export_choices_clear (&book);
  export_choices_clear (&still);
}

static void
books_are_the_command_lines (const void *data)
{
  static const char *const solutions[] = { "none", "back", "foot", "last" };
  g_autofree char *input = export_scratch_path ("many.txt");
  AppExportSource source = { .collection = g_file_new_for_path (input) };
  AppExportContent *stage = app_export_content_new (&source);

  (void) data;
  check_true (g_file_set_contents (input,
                                   "# A collection\n" PUZZLE " the first\n" CLASH "\nbad\n" PUZZLE
                                   "\n................ several\n" PUZZLE "\n",
                                   -1, NULL));
  for (size_t i = 0; i < G_N_ELEMENTS (solutions); i++)
    {
      g_autofree char *options =
          g_strdup_printf ("--solutions %s --per-page 2 --paper a6 --landscape --candidates "
                           "--coordinates --margin 7mm --captions number,rating --title Book",
                           solutions[i]);
      ExportChoices choices;
      g_autofree char *all = NULL, *theirs = export_scratch_path ("theirs.pdf");
      int status;

      export_scratch_choose (&choices, "puzzle", "book");
      check_true (export_choices_set (&choices, "captions", "number,rating"));
      check_true (export_choices_set (&choices, "solutions", solutions[i]));
      check_true (export_choices_set (&choices, "per-page", "2"));
      check_true (export_choices_set (&choices, "paper", "a6"));
      check_true (export_choices_set (&choices, "margin", "7mm"));
      check_true (export_choices_set (&choices, "landscape", "true"));
      check_true (export_choices_set (&choices, "candidates", "true"));
      check_true (export_choices_set (&choices, "coordinates", "true"));
      check_true (export_choices_set (&choices, "title", "Book"));
      check_equal_u64 (export_scratch_write (stage, &choices, "ours.pdf"), APP_EXPORT_GOOD);
      all = g_strdup_printf ("%s export %s -o %s %s", cli, options, theirs, input);
      check_true (g_spawn_command_line_sync (all, NULL, NULL, &status, NULL));
      check_same ("ours.pdf", "theirs.pdf");
      export_choices_clear (&choices);
    }
  app_export_content_free (stage);
}

static void
says_what_there_is_not (const void *data)
{
  AppExportContent *clash = export_scratch_stage (CLASH, false),
                   *none = export_scratch_stage (NONE, false);
  AppExportSource nothing = { 0 };
  AppExportContent *empty = app_export_content_new (&nothing);
  BaseStop stop;
  ExportChoices choices;

  (void) data;
  base_stop_init (&stop);
  app_export_content_survey (clash, &stop);
  app_export_content_survey (none, &stop);
  app_export_content_survey (empty, &stop);
  check_equal_u64 (app_export_content_lacks (clash, EXPORT_PUZZLE), APP_EXPORT_GOOD);
  check_equal_u64 (app_export_content_lacks (clash, EXPORT_SOLUTION), APP_EXPORT_CLASH);
  check_equal_u64 (app_export_content_lacks (clash, EXPORT_LINKS), APP_EXPORT_CLASH);
  check_equal_u64 (app_export_content_lacks (none, EXPORT_BOTH), APP_EXPORT_UNSOLVED);
  check_equal_u64 (app_export_content_lacks (none, EXPORT_TREE), APP_EXPORT_GOOD);
  check_equal_u64 (app_export_content_lacks (empty, EXPORT_CANDIDATES), APP_EXPORT_NO_SUDOKU);
  export_scratch_choose (&choices, "board", "gif");
  check_equal_u64 (export_scratch_write (none, &choices, "a.gif"), APP_EXPORT_NOWHERE);
  check_true (export_choices_set (&choices, "from", "here"));
  check_true (export_choices_set (&choices, "to", "end"));
  check_equal_u64 (export_scratch_write (none, &choices, "a.gif"), APP_EXPORT_NOWHERE);
  check_true (export_choices_set (&choices, "format", "book"));
  check_equal_u64 (export_scratch_write (none, &choices, "a.pdf"), APP_EXPORT_NO_COLLECTION);
  for (int fault = 0; fault <= APP_EXPORT_FAILED; fault++)
    check_equal_u64 (*app_export_fault_sentence (fault) == '\0', fault <= APP_EXPORT_STOPPED);
  export_choices_clear (&choices);
  app_export_content_free (clash);
  app_export_content_free (none);
  app_export_content_free (empty);
}

int
main (void)
{
  ExportKind kinds[EXPORT_KINDS];
  int result;

  cli = g_getenv ("QUADRILLE_CLI");
  g_assert (cli != NULL);
  export_scratch_open ();
  for (unsigned what = 0; what < EXPORT_KINDS; what++)
    {
      kinds[what] = export_kind (what);
      g_autofree char *name =
          g_strconcat ("/ui/export/as-the-command-line/", export_kind (what).id, NULL);
      g_autofree char *moving = g_strconcat (name, "/moving", NULL);

      check_claim (name, stills_are_the_command_lines, &kinds[what]);
      if (!export_kind (what).at_rest)
        check_claim (moving, animations_are_the_command_lines, &kinds[what]);
    }
  check_claim ("/ui/export/as-the-command-line/reason/links", shown_as_the_command_lines, "links");
  check_claim ("/ui/export/as-the-command-line/reason/matrix", shown_as_the_command_lines,
               "matrix");
  check_claim ("/ui/export/as-the-command-line/from-bookmark-to-bookmark",
               spans_are_the_command_lines, "gif");
  check_claim ("/ui/export/as-the-command-line/so-many-pixels-at-any-dpi", pixels_are_exact, NULL);
  check_claim ("/ui/export/as-the-command-line/mp4", videos_are_the_command_lines, "mp4");
  check_claim ("/ui/export/as-the-command-line/webm", videos_are_the_command_lines, "webm");
  check_claim ("/ui/export/next-ones-are-behind-this-step", next_ones_are_behind_this_step, NULL);
  check_claim ("/ui/export/bookmarks-are-offered", bookmarks_are_offered, NULL);
  check_claim ("/ui/export/as-the-command-line/book", books_are_the_command_lines, NULL);
  check_claim ("/ui/export/a-book-chooses-its-captions", a_book_has_its_rows, NULL);
  check_claim ("/ui/export/says-what-there-is-not", says_what_there_is_not, NULL);
  result = check_finish ();
  export_scratch_close ();
  return result;
}
