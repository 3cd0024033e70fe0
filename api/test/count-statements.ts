import pg from 'pg';

/** What the mail worker sends by itself at any time, beside whatever request is counted. */
const ofMailWorker = /^(?!.*jsonb_set).*\bleased_until\b|\bdelete from outbox\b/s;

/** Counts the SQL statements that this process sends for `work` while it runs, transaction commands included. */
export async function countStatements(work: () => Promise<unknown>): Promise<{ count: number; statements: string[] }> {
  const statements: string[] = [];
  const original = pg.Client.prototype.query;
  const counting = function (this: pg.Client, ...args: unknown[]): unknown {
    const [first] = args;
    const text = typeof first === 'string' ? first : String((first as { text?: string } | undefined)?.text ?? first);
    if (!ofMailWorker.test(text)) statements.push(text);
    return Reflect.apply(original, this, args);
  };
  pg.Client.prototype.query = counting as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return { count: statements.length, statements };
}
