import { Field, ID, Int, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { operation } from '../../../platform/operation/operation.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { placeOfShift } from '../../../records/parts/shift-facts.js';
import { ledBy } from '../../check-in/check-in-people.js';

@AllowAccess('staff')
@ObjectType('SuggestedPost', { description: 'A place of the plan that has no post.' })
export class SuggestedPost {
  @Field(() => ID, { description: 'The category.' })
  categoryId!: string;

  @Field(() => String, { description: "The category's name." })
  category!: string;

  @Field(() => String, { nullable: true, description: 'The place; null where nobody said.' })
  place!: string | null;

  @Field(() => Int, { description: 'How many shifts there take place.' })
  shifts!: number;
}

/** The places of an event's plan that have no post, by category and place; a lead's own categories. An unknown event has none. */
export const suggestedPosts = operation(
  { access: 'staff', input: z.object({ eventId: z.string() }), transaction: false },
  async function suggestedPosts({ viewer, services }, { eventId }): Promise<SuggestedPost[]> {
    if (!isId(eventId)) return [];
    const [found] = await services.rows.read<{ posts: SuggestedPost[] }>({
      name: 'suggested-posts',
      text: statement,
      values: [eventId, ledBy(viewer)],
    });
    return found?.posts ?? [];
  },
);

const place = placeOfShift();

const statement = `
  with places as (
    select c.id, c.name, ${place} as place, coalesce(place_key(${place}), '') as key
    from event e join category c on c.event_id = e.id join opportunity o on o.category_id = c.id join shift s on s.opportunity_id = o.id
    where e.id = $1 and s.cancelled_at is null and ($2::uuid is null or c.lead_id = $2)
  )
  select coalesce(json_agg(json_build_object('categoryId', id, 'category', name, 'place', place, 'shifts', shifts)
    order by plain_letters(name), plain_letters(place) nulls first, id), '[]') as posts
  from (
    select id, name, min(place) as place, count(*)::int as shifts
    from places w where not exists (select from post p where p.category_id = w.id and coalesce(place_key(p.place), '') in (w.key, ''))
    group by id, name, key
  ) x`;
