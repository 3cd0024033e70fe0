import { devicePrefix } from '../src/contract/check-in/check-in-link.js';
import { apiKeyPrefix, type ApiKeyScope } from '../src/contract/people/api-key.js';
import type { FeedKind } from '../src/contract/feed.js';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { RoleTexts } from '../src/contract/text/role-texts.js';
import { hashToken, newToken } from '../src/platform/operation/secrets.js';
import { emailKey } from '../src/platform/text/person-key.js';
import { addDays, clock, dayIn } from '../src/platform/clock.js';

/* A ladder of real rows: given(pool).event().category().opportunity().shift(). Each step takes what matters to the test and nothing else. */

interface EventValues {
  name?: string;
  slug?: string;
  startDate?: string;
  endDate?: string;
  location?: string | null;
  timeZone?: string | null;
}

interface ShiftValues {
  date?: string;
  startTime?: string;
  endTime?: string;
  qtyRequired?: number;
  location?: string | null;
}

interface CheckInLinkValues {
  eventId: string;
  categoryId: string;
  place?: string | null;
  day?: string;
  withPhones?: boolean;
  canRedeem?: boolean;
  maxDevices?: number;
  /** Negative: it has ended. */
  endsInHours?: number;
}

/** A day so many days from today (UTC), YYYY-MM-DD. */
export function inDays(days: number): string {
  return addDays(dayIn('UTC', clock.now()), days);
}

/** As `columnName`, without loading the ORM. */
const columnOf = (property: string) => property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A zone (IANA) whose clock is between 09:00 and 20:00 now, for what waits for the morning where it is night. */
export function zoneAtDay(): string {
  const hours = { timeStyle: 'short', hourCycle: 'h23' } as const;
  const isDay = (timeZone: string): boolean => {
    const time = new Date().toLocaleTimeString('en', { ...hours, timeZone });
    return time >= '09:00' && time < '20:00';
  };
  // These three cover the day and both clock changes.
  const zone = ['Europe/Oslo', 'America/Los_Angeles', 'Asia/Tokyo'].find(isDay);
  if (!zone) throw new Error('It is night everywhere');
  return zone;
}

/** The ladder over one database. */
export function given(pool: Pool) {
  const insert = async (table: string, values: Record<string, unknown>): Promise<string> => {
    const names = Object.keys(values);
    const places = names.map((_, index) => `$${index + 1}`).join(', ');
    const { rows } = await pool.query<{ id: string }>(
      `insert into ${table} (${names.join(', ')}) values (${places}) returning id`,
      Object.values(values),
    );
    return (rows[0] as { id: string }).id;
  };

  return {
    /** A program's key: its id, and the header that it asks with. */
    async apiKey({
      scopes = ['read:programme'],
      eventId = null,
    }: { scopes?: readonly ApiKeyScope[]; eventId?: string | null } = {}) {
      const token = apiKeyPrefix + newToken();
      const id = await insert('api_key', {
        ...{ name: 'Timing', prefix: token.slice(0, 8), token_hash: hashToken(token), event_id: eventId },
        scopes: JSON.stringify(scopes),
      });
      return { id, token, headers: { authorization: `Bearer ${token}` } };
    },
    /** A webhook that is switched off, and a message that it sent: to where nobody listens on this machine. */
    async webhook(eventId: string | null = null) {
      const webhook = await insert('webhook', {
        ...{ url: 'http://127.0.0.1:1/hook', kinds: '["signup.created"]', event_id: eventId, cursor: 'none' },
        ...{ switched_off_at: clock.now(), switched_off_because: 'switched off' },
      });
      const delivery = await insert('webhook_delivery', {
        ...{ webhook_id: webhook, kind: 'webhook.test', origin: 'test', message_id: randomUUID(), body: '{}' },
        ...{ state: 'delivered', tries: 1, tried_at: clock.now(), took_ms: 12, status: 204 },
      });
      return { webhook, delivery };
    },
    /** A feed of staff: its id, the secret part of its address, and the address without its ending. */
    async feed(values: { eventId: string; makerId: string; kind?: FeedKind; place?: string; withPhones?: boolean }) {
      const { eventId, makerId, kind = 'SHIFTS', place = null, withPhones = false } = values;
      const token = newToken();
      const id = await insert('feed', {
        ...{ kind, place, event_id: eventId, created_by_id: makerId, with_phones: withPhones },
        token_hash: hashToken(token),
      });
      return { id, token, path: `/feeds/${token}` };
    },
    /** A check-in link that works now: its id and token, and how phones are put on it. */
    async checkInLink({ eventId, categoryId, ...values }: CheckInLinkValues) {
      const token = newToken();
      const { place = null, day = inDays(0), withPhones = true, maxDevices = 3, endsInHours = 10 } = values;
      const { canRedeem = false } = values;
      const id = await insert('check_in_link', {
        ...{ event_id: eventId, category_id: categoryId, place, day, with_phones: withPhones, max_devices: maxDevices },
        can_redeem: canRedeem,
        token_hash: hashToken(token),
        starts_at: new Date(clock.now().getTime() - 3_600_000),
        expires_at: new Date(clock.now().getTime() + endsInHours * 3_600_000),
      });
      return {
        id,
        token,
        /** A phone that joined: its id, its token, and the header that it asks with. */
        async device(name = "Maeve's phone") {
          const deviceToken = devicePrefix + newToken();
          const deviceId = await insert('check_in_device', { link_id: id, name, token_hash: hashToken(deviceToken) });
          return { id: deviceId, token: deviceToken, headers: { authorization: `Bearer ${deviceToken}` } };
        },
      };
    },
    async event(values: EventValues = {}) {
      const startDate = values.startDate ?? inDays(30);
      const slug = values.slug ?? `event-${randomBytes(5).toString('hex')}`;
      const eventId = await insert('event', {
        name: values.name ?? 'Winter Classic',
        slug,
        start_date: startDate,
        end_date: values.endDate ?? startDate,
        location: values.location === undefined ? 'Lake Lodge' : values.location,
        time_zone: values.timeZone ?? null,
      });
      return {
        id: eventId,
        slug,
        async category(category: { name?: string; leadId?: string } = {}) {
          const categoryId = await insert('category', {
            event_id: eventId,
            name: category.name ?? 'Timing',
            lead_id: category.leadId ?? null,
          });
          return {
            id: categoryId,
            eventId,
            async opportunity({
              name = 'Bib Caller',
              ...texts
            }: Partial<RoleTexts & { name: string; location: string }> = {}) {
              const opportunityId = await insert('opportunity', {
                event_id: eventId,
                category_id: categoryId,
                name,
                ...Object.fromEntries(Object.entries(texts).map(([text, value]) => [columnOf(text), value])),
              });
              return {
                id: opportunityId,
                categoryId,
                eventId,
                async shift(shift: ShiftValues = {}) {
                  const id = await insert('shift', {
                    event_id: eventId,
                    opportunity_id: opportunityId,
                    date: shift.date ?? startDate,
                    start_time: shift.startTime ?? '09:00',
                    end_time: shift.endTime ?? '12:00',
                    qty_required: shift.qtyRequired ?? 10,
                    location: shift.location ?? null,
                  });
                  return { id, opportunityId, categoryId, eventId };
                },
              };
            },
          };
        },
      };
    },

    /** A shift with everything above it. */
    async shift(values: ShiftValues & EventValues = {}) {
      const event = await this.event(values);
      const category = await event.category();
      const opportunity = await category.opportunity();
      return opportunity.shift({ ...values, location: null });
    },

    /** A staff member who is signed in: their id and the header that says so. */
    async staff(
      role: 'admin' | 'lead',
      values: { email?: string; firstName?: string; lastName?: string; passwordHash?: string } = {},
    ) {
      const email = values.email ?? `${randomUUID()}@example.org`;
      const userId = await insert('app_user', {
        role,
        first_name: values.firstName ?? 'Sam',
        last_name: values.lastName ?? 'Staff',
        email,
        email_key: emailKey(email),
        password_hash: values.passwordHash ?? null,
      });
      const token = newToken();
      await insert('staff_session', {
        user_id: userId,
        token_hash: hashToken(token),
        expires_at: new Date(clock.now().getTime() + 86_400_000),
      });
      return { userId, email, token, headers: { authorization: `Bearer ${token}` } };
    },
  };
}

/** Files may share a database. */
let people = randomInt(1e8, 1e9) * 1e4;

/** What a new visitor types; nobody typed it before. */
export function visitorDetails(values: Partial<Record<'firstName' | 'lastName' | 'email' | 'phone', string>> = {}) {
  people += 1;
  return { firstName: 'Vera', lastName: `Visitor${people}`, email: `vera${people}@example.org`, ...values };
}
