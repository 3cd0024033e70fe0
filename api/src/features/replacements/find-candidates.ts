import type { AskAnswer } from '../../contract/signups/asked-person.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { hasOptedOut } from '../mail-switches/mail-switch.js';
import { hoursAsPlanned } from '../../records/parts/shift-hours.js';
import { cameWords } from '../../records/parts/attendance-sql.js';
import { takesPlace } from '../../records/parts/shift-figures.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';

/** A person who agreed to be asked when someone drops out, and who could come. */
export interface Candidate {
  volunteerId: string;
  firstName: string;
  lastName: string;
  email: string;
  /** When they were last asked, for any spot, ISO 8601; null if never. */
  askedAt: string | null;
}

/** An event that began up to so many days before counts as last year's. */
const lastYear = 400;

/**
 * Volunteers of the event, or of one in the year before it, who agreed, are neither in the shift nor in another one at that time, and whose
 * mail can be delivered; one for each household, those asked longest ago first. Leaves out the household of `signupId`, those who were
 * asked for it in this search or one before, those who said no to this shift on the phone, and those who switched such mails off.
 */
export function findCandidates(
  ctx: RequestContext,
  { shiftId, signupId, atMost }: { shiftId: string; signupId: string; atMost: number },
): Promise<Candidate[]> {
  return ctx.execute<Candidate>(oneAHousehold, [shiftId, signupId, atMost]);
}

const helps = (condition: string) => `exists (
  select from signup g join event x on x.id = g.event_id where g.volunteer_id = v.id and g.status = 'active' and ${condition})`;

/** When the household of `v` was last asked, by mail or by phone. */
const lastAsked = (table: string) =>
  `(select max(a.asked_at) from ${table} a join volunteer o on o.id = a.volunteer_id where o.email_key = v.email_key)`;

/** $1: the shift; $2: the signup to take over, or null. */
const withAble = (oneOf: string, among = 'true') => `
  with able as (
    select distinct on (${oneOf}) v.id, v.first_name, v.last_name, v.email,
      greatest(${lastAsked('replacement_ask')}, ${lastAsked('asked_person')}) as asked_at
    from shift s join event e on e.id = s.event_id join volunteer v on v.may_be_asked and v.email is not null
    where s.id = $1::uuid and ${among}
      and ${helps(`(x.id = e.id or (x.start_date < e.start_date and x.start_date >= e.start_date - ${lastYear}))`)}
      and not exists (
        select from signup g join volunteer same on same.id = g.volunteer_id join shift other on other.id = g.shift_id
          join event their on their.id = other.event_id
        where g.status = 'active' and same.email_key = v.email_key and same.name_key = v.name_key
          and (other.id = s.id or ${takesPlace('other', 'their')} and ${hoursAsPlanned('other')} && ${hoursAsPlanned('s')}))
      and not exists (select from outbox m where m.state = 'failed' and m.settled_at is null and m.reached_at is null
        and m.recipient_key = v.email_key)
      and ($2::uuid is null or not ${hasOptedOut('v.email_key')})
      and ($2::uuid is null or not exists (
        select from signup g join volunteer giver on giver.id = g.volunteer_id where g.id = $2::uuid and giver.email_key = v.email_key))
      and ($2::uuid is null or not exists (
        select from replacement_ask a join replacement before on before.id = a.replacement_id join volunteer o on o.id = a.volunteer_id
        where before.signup_id = $2::uuid and o.email_key = v.email_key))
      and ($2::uuid is null or not exists (
        select from asked_person a where a.shift_id = s.id and a.volunteer_id = v.id and a.answer = 'NO'))
    order by ${oneOf}, plain_letters(v.first_name), v.id
  )`;

const askedAt = instantText('asked_at');

/** $3: how many at most. */
const oneAHousehold = `${withAble('v.email_key')}
  select id as "volunteerId", first_name as "firstName", last_name as "lastName", email, ${askedAt} as "askedAt"
  from able order by asked_at nulls first, id limit $3::int`;

/** Whether this person ($3) is one of those who could do the shift. */
export const isCandidate = `${withAble('v.id', 'v.id = $3::uuid')} select id from able`;

/** What somebody answered when they were asked for the shift by phone, when, and who asked. */
export interface AskedNote {
  answer: AskAnswer;
  at: string;
  by: string | null;
}

interface FoundCandidate extends Omit<Candidate, 'email'> {
  heldBefore: number;
  came: number;
  missed: number;
  asked: AskedNote | null;
  /** The cursor position. */
  place: string[];
}

/** A page of the people who could do a shift, and the total. */
interface FoundCandidates {
  total: number;
  people: FoundCandidate[];
}

interface Asked {
  shiftId: string;
  /** Whose categories `came` and `missed` count; null for all. */
  leadId: string | null;
  atMost: number;
  after?: string[];
  /** This person alone. */
  volunteerId?: string;
}

/**
 * The people who could do a shift (a UUID), for staff: all people of a household, including those who were asked before. First those who
 * held a role of this name most often, then those who came most often, then those asked longest ago. At most `atMost`, after a cursor
 * position.
 */
export async function readCandidates(
  ctx: RequestContext,
  { shiftId, leadId, atMost, after = [], volunteerId }: Asked,
): Promise<FoundCandidates> {
  const [held = null, came = null, since = null, id = null] = after;
  const [found] = await ctx.services.rows.read<FoundCandidates & Record<string, unknown>>({
    name: 'candidates-of-shift',
    text: everybody,
    values: [shiftId, null, atMost, held, came, since, id, leadId, volunteerId ?? null],
  });
  return found ?? { total: 0, people: [] };
}

const counted = (condition: string) =>
  `count(*) filter (where ($8::uuid is null or c.lead_id = $8::uuid) and ${cameWords('g')} = ${condition})::int`;

/*
 * $3: how many at most; $4 to $7: the cursor position after which they come, or null; $8: the lead, null for an admin; $9: one person, or
 * null. Copies of a role share its name alone. A role was held in a shift that took place, is over, and whose signup is active.
 */
const everybody = `${withAble('v.id', '($9::uuid is null or v.id = $9::uuid)')}, placed as (
    select able.*, n.*, coalesce(able.asked_at, '-infinity') as since from able cross join lateral (
      select ${counted("'yes'")} as came, ${counted("'no' and g.status = 'active'")} as missed,
        count(*) filter (where g.status = 'active' and ${takesPlace('s', 'e')} and s.ends_at <= now() and plain_letters(o.name) = (
          select plain_letters(this.name) from shift x join opportunity this on this.id = x.opportunity_id where x.id = $1::uuid))::int as held
      from signup g join shift s on s.id = g.shift_id join event e on e.id = s.event_id join opportunity o on o.id = s.opportunity_id
        join category c on c.id = o.category_id
      where g.volunteer_id = able.id
    ) n
  ), page as (
    select * from placed where $4::int is null or (-held, -came, since, id) > (-$4::int, -$5::int, $6::timestamptz, $7::uuid)
    order by held desc, came desc, since, id limit $3::int)
  select (select count(*)::int from able) as total, (
    select coalesce(json_agg(json_build_object('volunteerId', id, 'firstName', first_name, 'lastName', last_name,
      'askedAt', ${askedAt}, 'heldBefore', held, 'came', came, 'missed', missed, 'asked', (
        select json_build_object('answer', a.answer, 'at', ${instantText('a.asked_at')}, 'by', (
          select u.first_name || ' ' || u.last_name from app_user u where u.id = a.asked_by_id))
        from asked_person a where a.shift_id = $1::uuid and a.volunteer_id = page.id),
      'place', json_build_array(held::text, came::text, since::text, id)) order by held desc, came desc, since, id), '[]') from page) as people`;
