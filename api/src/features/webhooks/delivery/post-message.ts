import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { clock } from '../../../platform/clock.js';
import { withinTime } from '../../../platform/runner/within-time.js';
import {
  addressToCall,
  faultOfAddress,
  hostOf,
  ReceiverRefused,
  type AllowedReceivers,
  type Resolve,
  type ResolvedAddress,
} from './receiver-address.js';

/** The outcome of an attempt. */
export interface Tried {
  /** The receiver's HTTP status; null without a response. */
  status: number | null;
  /** Why it failed, in words; null when the receiver accepted it. */
  failure: string | null;
  /** The beginning of the response. */
  answer: string | null;
  /** Seconds until the next attempt as the receiver requests, if it does. */
  retryAfterSeconds?: number;
  tookMs: number;
}

/** What posting needs. */
export interface PostParts {
  allowed: AllowedReceivers;
  /** How names are resolved; by default as the machine does. */
  resolve?: Resolve;
  /** Which addresses are refused; by default all that are not on the public internet. */
  isInside?: (address: string) => boolean;
  /** Milliseconds for the whole attempt. */
  timeLimit?: number;
  /** Milliseconds on a monotonic clock. */
  elapsed: () => number;
}

const usualTimeLimit = 10_000;
const answerBytes = 1_000;

/**
 * Sends a message once and returns the outcome; 2xx is success. The name is resolved once, and the connection goes to
 * that very address. Redirects are not followed. Rejects only when `stopped` fires first.
 */
export async function postMessage(
  address: string,
  message: { headers: Record<string, string>; body: string },
  parts: PostParts,
  stopped: AbortSignal,
): Promise<Tried> {
  const begun = parts.elapsed();
  const timeLimit = parts.timeLimit ?? usualTimeLimit;
  const tried = (rest: Omit<Tried, 'tookMs'>): Tried => ({ ...rest, tookMs: Math.round(parts.elapsed() - begun) });
  try {
    return await withinTime(timeLimit, stopped, async (over) => {
      const url = new URL(address);
      // The operator may have tightened the settings since the address was entered.
      const fault = faultOfAddress(url, parts.allowed);
      if (fault) throw new ReceiverRefused(fault);
      const target = await orOver(addressToCall(url, parts.allowed, parts.resolve, parts.isInside), over);
      const response = await send(url, target, message, over);
      const answer = await beginningOf(response);
      const failure = faultOfStatus(response.statusCode ?? 0);
      const retryAfterSeconds = failure === null ? undefined : secondsOf(response.headers['retry-after']);
      return tried({ status: response.statusCode ?? null, failure, answer, retryAfterSeconds });
    });
  } catch (error) {
    if (stopped.aborted) throw error;
    return tried({ status: null, failure: wordsOf(error, timeLimit), answer: null });
  }
}

/** Resolving cannot be aborted, but callers need not wait for it. */
function orOver<Output>(work: Promise<Output>, over: AbortSignal): Promise<Output> {
  return new Promise((resolve, reject) => {
    over.addEventListener('abort', () => reject(over.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

function send(
  url: URL,
  target: ResolvedAddress,
  { headers, body }: { headers: Record<string, string>; body: string },
  over: AbortSignal,
): Promise<IncomingMessage> {
  const toTarget: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [target]) : done(null, target.address, target.family);
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)({
      method: 'POST',
      host: hostOf(url),
      port: url.port || undefined,
      path: url.pathname + url.search,
      headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
      lookup: toTarget,
      // A new connection each time: a reused one may lead to where the name pointed before.
      agent: false,
      signal: over,
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.end(body);
  });
}

/** The first bytes of a response. Does not wait for more. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= answerBytes) break;
    }
  } catch {
    // The connection broke during the body. The status had arrived before.
  }
  response.destroy();
  // Drops characters that PostgreSQL cannot store in a text, and half a character at the end.
  const text = Buffer.concat(parts).subarray(0, answerBytes).toString('utf8');
  return text.replaceAll('\0', '').replace(/\uFFFD$/, '');
}

const longestWait = 24 * 60 * 60;

/** The seconds of a `Retry-After`, which is seconds or a date. A day at most; undefined when it is neither. */
export function secondsOf(retryAfter: string | undefined): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter.trim())
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - clock.now().getTime()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestWait) : undefined;
}

function faultOfStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `The receiver answered ${status}, a redirect, which is not followed.`;
  return `The receiver answered ${status}.`;
}

const wordsOfCodes: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nobody listens at this address.',
  ENOTFOUND: 'This name is not known.',
  EAI_AGAIN: 'This name could not be looked up.',
  ECONNRESET: 'The receiver broke off the connection.',
  EHOSTUNREACH: 'There is no way to this address.',
  ENETUNREACH: 'There is no way to this address.',
};

function wordsOf(error: unknown, timeLimit: number): string {
  if (error instanceof ReceiverRefused) return error.message;
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return `No answer within ${timeLimit / 1000} seconds.`;
  if (code && Object.hasOwn(wordsOfCodes, code)) return `${wordsOfCodes[code]} (${code})`;
  if (code && /CERT|SSL|TLS|SIGNATURE/.test(code)) return `Its certificate is not to be trusted. (${code})`;
  return `The message could not be sent. (${(code ?? message ?? 'unknown').slice(0, 100)})`;
}
