import { Field, Int, ObjectType } from 'type-graphql';
import { EditedEntity } from '../../database/base.entity.js';
import { ComputedColumn, type Columns } from '../../platform/reading/record.js';
import { percentage, shiftSums } from './shift-figures.js';

/** SQL: the condition that shifts `x` belong to a record of a table. */
const belonging: Readonly<Record<string, (id: string) => string>> = {
  event: (id) => `x.event_id = ${id}`,
  category: (id) => `x.opportunity_id in (select o.id from opportunity o where o.category_id = ${id})`,
  opportunity: (id) => `x.opportunity_id = ${id}`,
};

/** Records with shifts: an event, a category, a role. All have the same figures. */
@ObjectType()
export abstract class WithShifts extends EditedEntity {
  @ComputedColumn(ofShifts('count(*)'))
  @Field(() => Int, { description: 'Number of shifts, called off ones included.' })
  shiftCount!: number;

  @ComputedColumn(ofShifts(shiftSums.required))
  @Field(() => Int, { description: 'Places of its shifts that take place.' })
  qtyRequired!: number;

  @ComputedColumn(ofShifts(shiftSums.registered))
  @Field(() => Int, { description: 'Active signups of its shifts that take place.' })
  qtyRegistered!: number;

  @ComputedColumn(ofShifts(shiftSums.filled))
  @Field(() => Int, {
    description: 'Places of its shifts that take place and that somebody has; an over-full shift counts as full.',
  })
  qtyFilled!: number;

  @ComputedColumn(ofShifts(shiftSums.stillRequired))
  @Field(() => Int, {
    description:
      'Places still free, in shifts that have begun too; an over-full shift counts as 0, never below, as does what is called off.',
  })
  stillRequired!: number;

  @ComputedColumn(ofShifts(shiftSums.missing))
  @Field(() => Int, { description: 'People missing: `stillRequired` less the places held for the waitlist.' })
  missing!: number;

  @ComputedColumn(ofShifts(percentage(shiftSums.filled, shiftSums.required)))
  @Field(() => Int, {
    description: '`qtyFilled` in percent of `qtyRequired`, rounded, but never up to 100; 0 without places.',
  })
  fillPercentage!: number;
}

function ofShifts(aggregate: string) {
  return ({ id }: Columns, table: string) =>
    `(select ${aggregate} from shift x join event y on y.id = x.event_id where ${belonging[table]?.(id as string)})`;
}
