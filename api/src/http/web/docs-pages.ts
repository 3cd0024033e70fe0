import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Router, type Request, type Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { apiFolder, codeFolder } from '../../platform/folders.js';
import { printedSchema } from '../graphql/build-graphql-schema.js';
import { hasAlready } from '../response-cache/is-not-modified.js';
import { renderDocument, type RenderedDocument } from './render-document.js';

/** The documents for people who connect other systems, by address. */
const documents = {
  '/docs': 'api.md',
  '/docs/reference': 'api-reference.md',
  '/docs/keys': 'api-keys-matrix.md',
  '/docs/limits': 'limits.md',
  '/docs/race-day': 'race-day.md',
  '/docs/words': 'glossary.md',
} as const;

/** Example programs of the guide, shown as text. */
const examples = [
  'calendar-subscription.mjs',
  'mirror.mjs',
  'race-timing.mjs',
  'spreadsheet-pull.mjs',
  'website-widget.html',
];

/** The folder of the documents. */
const docsFolder = new URL('../docs/', apiFolder);

/** The addresses of these pages. */
export const docsPaths = Object.keys(documents);

/** The address of a link target in a document, such as `limits.md` or `examples/mirror.mjs`. */
function addressOf(target: string): string | undefined {
  const [file = '', anchor] = target.split('#');
  const address = file.startsWith('examples/')
    ? `/docs/${file}`
    : file === '../schema.graphql'
      ? schemaPath
      : docsPaths.find((path) => documents[path as keyof typeof documents] === file);
  return address && (anchor === undefined ? address : `${address}#${anchor}`);
}

/** Where the schema of GraphQL is read as text. */
const schemaPath = '/docs/schema.graphql';

/** `/docs`: the API guide, the reference, the schema and what they link to, open to everybody. Made on first use. */
export function docsPages(productTitle: string, schema: GraphQLSchema): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const made = new Map<string, Promise<{ text: string; tag: string }>>();
  const send = async (request: Request, response: Response, type: string, make: () => Promise<string>) => {
    const { path } = request;
    let page = made.get(path);
    if (!page) {
      page = make().then((text) => ({ text, tag: `"${createHash('sha1').update(text).digest('base64url')}"` }));
      made.set(path, page);
      // The next request tries again.
      page.catch(() => made.delete(path));
    }
    const { text, tag } = await page;
    response.set({ ETag: tag, 'Cache-Control': 'no-cache' });
    if (hasAlready(request, tag)) return void response.status(304).end();
    response.type(type).send(text);
  };
  for (const [path, file] of Object.entries(documents))
    router.get(path, (request, response) =>
      send(request, response, 'html', async () => {
        const document = await renderDocument(await readFile(new URL(file, docsFolder), 'utf8'), addressOf);
        return pageOf(document, path, productTitle);
      }),
    );
  for (const name of examples)
    router.get(`/docs/examples/${name}`, (request, response) =>
      send(request, response, 'text/plain', () => readFile(new URL(`examples/${name}`, docsFolder), 'utf8')),
    );
  router.get(schemaPath, (request, response) =>
    send(request, response, 'text/plain', () => Promise.resolve(printedSchema(schema))),
  );
  router.get('/docs/docs.css', (request, response) =>
    send(request, response, 'css', () => readFile(new URL('http/web/docs.css', codeFolder), 'utf8')),
  );
  return router;
}

function pageOf({ title, headings, html }: RenderedDocument, path: string, productTitle: string): string {
  const link = (address: string, words: string) =>
    `<a href="${address}"${address === path ? ' aria-current="page"' : ''}>${words}</a>`;
  const contents = headings
    .filter(({ level }) => level === 2 || level === 3)
    .map(({ level, text, anchor }) => `<li class="level-${level}"><a href="#${anchor}">${escapeHtml(text)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(`${title} · ${productTitle}`)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/docs/docs.css"></head>
<body><a class="skip" href="#text">Skip to the text</a>
<header><a class="home" href="/">${escapeHtml(productTitle)}</a><nav aria-label="Documents">${link('/docs', 'Guide')}${link('/docs/reference', 'Reference')}${link('/api/docs/', 'Try REST')}${link('/api-guide', 'Try GraphQL <span class="muted">(staff)</span>')}</nav></header>
<div class="columns"><nav class="contents" aria-label="On this page"><ul>${contents.join('')}</ul></nav>
<main id="text" tabindex="-1">
${html}</main></div></body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
