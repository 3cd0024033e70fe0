import { questionKinds, shirtSizes, type QuestionKind } from '../../../contract/programme/answers.js';
import { isId } from '../../../contract/text/fields.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { FileColumn } from '../counted-rows.js';

/** Questions whose answers are added up. */
const summedKinds = ['CHOICE', 'SEVERAL_CHOICES', 'YES_NO', 'SHIRT_SIZE'] as const satisfies readonly QuestionKind[];

/** Columns of answers in one file: a sheet of a workbook has room for 16,384. */
const mostColumns = 16_000;

/** The viewer of the answers: of one event, or of all, as a lead of these categories (null: an admin). */
interface Seen {
  eventId: string | null;
  leadId: string | null;
}

/** The questions that they see; those with the same words count as one. `kinds`: only of these. */
async function findQuestions(ctx: RequestContext, { eventId, leadId }: Seen, kinds: readonly QuestionKind[]) {
  return ctx.services.rows.read<{ label: string; folded: string; hasAge: boolean }>({
    name: 'answer_columns',
    text: `select min(q.label) as label, lower(q.label) as folded,
        exists (select from opportunity o join category c on c.id = o.category_id
          where o.minimum_age is not null and ($1::uuid is null or o.event_id = $1) and ($2::uuid is null or c.lead_id = $2)) as "hasAge"
      from question q left join opportunity o on o.id = q.opportunity_id left join category c on c.id = o.category_id
      where ($1::uuid is null or q.event_id = $1) and q.kind = any($3::text[])
        and ($2::uuid is null or c.lead_id = $2 or (o.id is null and exists (select from category own where own.event_id = q.event_id and own.lead_id = $2)))
      group by lower(q.label) order by bool_and(q.opportunity_id is not null), min(q.position), lower(q.label) limit ${mostColumns}`,
    values: [eventId && isId(eventId) ? eventId : null, leadId, kinds],
  });
}

/**
 * The columns of the added-up answers of people in a shift `s`: '12 M, 3 L', one for each question with choices that
 * the lead (null: an admin) sees; those with the same words share one. A person who answered a question twice, of two
 * roles for example, counts once.
 */
export async function answerSumColumns(ctx: RequestContext, seen: Seen): Promise<FileColumn[]> {
  const questions = await findQuestions(ctx, seen, summedKinds);
  return questions.map(({ label, folded }) => ({ header: label, width: 24, sql: sumsOfShift, key: folded }));
}

const sumsOfShift = `(select jsonb_object_agg(t.folded, t.sums) from (
    select k.folded, string_agg(k.n || ' ' || k.value, ', ' order by k.place nulls last, k.value) as sums from (
      select lower(q.label) as folded, chosen.value, count(distinct g.id)::int as n, min(choice.place) as place
      from signup g join answer a on a.signup_id = g.id join question q on q.id = a.question_id
        cross join lateral jsonb_array_elements_text(a.value) chosen (value)
        left join lateral jsonb_array_elements_text(case q.kind when 'YES_NO' then '["yes", "no"]'::jsonb
          else coalesce(nullif(q.choices, '[]'), case q.kind when 'SHIRT_SIZE' then '${JSON.stringify(shirtSizes)}'::jsonb end) end)
          with ordinality choice (value, place) on choice.value = chosen.value
      where g.shift_id = s.id and g.status = 'active' and q.kind in (${summedKinds.map((kind) => `'${kind}'`).join(', ')})
        and (q.opportunity_id is null or q.opportunity_id = s.opportunity_id)
      group by 1, 2) k
    group by k.folded) t)`;

/**
 * The columns for the answers of the signups `g` (their shifts `s`): one for each question of the event, or of all,
 * that the lead (null: an admin) sees; those with the same words share one. Also who agreed to what for minors. Without
 * questions there are none.
 */
export async function answerColumns(ctx: RequestContext, seen: Seen): Promise<FileColumn[]> {
  const questions = await findQuestions(ctx, seen, questionKinds);
  const columns = questions.map(({ label, folded }) => ({
    header: label,
    width: 20,
    sql: answersOfSignup,
    key: folded,
  }));
  if (!questions[0]?.hasAge) return columns;
  // With the wording, as on screen: a signup that moved keeps the consent for its previous role.
  const agreed = `(select string_agg(k.guardian_name || ': ' || k.wording, ' / ' order by k.given_at, k.id) from guardian_consent k where k.signup_id = g.id)`;
  return [...columns, { header: 'Consent of', width: 60, sql: agreed }];
}

const answersOfSignup = `(select jsonb_object_agg(t.folded, t.words) from (
    select lower(q.label) as folded, string_agg(chosen.one, ', ' order by chosen.at) as words
    from answer a join question q on q.id = a.question_id cross join lateral jsonb_array_elements_text(a.value) with ordinality chosen (one, at)
    where a.signup_id = g.id and (q.opportunity_id is null or q.opportunity_id = s.opportunity_id)
    group by 1) t)`;
