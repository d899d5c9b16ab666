#include "export-frames.h"

#include "words-gettext.h"

#include <math.h>

const ExportPace export_paces[] = {
  { "link", N_ ("Links"), PLAYER_BY_LINK },
  { "item", N_ ("Items"), PLAYER_BY_ITEM },
  { "option", N_ ("Options"), PLAYER_BY_OPTION },
  { "level", N_ ("Levels"), PLAYER_BY_LEVEL },
  { "key", N_ ("Key Moments"), PLAYER_TO_KEY_MOMENT },
};

const unsigned export_n_paces = sizeof export_paces / sizeof *export_paces;

/* The way of an animation through the run, or through the steps of a path. */
typedef struct
{
  const ExportAnimation *animation;
  ExportPicture *picture;
  uint64_t from;
  bool back;
} Way;

static Way
plan_way_to_frame (ExportPicture *picture, const ExportAnimation *animation)
{
  const uint64_t from = export_picture_place (picture);

  return (Way){ animation, picture, from, animation->to < from };
}

static bool
has_arrived (const Way *self)
{
  const uint64_t here = export_picture_place (self->picture), to = self->animation->to;

  return self->back ? here <= to : here >= to;
}

static BaseStatus
step_to_frame (const Way *self, bool *out_moved)
{
  const ExportContent *content = export_picture_content (self->picture);
  const uint64_t here = export_picture_place (self->picture);

  *out_moved = !has_arrived (self);
  if (content->steps != NULL && *out_moved)
    return export_picture_go (self->picture, self->back ? here - 1 : here + 1);
  *out_moved = *out_moved
               && player_move (content->player, (PlayerGoal){ .aim = self->animation->by },
                               self->back ? PLAYER_BACKWARD : PLAYER_FORWARD)
                      == PLAYER_ARRIVED;
  return BASE_OK;
}

static double
share_of_way (const Way *self)
{
  const double all = fabs ((double) self->animation->to - (double) self->from);

  if (has_arrived (self))
    return 1;
  return fabs ((double) export_picture_place (self->picture) - (double) self->from) / all;
}

static bool
may_go_on (const Way *self)
{
  const ExportAnimation *animation = self->animation;

  return animation->go_on == NULL || animation->go_on (animation->data, share_of_way (self));
}

BaseStatus
export_animation_step (ExportPicture *picture, const ExportAnimation *animation, bool *out_moved)
{
  const Way way = plan_way_to_frame (picture, animation);

  *out_moved = false;
  return way.back ? BASE_OK : step_to_frame (&way, out_moved);
}

unsigned
export_animation_sentence_lines (const ExportPicture *picture)
{
  return export_picture_content (picture)->steps != NULL ? 4 : 2;
}

BaseStatus
export_frames_each (ExportPicture *picture,
                    const ExportAnimation *animation,
                    ExportFrame frame,
                    void *data,
                    uint64_t *out_n)
{
  const Way way = plan_way_to_frame (picture, animation);
  BaseText sentence = BASE_TEXT_EMPTY;
  BaseStatus status = BASE_OK;
  bool more = true;
  uint64_t n = 0;

  while (status == BASE_OK && more)
    {
      if (!may_go_on (&way))
        {
          status = BASE_STOPPED;
          break;
        }
      base_text_reset (&sentence);
      if (animation->sentences)
        export_picture_tell_frame (picture, animation->by, &sentence);
      status = frame (data, n++, base_text_string (&sentence));
      if (status == BASE_OK)
        status = step_to_frame (&way, &more);
    }
  base_text_clear (&sentence);
  *out_n = n;
  return status;
}

uint64_t
export_animation_count (ExportPicture *picture, const ExportAnimation *animation, uint64_t most)
{
  const Way way = plan_way_to_frame (picture, animation);
  bool moved = true;
  uint64_t n = 1;

  if (export_picture_content (picture)->steps != NULL)
    n += way.back ? way.from - animation->to : animation->to - way.from;
  else
    {
      while (n < most && (animation->go_on == NULL || animation->go_on (animation->data, 0))
             && step_to_frame (&way, &moved) == BASE_OK && moved)
        n++;
      (void) export_picture_go (picture, way.from);
    }
  return n < most ? n : most;
}

static BaseStatus
plan_frames (PaintPicture *picture, const Way *way)
{
  Player *player = export_picture_content (way->picture)->player;
  BaseStatus status = paint_picture_plan_begin (picture);

  for (bool more = true; status == BASE_OK && more;)
    {
      const ExportAnimation *animation = way->animation;

      if (animation->go_on != NULL && !animation->go_on (animation->data, 0))
        return BASE_STOPPED;
      status = paint_picture_plan_add (picture, player_state (player));
      if (status == BASE_OK)
        status = step_to_frame (way, &more);
    }
  return status == BASE_OK ? paint_picture_plan_end (picture, player_state (player)) : status;
}

BaseStatus
export_frames_expect (ExportPicture *picture,
                      PaintRect room,
                      const ExportLook *look,
                      const ExportAnimation *animation)
{
  const ExportContent *content = export_picture_content (picture);
  ExportAnimation forward = *animation;
  uint64_t from;
  PaintPicture *painted;
  BaseStatus status;

  if (!export_picture_knows_parts (picture))
    return BASE_OK;
  status = export_picture_set_up (picture, room, look, &painted);
  if (status != BASE_OK)
    return status;
  from = player_position (content->player);
  if (animation->to < from)
    {
      forward.to = from;
      status = player_seek (content->player, animation->to);
    }
  if (status == BASE_OK)
    status = plan_frames (painted, &(Way){ &forward, picture, from, false });
  (void) player_seek (content->player, from);
  return status;
}

BaseStatus
export_animation_expect (ExportPicture *picture,
                         const ExportPage *page,
                         const ExportAnimation *animation)
{
  ExportSheet sheet;
  BaseStatus status = export_sheet_begin (&sheet, picture, page);

  if (status == BASE_OK)
    status = export_frames_expect (picture, export_page_room (&sheet), &sheet.look, animation);
  export_sheet_end (&sheet);
  return status;
}
