/* format-data-xml-private.h - XML as a stream: elements as they begin and end, and text.
 *
 * Only the five predefined entities and numbers are known; declarations of entities are not, and
 * nothing is read from elsewhere.  Elements are nested up to FORMATS_MAX_DEPTH, and a token is at
 * most FORMATS_MAX_DOCUMENT long.  The open elements are part of the format's state, since the next
 * puzzle stands inside them.  A reader that begins inside a file has no open elements, and accepts
 * the end of any. */
#ifndef FORMAT_DATA_XML_PRIVATE_H
#define FORMAT_DATA_XML_PRIVATE_H

#include "format-reader.h"

typedef enum
{
  FORMATS_XML_BEGIN, /* of an element: `name`, and its attributes */
  FORMATS_XML_END,   /* of the element `name`; <a/> begins and ends */
  FORMATS_XML_TEXT,  /* `text`, decoded; never empty, never white space alone */
  FORMATS_XML_DONE,  /* the file has ended, with nothing open */
  FORMATS_XML_BAD,   /* see the issue; nothing more can be read */
  FORMATS_XML_FAILED,
} FormatsXmlKind;

/* The number of attributes whose values' places are kept. */
#define FORMATS_XML_PLACES 8

typedef struct
{
  uint64_t line, column; /* column from 0 */
} FormatsXmlPlace;

/* The elements that are open.  The state of a format that is XML begins with it. */
typedef struct
{
  BaseText names; /* from the outermost on, each with a NUL behind it */
  uint32_t n;
} FormatsXmlOpen;

typedef struct
{
  FormatsReader  *reader;
  FormatsIssue   *issue;
  FormatsXmlOpen *open;
  BaseText       name;
  BaseText       attributes; /* names and values in turn, each with a NUL behind it */
  BaseText       text;
  uint64_t       line, column, offset; /* where the token begins */
  FormatsXmlPlace places[FORMATS_XML_PLACES]; /* of the values of its attributes */
  bool           ends; /* <a/>: its end is next */
} FormatsXml;

/* Frees the contents of a state that is a FormatsXmlOpen; see Format.clear_state. */
void format_data_xml_clear_open (void *open);

/* Begins the stream for one puzzle, with the reader's state.  False when there is no memory for
 * that. */
bool format_data_xml_begin (FormatsXml *self, FormatsReader *reader, FormatsIssue *issue);

FormatsXmlKind format_data_xml_next (FormatsXml *self);
void           format_data_xml_clear (FormatsXml *self);

static inline bool
format_data_xml_is_open (const FormatsXml *self)
{
  return self->open->n > 0;
}

/* Whether the token is about an element of that name. */
bool format_data_xml_is (const FormatsXml *self, const char *name);

/* The value of an attribute; NULL when it is not there. */
const char *format_data_xml_attribute (const FormatsXml *self, const char *name);

/* From now on faults are placed `at` characters behind the beginning of an attribute's value, if
 * that place was kept. */
void format_data_xml_go_to (FormatsXml *self, const char *attribute, size_t at);

/* A fault at the token. */
FormatsOutcome format_data_xml_bad (FormatsXml   *self,
                                    FormatsFault  fault,
                                    const char   *token,
                                    uint64_t      expected,
                                    uint64_t      found);

/* The same, and the file ends there, since the start of the next puzzle is unknown. */
FormatsXmlKind format_data_xml_give_up (FormatsXml   *self,
                                        FormatsFault  fault,
                                        const char   *token,
                                        size_t        length);

/* Returns the outcome of a format at the end of the document. */
FormatsOutcome format_data_xml_outcome (FormatsXml *self, FormatsXmlKind kind);

/* Whether the first element of a file is called so.  FORMATS_SNIFF_MORE: that is not in it. */
FormatsSniff format_data_xml_sniff (const FormatsSample *sample, const char *name);

/* Adds text with its entities decoded.  False when an entity is unknown or a byte is no text; the
 * issue holds the fault. */
bool format_data_xml_add_decoded (FormatsXml *self,
                                  BaseText   *out,
                                  const char *bytes,
                                  size_t      length);

/* Adds text so that it is read back, in quotes too. */
void format_data_xml_add (const char *bytes, size_t length, BaseText *out);

#endif
