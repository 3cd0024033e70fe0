import type { Request, Response } from 'express';
import type { Announcement } from '../platform/operation/announcements.js';
import { createAnswerMeter } from '../platform/limits/answer-meter.js';
import { clock } from '../platform/clock.js';
import { passAfter, type HouseholdGrant, type HouseholdPass } from '../platform/operation/household-pass.js';
import { noBrowser, type BrowserMemory } from '../platform/operation/known-browser.js';
import { noSessionCookie, type SessionCookie } from '../platform/operation/session-cookie.js';
import { limitTable } from '../contract/limit-table.js';
import { networkOf } from '../platform/limits/network-of.js';
import type { Operation } from '../platform/operation/operation.js';
import { answerOperation, runOperation } from '../platform/operation/run-operation.js';
import type { RequestContext, Services } from '../platform/operation/request-context.js';
import { accessScopeOf } from '../platform/reading/access-scope.js';
import { DomainError } from '../platform/operation/domain-error.js';
import { visitor, type KeyViewer, type Viewer, type VisitorViewer } from '../platform/operation/viewer.js';
import { isForeignRead } from './cross-origin-reads.js';
import { browserCookie } from './browser-cookie.js';
import { householdCookie } from './household-cookie.js';
import { sessionCookie } from './session-cookie.js';

/**
 * Finds the staff member, the API key or the device of a bearer token; null for an unknown or expired session. `network`: the caller's; `half`: that of a cookie.
 * Errors: INVALID_API_KEY, DEVICE_REVOKED.
 */
export type FindViewer = (
  token: string,
  from: { network: string; half: string | undefined },
) => Promise<Exclude<Viewer, VisitorViewer> | null>;

/** The rate limit of one API key, over all requests. */
const keyAllowance = limitTable['api-key'];

/**
 * The context of a GraphQL or REST request: the caller, their network, idempotency key and household pass. A granted pass is sent as a
 * cookie.
 */
export async function createContext(
  services: Services,
  findViewer: FindViewer,
  request: Request,
  response: Response,
): Promise<RequestContext> {
  const { settings, secretKey } = services;
  const cookie = householdCookie(settings.publicUrl, secretKey);
  const ip = networkOf(request.ip ?? 'unknown');
  const cookies = new Map<string, string>();
  const sessionHalf = sessionCookie(settings.publicUrl, request, (text) => setCookie('staff', text));
  const viewer = await viewerOf(findViewer, bearerOf(request), { network: ip, half: sessionHalf.half });
  if (viewer.kind === 'key') await countUse(services, viewer, response);
  // One response may set several cookies; of each kind the last one counts.
  const setCookie = (kind: string, text: string): void => {
    // Pages of other sites get no cookies.
    if (isForeignRead(response)) return;
    cookies.set(kind, text);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Set-Cookie', [...cookies.values()]);
  };
  const held: HeldPass = {
    // API keys and devices have no household pass.
    pass: viewer.kind === 'key' || viewer.kind === 'device' ? undefined : cookie.read(request.get('cookie')),
    keep: (pass) => setCookie('household', cookie.write(pass)),
    clear: () => setCookie('household', cookie.clear()),
  };
  const knownBrowser = browserCookie(settings.publicUrl, secretKey, request.get('cookie'), (text) =>
    setCookie('browser', text),
  );
  const idempotencyKey = request.get('idempotency-key')?.trim();
  return new CallerContext(
    { ...services, answer: createAnswerMeter(services.work, viewer, ip), accessScope: accessScopeOf(viewer) },
    viewer,
    ip,
    request.get('user-agent'),
    { knownBrowser, sessionCookie: sessionHalf },
    held,
    idempotencyKey || undefined,
    // One operation that differs by caller makes the whole response differ.
    ({ sameForAll }) => void (response.locals.sameForAll = response.locals.sameForAll !== false && sameForAll === true),
  );
}

/** A context for a known viewer, for the server's own use (demo data); granted passes are dropped. */
export function contextFor(services: Services, viewer: Viewer, ip: string): RequestContext {
  return new CallerContext(
    services,
    viewer,
    ip,
    undefined,
    { knownBrowser: noBrowser, sessionCookie: noSessionCookie },
    { pass: undefined, keep: () => undefined, clear: () => undefined },
    undefined,
    () => undefined,
  );
}

/** The caller's current pass: one document may look a household up and cancel in it. */
interface HeldPass {
  pass: HouseholdPass | undefined;
  keep(pass: HouseholdPass): void;
  clear(): void;
}

/** The context that operations start from. A class, because Apollo Server copies contexts and must not touch `em`; copies share `held`. */
class CallerContext implements RequestContext {
  constructor(
    readonly services: Services,
    readonly viewer: Viewer,
    readonly ip: string,
    readonly browser: string | undefined,
    private readonly cookies: Pick<RequestContext, 'knownBrowser' | 'sessionCookie'>,
    private readonly held: HeldPass,
    readonly idempotencyKey: string | undefined,
    private readonly note: (operation: Pick<Operation<never, unknown>, 'sameForAll'>) => void,
  ) {}

  get knownBrowser(): BrowserMemory {
    return this.cookies.knownBrowser;
  }

  get sessionCookie(): SessionCookie {
    return this.cookies.sessionCookie;
  }

  get em(): never {
    throw new Error('Entities are loaded and written inside an operation that writes');
  }

  get household(): HouseholdPass | undefined {
    return this.held.pass;
  }

  execute(): never {
    throw new Error('Statements that write run inside an operation that writes');
  }

  withCommit(): never {
    throw new Error('Statements that write run inside an operation that writes');
  }

  run<Input, Output>(operation: Operation<Input, Output>, input: unknown): Promise<Output> {
    this.note(operation);
    return runOperation(this, operation, input);
  }

  runAndAnswer<Input, Output, Answer>(
    operation: Operation<Input, Output>,
    input: unknown,
    answer: (ctx: RequestContext, output: Output) => Answer | Promise<Answer>,
  ): Promise<Answer> {
    this.note(operation);
    return answerOperation(this, operation, input, answer);
  }

  grantHousehold(grant: HouseholdGrant): void {
    const pass = passAfter(this.held.pass, grant, clock.now());
    this.held.pass = pass;
    this.held.keep(pass);
  }

  forgetHousehold(): void {
    this.held.pass = undefined;
    this.held.clear();
  }

  announce<Fact>(kind: Announcement<Fact>): Promise<void> {
    throw new Error(`'${kind.name}' was announced outside a transaction`);
  }
}

/** The bearer token of the request, if one was sent. */
export function bearerOf(request: Request): string | undefined {
  const match = /^Bearer\s+(\S+)$/i.exec(request.get('authorization') ?? '');
  return match?.[1];
}

/** Counts an API key's use, and returns the remaining allowance in headers. Error: TOO_MANY_REQUESTS. */
async function countUse({ limits }: Services, { keyId }: KeyViewer, response: Response): Promise<void> {
  const { isOver, remaining, resetSeconds } = await limits.use('api-key', keyId, keyAllowance);
  response.set({
    'RateLimit-Limit': String(keyAllowance.points),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSeconds),
  });
  if (isOver) {
    const message = `This API key may ask ${keyAllowance.points} times in ${keyAllowance.seconds} seconds.`;
    throw new DomainError('TOO_MANY_REQUESTS', { message, retryAfterSeconds: resetSeconds });
  }
}

async function viewerOf(
  findViewer: FindViewer,
  token: string | undefined,
  from: Parameters<FindViewer>[1],
): Promise<Viewer> {
  if (!token) return visitor;
  return (await findViewer(token, from)) ?? { kind: 'visitor', sessionEnded: true };
}
