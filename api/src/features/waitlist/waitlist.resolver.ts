import { Field, ObjectType } from 'type-graphql';
import { joinWaitlistInput, waitingPerson } from '../../contract/signups/waitlist.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { ofIds } from '../../platform/reading/sql/of-ids.js';
import { readRecords } from '../../platform/reading/read-records.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Signup } from '../../records/signup.js';
import { WaitlistEntry } from '../../records/waitlist-entry.js';
import { HouseholdAnswerInputType } from '../questions/question.types.js';
import { joinWaitlist } from './join-waitlist.js';
import { declineOffer, leaveWaitlist } from './leave-waitlist.js';
import { offerPlace, removeFromWaitlist } from './offer-place.js';
import { findMyWaitlist, readEntry, readOffer } from './read-waitlist.js';
import { takeOffer } from './take-offer.js';

@AllowAccess('public')
@ObjectType('WaitlistResult', { description: 'The current state of an entry on a waitlist.' })
class WaitlistResult {
  @Field(() => WaitlistEntry, { description: 'The entry.' })
  entry!: WaitlistEntry;
}

@AllowAccess('public')
@ObjectType('TakenOffer', { description: 'The spots that were taken.' })
class TakenOffer {
  @Field(() => [Signup], { description: 'A signup for each person who comes.' })
  signups!: Signup[];
}

const WaitingPersonInput = inputType('WaitingPersonInput', waitingPerson, { description: 'A person who waits.' });

const JoinWaitlistInputType = inputType('JoinWaitlistInput', joinWaitlistInput, {
  description: 'A full shift, and the people who wait for it together.',
  types: { people: [WaitingPersonInput] },
});

const entryId = 'The entry. Those of others are reported as unknown.';
const token = 'The last part of the mailed address.';

export const WaitlistResolver = rootFields({
  joinWaitlist: mutation(joinWaitlist, {
    gives: WaitlistResult,
    description: 'Puts people on the waitlist of a full shift, together, without an account.',
    input: { type: JoinWaitlistInputType, description: 'The shift and the people.' },
    answer: entryOf,
  }),
  leaveWaitlist: mutation(leaveWaitlist, {
    gives: WaitlistResult,
    description:
      'Takes people off a waitlist, with the household cookie or that of the entry itself. Repeating it is no error.',
    args: { entryId },
    answer: entryOf,
  }),
  myWaitlist: query(findMyWaitlist, {
    gives: [WaitlistEntry],
    description:
      "Waitlist entries, also past ones, of the household of this browser's cookie; empty without one. A browser that just joined a waitlist sees that entry alone.",
  }),
  waitlistOffer: query(readOffer, {
    gives: WaitlistEntry,
    description: 'What a mail offers, by its link. Looking changes nothing.',
    args: { token },
  }),
  takeOffer: mutation(takeOffer, {
    gives: TakenOffer,
    description: 'Takes the spots that a mail offered, by its link. Repeating it gives the same signups.',
    args: {
      token,
      answers: 'Answers to what the shift asks, person by person in the order of the entry’s `names`. Left out: none.',
      guardianName: 'The adult of the household who agrees where somebody is younger than the role needs.',
    },
    types: { answers: [HouseholdAnswerInputType] },
    answer: async (ctx, ids, selection) => ({ signups: await readTaken(ctx, ids, below(selection, 'signups')) }),
  }),
  declineOffer: mutation(declineOffer, {
    gives: WaitlistResult,
    description: 'Declines an offer, by its link; the next on the waitlist is asked. Repeating it is no error.',
    args: { token },
    answer: entryOf,
  }),
  offerPlace: mutation(offerPlace, {
    gives: WaitlistResult,
    description: 'Offers open spots to people of a waitlist, out of turn. Repeating it is no error.',
    args: { entryId },
    answer: entryOf,
  }),
  removeFromWaitlist: mutation(removeFromWaitlist, {
    gives: WaitlistResult,
    description: 'Takes people off a waitlist, as staff. Repeating it is no error.',
    args: { entryId },
    answer: entryOf,
  }),
});

async function entryOf(ctx: RequestContext, id: string, selection: Selection): Promise<WaitlistResult> {
  return { entry: await readEntry(ctx, id, below(selection, 'entry')) };
}

/** The signups that were just created, in the order of the ids. */
export async function readTaken(ctx: RequestContext, ids: readonly string[], selection: Selection): Promise<Signup[]> {
  const signups = await readRecords(ctx.services, Signup, { ...selection, id: true }, { ...ofIds(ids), allowed: true });
  return ids.flatMap((id) => signups.filter((one) => one.id === id));
}
