/* Animations: GIF, video, numbered pictures, storyboards; all from one moment of a search to another. */
#include "cli-draw.h"

#include "cli-message.h"
#include "cli-signals.h"
#include "export-animation.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <errno.h>
#include <string.h>

static const char *const motions[] = { "gif", "mp4", "webm" };

static bool
go_on (void *data, double share)
{
  (void) data;
  (void) share;
  return !base_stop_asked (cli_stop ());
}

const char *
cli_motion_find (const char *id)
{
  for (unsigned i = 0; i < sizeof motions / sizeof *motions; i++)
    if (strcmp (motions[i], id) == 0)
      return motions[i];
  return NULL;
}

void
cli_motion_list (BaseText *out)
{
  for (unsigned i = 0; i < sizeof motions / sizeof *motions; i++)
    {
      base_text_add (out, ", ");
      base_text_add (out, motions[i]);
    }
}

/* A name with a place for a number, %d or %04d, is one of many. */
static const char *
number_place (const char *name, size_t *out_length, unsigned *out_digits)
{
  const char *percent = strchr (name, '%');
  const size_t digits = percent != NULL ? strspn (percent + 1, "0123456789") : 0;

  if (percent == NULL || digits > 2 || percent[1 + digits] != 'd')
    return NULL;
  *out_length = digits + 2;
  *out_digits = 0;
  for (size_t i = 0; i < digits; i++)
    *out_digits = *out_digits * 10 + (unsigned) (percent[1 + i] - '0');
  return percent;
}

bool
cli_motion_wanted (CliSettings *settings)
{
  const char *point = strrchr (settings->output, '.');
  size_t length;
  unsigned digits;

  if (settings->format == NULL && settings->motion == NULL && point != NULL)
    settings->motion = cli_motion_find (point + 1);
  return settings->motion != NULL || settings->storyboard
         || number_place (settings->output, &length, &digits) != NULL;
}

/* One file of it. */
typedef struct
{
  const CliSettings *settings;
  ExportPicture *picture;
  ExportPage page;
  ExportAnimation animation;
  uint64_t n_frames;
} Moving;

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
  const ExportBookOptions book = cli_export_options (self->settings);

  return export_storyboard_write (self->picture, &self->page, &self->animation, &book, sink,
                                  &self->n_frames);
}

static CliExit
write_movie (Moving *self)
{
  const CliSettings *settings = self->settings;
  const BaseStatus status =
      export_movie_write (self->picture, &self->page, &self->animation, settings->motion,
                          settings->output, &self->n_frames);

  if (status == BASE_OK)
    return CLI_GOOD;
  if (status == BASE_BAD_INPUT)
    return cli_draw_complain (settings,
                              _ ("%1 is made by ffmpeg, which is not installed; try: .gif"),
                              WORDS_WITH (WORDS_TEXT (settings->motion)));
  if (status != BASE_STOPPED)
    cli_say_status (&(CliPlace){ .name = settings->output }, status);
  return CLI_BAD;
}

static BaseStatus
write_still (const ExportSink *sink, void *data)
{
  const Moving *self = data;

  return export_write (self->settings->format, self->picture, &self->page, sink);
}

static void
add_numbered (const char *name, uint64_t number, BaseText *out)
{
  size_t length = 0;
  unsigned digits = 0;
  const char *place = number_place (name, &length, &digits);
  BaseText figures = BASE_TEXT_EMPTY;

  base_text_add_number (&figures, number);
  base_text_add_bytes (out, name, (size_t) (place - name));
  if (digits > figures.length)
    base_text_add_repeated (out, '0', digits - figures.length);
  base_text_add (out, base_text_string (&figures));
  base_text_add (out, place + length);
  base_text_clear (&figures);
}

/* Numbered from 1, each whole before the next. */
static CliExit
write_frames (Moving *self)
{
  Player *player = export_picture_subject (self->picture)->player;
  const PlayerGoal goal = { .aim = self->animation.by };
  BaseText path = BASE_TEXT_EMPTY, sentence = BASE_TEXT_EMPTY;
  CliExit exit = CLI_GOOD;

  do
    {
      base_text_reset (&path);
      base_text_reset (&sentence);
      add_numbered (self->settings->output, ++self->n_frames, &path);
      if (self->animation.sentences)
        {
          export_picture_tell (self->picture, &sentence);
          self->page.footer = base_text_string (&sentence);
          self->page.footer_lines = 2;
        }
      exit = cli_draw_to_file (base_text_string (&path), write_still, self);
    }
  while (exit == CLI_GOOD && go_on (NULL, 0) && player_position (player) < self->animation.to
         && player_move (player, goal, PLAYER_FORWARD) == PLAYER_ARRIVED);
  base_text_clear (&path);
  base_text_clear (&sentence);
  return exit;
}

static CliExit
write_moving (Moving *self)
{
  const CliSettings *settings = self->settings;

  if (settings->storyboard)
    return cli_draw_to_file (settings->output, write_storyboard, self);
  if (settings->motion == NULL)
    return write_frames (self);
  if (strcmp (settings->motion, "gif") == 0)
    return cli_draw_to_file (settings->output, write_gif, self);
  return write_movie (self);
}

/* The player stands at the last moment, as far as the search went; then it goes to the first one. */
static CliExit
go_and_write (const CliSettings *settings, CliSubject *subject, CliDrawing *drawing)
{
  Moving moving = {
    .settings = settings,
    .picture = drawing->picture,
    .page = cli_draw_page (settings, export_format_find ("png")),
    .animation = {
      .by = export_paces[settings->pace].aim,
      .to = player_position (drawing->player),
      .speed = settings->speed,
      .rest = 2,
      .sentences = settings->sentences,
      .go_on = go_on,
    },
  };

  if (cli_moment_go (drawing->player, subject, settings, settings->at) != BASE_OK
      || player_position (drawing->player) > moving.animation.to)
    {
      (void) cli_draw_complain_of_moment (settings, settings->at);
      return CLI_NONE;
    }
  return write_moving (&moving);
}

CliExit
cli_motion_draw (const CliSettings *settings, CliSubject *subject)
{
  CliDrawing drawing;
  CliExit exit = cli_drawing_make (&drawing, settings, subject, settings->to_moment);

  if (exit == CLI_GOOD)
    exit = go_and_write (settings, subject, &drawing);
  cli_drawing_clear (&drawing);
  return exit;
}

/* What can be said before anything is read. */
CliExit
cli_motion_check (const CliSettings *settings)
{
  const bool movie = settings->motion != NULL && strcmp (settings->motion, "gif") != 0;

  if (export_kinds[settings->what].at_rest)
    return cli_draw_complain (settings, _ ("the picture \"%1\" does not move; try: --what board"),
                              WORDS_WITH (WORDS_TEXT (export_kinds[settings->what].id)));
  if (movie && strcmp (settings->output, "-") == 0)
    return cli_draw_complain (settings, _ ("where to? name a file with -o"), WORDS_WITH ({ 0 }));
  if (settings->storyboard
      && (settings->format == NULL || strcmp (settings->format->id, "pdf") != 0))
    return cli_draw_complain (settings, _ ("\"%1\": storyboards are written as .pdf"),
                              WORDS_WITH (WORDS_TEXT (settings->output)));
  return CLI_GOOD;
}
