import type { RequestContext } from '../../platform/operation/request-context.js';

/** Two people to merge. */
export interface MergedPair {
  sourceId: string;
  targetId: string;
}

/**
 * For shifts that both people are in: copies what the target's signup lacks from the source's before that is cancelled: answers (of two the
 * newer), the guardian's consent, 'Still coming', and an open search for a replacement with its link. Returns the signups that changed.
 */
export async function completeKeptPlaces(
  ctx: RequestContext,
  { sourceId, targetId }: MergedPair,
): Promise<{ id: string; eventId: string; categoryId: string; shiftId: string }[]> {
  const pairs = await ctx.execute<{
    dropped: string;
    id: string;
    eventId: string;
    categoryId: string;
    shiftId: string;
  }>(
    `select d.id as dropped, k.id, s.event_id as "eventId", o.category_id as "categoryId", s.id as "shiftId"
     from signup d join signup k on k.shift_id = d.shift_id and k.volunteer_id = ? and k.status = 'active'
       join shift s on s.id = d.shift_id join opportunity o on o.id = s.opportunity_id
     where d.volunteer_id = ? and d.status = 'active' order by k.id`,
    [targetId, sourceId],
  );
  if (pairs.length === 0) return [];
  const rows = JSON.stringify(pairs.map(({ dropped, id }) => ({ dropped, kept: id })));
  for (const statement of copyStatements) await ctx.execute(statement, [rows]);
  return pairs.map(({ id, eventId, categoryId, shiftId }) => ({ id, eventId, categoryId, shiftId }));
}

const pair = 'jsonb_to_recordset(?::jsonb) as pair (dropped uuid, kept uuid)';

const copyStatements = [
  `insert into answer (signup_id, question_id, value, answered_at)
   select pair.kept, a.question_id, a.value, a.answered_at from ${pair} join answer a on a.signup_id = pair.dropped
   on conflict (signup_id, question_id) do update set value = excluded.value, answered_at = excluded.answered_at
     where excluded.answered_at > answer.answered_at`,
  `insert into guardian_consent (signup_id, guardian_name, wording, given_at)
   select pair.kept, c.guardian_name, c.wording, c.given_at from ${pair} join guardian_consent c on c.signup_id = pair.dropped
   where not exists (select from guardian_consent own where own.signup_id = pair.kept)`,
  `update signup kept set unconfirmed_since = null from ${pair} join signup dropped on dropped.id = pair.dropped
   where kept.id = pair.kept and kept.unconfirmed_since is not null and dropped.unconfirmed_since is null`,
  `update replacement r set signup_id = pair.kept from ${pair}
   where r.signup_id = pair.dropped and r.state = 'OPEN'
     and not exists (select from replacement own where own.signup_id = pair.kept and own.state = 'OPEN')`,
];
