import { z } from 'zod';
import { likePattern } from '../../platform/like-pattern.js';
import { listOperation } from '../../platform/list-operation.js';
import { operation } from '../../platform/operation.js';
import { placeOf, readPage } from '../../platform/read-list.js';
import type { Filter } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { Volunteer } from '../../records/volunteer.js';

/** The most volunteers of one page. */
export const mostVolunteers = 200;

/** A page of volunteers by name. */
export interface VolunteerPage {
  volunteers: Volunteer[];
  /** For `after`, while more follow; null on the last page. */
  next: string | null;
}

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
    input: volunteerFilter.extend({
      first: z.number().int().min(1).max(mostVolunteers).nullish(),
      after: z.string().nullish(),
      selection: z.custom<Selection>(),
    }),
    transaction: false,
  },
  async function findVolunteers(ctx, { search, first, after, selection }): Promise<VolunteerPage> {
    const filter: Filter = {
      ...volunteersOf({ search }),
      after: after ? await placeOf(ctx.services, Volunteer, after) : undefined,
    };
    const fields = { ...selection, id: true as const };
    const { rows, next } = await readPage<Volunteer>(ctx.services, Volunteer, fields, filter, first ?? 50);
    return { volunteers: rows, next };
  },
);

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
