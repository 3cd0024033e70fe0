import type { MarkResult } from '../../contract/check-in/record-attendance.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { mayWorkInCategory } from '../categories/category.policy.js';
import { createSignups } from '../signups/create/create-signups.js';
import { refused } from './fold-marks.js';
import { lockMarkedSignups } from './marked-signups.js';
import { findPlaces, lockWalkIns, personOf, type WalkIn, type WalkInPlace } from './walk-in-places.js';

/** The id that a device made, and the signup that it stands for. */
interface WalkedIn {
  id: string;
  signupId: string;
}

/** The most people that the phones of one link may add. */
const mostOfLink = 30;

/**
 * Signs people up who came without a signup, over capacity if need be; the id that the device made becomes the id of the signup. Somebody
 * whose name exactly one active signup of the shift has is that one, and so is somebody with the name and address of one: an alias keeps the
 * id that the device made. Each is answered by itself. `refusalOfLate`: the reason for which a device whose link is over may not add one.
 */
export async function admitWalkIns(
  ctx: RequestContext,
  walkIns: readonly WalkIn[],
  refusalOfLate: (id: string) => DomainError | undefined,
): Promise<MarkResult[]> {
  if (walkIns.length === 0) return [];
  await lockWalkIns(ctx, walkIns);
  const places = new Map((await findPlaces(ctx, walkIns)).map((place) => [place.id, place]));
  const isDevice = ctx.viewer.kind === 'device';
  let added = isDevice ? await countOfLink(ctx) : 0;
  const [created, renamed]: [WalkIn[], WalkedIn[]] = [[], []];
  // Those of this call, by shift and person, and by shift and name: the same call in parts gives the same people.
  const [createdAs, createdNames] = [new Map<string, string>(), new Map<string, string[]>()];
  const results = new Map<string, MarkResult>();
  for (const walkIn of walkIns) {
    const id = walkIn.id.toLowerCase();
    if (results.has(id)) continue;
    const place = places.get(id);
    const refusal = refusalOf(ctx, place) ?? (place?.knownAs ? undefined : refusalOfLate(id));
    const { emailKey, nameKey } = personOf(walkIn);
    const name = `${walkIn.shiftId.toLowerCase()} ${nameKey}`;
    const sameName = [...(place?.sameName ?? []), ...(createdNames.get(name) ?? [])];
    const namesake = walkIn.separate || sameName.length > 1 ? undefined : sameName[0];
    const same = place?.samePerson ?? createdAs.get(`${name} ${emailKey}`) ?? namesake;
    if (refusal) results.set(id, refused(id, refusal));
    else if (place?.knownAs) results.set(id, { id, result: 'KNOWN', signupId: place.knownAs });
    else if (same) {
      renamed.push({ id, signupId: same });
      results.set(id, { id, result: 'STORED', signupId: same });
    } else if (isDevice && added >= mostOfLink) results.set(id, refused(id, tooManyOfLink()));
    else {
      added += 1;
      created.push(walkIn);
      createdAs.set(`${name} ${emailKey}`, id);
      createdNames.set(name, [...(createdNames.get(name) ?? []), id]);
      results.set(id, { id, result: 'STORED', signupId: id });
    }
  }
  await signUp(ctx, created);
  const known = await lockNamesakes(ctx, renamed);
  for (const one of known) results.set(one.id, { ...one, result: 'STORED' });
  await keepIds(ctx, [...known, ...created.map(({ id }) => ({ id: id.toLowerCase(), signupId: id.toLowerCase() }))]);
  return walkIns.map(({ id }) => results.get(id.toLowerCase()) ?? refused(id, new DomainError('SHIFT_NOT_FOUND')));
}

function refusalOf({ viewer }: RequestContext, place: WalkInPlace | undefined): DomainError | undefined {
  if (!place?.eventId) return new DomainError('SHIFT_NOT_FOUND');
  // Sent again, after its place was renamed.
  if (!(viewer.kind === 'device' ? place.isAtPost || place.isOfLink : mayWorkInCategory(viewer, place)))
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
  const wanted = walkIns.map((walkIn) => ({
    signupId: walkIn.id.toLowerCase(),
    shiftId: walkIn.shiftId.toLowerCase(),
    person: personOf(walkIn),
    overCapacity: true,
    walkedIn: true,
  }));
  try {
    await createSignups(ctx, wanted, true, { several: true });
  } catch (error) {
    const { status } = error instanceof DomainError ? error : (ctx.services.translateError(error) ?? {});
    throw status === 404 || status === 409 ? new ChangedMeanwhile(error) : error;
  }
}

/**
 * A shift changed since it was read, or somebody added the same person at this moment. Makes `retryTransaction` run it again, which then
 * answers each by itself: what `createSignups` refuses, it refuses for all.
 */
class ChangedMeanwhile extends Error {
  readonly code = '40001';

  constructor(cause: unknown) {
    super('A shift changed while people were added to it', { cause });
  }
}

/**
 * Locks the signups that walk-ins turned out to be until the ids are kept: a merge that drops one afterwards takes its ids along. One that a
 * merge dropped before is the one that it became.
 */
async function lockNamesakes(ctx: RequestContext, renamed: readonly WalkedIn[]): Promise<WalkedIn[]> {
  if (renamed.length === 0) return [];
  const { signups } = await lockMarkedSignups(ctx, [...new Set(renamed.map(({ signupId }) => signupId))], []);
  return renamed.map(({ id, signupId }) => {
    const now = signups.find(({ askedAs }) => askedAs.includes(signupId));
    return { id, signupId: now?.id ?? signupId };
  });
}

/** Keeps the ids that devices made, those of new signups too: they say by which link they were added. */
async function keepIds(ctx: RequestContext, walkedIn: readonly WalkedIn[]): Promise<void> {
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
