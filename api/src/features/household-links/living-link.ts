import { opensHousehold, type HouseholdPass } from '../../platform/operation/household-pass.js';
import type { Household } from '../../records/household.js';

/** The id of a household's newest valid link, for a browser that opened such a link; else null. */
export function livingLinkOf(
  pass: HouseholdPass | null | undefined,
  { id: emailKey, linksClosedAt, livingLinkId }: Pick<Household, 'id' | 'linksClosedAt' | 'livingLinkId'>,
): string | null {
  if (!livingLinkId || pass?.source !== 'link') return null;
  const passesSince = linksClosedAt ? new Date(linksClosedAt) : null;
  return opensHousehold(pass, { emailKey, passesSince }) ? livingLinkId : null;
}
