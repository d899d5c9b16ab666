/* player.c - a player: its data, the record it follows or makes, and its breakpoints. */
#include "player-private.h"

#include "base-memory.h"
#include "cover-links.h"
#include "cover-record.h"
#include "cover-search.h"

#include <stdlib.h>

static BaseStatus
allocate_player (Player *self, const PlayerRun *run)
{
  const size_t n_levels = (size_t) run->links->n_primary + 1;

  self->givens = base_copy (run->givens, run->n_givens, sizeof *run->givens);
  self->frames = base_new (PlayerFrame, n_levels);
  self->chosen = base_new (uint32_t, n_levels);
  self->takers = base_new (PlayerTaker, run->links->n_items);
  if (self->givens == NULL || self->frames == NULL || self->chosen == NULL || self->takers == NULL)
    return BASE_NO_MEMORY;
  return cover_search_new (run->links, &self->search);
}

static BaseStatus
take_record (Player *self, CoverRecord *record)
{
  self->own_record = record == NULL;
  if (record == NULL)
    return cover_record_new (0, 0, &self->record);
  self->record = cover_record_ref (record);
  return cover_search_learn (self->search, record);
}

static BaseStatus
set_up_player (Player *self, const PlayerRun *run, CoverRecord *record)
{
  BaseStatus status = allocate_player (self, run);

  if (status != BASE_OK)
    return status;
  self->rule = run->rule;
  self->n_givens = (uint32_t) run->n_givens;
  cover_search_set_rule (self->search, run->rule, run->seed);
  status = cover_search_start (self->search, run->givens, run->n_givens);
  return status == BASE_OK ? take_record (self, record) : status;
}

BaseStatus
player_new (const PlayerRun *run, CoverRecord *record, Player **out_player)
{
  Player *self = base_new_zeroed (Player, 1);
  BaseStatus status;

  if (self == NULL)
    return BASE_NO_MEMORY;
  status = set_up_player (self, run, record);
  if (status == BASE_OK)
    *out_player = self;
  else
    player_free (self);
  return status;
}

void
player_free (Player *self)
{
  if (self == NULL)
    return;
  cover_search_free (self->search);
  cover_record_free (self->record);
  free (self->givens);
  free (self->frames);
  free (self->chosen);
  free (self->takers);
  free (self->breaks);
  free (self);
}

BaseStatus
player_follow (Player *self, CoverRecord *record)
{
  if (self->own_record || cover_record_reach (record)->events < player_end (self))
    return BASE_BAD_INPUT;
  if (cover_search_learn (self->search, record) != BASE_OK)
    return BASE_NO_MEMORY;
  cover_record_ref (record);
  cover_record_free (self->record);
  self->record = record;
  self->stated = false;
  return BASE_OK;
}

/* Searches on at the known end, and returns to the position. */
static CoverOutcome
explore_from (Player *self, const CoverLimits *limits, uint64_t position)
{
  CoverOutcome outcome = cover_search_run_recorded (self->search, limits, self->record);

  player_travel_to (self, position);
  return outcome;
}

BaseStatus
player_explore (Player *self, const CoverLimits *limits, CoverOutcome *out_outcome)
{
  const uint64_t position = player_position (self);

  if (!self->own_record)
    return BASE_BAD_INPUT;
  self->stated = false;
  player_travel_to (self, player_end (self));
  *out_outcome = explore_from (self, limits, position);
  return BASE_OK;
}

BaseStatus
player_answer (Player *self, uint32_t item)
{
  const uint64_t position = player_position (self);
  BaseStatus status = BASE_BAD_INPUT;

  if (self->own_record && position == player_end (self))
    status = cover_search_answer (self->search, item);
  if (status != BASE_OK)
    return status;
  self->stated = false;
  explore_from (self, &(CoverLimits){ 0 }, position);
  return BASE_OK;
}

uint64_t
player_position (const Player *self)
{
  return cover_search_counters (self->search)->events;
}

uint64_t
player_end (const Player *self)
{
  return cover_record_reach (self->record)->events;
}

const CoverSearch *
player_search (const Player *self)
{
  return self->search;
}

const CoverRecord *
player_record (const Player *self)
{
  return self->record;
}

uint32_t
player_level (const Player *self)
{
  const uint32_t level = cover_search_level (self->search);

  return level == 0 && cover_search_frames (self->search)->item == 0 ? 0
                                                                     : player_shown_level (level);
}

static size_t
find_break (const Player *self, PlayerBreak which)
{
  size_t i = 0;

  while (i < self->n_breaks
         && (self->breaks[i].kind != which.kind || self->breaks[i].subject != which.subject))
    i++;
  return i;
}

BaseStatus
player_add_break (Player *self, PlayerBreak which)
{
  void *breaks = self->breaks;

  if (find_break (self, which) < self->n_breaks)
    return BASE_OK;
  if (base_grow (&breaks, &self->breaks_capacity, self->n_breaks + 1, sizeof which) != BASE_OK)
    return BASE_NO_MEMORY;
  self->breaks = breaks;
  self->breaks[self->n_breaks++] = which;
  return BASE_OK;
}

void
player_remove_break (Player *self, PlayerBreak which)
{
  size_t i = find_break (self, which);

  if (i < self->n_breaks)
    self->breaks[i] = self->breaks[--self->n_breaks];
}

const PlayerBreak *
player_breaks (const Player *self, size_t *out_n)
{
  *out_n = self->n_breaks;
  return self->breaks;
}
