import { Field, Int, ObjectType } from 'type-graphql';
import { EditedEntity } from '../database/base.entity.js';
import { Figure, type Columns } from '../platform/record.js';

/** SQL: the condition by which shifts `x` belong to a record of a table. */
const belonging: Readonly<Record<string, (id: string) => string>> = {
  event: (id) => `x.event_id = ${id}`,
  category: (id) => `x.opportunity_id in (select o.id from opportunity o where o.category_id = ${id})`,
  opportunity: (id) => `x.opportunity_id = ${id}`,
};

/** What holds shifts: an event, a category, a role. How full they are is told in the same words everywhere. */
@ObjectType()
export abstract class WithShifts extends EditedEntity {
  @Figure(ofShifts('count(*)'))
  @Field(() => Int, { description: 'Number of shifts.' })
  shiftCount!: number;

  @Figure(ofShifts('coalesce(sum(x.qty_required), 0)'))
  @Field(() => Int, { description: 'Places of all its shifts.' })
  qtyRequired!: number;

  @Figure(ofShifts('coalesce(sum(x.active_count), 0)'))
  @Field(() => Int, { description: 'Active signups of all its shifts.' })
  qtyRegistered!: number;

  @Figure(ofShifts('coalesce(sum(greatest(x.qty_required - x.active_count, 0)), 0)'))
  @Field(() => Int, {
    description: 'Places still free, in shifts that have begun too; an over-full shift counts as 0, never below.',
  })
  stillRequired!: number;

  @Figure(ofShifts(percentage('sum(x.active_count)', 'sum(x.qty_required)')))
  @Field(() => Int, {
    description:
      'Signups in percent of the places, rounded to a whole number; 0 without places, over 100 when over-full.',
  })
  fillPercentage!: number;
}

function ofShifts(aggregate: string) {
  return ({ id }: Columns, table: string) =>
    `(select ${aggregate} from shift x where ${belonging[table]?.(id as string)})`;
}

/** SQL for how full something is, as a whole percentage; nothing needed counts as 0. */
export function percentage(taken: string, of: string): string {
  return `coalesce(round(100.0 * ${taken} / nullif(${of}, 0)), 0)::int`;
}
