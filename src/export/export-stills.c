/* Numbered pictures: the steps of the other animations, each frame in its own file. */
#include "export-frames.h"

#include <string.h>

bool
export_numbering_of_pattern (const char *name, ExportNumbering *out_numbering)
{
  const char *percent = strchr (name, '%');
  const size_t digits = percent != NULL ? strspn (percent + 1, "0123456789") : 0;
  unsigned width = 0;

  if (percent == NULL || digits > 2 || percent[1 + digits] != 'd')
    return false;
  for (size_t i = 0; i < digits; i++)
    width = width * 10 + (unsigned) (percent[1 + i] - '0');
  *out_numbering = (ExportNumbering){
    .name = name,
    .before = (size_t) (percent - name),
    .behind = (size_t) (percent - name) + digits + 2,
    .digits = width,
  };
  return true;
}

ExportNumbering
export_numbering_of_first (const char *name)
{
  const char *slash = strrchr (name, '/'), *point = strrchr (name, '.');
  const char *base = slash != NULL ? slash + 1 : name;
  const size_t end = point != NULL && point > base ? (size_t) (point - name) : strlen (name);
  size_t start = end;

  while (start > (size_t) (base - name) && name[start - 1] >= '0' && name[start - 1] <= '9')
    start--;
  return (ExportNumbering){
    .name = name,
    .before = start,
    .behind = end,
    .digits = (unsigned) (end - start),
    .gap = start == end,
  };
}

void
export_numbering_add (const ExportNumbering *self, uint64_t number, BaseText *out)
{
  BaseText figures = BASE_TEXT_EMPTY;
  const size_t digits = self->gap ? 3 : self->digits;

  base_text_add_number (&figures, number);
  base_text_add_bytes (out, self->name, self->before);
  if (self->gap)
    base_text_add_char (out, '-');
  if (digits > figures.length)
    base_text_add_repeated (out, '0', digits - figures.length);
  base_text_add (out, base_text_string (&figures));
  base_text_add (out, self->name + self->behind);
  out->failed |= figures.failed;
  base_text_clear (&figures);
}

typedef struct
{
  const ExportFormat *format;
  ExportPicture *picture;
  ExportPage page;
  bool sentences;
  const ExportNumbering *numbering;
  const ExportFiles *files;
  BaseText path;
} Stills;

static BaseStatus
write_still (const ExportSink *sink, void *data)
{
  const Stills *self = data;

  return export_write (self->format, self->picture, &self->page, sink);
}

static BaseStatus
stills_add_frame (void *data, uint64_t number, const char *sentence)
{
  Stills *self = data;

  base_text_reset (&self->path);
  export_numbering_add (self->numbering, number + 1, &self->path);
  if (base_text_status (&self->path) != BASE_OK)
    return BASE_NO_MEMORY;
  if (self->sentences)
    self->page.sentence = sentence;
  return self->files->write (self->files->data, base_text_string (&self->path), write_still, self);
}

BaseStatus
export_stills_write (const ExportFormat *format,
                     ExportPicture *picture,
                     const ExportPage *page,
                     const ExportAnimation *animation,
                     const ExportNumbering *numbering,
                     const ExportFiles *files,
                     uint64_t *out_n)
{
  Stills self = {
    .format = format,
    .picture = picture,
    .page = *page,
    .sentences = animation->sentences,
    .numbering = numbering,
    .files = files,
  };
  BaseStatus status;

  if (animation->sentences)
    self.page.sentence_lines = export_animation_sentence_lines (picture);
  status = export_animation_expect (picture, &self.page, animation);
  if (status == BASE_OK)
    status = export_frames_each (picture, animation, stills_add_frame, &self, out_n);
  base_text_clear (&self.path);
  return status;
}
