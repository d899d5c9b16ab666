/* format-text-sdk-private.h - the lines of `#` and a letter in an .sdk file. */
#ifndef FORMAT_TEXT_SDK_PRIVATE_H
#define FORMAT_TEXT_SDK_PRIVATE_H

#include "format.h"
#include "format-puzzle.h"

typedef struct
{
  char         letter;
  FormatsAbout about; /* FORMATS_ABOUTS: the comment */
} FormatsSdkTag;

/* In the order in which they are written; the last two are only read. */
#define FORMATS_SDK_TAGS    10
#define FORMATS_SDK_WRITTEN (FORMATS_SDK_TAGS - 2)

extern const FormatsSdkTag format_text_sdk_tags[FORMATS_SDK_TAGS];

FormatsWriteOne format_text_sdk_write;
FormatsLossesOf format_text_sdk_losses;

#endif
