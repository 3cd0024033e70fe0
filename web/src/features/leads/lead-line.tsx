import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import { RoleBadge } from '../accounts/role-badge';
import type { ListedLead_LeadFragment } from './leads.generated';

/** A lead and their categories, by event. */
export function LeadLine({ lead }: { lead: ListedLead_LeadFragment }) {
  const events = [...new Map(lead.categories.map(({ event }) => [event.id, event])).values()].sort((a, b) =>
    compareNames(a.name, b.name),
  );
  return (
    <div className="min-h-11 min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
        {lead.firstName} {lead.lastName}
        {lead.role === 'ADMIN' ? <RoleBadge role="admin" /> : null}
      </p>
      <p className="text-sm wrap-anywhere text-muted">
        {lead.email}
        {lead.hasPassword ? '' : ' · has not set a password yet'}
      </p>
      {events.length === 0 ? (
        <p className="mt-1 text-sm font-semibold text-warm">No categories</p>
      ) : (
        <ul className="mt-1 text-sm">
          {events.map((event) => (
            <li key={event.id}>
              <span className="text-muted">{event.name}:</span>{' '}
              {lead.categories
                .filter((category) => category.event.id === event.id)
                .map(({ name }) => name)
                .join(', ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
