/* app-export-options.h - the choices that matter given the other choices, and the words that each
 * of them offers. */
#ifndef APP_EXPORT_OPTIONS_H
#define APP_EXPORT_OPTIONS_H

#include "app-export-content.h"
#include "export-choice.h"

G_BEGIN_DECLS

/* Returns word number `i` of the choice's list, with its name in the user's language; false beyond
 * the last.  Moments that `content` lacks are left out; `content` may be NULL where the choice is
 * no moment. */
bool app_export_options_word (const AppExportContent *content,
                              const ExportChoices *choices,
                              const ExportChoice *choice,
                              guint i,
                              ExportWord *out_word);

/* Returns the index of the word in force; 0 where none of them is. */
guint app_export_options_chosen (const AppExportContent *content,
                                 const ExportChoices *choices,
                                 const ExportChoice *choice);

G_END_DECLS

#endif
