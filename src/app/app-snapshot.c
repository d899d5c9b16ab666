#include "app-snapshot.h"

#include "app-board-state.h"

#include <stdlib.h>

/* Size of a board at rest, in units: five inches on paper. */
#define SIDE 480.0

/* Device pixels per unit: sharp on paper and on fine screens. */
#define SCALE 2.0

struct _AppSnapshot
{
  GObject parent_instance;

  ExportContent content;
  ExportPicture *picture;
  double width, height;
  char symbols[SUDOKU_MAX_VALUES + 1];

  /* For a document: */
  SudokuPuzzle *puzzle;
  AppProgress progress;

  /* For a show: */
  Subject *subject;
  Player *player;
};

G_DEFINE_FINAL_TYPE (AppSnapshot, app_snapshot, G_TYPE_OBJECT)

void
app_progress_take (AppProgress *self, DeskDocument *document)
{
  const uint32_t n_cells = sudoku_shape_n_cells (desk_document_get_shape (document));
  const AppBoardScene scene = { .document = document };

  self->entries = g_new (uint8_t, n_cells);
  self->solved = g_new (uint8_t, n_cells);
  self->marks = g_new (uint64_t, n_cells);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    {
      self->entries[cell] = desk_document_get_entry (document, cell);
      self->solved[cell] = desk_document_get_solver (document, cell);
      self->marks[cell] = desk_document_get_candidates (document, cell);
    }
  self->notes = app_board_state_new_notes (&scene);
  self->lines = app_board_state_new_lines (&scene, &self->n_lines);
}

void
app_progress_clear (AppProgress *self)
{
  g_free (self->entries);
  g_free (self->solved);
  g_free (self->marks);
  g_free (self->notes);
  g_free (self->lines);
}

void
app_progress_show (const AppProgress *self, ExportContent *content)
{
  content->entries = self->entries;
  content->marks = self->marks;
  content->notes = self->notes;
  content->lines = self->lines;
  content->n_lines = self->n_lines;
}

static void
take_progress (AppSnapshot *self, DeskDocument *document)
{
  app_progress_take (&self->progress, document);
  app_progress_show (&self->progress, &self->content);
  self->content.solution = self->progress.solved;
}

AppSnapshot *
app_snapshot_of_document (DeskDocument *document, ExportWhat what)
{
  AppSnapshot *self = g_object_new (APP_TYPE_SNAPSHOT, NULL);
  SudokuShape *shape = desk_document_get_shape (document);
  double rows = sudoku_shape_rows (shape), columns = sudoku_shape_columns (shape);

  self->puzzle = desk_document_get_puzzle (document);
  self->content.what = what;
  self->content.symbols = desk_document_get_symbols (document, self->symbols);
  self->content.puzzle = self->puzzle;
  self->width = SIDE * MIN (1, columns / rows);
  self->height = SIDE * MIN (1, rows / columns);
  if (what == EXPORT_POSITION)
    take_progress (self, document);
  return self;
}

AppSnapshot *
app_snapshot_of_show (DanceShow *show, ExportWhat what, double width, double height)
{
  AppSnapshot *self = g_object_new (APP_TYPE_SNAPSHOT, NULL);
  Run *run = dance_show_run (show);

  self->subject = subject_ref (run_subject (run));
  if (run_new_player (run, &self->player) == BASE_OK)
    (void) player_seek (self->player, dance_show_state (show)->position);
  self->content.what = what;
  self->content.symbols = self->subject->symbols;
  self->content.subject = self->subject;
  self->content.player = self->player;
  self->width = MAX (width, 1);
  self->height = MAX (height, 1);
  return self;
}

ExportPicture *
app_snapshot_picture (AppSnapshot *self)
{
  if (self->picture == NULL && (self->puzzle != NULL || self->player != NULL)
      && export_picture_new (&self->content, &self->picture) != BASE_OK)
    self->picture = NULL;
  return self->picture;
}

static BaseStatus
take_bytes (void *data, const void *bytes, size_t n_bytes)
{
  g_byte_array_append (data, bytes, (guint) n_bytes);
  return BASE_OK;
}

static GBytes *
write_picture (ExportPicture *picture, const ExportFormat *format, const ExportPage *page)
{
  GByteArray *bytes = g_byte_array_new ();
  ExportSink sink = { take_bytes, bytes };

  if (picture != NULL && export_write (format, picture, page, &sink) == BASE_OK)
    return g_byte_array_free_to_bytes (bytes);
  g_byte_array_unref (bytes);
  return NULL;
}

/* The ground is white, like the paper or document that the picture goes to. */
static PaintTheme
theme (void)
{
  PaintTheme light = *paint_theme (PAINT_THEME_LIGHT);

  light.ground = 0xffffffffu;
  return light;
}

GBytes *
app_snapshot_write (AppSnapshot *self, const char *id)
{
  const ExportFormat *format = export_format_find (id);
  const PaintTheme white = theme ();
  ExportPage page = export_page_default ();

  page.theme = &white;
  page.width = self->width;
  page.height = self->height;
  page.scale = SCALE;
  return write_picture (app_snapshot_picture (self), format, &page);
}

GBytes *
app_snapshot_write_small (AppSnapshot *self, double side)
{
  const PaintTheme white = theme ();
  ExportPage page = export_page_default ();
  double factor = side / MAX (self->width, self->height);

  page.theme = &white;
  page.width = MAX (1, self->width * factor);
  page.height = MAX (1, self->height * factor);
  return write_picture (app_snapshot_picture (self), export_format_find ("png"), &page);
}

static void
app_snapshot_finalize (GObject *object)
{
  AppSnapshot *self = APP_SNAPSHOT (object);

  export_picture_free (self->picture);
  sudoku_puzzle_free (self->puzzle);
  player_free (self->player);
  subject_unref (self->subject);
  app_progress_clear (&self->progress);
  G_OBJECT_CLASS (app_snapshot_parent_class)->finalize (object);
}

static void
app_snapshot_class_init (AppSnapshotClass *class)
{
  G_OBJECT_CLASS (class)->finalize = app_snapshot_finalize;
}

static void
app_snapshot_init (AppSnapshot *self)
{
  (void) self;
}
