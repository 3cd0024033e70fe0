import { Router } from 'express';
import type { ResponseCache } from '../response-cache/response-cache.js';
import type { AskAsVisitor } from './first-content.js';

/** The most addresses that one sitemap may hold (sitemaps.org). */
const mostAddresses = 50_000;

interface Listed {
  events: { slug: string; updatedAt: string }[];
}

/** For search engines: `robots.txt`, and `sitemap.xml` with the landing page and every event. */
export function sitemap(publicUrl: string, ask: AskAsVisitor, cacheResponses: ResponseCache): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const robots = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /graphql',
    'Disallow: /feeds/',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  router.get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=3600').type('txt').send(robots);
  });
  const cached = cacheResponses(() => '/sitemap.xml');
  router.get('/sitemap.xml', cached, async (_request, response) => {
    const { events } = (await ask('{ events { slug updatedAt } }', {})) as Listed;
    const lines = events
      .slice(0, mostAddresses - 1)
      .map(
        ({ slug, updatedAt }) =>
          `<url><loc>${escapeXml(`${publicUrl}/event/${encodeURIComponent(slug)}`)}</loc><lastmod>${updatedAt}</lastmod></url>`,
      );
    response.locals.sameForAll = true;
    response
      .set('Cache-Control', 'no-cache')
      .type('application/xml')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          `<url><loc>${escapeXml(`${publicUrl}/`)}</loc></url>`,
          ...lines,
          '</urlset>',
          '',
        ].join('\n'),
      );
  });
  return router;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
