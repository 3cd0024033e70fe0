import type { MailGroupInput, MailGroupKind } from '../../graphql/schema.generated';
import type { OfferedGroup_GroupFragment } from './bulk-mail-panel.generated';

/** A group as it is offered. */
export type OfferedGroup = OfferedGroup_GroupFragment;

/** What people can be grouped by here, and what one such group is called. */
export const groupKinds: readonly { value: MailGroupKind; label: string; choose: string }[] = [
  { value: 'EVENT', label: 'Event', choose: 'Choose an event' },
  { value: 'CATEGORY', label: 'Category', choose: 'Choose a category' },
  { value: 'OPPORTUNITY', label: 'Volunteer role', choose: 'Choose a volunteer role' },
  { value: 'DAY', label: 'Day', choose: 'Choose a day' },
];

/** The kind in an address, such as `day`; what is no kind counts as not said. */
export function readGroupKind(text: string | null): MailGroupKind {
  return groupKinds.find(({ value }) => value.toLowerCase() === text)?.value ?? 'EVENT';
}

/** A group as the address names it: days of an event share its id. */
export function keyOfGroup({ id, date }: Pick<OfferedGroup, 'id' | 'date'>): string {
  return date ? `${id}_${date}` : id;
}

/** A group as the mail names it, such as 'Timing (Winter Classic)'. */
export function nameOfGroup({ kind, name, eventName }: OfferedGroup): string {
  return kind === 'EVENT' ? name : `${name} (${eventName})`;
}

/** What the server is asked for: the group without those who were left out. */
export function groupInput({ kind, id, date }: OfferedGroup, except: readonly string[] = []): MailGroupInput {
  return { kind, id, date, ...(except.length > 0 ? { except: [...except] } : {}) };
}
