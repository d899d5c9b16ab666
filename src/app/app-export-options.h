/* app-export-options.h - which choices matter for the choices made so far, and what each of
 * them offers. */
#ifndef APP_EXPORT_OPTIONS_H
#define APP_EXPORT_OPTIONS_H

#include "app-export-content.h"
#include "export-choice.h"

G_BEGIN_DECLS

/* Word number `i` of the choice's list, its name in the user's language; false behind the last.  Moments that `content` does not
 * have are left out; `content` may be NULL where the choice is no moment. */
bool app_export_options_word (const AppExportContent *content,
                              const ExportChoices *choices,
                              const ExportChoice *choice,
                              guint i,
                              ExportWord *out_word);

/* Which of these words is in force; 0 where it is none of them. */
guint app_export_options_chosen (const AppExportContent *content,
                                 const ExportChoices *choices,
                                 const ExportChoice *choice);

G_END_DECLS

#endif
