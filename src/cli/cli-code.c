/* code: the algorithm in one of its forms; those in C and in Python are whole programs. */
#include "cli-command.h"
#include "cli-message.h"
#include "cli-output.h"
#include "listing.h"

#include <unistd.h>

CliExit
cli_code (const CliSettings *settings)
{
  CliOutput output = { .fd = STDOUT_FILENO };
  const ListingKind kind = { settings->form, settings->rule, settings->coloured };
  Listing *listing = listing_new (kind);

  if (listing == NULL)
    {
      cli_say_status (&(CliPlace){ 0 }, BASE_NO_MEMORY);
      return CLI_BAD;
    }
  listing_add_all (listing, &output.text);
  listing_free (listing);
  return cli_output_close (&output) ? CLI_GOOD : CLI_BAD;
}
