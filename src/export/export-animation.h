/* export-animation.h - the dance as moving pictures: GIF by our own encoder, MP4 and WebM by
 * ffmpeg; and as a storyboard.
 *
 * All of them follow one scheme: the picture's player starts at the first moment, a frame is drawn,
 * the player moves by one step of the chosen size, and so on until the last moment.  A picture of
 * the steps of a path goes from step to step in the same way. */
#ifndef EXPORT_ANIMATION_H
#define EXPORT_ANIMATION_H

#include "export-book.h"
#include "export-format.h"

/* The sizes of a step, named as on the command line. */
typedef struct
{
  const char *id;
  const char *name; /* in English, to be translated where it is shown */
  PlayerAim   aim;
} ExportPace;

extern const ExportPace export_paces[];
extern const unsigned   export_n_paces;

typedef struct
{
  PlayerAim by;
  uint64_t  to;        /* the last position; a step that ends beyond it is the last frame too.
                        * Where it is less than the first one, the dance goes backwards.  Of steps of
                        * a path: the number of the last one. */
  double    speed;     /* steps a second */
  double    rest;      /* how long the last frame stays, in seconds */
  bool      sentences; /* draws the step's sentence below each frame, above the page's footer */

  /* Called before each frame with the share done so far, from 0 to 1.  false stops.  NULL: no
   * progress and no stop. */
  bool (*go_on) (void *data, double share);
  void *data;
} ExportAnimation;

/* Draws from the player's position to `to`; afterwards the player is at the end.  BASE_STOPPED when
 * `go_on` returned false.  Writes the number of frames to `out_n`. */
BaseStatus export_gif_write (ExportPicture         *picture,
                             const ExportPage      *page,
                             const ExportAnimation *animation,
                             const ExportSink      *sink,
                             uint64_t              *out_n);

/* Runs ffmpeg, which writes the file of that name; like any ExportFile, the file is whole or
 * absent.  `format` is "mp4" or "webm".  BASE_BAD_INPUT when there is no ffmpeg.  BASE_IO when
 * something failed: errno has the reason, unless ffmpeg printed one, which is then in
 * `out_reason`. */
BaseStatus export_movie_write (ExportPicture         *picture,
                               const ExportPage      *page,
                               const ExportAnimation *animation,
                               const char            *format,
                               const char            *path,
                               BaseText              *out_reason,
                               uint64_t              *out_n);

/* Whether ffmpeg is installed. */
bool export_movie_is_possible (void);

/* The names of numbered pictures: the parts of `name` before and after the number, and the least
 * number of digits. */
typedef struct
{
  const char *name; /* borrowed */
  size_t      before, behind;
  unsigned    digits;
  bool        gap; /* `name` has no number: three digits behind a hyphen are added */
} ExportNumbering;

/* Parses a name with a place for a number, %d or %04d.  Returns false where it has none. */
bool export_numbering_of_pattern (const char *name, ExportNumbering *out_numbering);

/* Finds the names that follow a first one: frame-001.png, or frame.png. */
ExportNumbering export_numbering_of_first (const char *name);

void export_numbering_add (const ExportNumbering *self, uint64_t number, BaseText *out);

/* Writes the content of one file to a sink.  Returns BASE_STOPPED and the sink's other statuses. */
typedef BaseStatus (*ExportWriter) (const ExportSink *sink, void *data);

typedef struct
{
  BaseStatus (*write) (void *data, const char *path, ExportWriter write, void *writer_data);
  void *data;
} ExportFiles;

/* Pictures are numbered from 1.  Each file is whole before the next one begins. */
BaseStatus export_stills_write (const ExportFormat    *format,
                                ExportPicture         *picture,
                                const ExportPage      *page,
                                const ExportAnimation *animation,
                                const ExportNumbering *numbering,
                                const ExportFiles     *files,
                                uint64_t              *out_n);

/* A PDF of the frames, several to a page, each with its sentence. */
BaseStatus export_storyboard_write (ExportPicture           *picture,
                                    const ExportPage        *page,
                                    const ExportAnimation   *animation,
                                    const ExportBookOptions *book,
                                    const ExportSink        *sink,
                                    uint64_t                *out_n);

/* Whether the paper has room for that many frames per page; `of_steps`: of the steps of a path. */
bool export_storyboard_fits (const ExportBookOptions *book, bool of_steps);

/* Draws one page of a storyboard, counted from 1, for a preview, on a cairo_t in units of the page.
 * The picture stands at the first frame of the first page.
 * With `expects`, a picture of the links chooses the part it shows from all frames, as in the file;
 * this takes time in proportion to their number. */
BaseStatus export_storyboard_draw (ExportPicture           *picture,
                                   const ExportPage        *page,
                                   const ExportAnimation   *animation,
                                   const ExportBookOptions *book,
                                   uint64_t                 number,
                                   bool                     expects,
                                   cairo_t                 *cr);

/* Call this before drawing frames one by one on that page.  A picture of the links then chooses the
 * part it shows of each frame as it does for a file of all frames.  The player returns to its
 * position.  BASE_NO_MEMORY, BASE_STOPPED. */
BaseStatus export_animation_expect (ExportPicture         *picture,
                                    const ExportPage      *page,
                                    const ExportAnimation *animation);

/* The number of lines that are kept free for the sentence of a frame. */
unsigned export_animation_sentence_lines (const ExportPicture *picture);

/* Returns the number of frames, `most` at most; the picture returns to its place. */
uint64_t export_animation_count (ExportPicture         *picture,
                                 const ExportAnimation *animation,
                                 uint64_t               most);

/* Goes on to the next frame; *out_moved is false at the last one.  BASE_NO_MEMORY. */
BaseStatus export_animation_step (ExportPicture         *picture,
                                  const ExportAnimation *animation,
                                  bool                  *out_moved);

#endif
