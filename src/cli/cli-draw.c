/* draw: any moment of a search as a picture, without a display. */
#include "cli-draw.h"

#include "cli-file.h"
#include "cli-message.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <string.h>

static CliExit
complain (const char *sentence, const WordsPart parts[WORDS_PARTS])
{
  BaseText text = BASE_TEXT_EMPTY;

  base_text_add (&text, "draw: ");
  words_fill (&text, sentence, parts);
  cli_say (&(CliPlace){ 0 }, base_text_string (&text));
  base_text_clear (&text);
  return CLI_BAD;
}

static CliExit
complain_of_moment (CliMoment at)
{
  BaseText text = BASE_TEXT_EMPTY;

  cli_moment_add (at, &text);
  complain (_ ("this search does not come to \"%1\""),
            WORDS_WITH (WORDS_TEXT (base_text_string (&text))));
  base_text_clear (&text);
  return CLI_NONE;
}

static cairo_status_t
add_bytes (void *data, const unsigned char *bytes, unsigned length)
{
  BaseText *out = data;

  base_text_add_bytes (out, (const char *) bytes, length);
  return base_text_status (out) == BASE_OK ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_NO_MEMORY;
}

static CliExit
write_png (cairo_surface_t *surface, const char *path)
{
  CliFile file;
  BaseStatus status = cli_file_open (path, &file);

  if (status == BASE_OK)
    {
      if (cairo_surface_write_to_png_stream (surface, add_bytes, &file.output.text)
          == CAIRO_STATUS_SUCCESS)
        status = cli_file_finish (&file);
      else
        {
          cli_file_abandon (&file);
          status = BASE_NO_MEMORY;
        }
    }
  if (status == BASE_OK)
    return CLI_GOOD;
  cli_say_status (&(CliPlace){ .name = path }, status);
  return CLI_BAD;
}

/* Everything is white below, for painters that leave some of it. */
static BaseStatus
paint (CliDrawing *self, cairo_surface_t *surface)
{
  BaseStatus status;

  if (cairo_surface_status (surface) != CAIRO_STATUS_SUCCESS)
    return BASE_NO_MEMORY;
  cairo_surface_set_device_scale (surface, self->options.scale, self->options.scale);
  self->text = paint_text_new (NULL);
  if (self->text == NULL)
    return BASE_NO_MEMORY;
  self->cr = cairo_create (surface);
  paint_set_source (self->cr, self->theme->ground);
  cairo_paint (self->cr);
  status = self->settings->picture->draw (self);
  cairo_destroy (self->cr);
  paint_text_free (self->text);
  return status;
}

static int
to_pixels (uint32_t units, double scale)
{
  const int pixels = (int) (units * scale + 1e-6);

  return pixels > 0 ? pixels : 1;
}

static CliExit
draw_frame (CliDrawing *self)
{
  const CliSettings *settings = self->settings;
  const PlayerState *state = self->player != NULL ? player_state (self->player) : NULL;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, to_pixels (settings->width, settings->scale),
                                  to_pixels (settings->height, settings->scale));
  BaseStatus status;
  CliExit exit = CLI_BAD;

  self->frame = (PaintFrame){
    .state = state,
    .n_moving =
        state != NULL && state->n_changes > 0 && state->changes[0].position == state->position,
    .phase = settings->phase,
    .pointed = PAINT_POINTED_NOTHING,
  };
  self->options = (PaintStageOptions){
    .width = settings->width,
    .height = settings->height,
    .scale = settings->scale,
    .text_scale = 1,
    .presenting = settings->presenting,
    .zoom = 1,
    .pan_x = 0.5,
    .pan_y = 0.5,
  };
  status = paint (self, surface);
  if (status == BASE_OK)
    exit = write_png (surface, settings->output);
  else
    cli_say_status (&(CliPlace){ .name = settings->output }, status);
  cairo_surface_destroy (surface);
  return exit;
}

/* A problem about which nothing more is known is shown as the list of its options. */
static BaseStatus
set_problem (CliDrawing *self, Board **out_plain)
{
  BaseStatus status = BASE_OK;

  self->problem.links = self->subject->links;
  self->problem.board = self->subject->board;
  if (self->problem.board == NULL)
    {
      status = board_new_plain (self->subject->problem, out_plain);
      self->problem.board = *out_plain;
    }
  if (status == BASE_OK)
    status = cli_names_make (self->subject, &self->names);
  self->problem.names.items = self->names.items;
  self->problem.names.options = self->names.options;
  self->problem.names.colours = self->names.colours;
  self->problem.names.n_colours = cover_problem_n_colours (self->subject->problem);
  return status;
}

/* Givens that clash can be drawn, but not searched. */
static BaseStatus
find_moment (CliDrawing *self, CliMoment at, CoverRecord **out_record, bool *out_clash)
{
  *out_clash = false;
  if (self->settings->picture->at_rest && !self->settings->solved)
    return BASE_OK;
  return cli_moment_find (self->subject, self->settings, at, out_record, &self->player, out_clash);
}

static CliExit
draw (const CliSettings *settings, const CliSubject *subject)
{
  const CliMoment solution = { CLI_AT_SOLUTION, 1 };
  const CliMoment at = settings->picture->at_rest ? solution : settings->at;
  CliDrawing self = { .settings = settings, .subject = subject };
  CoverRecord *record = NULL;
  Board *plain = NULL;
  bool clash;
  CliExit exit;
  BaseStatus status = find_moment (&self, at, &record, &clash);

  self.theme = paint_theme (settings->theme);
  if (status == BASE_BAD_INPUT && !clash)
    exit = complain_of_moment (at);
  else
    {
      if (status == BASE_OK)
        status = set_problem (&self, &plain);
      exit =
          status == BASE_OK ? draw_frame (&self) : cli_subject_refuse (subject, settings, status);
    }
  cli_names_clear (&self.names);
  board_free (plain);
  player_free (self.player);
  cover_record_free (record);
  return exit;
}

/* What the givens leave is small enough to be looked at. */
static CliExit
fix_and_draw (const CliSettings *settings, CliSubject *subject)
{
  BaseStatus status = BASE_OK;

  if (!settings->whole && !settings->picture->at_rest)
    status = cli_subject_fix (subject);
  if (status == BASE_OK)
    return draw (settings, subject);
  return cli_subject_refuse (subject, settings, status);
}

static bool
ends_with (const char *name, const char *suffix)
{
  const size_t length = strlen (name), tail = strlen (suffix);

  return length > tail && strcmp (name + length - tail, suffix) == 0;
}

CliExit
cli_draw (const CliSettings *settings)
{
  CliSettings complete = *settings;
  CliSubject subject;
  CliExit exit = CLI_BAD;

  if (complete.picture == NULL)
    complete.picture = &cli_pictures[0];
  if (settings->output == NULL)
    return complain (_ ("where to? name a file with -o"), WORDS_WITH ({ 0 }));
  if (!ends_with (settings->output, ".png"))
    return complain (_ ("\"%1\": pictures are written as .png"),
                     WORDS_WITH (WORDS_TEXT (settings->output)));
  if (cli_subject_open (settings, &subject, &exit))
    {
      if (complete.picture->of_sudoku && subject.puzzle.kind != FORMATS_SUDOKU)
        complain (_ ("only a Sudoku has the picture \"%1\"; try: --what board"),
                  WORDS_WITH (WORDS_TEXT (complete.picture->name)));
      else
        exit = fix_and_draw (&complete, &subject);
    }
  cli_subject_clear (&subject);
  return exit;
}
