/* formats-sdk-private.h - the lines of `#` and a letter in an .sdk file. */
#ifndef FORMATS_SDK_PRIVATE_H
#define FORMATS_SDK_PRIVATE_H

#include "formats-format.h"
#include "formats-puzzle.h"

typedef struct
{
  char         letter;
  FormatsAbout about; /* FORMATS_ABOUTS: the comment */
} FormatsSdkTag;

/* In the order in which they are written; the last two are only read. */
#define FORMATS_SDK_TAGS    10
#define FORMATS_SDK_WRITTEN (FORMATS_SDK_TAGS - 2)

extern const FormatsSdkTag formats_sdk_tags[FORMATS_SDK_TAGS];

FormatsWriteOne formats_sdk_write;
FormatsLossesOf formats_sdk_losses;

#endif
