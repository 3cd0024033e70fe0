import type { PostgreSqlConnection } from '@mikro-orm/postgresql';
import { openPool } from '../src/database/pool.js';
import { contextFor } from '../src/http/create-context.js';
import { enqueueCollected } from '../src/mail/enqueue/enqueue-collected.js';
import type { RequestContext } from '../src/platform/operation/request-context.js';
import { transactionsOf, type Transaction } from '../src/platform/transactions/transactions.js';
import { visitor } from '../src/platform/operation/viewer.js';
import type { TestServer } from './start-test-server.js';

/** How many mails are pending beside what the operation itself enqueues. */
const pendingMails = [1, 2, 20];

const divisionByZero = '22012';

/** Runs the work of transactions as the first on a connection. */
export interface Rehearsals {
  /** While it is true, each transaction is first tried on fresh connections, with more and more mails pending. */
  isOn: boolean;
  /** How many were tried. */
  count: number;
  close(): Promise<void>;
}

/**
 * What a quiet evening does: the pool has dropped its idle connections, and one message prepares every statement of an operation. A
 * rehearsal goes as far as COMMIT and fails there on purpose, so it changes nothing. Whatever else fails is the caller's answer.
 */
export async function rehearseOnFreshConnections({ running: { services }, database }: TestServer): Promise<Rehearsals> {
  const open = services.openTransaction;
  const em = await open((transaction) => Promise.resolve(transaction.em));
  const limits = { longestStatement: 15_000, longestConnect: 10_000 };
  const settings = { url: database.url, name: 'fresh', max: 2, pooled: false, plansOnce: true, ...limits };
  const pool = openPool(settings, services.log);
  pool.options.maxUses = 1;
  // The entity manager reads days as texts, as on its own connections.
  const own = await (em.getConnection() as PostgreSqlConnection).getNativeClient();
  pool.options.types = own.options.types;
  const begin = transactionsOf(pool, () => em.fork(), { pooled: false, log: services.log });
  const rehearsals: Rehearsals = { isOn: false, count: 0, close: () => pool.end() };

  async function rehearse(work: (transaction: Transaction) => Promise<unknown>, mails: number): Promise<void> {
    const tried = async (transaction: Transaction) => {
      enqueue(transaction, mails);
      const failLast = () => transaction.withCommit('select 1 / 0', []);
      let isCommitted = false;
      const failing =
        <Given extends unknown[], Outcome>(commit: (...given: Given) => Outcome) =>
        (...given: Given) => {
          isCommitted = true;
          failLast();
          return commit(...given);
        };
      const [commitAndRead, commit] = [failing(transaction.commitAndRead), failing(transaction.commit)];
      await work(
        Object.create(transaction, {
          commitAndRead: { value: commitAndRead },
          commit: { value: commit },
        }) as Transaction,
      );
      if (!isCommitted) failLast();
    };
    await begin(tried, 1_000).catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== divisionByZero) throw error;
    });
    rehearsals.count += 1;
  }

  function enqueue({ withCommit }: Transaction, mails: number): void {
    const ctx = Object.create(contextFor(services, visitor, 'test'), {
      withCommit: { value: withCommit },
    }) as RequestContext;
    for (let count = 0; count < mails; count += 1)
      enqueueCollected(ctx, {
        template: 'signup-confirmation',
        recipient: `${count}@example.org`,
        recipientName: null,
        facts: [],
      });
  }

  services.openTransaction = async (work, queue) => {
    if (rehearsals.isOn) for (const mails of pendingMails) await rehearse(work, mails);
    return open(work, queue);
  };
  return rehearsals;
}
