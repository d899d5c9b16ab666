/* What leaves the window on paper, over the clipboard and by dragging. */
#include "check.h"
#include "export-book.h"
#include "ui-output-clipboard.h"
#include "ui-output-drag.h"
#include "ui-output-print-preview.h"
#include "ui-output-print-steps.h"
#include "ui-output-print.h"

#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

/* Puzzles of the collection; what is no Sudoku among them does not count. */
#define N_PUZZLES 31

typedef struct
{
  char *folder;
  DeskDocument *document;
  GSettings *settings;
  GFile *collection;
  guint64 number;
} Desk;

static Desk
desk_new (void)
{
  Desk self = { .folder = g_dir_make_tmp ("quadrille-paper-XXXXXX", NULL) };
  g_autofree char *path = g_build_filename (self.folder, "many.txt", NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  SudokuShape *shape = NULL;

  check_equal_u64 (sudoku_shape_new (3, 3, SUDOKU_NO_RULES, &shape), BASE_OK);
  self.document = desk_document_new (shape);
  sudoku_shape_unref (shape);
  for (uint32_t cell = 0; PUZZLE[cell] != '\0'; cell++)
    if (PUZZLE[cell] != '.')
      desk_document_set_value (self.document, cell, (uint32_t) (PUZZLE[cell] - '0'));
  for (unsigned i = 0; i < N_PUZZLES; i++)
    g_string_append_printf (text, "%s puzzle %u\n%s", PUZZLE, i, i == 10 ? "123x\n" : "");
  check_true (g_file_set_contents (path, text->str, -1, NULL));
  self.collection = g_file_new_for_path (path);
  self.settings = g_settings_new ("org.dancinglinks.Quadrille");
  return self;
}

static void
desk_clear (Desk *self)
{
  g_object_unref (self->document);
  g_object_unref (self->settings);
  g_object_unref (self->collection);
  ui_output_drag_clear_folder (self->folder);
}

static char *
in_folder (const Desk *desk, const char *name)
{
  return g_build_filename (desk->folder, name, NULL);
}

static void
run (const char *format, ...)
{
  g_autofree char *command = NULL;
  va_list arguments;
  int status = 1;

  va_start (arguments, format);
  command = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  check_true (g_spawn_command_line_sync (command, NULL, NULL, &status, NULL));
  check_equal_u64 ((uint64_t) status, 0);
}

/* Prints into a file, on A4, what the printer leaves blank at the left being so many
 * millimetres. */
static GtkPrintOperation *
print (const Desk *desk,
       UiOutputPrintWhat what,
       AppSnapshot *picture,
       double blank,
       const char *path)
{
  const UiOutputPrintSource source = { .document = desk->document,
                                       .picture = picture,
                                       .collection = desk->collection,
                                       .name = "Paper",
                                       .collection_name = "many.txt",
                                       .number = desk->number };
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GtkPaperSize) a4 = gtk_paper_size_new (GTK_PAPER_NAME_A4);
  GtkPrintOperation *operation;

  gtk_page_setup_set_paper_size (setup, a4);
  gtk_page_setup_set_left_margin (setup, blank, GTK_UNIT_MM);
  ui_output_print_keep_page_setup (desk->settings, setup);
  if (what < UI_OUTPUT_PRINT_PICTURE)
    g_settings_set_enum (desk->settings, "print-what", (int) what);
  operation = ui_output_print_new (&source, desk->settings);
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL);
  return operation;
}

/* The pages of a PDF as images, one behind the other. */
static char *
pages_of (const Desk *desk, const char *path, gsize *out_length)
{
  GString *all = g_string_new (NULL);
  g_autofree char *stem = in_folder (desk, "page");
  unsigned n = 0;

  run ("pdftoppm -r 50 -gray %s %s", path, stem);
  for (unsigned page = 1; page < 100; page++)
    for (int width = 1; width <= 2; width++)
      {
        g_autofree char *name = g_strdup_printf ("%s-%0*u.pgm", stem, width, page), *image = NULL;
        gsize length;

        if (!g_file_get_contents (name, &image, &length, NULL))
          continue;
        g_string_append_len (all, image, (gssize) length);
        g_unlink (name);
        n++;
      }
  check_true (n > 0);
  *out_length = all->len;
  return g_string_free (all, FALSE);
}

/* The saved choices of a book. */
G_GNUC_PRINTF (2, 3)
static void
set_print (Desk *desk, const char *format, ...)
{
  g_autofree char *saved = NULL;
  va_list values;

  va_start (values, format);
  saved = g_strdup_vprintf (format, values);
  va_end (values);
  check_true (g_settings_set_string (desk->settings, "print", saved));
}

typedef struct
{
  const char *name;
  UiOutputPrintWhat what;
  int per_page;
  const char *solutions;
} Sheet;

static const Sheet sheets[] = {
  { "/ui/print/is-what-export-writes/six-a-page", UI_OUTPUT_PRINT_COLLECTION, 6, "last" },
  { "/ui/print/is-what-export-writes/solutions-behind", UI_OUTPUT_PRINT_COLLECTION, 9, "back" },
  { "/ui/print/is-what-export-writes/solutions-at-the-foot", UI_OUTPUT_PRINT_COLLECTION, 12,
    "foot" },
  { "/ui/print/is-what-export-writes/two-a-page", UI_OUTPUT_PRINT_COLLECTION, 2, "none" },
};

static void
prints_what_export_writes (const void *data)
{
  const Sheet *sheet = data;
  Desk desk = desk_new ();
  g_autofree char *printed = in_folder (&desk, "printed.pdf");
  g_autofree char *written = in_folder (&desk, "written.pdf");
  g_autofree char *file = g_file_get_path (desk.collection), *one = NULL, *other = NULL;
  g_autoptr (GtkPrintOperation) operation = NULL;
  gsize length, expected;

  set_print (&desk, "[Export]\nper-page=%d\nsolutions=%s\ntitle=Friday\n", sheet->per_page,
             sheet->solutions);
  operation = print (&desk, sheet->what, NULL, 5, printed);
  run ("sh -c '%s export --title Friday --per-page %d --solutions %s -o %s %s 2>/dev/null || [ $? "
       "-eq 2 ]'",
       g_getenv ("QUADRILLE_CLI"), sheet->per_page, sheet->solutions, written, file);
  one = pages_of (&desk, printed, &length);
  other = pages_of (&desk, written, &expected);
  check_equal_u64 (length, expected);
  check_equal_memory (one, other, length);
  desk_clear (&desk);
}

/* The leftmost dark dot, in millimetres. */
static double
first_ink (const char *image)
{
  int width = 0, height = 0, header = 0, first;

  check_equal_u64 ((uint64_t) sscanf (image, "P5 %d %d 255%n", &width, &height, &header), 2);
  first = width;
  image += header + 1;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < first; x++)
      if ((unsigned char) image[y * width + x] < 128)
        first = x;
  return first * 25.4 / 50;
}

static void
respects_margins (const void *data)
{
  const UiOutputPrintWhat *what = data;
  Desk desk = desk_new ();
  g_autofree char *path = in_folder (&desk, "printed.pdf"), *narrow = NULL, *wide = NULL;
  gsize length;

  g_object_unref (print (&desk, *what, NULL, 5, path));
  narrow = pages_of (&desk, path, &length);
  g_object_unref (print (&desk, *what, NULL, 60, path));
  wide = pages_of (&desk, path, &length);
  check_true (first_ink (narrow) < 40);
  check_true (first_ink (wide) >= 59);
  desk_clear (&desk);
}

/* Whoever prints one puzzle of a collection finds it again by its number, where that is ticked. */
static void
one_of_many_has_its_number (const void *data)
{
  static const struct
  {
    const char *captions;
    bool there;
  } ticked[] = { { "number", true }, { "name", false } };
  Desk desk = desk_new ();
  g_autofree char *path = in_folder (&desk, "printed.pdf");
  g_autofree char *command = g_strdup_printf ("pdftotext %s -", path);

  (void) data;
  desk.number = 31415;
  for (size_t i = 0; i < G_N_ELEMENTS (ticked); i++)
    {
      g_autofree char *words = NULL;

      set_print (&desk, "captions=%s\n", ticked[i].captions);
      g_object_unref (print (&desk, UI_OUTPUT_PRINT_PUZZLE, NULL, 5, path));
      check_true (g_spawn_command_line_sync (command, &words, NULL, NULL, NULL));
      check_equal_u64 (strstr (words, "31415") != NULL, ticked[i].there);
    }
  g_settings_reset (desk.settings, "print");
  desk_clear (&desk);
}

static void
says_that_there_is_nothing (const void *data)
{
  Desk desk = desk_new ();
  g_autofree char *path = in_folder (&desk, "printed.pdf"), *file = NULL;
  g_autoptr (GtkPrintOperation) operation = NULL;

  (void) data;
  file = g_file_get_path (desk.collection);
  check_true (g_file_set_contents (file, "no puzzle\n", -1, NULL));
  operation = print (&desk, UI_OUTPUT_PRINT_COLLECTION, NULL, 5, path);
  check_equal_text (ui_output_print_get_fault (operation), "There is no Sudoku in it.");
  desk_clear (&desk);
}

/* A minimal 25x25 grid, the slowest one of tests/bench: its solution takes seconds, and a page of
 * them much longer than ANSWER_SECONDS. */
#define HARD                                                                    \
  ".....N.2...P.46B7...M.I.8.K4P....9G3.LA82...FJ......N5I...JO2..C.L........." \
  "A3.M.......JI.B.....4PD..B.J.9A.LE.G.7...N3P.KO...L.K...B.DM..4.7FA1...J.G." \
  "P5..N6E...B.8M9...73.....M......9.I.5DP.EK..H.8..42.C....G5..A.F.....9.E.HL" \
  ".....47A.FE..L.PG..5D.MO...M..5.BLD...7.OHA9.P.1.E.1I.87M...P...D..N...CL3H" \
  ".A.L.2.6I..4M.....C.57.K.F...HC..N.A............4.6.O7C..3P.L2..1.DM...F..." \
  "..P..O21......NAF9IL..5...B.J1..N.HC....6.OM.FI...K.A3.....B.H.8..P...1.J.G" \
  "76DH....39..GO.J.48..N.C.....F.87G.4..1JH..EC.M32.ND..3..8.4...6L.2K..71.PI" \
  "...4..D.F.KGA....EH....9..L.AKH..O.F...PD.7......C12....3C..IN.D......EH65." \
  "O9E.P...B...1H.3.C6.....A"

#define N_HARD         12
#define ANSWER_SECONDS 10

static gboolean
cancel (gpointer data)
{
  if (!ui_output_print_is_drawing (data))
    return G_SOURCE_CONTINUE;
  gtk_print_operation_cancel (data);
  return G_SOURCE_REMOVE;
}

/* The dialog that tells how far it is. */
static GtkWindow *
find_progress (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_MESSAGE_DIALOG (window))
        return window;
    }
  return NULL;
}

/* As Escape does in it. */
static void
close_window (GtkWindow *progress)
{
  check_true (progress != NULL);
  g_object_add_weak_pointer (G_OBJECT (progress), (gpointer *) &progress);
  gtk_window_close (progress);
  /* GTK still writes into it. */
  check_true (progress != NULL);
  g_object_remove_weak_pointer (G_OBJECT (progress), (gpointer *) &progress);
}

static gboolean
close_at_once (gpointer data)
{
  GtkWindow *progress = find_progress ();

  (void) data;
  check_true (progress != NULL);
  gtk_window_present (progress);
  close_window (progress);
  return G_SOURCE_REMOVE;
}

static gint64 closed_at;

/* When GTK shows it: a window that is shown after it was closed stays, in part. */
static gboolean
close_progress (gpointer data)
{
  GtkWindow *progress = find_progress ();

  if (!ui_output_print_is_drawing (data) || progress == NULL
      || !gtk_widget_get_visible (GTK_WIDGET (progress)))
    return G_SOURCE_CONTINUE;
  closed_at = g_get_monotonic_time ();
  close_window (progress);
  return G_SOURCE_REMOVE;
}

/* A page of hard puzzles is being solved, or is about to be, when it is left in some way: somebody
 * else had a turn meanwhile. */
static void
leave_page (const GSourceFunc leave, unsigned n_puzzles)
{
  Desk desk = desk_new ();
  g_autofree char *path = in_folder (&desk, "hard.pdf"), *list = in_folder (&desk, "many.txt");
  const UiOutputPrintSource source = { .document = desk.document,
                                       .collection = desk.collection,
                                       .name = "Paper",
                                       .collection_name = "many.txt" };
  g_autoptr (GtkPrintOperation) operation = NULL;
  g_autoptr (GString) puzzles = g_string_new (NULL);

  for (unsigned i = 0; i < n_puzzles; i++)
    g_string_append (puzzles, HARD "\n");
  check_true (g_file_set_contents (list, puzzles->str, -1, NULL));
  g_settings_set_enum (desk.settings, "print-what", UI_OUTPUT_PRINT_COLLECTION);
  set_print (&desk, "[Export]\nper-page=%u\nsolutions=foot\n", n_puzzles);
  operation = ui_output_print_new (&source, desk.settings);
  gtk_print_operation_set_export_filename (operation, path);
  /* Before it begins, or when it draws. */
  if (leave == close_at_once)
    g_idle_add (leave, operation);
  else
    g_timeout_add (20, leave, operation);
  check_equal_u64 (
      gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL),
      GTK_PRINT_OPERATION_RESULT_CANCEL);
  check_true (!ui_output_print_is_drawing (operation));
  desk_clear (&desk);
}

static void
stays_awake_while_a_page_is_solved (const void *data)
{
  const GSourceFunc *leave = data;

  leave_page (*leave, 1);
}

/* Nobody waits any longer for the page. */
static void
closing_does_not_wait (const void *data)
{
  (void) data;
  leave_page (close_progress, N_HARD);
  check_true (g_get_monotonic_time () - closed_at < ANSWER_SECONDS * G_USEC_PER_SEC);
}

static void
nobody_prints (gpointer data)
{
  (void) data;
}

static unsigned
count_shown (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  unsigned n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      n += gtk_widget_get_visible (window);
    }
  return n;
}

/* The window goes before the first page is there, or with its preview on the screen: nothing is
 * left of either. */
static void
ends_with_its_window (const void *data)
{
  Desk desk = desk_new ();
  const UiOutputPrintSource source = { .document = desk.document, .name = "Paper" };
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkPrintOperation *operation = NULL;
  const bool *is_shown = data;

  g_settings_set_enum (desk.settings, "print-what", UI_OUTPUT_PRINT_PUZZLE);
  operation = ui_output_print_new (&source, desk.settings);
  gtk_window_present (window);
  gtk_print_operation_set_allow_async (operation, TRUE);
  ui_output_print_preview_take (operation, window, nobody_prints, NULL);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PREVIEW, window, NULL);
  g_object_add_weak_pointer (G_OBJECT (operation), (gpointer *) &operation);
  g_object_unref (operation);
  check_true (operation != NULL);
  while (*is_shown && count_shown () < 2)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (window);
  for (int i = 0; i < 1000 && operation != NULL; i++)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  check_true (operation == NULL);
  check_equal_u64 (count_shown (), 0);
  desk_clear (&desk);
}

static void
done (GObject *provider, GAsyncResult *result, gpointer data)
{
  int *state = data;

  *state =
      gdk_content_provider_write_mime_type_finish (GDK_CONTENT_PROVIDER (provider), result, NULL)
          ? 1
          : -1;
}

/* As another program gets it; NULL where it is not offered. */
static GBytes *
read_content (GdkContentProvider *provider, const char *mime)
{
  g_autoptr (GOutputStream) stream = g_memory_output_stream_new_resizable ();
  int state = 0;

  gdk_content_provider_write_mime_type_async (provider, mime, stream, 0, NULL, done, &state);
  while (state == 0)
    g_main_context_iteration (NULL, TRUE);
  g_output_stream_close (stream, NULL, NULL);
  return state < 0 ? NULL : g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (stream));
}

static bool
has_text (GBytes *bytes, const char *text)
{
  return bytes != NULL
         && g_strstr_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), text)
                != NULL;
}

/* What is typed after copying is not in what is pasted. */
static void
copies_the_moment (const void *data)
{
  Desk desk = desk_new ();
  g_autoptr (AppSnapshot) shot = app_snapshot_of_document (desk.document, EXPORT_POSITION);
  g_autoptr (GdkContentProvider) copy = ui_output_clipboard_new (shot);
  g_autoptr (GBytes) png = NULL, svg = NULL, text = NULL, other = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  (void) data;
  desk_document_set_value (desk.document, 2, 4);
  png = read_content (copy, "image/png");
  svg = read_content (copy, "image/svg+xml");
  text = read_content (copy, "text/plain;charset=utf-8");
  other = read_content (copy, "image/tiff");
  texture = gdk_texture_new_from_bytes (png, NULL);
  check_true (texture != NULL);
  check_equal_u64 ((uint64_t) gdk_texture_get_width (texture), 960);
  check_equal_u64 ((uint64_t) gdk_texture_get_height (texture), 960);
  check_true (has_text (svg, "</svg>"));
  check_true (has_text (text, "| 5   3   . |"));
  check_true (other == NULL);
  desk_clear (&desk);
}

/* The one file that is offered; NULL where there is none. */
static char *
file_of (GdkContentProvider *content)
{
  g_auto (GValue) value = G_VALUE_INIT;
  GSList *files;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  if (!gdk_content_provider_get_value (content, &value, NULL))
    return NULL;
  files = g_value_get_boxed (&value);
  return g_slist_length (files) == 1 ? g_file_get_path (files->data) : NULL;
}

static void
drags_a_file (const void *data)
{
  Desk desk = desk_new ();
  g_autoptr (AppSnapshot) shot = app_snapshot_of_document (desk.document, EXPORT_POSITION);
  char *folder = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkContentProvider) content =
      ui_output_drag_content (shot, "A/b.sudoku", &folder, &error);
  g_autofree char *path = file_of (content), *base = NULL, *file = NULL;
  g_autoptr (GBytes) png = read_content (content, "image/png");
  gsize length;

  (void) data;
  check_true (error == NULL && path != NULL);
  base = g_path_get_basename (path);
  check_equal_text (base, "A-b.png");
  check_true (g_file_get_contents (path, &file, &length, NULL));
  check_equal_u64 (length, g_bytes_get_size (png));
  check_equal_memory (file, g_bytes_get_data (png, NULL), length);
  ui_output_drag_clear_folder (folder);
  check_true (!g_file_test (path, G_FILE_TEST_EXISTS));
  desk_clear (&desk);
}

static void
drags_without_a_file (const void *data)
{
  Desk desk = desk_new ();
  g_autoptr (AppSnapshot) shot = app_snapshot_of_document (desk.document, EXPORT_POSITION);
  char *folder = in_folder (&desk, "gone");
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkContentProvider) content = ui_output_drag_content (shot, "A", &folder, &error);
  g_autoptr (GBytes) png = read_content (content, "image/png");

  (void) data;
  check_true (error != NULL && png != NULL && file_of (content) == NULL);
  g_free (folder);
  desk_clear (&desk);
}

typedef struct
{
  char *path;
  char *fault;
  bool done;
} Printed;

static void
print_ready (GtkPrintOperation *operation, const char *fault, gpointer window)
{
  Printed *printed = g_object_get_data (window, "printed");

  printed->fault = g_strdup (fault);
  printed->done = true;
  if (operation == NULL)
    return;
  gtk_print_operation_set_export_filename (operation, printed->path);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, NULL);
}

/* Prints the path of a puzzle, and returns the text of its pages. */
static char *
print_path (const Desk *desk, const char *line, Printed *out)
{
  g_autofree char *path = in_folder (desk, "steps.pdf");
  g_autofree char *command = g_strdup_printf ("pdftotext -layout %s -", path);
  g_autoptr (GObject) window = g_object_new (G_TYPE_OBJECT, NULL);
  AppExportSource source = { .symbols = "123456789" };
  SudokuShape *shape = NULL;
  char *told = NULL;

  check_equal_u64 (sudoku_shape_new (3, 3, SUDOKU_NO_RULES, &shape), BASE_OK);
  source.puzzle = sudoku_puzzle_new (shape);
  sudoku_shape_unref (shape);
  for (uint32_t cell = 0; line[cell] != '\0'; cell++)
    source.puzzle->values[cell] = line[cell] != '.' ? (uint8_t) (line[cell] - '0') : 0;
  *out = (Printed){ .path = path };
  g_object_set_data (window, "printed", out);
  ui_output_print_steps (app_export_content_new (&source), "A path", desk->settings, print_ready,
                         window);
  while (!out->done)
    g_main_context_iteration (NULL, TRUE);
  if (out->fault == NULL)
    check_true (g_spawn_command_line_sync (command, &told, NULL, NULL, NULL));
  return told;
}

/* Each step is there with its number and its name, six on a page. */
static void
prints_all_steps (const void *data)
{
  Desk desk = desk_new ();
  Printed printed;
  g_autofree char *told = print_path (&desk, PUZZLE, &printed);
  const char *at = told;
  unsigned n_titles = 0;

  (void) data;
  check_true (printed.fault == NULL);
  for (unsigned i = 1; i <= 51; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u. ", i);

      check_true (strstr (told, number) != NULL);
    }
  check_true (strstr (told, "52. ") == NULL);
  check_true (strstr (told, "Hidden single.") != NULL);
  while ((at = strstr (at, "A path")) != NULL)
    {
      n_titles++;
      at++;
    }
  check_equal_u64 (n_titles, 9);
  desk_clear (&desk);
}

static void
says_that_there_is_no_path (const void *data)
{
  Desk desk = desk_new ();
  Printed printed;
  g_autofree char *told = print_path (&desk, "11", &printed);

  (void) data;
  check_true (told == NULL);
  check_equal_text (printed.fault, "Two givens clash, so there is nothing to solve.");
  g_free (printed.fault);
  desk_clear (&desk);
}

int
main (void)
{
  static const UiOutputPrintWhat puzzle = UI_OUTPUT_PRINT_PUZZLE, board = UI_OUTPUT_PRINT_BOARD;
  static const bool no = false, yes = true;
  static const GSourceFunc cancels = cancel, closes_at_once = close_at_once;

  g_autofree char *pdftoppm = g_find_program_in_path ("pdftoppm");

  gtk_init ();
  if (pdftoppm != NULL)
    {
      for (size_t i = 0; i < G_N_ELEMENTS (sheets); i++)
        check_claim (sheets[i].name, prints_what_export_writes, &sheets[i]);
      check_claim ("/ui/print/path/all-steps", prints_all_steps, NULL);
      check_claim ("/ui/print/path/says-that-there-is-none", says_that_there_is_no_path, NULL);
      check_claim ("/ui/print/one-of-many-has-its-number", one_of_many_has_its_number, NULL);
      check_claim ("/ui/print/keeps-within-the-margins/puzzle", respects_margins, &puzzle);
      check_claim ("/ui/print/keeps-within-the-margins/board", respects_margins, &board);
    }
  check_claim ("/ui/print/says-that-there-is-no-sudoku", says_that_there_is_nothing, NULL);
  check_claim ("/ui/print/stays-awake-while-a-page-is-solved", stays_awake_while_a_page_is_solved,
               &cancels);
  check_claim ("/ui/print/ends-when-its-progress-is-closed", closing_does_not_wait, NULL);
  check_claim ("/ui/print/ends-when-its-progress-is-closed/at-once",
               stays_awake_while_a_page_is_solved, &closes_at_once);
  check_claim ("/ui/print/preview-ends-with-its-window/not-shown-yet", ends_with_its_window, &no);
  check_claim ("/ui/print/preview-ends-with-its-window/shown", ends_with_its_window, &yes);
  check_claim ("/ui/copy/is-the-moment-of-copying", copies_the_moment, NULL);
  check_claim ("/ui/drag/is-a-file-and-a-picture", drags_a_file, NULL);
  check_claim ("/ui/drag/is-a-picture-where-no-file-can-be", drags_without_a_file, NULL);
  return check_finish ();
}
