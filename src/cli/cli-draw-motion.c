/* Animations: GIF, video, numbered pictures, storyboards; all from one moment of a search to
 * another. */
#include "cli-draw.h"

#include "cli-message.h"
#include "cli-progress.h"
#include "cli-signals.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <string.h>

/* An animation in one file, which the file's name shows. */
static bool
is_motion (const ExportWay *way)
{
  return way->kind == EXPORT_GIF || way->kind == EXPORT_MOVIE;
}

const ExportWay *
cli_motion_find (const char *id)
{
  const ExportWay *way = export_way_find (id);

  return way != NULL && is_motion (way) ? way : NULL;
}

void
cli_motion_list (BaseText *out)
{
  for (unsigned i = 0; i < export_n_ways; i++)
    if (is_motion (&export_ways[i]))
      {
        base_text_add (out, ", ");
        base_text_add (out, export_ways[i].id);
      }
}

bool
cli_motion_wanted (CliSettings *settings)
{
  const char *point = strrchr (settings->output, '.');
  ExportNumbering numbering;

  if (settings->format == NULL && settings->motion == NULL && point != NULL)
    settings->motion = cli_motion_find (point + 1);
  return settings->motion != NULL || settings->storyboard
         || export_numbering_of_pattern (settings->output, &numbering);
}

/* One file of it. */
typedef struct
{
  const CliSettings *settings;
  ExportPicture *picture;
  ExportPage page;
  ExportAnimation animation;
  uint64_t n_frames;
  CliProgress progress;
} Moving;

/* Shows the progress in a terminal. */
static bool
report_motion_progress (void *data, double share)
{
  Moving *self = data;
  BaseText text = BASE_TEXT_EMPTY;

  if (cli_progress_is_due (&self->progress))
    {
      base_text_add (&text, self->settings->output);
      base_text_add (&text, ": ");
      base_text_add_number (&text, (uint64_t) (share * 100));
      base_text_add (&text, " %");
      cli_progress_show (&self->progress, base_text_string (&text));
      base_text_clear (&text);
    }
  return !base_stop_asked (cli_stop ());
}

static BaseStatus
write_gif (const ExportSink *sink, void *data)
{
  Moving *self = data;

  return export_gif_write (self->picture, &self->page, &self->animation, sink, &self->n_frames);
}

static BaseStatus
write_storyboard (const ExportSink *sink, void *data)
{
  Moving *self = data;
  const ExportBookOptions book = export_choices_book (&self->settings->choices);

  return export_storyboard_write (self->picture, &self->page, &self->animation, &book, sink,
                                  &self->n_frames);
}

static void
say_ffmpeg_failed (const char *name, const BaseText *reason)
{
  BaseText said = BASE_TEXT_EMPTY, sentence = BASE_TEXT_EMPTY;

  words_add_harmless (&said, base_text_string (reason));
  /* TRANSLATORS: %1 is the error message of ffmpeg, in English */
  words_fill (&sentence, _ ("ffmpeg failed: %1"),
              WORDS_WITH (WORDS_TEXT (base_text_string (&said))));
  cli_say (&(CliPlace){ .name = name }, base_text_string (&sentence));
  base_text_clear (&said);
  base_text_clear (&sentence);
}

static CliExit
write_movie (Moving *self)
{
  const CliSettings *settings = self->settings;
  BaseText reason = BASE_TEXT_EMPTY;
  const BaseStatus status =
      export_movie_write (self->picture, &self->page, &self->animation, settings->motion->id,
                          settings->output, &reason, &self->n_frames);
  const bool said = reason.length > 0;

  if (said)
    say_ffmpeg_failed (settings->output, &reason);
  base_text_clear (&reason);
  if (status == BASE_OK)
    return CLI_GOOD;
  if (status == BASE_BAD_INPUT)
    return cli_draw_complain (settings, _ ("%1 needs ffmpeg, which is not installed; try: .gif"),
                              WORDS_WITH (WORDS_TEXT (settings->motion->id)));
  if (status != BASE_STOPPED && !said)
    cli_say_status (&(CliPlace){ .name = settings->output }, status);
  return CLI_BAD;
}

/* Failures are reported before it returns. */
static BaseStatus
write_file (void *data, const char *path, ExportWriter write, void *writer_data)
{
  (void) data;
  return cli_draw_to_file (path, write, writer_data) == CLI_GOOD ? BASE_OK : BASE_STOPPED;
}

static CliExit
write_frames (Moving *self)
{
  const ExportFiles files = { .write = write_file };
  ExportNumbering numbering;
  BaseStatus status;

  if (!export_numbering_of_pattern (self->settings->output, &numbering))
    return CLI_BAD;
  status = export_stills_write (self->settings->format, self->picture, &self->page,
                                &self->animation, &numbering, &files, &self->n_frames);
  if (status == BASE_NO_MEMORY)
    cli_say_status (&(CliPlace){ 0 }, status);
  return status == BASE_OK ? CLI_GOOD : CLI_BAD;
}

static CliExit
write_by_way (Moving *self)
{
  const CliSettings *settings = self->settings;

  if (settings->storyboard)
    return cli_draw_to_file (settings->output, write_storyboard, self);
  if (settings->motion == NULL)
    return write_frames (self);
  if (settings->motion->kind == EXPORT_GIF)
    return cli_draw_to_file (settings->output, write_gif, self);
  return write_movie (self);
}

static CliExit
write_moving (Moving *self)
{
  CliExit exit;

  self->progress = cli_progress_begin ();
  self->animation.go_on = report_motion_progress;
  self->animation.data = self;
  exit = write_by_way (self);
  cli_progress_end (&self->progress);
  return exit;
}

/* Without --to, the animation ends at the next solution, and after the last one at the end of the
 * search.  The player stands at the first moment. */
static BaseStatus
reach_end (const CliSettings *settings, Run *run, RunMoment *out_end)
{
  const PlayerState *state = player_state (run_player (run));
  const RunPlace place = { .here = state->position };
  const uint64_t n_before = state->counters->solutions;
  BaseStatus status;

  *out_end = settings->to_moment;
  if (cli_settings_have (settings, "to"))
    return run_reach (run, out_end, &place, cli_stop (), NULL);
  *out_end = (RunMoment){ .kind = RUN_AT_SOLUTION, .number = n_before + 1 };
  status = run_reach (run, out_end, &place, cli_stop (), NULL);
  if (status != BASE_BAD_INPUT || n_before == 0)
    return status;
  *out_end = (RunMoment){ .kind = RUN_AT_END };
  return run_reach (run, out_end, &place, cli_stop (), NULL);
}

/* The picture stands at the first moment or step and moves, forwards or backwards, to the last
 * one. */
static CliExit
go_and_write (const CliSettings *settings, CliDrawing *drawing)
{
  const uint64_t from = export_picture_place (drawing->picture);
  Moving moving = {
    .settings = settings,
    .picture = drawing->picture,
    .page = cli_draw_page (settings, export_format_find ("png")),
    .animation = export_choices_animation (&settings->choices),
  };
  RunMoment end;
  BaseStatus status;

  if (drawing->steps != NULL)
    {
      moving.animation.to = drawing->last_step;
      moving.animation.sentences = true;
      return write_moving (&moving);
    }
  status = reach_end (settings, drawing->run, &end);
  if (status == BASE_BAD_INPUT)
    return cli_draw_complain_of_moment (settings, &end);
  moving.animation.to = export_picture_place (drawing->picture);
  if (status == BASE_OK)
    status = export_picture_go (drawing->picture, from);
  return status == BASE_OK ? write_moving (&moving)
                           : cli_source_refuse (drawing->source, settings, status);
}

CliExit
cli_motion_draw (const CliSettings *settings, CliSource *source)
{
  CliDrawing drawing;
  CliExit exit = cli_drawing_make (&drawing, settings, source, &settings->at);

  if (exit == CLI_GOOD)
    exit = go_and_write (settings, &drawing);
  cli_drawing_clear (&drawing);
  return exit;
}

/* Checks everything that needs no input. */
CliExit
cli_motion_check (const CliSettings *settings)
{
  const bool movie = settings->motion != NULL && settings->motion->kind == EXPORT_MOVIE;

  if (export_kind (settings->choices.what).at_rest)
    return cli_draw_complain (settings,
                              _ ("the picture \"%1\" cannot be animated; try: --what board"),
                              WORDS_WITH (WORDS_TEXT (export_kind (settings->choices.what).id)));
  if (movie && strcmp (settings->output, "-") == 0)
    return cli_draw_complain (settings, _ ("no output file given; use -o"), WORDS_WITH ({ 0 }));
  if (settings->storyboard
      && (settings->format == NULL || strcmp (settings->format->id, "pdf") != 0))
    return cli_draw_complain (settings, _ ("\"%1\": storyboards are written as .pdf"),
                              WORDS_WITH (WORDS_TEXT (settings->output)));
  return CLI_GOOD;
}
