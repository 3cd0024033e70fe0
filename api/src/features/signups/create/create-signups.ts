import { randomUUID } from 'node:crypto';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
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
import { refuseAnswers, type SignupAnswers } from '../../questions/judge-answers.js';
import { storeAnswers } from '../../questions/keep-answers.js';
import type { SubmittedAnswers } from '../../questions/submitted-answers.js';
import { namedToStaff } from '../move/find-overlapping-shifts.js';
import type { SignupFacts } from '../find-signup-facts.js';
import { placesStatement, type PlaceRow, type WantedRow } from './create-signups-sql.js';
import { storeConsents } from './keep-consents.js';
import type { PersonToPlace } from './person-to-place.js';
import { refusePlace } from './refuse-place.js';
import { placesTaken, type ShiftTaken, type SignupDetails } from '../signup.announcements.js';

// Longer than most: the steps of one creation share its requests and the rows of its statement. Why a place is refused is in
// `refuse-place.ts`.

/** A requested signup. Fields that only staff may use are left out for everybody else. */
export interface SignupRequest {
  shiftId: string;
  /** The id that the signup gets; a new one unless given. */
  signupId?: string;
  person: PersonToPlace;
  /** Also into a full shift. */
  overCapacity?: boolean;
  /** They came without a signup. */
  walkedIn?: boolean;
  /** A signup of the same shift, cancelled in the same transaction. */
  replaces?: string | null;
  /** The waitlist entry that the spot is held for. Error if it no longer is: OFFER_OVER. */
  entryId?: string;
  /** Their answers to the shift's questions, and the guardian who agrees. */
  submitted?: SubmittedAnswers;
  /** The spot is another person's, whose signup ends in the same transaction (`transferSignup`); for a moment both signups are active. */
  takesOver?: boolean;
}

/** A signup that was just created. */
export interface CreatedSignup {
  signupId: string;
  shiftId: string;
  volunteerId: string;
  /** ISO 8601. */
  createdAt: string;
  /** Whether the person has other active shifts that overlap, including those not in `conflictIds`. Set only for signups by staff. */
  isBusy: boolean;
  /** Those shifts; for staff those that they may see. */
  conflictIds: string[];
  /** Warnings for staff, such as unanswered questions. */
  warnings: string[];
}

/**
 * Creates signups, all or none: person, household link and signup in one statement, then the queued mail and, for staff, the audit log.
 * `byStaff`: by staff who manage these shifts, so also in shifts that have started or are closed. `several`: a refusal lists every refused
 * signup. `byOffer`: by a link that was mailed to the household. A stranger learns that a person has a spot already only if nothing else is
 * wrong. A refusal rolls back the whole transaction. Errors: SHIFT_NOT_FOUND, also in a draft, EVENT_CANCELLED, SHIFT_CANCELLED,
 * SHIFT_STARTED, SIGNUPS_NOT_OPEN, SIGNUPS_CLOSED, SHIFT_CLOSED, ALREADY_SIGNED_UP, SHIFT_FULL, SIGNUP_NOT_FOUND for the one to replace,
 * OFFER_OVER; ANSWER_REQUIRED, ANSWER_INVALID, TOO_YOUNG, CONSENT_REQUIRED; for several signups the code of the first refused one, with a
 * sentence for each under `places.N`.
 */
export async function createSignups(
  ctx: RequestContext,
  wanted: readonly SignupRequest[],
  byStaff: boolean,
  { several = false, byOffer = false } = {},
): Promise<CreatedSignup[]> {
  const requested: RequestedSignup[] = [];
  for (const [at, request] of wanted.entries()) {
    const leaving = await getReplacedSignup(ctx, request);
    requested.push({
      ...request,
      at,
      leaving,
      signupId: request.signupId ?? randomUUID(),
      link: newHouseholdLink(ctx),
    });
  }
  const rows = await insertSignups(ctx, requested);
  await refuseAll(ctx, requested, rows, { byStaff, byOffer, several });
  const warnings = await storeAnswers(
    ctx,
    requested.map((request) => answersOf(request, rows[request.at])),
    { byStaff, byOffer },
  );
  const created: CreatedAndTaken[] = [];
  for (const request of requested)
    created.push(await resultOf(ctx, request, rows[request.at], { warnings: warnings[request.at] ?? [], byStaff }));
  await ctx.announce(placesTaken, { places: created.map(({ taken }) => taken) });
  await storeConsents(
    ctx,
    requested.flatMap(({ person: { mayBeAsked, emailKey }, at, signupId }) => {
      const { volunteerId, isNew = true } = created[at]?.taken ?? {};
      return mayBeAsked && !isNew && volunteerId ? [{ volunteerId, signupId, emailKey }] : [];
    }),
  );
  for (const [at, request] of requested.entries()) await followUp(ctx, request, created[at]?.taken.signup, byStaff);
  return created.map(({ place }) => place);
}

interface RequestedSignup extends SignupRequest {
  signupId: string;
  /** Its index in the list. */
  at: number;
  leaving: SignupFacts | undefined;
  /** A link for the household, used if it has none. */
  link: HouseholdLink;
}

/** The statement's row for each request, by index; undefined if the shift does not exist. */
async function insertSignups(
  ctx: RequestContext,
  requested: readonly RequestedSignup[],
): Promise<(PlaceRow | undefined)[]> {
  try {
    const rows = await ctx.execute<PlaceRow>(placesStatement, [
      JSON.stringify(requested.map(rowOf)),
      ctx.services.settings.timeZone,
    ]);
    const stale = rows.find(
      ({ facts, eventState, held }) =>
        held && (held.version !== facts.shift.revision || held.eventState !== eventState),
    );
    if (stale) throw new ShiftChanged(stale.facts.shift.id);
    const byIndex = new Map(rows.map((row) => [row.at, row]));
    return requested.map(({ at }) => byIndex.get(at));
  } catch (error) {
    const refusal = ctx.services.translateError(error);
    if (requested.length > 1 && (refusal?.status === 409 || refusal?.status === 404)) throw new SpotTaken(error);
    throw error;
  }
}

/** One of several spots was taken by a concurrent request. Makes `retryTransaction` run it again, which then finds out which. */
class SpotTaken extends Error {
  readonly code = '40001';

  constructor(cause: unknown) {
    super('A concurrent request took one of several spots', { cause });
  }
}

/**
 * A shift, or the state of its event, changed while the statement waited for the lock. Makes `retryTransaction` run it again, so that
 * mails have the current facts.
 */
export class ShiftChanged extends Error {
  readonly code = '40001';

  constructor(shiftId: string) {
    super(`The shift ${shiftId} or its event was changed meanwhile`);
  }
}

const noShift = '00000000-0000-0000-0000-000000000000';

function rowOf(request: RequestedSignup): WantedRow {
  const { signupId, at, shiftId, person, overCapacity, walkedIn, leaving, entryId, takesOver, link } = request;
  // For a moment both signups, the one that ends and the new one, are active, so that nobody else can take the spot.
  const over = overCapacity === true || takesOver === true || leaving?.status === 'active';
  return {
    signupId,
    at,
    shiftId: isId(shiftId) ? shiftId : noShift,
    ...person,
    mayBeAsked: person.mayBeAsked === true,
    overCapacity: over,
    walkedIn: walkedIn === true,
    entryId: entryId ?? null,
    linkId: link.id,
    linkHash: `\\x${link.hash.toString('hex')}`,
  };
}

/** Whether this browser may see the signups of these people anyway. */
async function isOfHousehold(ctx: RequestContext, requested: readonly RequestedSignup[]): Promise<boolean> {
  const [key, ...others] = new Set(requested.map(({ person }) => person.emailKey));
  return key !== undefined && others.length === 0 && (await howOpened(ctx, key)) !== null;
}

/** Throws if a signup was refused: the first refusal, and for several a sentence for each. */
async function refuseAll(
  ctx: RequestContext,
  requested: readonly RequestedSignup[],
  rows: readonly (PlaceRow | undefined)[],
  { byStaff, byOffer, several }: { byStaff: boolean; byOffer: boolean; several: boolean },
): Promise<void> {
  const refusals = (unless: Partial<PlaceRow>) =>
    requested.flatMap(({ at, takesOver }) => {
      const row = rows[at];
      const refusal = refusalOf(row && { ...row, ...(takesOver ? noNewcomer : {}), ...unless }, byStaff);
      return refusal ? [{ at, refusal }] : [];
    });
  let refused = refusals({});
  if (refused.length > 0 && !byStaff && !byOffer && !(await isOfHousehold(ctx, requested))) {
    const others = refusals({ isTaken: false });
    // A stranger who types a name and an address learns that the person has a spot only from an otherwise valid signup.
    if (others.length > 0) refused = others;
    else refuseAnswers(requested.map((request) => answersOf(request, rows[request.at])));
  }
  const [first] = refused;
  if (!first) return;
  if (requested.length === 1 && !several) throw first.refusal;
  const { code, message } = first.refusal;
  const fields = Object.fromEntries(refused.map(({ at, refusal }) => [`places.${at}`, refusal.message]));
  throw new DomainError(code, { message, fields });
}

/** A transfer adds nobody: it is allowed in a closed shift and in an event that takes no signups. */
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

/** The submitted answers of a signup together with what its shift asks. */
function answersOf({ signupId, person, submitted }: RequestedSignup, row: PlaceRow | undefined): SignupAnswers {
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
    submitted,
  };
}

interface CreatedAndTaken {
  place: CreatedSignup;
  taken: ShiftTaken;
}

/** A created signup, and what is announced about it. */
async function resultOf(
  ctx: RequestContext,
  { signupId, person, link }: RequestedSignup,
  row: PlaceRow | undefined,
  { warnings, byStaff }: { warnings: string[]; byStaff: boolean },
): Promise<CreatedAndTaken> {
  if (!row?.volunteerId || !row.createdAt || !row.linkId || !row.linkHash)
    throw new Error('The signup was not created');
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

/** For signups by staff: writes the audit log and ends the replaced signup. */
async function followUp(
  ctx: RequestContext,
  { signupId, leaving, overCapacity }: RequestedSignup,
  fact: SignupDetails | undefined,
  byStaff: boolean,
): Promise<void> {
  if (!fact || !byStaff) return;
  const { volunteer, event, opportunity, shift } = fact;
  await recordAction(ctx, {
    action: 'signup.assigned',
    recordId: signupId,
    eventId: event.id,
    summary: `${volunteer.firstName} ${volunteer.lastName}: ${shiftWords(opportunity.name, shift)}${overCapacity ? ' (over capacity)' : ''}`,
  });
  if (leaving) await endReplacedSignup(ctx, leaving, { newId: signupId, overCapacity: overCapacity === true });
}
