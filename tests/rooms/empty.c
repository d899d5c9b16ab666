/* Linked with one room, whole, and the rooms it sees: that this program exists is the claim. */

#include <stdio.h>

int
main (void)
{
  puts ("ok 1 - /rooms/" ROOM "/links-with-nothing-but-what-it-sees\n1..1");
  return 0;
}
