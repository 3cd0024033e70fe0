import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Announcement, FactListener, Listener } from './announcements.js';
import type { AnswerMeter } from '../limits/answer-meter.js';
import type { DomainError } from './domain-error.js';
import type { HouseholdGrant, HouseholdPass } from './household-pass.js';
import type { IdempotentCall } from './idempotency.js';
import type { ImageStore } from '../files/image-store.js';
import type { Journal } from '../files/journal.js';
import type { BrowserMemory } from './known-browser.js';
import type { SessionCookie } from './session-cookie.js';
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
  /** The IANA time zone of events without their own. */
  timeZone: string;
  organisationName: string;
  productTitle: string;
  contactEmail: string;
  /** The phone number for the day of a shift, as people write it; null without one. */
  contactPhone: string | null;
  lookupMode: 'open' | 'link';
  /** Who needs a second factor to sign in. */
  requireSecondFactor: 'none' | 'admins' | 'staff';
  /** Who may sign in with a password or a mailed link. */
  passwordSignIn: 'everyone' | 'admins';
  /** Sign-in by an OpenID provider; null without one. */
  oidc: OidcSettings | null;
  /** A household's own changes within this many seconds after its first mail are gathered into one mail; 0 sends each at once. */
  gatherSeconds: number;
  /** Receivers of webhooks that are allowed inside the own network; all others must be public and use https. */
  webhooks: { allowHttp: boolean; allowHosts: readonly string[] };
}

/** An OpenID provider with which staff sign in. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What the button says. */
  name: string;
  /** The claim that sets roles, and its values; null where it sets none. */
  roles: { claim: string; admin: string; lead: string } | null;
}

/** What lives as long as the server and is shared by all requests. */
export interface Services {
  /** Opens the transaction of an operation; only `runOperation` calls it. */
  openTransaction: OpenTransaction;
  rows: Rows;
  /** The same rows on the replica, if there is one: for operations with `fromReplica`. */
  replica: Rows;
  /** How records are read. */
  readingOf: ReadingOf;
  images: ImageStore;
  settings: ProductSettings;
  log: Logger;
  limits: RateLimits;
  /** How much visitors may use the server by reading. */
  work: WorkBudget;
  /** How large the response to this request may still grow; unlimited outside of requests. */
  answer: AnswerMeter;
  /** The caller's access to records that are not public; outside of requests everything. */
  accessScope: AccessScope;
  listeners: readonly Listener[];
  factListeners: readonly FactListener[];
  /** Notifies of facts soon after they were committed. */
  facts: FactWatch;
  /** The ledger of erasures, in the data folder: it outlives a database that is put back to an earlier day. */
  erasures: Journal;
  /** The key from which household links are derived. It is stored in the data folder, never in the database. */
  secretKey: Buffer;
  /** The expected failure behind a database error; undefined when it is a bug. */
  translateError(error: unknown): DomainError | undefined;
  /** The refusal STEP_UP_REQUIRED with a new challenge, for staff whose last proof is too old. */
  askForProof(ctx: RequestContext): Promise<DomainError>;
  /** Wakes the runner after a commit that enqueued work in this queue. */
  wakeRunner(queue: RunnerQueue): void;
}

/** The runner's queues by their names. */
export type RunnerQueue = 'outbox' | 'jobs' | 'figures' | 'webhooks';

/** One request, by GraphQL or REST. */
export interface RequestContext {
  services: Services;
  viewer: Viewer;
  /** The caller's network, for limits: an IPv4 address, or the first 64 bits of an IPv6 one. */
  ip: string;
  /** The browser's User-Agent: together with the address it distinguishes two calls of one page from those of different visitors. */
  browser?: string;
  /** Whether this browser signed in before, and how to remember it. */
  knownBrowser: BrowserMemory;
  /** The half of a staff session that is in a cookie. */
  sessionCookie: SessionCookie;
  /** The household or the single signups that a caller without an account may access. */
  household?: HouseholdPass;
  idempotencyKey?: string;
  /** The alias of this field in a GraphQL document: under one idempotency key, each alias is a call of its own. */
  fieldAlias?: string;
  /** The GraphQL or REST call under the key; its response is stored with the operation's claim. */
  idempotentCall?: IdempotentCall;
  /** Inside a writing operation: the transaction's entity manager. Not available outside. */
  em: SqlEntityManager;
  /** Inside a writing operation: runs one SQL statement of the transaction, with `?` for each value, and returns its rows. */
  execute<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Inside a writing operation: a statement that is sent together with COMMIT, with `?` for each value. `onRows` receives its rows once
   * they are committed.
   */
  withCommit<Row>(sql: string, values: readonly Plain[], onRows?: (rows: Row[]) => void): void;
  /** Runs an operation: parse, transaction, run, commit. Inside a transaction the operation joins it, and may have no `prepare`. */
  run<Input, Output>(operation: Operation<Input, Output>, input: unknown): Promise<Output>;
  /**
   * The same for GraphQL and REST, which build a response from the operation's output: the first statement that `answer` reads is sent
   * together with COMMIT and sees the committed state. `answer` must not wait for anything before it. A failing `answer` rolls nothing
   * back.
   */
  runAndAnswer<Input, Output, Answer>(
    operation: Operation<Input, Output>,
    input: unknown,
    answer: (ctx: RequestContext, output: Output) => Answer | Promise<Answer>,
  ): Promise<Answer>;
  /** Grants the caller's browser access to a household or one signup; inside a transaction, from its commit. */
  grantHousehold(grant: HouseholdGrant): void;
  /** Takes the caller's browser its access to a household, which names an address; inside a transaction, from its commit. */
  forgetHousehold(): void;
  /** Publishes an announcement to its listeners, inside the transaction; its facts are stored with the commit. */
  announce<Payload>(kind: Announcement<Payload>, payload: Payload): Promise<void>;
}

/** The same request under another idempotency key, given as a GraphQL argument for a single field. */
export function withIdempotencyKey(ctx: RequestContext, idempotencyKey: string): RequestContext {
  return Object.create(ctx, { idempotencyKey: { value: idempotencyKey, enumerable: true } }) as RequestContext;
}

/** The same request for one field of a GraphQL document that has an alias: `first: signUp(…)`. */
export function withFieldAlias(ctx: RequestContext, fieldAlias: string): RequestContext {
  return Object.create(ctx, { fieldAlias: { value: fieldAlias, enumerable: true } }) as RequestContext;
}
