/* Video: frames go to ffmpeg as they are, over a socket, which unlike a pipe does not send a signal to who writes
 * when nobody reads any more. */
#define _GNU_SOURCE /* environ */

#include "export-canvas.h"
#include "export-frames.h"

#include "base-memory.h"

#include <errno.h>
#include <fcntl.h>
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

/* How Cairo's 32 bits lie in memory. */
static const char *
pixel_format (void)
{
  const uint32_t one = 1;
  unsigned char first;

  memcpy (&first, &one, 1);
  return first == 1 ? "bgr0" : "0rgb";
}

static BaseStatus
start (const char *format,
       const char *path,
       const char *size,
       const char *rate,
       int fd,
       pid_t *out_pid)
{
  /* Of the same quality to the eye; VP9 wants to be told that no number of bits is aimed at. */
  const bool mp4 = strcmp (format, "mp4") == 0;
  const char *const arguments[] = {
    "ffmpeg",
    "-nostdin",
    "-loglevel",
    "error",
    "-y",
    "-f",
    "rawvideo",
    "-pix_fmt",
    pixel_format (),
    "-s",
    size,
    "-framerate",
    rate,
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
    format,
    "-c:v",
    mp4 ? "libx264" : "libvpx-vp9",
    "-crf",
    mp4 ? "20" : "31",
    mp4 ? "-bf" : "-b:v",
    mp4 ? "2" : "0",
    path,
    NULL,
  };
  posix_spawn_file_actions_t actions;
  int error;

  if (posix_spawn_file_actions_init (&actions) != 0)
    return BASE_NO_MEMORY;
  error = posix_spawn_file_actions_adddup2 (&actions, fd, STDIN_FILENO);
  if (error == 0)
    error = posix_spawnp (out_pid, "ffmpeg", &actions, NULL, (char *const *) arguments, environ);
  posix_spawn_file_actions_destroy (&actions);
  errno = error;
  return error == 0 ? BASE_OK : error == ENOENT ? BASE_BAD_INPUT : BASE_IO;
}

static BaseStatus
add_frame (void *data, uint64_t number, const char *sentence)
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

/* The last frame once more for every step that it has to stay. */
static BaseStatus
add_rest (Movie *self, const ExportAnimation *animation)
{
  BaseText sentence = BASE_TEXT_EMPTY;
  BaseStatus status = BASE_OK;

  if (animation->sentences)
    export_picture_tell (self->canvas.sheet.picture, &sentence);
  for (double done = 1 / animation->speed; done < animation->rest && status == BASE_OK;
       done += 1 / animation->speed)
    status = add_frame (self, 0, base_text_string (&sentence));
  base_text_clear (&sentence);
  return status;
}

static BaseStatus
end (pid_t pid, BaseStatus status)
{
  int result = 0;

  while (waitpid (pid, &result, 0) < 0 && errno == EINTR)
    ;
  if (status == BASE_OK && (!WIFEXITED (result) || WEXITSTATUS (result) != 0))
    {
      errno = EIO;
      return BASE_IO;
    }
  return status;
}

static BaseStatus
write_to (Movie *self,
          const ExportAnimation *animation,
          const char *format,
          const char *path,
          uint64_t *out_n)
{
  char size[64], rate[32];
  int ends[2];
  pid_t pid;
  BaseStatus status;

  /* ffmpeg must not inherit our end: it would wait for itself to say more. */
  if (socketpair (AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return BASE_IO;
  snprintf (size, sizeof size, "%dx%d", self->canvas.width, self->canvas.height);
  snprintf (rate, sizeof rate, "%u/1000", (unsigned) (animation->speed * 1000 + 0.5));
  self->fd = ends[1];
  status = start (format, path, size, rate, ends[0], &pid);
  close (ends[0]);
  if (status == BASE_OK)
    {
      status = export_frames_each (self->canvas.sheet.picture, animation, add_frame, self, out_n);
      if (status == BASE_OK)
        status = add_rest (self, animation);
    }
  else
    pid = -1;
  close (ends[1]);
  return pid > 0 ? end (pid, status) : status;
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

/* A folder that cannot be written to is better told by us than by ffmpeg. */
static BaseStatus
touch (const char *path)
{
  const int fd = open (path, O_WRONLY | O_CREAT | O_CLOEXEC, 0666);

  return fd >= 0 && close (fd) == 0 ? BASE_OK : BASE_IO;
}

BaseStatus
export_movie_write (ExportPicture *picture,
                    const ExportPage *page,
                    const ExportAnimation *animation,
                    const char *format,
                    const char *path,
                    uint64_t *out_n)
{
  Movie self = { .fd = -1 };
  BaseText temporary = BASE_TEXT_EMPTY;
  BaseStatus status = export_canvas_make (picture, page, animation, &self.canvas);
  int error;

  *out_n = 0;
  base_text_add (&temporary, path);
  base_text_add (&temporary, ".part");
  if (status == BASE_OK)
    status = base_text_status (&temporary);
  if (status == BASE_OK)
    status = touch (base_text_string (&temporary));
  if (status == BASE_OK)
    status = write_to (&self, animation, format, base_text_string (&temporary), out_n);
  if (status == BASE_OK && rename (base_text_string (&temporary), path) != 0)
    status = BASE_IO;
  error = errno;
  if (status != BASE_OK)
    unlink (base_text_string (&temporary));
  export_canvas_clear (&self.canvas);
  base_text_clear (&temporary);
  errno = error;
  return status;
}
