/* export-choices.h - the choices for an export: one record for the command line and for the window,
 * and one table of the words in which choices are shown and saved.
 *
 * A choice has a name and a value, both as on the command line (`theme`, `print`).  Saved choices
 * are a key file: the group [Export] and a line NAME=VALUE for each. */
#ifndef EXPORT_CHOICES_H
#define EXPORT_CHOICES_H

#include "export-animation.h"
#include "export-measure.h"
#include "run-moment.h"

/* The result for a subject: one of the formats of pictures, an animation, or paper. */
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
  const char    *name;   /* in English, translated where it is shown */
  const char    *suffix; /* of the file, without the dot */
  ExportWayKind  kind;
  const char    *format; /* of each picture: an ExportFormat's id; NULL: none */
} ExportWay;

extern const ExportWay export_ways[];
extern const unsigned  export_n_ways;

const ExportWay *export_way_find (const char *id); /* NULL when there is none */

/* Whether that way can export a picture of that kind. */
bool export_way_can (const ExportWay *way, ExportWhat what);

/* Whether it needs a size and a resolution; whether it needs a paper. */
bool export_way_has_size (const ExportWay *way);
bool export_way_is_paper (const ExportWay *way);
bool export_way_moves (const ExportWay *way);

/* Number of bookmarks that can be named, counted from the start of a run. */
#define EXPORT_MOST_BOOKMARKS 9

/* The ends of an animation, for a user in front of the dance: the current moment, bookmarks, the
 * next solution, the next bookmark. */
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
  const char *name;          /* in English, translated where it is shown */
  double      width, height; /* mm */
} ExportPaper;

extern const ExportPaper export_papers[];
extern const unsigned    export_n_papers;

typedef struct
{
  const char *id;
  const char *name; /* in English, translated where it is shown */
} ExportWord;

extern const ExportWord export_themes[PAINT_THEMES];
extern const ExportWord export_solutions[EXPORT_SOLUTIONS];
extern const ExportWord export_spans[EXPORT_SPANS];
extern const ExportWord export_captions[EXPORT_CAPTIONS];

/* The moment of an ExportSpan. */
RunMoment export_span_moment (unsigned span);

typedef struct
{
  unsigned         what; /* an ExportWhat */
  const ExportWay *way;
  const ExportWay *rest_way, *dance_way; /* chosen last for pictures at rest and for dances; NULL:
                                          * none */

  bool     sized;         /* a size was chosen */
  double   width, height; /* in that unit */
  unsigned unit;          /* which of export_units */
  double   scale;
  double   margin; /* in that unit, or EXPORT_OWN_MARGIN */
  unsigned margin_unit;
  bool     themed; /* a theme was chosen */
  unsigned theme;  /* a PaintThemeId */
  bool     coordinates, transparent, presenting;
  bool     no_chip; /* leave out the step in words */
  bool     legend;  /* below a picture of a search, the meaning of its signs */
  char    *title, *footer; /* its own; NULL: none */

  double   step;     /* number of the step whose reason is shown, from 1 */
  unsigned shown_as; /* how: a PaintPictureKind */
  unsigned at;       /* an ExportSpan: the moment of a still picture */
  unsigned from, to; /* ExportSpans: the ends of an animation */
  unsigned pace;     /* which of export_paces */
  double   speed;    /* steps a second */
  bool     sentences;

  bool     papered;                   /* a paper was chosen */
  double   paper_width, paper_height; /* in units */
  bool     landscape;
  uint32_t per_page;
  unsigned solutions; /* an ExportSolutions */
  unsigned captions;  /* bits of ExportCaption */
  bool     candidates;
} ExportChoices;

/* Sets the defaults; copies the choices.  Both results must be cleared, also after a failure. */
void       export_choices_init  (ExportChoices *out_choices);
void       export_choices_clear (ExportChoices *self);
BaseStatus export_choices_copy  (const ExportChoices *self, ExportChoices *out_choices);

/* Returns false, and changes nothing, where no choice has that name, the value is invalid, or
 * memory is out. */
bool export_choices_set (ExportChoices *self, const char *name, const char *value);

/* Adds the value of a choice, in the syntax of export_choices_set (). */
void export_choices_add_value (const ExportChoices *self, const char *name, BaseText *out);

/* Writes and reads the key file.  Reading skips unknown choices: another version may have written
 * them. */
void export_choices_write (const ExportChoices *self, BaseText *out);
void export_choices_read  (ExportChoices *self, const char *text);

/* Returns the length of one of export_units in units of a page; `format` is that of the picture,
 * NULL for a page of paper. */
double export_choices_unit (const ExportChoices *self, unsigned unit, const ExportFormat *format);

/* Converts the size to another unit; the picture stays as large as it is. */
void export_choices_say_in (ExportChoices *self, unsigned unit);

/* The format of each picture; PNG for frames and where there is none. */
const ExportFormat *export_choices_format (const ExportChoices *self);

/* The picture that shows a step of a path: EXPORT_BOARD, EXPORT_LINKS or EXPORT_MATRIX. */
ExportWhat export_choices_step_what (const ExportChoices *self);

/* `note` remembers the current way as the one chosen last for this kind of picture.  `recall` sets
 * the one remembered for the current kind; without one, it keeps the current way, or sets PNG where
 * that way cannot export the kind. */
void export_choices_note_way (ExportChoices *self);
void export_choices_recall_way (ExportChoices *self);

/* The page, book and animation that result from the choices. */
ExportPage        export_choices_page (const ExportChoices *self, const ExportFormat *format);
/* False where the picture would have more than EXPORT_MOST_PIXELS on a side. */
bool export_choices_fit (const ExportChoices *self, const ExportFormat *format);

ExportBookOptions export_choices_book (const ExportChoices *self);
ExportAnimation   export_choices_animation (const ExportChoices *self); /* the caller sets `to` */
PaintThemeId      export_choices_theme (const ExportChoices *self);
unsigned          export_choices_paper (const ExportChoices *self); /* index in export_papers;
                                                                     * export_n_papers for none */

#endif
