/* formats-sniff-private.h - which format a file is in. */
#ifndef FORMATS_SNIFF_PRIVATE_H
#define FORMATS_SNIFF_PRIVATE_H

#include "format-sample.h"
#include "formats.h"

/* Decides the reader's format.  FORMATS_BAD_PUZZLE when the content fits none. */
FormatsOutcome formats_sniff (FormatsReader *reader, FormatsIssue *issue);

/* Whether a format recognises the file: YES, NO or MORE. */
FormatsSniff formats_sniff_as (const Format *format, const FormatsSample *sample);

/* Returns the format that a file without a valid format resembles most, so that the error can name
 * the fault; NULL when it resembles none. */
const Format *formats_guess (const FormatsSample *sample);

#endif
