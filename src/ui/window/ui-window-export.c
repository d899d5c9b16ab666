/* Passes the content of the window to the dialog that writes it to a file. */
#include "app-snapshot.h"
#include "dance-show.h"
#include "ui-browser.h"
#include "ui-canvas.h"
#include "ui-dance-snapshot.h"
#include "ui-dance.h"
#include "ui-output-export-dialog.h"
#include "ui-window-private.h"

/* Adds the dance and its present position. */
static void
take_show (UiWindow *self, DanceShow *show, AppExportSource *out)
{
  Run *run = dance_show_run (show);
  const PlayerState *state = dance_show_state (show);

  out->problem = subject_ref (run_subject (run));
  out->rule = run_rule (run);
  out->seed = run_seed (run);
  out->watched = true;
  out->here = state->position;
  out->bookmarks = ui_dance_list_bookmarks (UI_DANCE (self->dance), &out->n_bookmarks);
}

static void
take_exported_puzzle (UiWindow *self, AppExportSource *out)
{
  out->puzzle = desk_document_get_puzzle (self->document);
  app_progress_take (&out->progress, self->document);
  desk_document_get_symbols (self->document, out->symbols);
  out->whole = g_settings_get_boolean (self->settings, "whole-matrix");
  out->rule = COVER_RULE_FEWEST;
}

/* Returns the stage's name when it shows a dance of something other than the puzzle on the board;
 * otherwise NULL. */
static char *
name_of_other (UiWindow *self)
{
  return ui_dance_get_show (UI_DANCE (self->dance)) != NULL ? ui_window_name_of_stage (self) : NULL;
}

static void
take_path (UiWindow *self, bool steps, AppExportSource *out)
{
  const guint shown = app_path_get_shown (self->path);

  out->step = shown != APP_PATH_NO_STEP ? shown + 1 : 0;
  out->steps = steps;
}

/* The puzzle on the board can be chosen, unless another dance is shown in its place. */
static void
present_export (UiWindow *self, bool steps)
{
  const bool dances = ui_window_shows_dance (self);
  g_autofree char *other = steps ? NULL : name_of_other (self);
  const uint64_t revision = desk_document_get_puzzle_revision (self->document) + 1;
  const bool same = self->danced == revision && self->other == NULL;
  DanceShow *show = ui_dance_get_show (UI_DANCE (self->dance));
  DeskFile from = desk_document_get_file (self->document);
  const DeskFile *others = self->other_file;
  const char *uri = other == NULL ? from.uri : others != NULL ? others->uri : NULL;
  const char *title = other != NULL ? other : desk_document_get_title (self->document);
  g_autoptr (GFile) file = uri != NULL ? g_file_new_for_uri (uri) : NULL;
  AppExportSource source = { 0 };
  GFile *collection = ui_browser_get_file (UI_BROWSER (self->browser));

  if (other == NULL)
    {
      take_exported_puzzle (self, &source);
      take_path (self, steps, &source);
    }
  if (show != NULL && !steps && (other != NULL || dances || same))
    take_show (self, show, &source);
  source.showing = dances && source.problem != NULL;
  source.shown = ui_canvas_get_painter (UI_CANVAS (ui_dance_get_picture (UI_DANCE (self->dance))));
  if (collection != NULL)
    source.collection = g_object_ref (collection);
  ui_output_export_dialog_present (GTK_WINDOW (self), self->settings, &source, file,
                                   *title != '\0' ? title : NULL);
}

void
ui_window_export (UiWindow *self)
{
  present_export (self, false);
}

void
ui_window_export_path (UiWindow *self)
{
  present_export (self, true);
}

AppExportContent *
ui_window_take_path (UiWindow *self)
{
  AppExportSource source = { 0 };

  take_exported_puzzle (self, &source);
  return app_export_content_new (&source);
}
