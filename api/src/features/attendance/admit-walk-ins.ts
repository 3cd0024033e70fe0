import type { MarkResult, RecordAttendanceInput } from '../../contract/check-in/record-attendance.js';
import type { EventState } from '../../contract/programme/event-state.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { emailKey, keyWithoutAddress, nameKey } from '../../platform/text/person-key.js';
import { mayWorkInCategory } from '../categories/category.policy.js';
import { createSignups, type PersonToPlace } from '../signups/create/create-signups.js';
import { refused } from './fold-marks.js';
import type { LinkOfDevice } from './link-of-device.js';

/** Somebody who came without a signup, as sent. */
type WalkIn = NonNullable<RecordAttendanceInput['walkIns']>[number];

/** The most people that the phones of one link may add. */
const mostOfLink = 30;

/**
 * Signs people up who came without a signup, over capacity if need be; the id that the device made becomes the id of the signup. Somebody
 * whose name exactly one active signup of the shift has is that one: an alias keeps the id that the device made. Each is answered by itself.
 */
export async function admitWalkIns(
  ctx: RequestContext,
  walkIns: readonly WalkIn[],
  link: LinkOfDevice | undefined,
): Promise<MarkResult[]> {
  if (walkIns.length === 0) return [];
  const places = new Map((await findPlaces(ctx, walkIns)).map((place) => [place.id, place]));
  let added = link ? await countOfLink(ctx) : 0;
  const [created, renamed]: [WalkIn[], { id: string; signupId: string }[]] = [[], []];
  const results = new Map<string, MarkResult>();
  for (const walkIn of walkIns) {
    const id = walkIn.id.toLowerCase();
    const place = places.get(id);
    const refusal = refusalOf(ctx, place, link);
    if (results.has(id)) continue;
    if (refusal) results.set(id, refused(id, refusal));
    else if (place?.knownAs) results.set(id, { id, result: 'KNOWN', signupId: place.knownAs });
    else if (!walkIn.separate && place?.sameName?.length === 1) {
      renamed.push({ id, signupId: place.sameName[0] ?? '' });
      results.set(id, { id, result: 'STORED', signupId: place.sameName[0] });
    } else if (link && added >= mostOfLink) results.set(id, refused(id, tooManyOfLink()));
    else {
      added += 1;
      created.push(walkIn);
      results.set(id, { id, result: 'STORED', signupId: id });
    }
  }
  await signUp(ctx, created);
  await keepIds(ctx, [...renamed, ...created.map(({ id }) => ({ id: id.toLowerCase(), signupId: id.toLowerCase() }))]);
  return walkIns.map(({ id }) => results.get(id.toLowerCase()) ?? refused(id, new DomainError('SHIFT_NOT_FOUND')));
}

/** Where somebody who walks in would help. */
interface Place {
  /** The id that the device made. */
  id: string;
  /** The signup that it stands for already, if any. */
  knownAs: string | null;
  eventId: string | null;
  categoryId: string;
  leadId: string | null;
  eventState: EventState;
  /** YYYY-MM-DD */
  day: string;
  isCalledOff: boolean;
  /** Active signups of the shift under this name. */
  sameName: string[] | null;
}

function findPlaces(ctx: RequestContext, walkIns: readonly WalkIn[]): Promise<Place[]> {
  return ctx.execute<Place>(
    `select w.id, coalesce(a.signup_id, own.id) as "knownAs", s.event_id as "eventId", c.id as "categoryId", c.lead_id as "leadId",
       e.state as "eventState", to_char(s.date, 'YYYY-MM-DD') as day, s.cancelled_at is not null as "isCalledOff",
       (select array_agg(g.id::text order by g.id) from signup g join volunteer v on v.id = g.volunteer_id
         where g.shift_id = s.id and g.status = 'active' and split_part(v.name_key, chr(30), 1) = w."nameKey") as "sameName"
     from jsonb_to_recordset(?::jsonb) as w (id uuid, "shiftId" uuid, "nameKey" text)
       left join signup_alias a on a.id = w.id left join signup own on own.id = w.id
       left join shift s on s.id = w."shiftId" left join opportunity o on o.id = s.opportunity_id
       left join category c on c.id = o.category_id left join event e on e.id = s.event_id`,
    [
      JSON.stringify(
        walkIns.map(({ id, shiftId, firstName, lastName }) => ({ id, shiftId, nameKey: nameKey(firstName, lastName) })),
      ),
    ],
  );
}

function refusalOf(
  { viewer }: RequestContext,
  place: Place | undefined,
  link: LinkOfDevice | undefined,
): DomainError | undefined {
  if (!place?.eventId) return new DomainError('SHIFT_NOT_FOUND');
  const isOfLink =
    link !== undefined &&
    link.eventId === place.eventId &&
    link.day === place.day &&
    (link.categoryId === null || link.categoryId === place.categoryId);
  if (!(viewer.kind === 'device' ? isOfLink : mayWorkInCategory(viewer, place)))
    return new DomainError('SHIFT_NOT_FOUND');
  if (place.knownAs) return undefined;
  if (place.eventState === 'CANCELLED') return new DomainError('EVENT_CANCELLED');
  return place.isCalledOff ? new DomainError('SHIFT_CANCELLED') : undefined;
}

function tooManyOfLink(): DomainError {
  return new DomainError('TOO_MANY_REQUESTS', {
    message: `${mostOfLink} people were added by this link. Ask the lead to add more.`,
  });
}

async function signUp(ctx: RequestContext, walkIns: readonly WalkIn[]): Promise<void> {
  if (walkIns.length === 0) return;
  await createSignups(
    ctx,
    walkIns.map((walkIn) => ({
      signupId: walkIn.id.toLowerCase(),
      shiftId: walkIn.shiftId.toLowerCase(),
      person: personOf(walkIn),
      overCapacity: true,
    })),
    true,
    { several: true },
  );
}

function personOf({ id, firstName, lastName, email, phone }: WalkIn): PersonToPlace {
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

/** Keeps the ids that devices made, those of new signups too: they say who walked in, and by which link. */
async function keepIds(ctx: RequestContext, walkedIn: readonly { id: string; signupId: string }[]): Promise<void> {
  if (walkedIn.length === 0) return;
  const { viewer } = ctx;
  await ctx.execute(
    `insert into signup_alias (id, event_id, signup_id, link_id)
     select w.id, g.event_id, g.id, ?::uuid from jsonb_to_recordset(?::jsonb) as w (id uuid, "signupId" uuid)
       join signup g on g.id = w."signupId"`,
    [viewer.kind === 'device' ? viewer.linkId : null, JSON.stringify(walkedIn)],
  );
}

async function countOfLink({ viewer, execute }: RequestContext): Promise<number> {
  if (viewer.kind !== 'device') return 0;
  const [counted] = await execute<{ added: number }>(
    'select count(*)::int as added from signup_alias where link_id = ? and id = signup_id',
    [viewer.linkId],
  );
  return counted?.added ?? 0;
}
