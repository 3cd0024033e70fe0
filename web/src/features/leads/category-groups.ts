import type { CheckChoice } from '../../ui/fields/check-list';
import type { LeadCategory_CategoryFragment } from './leads.generated';

/** Categories to tick, under their events, the latest event first; each with who leads it now. */
export function categoryGroups(
  categories: readonly LeadCategory_CategoryFragment[],
  eventId?: string,
): { heading: string; choices: CheckChoice[] }[] {
  const wanted = categories.filter((category) => !eventId || category.eventId === eventId);
  const events = [...new Map(wanted.map(({ event }) => [event.id, event])).values()].sort((a, b) =>
    b.startDate.localeCompare(a.startDate),
  );
  return events.map((event) => ({
    heading: event.name,
    choices: wanted
      .filter((category) => category.eventId === event.id)
      .map((category) => ({
        value: category.id,
        label: category.name,
        note: category.leadId ? `now ${category.leadFirstName} ${category.leadLastName}` : undefined,
      })),
  }));
}
