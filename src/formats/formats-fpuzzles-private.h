/* formats-fpuzzles-private.h - the JSON of f-puzzles, in files and in links. */
#ifndef FORMATS_FPUZZLES_PRIVATE_H
#define FORMATS_FPUZZLES_PRIVATE_H

#include "formats-json-private.h"

/* Makes the puzzle from a document that was parsed. */
FormatsOutcome formats_fpuzzles_build (FormatsReader *reader, FormatsPuzzle *puzzle, const FormatsJson *json, FormatsIssue *issue);

/* Adds the document, without white space. */
void formats_fpuzzles_add (const FormatsPuzzle *puzzle, const FormatsWriteOptions *options, BaseText *out);

#endif
