import type { RequestContext } from '../../platform/operation/request-context.js';
import { hasOptedOut } from '../mail-switches/mail-switch.js';
import { hoursAsPlanned } from '../../records/parts/shift-hours.js';
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
 * asked for it in this search or one before, and those who switched such mails off.
 */
export function findCandidates(
  ctx: RequestContext,
  { shiftId, signupId, atMost }: { shiftId: string; signupId: string; atMost: number },
): Promise<Candidate[]> {
  return ctx.execute<Candidate>(oneAHousehold, [shiftId, signupId, atMost]);
}

const helps = (condition: string) => `exists (
  select from signup g join event x on x.id = g.event_id where g.volunteer_id = v.id and g.status = 'active' and ${condition})`;

/** $1: the shift; $2: the signup to take over, or null. */
const withAble = (oneOf: string) => `
  with able as (
    select distinct on (${oneOf}) v.id, v.first_name, v.last_name, v.email,
      (select max(a.asked_at) from replacement_ask a join volunteer o on o.id = a.volunteer_id where o.email_key = v.email_key) as asked_at
    from shift s join event e on e.id = s.event_id join volunteer v on v.may_be_asked and v.email is not null
    where s.id = $1::uuid
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
    order by ${oneOf}, plain_letters(v.first_name), v.id
  )`;

const askedAt = instantText('asked_at');

/** $3: how many at most. */
const oneAHousehold = `${withAble('v.email_key')}
  select id as "volunteerId", first_name as "firstName", last_name as "lastName", email, ${askedAt} as "askedAt"
  from able order by asked_at nulls first, id limit $3::int`;

/** A page of the people who could do a shift, each with their cursor position, and the total. */
interface FoundCandidates {
  total: number;
  people: (Omit<Candidate, 'email'> & { place: [string, string] })[];
}

/**
 * The people who could do a shift (a UUID), for staff: all people of a household, including those who were asked before. At most `atMost`,
 * after a cursor position.
 */
export async function readCandidates(
  ctx: RequestContext,
  { shiftId, atMost, after = [] }: { shiftId: string; atMost: number; after?: string[] },
): Promise<FoundCandidates> {
  const [found] = await ctx.services.rows.read<FoundCandidates & Record<string, unknown>>({
    name: 'candidates-of-shift',
    text: everybody,
    values: [shiftId, null, atMost, after[0] ?? null, after[1] ?? null],
  });
  return found ?? { total: 0, people: [] };
}

/** $3: how many at most; $4 and $5: the cursor position after which they come, or null. */
const everybody = `${withAble('v.id')}, placed as (select *, coalesce(asked_at, '-infinity') as since from able), page as (
    select * from placed where $4::timestamptz is null or (since, id) > ($4::timestamptz, $5::uuid) order by since, id limit $3::int)
  select (select count(*)::int from able) as total, (
    select coalesce(json_agg(json_build_object('volunteerId', id, 'firstName', first_name, 'lastName', last_name,
      'askedAt', ${askedAt}, 'place', json_build_array(since::text, id)) order by since, id), '[]') from page) as people`;
