import { randomUUID } from 'node:crypto';
import { isId } from '../../../contract/text/fields.js';
import { clock, instantOf } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { momentWords } from '../../../platform/text/moment-words.js';
import { emailKey, nameKey } from '../../../platform/text/person-key.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { howOpened } from '../../household-links/how-opened.js';
import {
  newHouseholdLink,
  trustHouseholdLink,
  type HouseholdLink,
} from '../../household-links/issue-household-link.js';
import { shiftWords } from '../../shifts/shift-words.js';
import { endReplacedSignup, getReplacedSignup } from '../staff/get-replaced-signup.js';
import {
  storeAnswers,
  refuseAnswers,
  type AskingPlaceGiven,
  type SubmittedAnswers,
} from '../../questions/keep-answers.js';
import { namedToStaff } from '../move/find-overlapping-shifts.js';
import type { SignupFacts } from '../find-signup-facts.js';
import { placesStatement, type PlaceRow, type WantedRow } from './create-signups-sql.js';
import { storeConsents } from './keep-consents.js';
import { placesTaken, type ShiftTaken, type SignupFact } from '../signup.announcements.js';

// Longer than most: whoever changes how a place is given, and why one is not, finds all of it in one place.

/** Somebody who is to have a place: as typed, or as stored. The keys say who they are. */
export interface PersonToPlace {
  firstName: string;
  lastName: string;
  email: string;
  /** Kept when none is known. */
  phone: string | null;
  emailKey: string;
  nameKey: string;
  /** They agree to be asked when somebody drops out; nothing takes it back here. */
  mayBeAsked?: boolean | null;
}

/** A place that is asked for. What staff alone may ask for is left out for everybody else. */
export interface SignupRequest {
  shiftId: string;
  person: PersonToPlace;
  /** Also into a full shift. */
  overCapacity?: boolean;
  /** The signup of the same shift that ends in the same step. */
  replaces?: string | null;
  /** The waitlist's entry for which the place is held. Error when it no longer is: OFFER_OVER. */
  entryId?: string;
  /** What they answered to what the shift asks, and who agrees. */
  said?: SubmittedAnswers;
  /** The place is somebody else's, who gives it up in the same transaction (`transferSignup`): for a moment both are in. */
  takesOver?: boolean;
}

/** A place that somebody has now. */
export interface CreatedSignup {
  signupId: string;
  shiftId: string;
  volunteerId: string;
  /** ISO 8601. */
  createdAt: string;
  /** Whether the person has other active shifts that overlap, also such as are named to nobody; said where staff gave the place alone. */
  isBusy: boolean;
  /** Those shifts; for staff those that they may be told of. */
  conflictIds: string[];
  /** What staff are warned of, such as questions that nobody answered. */
  warnings: string[];
}

/** The person behind what somebody typed. */
export function personOf(
  typed: Pick<PersonToPlace, 'firstName' | 'lastName' | 'email' | 'phone' | 'mayBeAsked'>,
): PersonToPlace {
  const { firstName, lastName, email, phone, mayBeAsked } = typed;
  return {
    firstName,
    lastName,
    email,
    phone,
    mayBeAsked,
    emailKey: emailKey(email),
    nameKey: nameKey(firstName, lastName),
  };
}

/**
 * Gives people places, all or none: person, household link and place in one statement, then the mail that is owed and, for staff, the audit
 * log. `byStaff`: by staff who manage these shifts, so also in those that have started or are closed. `several`: a refusal names every place
 * that is refused. `byOffer`: by a link that was mailed to the household. That somebody has a place already is said to strangers only where
 * nothing else is wrong with any. A refusal undoes the whole transaction.
 * Errors: SHIFT_NOT_FOUND, also in a draft, EVENT_CANCELLED, SHIFT_CANCELLED, SHIFT_STARTED, SIGNUPS_NOT_OPEN, SIGNUPS_CLOSED,
 * SHIFT_CLOSED, ALREADY_SIGNED_UP, SHIFT_FULL, SIGNUP_NOT_FOUND for what is to be replaced, OFFER_OVER; ANSWER_REQUIRED, ANSWER_INVALID,
 * TOO_YOUNG, CONSENT_REQUIRED; for several places that of the first one refused, with a sentence for each under `places.2`.
 */
export async function createSignups(
  ctx: RequestContext,
  wanted: readonly SignupRequest[],
  byStaff: boolean,
  { several = false, byOffer = false } = {},
): Promise<CreatedSignup[]> {
  const asked: AskedPlace[] = [];
  for (const [at, place] of wanted.entries()) {
    const leaving = await getReplacedSignup(ctx, place);
    asked.push({ ...place, at, leaving, signupId: randomUUID(), link: newHouseholdLink(ctx) });
  }
  const rows = await ask(ctx, asked);
  await refuseAll(ctx, asked, rows, { byStaff, byOffer, several });
  const warnings = await storeAnswers(
    ctx,
    asked.map((place) => askingOf(place, rows[place.at])),
    { byStaff, byOffer },
  );
  const given: SettledPlace[] = [];
  for (const place of asked)
    given.push(await settle(ctx, place, rows[place.at], { warnings: warnings[place.at] ?? [], byStaff }));
  await ctx.announce(placesTaken, { places: given.map(({ taken }) => taken) });
  await storeConsents(
    ctx,
    asked.flatMap(({ person: { mayBeAsked, emailKey }, at, signupId }) => {
      const { volunteerId, isNew = true } = given[at]?.taken ?? {};
      return mayBeAsked && !isNew && volunteerId ? [{ volunteerId, signupId, emailKey }] : [];
    }),
  );
  for (const [at, place] of asked.entries()) await follow(ctx, place, given[at]?.taken.signup, byStaff);
  return given.map(({ place }) => place);
}

interface AskedPlace extends SignupRequest {
  signupId: string;
  /** Which of the list it is. */
  at: number;
  leaving: SignupFacts | undefined;
  /** The household's in case that it has none. */
  link: HouseholdLink;
}

/** What became of each place, by its number; nothing where the shift does not exist. */
async function ask(ctx: RequestContext, asked: readonly AskedPlace[]): Promise<(PlaceRow | undefined)[]> {
  try {
    const rows = await ctx.execute<PlaceRow>(placesStatement, [
      JSON.stringify(asked.map(rowOf)),
      ctx.services.settings.timeZone,
    ]);
    const stale = rows.find(
      ({ facts, eventState, held }) =>
        held && (held.version !== facts.shift.revision || held.eventState !== eventState),
    );
    if (stale) throw new ShiftChanged(stale.facts.shift.id);
    const byNumber = new Map(rows.map((row) => [row.at, row]));
    return asked.map(({ at }) => byNumber.get(at));
  } catch (error) {
    const refusal = ctx.services.translateError(error);
    if (asked.length > 1 && (refusal?.status === 409 || refusal?.status === 404)) throw new PlacesWent(error);
    throw error;
  }
}

/** One of several places went to somebody else meanwhile: the same asked again (`patiently` does) tells which. */
class PlacesWent extends Error {
  readonly code = '40001';

  constructor(cause: unknown) {
    super('One of several places went meanwhile', { cause });
  }
}

/** A shift, or the state of its event, was changed while this waited for it: the same asked again (`patiently` does) tells of it as it is. */
export class ShiftChanged extends Error {
  readonly code = '40001';

  constructor(shiftId: string) {
    super(`The shift ${shiftId} or its event was changed meanwhile`);
  }
}

const noShift = '00000000-0000-0000-0000-000000000000';

function rowOf(place: AskedPlace): WantedRow {
  const { signupId, at, shiftId, person, overCapacity, leaving, entryId, takesOver, link } = place;
  // For a moment whoever leaves and whoever comes are both in, so that the place can go to nobody else.
  const over = overCapacity === true || takesOver === true || leaving?.status === 'active';
  return {
    signupId,
    at,
    shiftId: isId(shiftId) ? shiftId : noShift,
    ...person,
    mayBeAsked: person.mayBeAsked === true,
    overCapacity: over,
    entryId: entryId ?? null,
    linkId: link.id,
    linkHash: `\\x${link.hash.toString('hex')}`,
  };
}

/** Whether this browser sees the signups of these people anyway. */
async function isOfHousehold(ctx: RequestContext, asked: readonly AskedPlace[]): Promise<boolean> {
  const [key, ...others] = new Set(asked.map(({ person }) => person.emailKey));
  return key !== undefined && others.length === 0 && (await howOpened(ctx, key)) !== null;
}

/** Says which places were not given, and why: the first one's refusal, and of several a sentence for each. */
async function refuseAll(
  ctx: RequestContext,
  asked: readonly AskedPlace[],
  rows: readonly (PlaceRow | undefined)[],
  { byStaff, byOffer, several }: { byStaff: boolean; byOffer: boolean; several: boolean },
): Promise<void> {
  const refusals = (unless: Partial<PlaceRow>) =>
    asked.flatMap(({ at, takesOver }) => {
      const row = rows[at];
      const refusal = refusalOf(row && { ...row, ...(takesOver ? noNewcomer : {}), ...unless }, byStaff);
      return refusal ? [{ at, refusal }] : [];
    });
  let refused = refusals({});
  if (refused.length > 0 && !byStaff && !byOffer && !(await isOfHousehold(ctx, asked))) {
    const others = refusals({ isTaken: false });
    // A stranger who types a name and an address learns who has a place only by a complete signup.
    if (others.length > 0) refused = others;
    else refuseAnswers(asked.map((place) => askingOf(place, rows[place.at])));
  }
  const [first] = refused;
  if (!first) return;
  if (asked.length === 1 && !several) throw first.refusal;
  const { code, message } = first.refusal;
  const fields = Object.fromEntries(refused.map(({ at, refusal }) => [`places.${at}`, refusal.message]));
  throw new DomainError(code, { message, fields });
}

/** Whoever takes over a place makes nobody more: neither a closed shift nor an event that takes no signups refuses them. */
const noNewcomer: Partial<PlaceRow> = { isClosed: false, opensAt: null, closesAt: null };

function refusalOf(row: PlaceRow | undefined, byStaff: boolean): DomainError | undefined {
  if (!row) return new DomainError('SHIFT_NOT_FOUND');
  try {
    refusePlace(row, byStaff);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Says why a place was not given. A shift that has begun takes no more volunteers by themselves; the event's time zone decides. */
export function refusePlace(
  {
    facts: { shift, event },
    isTaken,
    isFull,
    isClosed,
    overCapacity,
    eventState,
    ...openings
  }: Pick<
    PlaceRow,
    'opensAt' | 'closesAt' | 'facts' | 'isTaken' | 'isFull' | 'isClosed' | 'overCapacity' | 'eventState'
  >,
  byStaff: boolean,
): void {
  if (!byStaff && eventState === 'DRAFT') throw new DomainError('SHIFT_NOT_FOUND');
  if (eventState === 'CANCELLED') throw new DomainError('EVENT_CANCELLED');
  if (shift.cancelledAt) throw new DomainError('SHIFT_CANCELLED');
  const startsAt = instantOf(shift.date, shift.startTime, event.timeZone);
  if (!byStaff && startsAt.getTime() <= clock.now().getTime()) throw new DomainError('SHIFT_STARTED');
  if (!byStaff) refuseOutsideOpening(openings, event.timeZone);
  if (!byStaff && isClosed) throw new DomainError('SHIFT_CLOSED');
  if (isTaken)
    throw new DomainError('ALREADY_SIGNED_UP', {
      message: byStaff ? 'This person is already signed up for this shift.' : undefined,
    });
  if (isFull && !overCapacity) throw new DomainError('SHIFT_FULL');
}

/** Says from when or until when an event takes signups, where it takes none just now. Errors: SIGNUPS_NOT_OPEN, SIGNUPS_CLOSED. */
export function refuseOutsideOpening(
  { opensAt, closesAt }: Pick<PlaceRow, 'opensAt' | 'closesAt'>,
  timeZone: string,
): void {
  const now = clock.now().getTime();
  if (opensAt && Date.parse(opensAt) > now)
    throw new DomainError('SIGNUPS_NOT_OPEN', {
      message: `Signing up for this event opens on ${momentWords(opensAt, timeZone)}.`,
    });
  if (closesAt && Date.parse(closesAt) <= now)
    throw new DomainError('SIGNUPS_CLOSED', {
      message: `Signing up for this event closed on ${momentWords(closesAt, timeZone)}.`,
    });
}

/** A place that was given or refused, as far as it asks something. */
function askingOf({ signupId, person, said }: AskedPlace, row: PlaceRow | undefined): AskingPlaceGiven {
  if (!row) throw new Error('There is no such shift');
  const { facts, asks } = row;
  const volunteerId = row.volunteerId ?? '';
  const { date } = facts.shift;
  return {
    signupId,
    volunteerId,
    person,
    asks,
    role: facts.opportunity.name,
    date,
    timeZone: facts.event.timeZone,
    said,
  };
}

interface SettledPlace {
  place: CreatedSignup;
  taken: ShiftTaken;
}

/** A place that was given, and what there is to tell of it. */
async function settle(
  ctx: RequestContext,
  { signupId, person, link }: AskedPlace,
  row: PlaceRow | undefined,
  { warnings, byStaff }: { warnings: string[]; byStaff: boolean },
): Promise<SettledPlace> {
  if (!row?.volunteerId || !row.createdAt || !row.linkId || !row.linkHash) throw new Error('The place was not given');
  const { facts, volunteerId, createdAt } = row;
  const conflictIds = byStaff ? await namedToStaff(ctx, row.conflictIds) : row.conflictIds;
  const isBusy = byStaff && row.conflictIds.length > 0;
  const { firstName, lastName, email } = person;
  const householdTokenId = await trustHouseholdLink(ctx, email, { id: row.linkId, hash: row.linkHash }, link);
  const signup = { signupId, volunteer: { firstName, lastName, email }, ...facts, householdTokenId };
  return {
    place: { signupId, shiftId: facts.shift.id, volunteerId, createdAt, isBusy, conflictIds, warnings },
    taken: { signup, volunteerId, isNew: row.isNew === true, gotPhone: row.gotPhone === true },
  };
}

/** Does what follows from a place that staff gave. */
async function follow(
  ctx: RequestContext,
  { signupId, leaving, overCapacity }: AskedPlace,
  told: SignupFact | undefined,
  byStaff: boolean,
): Promise<void> {
  if (!told || !byStaff) return;
  const { volunteer, event, opportunity, shift } = told;
  await recordAction(ctx, {
    action: 'signup.assigned',
    recordId: signupId,
    eventId: event.id,
    summary: `${volunteer.firstName} ${volunteer.lastName}: ${shiftWords(opportunity.name, shift)}${overCapacity ? ' (over capacity)' : ''}`,
  });
  if (leaving) await endReplacedSignup(ctx, leaving, { newId: signupId, overCapacity: overCapacity === true });
}
