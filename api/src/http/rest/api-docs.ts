import { createHash } from 'node:crypto';
import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import sirv from 'sirv';
import { apiFolder } from '../../platform/folders.js';
import type { Route } from '../../platform/schema/route.js';
import { hasAlready } from '../response-cache/is-not-modified.js';
import { openApiDocument, type DocumentInfo } from './openapi.js';
import { unknownParameter } from './unknown-parameter.js';

/** /api/openapi.json, and /api/docs for reading and trying it. */
export function apiDocs(routes: readonly Route[], graphql: GraphQLSchema, info: Omit<DocumentInfo, 'version'>): Router {
  const router = Router();
  const find = createRequire(apiFolder);
  const folder = dirname(find.resolve('swagger-ui-dist/package.json'));
  const { version } = find('./package.json') as { version: string };
  // Generated on first use.
  let made: { text: string; tag: string } | undefined;
  router.get('/api/openapi.json', (request, response) => {
    const [unknown] = Object.keys(request.query);
    if (unknown !== undefined) throw unknownParameter(unknown);
    made ??= tagged(JSON.stringify(openApiDocument(routes, graphql, { ...info, version })));
    response.set({ ETag: made.tag, 'Cache-Control': 'no-cache' });
    if (hasAlready(request, made.tag)) return void response.status(304).end();
    response.type('json').send(made.text);
  });
  router.get('/api/docs', (request, response) => {
    // The page links its files relative to its own address.
    if (!request.path.endsWith('/')) return void response.redirect(301, '/api/docs/');
    response.set('Content-Security-Policy', docsPolicy).type('html').send(page(info.title));
  });
  router.get('/api/docs/start.js', (_request, response) => {
    // Drawing every operation at once takes a laptop seconds: the tags are closed, and an address opens the one that it names.
    const options = {
      url: '/api/openapi.json',
      dom_id: '#docs',
      deepLinking: true,
      docExpansion: 'none',
      validatorUrl: null,
    };
    response.type('js').send(`SwaggerUIBundle(${JSON.stringify(options)});`);
  });
  router.use('/api/docs', sirv(folder, { etag: true, extensions: [], single: false }));
  return router;
}

function tagged(text: string): { text: string; tag: string } {
  return { text, tag: `"${createHash('sha1').update(text).digest('base64url')}"` };
}

// Swagger UI sets styles on elements; its scripts are our own files.
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

function page(title: string): string {
  const safe = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${safe} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="swagger-ui.css"></head>
<body><p style="margin: 1rem; font: 16px/1.5 sans-serif"><a href="/docs">Guide to the API</a>, with a quick start · <a href="/docs/reference">Reference</a></p><div id="docs"></div><script src="swagger-ui-bundle.js"></script><script src="start.js"></script></body></html>`;
}
