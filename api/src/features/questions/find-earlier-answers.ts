import { answerDays } from '../../contract/programme/answers.js';
import { clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';

/** A question to a person for one signup. */
export interface QuestionToPerson {
  signupId: string;
  volunteerId: string;
  /** The key of their household's address. */
  emailKey: string;
  questionId: string;
}

/** An earlier answer. */
export interface EarlierAnswer {
  signupId: string;
  questionId: string;
  value: string[];
  answeredAt: string;
}

/**
 * The latest answers of these people to the same questions within a year. For browsers that opened the household by its mailed link,
 * questions of the same kind and label, of another role or event, count as the same, and so do all birth dates. Callers who only typed a
 * name get no earlier answers. `byStaff`: for signups by staff; `byOffer`: the household answers by a link that was mailed to it; `moved`:
 * a moved signup keeps its own answers. After a lookup by address birth dates are left out, as a refusal would reveal them; people enter
 * them again.
 */
export async function findEarlierAnswers(
  ctx: RequestContext,
  asked: readonly QuestionToPerson[],
  { byStaff, byOffer, moved }: { byStaff: boolean; byOffer: boolean; moved: boolean },
): Promise<EarlierAnswer[]> {
  const { household } = ctx;
  const isLink = household?.source === 'link';
  if (asked.length === 0 || (!byStaff && !byOffer && !isLink && !moved)) return [];
  const since = new Date(clock.now().getTime() - answerDays * 86_400_000);
  const [ofHousehold, issuedAt] = isLink ? [household.emailKey, new Date(household.issuedAt)] : [null, null];
  const all = byStaff || byOffer;
  return ctx.execute<EarlierAnswer>(
    `select w."signupId", w."questionId", earlier.value, earlier.answered_at as "answeredAt"
     from jsonb_to_recordset(?::jsonb) as w ("signupId" uuid, "volunteerId" uuid, "emailKey" text, "questionId" uuid)
       join question q on q.id = w."questionId"
       cross join lateral (
         select a.value, ${instantText('a.answered_at', 'US')} as answered_at
         from signup g join answer a on a.signup_id = g.id join question answered on answered.id = a.question_id
         where a.answered_at > ? and (g.id = w."signupId" or (g.volunteer_id = w."volunteerId" and (? or (w."emailKey" = ?::text
             and not exists (select from household_token t where t.email_key = w."emailKey" and t.revoked_at > ?::timestamptz)))))
           and (answered.kind <> 'BIRTH_DATE' or not ?)
           and (answered.id = q.id or (not ? and answered.kind = q.kind and (q.kind = 'BIRTH_DATE' or lower(answered.label) = lower(q.label))))
         order by a.answered_at desc, a.id limit 1
       ) earlier
    `,
    [JSON.stringify(asked), since, all, ofHousehold, issuedAt, !all && household?.source === 'lookup', byStaff],
  );
}
