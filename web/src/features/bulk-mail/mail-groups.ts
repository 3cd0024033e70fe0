import type { MailGroupInput, MailGroupKind } from '../../graphql/schema.generated';
import type { OfferedGroup_GroupFragment } from './bulk-mail-panel.generated';

/** A group in the list of choices. */
export type OfferedGroup = OfferedGroup_GroupFragment;

/** How people can be grouped here, and the name of one such group. */
export const groupKinds: readonly { value: MailGroupKind; label: string; choose: string }[] = [
  { value: 'EVENT', label: 'Event', choose: 'Choose an event' },
  { value: 'CATEGORY', label: 'Category', choose: 'Choose a category' },
  { value: 'OPPORTUNITY', label: 'Volunteer role', choose: 'Choose a volunteer role' },
  { value: 'DAY', label: 'Day', choose: 'Choose a day' },
];

/** The kind from an address, such as `day`; unknown kinds count as absent. */
export function readGroupKind(text: string | null): MailGroupKind {
  return groupKinds.find(({ value }) => value.toLowerCase() === text)?.value ?? 'EVENT';
}

/** A group's key in the address: days of an event share its id. */
export function keyOfGroup({ id, date }: Pick<OfferedGroup, 'id' | 'date'>): string {
  return date ? `${id}_${date}` : id;
}

/** A group's name in the mail, such as 'Timing (Winter Classic)'. */
export function nameOfGroup({ kind, name, eventName }: OfferedGroup): string {
  return kind === 'EVENT' ? name : `${name} (${eventName})`;
}

/** The input of the mutation: the group without the contacts that were left out. */
export function groupInput({ kind, id, date }: OfferedGroup, except: readonly string[] = []): MailGroupInput {
  return { kind, id, date, ...(except.length > 0 ? { except: [...except] } : {}) };
}
