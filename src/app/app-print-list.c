#include "app-print-list.h"

#include "app-puzzles.h"
#include "engines-solver.h"
#include "formats-index.h"

#include <errno.h>

/* Sudokus from one kept place to the next, and puzzles that are looked at in one go. */
#define SPACING 16
#define SLICE   2000

/* One of those that were asked for, with what its entry points at; kept from page to page. */
typedef struct
{
  FormatsPuzzle puzzle;
  SudokuSolutions solutions;
  ExportEntryRoom room;
} Kept;

struct AppPrintList
{
  char *name;
  GFile *file;        /* NULL: of a document */
  AppPuzzles looking; /* while it is looked through; pages may be asked for meanwhile */
  bool done;
  FormatsIndex *index; /* of its Sudokus */
  GArray *widths;      /* of float, one a Sudoku */
  uint64_t number;     /* of the document */
  EnginesSolver *solver;
  Kept kept[EXPORT_MOST_A_PAGE];
  ExportEntry entries[EXPORT_MOST_A_PAGE];
};

static AppPrintList *
list_new (const char *name)
{
  AppPrintList *self = g_new0 (AppPrintList, 1);

  self->name = g_strdup (name);
  self->index = formats_index_new (SPACING);
  if (self->index == NULL)
    g_error ("out of memory");
  self->widths = g_array_new (FALSE, FALSE, sizeof (float));
  return self;
}

AppPrintList *
app_print_list_of_file (GFile *file, const char *name)
{
  AppPrintList *self = list_new (name);

  self->file = g_object_ref (file);
  return self;
}

static void
count_sudoku (AppPrintList *self, const FormatsPuzzle *puzzle)
{
  const SudokuShape *shape = puzzle->sudoku->shape;
  char symbols[SUDOKU_MAX_VALUES + 1];
  const float width = (float) export_book_readable (
      shape, format_symbols (&puzzle->layout, sudoku_shape_n_values (shape), symbols));

  g_array_append_val (self->widths, width);
  if (formats_index_add (self->index, &puzzle->place) != BASE_OK)
    g_error ("out of memory");
}

AppPrintList *
app_print_list_of_document (DeskDocument *document, const char *name, uint64_t number)
{
  AppPrintList *self = list_new (name);
  FormatsPuzzle *puzzle = &self->kept[0].puzzle;

  self->number = number;
  if (desk_document_get_formats_puzzle (document, puzzle) == BASE_OK)
    count_sudoku (self, puzzle);
  if (app_print_list_n (self) == 1 && puzzle->comment.length == 0)
    base_text_add (&puzzle->about[FORMATS_ABOUT_TITLE], desk_document_get_title (document));
  return self;
}

void
app_print_list_free (AppPrintList *self)
{
  if (self == NULL)
    return;
  app_puzzles_close (&self->looking);
  for (unsigned i = 0; i < EXPORT_MOST_A_PAGE; i++)
    {
      format_puzzle_clear (&self->kept[i].puzzle);
      sudoku_solutions_clear (&self->kept[i].solutions);
      export_entry_room_clear (&self->kept[i].room);
    }
  engines_solver_free (self->solver);
  formats_index_free (self->index);
  g_array_unref (self->widths);
  g_clear_object (&self->file);
  g_free (self->name);
  g_free (self);
}

uint64_t
app_print_list_n (AppPrintList *self)
{
  return formats_index_n (self->index);
}

const float *
app_print_list_widths (AppPrintList *self)
{
  return (const float *) (const void *) self->widths->data;
}

bool
app_print_list_look (AppPrintList *self, bool *out_done, GError **error)
{
  FormatsWalk *walk = &self->looking.walk;
  unsigned slice = SLICE;

  *out_done = true;
  if (self->file == NULL || self->done)
    return true;
  if (self->looking.stream == NULL
      && !app_puzzles_open (&self->looking, self->file, &(AppPuzzlesOptions){ 0 }, error))
    return false;
  for (; slice > 0 && formats_walk_next (walk); slice--)
    if (formats_walk_is_sudoku (walk))
      count_sudoku (self, &walk->puzzle);
  *out_done = slice > 0;
  if (*out_done && formats_walk_status (walk) != BASE_OK)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (EIO));
      return false;
    }
  if (*out_done)
    app_puzzles_close (&self->looking);
  self->done = *out_done;
  return true;
}

static BaseStatus
solve_kept (AppPrintList *self, const BaseStop *stop, Kept *kept)
{
  const CoverLimits limits = export_entry_limits (stop);
  const SudokuPuzzle *puzzle = kept->puzzle.sudoku;
  BaseStatus status = engines_solver_suit (&self->solver, puzzle->shape);

  return status == BASE_OK
             ? engines_solver_find_any (self->solver, puzzle, &limits, &kept->solutions)
             : status;
}

/* Of the puzzle that is kept there. */
static BaseStatus
make_entry (AppPrintList *self, uint64_t number, bool solved, const BaseStop *stop, uint32_t at)
{
  Kept *kept = &self->kept[at];
  BaseStatus status = solved ? solve_kept (self, stop, kept) : BASE_OK;

  kept->room.path = self->name;
  if (status == BASE_OK)
    status = export_entry_make (&kept->room, &kept->puzzle, solved ? &kept->solutions : NULL,
                                &self->entries[at]);
  self->entries[at].number = self->file != NULL ? number + 1 : self->number;
  return status;
}

/* Reads the next Sudoku into its place. */
static bool
keep_next_sudoku (AppPrintList *self, AppPuzzles *puzzles, uint32_t at)
{
  FormatsPuzzle *kept = &self->kept[at].puzzle;
  const FormatsPuzzle memory = *kept;

  if (!formats_walk_next (&puzzles->walk))
    return false;
  *kept = puzzles->walk.puzzle;
  puzzles->walk.puzzle = memory;
  return true;
}

static bool
open_sudokus (AppPrintList *self, uint64_t from, AppPuzzles *out)
{
  AppPuzzlesOptions options = { .only_sudokus = true };

  return formats_index_find (self->index, from, &options.start)
         && app_puzzles_open (out, self->file, &options, NULL);
}

const ExportEntry *
app_print_list_get (AppPrintList *self,
                    uint64_t from,
                    uint32_t n,
                    bool solved,
                    const BaseStop *stop,
                    uint32_t *out_n)
{
  AppPuzzles puzzles = { .stream = NULL };
  uint32_t got = 0;

  if (self->file != NULL && !open_sudokus (self, from, &puzzles))
    n = 0;
  while (got < n && (self->file == NULL || keep_next_sudoku (self, &puzzles, got)))
    {
      if (make_entry (self, from + got, solved, stop, got) != BASE_OK)
        break;
      got++;
    }
  app_puzzles_close (&puzzles);
  *out_n = got;
  return self->entries;
}

static uint64_t
size_of_stream (GFileInputStream *stream)
{
  g_autoptr (GFileInfo) info =
      g_file_input_stream_query_info (stream, G_FILE_ATTRIBUTE_STANDARD_SIZE, NULL, NULL);

  return info != NULL ? (uint64_t) g_file_info_get_size (info) : 0;
}

static BaseStatus
give_each (AppPrintList *self,
           AppPuzzles *puzzles,
           bool solved,
           const BaseStop *stop,
           AppPrintListTake *take,
           gpointer data)
{
  const uint64_t size = size_of_stream (puzzles->stream);
  BaseStatus status = BASE_OK;

  for (uint64_t i = 0; status == BASE_OK && keep_next_sudoku (self, puzzles, 0); i++)
    {
      const double end = (double) self->kept[0].puzzle.end_offset;

      status = make_entry (self, i, solved, stop, 0);
      if (status == BASE_OK && base_stop_asked (stop))
        status = BASE_STOPPED;
      if (status == BASE_OK)
        status = take (data, &self->entries[0], size > 0 ? MIN (end / (double) size, 1) : 0);
    }
  return status != BASE_OK ? status : formats_walk_status (&puzzles->walk);
}

BaseStatus
app_print_list_each (AppPrintList *self,
                     bool solved,
                     const BaseStop *stop,
                     AppPrintListTake *take,
                     gpointer data)
{
  const AppPuzzlesOptions options = { .only_sudokus = true, .stop = stop };
  AppPuzzles puzzles;
  BaseStatus status;
  int error;

  if (!app_puzzles_open (&puzzles, self->file, &options, NULL))
    return BASE_BAD_INPUT;
  status = give_each (self, &puzzles, solved, stop, take, data);
  error = errno;
  app_puzzles_close (&puzzles);
  errno = error;
  return status;
}
