/* ui-export-offer.h - which choices matter for what was chosen so far, and what each of them offers. */
#ifndef UI_EXPORT_OFFER_H
#define UI_EXPORT_OFFER_H

#include "ui-export-stage.h"

G_BEGIN_DECLS

/* By the name that the choice has in export-choices.h; "unit" is that of the size. */
bool ui_export_offer_matters (const ExportChoices *choices, const char *choice);

/* Number `i` of a list: the word that is chosen, and what it is called in the user's language; false where there are no
 * more. */
bool ui_export_offer_word (const UiExportStage *stage,
                           const ExportChoices *choices,
                           const char *choice,
                           guint i,
                           const char **out_id,
                           const char **out_name);

/* Which of the list is chosen; 0 where it is none of them. */
guint ui_export_offer_chosen (const UiExportStage *stage,
                              const ExportChoices *choices,
                              const char *choice);

G_END_DECLS

#endif
