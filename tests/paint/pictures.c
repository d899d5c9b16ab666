#include "pictures.h"

#include "base-memory.h"
#include "base-random.h"
#include "check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* For LeakSanitizer.  Fontconfig loses one pattern in each process, however often a text cache is
 * opened and closed; a lost cache of ours would show by the memory that Pango keeps for it. */
const char *__lsan_default_suppressions (void);

const char *
__lsan_default_suppressions (void)
{
  return "leak:libfontconfig.so\n";
}

/* Marks that meet in one cell of a marked picture, after each mark alone. */
static const unsigned meetings[] = {
  PAINT_MARK_CURSOR | PAINT_MARK_TYPING,
  PAINT_MARK_SELECTED | PAINT_MARK_SAME,
  PAINT_MARK_CURSOR | PAINT_MARK_HINT_TARGET,
  PAINT_MARK_CONFLICT | PAINT_MARK_CULPRIT | PAINT_MARK_SAME,
  PAINT_MARK_WRONG | PAINT_MARK_DIFFERS | PAINT_MARK_SELECTED,
  PAINT_MARK_CURSOR | PAINT_MARK_CONFLICT | PAINT_MARK_PEER,
};

#define N_ALONE    10
#define N_MEETINGS (sizeof meetings / sizeof meetings[0])

static unsigned
marks_of (uint32_t cell)
{
  uint32_t turn = cell / 2 % (N_ALONE + N_MEETINGS);

  if (cell / 2 >= 2 * (N_ALONE + N_MEETINGS))
    return 0;
  return turn < N_ALONE ? 1u << turn : meetings[turn - N_ALONE];
}

static PaintCell
fill_cell (BoardPlace place, uint32_t cell, uint32_t n_values, PictureFilling filling)
{
  uint64_t all = n_values == 64 ? UINT64_MAX : (UINT64_C (1) << n_values) - 1;
  uint32_t turn = (cell * 7 + place.row * 3u) % (PAINT_DIGIT_KINDS + 1);
  PaintCell filled = { .kind = (uint8_t) (turn % PAINT_DIGIT_KINDS) };

  if (filling == PICTURE_CANDIDATES || filling == PICTURE_REASONS)
    filled.candidates = all;
  else if (filling == PICTURE_FULL || turn < PAINT_DIGIT_KINDS)
    filled.value = (uint8_t) ((place.row * 3u + place.column) % n_values + 1);
  else
    filled.candidates = base_mix (cell) & all;
  if (filling == PICTURE_MARKED)
    {
      filled.marks = (uint16_t) marks_of (cell);
      if ((filled.marks & PAINT_MARK_WRONG) != 0 && filled.value != 0)
        filled.correction = (uint8_t) (cell % n_values + 1);
    }
  if (filling == PICTURE_REASONS)
    {
      filled.ringed = base_mix (2 * cell) & all;
      filled.struck = base_mix (2 * cell + 1) & all & ~filled.ringed;
      filled.marks = cell % 3 == 0 ? PAINT_MARK_HINT_PLACE : 0;
    }
  if (filling == PICTURE_LIT)
    {
      filled.lit = (uint8_t) (n_values / 2);
      filled.marks = cell % 5 == 0 ? PAINT_MARK_PAIR : (cell % 7 == 0 ? PAINT_MARK_SAME : 0);
      if (cell % 10 == 0)
        filled.marks |= PAINT_MARK_CURSOR;
      if (filled.kind == PAINT_DIGIT_ENTERED && filled.value != 0)
        filled.marks |= PAINT_MARK_TRIAL;
    }
  return filled;
}

/* From no corner mark to all of them, and from no colour to all of them. */
static PaintNote
fill_note (uint32_t cell, uint32_t n_values)
{
  PaintNote note = { .corners =
                         cell % 4 == 0 ? 0 : base_mix (cell) & ((UINT64_C (1) << n_values) - 1) };

  for (uint32_t i = cell % 11; i < n_values && cell % 4 == 1; i++)
    note.corners &= ~(UINT64_C (1) << i);
  if (cell % 3 == 0)
    note.colours = UINT64_C (1) << cell / 3 % PAINT_COLOURS;
  if (cell % 17 == 0)
    note.colours |= base_mix (cell) & 0xff;
  for (uint32_t value = 1; value <= n_values && cell % 5 < 2; value++)
    paint_board_colour_value (&note, value,
                              (PaintColourName) ((cell + value) % (PAINT_COLOURS + 1)));
  return note;
}

static void
add_notes (Picture *self, uint32_t n_values)
{
  static const PaintLine lines[] = {
    { 0, 20, 0, 0, false },  { 2, 31, 1, 2, true },   { 9, 14, 1, 0, true },
    { 30, 35, 0, 0, false }, { 24, 24, 0, 0, false }, { 34, 34, 2, 2, false },
  };
  const uint32_t n_cells = board_n_cells (self->board);

  self->notes = base_new_zeroed (PaintNote, n_cells);
  check_true (self->notes != NULL);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    self->notes[cell] = fill_note (cell, n_values);
  self->state.notes = self->notes;
  self->state.lines = lines;
  self->state.n_lines = sizeof lines / sizeof *lines;
}

Picture
picture_new (Board *board, uint32_t n_values, PictureFilling filling)
{
  uint32_t n_cells = board_n_cells (board);
  Picture self = { .board = board, .cells = base_new_zeroed (PaintCell, n_cells) };

  check_true (self.cells != NULL);
  for (uint32_t cell = 0; cell < n_cells; cell++)
    self.cells[cell] = fill_cell (board_cell (board, cell), cell, n_values, filling);
  self.state = (PaintBoardState){
    .cells = self.cells,
    .symbols = boards_symbols,
    .n_values = n_values,
  };
  if (filling == PICTURE_NOTED)
    add_notes (&self, n_values);
  return self;
}

void
picture_clear (Picture *self)
{
  board_free (self->board);
  free (self->cells);
  free (self->notes);
}

PaintText *
picture_text (void)
{
  PaintText *text = paint_text_new (PICTURES_FONT);

  check_true (text != NULL);
  if (paint_text_has_family (text))
    return text;
  paint_text_free (text);
  check_skip (PICTURES_FONT " is not installed");
}

PaintBoardLayout *
picture_layout (const Picture *self, PaintBoardOptions options)
{
  PaintBoardLayout *layout;

  check_equal_u64 (paint_board_layout_new (self->board, options, &layout), BASE_OK);
  return layout;
}

cairo_surface_t *
picture_surface (PaintBoardOptions options)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (options.width * options.scale),
                                  (int) (options.height * options.scale));
  cairo_t *cr = cairo_create (surface);

  check_equal_u64 (cairo_surface_status (surface), CAIRO_STATUS_SUCCESS);
  cairo_set_source_rgb (cr, 1, 0, 1);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_set_device_scale (surface, options.scale, options.scale);
  return surface;
}

cairo_surface_t *
picture_paint (const Picture *self,
               PaintBoardOptions options,
               const PaintTheme *theme,
               PaintText *text)
{
  PaintBoardLayout *layout = picture_layout (self, options);
  cairo_surface_t *surface = picture_surface (options);
  cairo_t *cr = cairo_create (surface);

  check_equal_u64 (paint_board_draw (cr, layout, &self->state, theme, text), BASE_OK);
  check_equal_u64 (cairo_status (cr), CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  paint_board_layout_free (layout);
  return surface;
}

PaintColour
picture_pixel (cairo_surface_t *surface, int x, int y)
{
  const unsigned char *row;
  uint32_t pixel;

  cairo_surface_flush (surface);
  row = cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);
  memcpy (&pixel, row + 4 * x, sizeof pixel);
  return pixel << 8 | 0xff;
}

void
picture_check_equal (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);

  check_equal_u64 (cairo_image_surface_get_width (b), (uint64_t) width);
  check_equal_u64 (cairo_image_surface_get_height (b), (uint64_t) height);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if (picture_pixel (a, x, y) != picture_pixel (b, x, y))
        {
          fprintf (stderr, "# the pictures differ at %d, %d\n", x, y);
          check_equal_u64 (picture_pixel (a, x, y), picture_pixel (b, x, y));
        }
}
