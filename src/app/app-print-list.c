#include "app-print-list.h"

#include "app-loader.h"
#include "engines-solver.h"

/* Every so many Sudokus a place is kept; so many puzzles are looked at in one go. */
#define SPACING 16
#define SLICE   2000

/* One of those that were asked for, with what its entry points at; kept from page to page. */
typedef struct
{
  FormatsPuzzle puzzle;
  ExportEntryRoom room;
} Kept;

typedef struct
{
  GFileInputStream *stream;
  FormatsReader *reader;
} Reading;

struct AppPrintList
{
  char *name;
  GFile *file;     /* NULL: of a document */
  Reading looking; /* while it is looked through; pages may be asked for meanwhile */
  bool done;
  FormatsPuzzle looked;
  GArray *places; /* of FormatsPlace */
  GArray *widths; /* of float, one a Sudoku */
  uint64_t n;
  uint64_t number; /* of the document */
  SudokuSolver *solver;
  Kept kept[EXPORT_MOST_A_PAGE];
  ExportEntry entries[EXPORT_MOST_A_PAGE];
};

static AppPrintList *
list_new (const char *name)
{
  AppPrintList *self = g_new0 (AppPrintList, 1);

  self->name = g_strdup (name);
  self->places = g_array_new (FALSE, FALSE, sizeof (FormatsPlace));
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
  self->n++;
}

AppPrintList *
app_print_list_of_document (DeskDocument *document, const char *name, uint64_t number)
{
  AppPrintList *self = list_new (name);
  FormatsPuzzle *puzzle = &self->kept[0].puzzle;

  self->number = number;
  if (desk_document_get_formats_puzzle (document, puzzle) == BASE_OK)
    count_sudoku (self, puzzle);
  if (self->n == 1 && puzzle->comment.length == 0)
    base_text_add (&puzzle->about[FORMATS_ABOUT_TITLE], desk_document_get_title (document));
  return self;
}

static void
close_reader (Reading *reading)
{
  g_clear_pointer (&reading->reader, formats_reader_free);
  g_clear_object (&reading->stream);
}

void
app_print_list_free (AppPrintList *self)
{
  if (self == NULL)
    return;
  close_reader (&self->looking);
  for (unsigned i = 0; i < EXPORT_MOST_A_PAGE; i++)
    {
      format_puzzle_clear (&self->kept[i].puzzle);
      export_entry_room_clear (&self->kept[i].room);
    }
  format_puzzle_clear (&self->looked);
  sudoku_solver_free (self->solver);
  g_array_unref (self->places);
  g_array_unref (self->widths);
  g_clear_object (&self->file);
  g_free (self->name);
  g_free (self);
}

uint64_t
app_print_list_n (AppPrintList *self)
{
  return self->n;
}

const float *
app_print_list_widths (AppPrintList *self)
{
  return (const float *) (const void *) self->widths->data;
}

/* From a place on; NULL: from the beginning. */
static bool
open_reader (GFile *file, const FormatsPlace *place, Reading *out, GError **error)
{
  FormatsOptions options = { .patient = true };

  out->stream = g_file_read (file, NULL, error);
  if (out->stream == NULL)
    return false;
  if (place != NULL)
    options.start = *place;
  if (place != NULL
      && !g_seekable_seek (G_SEEKABLE (out->stream), (goffset) place->offset, G_SEEK_SET, NULL,
                           error))
    return false;
  if (formats_reader_new ((FormatsSource){ app_load_read_stream, out->stream }, &options,
                          &out->reader)
      == BASE_OK)
    return true;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (ENOMEM));
  return false;
}

/* The next Sudoku; false at the end. */
static bool
read_sudoku (const Reading *reading, FormatsPuzzle *puzzle, unsigned *slice)
{
  FormatsIssue issue;
  FormatsOutcome outcome;

  while (*slice > 0)
    {
      --*slice;
      outcome = formats_reader_next (reading->reader, puzzle, &issue);
      if (outcome == FORMATS_PUZZLE && puzzle->kind == FORMATS_SUDOKU)
        return true;
      if (outcome != FORMATS_PUZZLE && outcome != FORMATS_BAD_PUZZLE)
        return false;
    }
  return false;
}

bool
app_print_list_look (AppPrintList *self, bool *out_done, GError **error)
{
  unsigned slice = SLICE;

  *out_done = true;
  if (self->file == NULL || self->done)
    return true;
  if (self->looking.reader == NULL)
    {
      close_reader (&self->looking);
      if (!open_reader (self->file, NULL, &self->looking, error))
        return false;
    }
  while (read_sudoku (&self->looking, &self->looked, &slice))
    {
      if (self->n % SPACING == 0)
        g_array_append_val (self->places, self->looked.place);
      count_sudoku (self, &self->looked);
    }
  *out_done = slice > 0;
  if (*out_done && formats_reader_status (self->looking.reader) != BASE_OK)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strerror (EIO));
      return false;
    }
  if (*out_done)
    close_reader (&self->looking);
  self->done = *out_done;
  return true;
}

static bool
make_entry (AppPrintList *self, uint64_t number, bool solved, const BaseStop *stop, uint32_t at)
{
  Kept *kept = &self->kept[at];

  if (solved)
    (void) engines_solver_suit (&self->solver, kept->puzzle.sudoku->shape); /* none: no solution */
  kept->room.path = self->name;
  if (export_entry_make (&kept->room, &kept->puzzle, solved ? self->solver : NULL, stop,
                         &self->entries[at])
      != BASE_OK)
    return false;
  self->entries[at].number = self->file != NULL ? number + 1 : self->number;
  return true;
}

const ExportEntry *
app_print_list_get (AppPrintList *self,
                    uint64_t from,
                    uint32_t n,
                    bool solved,
                    const BaseStop *stop,
                    uint32_t *out_n)
{
  uint64_t at = from - from % SPACING;
  unsigned slice = G_MAXUINT;
  uint32_t got = 0;
  Reading reading = { 0 };

  if (self->file != NULL
      && (from >= self->n
          || !open_reader (self->file,
                           &g_array_index (self->places, FormatsPlace, (guint) (from / SPACING)),
                           &reading, NULL)))
    n = 0;
  while (self->file != NULL && n > 0 && at < from && read_sudoku (&reading, &self->looked, &slice))
    at++;
  while (got < n && (self->file == NULL || read_sudoku (&reading, &self->kept[got].puzzle, &slice)))
    {
      if (!make_entry (self, from + got, solved, stop, got))
        break;
      got++;
    }
  close_reader (&reading);
  *out_n = got;
  return self->entries;
}
