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
G_DECLARE_FINAL_TYPE (UiOutputExportDialog, ui_output_export_dialog, UI, OUTPUT_EXPORT_DIALOG, UiWidgetsDialog)

struct _UiOutputExportDialog
{
  UiWidgetsDialog parent_instance;

  GSettings *settings;
  AppExportContent *stage;
  ExportChoices choices;
  char *name;    /* that is proposed, without a suffix */
  GFile *folder; /* likewise, or NULL */

  GtkWidget *form, *view, *told, *button;
  GtkFileChooserNative *chooser;

  AppExportJob *job;
  bool chosen;     /* somebody chose something */
  bool stale;      /* what is looked at is not what is chosen any more */
  bool writing;    /* the job writes */
  bool moving;     /* the job plays */
  bool can_play;   /* what is looked at is an animation */
  bool plays;      /* it plays, whenever nothing else is to be done */
  guint64 frame;   /* that is shown */
  guint64 n;       /* frames of it, as the newest look counted them */
  guint64 page;    /* likewise, from 1 */
  bool open;       /* there may be more pages */
  bool counting;   /* the job only counts them */
  char *target;    /* what it writes, or is to write when the look has ended; or NULL */
  guint waiting;   /* for choices to come to rest */
  guint slow;      /* a look takes longer than a moment */
  guint following; /* how far the writing is */
  gint64 began;
};

/* ui-output-export-target.c */

/* Asks where to, and writes it there. */
void ui_output_export_dialog_ask (UiOutputExportDialog *self);

/* The job that wrote has ended: says what became of it. */
void ui_output_export_dialog_written (UiOutputExportDialog *self);

/* ui-output-export-dialog.c */

/* To the file of that name, as soon as nothing else uses the stage; takes the name. */
void ui_output_export_dialog_start (UiOutputExportDialog *self, char *path);

G_END_DECLS

#endif
