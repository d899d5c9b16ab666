/* formats-dlx-private.h - the other half of the format. */
#ifndef FORMATS_DLX_PRIVATE_H
#define FORMATS_DLX_PRIVATE_H

#include "formats-format.h"

FormatsWriteOne formats_dlx_write;
FormatsLossesOf formats_dlx_losses;

#endif
