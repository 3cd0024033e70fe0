import { Field, ID, Int, ObjectType } from 'type-graphql';
import { redeemVoucherInput } from '../../contract/check-in/meal-voucher.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Day, Instant } from '../../platform/schema/graphql-scalars.js';
import { inputType } from '../../platform/schema/input-type.js';

export const RedeemVoucherInputType = inputType('RedeemVoucherInput', redeemVoucherInput, {
  description: "A press of 'Redeem'.",
  types: { id: ID },
});

@AllowAccess('staff')
@ObjectType('MealVoucher', { description: 'A meal voucher of a person for a day.' })
export class MealVoucher {
  @Field(() => String, { description: 'Its 16 letters, always the same: a reprint is the same voucher.' })
  code!: string;

  @Field(() => String, { description: 'The address in its QR code.' })
  address!: string;

  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => String, { description: "The event's name." })
  eventName!: string;

  @Field(() => String, { description: 'First name; empty once that person was deleted.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name; empty once that person was deleted.' })
  lastName!: string;

  @Field(() => Day, { description: 'The day for which it is, by the clock of the event.' })
  day!: string;

  @Field(() => Int, { description: 'Which of their vouchers of that day it is, from 1.' })
  number!: number;

  @Field(() => Boolean, {
    description:
      'Whether it can be used now: it was not, and this is its day, or the night after while a shift of that day runs.',
  })
  isToday!: boolean;

  @Field(() => Instant, { nullable: true, description: 'When it was used; null while it was not.' })
  usedAt!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "When and where it was used, such as 'Used at 11:42 AM at the Feed Station'; null while it was not.",
  })
  used!: string | null;

  @Field(() => [ID], {
    description: 'The categories in which its person has a shift on that day; empty where a single voucher was read.',
  })
  categoryIds!: string[];
}

@AllowAccess('staff')
@ObjectType('MealVoucherDay', { description: 'How many meals a day of the event takes, in all categories.' })
export class MealVoucherDay {
  @Field(() => Day, { description: 'The day.' })
  day!: string;

  @Field(() => Int, { description: 'Vouchers that there are, printed or not.' })
  printed!: number;

  @Field(() => Int, { description: 'Vouchers that were used, also by people who have none any more.' })
  used!: number;
}

@AllowAccess('staff')
@ObjectType('MealVouchers', {
  description: 'The meal vouchers of an event; for a lead those of people in own categories.',
})
export class MealVouchers {
  @Field(() => [MealVoucher], { description: 'All of them by day, last name, first name and number.' })
  vouchers!: MealVoucher[];

  @Field(() => [MealVoucherDay], { description: 'The counts of each day of the whole event, for the kitchen.' })
  days!: MealVoucherDay[];
}

@AllowAccess('staff')
@ObjectType('RedeemVoucherPayload', { description: 'A voucher that was used.' })
export class RedeemVoucherPayload {
  @Field(() => MealVoucher, { description: 'The voucher.' })
  voucher!: MealVoucher;
}
