import { createRequire } from 'node:module';
import pg from 'pg';
import { whileQuiet } from './quiet.js';

/** What the runner sends by itself at any time, beside whatever request is counted, and what a new connection begins with. */
const ofRunner =
  /^(?!.*jsonb_set).*\bleased_until\b|\bdelete from outbox\b|\bkept_figures\b|\bfrom webhook order by id\b|^\s*select \$1::jsonb (?:\|\||as payload\b)|\bas payload, case when\b|\bset_config\('enable_seqscan'/s;

/** By itself in front of what a connection has not prepared yet, else in one message with it. */
const begins = /^(?:begin\b|set local\b)/;

/** A statement on its way. */
interface Sent {
  text: string;
  /** Those that go out with it, in one message. */
  goesWith?: string[];
}

interface Sending {
  submit(this: Sent, connection: unknown): unknown;
}

// The ORM, whose connections all transactions use, may bring a driver of its own.
const require = createRequire(import.meta.url);
const ofOrm = require(require.resolve('pg', { paths: [require.resolve('@mikro-orm/postgresql')] })) as typeof pg;
const drivers = [...new Set([pg.Query.prototype, ofOrm.Query.prototype])] as unknown as Sending[];

/** What was sent meanwhile. */
interface Counted {
  /** How many messages. */
  count: number;
  /** What stood in each. */
  statements: string[];
  /** How many statements, whatever went out together, but for those that begin transactions: on every connection the same. */
  apart: number;
}

/**
 * Counts the messages of SQL that this process sends for `work` while it runs, transaction commands included: each is a round trip. Mails and
 * jobs that what was done before has left are waited for, and schedules put off, so that none of their statements is among them.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<Counted> {
  const sent: { connection: unknown; text: string }[] = [];
  await whileQuiet(async () => {
    const originals = drivers.map(({ submit }) => submit);
    for (const [index, driver] of drivers.entries())
      driver.submit = function (this: Sent, connection: unknown): unknown {
        sent.push({ connection, text: [...(this.goesWith ?? []), this.text].join(';\n') });
        return Reflect.apply(originals[index] as Sending['submit'], this, [connection]);
      };
    try {
      await work();
    } finally {
      for (const [index, driver] of drivers.entries()) driver.submit = originals[index] as Sending['submit'];
    }
  });
  const statements = withoutRunner(sent);
  const apart = statements.flatMap((text) => text.split(';\n')).filter((text) => !begins.test(text)).length;
  return { count: statements.length, statements, apart };
}

/** The texts but for what the runner sent, transactions that hold nothing else included. */
function withoutRunner(sent: readonly { connection: unknown; text: string }[]): string[] {
  const left = sent.filter(({ text }) => !ofRunner.test(text));
  const isEmpty = new Set<object>();
  for (const [at, begin] of left.entries()) {
    const next = left.slice(at + 1).find(({ connection }) => connection === begin.connection);
    // Without a next one it ends later.
    const isAlone = begin.text.split(/;\s*/).every((text) => text === '' || begins.test(text));
    if (isAlone && (next?.text ?? 'commit') === 'commit') isEmpty.add(begin).add(next ?? begin);
  }
  return left.filter((one) => !isEmpty.has(one)).map(({ text }) => text);
}
