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

/**
 * The texts without what the runner sent, and without transactions that hold nothing else, or nothing: their BEGIN and COMMIT too, where they
 * have a message of their own. A transaction may have begun before the count, or still be open after it.
 */
export function withoutRunner(sent: readonly SentMessage[]): string[] {
  const left = new Set(sent.filter(({ text }) => !ofRunner.test(text)));
  for (const connection of new Set(sent.map((one) => one.connection))) {
    let transaction: SentMessage[] = [];
    const end = () => {
      if (transaction.every((one) => !left.has(one) || isFrame(one))) for (const one of transaction) left.delete(one);
      transaction = [];
    };
    for (const message of sent.filter((one) => one.connection === connection)) {
      const parts = partsOf(message);
      if (parts[0]?.startsWith('begin')) end();
      transaction.push(message);
      if (parts.some((part) => part === 'commit' || part === 'rollback')) end();
    }
    end();
  }
  return [...left].map(({ text }) => text);
}

/** Begins a transaction or commits it, and does nothing else. */
function isFrame(message: SentMessage): boolean {
  return partsOf(message).every((part) => part === 'commit' || begins.test(part));
}

const partsOf = ({ text }: SentMessage): string[] => text.split(/;\s*/).filter((part) => part !== '');
