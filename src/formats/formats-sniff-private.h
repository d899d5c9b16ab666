/* formats-sniff-private.h - which format a file is in. */
#ifndef FORMATS_SNIFF_PRIVATE_H
#define FORMATS_SNIFF_PRIVATE_H

#include "format-sample.h"
#include "formats.h"

/* Decides the reader's format.  FORMATS_BAD_PUZZLE when the content fits none. */
FormatsOutcome formats_sniff (FormatsReader *reader, FormatsIssue *issue);

/* Whether a format recognises the file: YES, NO or MORE. */
FormatsSniff formats_sniff_as (const Format *format, const FormatsSample *sample);

/* Which format a file that fits none was probably meant to be, so that the error says what is wrong
 * with it; NULL when it is like none. */
const Format *formats_guess (const FormatsSample *sample);

#endif
