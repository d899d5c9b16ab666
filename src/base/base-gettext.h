/* base-gettext.h - marks texts for the catalogues of translations.
 *
 * The rooms below `words` speak English only.  Where their tables hold texts that a user reads, N_
 * marks the text, so that the catalogues have it; `words` and the rooms above translate it where it
 * is shown. */
#ifndef BASE_GETTEXT_H
#define BASE_GETTEXT_H

#define N_(text) text

#endif
