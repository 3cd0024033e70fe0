/** What stands in place of a name. */
export const removedName = { firstName: 'Removed', lastName: 'person' };
export const removedPerson = `${removedName.firstName} ${removedName.lastName}`;

/** A text as it stands within JSON, without the quotes around it. */
export function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
