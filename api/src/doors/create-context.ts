import type { Request } from 'express';
import { runOperation } from '../platform/operation.js';
import type { RequestContext, Services } from '../platform/request-context.js';
import { visitor, type StaffViewer, type Viewer } from '../platform/viewer.js';

/** Finds the staff member behind a bearer token; null for a token that is unknown or over. */
export type FindViewer = (token: string) => Promise<StaffViewer | null>;

/** The request's context for either door: who asks, from where, with which key. */
export async function createContext(services: Services, findViewer: FindViewer, request: Request): Promise<RequestContext> {
  const idempotencyKey = request.get('idempotency-key')?.trim();
  return contextFor(services, await viewerOf(findViewer, bearerOf(request)), request.ip ?? 'unknown', idempotencyKey || undefined);
}

/** A context for a known viewer: of a request, or of the product itself (demo data). */
export function contextFor(services: Services, viewer: Viewer, ip: string, idempotencyKey?: string): RequestContext {
  const ctx: RequestContext = {
    services,
    viewer,
    ip,
    idempotencyKey,
    em: services.forkEntityManager(),
    run(operation, input) {
      return runOperation(this, operation, input);
    },
    announce(kind) {
      throw new Error(`'${kind.name}' was announced outside a transaction`);
    },
  };
  return ctx;
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
