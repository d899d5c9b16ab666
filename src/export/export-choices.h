/* export-choices.h - what is to be written and how, as somebody chose it: one record for the command line and for the
 * window, and one table of the words in which choices are said and kept.
 *
 * A choice has a name and a value, both as the command line has them (`theme`, `print`).  Kept choices are a key
 * file: the group [Export] and a line NAME=VALUE for each. */
#ifndef EXPORT_CHOICES_H
#define EXPORT_CHOICES_H

#include "export-animation.h"
#include "export-measure.h"

/* What becomes of a subject: one of the formats of pictures, an animation, or paper. */
typedef enum
{
  EXPORT_STILL,
  EXPORT_GIF,
  EXPORT_MOVIE,  /* by ffmpeg */
  EXPORT_STILLS, /* numbered pictures */
  EXPORT_STORYBOARD,
  EXPORT_BOOK, /* of a collection */
} ExportWayKind;

typedef struct
{
  const char    *id;
  const char    *name;   /* in English, to be translated where it is shown */
  const char    *suffix; /* of the file, without the point */
  ExportWayKind  kind;
  const char    *format; /* of each picture: an ExportFormat's id; NULL: none of those */
} ExportWay;

extern const ExportWay export_ways[];
extern const unsigned  export_n_ways;

const ExportWay *export_way_find (const char *id); /* NULL when there is none */

/* Whether the way leads from a picture of that kind to a file. */
bool export_way_can (const ExportWay *way, ExportWhat what);

/* Whether size and dots are asked for; whether a paper is. */
bool export_way_has_size (const ExportWay *way);
bool export_way_is_paper (const ExportWay *way);
bool export_way_moves (const ExportWay *way);

/* So many bookmarks can be named, from the start of a run on. */
#define EXPORT_MOST_BOOKMARKS 9

/* The ends of an animation, for who looks at a dance: where that stands, its bookmarks, the next of its solutions and
 * of its bookmarks. */
typedef enum
{
  EXPORT_SPAN_START,
  EXPORT_SPAN_HERE,
  EXPORT_SPAN_FIRST_BOOKMARK,
  EXPORT_SPAN_SOLUTION = EXPORT_SPAN_FIRST_BOOKMARK + EXPORT_MOST_BOOKMARKS,
  EXPORT_SPAN_BOOKMARK,
  EXPORT_SPAN_END,
  EXPORT_SPANS,
} ExportSpan;

typedef struct
{
  const char *id;
  const char *name;          /* in English, to be translated where it is shown */
  double      width, height; /* mm */
} ExportPaper;

extern const ExportPaper export_papers[];
extern const unsigned    export_n_papers;

typedef struct
{
  const char *id;
  const char *name; /* in English, to be translated where it is shown */
} ExportWord;

extern const ExportWord export_themes[PAINT_THEMES];
extern const ExportWord export_solutions[EXPORT_SOLUTIONS];
extern const ExportWord export_spans[EXPORT_SPANS];
extern const ExportWord export_captions[EXPORT_CAPTIONS];

typedef struct
{
  unsigned         what; /* an ExportWhat */
  const ExportWay *way;
  const ExportWay *rest_way, *dance_way; /* chosen last for what is at rest, and for a dance; NULL: none */

  bool     sized;         /* a size was named */
  double   width, height; /* in that unit */
  unsigned unit;          /* which of export_units */
  double   scale;
  double   margin; /* in the next, or EXPORT_OWN_MARGIN */
  unsigned margin_unit;
  bool     themed; /* a theme was named */
  unsigned theme;  /* a PaintThemeId */
  bool     coordinates, transparent, presenting;
  char    *title, *footer; /* its own; NULL: none */

  unsigned at;       /* an ExportSpan: the moment of a picture that does not move */
  unsigned from, to; /* likewise: of one that does */
  unsigned pace;     /* which of export_paces */
  double   speed;    /* steps a second */
  bool     sentences;

  bool     papered;                   /* a paper was named */
  double   paper_width, paper_height; /* in units */
  bool     landscape;
  uint32_t per_page;
  unsigned solutions; /* an ExportSolutions */
  unsigned captions;  /* bits of ExportCaption */
  bool     candidates;
} ExportChoices;

/* As usual; to be cleared. */
void       export_choices_init  (ExportChoices *out_choices);
void       export_choices_clear (ExportChoices *self);
BaseStatus export_choices_copy  (const ExportChoices *self, ExportChoices *out_choices); /* to be cleared either way */

/* False, and nothing is changed, where there is no such choice, or its value cannot be that; or out of memory. */
bool export_choices_set (ExportChoices *self, const char *name, const char *value);

/* The value of a choice, as export_choices_set () takes it. */
void export_choices_add_value (const ExportChoices *self, const char *name, BaseText *out);

/* The key file.  Reading passes over what is no choice: another version may have written it. */
void export_choices_write (const ExportChoices *self, BaseText *out);
void export_choices_read  (ExportChoices *self, const char *text);

/* How many units of a page one of export_units is; `format` is that of the picture, NULL for a page of paper. */
double export_choices_unit (const ExportChoices *self, unsigned unit, const ExportFormat *format);

/* The size stays what it is; from now on it is said in that unit. */
void export_choices_say_in (ExportChoices *self, unsigned unit);

/* That of each picture; of frames and of nothing, pixels. */
const ExportFormat *export_choices_format (const ExportChoices *self);

/* Notes the way as the one that was chosen last for such a picture; and takes what was noted for the one that is
 * chosen now, the way there is where nothing was, PNG where that leads nowhere. */
void export_choices_note_way (ExportChoices *self);
void export_choices_recall_way (ExportChoices *self);

/* What they come to. */
ExportPage        export_choices_page (const ExportChoices *self, const ExportFormat *format);
/* Not where the picture would have more than EXPORT_MOST_PIXELS to a side. */
bool export_choices_fit (const ExportChoices *self, const ExportFormat *format);

ExportBookOptions export_choices_book (const ExportChoices *self);
ExportAnimation   export_choices_animation (const ExportChoices *self); /* `to` is left to the caller */
PaintThemeId      export_choices_theme (const ExportChoices *self);
unsigned          export_choices_paper (const ExportChoices *self); /* which of export_papers; their number for none */

#endif
