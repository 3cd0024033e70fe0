import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://volunteers.example.org/a&b' }, { keepsAnswers: true });
});
afterAll(() => server.close());

const read = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

it('robots.txt leads to the sitemap and keeps search engines off the APIs', async () => {
  const { status, type, text } = await read('/robots.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /graphql\nDisallow: /feeds/\nSitemap: https://volunteers.example.org/a&b/sitemap.xml\n',
  );
});

it('sitemap.xml names the landing page and every event with its last change', async () => {
  const none = await read('/sitemap.xml');
  expect([none.status, none.type, none.text.match(/<loc>/g)]).toEqual([
    200,
    'application/xml; charset=utf-8',
    ['<loc>'],
  ]);
  const title = 'The Winter Classic';
  const created = await server.rest(
    'POST',
    '/api/admin/events',
    { name: title, slug: 'winter-classic', startDate: '2099-02-18', endDate: '2099-02-19' },
    (await given(server.database.pool).staff('admin')).headers,
  );
  expect(created.status).toBeLessThan(300);
  // At once, though the sitemap is kept in memory: an event that is made is a fact.
  expect((await read('/sitemap.xml')).text).toMatch(
    /<url><loc>https:\/\/volunteers\.example\.org\/a&amp;b\/event\/winter-classic<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod><\/url>/,
  );
});
