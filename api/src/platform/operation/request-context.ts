import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Announcement, FactListener, Listener } from './announcements.js';
import type { AnswerMeter } from '../limits/answer-meter.js';
import type { DomainError } from './domain-error.js';
import type { HouseholdGrant, HouseholdPass } from './household-pass.js';
import type { IdempotentCall } from './idempotency.js';
import type { ImageStore } from '../files/image-store.js';
import type { BrowserMemory } from './known-browser.js';
import type { Logger } from '../logger.js';
import type { OpenTransaction } from '../transactions/retry-transaction.js';
import type { Operation } from './operation.js';
import type { RateLimits } from '../limits/rate-limit.js';
import type { ReadingOf } from '../reading/record-readings.js';
import type { Rows } from '../reading/rows.js';
import type { AccessScope } from '../reading/access-scope.js';
import type { Plain } from '../transactions/transactions.js';
import type { Viewer } from './viewer.js';
import type { FactWatch } from '../facts/watch-facts.js';
import type { WorkBudget } from '../limits/work-budget.js';

/** The settings that product rules depend on. */
export interface ProductSettings {
  production: boolean;
  /** Prefix of every link, without a slash at the end. */
  publicUrl: string;
  /** IANA time zone of events that name none. */
  timeZone: string;
  organisationName: string;
  productTitle: string;
  contactEmail: string;
  /** Whom to call on the day of a shift, as people write it; null where nobody can be called. */
  contactPhone: string | null;
  lookupMode: 'open' | 'link';
  /** For how many seconds after its first mail a household's own further changes are gathered into one; 0: each goes at once. */
  gatherSeconds: number;
  /** Which receivers inside one's own network webhooks may call; others have to be public, and https. */
  webhooks: { allowHttp: boolean; allowHosts: readonly string[] };
}

/** What lives as long as the server and every request shares. */
export interface Services {
  /** Opens the transaction of an operation; nobody but `runOperation` asks for one. */
  openTransaction: OpenTransaction;
  rows: Rows;
  /** The same rows, on the replica where there is one: for operations that say `fromReplica`. */
  replica: Rows;
  /** How records are read. */
  readingOf: ReadingOf;
  images: ImageStore;
  settings: ProductSettings;
  log: Logger;
  limits: RateLimits;
  /** What strangers may use of the server by reading. */
  work: WorkBudget;
  /** What this request may still be answered; outside of requests nothing is counted. */
  answer: AnswerMeter;
  /** What this request's caller may see of records that are not everybody's; outside of requests everything. */
  sight: AccessScope;
  listeners: readonly Listener[];
  factListeners: readonly FactListener[];
  /** Tells of facts soon after they were committed. */
  facts: FactWatch;
  /** Key from which household links are derived; kept in the data folder, never in the database. */
  secretKey: Buffer;
  /** The expected failure behind a database error, or nothing when it is a bug. */
  translateError(error: unknown): DomainError | undefined;
  /** Told after a commit that owes something later: in which queue it lies. */
  wakeRunner(queue: RunnerQueue): void;
}

/** The runner's queues by their names. */
export type RunnerQueue = 'outbox' | 'jobs' | 'figures' | 'webhooks';

/** One request, whichever door it came through. */
export interface RequestContext {
  services: Services;
  viewer: Viewer;
  /** The caller's network, for limits: an IPv4 address, or the first 64 bits of an IPv6 one. */
  ip: string;
  /** What the caller's browser calls itself; with the address it tells two calls of one page from those of strangers. */
  browser?: string;
  /** Whether this browser signed in before, and how it is remembered when it does. */
  knownBrowser: BrowserMemory;
  /** The household, or the single signups, that a caller without an account may touch. */
  household?: HouseholdPass;
  idempotencyKey?: string;
  /** The name that a GraphQL document gave this field: under one key of the header each such field is a call of its own. */
  fieldAlias?: string;
  /** What a door answers under the key; the response is stored with the operation's claim. */
  idempotentCall?: IdempotentCall;
  /** Inside an operation that writes: the transaction's entity manager. Outside there is none. */
  em: SqlEntityManager;
  /** Inside an operation that writes: runs one SQL statement of the transaction, with `?` for each value, and gives its rows. */
  execute<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Inside an operation that writes: a statement that goes out together with COMMIT, with `?` for each value. `told` hears its rows once
   * they are kept.
   */
  withCommit<Row>(sql: string, values: readonly Plain[], told?: (rows: Row[]) => void): void;
  /** Runs an operation: parse, transaction, run, commit. Inside a transaction it takes part in that, and may have no `prepare`. */
  run<Input, Output>(operation: Operation<Input, Output>, input: unknown): Promise<Output>;
  /**
   * The same for a door that makes an answer of what an operation gave: the first thing that `answer` reads goes out together with COMMIT
   * and sees what it kept. It must not wait for anything before. What the answer fails of undoes nothing.
   */
  runAndAnswer<Input, Output, Answer>(
    operation: Operation<Input, Output>,
    input: unknown,
    answer: (ctx: RequestContext, output: Output) => Answer | Promise<Answer>,
  ): Promise<Answer>;
  /** Opens a household, or one signup, to the caller's browser; inside a transaction from its commit on. */
  grantHousehold(grant: HouseholdGrant): void;
  /** Tells listeners what just became true, inside the transaction; the facts of it are kept with the commit. */
  announce<Told>(kind: Announcement<Told>, told: Told): Promise<void>;
}

/** The same request under another idempotency key, as a GraphQL argument names one for a single field. */
export function withIdempotencyKey(ctx: RequestContext, idempotencyKey: string): RequestContext {
  return Object.create(ctx, { idempotencyKey: { value: idempotencyKey, enumerable: true } }) as RequestContext;
}

/** The same request for one field of a GraphQL document that gave it a name: `first: signUp(…)`. */
export function withFieldAlias(ctx: RequestContext, fieldAlias: string): RequestContext {
  return Object.create(ctx, { fieldAlias: { value: fieldAlias, enumerable: true } }) as RequestContext;
}
