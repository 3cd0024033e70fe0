/**
 * A mail's facts with another household link in them: who has a new address has another household, and the link of the old one would open
 * nothing of theirs.
 */
export function withHouseholdLink(payload: unknown, householdTokenId: string): unknown {
  if (Array.isArray(payload)) return payload.map((one: unknown) => withHouseholdLink(one, householdTokenId));
  if (typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [
      name,
      name === 'householdTokenId' ? householdTokenId : withHouseholdLink(value, householdTokenId),
    ]),
  );
}
