import { checkInHours } from '../../contract/check-in/check-in-link.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

/** The shifts of one day at a post: a category, and a place or all of them. */
export interface Post {
  eventId: string;
  categoryId: string;
  place: string | null;
  day: string;
}

/** From when until when phones can check people in at a post. */
export interface CheckInHours {
  startsAt: string;
  endsAt: string;
}

/**
 * From 12 hours before the first shift to 2 hours after the last, 24 hours at most. Of a longer day the end counts, but it opens 2 hours before
 * the first shift at the latest. Null where no shift takes place there that day.
 */
export async function findHoursOfPost(ctx: RequestContext, post: Post): Promise<CheckInHours | null> {
  const [hours] = await ctx.execute<CheckInHours>(
    `select ${instantText(`greatest(first - interval '12 hours', ends - interval '${checkInHours} hours')`)} as "startsAt",
       ${instantText('ends')} as "endsAt"
     from (
       select min(s.starts_at) as first,
         least(max(s.ends_at) + interval '2 hours', min(s.starts_at) + interval '${checkInHours - 2} hours') as ends
       from shift s join opportunity o on o.id = s.opportunity_id join event e on e.id = s.event_id
       where s.event_id = ?::uuid and o.category_id = ?::uuid and s.date = ?::date and s.cancelled_at is null
         and (?::text is null or place_key(coalesce(s.location, o.location, e.location)) = place_key(?::text))
     ) w where first is not null`,
    [post.eventId, post.categoryId, post.day, post.place, post.place],
  );
  return hours ?? null;
}
