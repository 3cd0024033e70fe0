import { z } from 'zod';
import { pageInput, readConnection, type Connection } from '../../platform/connection.js';
import { likePattern } from '../../platform/like-pattern.js';
import { listOperation } from '../../platform/list-operation.js';
import { recordById } from '../../platform/find-records.js';
import { operation } from '../../platform/operation.js';
import type { Filter } from '../../platform/read-records.js';
import { Volunteer } from '../../records/volunteer.js';

const volunteerFilter = z.object({ search: z.string().max(200).nullish() });

type VolunteerFilter = z.infer<typeof volunteerFilter>;

/** The list of volunteers that REST documents: whom `findVolunteers` finds, all of them or a page. */
export const listVolunteers = listOperation<VolunteerFilter, Volunteer>({
  name: 'listVolunteers',
  openTo: 'staff',
  wanted: volunteerFilter,
  record: Volunteer,
  filter: (_ctx, wanted) => volunteersOf(wanted),
});

/**
 * Volunteers whose name or address holds every word of the search, by name. An admin finds everybody; a lead those who hold or held a
 * place in the lead's own categories, and nobody else, whatever is searched. Errors: NOT_SIGNED_IN, BAD_REQUEST for an unknown cursor.
 */
export const findVolunteers = operation(
  {
    openTo: 'staff',
    input: volunteerFilter.extend(pageInput(200)),
    transaction: false,
  },
  function findVolunteers(ctx, { search, ...page }): Promise<Connection<Volunteer>> {
    return readConnection(ctx, Volunteer, volunteersOf({ search }), { ...page, first: page.first ?? 50 });
  },
);

/** One person; a lead has those who hold or held a place in their own categories. Error: NOT_SIGNED_IN. */
export const findVolunteer = recordById('findVolunteer', 'staff', Volunteer);

function volunteersOf({ search }: VolunteerFilter): Filter {
  const words = (search ?? '').trim().toLowerCase().split(/\s+/).filter(Boolean);
  return {
    where: (v) => {
      const text = `lower(${v}.first_name || ' ' || ${v}.last_name || ' ' || ${v}.email)`;
      return words.map((_, index) => `${text} like $${index + 1}`).join(' and ') || 'true';
    },
    values: words.map(likePattern),
  };
}
