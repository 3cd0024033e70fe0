import type { documentedAnswers } from './documented-answers.js';

/*
 * What a test gets from a documented path, of a server in this process or in one of its own, is held against the document that this very
 * server hands out. Journeys in a browser do the same (web/e2e/test.ts), so nothing here knows Jest.
 */

type Hold = ReturnType<typeof documentedAnswers>;

/** How the servers of this process are held, once one of them handed its document out. */
export interface OwnHold {
  found: Hold | null;
}

/** An answer as both `fetch` and a browser tell it. */
interface Answer {
  method: string;
  url: string;
  status: number;
  headers: Headers;
  /** Asked for JSON alone; fails where the line broke. */
  text(): Promise<string>;
}

const fetchIt = globalThis.fetch;
const holds = new Map<string, Promise<Hold | null>>();
const wrong: Error[] = [];
const ownOrigins = new Set<string>();

/** Made from a document; a runner that keeps them for longer than a file gives its own. */
let makeHold: typeof documentedAnswers | undefined;
let ownHold: OwnHold = { found: null };

/** From now on every `fetch` is held: an answer that is not as documented fails the call. */
export function holdFetch(make?: typeof documentedAnswers, own: OwnHold = { found: null }): void {
  makeHold = make;
  ownHold = own;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input).href;
    // Before the call, which may be the last one that this server answers.
    const hold = await holdOf(url);
    const response = await fetchIt(input, init);
    if (!hold || response.redirected) return response;
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const { status, headers } = response;
    await holdAnswer(hold, { method, url, status, headers, text: () => response.clone().text() });
    return response;
  };
}

/** Throws when an answer is other than documented. One whose line breaks is not held: whoever reads it hears of that. */
export async function holdAnswer(hold: Hold, { method, url, status, headers, text }: Answer): Promise<void> {
  const { pathname, search } = new URL(url);
  // A browser gives what it had already as the body of a 304.
  const isJson = headers.get('content-type')?.includes('json') && method !== 'HEAD' && status !== 304;
  const read = isJson ? await text().catch(() => undefined) : '';
  if (read === undefined) return;
  try {
    hold({ method, path: pathname + search, status, headers, body: isJson && read ? JSON.parse(read) : read });
  } catch (error) {
    wrong.push(error as Error);
    throw error;
  }
}

/** What was answered other than documented since the last call of this. */
export function takeWrong(): Error[] {
  return wrong.splice(0);
}

/** Fails a test even if it expects calls to fail, or never heard of the answer. */
export function failForWrong(): void {
  const [first] = takeWrong();
  if (first) throw first;
}

const documentPath = '/api/openapi.json';

/** Says that a server runs in this process: all of these are the same code, and hand out the same document. */
export function holdAsOwn(origin: string): void {
  ownOrigins.add(origin);
}

/** What holds the answer of an address; null outside of the API and while the server hands out no document, as receivers of webhooks do. */
export function holdOf(url: string): Promise<Hold | null> {
  const { origin, pathname } = new URL(url);
  if (!pathname.startsWith('/api/') || pathname === documentPath) return Promise.resolve(null);
  let hold = holds.get(origin);
  if (!hold) {
    hold = readDocument(origin);
    holds.set(origin, hold);
    // One that does not answer just now is asked again the next time.
    void hold.then((found) => found ?? holds.delete(origin));
  }
  return hold;
}

async function readDocument(origin: string): Promise<Hold | null> {
  const isOwn = ownOrigins.has(origin);
  if (isOwn && ownHold.found) return ownHold.found;
  const answer = await fetchIt(origin + documentPath, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (!answer?.ok) return null;
  const document: unknown = await answer.json().catch(() => null);
  if (!document) return null;
  makeHold ??= (await import('./documented-answers.js')).documentedAnswers;
  const hold = makeHold(document as Parameters<typeof documentedAnswers>[0]);
  if (isOwn) ownHold.found = hold;
  return hold;
}
