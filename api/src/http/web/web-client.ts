import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import { Router, type Request, type Response } from 'express';
import sirv from 'sirv';
import { addressAsRead, pageAt, secretPages, type PageName } from '../../contract/page-paths.js';
import type { PublicSettings } from '../../contract/people/settings.js';
import { networkOf } from '../../platform/limits/network-of.js';
import type { ResponseCache } from '../response-cache/response-cache.js';
import { queryOf } from '../query-of.js';
import type { FirstContent } from '../../contract/first-content.js';
import type { FindFirstContent } from './first-content.js';

/** Addresses for programs: unknown ones are an error in their own format, never the page. */
const programPaths =
  /^\/(api|graphql|feeds|uploads|stock-images|assets|embed|healthz|readyz|metrics|dev\/mail)(\/|\.|$)/;

/** Milliseconds that a page waits for the check of its cache; then it is rendered again, without the database if need be. */
const lookupTimeout = 500;

/** An address that names a file: existing files were served before, others are 404. Pages have no extension. */
const fileName = /\.[a-z][a-z0-9]{0,9}$/i;

/**
 * Serves the built web client from `folder`: hashed assets for a year, precompressed as brotli and gzip; and for every page path the page
 * itself, with the club's settings and the page's first content. For unknown pages and events its status is 404.
 */
export async function webClient(
  folder: string,
  settings: PublicSettings,
  findFirstContent: FindFirstContent = () => Promise.resolve(null),
  cacheResponses: ResponseCache = () => (_request, _response, next) => next(),
): Promise<Router> {
  const router = Router();
  const html = withSettings(await readFile(join(folder, 'index.html'), 'utf8'), settings);
  const preloads = await readPreloads(folder);
  router.use(
    sirv(folder, {
      brotli: true,
      gzip: true,
      etag: true,
      extensions: [],
      ignores: false,
      setHeaders: (response, pathname) => {
        // A phone that keeps the page of check-in looks for a newer version of it.
        if (pathname === '/check-in-worker.js') response.setHeader('Cache-Control', 'no-cache');
        else if (pathname.startsWith('/assets/'))
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        else response.setHeader('Cache-Control', 'public, max-age=3600');
        // The product's own cover images, like uploaded ones: other sites may show them.
        if (pathname.startsWith('/stock-images/')) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      },
      onNoMatch: undefined,
    }),
  );
  // The first content is a visitor's, even for signed-in callers.
  const cached = cacheResponses(
    (request) => JSON.stringify([addressOf(request), isPhone(request), isForBrowser(request)]),
    {
      lookupTimeout,
    },
  );
  router.get(/.*/, compression(), cached, async (request: Request, response: Response, next) => {
    if (programPaths.test(request.path) || fileName.test(request.path) || !isForBrowser(request)) return next();
    const page = pageAt(request.path);
    const secret = page !== undefined && secretPages.has(page);
    const first = secret
      ? null
      : await findFirstContent({
          path: request.path,
          address: addressOf(request),
          phone: isPhone(request),
          network: networkOf(request.ip ?? 'unknown'),
        });
    // Late or failed content may be available next time.
    response.locals.sameForAll = first === undefined ? undefined : first !== null;
    const template = html.replace('<!--trailcrew-own-scripts-->', () => (page && preloads[page]) ?? '');
    response
      .status(page && !first?.isMissing ? 200 : 404)
      .vary('User-Agent')
      .set({
        'Cache-Control': secret ? 'no-store' : 'no-cache',
        ...(secret ? { 'X-Robots-Tag': 'noindex' } : {}),
      })
      .type('html')
      .send(first ? withFirstContent(template, first) : template);
  });
  return router;
}

const addressOf = (request: Request): string => addressAsRead(request.path, queryOf(request));
const isPhone = (request: Request): boolean => /\bMobi/.test(request.get('user-agent') ?? '');
const isForBrowser = (request: Request): boolean => request.accepts('html') !== false;

/** The links to the scripts of each page that are not everybody's, as HTML; a build that lists none has none. */
async function readPreloads(folder: string): Promise<Partial<Record<PageName, string>>> {
  const list = join(folder, '.vite/preloads.json');
  if (!existsSync(list)) return {};
  const addresses = JSON.parse(await readFile(list, 'utf8')) as Record<string, string[]>;
  const links = (files: string[]) =>
    files.map((file) => `<link rel="modulepreload" crossorigin href="${file}" fetchpriority="low">`).join('');
  return Object.fromEntries(Object.entries(addresses).map(([page, files]) => [page, links(files)]));
}

function withSettings(template: string, settings: PublicSettings): string {
  const data = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return template
    .replace(
      '<!--trailcrew-settings-->',
      () => `<script type="application/json" id="trailcrew-settings">${data}</script>`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(settings.productTitle)}</title>`);
}

// React's pages stay hidden behind the first content until they stand.
function withFirstContent(template: string, { html, cache, head }: FirstContent): string {
  const data = cache?.replaceAll('<', '\\u003c');
  return template
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<!--trailcrew-first-content-->', () => (html === null ? '' : `<div id="first-content">${html}</div>`))
    .replace(
      '<div id="root">',
      () =>
        `${data === undefined ? '' : `<script type="application/json" id="trailcrew-data">${data}</script>`}<div id="root"${html === null ? '' : ' hidden'}>`,
    );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
