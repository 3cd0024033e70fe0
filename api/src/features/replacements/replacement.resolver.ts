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
@ObjectType('ReplacementResult', { description: 'The search for a replacement, as it stands now.' })
class ReplacementResult {
  @Field(() => Replacement, { description: 'The search.' })
  replacement!: Replacement;
}

@AllowAccess('public')
@ObjectType('TakenReplacement', { description: 'The place that somebody took over.' })
class TakenReplacement {
  @Field(() => Signup, { description: 'Their signup; the person as typed.' })
  signup!: Signup;

  @Field(() => [Shift], {
    description: "This person's other active shifts that overlap the new one; allowed, but worth showing a warning.",
  })
  conflicts!: Shift[];
}

const TakeReplacementInput = inputType('TakeReplacementInput', replacementPersonInput, {
  description: 'Who takes over a place.',
  types: { answers: [AnswerInputType] },
});

const signupId = 'The signup. Those of other households are answered as unknown.';
const token = 'The last part of the shared address.';

export const ReplacementResolver = rootFields({
  askForReplacement: mutation(askForReplacement, {
    gives: ReplacementResult,
    description:
      'Looks for someone who takes over a spot, which stays its household’s until then; with the household cookie, the cookie of the signup itself, or as staff. Repeating it changes the message.',
    args: {
      signupId,
      askOthers: 'Whether people who said that they may be asked are asked, five at a time. Left out: as before.',
      message:
        'What is said to whoever opens the link, at most 500 characters. Left out: what was said before; null: nothing.',
    },
    types: { signupId: ID },
    answer: searchOf,
  }),
  withdrawReplacement: mutation(withdrawReplacement, {
    gives: ReplacementResult,
    description:
      'They come after all; with the household cookie, the cookie of the signup itself, or as staff. Repeating it is no error.',
    args: { signupId },
    types: { signupId: ID },
    answer: searchOf,
  }),
  myReplacements: query(findMyReplacements, {
    gives: [Replacement],
    description:
      "For which signups the household of this browser's cookie looks or looked for someone who takes over, the newest last; empty without one.",
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
      stillWanted:
        'Only those that somebody can still answer: open, and before the shift begins. False: only the others.',
      updatedSince: 'Whose own columns changed at this moment or later.',
      first: 'How many at most, up to 5000; all by default.',
      after: 'The `endCursor` of the page before.',
    },
    types: { state: ReplacementState, updatedSince: Instant },
  }),
  candidates: query(listCandidates, {
    gives: [Candidate],
    description:
      'Who could do a shift: people who agreed to be asked, of its event or one in the year before, who have that time free; who was asked longest ago first.',
    args: { shiftId: 'The shift.', first: 'How many at most, up to 100; 20 by default.' },
  }),
  setMayBeAsked: mutation(setMayBeAsked, {
    gives: Boolean,
    description:
      'Says whether the people of the household that the cookie opens may be asked when someone drops out; gives what was asked for. Switching on needs the cookie of its mailed link. With `signupIds`: the people of these alone; of people known before nothing is kept without that link.',
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
