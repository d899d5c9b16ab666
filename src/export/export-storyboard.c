/* A storyboard: frames in rows and columns on paper, each above its number and its sentence. */
#include "export-frames.h"
#include "export-head.h"
#include "export-lines.h"

#include <cairo-pdf.h>

#include <math.h>

#define POINTS (72.0 / EXPORT_UNITS_PER_INCH)

#define FINE 2.0 /* device pixels per unit */

#define SENTENCE    11.0 /* font size, in units */
#define LINE_HEIGHT (EXPORT_LINE_HEIGHT * SENTENCE)
#define GAP         18.0

/* Lines below a frame.  The reason of a step is told in more words than an event. */
#define EVENT_LINES  3
#define REASON_LINES 5

/* Width of a frame as a multiple of its height: boards are as high as they are wide. */
#define EVENT_ASPECT  (4.0 / 3)
#define REASON_ASPECT 1.0

#define LEAST_FRAME 24.0 /* smaller frames cannot be read */

typedef struct
{
  ExportPicture *picture;
  const ExportBookOptions *book;
  ExportStream stream;
  ExportLook look;
  cairo_surface_t *surface;
  cairo_t *cr;
  PaintRect room;
  double words, aspect; /* height below a frame; width of a frame by its height */
  uint32_t rows, columns, on_page;
  uint64_t n_pages;
  uint64_t only;  /* for a preview: the one page to draw, from 0 */
  uint64_t first; /* for a preview: the page of the first frame that is gone to */
} Storyboard;

/* Finds the number of columns that makes frames largest.  Returns their width. */
static double
arrange_frames (Storyboard *self)
{
  const ExportBookOptions *book = self->book;
  double best = 0;

  self->room = export_head_room (book, self->look.text);
  for (uint32_t columns = 1; columns <= book->per_page; columns++)
    {
      const uint32_t rows = (book->per_page + columns - 1) / columns;
      const double width = self->room.width / columns - GAP;
      const double height = self->room.height / rows - GAP - self->words;
      const double size = fmin (width, height * self->aspect);

      if (columns == 1 || size > best)
        {
          best = size;
          self->rows = rows;
          self->columns = columns;
        }
    }
  return best;
}

static void
choose_shape (Storyboard *self, bool of_steps)
{
  self->words = (of_steps ? REASON_LINES : EVENT_LINES) * LINE_HEIGHT;
  self->aspect = of_steps ? REASON_ASPECT : EVENT_ASPECT;
}

bool
export_storyboard_fits (const ExportBookOptions *book, bool of_steps)
{
  Storyboard self = { .book = book, .look.text = paint_text_new (book->family) };
  bool fits;

  choose_shape (&self, of_steps);
  fits = self.look.text == NULL || arrange_frames (&self) >= LEAST_FRAME;
  paint_text_free (self.look.text);
  return fits;
}

static void
draw_words (Storyboard *self, const char *words, PaintFont font, PaintRect where)
{
  paint_set_source (self->cr, self->look.theme->inks[PAINT_INK_GIVEN]);
  export_lines_draw (self->cr, self->look.text, words, font, where, FINE, EXPORT_LINES_CENTRED);
}

static void
begin_page (Storyboard *self)
{
  paint_set_source (self->cr, self->look.theme->ground);
  cairo_paint (self->cr);
  export_head_draw (self->cr, self->book, self->look.text, NULL, ++self->n_pages);
}

static BaseStatus
end_page (Storyboard *self)
{
  cairo_show_page (self->cr);
  self->on_page = 0;
  return export_stream_status (&self->stream, cairo_status (self->cr));
}

static void
draw_frame_round (Storyboard *self, PaintRect where)
{
  paint_set_source (self->cr, self->look.theme->thin);
  cairo_set_line_width (self->cr, 0.5);
  cairo_rectangle (self->cr, where.x, where.y, where.width, where.height);
  cairo_stroke (self->cr);
}

static PaintRect
frame_place_on_page (const Storyboard *self, uint32_t on_page)
{
  const uint32_t row = on_page / self->columns, column = on_page % self->columns;
  const double width = self->room.width / self->columns, height = self->room.height / self->rows;

  return (PaintRect){
    round (self->room.x + width * column + GAP / 2),
    round (self->room.y + height * row + GAP / 2),
    floor (width - GAP),
    floor (height - GAP - self->words),
  };
}

static BaseStatus
storyboard_add_frame (void *data, uint64_t number, const char *sentence)
{
  Storyboard *self = data;
  const PaintRect where = frame_place_on_page (self, self->on_page);
  BaseText line = BASE_TEXT_EMPTY;
  BaseStatus status;

  if (self->on_page == 0)
    begin_page (self);
  if (export_picture_content (self->picture)->steps == NULL)
    {
      base_text_add_number (&line, number + 1);
      base_text_add (&line, ". ");
    }
  base_text_add (&line, sentence);
  status = export_picture_draw (self->picture, self->cr, where, &self->look);
  draw_frame_round (self, where);
  draw_words (self, base_text_string (&line), (PaintFont){ .size = SENTENCE },
              (PaintRect){ where.x, where.y + where.height + 3, where.width, self->words });
  if (status == BASE_OK)
    status = base_text_status (&line);
  if (status == BASE_OK)
    status = paint_text_status (self->look.text);
  base_text_clear (&line);
  if (status == BASE_OK && ++self->on_page == self->book->per_page)
    status = end_page (self);
  return status;
}

/* Everything that does not depend on the target of the drawing.  Free `look.text`. */
static Storyboard
make_storyboard (ExportPicture *picture, const ExportPage *page, const ExportBookOptions *book)
{
  Storyboard self = {
    .picture = picture,
    .book = book,
    .look = {
      .theme = book->theme,
      .text = paint_text_new (book->family),
      .scale = FINE,
      .drawing = true,
      .phase = 1,
      .presenting = page->presenting,
      .chip = page->chip,
    },
  };

  choose_shape (&self, export_picture_content (picture)->steps != NULL);
  if (self.look.text != NULL)
    (void) arrange_frames (&self);
  return self;
}

static BaseStatus
expect_frames (const Storyboard *self, const ExportAnimation *animation)
{
  if (self->look.text == NULL)
    return BASE_NO_MEMORY;
  return export_frames_expect (self->picture, frame_place_on_page (self, 0), &self->look,
                               animation);
}

static BaseStatus
draw_frames (Storyboard *self, const ExportAnimation *animation, ExportFrame frame, uint64_t *out_n)
{
  ExportAnimation told = *animation;

  told.sentences = true;
  if (self->look.text == NULL)
    return BASE_NO_MEMORY;
  return export_frames_each (self->picture, &told, frame, self, out_n);
}

BaseStatus
export_storyboard_write (ExportPicture *picture,
                         const ExportPage *page,
                         const ExportAnimation *animation,
                         const ExportBookOptions *book,
                         const ExportSink *sink,
                         uint64_t *out_n)
{
  Storyboard self = make_storyboard (picture, page, book);
  BaseText about = BASE_TEXT_EMPTY;
  ExportReason reason;
  BaseStatus status;

  *out_n = 0;
  self.stream.sink = export_reason_sink (&reason, sink);
  self.surface = cairo_pdf_surface_create_for_stream (export_stream_write, &self.stream,
                                                      book->width * POINTS, book->height * POINTS);
  self.cr = cairo_create (self.surface);
  export_picture_describe (picture, &about);
  export_pdf_say (self.surface, book->title, base_text_string (&about));
  base_text_clear (&about);
  cairo_scale (self.cr, POINTS, POINTS);
  status = expect_frames (&self, animation);
  if (status == BASE_OK)
    status = draw_frames (&self, animation, storyboard_add_frame, out_n);
  if (status == BASE_OK && self.on_page > 0)
    status = end_page (&self);
  cairo_destroy (self.cr);
  cairo_surface_finish (self.surface);
  if (status == BASE_OK)
    status = export_stream_status (&self.stream, cairo_surface_status (self.surface));
  cairo_surface_destroy (self.surface);
  paint_text_free (self.look.text);
  return export_reason_restore (&reason, status);
}

/* Skips frames before the page, and stops behind it. */
static BaseStatus
add_frame_of_page (void *data, uint64_t number, const char *sentence)
{
  Storyboard *self = data;
  const uint64_t page = self->first + number / self->book->per_page;

  if (page < self->only)
    return BASE_OK;
  return page > self->only ? BASE_STOPPED : storyboard_add_frame (data, number, sentence);
}

/* Goes to the first step of the page, since steps can be gone to at once. */
static BaseStatus
go_to_page (Storyboard *self)
{
  if (export_picture_content (self->picture)->steps == NULL)
    return BASE_OK;
  self->first = self->only;
  return export_picture_go (self->picture, export_picture_place (self->picture)
                                               + self->only * self->book->per_page);
}

BaseStatus
export_storyboard_draw (ExportPicture *picture,
                        const ExportPage *page,
                        const ExportAnimation *animation,
                        const ExportBookOptions *book,
                        uint64_t number,
                        bool expects,
                        cairo_t *cr)
{
  Storyboard self = make_storyboard (picture, page, book);
  uint64_t n;
  BaseStatus status = expects ? expect_frames (&self, animation) : BASE_OK;

  self.cr = cr;
  self.n_pages = self.only = number - 1;
  if (status == BASE_OK)
    status = go_to_page (&self);
  if (status == BASE_OK)
    status = draw_frames (&self, animation, add_frame_of_page, &n);
  paint_text_free (self.look.text);
  return status == BASE_STOPPED && self.n_pages > self.only ? BASE_OK : status;
}
