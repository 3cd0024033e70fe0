import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from './domain-error.js';
import { operation } from './operation.js';
import type { RequestContext } from './request-context.js';

/**
 * The answer to a call with an idempotency key as it was given first, however the records have changed since: `make` works it out, and `question`
 * says what was asked through which door. Without a key `make` alone answers. Errors: those of `make`, but for a record that was there when
 * the first answer was given.
 */
export async function replayAnswer<Answer>(
  ctx: RequestContext,
  question: readonly unknown[],
  make: () => Promise<Answer>,
): Promise<Answer> {
  const key = ctx.idempotencyKey;
  if (!key) return make();
  const asked = {
    key,
    question: createHash('sha256')
      .update(
        JSON.stringify([
          ctx.viewer.kind === 'staff' ? ctx.viewer.userId : ctx.viewer.kind === 'key' ? ctx.viewer.keyId : null,
          ...question,
          ...(ctx.fieldAlias === undefined ? [] : [ctx.fieldAlias]),
        ]),
      )
      .digest('hex'),
  };
  try {
    const answer = JSON.stringify(await make());
    return JSON.parse(await kept(ctx, { ...asked, answer })) as Answer;
  } catch (error) {
    const earlier = error instanceof DomainError && error.status === 404 ? await findAnswer(ctx, asked) : undefined;
    if (earlier === undefined) throw error;
    return JSON.parse(earlier) as Answer;
  }
}

/** The answer that is kept for the key. What it says is done by now: where it cannot be kept, it is given all the same. */
async function kept(ctx: RequestContext, asked: Asked & { answer: string }): Promise<string> {
  try {
    return (await ctx.run(keepAnswer, asked)).answer;
  } catch (err) {
    ctx.services.log.error({ err }, 'An answer could not be kept for its idempotency key');
    return asked.answer;
  }
}

interface Asked {
  key: string;
  question: string;
}

/** Keeps an answer, unless one is kept: gives the one that is kept. One round trip. */
const keepAnswer = operation(
  {
    access: 'internal',
    input: z.object({ key: z.string(), question: z.string(), answer: z.string() }),
  },
  function keepAnswer(ctx, { key, question, answer }): Promise<{ answer: string }> {
    const told = { answer };
    ctx.withCommit<{ answer: string }>(
      `insert into told_answer as kept (key, question, answer) values (?, decode(?, 'hex'), ?)
       on conflict (key, question) do update set answer = kept.answer returning answer`,
      [key, question, answer],
      ([kept]) => {
        if (kept) told.answer = kept.answer;
      },
    );
    return Promise.resolve(told);
  },
);

async function findAnswer(ctx: RequestContext, { key, question }: Asked): Promise<string | undefined> {
  const [kept] = await ctx.services.rows.read<{ answer: string }>({
    name: 'kept-answer',
    text: `select answer from told_answer where key = $1 and question = decode($2, 'hex') and created_at > now() - interval '24 hours'`,
    values: [key, question],
  });
  return kept?.answer;
}
