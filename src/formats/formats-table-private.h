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

FormatsSniffer  formats_candidates_sniff;
FormatsReadOne  formats_candidates_read;
FormatsWriteOne formats_candidates_write;
FormatsLossesOf formats_candidates_losses;

FormatsSniffer  formats_sdk_sniff;
FormatsReadOne  formats_sdk_read;
FormatsWriteOne formats_sdk_write;
FormatsLossesOf formats_sdk_losses;

FormatsSniffer  formats_ss_sniff;
FormatsReadOne  formats_ss_read;
FormatsWriteOne formats_ss_write;
FormatsLossesOf formats_ss_losses;

FormatsSniffer  formats_hodoku_sniff;
FormatsReadOne  formats_hodoku_read;
FormatsWriteOne formats_hodoku_write;
FormatsLossesOf formats_hodoku_losses;

FormatsSniffer  formats_csv_sniff;
FormatsReadOne  formats_csv_read;
FormatsWriteOne formats_csv_write;
FormatsLossesOf formats_csv_losses;

FormatsSniffer  formats_csv_grid_sniff;
FormatsReadOne  formats_csv_grid_read;
FormatsWriteOne formats_csv_grid_write;
FormatsLossesOf formats_csv_grid_losses;

FormatsSniffer  formats_jigsaw_sniff;
FormatsReadOne  formats_jigsaw_read;
FormatsWriteOne formats_jigsaw_write;
FormatsLossesOf formats_jigsaw_losses;

FormatsSniffer  formats_orlib_sniff;
FormatsReadOne  formats_orlib_read;

FormatsSniffer  formats_npy_sniff;
FormatsReadOne  formats_npy_read;
FormatsWriteOne formats_npy_write;
FormatsLossesOf formats_npy_losses;

FormatsSniffer  formats_fpuzzles_sniff;
FormatsReadOne  formats_fpuzzles_read;
FormatsWriteOne formats_fpuzzles_write;
FormatsLossesOf formats_fpuzzles_losses;

FormatsSniffer  formats_fpuzzles_link_sniff;
FormatsReadOne  formats_fpuzzles_link_read;
FormatsWriteOne formats_fpuzzles_link_write;

FormatsSniffer  formats_solo_sniff;
FormatsReadOne  formats_solo_read;
FormatsWriteOne formats_solo_write;
FormatsLossesOf formats_solo_losses;

FormatsSniffer  formats_gnome_sniff;
FormatsReadOne  formats_gnome_read;
FormatsWriteOne formats_gnome_write;
FormatsLossesOf formats_gnome_losses;

FormatsSniffer  formats_ksudoku_sniff;
FormatsReadOne  formats_ksudoku_read;
FormatsWriteOne formats_ksudoku_write;
FormatsLossesOf formats_ksudoku_losses;

FormatsSniffer  formats_opensudoku_sniff;
FormatsReadOne  formats_opensudoku_read;
FormatsWriteOne formats_opensudoku_write;
FormatsLossesOf formats_opensudoku_losses;

/* Whether the player's marks can be told by what is missing from them, as ss and hodoku do. */
bool formats_ss_keeps_marks (const FormatsPuzzle *puzzle);

#endif
