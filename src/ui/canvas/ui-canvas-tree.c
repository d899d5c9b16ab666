#include "ui-canvas-tree.h"

#include "dance-about.h"
#include "export-tree.h"

struct _UiCanvasTree
{
  GtkWidget *widget;
  DanceSearch *other; /* NULL: there is no other tree */
};

UiCanvasTree *
ui_canvas_tree_new (GtkWidget *widget)
{
  UiCanvasTree *self = g_new0 (UiCanvasTree, 1);

  self->widget = widget;
  return self;
}

static void
drop_other (UiCanvasTree *self)
{
  if (self->other == NULL)
    return;
  g_signal_handlers_disconnect_by_data (self->other, self->widget);
  dance_search_stop (self->other);
  g_clear_object (&self->other);
}

void
ui_canvas_tree_free (UiCanvasTree *self)
{
  if (self == NULL)
    return;
  drop_other (self);
  g_free (self);
}

void
ui_canvas_tree_compare (UiCanvasTree *self, DanceShow *show, CoverRule rule)
{
  Run *run = dance_show_run (show);

  drop_other (self);
  if (rule != COVER_RULE_ASKED)
    self->other = dance_search_new (run_subject (run), rule, run_seed (run));
  if (self->other != NULL)
    g_signal_connect_swapped (self->other, "grown", G_CALLBACK (gtk_widget_queue_draw),
                              self->widget);
  gtk_widget_queue_draw (self->widget);
}

/* The other search is shown after as many events as the show; when the show is at its end, so is
 * the other one. */
static uint64_t
find_other_position (const PlayerState *state, Player *other)
{
  const uint64_t end = player_end (other);

  return state->finished && state->position == state->end ? end : MIN (state->position, end);
}

void
ui_canvas_tree_prepare (UiCanvasTree *self, PaintPicture *picture, DanceShow *show)
{
  const PlayerState *state = dance_show_state (show);
  Player *other = self->other != NULL ? run_player (dance_search_run (self->other)) : NULL;
  PaintTreeBeside beside = { 0 };

  if (other == NULL || player_seek (other, find_other_position (state, other)) != BASE_OK)
    {
      paint_picture_set_beside (picture, NULL);
      return;
    }
  beside.tree = player_state (other)->tree;
  beside.position = player_position (other);
  beside.calls = player_state (other)->counters->nodes;
  beside.finished = player_state (other)->finished;
  beside.rule = export_tree_rule (run_rule (dance_search_run (self->other)));
  beside.own_rule = export_tree_rule (run_rule (dance_show_run (show)));
  paint_picture_set_beside (picture, &beside);
}

char *
ui_canvas_tree_describe (const UiCanvasTree *self, const PaintTreePlace *place, DanceShow *show)
{
  Player *other = self->other != NULL ? run_player (dance_search_run (self->other)) : NULL;

  return dance_about_call (show, &place->call,
                           place->is_beside && other != NULL ? player_position (other)
                                                             : dance_show_state (show)->position);
}

bool
ui_canvas_tree_find_moment (const PaintTreePlace *place, DanceShow *show, uint64_t *out_position)
{
  if (place->is_beside || place->call.from > dance_show_state (show)->end)
    return false;
  *out_position = place->call.from;
  return true;
}
