import type { RequestContext } from '../../../platform/operation/request-context.js';
import { z } from 'zod';
import { instant } from '../../../contract/text/fields.js';
import { pageInput, readConnection, type Connection } from '../../../platform/reading/connection.js';
import { changedSince, listOperation } from '../../../platform/reading/list-operation.js';
import { searchCondition } from '../../../platform/reading/sql/search-condition.js';
import { recordById } from '../../../platform/reading/find-records.js';
import { operation } from '../../../platform/operation/operation.js';
import type { Filter } from '../../../platform/reading/read-records.js';
import { Volunteer } from '../../../records/volunteer.js';

/** The search for volunteers. */
export const volunteerFilter = z.object({ search: z.string().max(200).nullish() });

type VolunteerFilter = z.infer<typeof volunteerFilter>;

/** The list of volunteers that REST documents: the results of `findVolunteers`, all of them or a page. */
export const listVolunteers = listOperation<VolunteerFilter, Volunteer>({
  name: 'listVolunteers',
  access: 'staff',
  keyScope: 'read:signups',
  wanted: volunteerFilter,
  record: Volunteer,
  filter: (ctx, wanted) => volunteersOf(ctx, wanted),
});

/**
 * Volunteers whose name or address contains every word of the search, or whose phone number contains its digits, by name. An admin finds
 * everybody; a lead only people who have or had a signup in the lead's own categories.
 */
export const findVolunteers = operation(
  {
    access: 'staff',
    keyScope: 'read:signups',
    input: volunteerFilter.extend({ updatedSince: instant().nullish(), ...pageInput(200) }),
    refuses: ['BAD_REQUEST'],
    transaction: false,
  },
  function findVolunteers(ctx, { search, updatedSince, ...page }): Promise<Connection<Volunteer>> {
    return readConnection(ctx, Volunteer, changedSince(volunteersOf(ctx, { search }), updatedSince), {
      ...page,
      first: page.first ?? 50,
    });
  },
);

/** One person; for a lead only those who have or had a signup in their own categories. Error: NOT_SIGNED_IN. */
export const findVolunteer = recordById('findVolunteer', 'staff', 'read:signups', Volunteer);

/**
 * Filter by name, address and phone number; by name alone for a key that may not see addresses, which could otherwise find them out letter
 * by letter. Staff do not see people who were erased; programs do, to erase them too.
 */
export function volunteersOf({ viewer }: RequestContext, { search }: VolunteerFilter): Filter {
  const byAddress = viewer.kind !== 'key' || viewer.scopes.includes('read:contacts');
  const condition = (v: string) => {
    const values: unknown[] = [];
    const text = `${v}.first_name || ' ' || ${v}.last_name${byAddress ? ` || ' ' || coalesce(${v}.email, '')` : ''}`;
    const phone = byAddress ? `${v}.phone` : null;
    const sql = searchCondition(text, phone, search ?? '', (one) => `$${values.push(one)}`);
    const erased = viewer.kind === 'staff' ? `${v}.erased_at is null and ` : '';
    return { sql: `${erased}${sql ?? 'true'}`, values };
  };
  return { where: (v) => condition(v).sql, values: condition('v').values };
}
