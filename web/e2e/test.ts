import {
  test as journey,
  type APIRequestContext,
  type BrowserContext,
  type Frame,
  type Request,
} from '@playwright/test';
import { failForWrong, holdAnswer, holdFetch, holdOf } from '../../api/test/held-answers.ts';

/*
 * The `test` of every journey. What its pages, its `request` and its own `fetch` get from a documented path of the API is held against the
 * document, as in the API's tests; an answer that is not as documented fails the journey. Not held is what no page read to its end (it went
 * away, gave the call up, or cared for the status alone), and what the journey answers in the server's place.
 *
 * A page of ours that asks another origin for anything fails the journey, too: links lead elsewhere, and nothing is loaded from there.
 */

export * from '@playwright/test';

holdFetch();

/** Answers that pages got and that are still being looked at. */
type Looks = Set<Promise<void>>;

export const test = journey.extend<{ looks: Looks }>({
  looks: [
    async ({ browser }, use) => {
      const looks: Looks = new Set();
      const hear = (context: BrowserContext) => {
        hold(context.request);
        // Not at its headers: what a page leaves unread never ends, and would be waited for.
        context.on('requestfinished', (request) => looks.add(look(request)));
        context.on('request', (request) => asked.push(...elsewhere(request)));
      };
      const asked: string[] = [];
      browser.on('context', hear);
      await use(looks);
      browser.off('context', hear);
      await Promise.all(looks);
      failForWrong();
      if (asked.length > 0) throw new Error(`Pages of ours asked other origins: ${[...new Set(asked)].join(', ')}`);
    },
    { auto: true },
  ],
  context: async ({ context, looks }, use) => {
    await use(context);
    // Before it closes, with what is still to be read.
    await Promise.all(looks);
  },
  request: async ({ request }, use) => {
    hold(request);
    await use(request);
  },
});

/** What a page of ours asks of another origin: its address, and that of the page. A page that opens elsewhere is none of ours any more. */
function elsewhere(request: Request): string[] {
  const wanted = new URL(request.url());
  if (request.serviceWorker() || !wanted.protocol.startsWith('http')) return [];
  const asking = frameOf(request);
  const page = asking && addressOf(asking.url());
  return page && page.port === ours.port && page.origin !== wanted.origin ? [`${page.href} asked ${wanted.href}`] : [];
}

/** The frame that asks; of a frame that goes elsewhere the one around it. None for a page that opens. */
function frameOf(request: Request): Frame | null {
  try {
    return request.isNavigationRequest() ? request.frame().parentFrame() : request.frame();
  } catch {
    // Its page is not there yet.
    return null;
  }
}

/** The address of our server; journeys open it by other names of this machine, too. */
const ours = new URL(process.env.TRAILCREW_E2E_URL ?? 'http://127.0.0.1');

function addressOf(address: string): URL | null {
  return address.startsWith('http') ? new URL(address) : null;
}

/** A wrong answer is kept, and fails the journey at its end. */
async function look(request: Request): Promise<void> {
  const found = await holdOf(request.url());
  const response = found && (await request.response().catch(() => null));
  if (!found || !response) return;
  const [headers, address] = await Promise.all([response.headersArray(), response.serverAddr()]).catch(() => []);
  // What a journey answers itself comes from no address.
  if (!headers || !address) return;
  // Chromium gives no body of what a page saves as a file; the API's tests hold files.
  if (headersOf(headers).has('content-disposition')) return;
  await holdAnswer(found, {
    method: request.method(),
    url: request.url(),
    status: response.status(),
    headers: headersOf(headers),
    text: () => response.text(),
  }).catch(() => undefined);
}

/** From now on these calls are held: `get`, `post` and the others go through `fetch`. */
function hold(request: APIRequestContext): void {
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

const headersOf = (told: { name: string; value: string }[]): Headers =>
  new Headers(told.map(({ name, value }): [string, string] => [name, value]));
