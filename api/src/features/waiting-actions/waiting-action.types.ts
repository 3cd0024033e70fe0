import { Field, ID, Int, ObjectType } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import { RefusedCancellation } from '../signups/staff-signup.types.js';

@OpenTo('staff')
@ObjectType('WaitingAction', { description: 'An action that is carried out soon, unless it is undone.' })
export class WaitingAction {
  @Field(() => ID, { description: 'What `undoAction` takes.' })
  id!: string;

  @Field(() => Int, { description: 'Seconds until it is carried out.' })
  seconds!: number;
}

@OpenTo('staff')
@ObjectType('WaitingCancellation', { description: 'Signups that are cancelled soon, unless that is undone.' })
export class WaitingCancellation {
  @Field(() => WaitingAction, { nullable: true, description: 'The cancelling; null when none can be cancelled.' })
  action!: WaitingAction | null;

  @Field(() => [ID], { description: 'The signups that are cancelled.' })
  signupIds!: string[];

  @Field(() => [RefusedCancellation], { description: 'Those that are not.' })
  refused!: RefusedCancellation[];
}
