import { Field, ObjectType } from 'type-graphql';
import { createFeedInput } from '../../contract/feed.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Feed } from '../../records/feed.js';

export const CreateFeedInputType = inputType('CreateFeedInput', createFeedInput, { description: 'A new feed.' });

@AllowAccess('staff')
@ObjectType('CreateFeedPayload', { description: 'A feed that was made.' })
export class CreateFeedPayload {
  @Field(() => Feed, { description: 'The feed.' })
  feed!: Feed;

  @Field(() => String, {
    description: 'Its address, shown this once: put `.ics`, `.csv`, `.json` or `.xlsx` behind it.',
  })
  address!: string;
}

@AllowAccess('staff')
@ObjectType('RevokeFeedPayload', { description: 'A feed that was stopped.' })
export class RevokeFeedPayload {
  @Field(() => Feed, { description: 'The feed.' })
  feed!: Feed;
}
