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
  uint64_t  to;        /* the last position; that a step ends behind it is the last frame too */
  double    speed;     /* steps a second */
  double    rest;      /* so many seconds the last frame stays */
  bool      sentences; /* below each frame, what the step did; instead of the page's footer */

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

/* By ffmpeg, into the file of that name, which is not there until it is whole.  `format` is "mp4" or "webm".
 * BASE_BAD_INPUT when there is no ffmpeg; BASE_IO when it failed: it has said why on standard error. */
BaseStatus export_movie_write (ExportPicture         *picture,
                               const ExportPage      *page,
                               const ExportAnimation *animation,
                               const char            *format,
                               const char            *path,
                               uint64_t              *out_n);

/* A PDF of the frames, several to a page, each with its sentence. */
BaseStatus export_storyboard_write (ExportPicture           *picture,
                                    const ExportPage        *page,
                                    const ExportAnimation   *animation,
                                    const ExportBookOptions *book,
                                    const ExportSink        *sink,
                                    uint64_t                *out_n);

#endif
