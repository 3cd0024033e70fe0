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
        ]),
      )
      .digest('hex'),
  };
  try {
    const answer = JSON.stringify(await make());
    const told = await ctx.run(keepAnswer, { ...asked, answer });
    return JSON.parse(told.answer) as Answer;
  } catch (error) {
    const kept = error instanceof DomainError && error.status === 404 ? await findAnswer(ctx, asked) : undefined;
    if (kept === undefined) throw error;
    return JSON.parse(kept) as Answer;
  }
}

interface Asked {
  key: string;
  question: string;
}

/** Keeps an answer, unless one is kept: gives the one that is kept. One round trip. */
const keepAnswer = operation(
  {
    openTo: 'everyone',
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
