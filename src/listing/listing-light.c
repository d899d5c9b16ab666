#include "listing-light.h"

typedef struct
{
  ListingProcedure procedure;
  ListingStep steps[LISTING_MOST_WRITES];
  bool writes;
  ListingStep call; /* of the procedure that the steps are in, within cover, hide and so on */
} Light;

static const Light lights[COVER_EVENT_KINDS] = {
  [COVER_EVENT_GIVEN] = { .steps = { LISTING_TAKE } },
  [COVER_EVENT_CHOOSE] = { .steps = { LISTING_CHOOSE } },
  [COVER_EVENT_COVER] = { LISTING_COVERS, .steps = { LISTING_COVER } },
  [COVER_EVENT_UNLINK_HEADER] = { LISTING_COVERS,
                                  .steps = { LISTING_COVER_RIGHT, LISTING_COVER_LEFT },
                                  .writes = true },
  [COVER_EVENT_PURIFY] = { LISTING_COVERS, .steps = { LISTING_PURIFY_SET }, .writes = true },
  [COVER_EVENT_HIDE] = { LISTING_COVERS, .steps = { LISTING_HIDE } },
  [COVER_EVENT_UNLINK] = { LISTING_COVERS,
                           .steps = { LISTING_UNLINK_DOWN, LISTING_UNLINK_UP, LISTING_UNLINK_SIZE },
                           .writes = true, .call = LISTING_HIDE_UNLINK },
  [COVER_EVENT_CLEANSE] = { LISTING_COVERS, .steps = { LISTING_PURIFY_MARK }, .writes = true },
  [COVER_EVENT_TRY] = { .steps = { LISTING_TAKE } },
  [COVER_EVENT_DEEPER] = { .steps = { LISTING_DEEPER } },
  [COVER_EVENT_SOLUTION] = { .steps = { LISTING_REPORT } },
  [COVER_EVENT_DEAD_END] = { .steps = { LISTING_LOOP } },
  [COVER_EVENT_UNTRY] = { .steps = { LISTING_GIVE_BACK } },
  [COVER_EVENT_UNCOVER] = { LISTING_UNCOVERS, .steps = { LISTING_UNCOVER } },
  [COVER_EVENT_UNPURIFY] = { LISTING_UNCOVERS, .steps = { LISTING_UNPURIFY_SET }, .writes = true },
  [COVER_EVENT_UNHIDE] = { LISTING_UNCOVERS, .steps = { LISTING_UNHIDE } },
  [COVER_EVENT_RELINK] = { LISTING_UNCOVERS,
                           .steps = { LISTING_RELINK_UP, LISTING_RELINK_DOWN, LISTING_RELINK_SIZE },
                           .writes = true, .call = LISTING_UNHIDE_RELINK },
  [COVER_EVENT_UNCLEANSE] = { LISTING_UNCOVERS, .steps = { LISTING_UNPURIFY_MARK },
                              .writes = true },
  [COVER_EVENT_RELINK_HEADER] = { LISTING_UNCOVERS,
                                  .steps = { LISTING_UNCOVER_LEFT, LISTING_UNCOVER_RIGHT },
                                  .writes = true },
  [COVER_EVENT_LEVEL_DONE] = { .steps = { LISTING_LEAVE } },
  [COVER_EVENT_END] = { .steps = { LISTING_FINISH } },
};

/* The calls of one direction, from the search to the hiding of an option. */
typedef struct
{
  ListingStep own, other, through, through_colour, hide, hide_colour;
} Calls;

static const Calls calls[] = {
  [LISTING_COVERS] = { LISTING_COVER_OWN, LISTING_COVER_OTHER, LISTING_COMMIT_COVER,
                       LISTING_COMMIT_PURIFY, LISTING_COVER_HIDE, LISTING_PURIFY_HIDE },
  [LISTING_UNCOVERS] = { LISTING_UNCOVER_OWN, LISTING_UNCOVER_OTHER, LISTING_UNCOMMIT_UNCOVER,
                         LISTING_UNCOMMIT_UNPURIFY, LISTING_UNCOVER_UNHIDE,
                         LISTING_UNPURIFY_UNHIDE },
};

static bool
is_within_option (CoverEventKind kind)
{
  return kind == COVER_EVENT_HIDE || kind == COVER_EVENT_UNLINK || kind == COVER_EVENT_UNHIDE
         || kind == COVER_EVENT_RELINK;
}

static void
add_call (ListingLight *light, ListingStep step)
{
  light->calls[light->n_calls++] = step;
}

static void
add_calls (ListingLight *light, CoverEventKind kind, ListingCall call)
{
  const Calls *way = &calls[lights[kind].procedure];

  if (lights[kind].call != LISTING_NO_STEP)
    add_call (light, lights[kind].call);
  if (is_within_option (kind))
    add_call (light, call.purifies ? way->hide_colour : way->hide);
  if (call.own)
    {
      add_call (light, way->own);
      return;
    }
  if (call.coloured)
    add_call (light, call.purifies ? way->through_colour : way->through);
  add_call (light, way->other);
}

unsigned
listing_write_number (ListingStep step)
{
  for (unsigned kind = 0; kind < COVER_EVENT_KINDS; kind++)
    for (unsigned i = 0; i < LISTING_MOST_WRITES && step != LISTING_NO_STEP; i++)
      if (lights[kind].writes && lights[kind].steps[i] == step)
        return i + 1;
  return 0;
}

ListingProcedure
listing_procedure (CoverEventKind kind)
{
  return lights[kind].procedure;
}

ListingLight
listing_light (CoverEventKind kind, ListingCall call)
{
  ListingLight light = { .writes = lights[kind].writes };

  while (light.n_steps < LISTING_MOST_WRITES
         && lights[kind].steps[light.n_steps] != LISTING_NO_STEP)
    {
      light.steps[light.n_steps] = lights[kind].steps[light.n_steps];
      light.n_steps++;
    }
  if (lights[kind].procedure != LISTING_SEARCHES)
    add_calls (&light, kind, call);
  return light;
}
