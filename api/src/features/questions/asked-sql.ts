import type { QuestionKind } from '../../contract/programme/answers.js';

/** The requirements and questions of a shift. */
export interface ShiftAsks {
  /** Years; null without a minimum. */
  minimumAge: number | null;
  youngerWithConsent: boolean;
  questions: { id: string; kind: QuestionKind; label: string; choices: string[]; required: boolean }[];
}

/**
 * SQL: the `ShiftAsks` of a shift `s` of a role `o`; null without questions and without a minimum age. A role with a minimum age has a
 * question for the birth date.
 */
export const askedOfShift = `(select jsonb_build_object('minimumAge', o.minimum_age, 'youngerWithConsent', o.younger_with_consent,
    'questions', coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'kind', q.kind, 'label', q.label, 'choices', q.choices, 'required', q.required)
      order by q.opportunity_id is not null, q.position, q.created_at, q.id), '[]'))
  from question q where q.event_id = s.event_id and (q.opportunity_id is null or q.opportunity_id = s.opportunity_id) having count(*) > 0 or o.minimum_age is not null)`;
