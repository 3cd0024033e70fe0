import { Field, ID, Int, ObjectType } from 'type-graphql';
import { erasePeopleInput } from '../../../contract/people/erasure.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { Instant } from '../../../platform/schema/graphql-scalars.js';
import { inputType } from '../../../platform/schema/input-type.js';

@AllowAccess('public')
@ObjectType('PersonToErase', { description: 'Somebody who would be erased.' })
export class PersonToErase {
  @Field(() => ID, { description: 'Their id.' })
  id!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;
}

@AllowAccess('public')
@ObjectType('RequestErasurePayload', { description: 'A request to be erased, whose link was mailed.' })
export class RequestErasurePayload {
  @Field(() => [PersonToErase], { description: 'Who would be erased.' })
  people!: PersonToErase[];
}

@AllowAccess('public')
@ObjectType('Erasure', { description: 'What the link of a mail would erase.' })
export class ErasureToConfirm {
  @Field(() => [PersonToErase], { description: 'Who would be erased, by name.' })
  people!: PersonToErase[];

  @Field(() => Int, { description: 'How many coming shifts would be given back.' })
  futureSignups!: number;

  @Field(() => Instant, { description: 'Until when the link can be used.' })
  expiresAt!: string;
}

@AllowAccess('public')
@ObjectType('ConfirmErasurePayload', { description: 'An erasure that was confirmed.' })
export class ConfirmErasurePayload {
  @Field(() => Int, { description: 'How many people were erased.' })
  erased!: number;
}

@AllowAccess('admin')
@ObjectType('ErasePeoplePayload', { description: 'An erasure by an admin.' })
export class ErasePeoplePayload {
  @Field(() => Int, { description: 'How many people were erased; who was erased before is not counted.' })
  erased!: number;
}

@AllowAccess('admin')
@ObjectType('ErasureMention', {
  description: 'A text that staff typed, in which the name of somebody stands. Erasing leaves it.',
})
export class ErasureMention {
  @Field(() => String, { description: 'What it is, such as `shift.notes`.' })
  where!: string;

  @Field(() => String, { description: 'The words around the name.' })
  text!: string;
}

@AllowAccess('admin')
@ObjectType('ErasurePreview', { description: 'What erasing people would do.' })
export class ErasurePreview {
  @Field(() => [PersonToErase], { description: 'Who would be erased, by name.' })
  people!: PersonToErase[];

  @Field(() => Int, { description: 'How many coming shifts would be given back.' })
  futureSignups!: number;

  @Field(() => Int, { description: 'How many signups of shifts that began stay, without a name.' })
  pastSignups!: number;

  @Field(() => Int, {
    description: 'How many mails to their addresses would be deleted; none where others of the household stay.',
  })
  mails!: number;

  @Field(() => Int, { description: 'From how many entries of the audit log their names would go.' })
  logEntries!: number;

  @Field(() => [ErasureMention], {
    description: 'Where their names stand in what staff typed: 20 at most of each kind.',
  })
  mentions!: ErasureMention[];
}

export const ErasePeopleInputType = inputType('ErasePeopleInput', erasePeopleInput, {
  description: 'People to erase.',
});
