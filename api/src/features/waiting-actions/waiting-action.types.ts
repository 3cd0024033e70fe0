import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/schema/enum-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { RefusedCancellation } from '../signups/staff/staff-signup.types.js';
import type { Outcome } from './waiting-action.js';

@AllowAccess('staff')
@ObjectType('WaitingAction', { description: 'An action that is carried out soon, unless it is undone.' })
export class WaitingAction {
  @Field(() => ID, { description: 'What `undoAction` takes.' })
  id!: string;

  @Field(() => Int, { description: 'Seconds until it is carried out.' })
  seconds!: number;
}

/** The state of a waiting action. */
export const ActionState = enumType('ActionState', 'Where a waiting action stands.', {
  WAITING: ['waiting', 'It is not carried out yet; it can be undone until its seconds are over.'],
  OVER: ['over', 'It was carried out, or there is none.'],
  UNDONE: ['undone', 'It was undone: nothing was changed.'],
  REFUSED: ['refused', 'It could not be carried out, and never will be: nothing was changed.'],
});

@AllowAccess('staff')
@ObjectType('ActionOutcome', { description: 'What became of a waiting action.' })
export class ActionOutcome {
  @Field(() => ActionState, { description: 'Where it stands.' })
  state!: Outcome['state'];

  @Field(() => String, {
    nullable: true,
    description: 'Why it was refused, in a sentence; null when the server failed.',
  })
  reason!: string | null;
}

@AllowAccess('staff')
@ObjectType('WaitingCancellation', { description: 'Signups that are cancelled soon, unless that is undone.' })
export class WaitingCancellation {
  @Field(() => WaitingAction, { nullable: true, description: 'The cancelling; null when none can be cancelled.' })
  action!: WaitingAction | null;

  @Field(() => [ID], { description: 'The signups that are cancelled.' })
  signupIds!: string[];

  @Field(() => [RefusedCancellation], { description: 'Those that are not.' })
  refused!: RefusedCancellation[];
}
