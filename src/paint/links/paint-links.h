/* paint-links.h - Knuth's picture: headers, nodes, and every link between them as an arrow.
 *
 * One column an item, below its tab; one row an option, behind its name; a square where an option
 * has an item.  Places never move.  Each arrow is one number in the links of the frame's state,
 * drawn from the node that holds it to the node that it names:
 *
 * - down and right, up and left: two thin arrows side by side;
 * - a neighbour's link that passes nodes which left the list: paler, bent round them;
 * - the links of a node that is out of its list: dashed, with a hollow head.  They are the way
 *   back;
 * - a ring's closing link leaves at one end as a stub, and comes in at the other;
 * - the links of an option's nodes: two pale arrows between neighbours;
 * - the links being changed: in the accent colour, with 1 and 2 in the order of writing beside
 *   them, and the letter of what is written: L, R, U or D.
 *
 * When a picture is larger than its room, tabs and names stay at its edges while the nodes are
 * panned under them.  Arrows are drawn where a node is at least PAINT_LINKS_LEAST_NODE units wide.
 * Smaller pictures show squares, and arrows only for the change and the part under the pointer, as
 * far as they are visible. */
#ifndef PAINT_LINKS_H
#define PAINT_LINKS_H

#include "paint-stage.h"

#define PAINT_LINKS_LEAST_NODE 12.0

typedef struct PaintLinks PaintLinks;

/* Makes a picture of 640 by 480 at zoom 1.  Time and memory: linear in the nodes. */
BaseStatus paint_links_new  (const Subject *subject, PaintLinks **out_links);
void       paint_links_free (PaintLinks *self); /* accepts NULL */

/* Whether to show only some columns and rows, at zoom 1 and where nodes would otherwise be too
 * small to read: those that the frame's step is about, and those that are lit because a step
 * mentions them.  They stay for a whole choice if there is room, otherwise for an operation.  While
 * presenting, a small problem is shown whole.  Off at first. */
void paint_links_set_following (PaintLinks *self, bool following);

/* A plan for frames that are known beforehand: their windows then stay the same for as many frames
 * as possible.  First set the options for drawing them.  Then begin the plan, add the states in the
 * order of positions, and end it with the last state.  This replaces an earlier plan.  Frames that
 * were not added, and options for another size, are drawn as without a plan.  BASE_NO_MEMORY. */
BaseStatus paint_links_plan_begin (PaintLinks *self);
BaseStatus paint_links_plan_add   (PaintLinks *self, const PlayerState *state);
BaseStatus paint_links_plan_end   (PaintLinks *self, const PlayerState *state);

/* Whether the frame's picture leaves something out, and how many items and options it shows. */
bool paint_links_leaves_out (PaintLinks       *self,
                             const PaintFrame *frame,
                             uint32_t         *out_n_items,
                             uint32_t         *out_n_options);

/* Sets the line below a picture that leaves something out; copies it.  NULL, as at first: no
 * line. */
BaseStatus paint_links_set_note (PaintLinks *self, const char *note);

/* Zoom below 1 counts as 1; the pan is limited so that something is visible.  Constant time. */
void paint_links_set_options (PaintLinks *self, const PaintStageOptions *options);

/* Paints all of the picture that is visible through the clip, its ground included.  The frame's
 * state is one of a player over the problem's links.  BASE_NO_MEMORY when something could not be
 * drawn for lack of memory.  The cairo_t is left as it was, except its current path.  Nothing is
 * kept from one drawing to the next. */
BaseStatus paint_links_draw (PaintLinks       *self,
                             cairo_t          *cr,
                             const PaintFrame *frame,
                             const PaintTheme *theme,
                             PaintText        *text);

/* Finds where the frame's picture differs from that of the previous call, with the same theme and
 * text; at first, everything.  To turn the old picture into the new one, draw these parts, each
 * through a clip.  The result may differ in a few shades at the edges of lines, which Cairo rounds
 * depending on the rest of their row of pixels.  BASE_NO_MEMORY. */
BaseStatus paint_links_find_parts (PaintLinks       *self,
                                   const PaintFrame *frame,
                                   PaintText        *text,
                                   PaintParts       *out_parts);

/* The part at a point: a tab is an item, a name at the edge an option, a square a node with its
 * item and option.  PAINT_POINTED_NOTHING elsewhere.  Time: linear in the length of an option. */
PaintPointed paint_links_at (const PaintLinks *self, double x, double y);

/* The place of a node or a header, visible or not.  Roots and spacers have none: width 0. */
PaintRect paint_links_node_rect (const PaintLinks *self, uint32_t node);

/* The same of a node, of an item's tab, or of an option's name. */
PaintRect paint_links_find (const PaintLinks *self, PaintPointed what);

/* The pan that centres it.  In a direction where it has no place, the pan stays. */
void paint_links_centre (const PaintLinks *self, PaintPointed what, double *pan_x, double *pan_y);

/* Finds a zoom and pan that show the subject of the frame in a readable size: the newest change
 * under way, or the operation, or the level's item.  Zoom 1 if that is enough. */
void paint_links_focus (PaintLinks       *self,
                        const PaintFrame *frame,
                        double           *out_zoom,
                        double           *out_pan_x,
                        double           *out_pan_y);

#endif
