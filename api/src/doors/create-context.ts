import type { Request } from 'express';
import type { Announcement } from '../platform/announcements.js';
import { runOperation, type Operation } from '../platform/operation.js';
import type { RequestContext, Services } from '../platform/request-context.js';
import { visitor, type StaffViewer, type Viewer } from '../platform/viewer.js';

/** Finds the staff member behind a bearer token; null for a token that is unknown or over. */
export type FindViewer = (token: string) => Promise<StaffViewer | null>;

/** The request's context for either door: who asks, from where, with which key. */
export async function createContext(
  services: Services,
  findViewer: FindViewer,
  request: Request,
): Promise<RequestContext> {
  const idempotencyKey = request.get('idempotency-key')?.trim();
  return contextFor(
    services,
    await viewerOf(findViewer, bearerOf(request)),
    request.ip ?? 'unknown',
    idempotencyKey || undefined,
  );
}

/** A context for a known viewer: of a request, or of the product itself (demo data). */
export function contextFor(services: Services, viewer: Viewer, ip: string, idempotencyKey?: string): RequestContext {
  return new DoorContext(services, viewer, ip, idempotencyKey);
}

/** What an operation starts from. A class, because the GraphQL server copies contexts and must not touch `em`. */
class DoorContext implements RequestContext {
  constructor(
    readonly services: Services,
    readonly viewer: Viewer,
    readonly ip: string,
    readonly idempotencyKey: string | undefined,
  ) {}

  get em(): never {
    throw new Error('Entities are loaded and written inside an operation that writes');
  }

  execute(): never {
    throw new Error('Statements that write run inside an operation that writes');
  }

  run<Input, Output>(operation: Operation<Input, Output>, input: unknown): Promise<Output> {
    return runOperation(this, operation, input);
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

async function viewerOf(findViewer: FindViewer, token: string | undefined): Promise<Viewer> {
  if (!token) return visitor;
  return (await findViewer(token)) ?? { kind: 'visitor', sessionEnded: true };
}
