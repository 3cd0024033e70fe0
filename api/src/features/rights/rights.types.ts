import { Field, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';

@AllowAccess('public', 'read:programme')
@ObjectType('ViewerCan', {
  description:
    'What staff or a household may do with a record; each operation looks again. All `false` for an API key, whose scopes say what it may do.',
})
export class ViewerCan {
  @Field(() => Boolean, {
    description: 'Change it; of a signup, correct all details of its person, the address included.',
  })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Delete it; of a signup, cancel it.' })
  remove!: boolean;

  @Field(() => Boolean, {
    description: 'Give places in it, of an event in some of its categories; of a signup, put somebody else there.',
  })
  assign!: boolean;
}
