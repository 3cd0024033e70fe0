import { Router, type Request, type RequestHandler, type Response } from 'express';
import { timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { clock } from '../platform/clock.js';
import { DomainError } from '../platform/operation/domain-error.js';
import { hashToken } from '../platform/operation/secrets.js';
import { orNullAfter } from '../platform/runner/within-time.js';
import { bearerOf } from './create-context.js';

/** The endpoints for operators (/healthz, /readyz and /metrics), and the handler that measures requests. */
export interface Health {
  router: Router;
  measure: RequestHandler;
  /**
   * From now on /readyz returns 503, so that a proxy sends no new requests, while everything else is still served. Resolves when the
   * requests in progress are finished, or after this many milliseconds.
   */
  drain(longest: number): Promise<void>;
  /** Releases the measurements. */
  close(): void;
}

/** Milliseconds after which a pool that has not answered counts as unavailable. */
const longestProbe = 800;

/**
 * Health of one server. It is ready while its database responds on a connection of both pools, reading and writing (migrations ran before
 * it listens), and it is not draining. With a token, only callers who send it can read the metrics.
 */
export function createHealth(pool: Pool, writingPool: Pool, metricsToken?: string): Health {
  let draining = false;
  const probes = [probe(pool), probe(writingPool)];
  const underWay = new Set<Response>();
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests by method, route template and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'mail_outbox_waiting',
    help: 'Mails that are queued and not yet sent.',
    registers: [registry],
    async collect() {
      try {
        const { rows } = await pool.query<{ count: number }>(
          `select count(*)::int as count from outbox where state = 'waiting'`,
        );
        this.set(rows[0]?.count ?? 0);
      } catch {
        // Unknown while the database is unavailable; the other metrics must not go missing with it.
        this.set(Number.NaN);
      }
    },
  });

  // Proxies deny these by their exact paths.
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/healthz', (_request, response) => void response.set('Cache-Control', 'no-store').json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    if (draining) return void response.status(503).json({ status: 'draining' });
    const answers = await Promise.all(probes.map((ask) => orNullAfter(longestProbe, ask())));
    if (answers.every(Boolean)) response.json({ status: 'ready' });
    else response.status(503).set('Retry-After', '5').json({ status: 'database unavailable' });
  });
  router.get('/metrics', async (request, response) => {
    if (metricsToken !== undefined && !isSame(bearerOf(request), metricsToken)) throw new DomainError('NOT_SIGNED_IN');
    response.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).send(await registry.metrics());
  });

  return {
    router,
    measure: (request, response, next) => {
      const started = clock.elapsed();
      underWay.add(response);
      response.once('close', () => underWay.delete(response));
      if (draining) response.set('Connection', 'close');
      response.on('finish', () => {
        const route = routeOf(request);
        durations.observe(
          { method: request.method, route, status: response.statusCode },
          (clock.elapsed() - started) / 1000,
        );
      });
      next();
    },
    drain: async (longest) => {
      draining = true;
      const answered = [...underWay].map((response) => {
        // A connection that stays open would bring further requests.
        if (!response.headersSent) response.set('Connection', 'close');
        return new Promise<void>((resolve) => void response.once('close', resolve));
      });
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, longest)));
      await Promise.race([Promise.all(answered), enough]);
      clearTimeout(timer);
    },
    close: () => registry.clear(),
  };
}

function isSame(sent: string | undefined, token: string): boolean {
  return sent !== undefined && timingSafeEqual(hashToken(sent), hashToken(token));
}

/** Checks whether a pool provides a working connection; concurrent calls share one check. */
function probe(pool: Pool): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const answer = async (): Promise<boolean> => {
    try {
      await pool.query('select 1');
      return true;
    } catch {
      // The error is in the log of the request that meets it; here only yes or no matters.
      return false;
    } finally {
      asked = undefined;
    }
  };
  return () => (asked ??= answer());
}

/** The template of the matched route, never the path itself: paths contain tokens. */
export function routeOf(request: Request): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'other';
}
