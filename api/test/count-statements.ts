import { whileQuiet } from './quiet.js';
import { watchStatements, type SentMessage } from './watch-statements.js';

/**
 * What the runner sends on its own at any time, beside the request that is counted, and what a new connection begins
 * with.
 */
const ofRunner =
  /^(?!.*jsonb_set).*\bleased_until\b|\bdelete from outbox\b|\bkept_figures\b|\bfrom webhook order by id\b|^\s*select \$1::jsonb (?:\|\||as payload\b)|\bas payload, case when\b|\bset_config\('enable_seqscan'/s;

/** Separately before what a connection has not prepared yet, else in one message with it. */
const begins = /^(?:begin\b|set local\b)/;

/** What was sent meanwhile. */
interface Counted {
  /** How many messages. */
  count: number;
  /** What stood in each. */
  statements: string[];
  /**
   * The number of statements, no matter which were sent together, without those that begin transactions: the same on
   * every connection.
   */
  apart: number;
}

/**
 * Counts the messages of SQL that the servers of this process send for `work` while it runs, transaction commands
 * included: each is a round trip. Mails and jobs that what was done before has left are awaited, and schedules put off,
 * so that none of their statements is among them.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<Counted> {
  const sent: SentMessage[] = [];
  await whileQuiet(async () => {
    const stops = [watchStatements('own'), await globalThis.watchSharedServer()];
    try {
      await work();
    } finally {
      for (const stop of stops) sent.push(...(await stop()));
    }
  });
  const statements = withoutRunner(sent);
  const apart = statements.flatMap((text) => text.split(';\n')).filter((text) => !begins.test(text)).length;
  return { count: statements.length, statements, apart };
}

/** The texts without what the runner sent, and without transactions that hold nothing else; of one it may have been under way already. */
function withoutRunner(sent: readonly SentMessage[]): string[] {
  const left = sent.filter(({ text }) => !ofRunner.test(text));
  const isEmpty = new Set<SentMessage>();
  for (const connection of new Set(left.map((one) => one.connection))) {
    let transaction: SentMessage[] = [];
    for (const message of left.filter((one) => one.connection === connection)) {
      transaction.push(message);
      if (message.text !== 'commit') continue;
      if (transaction.every(isFrame)) for (const one of transaction) isEmpty.add(one);
      transaction = [];
    }
    if (transaction.every(isFrame)) for (const one of transaction) isEmpty.add(one);
  }
  return left.filter((one) => !isEmpty.has(one)).map(({ text }) => text);
}

/** Begins a transaction or ends it, and does nothing else. */
function isFrame({ text }: SentMessage): boolean {
  return text.split(/;\s*/).every((one) => one === '' || one === 'commit' || begins.test(one));
}
