import type { Request, Response } from 'express';
import type { Announcement } from '../platform/operation/announcements.js';
import { createAnswerMeter } from '../platform/limits/answer-meter.js';
import { clock } from '../platform/clock.js';
import { passAfter, type HouseholdGrant, type HouseholdPass } from '../platform/operation/household-pass.js';
import { noBrowser, type BrowserMemory } from '../platform/operation/known-browser.js';
import { limitTable } from '../contract/limit-table.js';
import { networkOf } from '../platform/limits/network-of.js';
import type { Operation } from '../platform/operation/operation.js';
import { answerOperation, runOperation } from '../platform/operation/run-operation.js';
import type { RequestContext, Services } from '../platform/operation/request-context.js';
import { accessScopeOf } from '../platform/reading/access-scope.js';
import { DomainError } from '../platform/operation/domain-error.js';
import { visitor, type KeyViewer, type StaffViewer, type Viewer } from '../platform/operation/viewer.js';
import { isForeignRead } from './cross-origin-reads.js';
import { browserCookie } from './browser-cookie.js';
import { householdCookie } from './household-cookie.js';

/**
 * Finds the staff member, or the program, behind a bearer token that comes from a network; null for a session that is unknown or over.
 * Error: INVALID_API_KEY.
 */
export type FindViewer = (token: string, network: string) => Promise<StaffViewer | KeyViewer | null>;

/** How often one API key may ask, whatever it asks for. */
const keyAllowance = limitTable['api-key'];

/** The request's context for either door: who asks, from where, with which key and which household pass. A pass that is granted goes out as a cookie. */
export async function createContext(
  services: Services,
  findViewer: FindViewer,
  request: Request,
  response: Response,
): Promise<RequestContext> {
  const { settings, secretKey } = services;
  const cookie = householdCookie(settings.publicUrl, secretKey);
  const ip = networkOf(request.ip ?? 'unknown');
  const viewer = await viewerOf(findViewer, bearerOf(request), ip);
  if (viewer.kind === 'key') await countUse(services, viewer, response);
  // One answer may hand out both; of each kind the last one counts.
  const handedOut = new Map<string, string>();
  const handOut = (kind: string, text: string): void => {
    // Another site's page is nobody's browser either.
    if (isForeignRead(response)) return;
    handedOut.set(kind, text);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Set-Cookie', [...handedOut.values()]);
  };
  const held: HeldPass = {
    // A program with a key is nobody's browser.
    pass: viewer.kind === 'key' ? undefined : cookie.read(request.get('cookie')),
    keep: (pass) => handOut('household', cookie.write(pass)),
  };
  const knownBrowser = browserCookie(settings.publicUrl, secretKey, request.get('cookie'), (text) =>
    handOut('browser', text),
  );
  const idempotencyKey = request.get('idempotency-key')?.trim();
  return new DoorContext(
    { ...services, answer: createAnswerMeter(services.work, viewer, ip), accessScope: accessScopeOf(viewer) },
    viewer,
    ip,
    request.get('user-agent'),
    knownBrowser,
    held,
    idempotencyKey || undefined,
    // One operation that is not for all, and the whole answer is not.
    ({ sameForAll }) => void (response.locals.sameForAll = response.locals.sameForAll !== false && sameForAll === true),
  );
}

/** A context for a known viewer, of the product itself (demo data); passes that are granted go nowhere. */
export function contextFor(services: Services, viewer: Viewer, ip: string): RequestContext {
  return new DoorContext(
    services,
    viewer,
    ip,
    undefined,
    noBrowser,
    { pass: undefined, keep: () => undefined },
    undefined,
    () => undefined,
  );
}

/** The caller's pass as it stands now: one document may look a household up and cancel in it. */
interface HeldPass {
  pass: HouseholdPass | undefined;
  keep(pass: HouseholdPass): void;
}

/** What an operation starts from. A class, because the GraphQL server copies contexts and must not touch `em`; copies share `held`. */
class DoorContext implements RequestContext {
  constructor(
    readonly services: Services,
    readonly viewer: Viewer,
    readonly ip: string,
    readonly browser: string | undefined,
    readonly knownBrowser: BrowserMemory,
    private readonly held: HeldPass,
    readonly idempotencyKey: string | undefined,
    private readonly note: (operation: Pick<Operation<never, unknown>, 'sameForAll'>) => void,
  ) {}

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

  announce<Fact>(kind: Announcement<Fact>): Promise<void> {
    throw new Error(`'${kind.name}' was announced outside a transaction`);
  }
}

/** The bearer token of the request, if one was sent. */
export function bearerOf(request: Request): string | undefined {
  const match = /^Bearer\s+(\S+)$/i.exec(request.get('authorization') ?? '');
  return match?.[1];
}

/** Counts a key's use, and tells the program what is left. Error: TOO_MANY_REQUESTS. */
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

async function viewerOf(findViewer: FindViewer, token: string | undefined, network: string): Promise<Viewer> {
  if (!token) return visitor;
  return (await findViewer(token, network)) ?? { kind: 'visitor', sessionEnded: true };
}
