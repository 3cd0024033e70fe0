import { z } from 'zod';
import { choicesOf, type QuestionKind } from '../../contract/programme/answers.js';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { ledBy } from './own-categories.js';
import type { AnswerSum } from './answer-sums.types.js';

interface Row {
  questionId: string;
  label: string;
  kind: QuestionKind;
  choices: string[];
  role: string | null;
  people: number;
  counts: Record<string, number>;
}

/**
 * The sums of answers by people with a spot in an event: for each question with choices how many chose what, in the
 * order of the choices. Of several answers of a person the latest counts. A lead's cover the people of their own roles.
 * EVENT_NOT_FOUND: also for a lead without a category there.
 */
export const readAnswerSums = operation(
  {
    access: 'staff',
    fromReplica: true,
    input: z.object({ eventId: z.string({ error: 'Please choose an event' }) }),
    refuses: ['EVENT_NOT_FOUND'],
    transaction: false,
  },
  async function readAnswerSums({ viewer, services }, { eventId }): Promise<AnswerSum[]> {
    const leadId = ledBy(viewer);
    const [event] = isId(eventId)
      ? await services.rows.read<{ id: string }>({
          name: 'answer_sums_event',
          text: `select e.id from event e where e.id = $1
            and ($2::uuid is null or exists (select from category c where c.event_id = e.id and c.lead_id = $2))`,
          values: [eventId, leadId],
        })
      : [];
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    const rows = await services.rows.read<Row>({ name: 'answer_sums', text: statement, values: [eventId, leadId] });
    return rows.map(({ choices, counts, ...question }) => {
      const order = choicesOf({ kind: question.kind, choices });
      // Former choices come after the present ones.
      const chosen = [...order, ...Object.keys(counts).filter((value) => !order.includes(value))];
      const sums = chosen.flatMap((value) => {
        const many = Object.hasOwn(counts, value) ? counts[value] : undefined;
        return many ? [{ value, count: many }] : [];
      });
      return { ...question, sums, text: sums.map(({ value, count }) => `${count} ${value}`).join(', ') };
    });
  },
);

const statement = `
  with latest as (
    select distinct on (a.question_id, g.volunteer_id) a.question_id, a.value
    from answer a join question q on q.id = a.question_id join signup g on g.id = a.signup_id join shift s on s.id = g.shift_id
      join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
    where q.event_id = $1 and g.status = 'active' and ($2::uuid is null or c.lead_id = $2)
      and (q.opportunity_id is null or q.opportunity_id = s.opportunity_id)
    order by a.question_id, g.volunteer_id, a.answered_at desc, a.id
  ), counted as (
    select l.question_id, chosen.value, count(*)::int as n from latest l cross join lateral jsonb_array_elements_text(l.value) chosen (value)
    group by l.question_id, chosen.value
  )
  select q.id as "questionId", q.label, q.kind, q.choices, o.name as role,
    (select count(*)::int from latest l where l.question_id = q.id) as people,
    coalesce((select jsonb_object_agg(k.value, k.n) from counted k where k.question_id = q.id), '{}') as counts
  from question q left join opportunity o on o.id = q.opportunity_id left join category c on c.id = o.category_id
  where q.event_id = $1 and q.kind in ('CHOICE', 'SEVERAL_CHOICES', 'YES_NO', 'SHIRT_SIZE')
    and ($2::uuid is null or q.opportunity_id is null or c.lead_id = $2)
  order by q.opportunity_id is not null, q.position, q.created_at, q.id`;
