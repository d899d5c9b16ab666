/* formats-table-private.h - what the rows of the table point to: one group of functions for each
 * format. */
#ifndef FORMATS_TABLE_PRIVATE_H
#define FORMATS_TABLE_PRIVATE_H

#include "formats.h"

typedef FormatsSniff   FormatsSniffer (const FormatsSample *sample);
typedef FormatsOutcome FormatsReadOne (FormatsReader *reader,
                                       FormatsPuzzle *puzzle,
                                       FormatsIssue  *issue);
typedef void           FormatsWriteOne (const FormatsPuzzle       *puzzle,
                                        const FormatsWriteOptions *options,
                                        BaseText                  *out);
typedef unsigned       FormatsLossesOf (const FormatsPuzzle *puzzle);

FormatsSniffer  formats_line_sniff;
FormatsReadOne  formats_line_read;
FormatsWriteOne formats_line_write;
FormatsLossesOf formats_line_losses;

FormatsReadOne  formats_sukaku_read;
FormatsWriteOne formats_sukaku_write;
FormatsLossesOf formats_sukaku_losses;

FormatsReadOne  formats_sdm_read;
FormatsWriteOne formats_sdm_write;
FormatsLossesOf formats_sdm_losses;

FormatsSniffer  formats_grid_sniff;
FormatsReadOne  formats_grid_read;
FormatsWriteOne formats_grid_write;
FormatsLossesOf formats_grid_losses;

FormatsSniffer  formats_numbers_sniff;
FormatsReadOne  formats_numbers_read;
FormatsWriteOne formats_numbers_write;
FormatsLossesOf formats_numbers_losses;

FormatsSniffer  formats_dlx_sniff;
FormatsReadOne  formats_dlx_read;
FormatsWriteOne formats_dlx_write;
FormatsLossesOf formats_dlx_losses;

FormatsSniffer  formats_matrix_sniff;
FormatsReadOne  formats_matrix_read;
FormatsWriteOne formats_matrix_write;
FormatsLossesOf formats_matrix_losses;

#endif
