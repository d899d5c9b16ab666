/* Video: raw frames go to ffmpeg over a socket, which unlike a pipe sends the writer no signal when
 * the reader is gone. ffmpeg writes into the temporary file of an ExportFile, or into a pipe.
 * Names that a user chose never reach it: ffmpeg takes "-x.mp4" for an option and
 * "tcp://host/x.mp4" for an address to connect to. */
#define _GNU_SOURCE /* environ */

#include "export-canvas.h"
#include "export-file.h"
#include "export-frames.h"

#include "base-memory.h"

#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct
{
  ExportCanvas canvas;
  int fd;
} Movie;

/* The order of Cairo's 32 bits in memory. */
static const char *
pixel_format (void)
{
  const uint32_t one = 1;
  unsigned char first;

  memcpy (&first, &one, 1);
  return first == 1 ? "bgr0" : "0rgb";
}

/* The task of one ffmpeg process. */
typedef struct
{
  const char *format, *size, *rate;
  const char *output;   /* in ffmpeg's syntax: file:PATH, or pipe:1 */
  const char *movflags; /* of an mp4 */
  int in, out;          /* its standard input and output */
  int said;             /* its standard error; below 0: shared with ours */
} Task;

/* ffmpeg may open these files and pipes only, whatever a name looks like or an input refers to. */
#define PROTOCOLS "file,pipe"

static int
connect_task (const Task *task, posix_spawn_file_actions_t *actions)
{
  int error = posix_spawn_file_actions_adddup2 (actions, task->in, STDIN_FILENO);

  if (error == 0)
    error = posix_spawn_file_actions_adddup2 (actions, task->out, STDOUT_FILENO);
  if (error == 0 && task->said >= 0)
    error = posix_spawn_file_actions_adddup2 (actions, task->said, STDERR_FILENO);
  return error;
}

static BaseStatus
spawn_ffmpeg (const Task *task, pid_t *out_pid)
{
  /* Both codecs get the same visual quality; VP9 needs "-b:v 0" to have no target bit rate. */
  const bool mp4 = strcmp (task->format, "mp4") == 0;
  const char *const arguments[] = {
    "ffmpeg",
    "-nostdin",
    "-xerror", /* without it ffmpeg reports success when the end of the file could not be written */
    "-loglevel",
    "error",
    "-y",
    "-f",
    "rawvideo",
    "-pix_fmt",
    pixel_format (),
    "-s",
    task->size,
    "-framerate",
    task->rate,
    "-protocol_whitelist",
    PROTOCOLS,
    "-i",
    "pipe:0",
    "-an",
    "-r",
    "30",
    "-pix_fmt",
    "yuv420p",
    "-fflags",
    "+bitexact",
    "-flags:v",
    "+bitexact",
    "-f",
    task->format,
    "-c:v",
    mp4 ? "libx264" : "libvpx-vp9",
    "-crf",
    mp4 ? "20" : "31",
    mp4 ? "-bf" : "-b:v",
    mp4 ? "2" : "0",
    mp4 ? "-movflags" : "-deadline",
    mp4 ? task->movflags : "good",
    "-protocol_whitelist",
    PROTOCOLS,
    task->output,
    NULL,
  };
  posix_spawn_file_actions_t actions;
  int error;

  if (posix_spawn_file_actions_init (&actions) != 0)
    return BASE_NO_MEMORY;
  error = connect_task (task, &actions);
  if (error == 0)
    error = posix_spawnp (out_pid, "ffmpeg", &actions, NULL, (char *const *) arguments, environ);
  posix_spawn_file_actions_destroy (&actions);
  errno = error;
  return error == 0 ? BASE_OK : error == ENOENT ? BASE_BAD_INPUT : BASE_IO;
}

static BaseStatus
movie_add_frame (void *data, uint64_t number, const char *sentence)
{
  Movie *self = data;
  const BaseStatus status = export_canvas_draw (&self->canvas, sentence);
  const char *bytes = (const char *) export_canvas_pixels (&self->canvas);
  size_t left = (size_t) self->canvas.width * (size_t) self->canvas.height * sizeof (uint32_t);

  (void) number;
  while (status == BASE_OK && left > 0)
    {
      const ssize_t n = send (self->fd, bytes, left, MSG_NOSIGNAL);

      if (n < 0 && errno != EINTR)
        return BASE_IO;
      bytes += n > 0 ? n : 0;
      left -= n > 0 ? (size_t) n : 0;
    }
  return status;
}

/* Sends the last frame again for every step of its rest. */
static BaseStatus
add_rest (Movie *self, const ExportAnimation *animation)
{
  BaseText sentence = BASE_TEXT_EMPTY;
  BaseStatus status = BASE_OK;

  if (animation->sentences)
    export_picture_tell_frame (self->canvas.sheet.picture, animation->by, &sentence);
  for (double done = 1 / animation->speed; done < animation->rest && status == BASE_OK;
       done += 1 / animation->speed)
    status = movie_add_frame (self, 0, base_text_string (&sentence));
  base_text_clear (&sentence);
  return status;
}

/* Reads the reason: the first line on ffmpeg's standard error.  Later lines are consequences. */
static void
read_reason (FILE *said, BaseText *out_reason)
{
  char line[512];

  rewind (said);
  if (fgets (line, sizeof line, said) == NULL)
    return;
  base_text_add_bytes (out_reason, line, strcspn (line, "\r\n"));
}

/* A failure to send frames is a consequence of ffmpeg's own failure, so ffmpeg's reason comes
 * first. */
static BaseStatus
wait_for_ffmpeg (pid_t pid, BaseStatus status, FILE *said, BaseText *out_reason)
{
  int result = 0, error = errno;

  while (waitpid (pid, &result, 0) < 0 && errno == EINTR)
    ;
  if ((status == BASE_OK || status == BASE_IO)
      && (!WIFEXITED (result) || WEXITSTATUS (result) != 0))
    {
      if (said != NULL)
        read_reason (said, out_reason);
      error = EIO;
      status = BASE_IO;
    }
  errno = error;
  return status;
}

static BaseStatus
send_frames (Movie *self, const ExportAnimation *animation, uint64_t *out_n)
{
  BaseStatus status =
      export_frames_each (self->canvas.sheet.picture, animation, movie_add_frame, self, out_n);

  return status == BASE_OK ? add_rest (self, animation) : status;
}

/* `task` has its format, its output and all its files but the input. */
static BaseStatus
movie_run_ffmpeg (Movie *self,
                  const ExportAnimation *animation,
                  Task *task,
                  BaseText *reason,
                  uint64_t *out_n)
{
  FILE *said = tmpfile ();
  char size[64], rate[32];
  int ends[2], error;
  pid_t pid;
  BaseStatus status = BASE_IO;

  /* ffmpeg must not inherit our end: with that open it would never see the end of its input. */
  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0)
    {
      snprintf (size, sizeof size, "%dx%d", self->canvas.width, self->canvas.height);
      snprintf (rate, sizeof rate, "%u/1000", (unsigned) (animation->speed * 1000 + 0.5));
      task->size = size;
      task->rate = rate;
      task->in = ends[0];
      task->said = said != NULL ? fileno (said) : -1;
      self->fd = ends[1];
      status = spawn_ffmpeg (task, &pid);
      close (ends[0]);
      if (status == BASE_OK)
        status = send_frames (self, animation, out_n);
      else
        pid = -1;
      error = errno;
      close (ends[1]);
      errno = error;
      if (pid > 0)
        status = wait_for_ffmpeg (pid, status, said, reason);
    }
  error = errno;
  if (said != NULL)
    fclose (said);
  errno = error;
  return status;
}

/* Only a regular file can be rewound, and an mp4 has its index at the end; so other files get
 * fragments. */
static BaseStatus
write_to (Movie *self,
          const ExportAnimation *animation,
          const char *format,
          const ExportFile *file,
          BaseText *reason,
          uint64_t *out_n)
{
  const bool whole = file->temporary != NULL;
  Task task = { .format = format,
                .movflags = whole ? "0" : "+frag_keyframe+empty_moov",
                .out = whole ? STDOUT_FILENO : file->fd };
  BaseText output = BASE_TEXT_EMPTY;
  BaseStatus status;

  base_text_add (&output, whole ? "file:" : "pipe:1");
  base_text_add (&output, whole ? file->temporary : "");
  status = base_text_status (&output);
  task.output = base_text_string (&output);
  if (status == BASE_OK)
    status = movie_run_ffmpeg (self, animation, &task, reason, out_n);
  base_text_clear (&output);
  return status;
}

bool
export_movie_is_possible (void)
{
  const char *folders = getenv ("PATH");
  bool found = false;

  while (folders != NULL && *folders != '\0' && !found)
    {
      const size_t length = strcspn (folders, ":");
      BaseText path = BASE_TEXT_EMPTY;

      base_text_add_bytes (&path, folders, length);
      base_text_add (&path, "/ffmpeg");
      found = access (base_text_string (&path), X_OK) == 0;
      base_text_clear (&path);
      folders += length + (folders[length] == ':');
    }
  return found;
}

BaseStatus
export_movie_write (ExportPicture *picture,
                    const ExportPage *page,
                    const ExportAnimation *animation,
                    const char *format,
                    const char *path,
                    BaseText *out_reason,
                    uint64_t *out_n)
{
  Movie self = { .fd = -1 };
  ExportFile file;
  BaseStatus status = export_canvas_make (picture, page, animation, &self.canvas);
  int error;

  *out_n = 0;
  if (status == BASE_OK)
    {
      status = export_file_open (path, &file);
      if (status == BASE_OK)
        {
          status = write_to (&self, animation, format, &file, out_reason, out_n);
          if (status == BASE_OK)
            status = export_file_finish (&file);
          else
            export_file_abandon (&file);
        }
    }
  error = errno;
  export_canvas_clear (&self.canvas);
  errno = error;
  return status;
}
