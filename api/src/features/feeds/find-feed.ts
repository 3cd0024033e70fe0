import { localAt } from '../../records/parts/shift-hours.js';
import { tryOf } from '../../platform/limits/tries.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { hashToken } from '../../platform/operation/secrets.js';
import type { StaffViewer } from '../../platform/operation/viewer.js';
import { lastDayOfFeed } from '../../records/feed.js';
import type { FeedScope } from './feed-source.js';

/** An active feed: what it shows, of which event, and with whose rights. */
export interface LivingFeed extends FeedScope {
  id: string;
  eventName: string;
  eventSlug: string;
  maker: StaffViewer;
}

interface Row extends Omit<LivingFeed, 'maker'>, Omit<StaffViewer, 'kind' | 'sessionId'> {
  isOver: boolean;
}

/**
 * The feed behind an address, and its maker as they are now, in one statement that also records the use, once a minute.
 * Errors: FEED_NOT_FOUND, also when its maker is gone; FEED_ENDED when it was stopped or its event is long over;
 * TOO_MANY_REQUESTS for callers that try addresses.
 */
export async function findFeed(ctx: RequestContext, token: string): Promise<LivingFeed> {
  const { rows, limits, settings } = ctx.services;
  const [row] = await rows.read<Row>({
    name: 'feed',
    text: `with requested as (
        select f.id, f.kind, f.event_id as "eventId", f.category_id as "categoryId", f.place, f.place_is_exact as "placeIsExact", f.lead_id as "leadId",
          f.with_phones as "withPhones", e.name as "eventName", e.slug as "eventSlug", f.last_used_at,
          (f.revoked_at is not null or ${lastDayOfFeed('e')} < ${localAt('now()', 'coalesce(e.time_zone, $2)')}::date) as "isOver",
          u.id as "userId", u.role, u.first_name as "firstName", u.last_name as "lastName", u.email
        from feed f join event e on e.id = f.event_id join app_user u on u.id = f.created_by_id
        where f.token_hash = $1
      ), touched as (
        update feed set last_used_at = now() where id =
          (select id from requested where not "isOver" and (last_used_at is null or last_used_at < now() - interval '1 minute'))
      )
      select * from requested`,
    values: [hashToken(token), settings.timeZone],
  });
  if (!row) {
    await limits.takeAll([tryOf('feed-address', ctx.ip)]);
    throw new DomainError('FEED_NOT_FOUND');
  }
  const { isOver, userId, role, firstName, lastName, email, ...feed } = row;
  if (isOver) throw new DomainError('FEED_ENDED');
  return { ...feed, maker: { kind: 'staff', userId, role, firstName, lastName, email, sessionId: '' } };
}
