/* draw: any moment of a search, or the puzzle itself, as a picture, without a display. */
#include "cli-draw.h"

#include "cli-file.h"
#include "cli-message.h"
#include "words-fill.h"
#include "words-gettext.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* The capacity of a pipe, in bytes. */
#define FLUSH_AT 65536

CliExit
cli_draw_complain (const CliSettings *settings,
                   const char *sentence,
                   const WordsPart parts[WORDS_PARTS])
{
  BaseText text = BASE_TEXT_EMPTY;

  base_text_add (&text, settings->command->name);
  base_text_add (&text, ": ");
  words_fill (&text, sentence, parts);
  cli_say (&(CliPlace){ 0 }, base_text_string (&text));
  base_text_clear (&text);
  return CLI_BAD;
}

CliExit
cli_draw_complain_of_moment (const CliSettings *settings, const RunMoment *at)
{
  BaseText text = BASE_TEXT_EMPTY;

  run_moment_add (at, NULL, &text);
  cli_draw_complain (settings, _ ("the search never reaches \"%1\""),
                     WORDS_WITH (WORDS_TEXT (base_text_string (&text))));
  base_text_clear (&text);
  return CLI_NONE;
}

static BaseStatus
add_to_file (void *data, const void *bytes, size_t n_bytes)
{
  CliOutput *output = data;

  base_text_add_bytes (&output->text, bytes, n_bytes);
  if (output->text.length < FLUSH_AT && base_text_status (&output->text) == BASE_OK)
    return BASE_OK;
  if (cli_output_flush (output))
    return BASE_OK;
  errno = output->error;
  return BASE_IO;
}

static CliExit
write_to_standard_output (ExportWriter write, void *data)
{
  CliOutput output = { .fd = STDOUT_FILENO };
  const BaseStatus status = write (&(ExportSink){ add_to_file, &output }, data);
  const bool closed = cli_output_close (&output);

  if (status != BASE_OK && status != BASE_IO)
    cli_say_status (&(CliPlace){ .name = _ ("standard output") }, status);
  return status == BASE_OK && closed ? CLI_GOOD : CLI_BAD;
}

CliExit
cli_draw_to_file (const char *path, ExportWriter write, void *data)
{
  CliFile file;
  BaseStatus status;

  if (strcmp (path, "-") == 0)
    return write_to_standard_output (write, data);
  status = cli_file_open (path, &file);
  if (status == BASE_OK)
    {
      status = write (&(ExportSink){ add_to_file, &file.output }, data);
      if (status == BASE_OK)
        status = cli_file_finish (&file);
      else
        {
          /* The reason of the failure; freeing and closing may have changed errno since. */
          const int error = file.output.error != 0 ? file.output.error : errno;

          cli_file_abandon (&file);
          errno = error;
        }
    }
  if (status == BASE_OK)
    return CLI_GOOD;
  if (status != BASE_STOPPED)
    cli_say_status (&(CliPlace){ .name = path }, status);
  return CLI_BAD;
}

ExportPage
cli_draw_page (const CliSettings *settings, const ExportFormat *format)
{
  ExportPage page = export_choices_page (&settings->choices, format);

  page.phase = settings->phase;
  return page;
}

typedef struct
{
  ExportPicture *picture;
  const ExportFormat *format;
  ExportPage page;
} Writing;

static BaseStatus
write_picture (const ExportSink *sink, void *data)
{
  const Writing *self = data;

  return export_write (self->format, self->picture, &self->page, sink);
}

static CliExit
complain_of_format (const CliSettings *settings)
{
  BaseText formats = BASE_TEXT_EMPTY;

  cli_draw_list_formats (&formats);
  cli_draw_complain (
      settings,
      strcmp (settings->output, "-") == 0 ? _ ("no format given; use --format: %2")
                                          : _ ("\"%1\": the suffix is not a picture format: %2"),
      WORDS_WITH (WORDS_TEXT (settings->output), WORDS_TEXT (base_text_string (&formats))));
  base_text_clear (&formats);
  return CLI_BAD;
}

/* Turns a picture that has the size of a paper. */
static void
turn_page (CliSettings *settings)
{
  ExportChoices *choices = &settings->choices;
  const double width = choices->width;

  if (!choices->landscape || settings->storyboard)
    return;
  choices->width = choices->height;
  choices->height = width;
}

static CliExit
check_format (const CliSettings *settings)
{
  if (settings->motion != NULL)
    return CLI_GOOD;
  if (settings->format == NULL)
    return complain_of_format (settings);
  if (!export_choices_fit (&settings->choices, settings->format))
    return cli_draw_complain (settings, _ ("the picture would have more than %1 pixels per side"),
                              WORDS_WITH (WORDS_NUMBER (EXPORT_MOST_PIXELS)));
  return CLI_GOOD;
}

static bool
frames_fit (const ExportBookOptions *book)
{
  return export_storyboard_fits (book, false);
}

static bool
steps_fit (const ExportBookOptions *book)
{
  return export_storyboard_fits (book, true);
}

/* Checks everything that needs no input, and finds the format. */
static CliExit
check_settings (CliSettings *settings)
{
  ExportChoices *choices = &settings->choices;
  CliExit exit = CLI_GOOD;

  if (settings->solved && choices->what == EXPORT_PUZZLE)
    choices->what = EXPORT_BOTH;
  if (settings->output == NULL)
    return cli_draw_complain (settings, _ ("no output file given; use -o"), WORDS_WITH ({ 0 }));
  settings->moves = cli_motion_wanted (settings);
  if (settings->format == NULL && settings->motion == NULL)
    settings->format = export_format_for_name (settings->output);
  if (settings->moves)
    exit = cli_motion_check (settings);
  else if (settings->last_drawn_step > settings->drawn_step)
    exit = cli_draw_complain (
        settings, _ ("several steps need --storyboard, an animation or numbered pictures"),
        WORDS_WITH ({ 0 }));
  if (exit == CLI_GOOD)
    exit = check_format (settings);
  if (exit == CLI_GOOD)
    exit = cli_draw_check_options (settings);
  turn_page (settings);
  if (exit == CLI_GOOD)
    exit = settings->storyboard ? cli_draw_check_paper (
               settings, cli_draw_wants_reason (settings) ? steps_fit : frames_fit)
                                : cli_draw_check_page (settings);
  return exit;
}

static CliExit
draw_subject (const CliSettings *settings, CliSource *source)
{
  CliDrawing drawing;
  CliExit exit = cli_drawing_make (&drawing, settings, source, &settings->at);

  if (exit == CLI_GOOD)
    {
      Writing writing = { drawing.picture, settings->format,
                          cli_draw_page (settings, settings->format) };

      writing.page.sentence = export_picture_content (drawing.picture)->about;
      exit = cli_draw_to_file (settings->output, write_picture, &writing);
      if (exit == CLI_GOOD && export_picture_hid_candidates (drawing.picture))
        (void) cli_draw_complain (settings, _ ("the picture is too small to show candidates"),
                                  WORDS_WITH ({ 0 }));
    }
  cli_drawing_clear (&drawing);
  return exit;
}

CliExit
cli_draw (const CliSettings *settings)
{
  CliSettings complete = *settings;
  CliSource source;
  CliExit exit = check_settings (&complete);

  if (exit != CLI_GOOD)
    return exit;
  if (settings->thumbnail)
    cli_thumbnail_begin ();
  if (cli_source_open (settings, &source, &exit))
    {
      if (settings->thumbnail)
        complete.choices.what = cli_thumbnail_what (&source);
      exit =
          complete.moves ? cli_motion_draw (&complete, &source) : draw_subject (&complete, &source);
    }
  cli_source_clear (&source);
  return exit;
}
