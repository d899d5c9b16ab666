/* format-data-json-private.h - one JSON document as a flat list of its values, in the order in
 * which they stand.
 *
 * Nothing recurses: the values that are open while reading are a stack of FORMATS_MAX_DEPTH, and
 * each value has the index of the value behind its contents.  Strings are decoded to UTF-8. */
#ifndef FORMAT_DATA_JSON_PRIVATE_H
#define FORMAT_DATA_JSON_PRIVATE_H

#include "format-reader.h"

typedef enum
{
  FORMATS_JSON_NULL,
  FORMATS_JSON_FALSE,
  FORMATS_JSON_TRUE,
  FORMATS_JSON_NUMBER,
  FORMATS_JSON_STRING,
  FORMATS_JSON_ARRAY,
  FORMATS_JSON_OBJECT, /* keys and values alternate */
} FormatsJsonKind;

typedef struct
{
  FormatsJsonKind kind;
  uint32_t        next;   /* the value behind it and all that is in it */
  uint32_t        start;  /* in the source */
  uint32_t        string; /* of a string, in `strings`; with a NUL behind it */
  uint32_t        length; /* of it */
  double          number;
} FormatsJsonValue;

typedef struct
{
  BaseText          source;
  uint64_t          line, column, offset; /* where it begins; column from 0 */
  BaseText          strings;
  FormatsJsonValue *values; /* the first is the whole */
  size_t            n, capacity;

  /* The last place that was computed; the next one is counted from there. */
  struct
  {
    size_t   at;
    uint64_t line, column;
  } last;
  uint64_t n_counted; /* bytes that were looked at for places, for tests */
} FormatsJson;

#define FORMATS_JSON_EMPTY ((FormatsJson){ 0 })

void format_data_json_clear (FormatsJson *self);

/* Takes the next document from the reader, from its `{` to its `}`.  Passes over what separates
 * documents: white space, `,`, `[` and `]`.  FORMATS_END: there is none. */
FormatsOutcome format_data_json_gather (FormatsReader *reader,
                                        FormatsJson   *self,
                                        FormatsIssue  *issue);

/* Makes the values of the source. */
FormatsOutcome
format_data_json_parse (FormatsReader *reader, FormatsJson *self, FormatsIssue *issue);

/* Both, one after the other; the puzzle begins with the document. */
FormatsOutcome format_data_json_read (FormatsReader *reader,
                                      FormatsPuzzle *puzzle,
                                      FormatsJson   *self,
                                      FormatsIssue  *issue);

/* The value of a key of an object, NULL when there is none; the first in an array or object, and
 * the one behind one; NULL at the end.  For an object those are keys and values. */
const FormatsJsonValue *
format_data_json_get (const FormatsJson *self, const FormatsJsonValue *object, const char *key);
const FormatsJsonValue *
format_data_json_first (const FormatsJson *self, const FormatsJsonValue *value);
const FormatsJsonValue *format_data_json_next (const FormatsJson *self,
                                               const FormatsJsonValue *parent,
                                               const FormatsJsonValue *value);

const char *format_data_json_string (const FormatsJson *self, const FormatsJsonValue *value);

/* Whether it is a whole number from 0 to `most`. */
bool format_data_json_whole (const FormatsJsonValue *value, uint32_t most, uint32_t *out_number);

/* A fault at a value; `token` may be NULL.  Faults in the order of the source cost linear time
 * together: lines and columns are counted on from the place of the last one. */
FormatsOutcome format_data_json_bad (FormatsJson            *self,
                                 const FormatsJsonValue *value,
                                 FormatsFault            fault,
                                 const char             *token,
                                 FormatsIssue           *issue);

/* The same at a byte of the source, about `length` bytes of a token. */
FormatsOutcome format_data_json_bad_at (FormatsJson  *self,
                                    size_t        at,
                                    FormatsFault  fault,
                                    const char   *token,
                                    size_t        length,
                                    uint64_t      expected,
                                    FormatsIssue *issue);

/* Whether a file begins with `{`, or `[` and `{`, and is GNOME Sudoku's or f-puzzles': the first
 * key that only one of them has decides. */
FormatsSniff format_data_json_sniff (const FormatsSample *sample, bool is_gnome);

#endif
