/* paint-links.h - Knuth's picture: headers, nodes, and every link between them as an arrow.
 *
 * One column an item, below its tab; one row an option, behind its name; a square where an option has an item.
 * Places never move.  Which arrows there are is not thought up here: each is one number in the links of the frame's
 * state, drawn from the node that holds it to the node it names.
 *
 *   - down and right, up and left: two thin arrows side by side;
 *   - a neighbour's link that passes nodes which left the list: thick, bent round them;
 *   - the links of a node that is out of its list: dashed, with a hollow head.  They are the way back;
 *   - a ring's closing link leaves at one end as a stub, and comes in at the other;
 *   - what changes now: the accent, and 1 and 2 in the order of writing.
 *
 * When a picture is larger than its room, tabs and names stay at its edges while the nodes are panned under them.
 * Arrows are drawn where a node is PAINT_LINKS_LEAST_NODE units wide; smaller pictures show squares, and the arrows of
 * what changes and of what is pointed at, as far as they can be seen. */
#ifndef PAINT_LINKS_H
#define PAINT_LINKS_H

#include "paint-stage.h"

#define PAINT_LINKS_LEAST_NODE 12.0

typedef struct PaintLinks PaintLinks;

/* A picture of 640 by 480 at zoom 1, until it is told otherwise.  Time and memory: linear in the nodes. */
BaseStatus paint_links_new  (const Subject *subject, PaintLinks **out_links);
void       paint_links_free (PaintLinks *self); /* accepts NULL */

/* Whether it shows, at zoom 1 and where nodes would be too small to be read, only some columns and rows, those that
 * what happens in the frame is about, and those that are lit because a step speaks of them.  They stay for a whole
 * choice if there is room, else for an operation.  While presenting, a small problem is shown whole.  At first
 * it does not. */
void paint_links_set_following (PaintLinks *self, bool following);

/* Frames that will be drawn are known beforehand: what is shown of each then stays for as many of them as can be.  With
 * the options that they will be drawn with set, the plan is begun, is told the states in the order of positions, and
 * is ended with the last of them; a plan before it is forgotten.  It changes nothing of frames that it was not told,
 * nor under options for another size.  BASE_NO_MEMORY. */
BaseStatus paint_links_plan_begin (PaintLinks *self);
BaseStatus paint_links_plan_add   (PaintLinks *self, const PlayerState *state);
BaseStatus paint_links_plan_end   (PaintLinks *self, const PlayerState *state);

/* Whether something is left out of that frame, and how many items and options are not. */
bool paint_links_leaves_out (PaintLinks       *self,
                             const PaintFrame *frame,
                             uint32_t         *out_n_items,
                             uint32_t         *out_n_options);

/* The line below a picture that leaves something out, copied; NULL, as at first: none. */
BaseStatus paint_links_set_note (PaintLinks *self, const char *note);

/* Zoom below 1 is 1; pan is held where there is something to see.  Constant time. */
void paint_links_set_options (PaintLinks *self, const PaintStageOptions *options);

/* Paints all of the picture that can be seen through the clip, its ground included.  The frame's state is one of a
 * player over the problem's links.  BASE_NO_MEMORY when something could not be drawn for want of it; the cairo_t is
 * left as it was, but for its current path.  Nothing is kept from one drawing to the next. */
BaseStatus paint_links_draw (PaintLinks       *self,
                             cairo_t          *cr,
                             const PaintFrame *frame,
                             const PaintTheme *theme,
                             PaintText        *text);

/* Where the frame's picture differs from that of the frame which was asked about before, with the same theme and text:
 * all of it at first.  Whoever has the one need but draw these parts, each through a clip, to have the other; but for a
 * few shades at the edges of lines, which Cairo rounds by what else there is in their row of pixels.  BASE_NO_MEMORY. */
BaseStatus paint_links_find_parts (PaintLinks       *self,
                                   const PaintFrame *frame,
                                   PaintText        *text,
                                   PaintParts       *out_parts);

/* What lies there: a tab is an item, a name at the edge an option, a square a node with its item and option.
 * PAINT_POINTED_NOTHING elsewhere.  Time: the length of an option. */
PaintPointed paint_links_at (const PaintLinks *self, double x, double y);

/* Where a node or a header is drawn, seen or not; of what has no place (the roots, spacers), nothing: width 0. */
PaintRect paint_links_node_rect (const PaintLinks *self, uint32_t node);

/* The same of a node, of an item's tab, or of an option's name. */
PaintRect paint_links_find (const PaintLinks *self, PaintPointed what);

/* The pan that brings it into the middle; where it has no column or no row, that way nothing is changed. */
void paint_links_centre (const PaintLinks *self, PaintPointed what, double *pan_x, double *pan_y);

/* A zoom, and the pan for it, that show what the frame is about in a size to be read: the newest change under way,
 * else the operation, else the level's item.  Zoom 1 where that is enough. */
void paint_links_focus (PaintLinks       *self,
                        const PaintFrame *frame,
                        double           *out_zoom,
                        double           *out_pan_x,
                        double           *out_pan_y);

#endif
