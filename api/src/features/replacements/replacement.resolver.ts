import { Field, ID, ObjectType } from 'type-graphql';
import { replacementPersonInput } from '../../contract/signups/replacement.js';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Replacement, ReplacementState } from '../../records/replacement.js';
import { Shift } from '../../records/shift.js';
import { Signup } from '../../records/signup.js';
import { AnswerInputType } from '../questions/question.types.js';
import { signedUp } from '../signups/signup.resolver.js';
import { askForReplacement, withdrawReplacement } from './ask-for-replacement.js';
import { listCandidates } from './list-candidates.js';
import { findReplacements } from './list-replacements.js';
import { Candidate, ReplacementConnection } from './replacement.types.js';
import { findMyReplacements, readReplacement, readWrittenReplacement } from './read-replacement.js';
import { setMayBeAsked } from './set-may-be-asked.js';
import { takeReplacement } from './take-replacement.js';

@AllowAccess('public')
@ObjectType('ReplacementResult', { description: 'The current state of a search for a replacement.' })
class ReplacementResult {
  @Field(() => Replacement, { description: 'The search.' })
  replacement!: Replacement;
}

@AllowAccess('public')
@ObjectType('TakenReplacement', { description: 'The spot that was taken over.' })
class TakenReplacement {
  @Field(() => Signup, { description: 'Their signup; the person as typed.' })
  signup!: Signup;

  @Field(() => [Shift], {
    description: "This person's other active shifts that overlap the new one; allowed, but worth showing a warning.",
  })
  conflicts!: Shift[];
}

const TakeReplacementInput = inputType('TakeReplacementInput', replacementPersonInput, {
  description: 'The person who takes over a spot.',
  types: { answers: [AnswerInputType] },
});

const signupId = 'The signup. Those of other households are reported as unknown.';
const token = 'The last part of the shared address.';

export const ReplacementResolver = rootFields({
  askForReplacement: mutation(askForReplacement, {
    gives: ReplacementResult,
    description:
      'Starts a search for a person who takes over a spot, which its household keeps until then; with the household cookie, the cookie of the signup itself, or as staff. Repeating it changes the message.',
    args: {
      signupId,
      askOthers: 'Whether people who agreed to be asked are mailed, five at a time. Left out: as before.',
      message: 'The message to people who open the link, at most 500 characters. Left out: as before; null: none.',
    },
    types: { signupId: ID },
    answer: searchOf,
  }),
  withdrawReplacement: mutation(withdrawReplacement, {
    gives: ReplacementResult,
    description:
      'Withdraws a search, as the person can come after all; with the household cookie, the cookie of the signup itself, or as staff. Repeating it is no error.',
    args: { signupId },
    types: { signupId: ID },
    answer: searchOf,
  }),
  myReplacements: query(findMyReplacements, {
    gives: [Replacement],
    description:
      "The searches, also past ones, of the household of this browser's cookie, the newest last; empty without one.",
  }),
  replacements: query(findReplacements, {
    gives: ReplacementConnection,
    description:
      'Searches for replacements of every state, in the order in which they began: all for admins, those of their own categories for a lead.',
    args: {
      eventId: 'Of this event.',
      categoryId: 'Of this category.',
      shiftId: 'Of this shift.',
      state: 'In this state.',
      stillWanted: 'Only those that can still be answered: open, and before the shift begins. False: only the others.',
      updatedSince: 'Whose own columns changed at this moment or later.',
      first: 'How many at most, up to 5000; all by default.',
      after: 'The `endCursor` of the page before.',
    },
    types: { state: ReplacementState, updatedSince: Instant },
  }),
  candidates: query(listCandidates, {
    gives: [Candidate],
    description:
      'People who could do a shift: who agreed to be asked, are of its event or one in the year before, and are free at that time. First those who held a role of this name most often, then those who came most often, then those asked longest ago.',
    args: { shiftId: 'The shift.', first: 'How many at most, up to 100; 20 by default.' },
  }),
  setMayBeAsked: mutation(setMayBeAsked, {
    gives: Boolean,
    description:
      'Sets whether the people of the household of the cookie may be asked when someone drops out; returns the input value. Switching on requires the cookie of its mailed link. With `signupIds`: only the people of these; without that link nothing is stored for people who were known before.',
    args: {
      mayBeAsked: 'Whether they may be asked.',
      signupIds: 'Signups that this browser just made; people known before are switched on by their mailed link alone.',
    },
  }),
  replacement: query(readReplacement, {
    gives: Replacement,
    description: 'The spot that a shared link is about. Looking changes nothing.',
    args: { token },
  }),
  takeReplacement: mutation(takeReplacement, {
    gives: TakenReplacement,
    description: 'Takes over a spot by its shared link, without an account; the first wins.',
    args: { token },
    input: { type: TakeReplacementInput, description: 'The person.' },
    takesKey: true,
    answersWithCommit: true,
    answer: signedUp,
  }),
});

async function searchOf(ctx: RequestContext, id: string, selection: Selection): Promise<ReplacementResult> {
  return { replacement: await readWrittenReplacement(ctx, id, below(selection, 'replacement')) };
}
