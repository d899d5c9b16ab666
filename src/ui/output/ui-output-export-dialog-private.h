/* ui-output-export-dialog-private.h - the state of the export dialog, for its files. */
#ifndef UI_OUTPUT_EXPORT_DIALOG_PRIVATE_H
#define UI_OUTPUT_EXPORT_DIALOG_PRIVATE_H

#include "app-export-job.h"
#include "ui-output-export-dialog.h"
#include "ui-output-export-form.h"
#include "ui-output-export-status.h"
#include "ui-output-export-view.h"
#include "ui-widgets-dialog.h"

G_BEGIN_DECLS

#define UI_TYPE_OUTPUT_EXPORT_DIALOG (ui_output_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (UiOutputExportDialog,
                      ui_output_export_dialog,
                      UI,
                      OUTPUT_EXPORT_DIALOG,
                      UiWidgetsDialog)

struct _UiOutputExportDialog
{
  UiWidgetsDialog parent_instance;

  GSettings *settings;
  AppExportContent *stage;
  ExportChoices choices;
  char *name;    /* the proposed name, without a suffix */
  GFile *folder; /* the proposed folder, or NULL */

  GtkWidget *form, *view, *told, *button;
  GtkFileChooserNative *chooser;

  AppExportJob *job;
  bool chosen;     /* the user changed a choice */
  bool stale;      /* the preview does not match the choices */
  bool writing;    /* the job writes the file */
  bool moving;     /* the job plays an animation */
  bool can_play;   /* the preview is an animation */
  bool plays;      /* it plays whenever there is no other work */
  guint64 frame;   /* the frame that is shown */
  guint64 n;       /* its number of frames, from the newest preview */
  guint64 page;    /* the page that is shown, from 1 */
  bool open;       /* there may be more pages */
  bool counting;   /* the job only counts the pages */
  char *target;    /* the file that is written now, or when the preview has ended; or NULL */
  guint waiting;   /* a timeout until the choices rest */
  guint slow;      /* a timeout for a slow preview */
  guint following; /* a timeout that reads the progress of writing */
  gint64 began;
};

/* ui-output-export-target.c */

/* Asks for the file, and writes it. */
void ui_output_export_dialog_ask (UiOutputExportDialog *self);

/* The writing job has ended: shows the result. */
void ui_output_export_dialog_written (UiOutputExportDialog *self);

/* ui-output-export-dialog.c */

/* Writes the file of that name as soon as nothing else uses the stage; takes ownership of the
 * name. */
void ui_output_export_dialog_start (UiOutputExportDialog *self, char *path);

G_END_DECLS

#endif
