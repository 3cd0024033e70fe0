import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstContent } from '../../contract/first-content.js';
import { isPagePath } from '../../contract/page-paths.js';
import type { PublicSettings } from '../../contract/people/settings.js';
import { yieldToEventLoop } from '../../platform/limits/yield-to-event-loop.js';
import { clock } from '../../platform/clock.js';
import { createConcurrencyLimit, createConcurrencyLimits } from '../../platform/limits/concurrency-limit.js';
import type { Logger } from '../../platform/logger.js';
import { workAMinute, type WorkBudget } from '../../platform/limits/work-budget.js';

/** Runs a query of the web client as a visitor and gives its data; rejects when it failed. */
export type AskAsVisitor = (query: string, variables: Record<string, unknown>) => Promise<object>;

/** How a page is asked for. */
export interface PageAsked {
  path: string;
  /** Path and query as the page reads them (`addressAsRead`). */
  address: string;
  phone: boolean;
  /** Who drawing it is work for. */
  network: string;
}

/** The first content of a page; null for pages of which only the browser knows something, undefined when there is none this time. */
export type FindFirstContent = (page: PageAsked) => Promise<FirstContent | null | undefined>;

/** What pages say of the club, and the address that links to it begin with. */
type Site = PublicSettings & { publicUrl: string };

/** What the web client's build gives the server to run. */
interface Renderer {
  askFor(path: string): { query: string; variables: Record<string, unknown> } | null;
  renderFirstContent(page: { address: string; phone: boolean; settings: Site }, data: object): FirstContent | null;
}

/** Longer than this nobody waits for a page to begin: the browser fetches the data itself, and says so if that fails. */
const patienceMilliseconds = 1_500;
const keptPages = 100;
/** An address without a page. */
const nowhere = '/nowhere';
/** Above it, a page with its data inside would come late and be dear to keep: that is an event of some 2,000 shifts, 45 kB on the wire. */
const mostDataLength = 200_000;

/** Pages to render at a time: the event loop gets a turn between two of them. */
const drawnAtOnce = 2;
/** The cost of a millisecond of rendering: a network may have a tenth of the time rendered for it. */
const costOfMillisecond = (10 * workAMinute) / 60_000;

/** Renders first contents. */
interface Drawing {
  ask: AskAsVisitor;
  work: WorkBudget;
  log: Logger;
  now?: () => Date;
}

/**
 * Renders first contents with the renderer in the web client's build in `folder`; a build without one sends none. The same page with the
 * same data is rendered once a minute, and charged to the requesting network: without budget left, it gets pages without first content.
 */
export async function firstContentFrom(
  folder: string,
  settings: Site,
  { ask, work, log, now = clock.now }: Drawing,
): Promise<FindFirstContent> {
  const file = join(folder, '.first-content/first-content.js');
  if (!existsSync(file)) return () => Promise.resolve(null);
  const renderer = (await import(pathToFileURL(file).href)) as Renderer;
  const cached = new Map<string, { digest: string; minute: number; content: FirstContent | null }>();
  const inTurn = createConcurrencyLimit(drawnAtOnce);
  // One network takes one of these turns at most.
  const inTurnOf = createConcurrencyLimits(1);

  const keep = (key: string, page: { digest: string; minute: number; content: FirstContent | null }): void => {
    cached.delete(key);
    cached.set(key, page);
    const [oldest] = cached.keys();
    if (cached.size > keptPages && oldest !== undefined) cached.delete(oldest);
  };

  const draw = ({ address, phone, network }: PageAsked, answer: object): FirstContent | null => {
    const began = clock.elapsed();
    const rendered = renderer.renderFirstContent({ address, phone, settings }, answer);
    work.spend(network, (clock.elapsed() - began) * costOfMillisecond);
    const tooMuch = (rendered?.cache?.length ?? 0) > mostDataLength;
    return rendered && tooMuch ? { ...rendered, cache: null } : rendered;
  };

  const find = async (page: PageAsked, isWaitedFor: () => boolean): Promise<FirstContent | null | undefined> => {
    const { path, address, phone, network } = page;
    const isPage = isPagePath(path);
    const asked = renderer.askFor(path);
    if (isPage && !asked) return null;
    const answer = asked ? await ask(asked.query, asked.variables) : {};
    const text = JSON.stringify(answer);
    const digest = createHash('sha1').update(text).digest('base64');
    // Unknown addresses render the same page, so that they evict no page from the cache.
    const place = isPage ? address : nowhere;
    const key = `${phone} ${place}`;
    const recall = (): { content: FirstContent | null; minute: number } | undefined => {
      const known = cached.get(key);
      // Shifts begin without any change in the data.
      if (known?.digest !== digest || known.minute !== Math.floor(now().getTime() / 60_000)) return undefined;
      // The least recently used pages are evicted.
      keep(key, known);
      return known;
    };
    const known = recall();
    if (known) return known.content ?? undefined;
    // Reading the data for this address was work too.
    work.spend(network, text.length);
    return inTurnOf(network)(() =>
      inTurn(async () => {
        await yieldToEventLoop();
        const drawn = recall();
        if (drawn) return drawn.content ?? undefined;
        if (!isWaitedFor() || work.isSpent(network)) return undefined;
        const minute = Math.floor(now().getTime() / 60_000);
        const content = draw({ ...page, address: place }, answer);
        // Nor do invented events.
        if (!content?.isMissing || place === nowhere) keep(key, { digest, minute, content });
        return content ?? undefined;
      }),
    );
  };

  return async (page) => {
    if (work.isSpent(page.network)) return undefined;
    let timer: NodeJS.Timeout | undefined;
    let isWaitedFor = true;
    const impatience = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        isWaitedFor = false;
        resolve(undefined);
      }, patienceMilliseconds);
    });
    try {
      return await Promise.race([find(page, () => isWaitedFor), impatience]);
    } catch (error) {
      log.warn({ err: error }, 'a page went out without its first content');
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
}
