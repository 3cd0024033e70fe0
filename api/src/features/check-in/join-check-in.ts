import { devicePrefix, joinCheckInInput } from '../../contract/check-in/check-in-link.js';
import { tryOf } from '../../platform/limits/tries.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';
import { hashToken, newToken } from '../../platform/operation/secrets.js';
import { momentWords } from './post-words.js';

/** What a browser that joined knows: its token, which is never shown again, and what it may do where. */
export interface JoinedDevice {
  deviceToken: string;
  deviceId: string;
  link: JoinedLink;
}

/** A link as the browser sees it that joined by it. */
export interface JoinedLink {
  eventName: string;
  categoryName: string;
  place: string | null;
  day: string;
  expiresAt: string;
  withPhones: boolean;
  timeZone: string;
}

interface Row extends JoinedLink {
  id: string;
  startsAt: string;
  revoked: boolean;
  isEarly: boolean;
  isOver: boolean;
  maxDevices: number;
}

/**
 * Lets a browser join by a link: opening the link spends nothing, this does. The link's row is locked, so that of two at once for the last
 * place one gets it. CHECK_IN_LINK_NOT_FOUND: also for one that was revoked, or that opens later. LINK_IN_USE: as many phones use it as may.
 */
export const joinCheckIn = operation(
  {
    access: 'public',
    input: joinCheckInInput,
    refuses: ['CHECK_IN_LINK_NOT_FOUND', 'LINK_EXPIRED', 'LINK_IN_USE', 'TOO_MANY_REQUESTS'],
    prepare: (ctx) => ctx.services.limits.takeAll([tryOf('check-in-join', ctx.ip)]),
  },
  async function joinCheckIn(ctx, { token, name }): Promise<JoinedDevice> {
    const [row] = await ctx.execute<Row>(
      `select l.id, e.name as "eventName", c.name as "categoryName", l.place, l.day::text as day,
         ${instantText('l.starts_at')} as "startsAt", ${instantText('l.expires_at')} as "expiresAt",
         l.with_phones as "withPhones", coalesce(e.time_zone, ?) as "timeZone", l.revoked_at is not null as revoked,
         l.max_devices as "maxDevices", l.starts_at > w.now as "isEarly", l.expires_at <= w.now as "isOver"
       from check_in_link l join event e on e.id = l.event_id join category c on c.id = l.category_id
         cross join (select now() + ?::float8 * interval '1 millisecond' as now) w
       where l.token_hash = decode(?, 'hex') for update of l`,
      [ctx.services.settings.timeZone, clock.moved(), hashToken(token).toString('hex')],
    );
    if (!row || row.revoked) throw new DomainError('CHECK_IN_LINK_NOT_FOUND');
    const { id, startsAt, maxDevices, isEarly, isOver, revoked: _, ...link } = row;
    if (isOver) throw new DomainError('LINK_EXPIRED');
    if (isEarly) {
      const message = `This link works from ${momentWords(startsAt, link.timeZone)}.`;
      throw new DomainError('CHECK_IN_LINK_NOT_FOUND', { message });
    }
    const deviceToken = devicePrefix + newToken();
    // A statement of its own: it sees what others wrote while this one waited for the row.
    const [device] = await ctx.execute<{ id: string }>(
      `insert into check_in_device (link_id, name, token_hash, joined_at, last_heard_at)
       select w.id, ?, decode(?, 'hex'), w.now, w.now from (select ?::uuid as id, ?::timestamptz as now) w
       where (select count(*) from check_in_device d where d.link_id = w.id and d.revoked_at is null) < ?
       returning id`,
      [name, hashToken(deviceToken).toString('hex'), id, clock.now().toISOString(), maxDevices],
    );
    if (!device) throw new DomainError('LINK_IN_USE', { message: inUse(maxDevices) });
    return { deviceToken, deviceId: device.id, link };
  },
);

const numbers = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

function inUse(maxDevices: number): string {
  const phones = maxDevices === 1 ? 'phone uses' : 'phones use';
  return `${numbers[maxDevices - 1] ?? maxDevices} ${phones} this link. Ask the lead to allow yours.`;
}
