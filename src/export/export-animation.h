/* export-animation.h - the dance as moving pictures: GIF by ourselves, MP4 and WebM by ffmpeg; and as a storyboard.
 *
 * All of them go the same way: the picture's player stands at the first moment, a frame is drawn, the player does one
 * step of the chosen size, and so on until the last moment. */
#ifndef EXPORT_ANIMATION_H
#define EXPORT_ANIMATION_H

#include "export-book.h"
#include "export-format.h"

/* The sizes of a step, by the words of the command line. */
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
  uint64_t  to;        /* the last position; that a step ends beyond it is the last frame too.  Where it lies before the
                        * first one, the dance goes backwards. */
  double    speed;     /* steps a second */
  double    rest;      /* so many seconds the last frame stays */
  bool      sentences; /* below each frame, what the step did; above the page's footer */

  /* Called before each frame with how much is done, from 0 to 1; false: stop.  NULL: nobody wants to know. */
  bool (*go_on) (void *data, double share);
  void *data;
} ExportAnimation;

/* From where the player stands to `to`; the player is at the end of it afterwards.  BASE_STOPPED when `go_on` said
 * so.  How many frames there were goes to `out_n`. */
BaseStatus export_gif_write (ExportPicture         *picture,
                             const ExportPage      *page,
                             const ExportAnimation *animation,
                             const ExportSink      *sink,
                             uint64_t              *out_n);

/* By ffmpeg, into the file of that name, as any ExportFile.  `format` is "mp4" or "webm".  BASE_BAD_INPUT when there is no
 * ffmpeg.  BASE_IO when something failed: errno says why, unless ffmpeg gave a reason, which is then in `out_reason`. */
BaseStatus export_movie_write (ExportPicture         *picture,
                               const ExportPage      *page,
                               const ExportAnimation *animation,
                               const char            *format,
                               const char            *path,
                               BaseText              *out_reason,
                               uint64_t              *out_n);

/* Whether there is an ffmpeg to be asked at all. */
bool export_movie_is_possible (void);

/* The names of numbered pictures: what stands before and behind the number in `name`, and its least digits. */
typedef struct
{
  const char *name; /* borrowed */
  size_t      before, behind;
  unsigned    digits;
  bool        gap; /* there was no number: three digits behind a hyphen */
} ExportNumbering;

/* A name with a place for a number, %d or %04d; false where it has none. */
bool export_numbering_of_pattern (const char *name, ExportNumbering *out_numbering);

/* The names that follow a first one: frame-001.png, or frame.png. */
ExportNumbering export_numbering_of_first (const char *name);

void export_numbering_add (const ExportNumbering *self, uint64_t number, BaseText *out);

/* Makes a file of that name of what `write` writes; BASE_STOPPED, and the others, as a sink says them. */
typedef BaseStatus (*ExportWriter) (const ExportSink *sink, void *data);

typedef struct
{
  BaseStatus (*write) (void *data, const char *path, ExportWriter write, void *writer_data);
  void *data;
} ExportFiles;

/* Numbered from 1, each whole before the next. */
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

/* Whether there is room on the paper for so many frames to a page. */
bool export_storyboard_fits (const ExportBookOptions *book);

/* One page of it, from 1, for a look: on a cairo_t whose units are ours.  What a picture of the links shows of each frame
 * is chosen from all of them only where that `expects` is said: it takes as long as there are frames. */
BaseStatus export_storyboard_draw (ExportPicture           *picture,
                                   const ExportPage        *page,
                                   const ExportAnimation   *animation,
                                   const ExportBookOptions *book,
                                   uint64_t                 number,
                                   bool                     expects,
                                   cairo_t                 *cr);

/* Before frames are drawn one by one on that page: what a picture of the links shows of each is chosen as for a file of
 * all of them.  The player is where it was afterwards.  BASE_NO_MEMORY, BASE_STOPPED. */
BaseStatus export_animation_expect (ExportPicture         *picture,
                                    const ExportPage      *page,
                                    const ExportAnimation *animation);

/* How many frames there will be, as far as `most`; the player is where it was afterwards. */
uint64_t export_animation_count (Player *player, const ExportAnimation *animation, uint64_t most);

#endif
