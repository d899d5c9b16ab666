/* app-export-options.h - which choices matter for what was chosen so far, and what each of them offers. */
#ifndef APP_EXPORT_OPTIONS_H
#define APP_EXPORT_OPTIONS_H

#include "app-export-content.h"

G_BEGIN_DECLS

/* By the name that the choice has in export-choices.h; "unit" is that of the size. */
bool app_export_options_matters (const ExportChoices *choices, const char *choice);

/* Number `i` of a list: the word that is chosen, and what it is called in the user's language; false where there are no
 * more. */
bool app_export_options_word (const AppExportContent *stage,
                           const ExportChoices *choices,
                           const char *choice,
                           guint i,
                           const char **out_id,
                           const char **out_name);

/* Which of the list is chosen; 0 where it is none of them. */
guint app_export_options_chosen (const AppExportContent *stage,
                              const ExportChoices *choices,
                              const char *choice);

G_END_DECLS

#endif
