import { afterAll, afterEach } from '@jest/globals';
import { documentedAnswers } from './documented-answers.js';

/*
 * Set up before every test: what a test fetches from a documented path, of a server in this process or in one of its own, is held against the
 * document that this very server hands out. An answer that is not as documented fails the call, and the test even if it expects calls to fail.
 */

type Hold = ReturnType<typeof documentedAnswers>;

const fetchIt = globalThis.fetch;
const holds = new Map<string, Promise<Hold | null>>();
const wrong: Error[] = [];

globalThis.fetch = async (input, init) => {
  const { origin, pathname, search } = new URL(input instanceof Request ? input.url : input);
  // Before the call, which may be the last one that this server answers.
  const hold = pathname.startsWith('/api/') && pathname !== documentPath ? await holdOf(origin) : null;
  const response = await fetchIt(input, init);
  if (!hold || response.redirected) return response;
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  const isJson = response.headers.get('content-type')?.includes('json') && method !== 'HEAD';
  // Where the line breaks, whoever reads the answer hears of that.
  const text = isJson
    ? await response
        .clone()
        .text()
        .catch(() => undefined)
    : '';
  if (text === undefined) return response;
  const { status, headers } = response;
  try {
    hold({ method, path: pathname + search, status, headers, body: isJson && text ? JSON.parse(text) : text });
  } catch (error) {
    wrong.push(error as Error);
    throw error;
  }
  return response;
};

/** What was answered other than documented since the last call of this. */
export function takeWrong(): Error[] {
  return wrong.splice(0);
}

const failForWrong = (): void => {
  const [first] = takeWrong();
  if (first) throw first;
};
afterEach(failForWrong);
afterAll(failForWrong);

const documentPath = '/api/openapi.json';

/** What holds answers of a server against its document; null while it hands out none, as receivers of webhooks do. */
function holdOf(origin: string): Promise<Hold | null> {
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
  const answer = await fetchIt(origin + documentPath, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
  if (!answer?.ok) return null;
  const document: unknown = await answer.json().catch(() => null);
  return document ? documentedAnswers(document as Parameters<typeof documentedAnswers>[0]) : null;
}
