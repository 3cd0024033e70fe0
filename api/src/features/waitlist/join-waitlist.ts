import { randomUUID } from 'node:crypto';
import { isId } from '../../contract/text/fields.js';
import { joinWaitlistInput, type JoinWaitlistInput } from '../../contract/signups/waitlist.js';
import { tryOf, triesOfAddress } from '../../platform/limits/tries.js';
import { clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { emailKey, nameKey } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { lockShifts } from '../shifts/lock-shifts.js';
import { refuseOutsideOpening } from '../signups/create/refuse-place.js';
import { spotAttempted } from '../signups/create/attempt.announcements.js';
import { hasOpenedByLink, refuseOtherEvents } from '../signups/create/sign-up.js';
import { findKnown } from './find-known.js';
import { startOf } from './offer-places.js';
import { readWaitedFor, type WaitedForRow } from './waiting-sql.js';
import { waitlistJoined, waitlistJoinedAgain } from './waitlist.announcements.js';
import { shiftRefusals } from '../shifts/shift-refusals.js';

/**
 * Puts people on the waitlist of a full shift, together, and mails them a confirmation. Returns the entry's id. Only the household's own
 * browser learns that a person is in the shift or waits already. For any other browser joining seems to succeed: its entry is inert and
 * ends after a day, the household is mailed, and the other people it names wait in an entry of their own. SHIFT_NOT_FULL: while there are
 * free spots for all of them.
 */
export const joinWaitlist = operation(
  {
    access: 'public',
    keyScope: 'any',
    idempotent: true,
    input: joinWaitlistInput,
    refuses: [
      ...shiftRefusals,
      'ALREADY_SIGNED_UP',
      'SHIFT_NOT_FULL',
      'WAITLIST_OFF',
      'ALREADY_WAITING',
      'TOO_MANY_REQUESTS',
    ],
    queue: (_ctx, { shiftId }) => shiftId.toLowerCase(),
    // Limits per network are generous: a club or a school is one. A shift id that does not exist uses up nothing of the address's limit.
    prepare: (ctx, { email, shiftId }) => {
      const key = emailKey(email);
      return ctx.services.limits.takeAll(
        [
          tryOf('waitlist-by-address', ctx.ip),
          ...(hasOpenedByLink(ctx, key)
            ? [tryOf('waitlist-by-household', key, { ofRecord: true })]
            : triesOfAddress('waitlist', ctx.ip, key, { ofRecord: true })),
        ],
        isId(shiftId) ? { table: 'shift', id: shiftId } : undefined,
      );
    },
  },
  async function joinWaitlist(ctx, input): Promise<string> {
    const shiftId = input.shiftId.toLowerCase();
    if (!isId(shiftId)) throw new DomainError('SHIFT_NOT_FOUND');
    const people = namedOnce(input);
    await refuseOtherEvents(ctx, [shiftId]);
    refuse(await readWaitedFor(ctx, shiftId));
    // Lock order as in signing up: the household's link, then the shift.
    const householdTokenId = await issueHouseholdLink(ctx, input.email);
    await lockShifts(ctx, [shiftId]);
    const shift = refuse(await readWaitedFor(ctx, shiftId));
    if (shift.free >= people.length) throw new DomainError('SHIFT_NOT_FULL');
    const known = await findKnown(ctx, shift, input.email, people);
    const isKnown = ({ nameKey: key }: Waiting) => known.some((one) => one.nameKey === key);
    const newcomers = people.filter((one) => !isKnown(one));
    const joined = { ...shift.facts, email: input.email };

    const newcomersId = newcomers.length > 0 ? randomUUID() : null;
    if (newcomersId) {
      await insertEntry(ctx, shift, input, { id: newcomersId, people: newcomers, count: newcomers.length });
      const fact = { ...joined, entryId: newcomersId, people: newcomers.map(nameOf), householdTokenId };
      await ctx.announce(waitlistJoined, fact);
    }
    const [first] = known;
    const id = first ? randomUUID() : newcomersId!;
    if (first) {
      // The number of people waiting is public, so it must grow as if they had all joined.
      await insertEntry(ctx, shift, input, {
        id,
        people,
        count: people.length - newcomers.length,
        inert: true,
        newcomersId,
      });
      await ctx.announce(waitlistJoinedAgain, { ...joined, entryId: id, people: people.map(nameOf) });
      const { signupId, volunteer, has } = first;
      const signup = { ...shift.facts, signupId, volunteer, householdTokenId };
      await ctx.announce(spotAttempted, { signup, asked: 'waitlist', has });
    }
    ctx.grantHousehold({ source: 'record', emailKey: emailKey(input.email), recordId: id });
    return id;
  },
);

interface Waiting {
  firstName: string;
  lastName: string;
  nameKey: string;
}

function namedOnce({ people }: JoinWaitlistInput): Waiting[] {
  const named = people.map((one) => ({ ...one, nameKey: nameKey(one.firstName, one.lastName) }));
  for (const [at, one] of named.entries())
    if (named.findIndex((other) => other.nameKey === one.nameKey) < at) {
      const message = 'This person is named twice.';
      throw new DomainError('INVALID_INPUT', { message, fields: { [`people.${at}`]: message } });
    }
  return named;
}

function nameOf({ firstName, lastName }: Waiting) {
  return { firstName, lastName };
}

interface NewEntry {
  id: string;
  people: readonly Waiting[];
  /** By how much the shift's number of waiting people grows. */
  count: number;
  /** It never gets offers, and only this browser sees it. */
  inert?: boolean;
  /** The entry of those of its people who do wait. */
  newcomersId?: string | null;
}

async function insertEntry(
  ctx: RequestContext,
  { eventId, facts: { shift } }: WaitedForRow,
  { email, phone, fewerIsFine }: JoinWaitlistInput,
  { id, people, count, inert = false, newcomersId = null }: NewEntry,
): Promise<void> {
  await ctx.execute(
    `insert into waitlist_entry (id, event_id, shift_id, email, email_key, phone, people, people_count, fewer_is_fine, inert, newcomers_id)
     values (?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?)`,
    [
      ...[id, eventId, shift.id, email, emailKey(email), phone],
      ...[JSON.stringify(people), count, fewerIsFine, inert, newcomersId],
    ],
  );
}

/** Throws if the shift takes nobody onto its waitlist, with the reason. */
function refuse(shift: WaitedForRow | undefined): WaitedForRow {
  if (!shift || shift.eventState === 'DRAFT') throw new DomainError('SHIFT_NOT_FOUND');
  if (shift.eventState === 'CANCELLED') throw new DomainError('EVENT_CANCELLED');
  if (shift.facts.shift.cancelledAt) throw new DomainError('SHIFT_CANCELLED');
  if (startOf(shift) <= clock.now()) throw new DomainError('SHIFT_STARTED');
  refuseOutsideOpening(shift, shift.facts.event.timeZone);
  if (shift.isClosed) throw new DomainError('SHIFT_CLOSED');
  if (!shift.waitlistEnabled) throw new DomainError('WAITLIST_OFF');
  return shift;
}
