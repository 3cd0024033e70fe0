import pg from 'pg';

/** Counts the SQL statements that this process sends while `work` runs, transaction commands included. */
export async function countStatements(work: () => Promise<unknown>): Promise<{ count: number; statements: string[] }> {
  const statements: string[] = [];
  const original = pg.Client.prototype.query;
  const counting = function (this: pg.Client, ...args: unknown[]): unknown {
    const [first] = args;
    statements.push(
      typeof first === 'string' ? first : String((first as { text?: string } | undefined)?.text ?? first),
    );
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
