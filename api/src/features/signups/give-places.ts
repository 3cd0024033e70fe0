import { randomUUID } from 'node:crypto';
import { isId } from '../../contract/fields.js';
import { clock, instantOf } from '../../platform/clock.js';
import { DomainError } from '../../platform/domain-error.js';
import { momentWords } from '../../platform/moment-words.js';
import { emailKey, nameKey } from '../../platform/person-key.js';
import { recordAction } from '../../platform/record-action.js';
import type { RequestContext } from '../../platform/request-context.js';
import { newHouseholdLink, trustHouseholdLink, type HouseholdLink } from '../household-links/issue-household-link.js';
import { shiftWords } from '../shifts/shift-words.js';
import { endReplacedSignup, getReplacedSignup } from './get-replaced-signup.js';
import type { SignupFacts } from './find-signup-facts.js';
import { placesStatement, type PlaceRow, type WantedRow } from './give-places-sql.js';
import { shiftTaken } from './signup.announcements.js';

/** Somebody who is to have a place: as typed, or as stored. The keys say who they are. */
export interface PersonToPlace {
  firstName: string;
  lastName: string;
  email: string;
  /** Kept when none is known. */
  phone: string | null;
  emailKey: string;
  nameKey: string;
}

/** A place that is asked for. What staff alone may ask for is left out for everybody else. */
export interface PlaceToGive {
  shiftId: string;
  person: PersonToPlace;
  /** Also into a full shift. */
  overCapacity?: boolean;
  /** The signup of the same shift that ends in the same step. */
  replaces?: string | null;
}

/** A place that somebody has now. */
export interface GivenPlace {
  signupId: string;
  shiftId: string;
  volunteerId: string;
  /** ISO 8601. */
  createdAt: string;
  /** The person's other active shifts that overlap. */
  conflictIds: string[];
}

/** The person behind what somebody typed. */
export function personOf(typed: Pick<PersonToPlace, 'firstName' | 'lastName' | 'email' | 'phone'>): PersonToPlace {
  const { firstName, lastName, email, phone } = typed;
  return { firstName, lastName, email, phone, emailKey: emailKey(email), nameKey: nameKey(firstName, lastName) };
}

/**
 * Gives people places, all or none: person, household link and place in one statement, then the mail that is owed and, for staff, the audit
 * log. `byStaff`: by staff who manage these shifts, so also in those that have started or are closed. A refusal undoes the whole transaction.
 * Errors: SHIFT_NOT_FOUND, also in a draft, EVENT_CANCELLED, SHIFT_STARTED, SIGNUPS_NOT_OPEN, SIGNUPS_CLOSED, SHIFT_CLOSED, ALREADY_SIGNED_UP,
 * SHIFT_FULL, SIGNUP_NOT_FOUND for what is to be replaced.
 */
export async function givePlaces(
  ctx: RequestContext,
  wanted: readonly PlaceToGive[],
  byStaff: boolean,
): Promise<GivenPlace[]> {
  if (!wanted.every(({ shiftId }) => isId(shiftId))) throw new DomainError('SHIFT_NOT_FOUND');
  const asked: AskedPlace[] = [];
  for (const place of wanted) {
    const leaving = await getReplacedSignup(ctx, place);
    asked.push({ ...place, leaving, signupId: randomUUID(), link: newHouseholdLink(ctx) });
  }
  const rows = await ctx.execute<PlaceRow>(placesStatement, [
    JSON.stringify(asked.map(rowOf)),
    ctx.services.settings.timeZone,
  ]);
  if (rows.length < wanted.length) throw new DomainError('SHIFT_NOT_FOUND');
  for (const row of rows) refusePlace(row, byStaff);
  const given: GivenPlace[] = [];
  for (const place of asked) given.push(await settle(ctx, place, rows, byStaff));
  return given;
}

interface AskedPlace extends PlaceToGive {
  signupId: string;
  leaving: SignupFacts | undefined;
  /** The household's in case that it has none. */
  link: HouseholdLink;
}

function rowOf({ signupId, shiftId, person, overCapacity, leaving, link }: AskedPlace): WantedRow {
  // For a moment whoever leaves and whoever comes are both in, so that the place can go to nobody else.
  const over = overCapacity === true || leaving?.status === 'active';
  return {
    signupId,
    shiftId,
    ...person,
    overCapacity: over,
    linkId: link.id,
    linkHash: `\\x${link.hash.toString('hex')}`,
  };
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

/** Says from when or until when an event takes signups, where it takes none just now. */
function refuseOutsideOpening({ opensAt, closesAt }: Pick<PlaceRow, 'opensAt' | 'closesAt'>, timeZone: string): void {
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

/** Does what follows from a place that was given. */
async function settle(
  ctx: RequestContext,
  { signupId, person, leaving, overCapacity, link }: AskedPlace,
  rows: readonly PlaceRow[],
  byStaff: boolean,
): Promise<GivenPlace> {
  const row = rows.find((one) => one.signupId === signupId);
  if (!row?.volunteerId || !row.createdAt || !row.linkId || !row.linkHash) throw new Error('The place was not given');
  const { facts, volunteerId, createdAt, conflictIds } = row;
  const isNew = row.isNew === true;
  const { firstName, lastName, email } = person;
  const householdTokenId = await trustHouseholdLink(ctx, email, { id: row.linkId, hash: row.linkHash }, link);
  const volunteer = { firstName, lastName, email };
  const signup = { signupId, volunteer, ...facts, householdTokenId };
  await ctx.announce(shiftTaken, { signup, volunteerId, isNew, gotPhone: row.gotPhone === true });
  if (byStaff)
    await recordAction(ctx, {
      action: 'signup.assigned',
      recordId: signupId,
      eventId: facts.event.id,
      summary: `${firstName} ${lastName}: ${shiftWords(facts.opportunity.name, facts.shift)}${overCapacity ? ' (over capacity)' : ''}`,
    });
  if (leaving) await endReplacedSignup(ctx, leaving, { newId: signupId, overCapacity: overCapacity === true });
  return { signupId, shiftId: facts.shift.id, volunteerId, createdAt, conflictIds };
}
