/*
 * The definition of needed, filled and missing, for every figure (decision 051). What does not take place needs and misses nobody: a shift
 * that is called off, an event that is cancelled. An over-full shift counts as full and makes up for no other.
 */

/** SQL: whether a shift takes place, by the aliases of its row and its event's. People in a cancelled one are free at that time. */
export function takesPlace(shift: string, event: string): string {
  return `(${shift}.cancelled_at is null and ${event}.state <> 'CANCELLED')`;
}

/** SQL: people missing in one shift that takes place. A place that is held for somebody is not missing. */
export function missingPeople(required: string, registered: string, held: string): string {
  return `greatest(${required} - ${registered} - ${held}, 0)`;
}

/** SQL sums over shifts `x` of events `y`. */
export const shiftSums = {
  shifts: `count(*) filter (where ${takesPlace('x', 'y')})`,
  calledOff: `count(*) filter (where not ${takesPlace('x', 'y')})`,
  full: `count(*) filter (where x.active_count >= x.qty_required and ${takesPlace('x', 'y')})`,
  required: sum('x.qty_required'),
  registered: sum('x.active_count'),
  filled: sum('least(x.active_count, x.qty_required)'),
  stillRequired: sum('greatest(x.qty_required - x.active_count, 0)'),
  missing: sum(missingPeople('x.qty_required', 'x.active_count', 'x.held_count')),
} as const;

function sum(of: string): string {
  return `coalesce(sum(${of}) filter (where ${takesPlace('x', 'y')}), 0)`;
}

/** SQL for how full something is, in whole percent: 0 where nothing is needed, and never rounded up to 100. */
export function percentage(taken: string, of: string): string {
  return `(case when ${of} is null or ${of} = 0 then 0 when ${taken} < ${of} then least(round(100.0 * ${taken} / ${of}), 99) else round(100.0 * ${taken} / ${of}) end)::int`;
}
