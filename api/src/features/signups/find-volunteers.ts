import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { authorize } from '../../platform/authorize.js';
import { likePattern } from '../../platform/like-pattern.js';
import { operation } from '../../platform/operation.js';
import { emailKey } from '../../platform/person-key.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { volunteerShape } from './signup.shapes.js';
import type { Volunteer } from './signup.types.js';

/** The most volunteers of one page. */
export const mostVolunteers = 200;

/** A page of volunteers by name. */
export interface VolunteerPage {
  volunteers: Volunteer[];
  /** The last one's id while more follow, for `after`; null on the last page. */
  next: string | null;
}

/**
 * Volunteers whose name or address holds every word of the search, by name. An admin finds everybody; a lead the people of her own
 * categories, and whoever's address she types in full. Error: NOT_SIGNED_IN.
 */
export const findVolunteers = operation({
  name: 'findVolunteers',
  input: z.object({
    search: z.string().max(200).nullish(),
    first: z.number().int().min(1).max(mostVolunteers).nullish(),
    after: z.string().nullish(),
    selection: z.custom<Selection>(),
  }),
  kind: 'reads',
  run: async (ctx, { search, first, after, selection }): Promise<VolunteerPage> => {
    const viewer = authorize(ctx.viewer, 'staff');
    if (after && !isId(after)) return { volunteers: [], next: null };
    const values: unknown[] = [];
    const value = (one: unknown): string => `$${values.push(one)}`;
    const wanted = (v: string): string => {
      const words = (search ?? '').trim().toLowerCase().split(/\s+/).filter(Boolean);
      const text = `lower(${v}.first_name || ' ' || ${v}.last_name || ' ' || ${v}.email)`;
      const conditions = words.map((word) => `${text} like ${value(likePattern(word))}`);
      if (viewer.role !== 'admin') {
        const own = `exists (select 1 from signup g join shift s on s.id = g.shift_id
          join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
          where g.volunteer_id = ${v}.id and c.lead_id = ${value(viewer.userId)})`;
        conditions.push(`(${own} or ${v}.email_key = ${value(emailKey(search ?? ''))})`);
      }
      if (after)
        conditions.push(
          `(${v}.first_name, ${v}.last_name, ${v}.id) > (select a.first_name, a.last_name, a.id from volunteer a where a.id = ${value(after)})`,
        );
      return conditions.length > 0 ? conditions.join(' and ') : 'true';
    };
    // The condition's values must be known before the statement runs, and it is written while it is planned.
    const where = wanted('@');
    const count = first ?? 50;
    const found = await readShape<Volunteer>(
      ctx.services,
      volunteerShape,
      { ...selection, id: true },
      { where: (v) => where.replaceAll('@.', `${v}.`), values, limit: count + 1 },
    );
    const page = found.slice(0, count);
    return { volunteers: page, next: found.length > count ? (page.at(-1)?.id ?? null) : null };
  },
});
