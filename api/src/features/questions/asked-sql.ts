import type { QuestionKind } from '../../contract/programme/answers.js';

/** What a shift asks of whoever takes a place. */
export interface ShiftAsks {
  /** Years; null where any age will do. */
  minimumAge: number | null;
  youngerWithConsent: boolean;
  questions: { id: string; kind: QuestionKind; label: string; choices: string[]; required: boolean }[];
}

/** SQL: the `ShiftAsks` of a shift `s` of a role `o`; null where it asks nothing and needs no age. A role that needs an age asks for birth dates. */
export const askedOfShift = `(select jsonb_build_object('minimumAge', o.minimum_age, 'youngerWithConsent', o.younger_with_consent,
    'questions', coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'kind', q.kind, 'label', q.label, 'choices', q.choices, 'required', q.required)
      order by q.opportunity_id is not null, q.position, q.created_at, q.id), '[]'))
  from question q where q.event_id = s.event_id and (q.opportunity_id is null or q.opportunity_id = s.opportunity_id) having count(*) > 0 or o.minimum_age is not null)`;
