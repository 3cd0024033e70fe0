/** What stands in place of a name. */
export const removedName = { firstName: 'Removed', lastName: 'person' };
/** SQL: a person of a waitlist entry without their name and answers; the key is one that nobody has. */
export const namelessEntry = `jsonb_build_object('firstName', '${removedName.firstName}', 'lastName', '${removedName.lastName}', 'nameKey', gen_random_uuid()::text)`;
export const removedPerson = `${removedName.firstName} ${removedName.lastName}`;

/** A text as it stands within JSON, without the quotes around it. */
export function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
