import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { RemovalScope } from './removal.announcements.js';

/** Counts of what is below a record: roles, shifts, active signups, and the different people behind them. */
export interface SignupsBelow {
  opportunities: number;
  shifts: number;
  signups: number;
  people: number;
}

/** Whether somebody was marked in a shift below a record: such shifts are kept. The signups are locked, so that no mark comes in between. */
export async function isMarkedBelow(ctx: RequestContext, scope: RemovalScope): Promise<boolean> {
  const { where, id } = shiftsOf(scope);
  const below = `from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id where ${where} = ?`;
  await ctx.execute(`select g.id ${below} order by g.id for no key update of g`, [id]);
  const marked = await ctx.execute(
    `select 1 ${below} and exists (select from attendance_mark m where m.signup_id = g.id) limit 1`,
    [id],
  );
  return marked.length > 0;
}

/** SQL: the column that selects the shifts (alias `s`) of a scope, with their roles (alias `o`), and its value. */
export function shiftsOf(scope: RemovalScope): { where: string; id: string } {
  if ('eventId' in scope) return { where: 'o.event_id', id: scope.eventId };
  if ('categoryId' in scope) return { where: 'o.category_id', id: scope.categoryId };
  if ('opportunityId' in scope) return { where: 'o.id', id: scope.opportunityId };
  return { where: 's.id', id: scope.shiftId };
}

/** Counts what is below a record (UUID), inside a transaction, in one statement. */
export async function countSignupsBelow(ctx: RequestContext, scope: RemovalScope): Promise<SignupsBelow> {
  const { where, id } = shiftsOf(scope);
  const [counts] = await ctx.execute<SignupsBelow>(countStatement(where).replace('$1', '?'), [id]);
  if (!counts) throw new Error('The count returned no row');
  return counts;
}

/** The statement of `countSignupsBelow`, with $1, for readers outside of a transaction. */
export function countStatement(where: string): string {
  // Deleting a shift does not delete its role.
  const roles = where === 's.id' ? '0' : 'count(distinct o.id)::int';
  return `select ${roles} as opportunities, count(distinct s.id)::int as shifts,
      count(g.id)::int as signups, count(distinct g.volunteer_id)::int as people
    from opportunity o
      left join shift s on s.opportunity_id = o.id
      left join signup g on g.shift_id = s.id and g.status = 'active'
    where ${where} = $1`;
}
