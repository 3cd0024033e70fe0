import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { clock } from '../platform/clock.js';
import { factsSince } from '../platform/facts-since.js';
import { createFlights } from '../platform/flights.js';
import type { Services } from '../platform/request-context.js';
import { captureAnswer } from './capture-answer.js';
import { sendKept, type KeptAnswer } from './send-kept.js';

/** Shifts begin while nobody changes anything, so nothing is kept for longer than this (milliseconds). */
const longest = 1_000;
/** All that is kept, in bytes before compression. */
const mostBytes = 8_000_000;
/** Larger requests are not looked at. */
const longestRequest = 20_000;
/** Requests of which it is known that their answer is not for all. */
const mostKnown = 1_000;

interface Kept {
  answer: KeptAnswer;
  /** What the database showed before the answer was read. */
  snapshot: string;
  at: number;
}

/** Puts the memory before the handlers of one kind of request. `keyOf`: all that the answer depends on; null where it depends on who asks. */
export type KeepAnswers = (keyOf: (request: Request) => string | null) => RequestHandler;

/**
 * Gives visitors what others have just been given, as long as it is the truth: what gives everybody the same (`sameForAll`) is kept for a
 * second, and given again when no fact has been kept since it was read (decision 024). Those who ask for the same at the same time share
 * one reading, begun after all of them had asked.
 */
export function keepAnswers(services: Services): KeepAnswers {
  const kept = new Map<string, Kept>();
  const neverKept = new Set<string>();
  const flights = createFlights<Kept | null>();

  const keep = (key: string, one: Kept): void => {
    kept.delete(key);
    kept.set(key, one);
    let bytes = 0;
    for (const { answer } of kept.values()) bytes += answer.body.length;
    for (const [oldest, { answer }] of kept) {
      if (bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= answer.body.length;
    }
  };
  const noteNeverKept = (key: string): void => {
    if (neverKept.size >= mostKnown) neverKept.clear();
    neverKept.add(key);
  };

  /** What is kept and still true, or else the snapshot before a new reading. */
  const look = async (key: string): Promise<{ known?: Kept; snapshot: string }> => {
    const known = kept.get(key);
    if (!known || clock.elapsed() - known.at >= longest) return factsSince(services, null);
    const { isNew, snapshot } = await factsSince(services, known.snapshot);
    return isNew ? { snapshot } : { known, snapshot };
  };

  const isForAll = (key: string, { locals, req }: Response, body: Buffer): boolean => {
    if (locals.sameForAll !== true) noteNeverKept(key);
    // What failed may go well the next time; by GraphQL a part of an answer can fail.
    return locals.sameForAll === true && !(req.method === 'POST' && body.includes('"errors":'));
  };

  const lead = async (key: string, response: Response, next: () => void): Promise<Kept | null> => {
    const at = clock.elapsed();
    const found = await look(key).catch(() => null);
    // The database is away: the handler meets that too, and says it in the way of its door.
    if (!found) return (next(), null);
    if (found.known) return found.known;
    const answer = await captureAnswer(response, (body) => isForAll(key, response, body), next);
    if (!answer) return null;
    const one = { answer, snapshot: found.snapshot, at };
    keep(key, one);
    return one;
  };

  return (keyOf) => (request, response, next) => {
    const text = request.method === 'HEAD' ? null : keyOf(request);
    if (text === null || text.length > longestRequest) return next();
    const key = createHash('sha1').update(text).digest('base64');
    if (neverKept.has(key)) return next();
    const flight = flights.join(key);
    const take = async (): Promise<void> => {
      let one: Kept | null = null;
      if (flight.leads) {
        await flight.start;
        try {
          one = await lead(key, response, next);
        } finally {
          flight.land(one);
        }
      } else {
        one = await flight.outcome;
        if (!one) return next();
      }
      if (one) await sendKept(one.answer, request, response);
    };
    take().catch(next);
  };
}
