import {
  test as journey,
  type APIRequestContext,
  type BrowserContext,
  type Frame,
  type Request,
} from '@playwright/test';
import { failForWrong, holdAnswer, holdFetch, holdOf } from '../../api/test/held-answers.ts';

/*
 * The `test` of every journey. Responses of the API to its pages, its `request` and its own `fetch` are checked against
 * the OpenAPI document, as in the API's tests. A response that differs fails the journey. Not checked are responses
 * that a page did not read to the end (it was closed, aborted the call, or needed only the status), and those that the
 * journey fulfils itself.
 *
 * A page of the app that requests anything from another origin fails the journey, too: it may link to other sites, not
 * load from them.
 */

export * from '@playwright/test';

holdFetch();

/** Checks of pages' responses that are still running. */
type Checks = Set<Promise<void>>;

export const test = journey.extend<{ checks: Checks }>({
  checks: [
    async ({ browser }, use) => {
      const checks: Checks = new Set();
      const watch = (context: BrowserContext) => {
        checkCallsOf(context.request);
        // Not when headers arrive: a body that a page does not read never ends, and the test would wait for it.
        context.on('requestfinished', (request) => checks.add(checkResponse(request)));
        context.on('request', (request) => asked.push(...elsewhere(request)));
      };
      const asked: string[] = [];
      browser.on('context', watch);
      await use(checks);
      browser.off('context', watch);
      await Promise.all(checks);
      failForWrong();
      if (asked.length > 0) throw new Error(`Pages of ours asked other origins: ${[...new Set(asked)].join(', ')}`);
    },
    { auto: true },
  ],
  context: async ({ context, checks }, use) => {
    await use(context);
    // Before the context closes, because checks still read bodies.
    await Promise.all(checks);
  },
  request: async ({ request }, use) => {
    checkCallsOf(request);
    await use(request);
  },
});

/**
 * A request of an app's page to another origin, in words: both addresses. A page that navigates away is not the app's
 * any more.
 */
function elsewhere(request: Request): string[] {
  const wanted = new URL(request.url());
  if (request.serviceWorker() || !wanted.protocol.startsWith('http')) return [];
  const asking = frameOf(request);
  const page = asking && addressOf(asking.url());
  return page && page.port === ours.port && page.origin !== wanted.origin ? [`${page.href} asked ${wanted.href}`] : [];
}

/** The frame that makes a request; the parent of a frame that navigates; none for a page that navigates. */
function frameOf(request: Request): Frame | null {
  try {
    return request.isNavigationRequest() ? request.frame().parentFrame() : request.frame();
  } catch {
    // Its page does not exist yet.
    return null;
  }
}

/** The address of the app's server; journeys open it by other host names, too. */
const ours = new URL(process.env.TRAILCREW_E2E_URL ?? 'http://127.0.0.1');

function addressOf(address: string): URL | null {
  return address.startsWith('http') ? new URL(address) : null;
}

/** Checks a response. A wrong one is recorded and fails the journey at its end. */
async function checkResponse(request: Request): Promise<void> {
  const found = await holdOf(request.url());
  const response = found && (await request.response().catch(() => null));
  if (!found || !response) return;
  const [headers, address] = await Promise.all([response.headersArray(), response.serverAddr()]).catch(() => []);
  // A response that the journey fulfils itself has no server address.
  if (!headers || !address) return;
  // Chromium gives no body of a download; the API's tests check files.
  if (headersOf(headers).has('content-disposition')) return;
  await holdAnswer(found, {
    method: request.method(),
    url: request.url(),
    status: response.status(),
    headers: headersOf(headers),
    text: () => response.text(),
  }).catch(() => undefined);
}

/** Checks all calls of a request context from now on: `get`, `post` and the others go through `fetch`. */
function checkCallsOf(request: APIRequestContext): void {
  const fetchIt = request.fetch.bind(request);
  request.fetch = async (address, options) => {
    const answer = await fetchIt(address, options);
    const found = await holdOf(answer.url());
    if (found)
      await holdAnswer(found, {
        method: options?.method ?? (typeof address === 'string' ? 'GET' : address.method()),
        url: answer.url(),
        status: answer.status(),
        headers: headersOf(answer.headersArray()),
        text: () => answer.text(),
      });
    return answer;
  };
}

const headersOf = (pairs: { name: string; value: string }[]): Headers =>
  new Headers(pairs.map(({ name, value }): [string, string] => [name, value]));
