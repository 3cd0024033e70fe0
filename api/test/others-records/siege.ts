import { randomUUID } from 'node:crypto';
import { newWorld, type World } from '../authorization-world.js';
import { given } from '../given.js';
import { cookieFor } from '../household-apis.js';
import type { SharedTestServer } from '../shared-test-server.js';

/** Callers who try to reach what is not theirs. All of them except the visitor have something of their own. */
export type Attacker = 'visitor' | 'stranger' | 'newcomer' | 'forged' | 'otherLead' | 'deposed' | 'ended';

/** A world with a household, a lead and an event to be kept, and attackers with records of their own in it. */
export interface Siege extends World {
  /** Of the other lead's own category. */
  ownCategory: string;
  ownOpportunity: string;
  ownShift: string;
  /** The stranger's own signup, for the same shift as the household's, and the stranger. */
  ownSignup: string;
  ownVolunteer: string;
  /** A full shift of the victims' category, and the signup in it. */
  fullShift: string;
  fullSignup: string;
  /** The mail of the bulk mail that did not arrive. */
  bulkMailMessage: string;
  as: Record<Attacker, Record<string, string>>;
  /** What no answer to an attacker may hold. */
  secrets: string[];
}

const phone = '0550 424242';

/** Everything to be kept, and everybody who is after it. */
export async function newSiege(server: SharedTestServer): Promise<Siege> {
  const { pool } = server.database;
  const world = await newWorld(server);
  const one = async (text: string, values: unknown[]): Promise<string> =>
    (await pool.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  const ownCategory = await one(`select id from category where event_id = $1 and name = 'Feed Station'`, [world.event]);
  const ownOpportunity = await one(
    `insert into opportunity (event_id, category_id, name) values ($1, $2, 'Cook') returning id`,
    [world.event, ownCategory],
  );
  const ownShift = await one(
    `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select event_id, $2, date, '18:00', '20:00', 5 from shift where id = $1 returning id`,
    [world.shift, ownOpportunity],
  );
  const fullShift = await one(
    `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
     select event_id, opportunity_id, date, '21:00', '22:00', 1 from shift where id = $1 returning id`,
    [world.shift],
  );
  const fullSignup = await one(
    'insert into signup (event_id, shift_id, volunteer_id) values ($1, $2, $3) returning id',
    [world.event, fullShift, world.relative],
  );
  const ownVolunteer = await one('select id from volunteer where email = $1', [world.otherEmail]);
  const ownSignup = await one('select id from signup where volunteer_id = $1', [ownVolunteer]);
  await pool.query(`update volunteer set last_name = 'Verborgen', phone = $2 where email = $1`, [world.email, phone]);
  await pool.query(`update outbox set recipient_name = 'Vera Verborgen' where recipient = $1`, [world.email]);
  await pool.query(`update bulk_mail set body = 'The key is under the mat.' where id = $1`, [world.bulkMail]);
  const make = given(pool);
  const [deposed, ended] = await Promise.all([make.staff('lead'), make.staff('admin')]);
  await pool.query('delete from staff_session where user_id = $1', [ended.userId]);
  const [, sealed = ''] = /=(.+)$/.exec(world.headers.household.cookie ?? '') ?? [];
  return {
    ...world,
    ...{ ownCategory, ownOpportunity, ownShift, ownSignup, ownVolunteer, fullShift, fullSignup },
    bulkMailMessage: await one('select id from outbox where bulk_mail_id = $1', [world.bulkMail]),
    as: {
      visitor: {},
      stranger: world.headers.otherHousehold,
      // A browser that made one signup, and has the pass only for that.
      newcomer: cookieFor(server, {
        email: world.otherEmail,
        source: 'record',
        recordIds: [ownSignup, world.signup],
        made: [ownSignup],
      }),
      // The household's own cookie, changed by one letter behind its middle, where the content ends and the seal begins.
      forged: {
        cookie: (world.headers.household.cookie ?? '').replace(sealed, tampered(sealed)),
        authorization: `Bearer ${randomUUID()}`,
      },
      otherLead: world.headers.otherLead,
      deposed: deposed.headers,
      ended: ended.headers,
    },
    secrets: [world.email, phone, 'Verborgen', 'under the mat', world.link],
  };
}

function tampered(text: string): string {
  const at = Math.floor(text.length * 0.75);
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
}

/** What changes on its own: the last use of a session, and how far a mail has come. */
const lasting: Record<string, string> = {
  staff_session: 'id, user_id, token_hash, expires_at',
  job: 'id, kind, key',
  outbox: 'id, template, recipient, recipient_name, bulk_mail_id',
};

/** A hash over every row of every table. */
export async function everyRow(server: SharedTestServer): Promise<Record<string, string>> {
  const { pool } = server.database;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const hashes = rows.map(
    ({ name }) =>
      `select '${name}' as name, (select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), ''))
          from (select ${lasting[name] ?? '*'} from "${name}") t) as hash`,
  );
  const answer = await pool.query<{ name: string; hash: string }>(hashes.join(' union all '));
  return Object.fromEntries(answer.rows.map(({ name, hash }) => [name, hash]));
}

/** A hash over what is the victims' own: the lead's category with all that is in it, the household, and every account. Only the last day of the event follows its shifts. */
export async function victims({ database: { pool } }: SharedTestServer, siege: Siege): Promise<string> {
  const { rows } = await pool.query<{ all: string }>(
    `select json_build_array(
       (select json_agg(to_jsonb(e) - 'last_day' order by e.id) from event e where id = any($4)), (select json_agg(c) from category c where id = $1),
       (select json_agg(o order by o.id) from opportunity o where category_id = $1 or id = $5),
       (select json_agg(s order by s.id) from shift s join opportunity o on o.id = s.opportunity_id where o.category_id = $1),
       (select json_agg(g order by g.id) from signup g join volunteer v on v.id = g.volunteer_id where v.email = $2),
       (select json_agg(v order by v.id) from volunteer v where email = $2),
       (select json_agg(m order by m.id) from (select ${lasting.outbox} from outbox where recipient = $2) m),
       (select json_agg(b order by b.id) from bulk_mail b where id = $3),
       (select json_agg(h order by h.id) from household_token h join volunteer v on v.email_key = h.email_key where v.email = $2),
       (select json_agg(u order by u.id) from app_user u), (select count(*) from magic_link), (select count(*) from password_reset_token)
     )::text as all`,
    [siege.category, siege.email, siege.bulkMail, [siege.event, siege.strangeEvent], siege.opportunity],
  );
  return rows[0]?.all ?? '';
}
