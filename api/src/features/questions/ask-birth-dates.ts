import type { RequestContext } from '../../platform/operation/request-context.js';

/** SQL: whether a role `o` has a minimum age but no question for the birth date. `without`: a question that is about to be deleted. */
const lacksBirthDate = (without: string) => `o.minimum_age is not null and not exists (select from question q
  where q.event_id = o.event_id and q.kind = 'BIRTH_DATE' and (q.opportunity_id is null or q.opportunity_id = o.id) and q.id is distinct from ${without})`;

/** Adds a question for the birth date to the roles of an event that have a minimum age and no such question. */
export async function askBirthDates(ctx: RequestContext, eventId: string): Promise<void> {
  await ctx.execute(
    `insert into question (event_id, opportunity_id, kind, label, required)
     select o.event_id, o.id, 'BIRTH_DATE', 'Date of birth', true from opportunity o where o.event_id = ?::uuid and ${lacksBirthDate('null')}`,
    [eventId],
  );
}

/** The name of a role that has a minimum age and no other question for the birth date; undefined if there is none. */
export async function findRoleNeedingBirthDate(
  ctx: RequestContext,
  question: { id: string; eventId: string },
): Promise<string | undefined> {
  const [role] = await ctx.execute<{ name: string }>(
    `select o.name from opportunity o where o.event_id = ?::uuid and ${lacksBirthDate('?::uuid')} order by o.name limit 1`,
    [question.eventId, question.id],
  );
  return role?.name;
}
