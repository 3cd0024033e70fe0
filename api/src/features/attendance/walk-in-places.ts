import type { RecordAttendanceInput } from '../../contract/check-in/record-attendance.js';
import type { EventState } from '../../contract/programme/event-state.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { emailKey, keyWithoutAddress, nameKey } from '../../platform/text/person-key.js';
import { isAtPostOfLink } from '../../records/parts/post-sql.js';
import type { PersonToPlace } from '../signups/create/person-to-place.js';

/** Somebody who came without a signup, as sent. */
export type WalkIn = NonNullable<RecordAttendanceInput['walkIns']>[number];

/** Where somebody who walks in would help. */
export interface WalkInPlace {
  /** The id that the device made. */
  id: string;
  /** The signup that it stands for already, if any. */
  knownAs: string | null;
  eventId: string | null;
  categoryId: string;
  leadId: string | null;
  eventState: EventState;
  isCalledOff: boolean;
  /** Whether it is at the post of the link by which the caller came. */
  isAtPost: boolean;
  /** Whether a phone of that link added it before. */
  isOfLink: boolean;
  /** The active signup of the shift with this name and address, if any. */
  samePerson: string | null;
  /** Active signups of the shift under this name. */
  sameName: string[] | null;
}

/** Where these people would help, and who of them is there already. */
export function findPlaces({ viewer, execute }: RequestContext, walkIns: readonly WalkIn[]): Promise<WalkInPlace[]> {
  const linkId = viewer.kind === 'device' ? viewer.linkId : null;
  const wanted = walkIns.map((walkIn) => {
    const { emailKey, nameKey } = personOf(walkIn);
    return { id: walkIn.id, shiftId: walkIn.shiftId, emailKey, nameKey };
  });
  return execute<WalkInPlace>(
    `select w.id, coalesce(a.signup_id, own.id) as "knownAs", s.event_id as "eventId", c.id as "categoryId", c.lead_id as "leadId",
       e.state as "eventState", s.cancelled_at is not null as "isCalledOff",
       exists (select from check_in_link l where l.id = ?::uuid and ${isAtPostOfLink}) as "isAtPost",
       coalesce(a.link_id = ?::uuid, false) as "isOfLink",
       (select g.id from signup g join volunteer v on v.id = g.volunteer_id
         where g.shift_id = s.id and g.status = 'active' and v.email_key = w."emailKey" and v.name_key = w."nameKey") as "samePerson",
       (select array_agg(g.id::text order by g.id) from signup g join volunteer v on v.id = g.volunteer_id
         where g.shift_id = s.id and g.status = 'active' and split_part(v.name_key, chr(30), 1) = w."nameKey") as "sameName"
     from jsonb_to_recordset(?::jsonb) as w (id uuid, "shiftId" uuid, "emailKey" text, "nameKey" text)
       left join signup_alias a on a.id = w.id left join signup own on own.id = w.id
       left join shift s on s.id = w."shiftId" left join opportunity o on o.id = s.opportunity_id
       left join category c on c.id = o.category_id left join event e on e.id = s.event_id`,
    [linkId, linkId, JSON.stringify(wanted)],
  );
}

/** The person of a walk-in; without an address they have a key of their own. */
export function personOf({ id, firstName, lastName, email, phone }: WalkIn): PersonToPlace {
  const address = email ?? keyWithoutAddress(id.toLowerCase());
  return {
    firstName,
    lastName,
    email: address,
    phone,
    emailKey: email ? emailKey(email) : address,
    nameKey: nameKey(firstName, lastName),
  };
}

/**
 * Waits for other calls that add people to the same shifts: two phones that add one person at the same moment, and a phone that sends again
 * what is still under way, must each see what the other wrote.
 */
export async function lockWalkIns(ctx: RequestContext, walkIns: readonly WalkIn[]): Promise<void> {
  await ctx.execute(
    `select pg_advisory_xact_lock(hashtextextended('walk-ins ' || id, 0)) from (select distinct id from unnest(?::uuid[]) id order by id) shifts`,
    [walkIns.map(({ shiftId }) => shiftId)],
  );
}
