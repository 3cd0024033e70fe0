import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isPagePath } from '../../contract/page-paths.js';
import type { PublicSettings } from '../../contract/settings.js';
import { clock } from '../../platform/clock.js';
import type { Logger } from '../../platform/logger.js';

/** Runs a query of the web client as a visitor and gives its data; rejects when it failed. */
export type AskAsVisitor = (query: string, variables: Record<string, unknown>) => Promise<object>;

/** What a page shows before its scripts have come. */
export interface FirstContent {
  /** Null where the browser makes the page alone. */
  html: string | null;
  /** The client's data, as JSON text (packed); null where it is so much that the browser had better fetch it while the page shows. */
  cache: string | null;
  /** The page's title and what else its head tells, as HTML. */
  head: string;
  /** Whether there is nothing at this address. */
  isMissing: boolean;
}

/** The first content of a page; null for pages of which only the browser knows something, undefined when there is none this time. */
export type FindFirstContent = (page: {
  path: string;
  address: string;
  phone: boolean;
}) => Promise<FirstContent | null | undefined>;

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

/**
 * Renders first contents with what the web client's build in `folder` brings for it; a build without it sends none. The same page with
 * the same data is rendered once a minute.
 */
export async function firstContentFrom(
  folder: string,
  settings: Site,
  ask: AskAsVisitor,
  log: Logger,
  now: () => Date = clock.now,
): Promise<FindFirstContent> {
  const file = join(folder, '.first-content/first-content.js');
  if (!existsSync(file)) return () => Promise.resolve(null);
  const renderer = (await import(pathToFileURL(file).href)) as Renderer;
  const kept = new Map<string, { digest: string; minute: number; content: FirstContent | null }>();

  const render: FindFirstContent = async ({ path, address, phone }) => {
    const isPage = isPagePath(path);
    const asked = renderer.askFor(path);
    if (isPage && !asked) return null;
    const answer = asked ? await ask(asked.query, asked.variables) : {};
    const digest = createHash('sha1').update(JSON.stringify(answer)).digest('base64');
    // Addresses that lead nowhere look the same, so that they drive no page out of the memory.
    const place = isPage ? address : nowhere;
    const key = `${phone} ${place}`;
    const known = kept.get(key);
    // Shifts begin while nobody changes anything.
    const minute = Math.floor(now().getTime() / 60_000);
    if (known?.digest === digest && known.minute === minute) return known.content ?? undefined;
    const rendered = renderer.renderFirstContent({ address: place, phone, settings }, answer);
    const tooMuch = (rendered?.cache?.length ?? 0) > mostDataLength;
    const content = rendered && tooMuch ? { ...rendered, cache: null } : rendered;
    kept.delete(key);
    kept.set(key, { digest, minute, content });
    const [oldest] = kept.keys();
    if (kept.size > keptPages && oldest !== undefined) kept.delete(oldest);
    return content ?? undefined;
  };

  return async (page) => {
    let timer: NodeJS.Timeout | undefined;
    const impatience = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patienceMilliseconds);
    });
    try {
      return await Promise.race([render(page), impatience]);
    } catch (error) {
      log.warn({ err: error }, 'a page went out without its first content');
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
}
