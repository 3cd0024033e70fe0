import { clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { findEarlierAnswers, type EarlierAnswer } from './find-earlier-answers.js';
import { judgeAnswers, type Consent, type SignupAnswers, type StoredAnswer } from './judge-answers.js';

/** Who creates or moves the signup. */
export interface AnswerContext {
  /** Staff get warnings instead of refusals, except about answers they submitted themselves. */
  byStaff: boolean;
  /** The household answers by a link that was mailed to it. */
  byOffer: boolean;
}

/**
 * Stores the answers to signups that were just created or moved, together with earlier answers that still count. Returns the warnings for
 * staff, signup by signup. Errors, with all fields, which roll back the transaction: ANSWER_INVALID, ANSWER_REQUIRED, TOO_YOUNG,
 * CONSENT_REQUIRED.
 */
export async function storeAnswers(
  ctx: RequestContext,
  places: readonly SignupAnswers[],
  by: AnswerContext,
): Promise<string[][]> {
  if (places.every(({ asks, submitted }) => asks === null && !submitted?.answers.length)) return places.map(() => []);
  const earlier = await earlierOf(ctx, places, by);
  const { judged, consents } = judgeAnswers(places, earlier, by.byStaff);
  await write(
    ctx,
    judged.flatMap(({ stored }) => stored),
    consents,
  );
  return judged.map(({ warnings }) => warnings);
}

function earlierOf(ctx: RequestContext, places: readonly SignupAnswers[], by: AnswerContext): Promise<EarlierAnswer[]> {
  const asked = places.flatMap(({ signupId, volunteerId, person: { emailKey }, asks }) =>
    (asks?.questions ?? []).map(({ id }) => ({ signupId, volunteerId, emailKey, questionId: id })),
  );
  return findEarlierAnswers(ctx, asked, { ...by, moved: places.some(({ askedBefore }) => askedBefore) });
}

async function write(
  ctx: RequestContext,
  stored: readonly StoredAnswer[],
  consents: readonly Consent[],
): Promise<void> {
  const now = clock.now().toISOString();
  if (stored.length > 0) {
    await ctx.execute(
      `insert into answer (signup_id, question_id, value, answered_at)
       select w."signupId", w."questionId", w.value, coalesce(w."answeredAt", ?::timestamptz)
       from jsonb_to_recordset(?::jsonb) as w ("signupId" uuid, "questionId" uuid, value jsonb, "answeredAt" timestamptz)
       on conflict (signup_id, question_id) do update set value = excluded.value, answered_at = excluded.answered_at`,
      [now, JSON.stringify(stored)],
    );
  }
  if (consents.length > 0) {
    await ctx.execute(
      `insert into guardian_consent (signup_id, guardian_name, wording, given_at)
       select w."signupId", w."guardianName", w.wording, ?::timestamptz
       from jsonb_to_recordset(?::jsonb) as w ("signupId" uuid, "guardianName" text, wording text)`,
      [now, JSON.stringify(consents)],
    );
  }
}
