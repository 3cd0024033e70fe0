import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { docsPaths } from './docs-pages.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PRODUCT_TITLE: 'Nordic <Volunteers>', NODE_ENV: 'production' });
});
afterAll(() => server.close());

const read = async (path: string) => {
  const answer = await fetch(server.url + path, { headers: { accept: 'text/html' } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);

describe.each(docsPaths)('%s', (path) => {
  it('is a page with one title, one anchor a heading, and no script', async () => {
    const { status, headers, text } = await read(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).toContain(' · Nordic &lt;Volunteers&gt;</title>');
    expect(text).not.toContain('<script');
    const ids = idsOf(text);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('has links that lead somewhere, and no others', async () => {
    const { text } = await read(path);
    const targets = [...text.matchAll(/ href="([^"]+)"/g)].map(([, target = '']) => target);
    const wrong: string[] = [];
    for (const target of new Set(targets)) {
      if (/^https:\/\/|^http:\/\/localhost:4000$/.test(target)) continue;
      const [address = '', anchor] = target.split('#');
      const page = await read(address || path);
      // The icon is the web client's; a test server has none.
      const isThere = page.status === 200 || address === '/favicon.svg';
      if (!isThere || (anchor && !idsOf(page.text).includes(anchor))) wrong.push(target);
    }
    expect(wrong).toEqual([]);
  });

  it('is 304 to a reader who has it, and has one spelling', async () => {
    const tag = (await read(path)).headers.get('etag') ?? '';
    const again = await fetch(server.url + path, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const slash = await fetch(`${server.url}${path}/`, { redirect: 'manual' });
    expect(slash.status).toBe(308);
    expect(new URL(slash.headers.get('location') ?? '', `${server.url}${path}/`).pathname).toBe(path);
  });
});

it('is open to everybody, and leaves out links to documents that it does not serve', async () => {
  const { text } = await read('/docs');
  expect(text).toContain('<h2 id="five-minute-quick-start">Five-minute quick start</h2>');
  expect(text).toContain('href="/docs/reference#error-codes"');
  const glossary = await read('/docs/words');
  for (const page of [text, glossary.text]) expect(page).not.toMatch(/href="(decisions|deployment|\.\.)/);
  expect(glossary.text).toMatch(/\(decision 051\)/);
});

it('shows the programs as text', async () => {
  const { status, headers, text } = await read('/docs/examples/website-widget.html');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain('<');
  expect((await read('/docs/examples/none.mjs')).status).toBe(404);
  expect((await read('/docs/nothing')).status).toBe(404);
});

it('has the schema of GraphQL as text, which the guide and the reference link to', async () => {
  const { status, headers, text } = await read('/docs/schema.graphql');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toBe(await readFile(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));
  for (const page of ['/docs', '/docs/reference'])
    expect((await read(page)).text).toContain('href="/docs/schema.graphql"');
});

it('is linked from the REST page and from the OpenAPI document', async () => {
  expect((await read('/api/docs/')).text).toContain('href="/docs"');
  const { body } = await server.rest<{
    externalDocs: { url: string };
    tags: { name: string; externalDocs?: { url: string } }[];
  }>('GET', '/api/openapi.json');
  expect(body.externalDocs.url).toBe('http://localhost:4000/docs');
  const ids = idsOf((await read('/docs/reference')).text);
  const anchors = body.tags.flatMap(({ externalDocs }) => externalDocs?.url.split('#')[1] ?? []);
  expect(anchors.length).toBeGreaterThan(10);
  expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
});
