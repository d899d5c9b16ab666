/* format-cover-dlx-private.h - the other half of the format. */
#ifndef FORMAT_COVER_DLX_PRIVATE_H
#define FORMAT_COVER_DLX_PRIVATE_H

#include "format.h"

FormatsWriteOne format_cover_dlx_write;
FormatsLossesOf format_cover_dlx_losses;

#endif
