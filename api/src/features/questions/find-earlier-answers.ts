import { answerDays } from '../../contract/programme/answers.js';
import { clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

/** A question that somebody is asked for a place. */
export interface AskedSomebody {
  signupId: string;
  volunteerId: string;
  /** Their household's address as compared. */
  emailKey: string;
  questionId: string;
}

/** What they said before. */
export interface EarlierAnswer {
  signupId: string;
  questionId: string;
  value: string[];
  answeredAt: string;
}

/**
 * What these people answered to the same questions within a year, the latest of each. The same question is that very one; for whoever
 * opened the household by its mailed link also one of the same kind and words, of another role or event, and a birth date is one. Everybody
 * else who only typed a name is told nothing: for them nothing was ever said. `byStaff`: for staff who give the place; `byOffer`: the
 * household answers by a link that was mailed to it; `moved`: a signup keeps what was answered with it. Whoever only looked an address up is
 * told of no birth date either, which a refusal would tell: they say it anew.
 */
export async function findEarlierAnswers(
  ctx: RequestContext,
  asked: readonly AskedSomebody[],
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
         select a.value, to_char(a.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as answered_at
         from signup g join answer a on a.signup_id = g.id join question said on said.id = a.question_id
         where a.answered_at > ? and (g.id = w."signupId" or (g.volunteer_id = w."volunteerId" and (? or (w."emailKey" = ?::text
             and not exists (select from household_token t where t.email_key = w."emailKey" and t.revoked_at > ?::timestamptz)))))
           and (said.kind <> 'BIRTH_DATE' or not ?)
           and (said.id = q.id or (not ? and said.kind = q.kind and (q.kind = 'BIRTH_DATE' or lower(said.label) = lower(q.label))))
         order by a.answered_at desc, a.id limit 1
       ) earlier
    `,
    [JSON.stringify(asked), since, all, ofHousehold, issuedAt, !all && household?.source === 'lookup', byStaff],
  );
}
