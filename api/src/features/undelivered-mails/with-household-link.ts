/**
 * A mail's facts with another household link. A new address means another household, and the old link would open
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
