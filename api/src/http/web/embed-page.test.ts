import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';

const club = 'https://club.example.org';
let server: TestServer;
let listed: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://volunteers.example.org/crew' }, { keepsAnswers: true });
  listed = await startTestServer({ EMBED_ORIGINS: `${club},https://ski.example.org` });
});
afterAll(async () => {
  await server.close();
  await listed.close();
});

const framing = (response: Response) => [
  /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1],
  response.headers.get('x-frame-options'),
];

/** An event with two categories, of which some shifts are open. */
async function someEvent() {
  const ladder = given(server.database.pool);
  const event = await ladder.event({ name: 'Loppet </script><script>alert(1)</script>', startDate: inDays(10) });
  const timing = await event.category({ name: 'Timing' });
  const food = await event.category({ name: 'Food' });
  const clock = await timing.opportunity({ name: 'Stop Watch <b>' });
  const soup = await food.opportunity({ name: 'Soup' });
  const early = await clock.shift({
    date: inDays(10),
    startTime: '07:30',
    endTime: '09:45',
    qtyRequired: 3,
    location: 'Hut',
  });
  const late = await soup.shift({ date: inDays(11), qtyRequired: 1 });
  const begun = await soup.shift({ date: inDays(-1), qtyRequired: 5 });
  const full = await soup.shift({ date: inDays(11), qtyRequired: 1 });
  const person = { firstName: 'Vera', lastName: 'Visitor', email: 'vera@example.org' };
  expect((await server.rest('POST', '/api/signup', { ...person, shiftId: full.id })).status).toBe(201);
  return { slug: event.slug, categoryId: food.id, early, late, begun, full };
}

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.url + path, { headers });
  const text = await response.text();
  const links = [...text.matchAll(/<li><a href="([^"]*)" target="_blank" rel="noopener">/g)].map(([, href]) => href);
  return { response, text, links };
};

describe('the list for other sites', () => {
  it('shows what is open, each with the way to its signup in a new tab, whatever names hold', async () => {
    const { slug, early, late } = await someEvent();
    const { response, text, links } = await read(`/embed/event/${slug}`);
    expect(response.status).toBe(200);
    const signUp = (id: string) => `https://volunteers.example.org/crew/event/${slug}?shift=${id}`;
    expect(links).toEqual([signUp(early.id), signUp(late.id)]);
    expect(text).toContain('7:30 AM – 9:45 AM');
    expect(text).toContain('Timing · Hut');
    expect(text).toContain('3 spots open');
    expect(text).toContain('Stop Watch &lt;b&gt;');
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/embed/embed.js">']);
    expect(text).not.toMatch(/ style=|<style| on\w+=|https?:\/\/(?!volunteers\.example\.org)/);
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const tag = response.headers.get('etag') ?? '';
    expect((await read(`/embed/event/${slug}`, { 'if-none-match': tag })).response.status).toBe(304);
  });

  it('takes filters from its address: category, days, place, words; and what is said wrongly counts as not said', async () => {
    const { slug, categoryId, early, late } = await someEvent();
    const found = async (query: string) =>
      (await read(`/embed/event/${slug}?${query}`)).links.map((link) => link?.split('shift=')[1]);
    expect(await found(`category=${categoryId}`)).toEqual([late.id]);
    expect(await found(`date=${inDays(10)}`)).toEqual([early.id]);
    expect(await found(`date=${inDays(10)},${inDays(11)}`)).toEqual([early.id, late.id]);
    expect(await found('place=hut')).toEqual([early.id]);
    expect(await found('q=soup')).toEqual([late.id]);
    for (const wrong of [
      'date=2027-02-31',
      'date=0000-00-00',
      'q=%00',
      'place=%E0',
      `q=${'x'.repeat(3000)}`,
      '%',
      'date=1-1-1',
    ])
      expect([wrong, (await read(`/embed/event/${slug}?${wrong}`)).response.status]).toEqual([wrong, 200]);
    expect((await read('/embed/event/%00')).response.status).toBe(404);
    expect(await found('category=none')).toEqual([]);
    expect(await found('date=2027-02-31x&show=all&first=1')).toEqual([early.id, late.id]);
  });

  it('says why nothing is there: all taken, over, not of this list, no such event', async () => {
    const ladder = given(server.database.pool);
    const empty = await ladder.event();
    expect((await read(`/embed/event/${empty.slug}`)).text).toContain('All shifts are taken at the moment.');
    const over = await ladder.event({ startDate: inDays(-5), endDate: inDays(-4) });
    expect((await read(`/embed/event/${over.slug}`)).text).toContain('This event is over.');
    const { slug } = await someEvent();
    expect((await read(`/embed/event/${slug}?q=nothing`)).text).toContain('No shift of this list is open');
    const none = await read('/embed/event/none');
    expect([none.response.status, none.text.includes('Event Not Found')]).toEqual([404, true]);
  });

  it('shows sixty and says how many more there are', async () => {
    const event = await given(server.database.pool).event();
    const role = await (await event.category()).opportunity();
    for (let number = 0; number < 63; number += 1) await role.shift({ date: inDays(12), startTime: '08:00' });
    const { text, links } = await read(`/embed/event/${event.slug}`);
    expect(links).toHaveLength(60);
    expect(text).toContain('And 3 more open shifts.');
    expect(text).toContain('See all 63');
  });
});

describe('framing', () => {
  it('is only for that page, by every site unless the operator names some', async () => {
    const event = await given(listed.database.pool).event();
    expect(framing(await fetch(`${server.url}/embed/event/none`))).toEqual(['*', null]);
    expect(framing(await fetch(`${listed.url}/embed/event/${event.slug}?date=x`))).toEqual([
      `'self' ${club} https://ski.example.org`,
      null,
    ]);
    for (const path of [
      '/',
      '/embed',
      '/embed/event',
      '/embed/event/',
      '/embed/event/a/b',
      '/embed/embed.js',
      '/manage',
      `/event/${event.slug}?x=/embed/event/a`,
    ])
      expect([path, ...framing(await fetch(listed.url + path))]).toEqual([path, "'none'", 'DENY']);
  });
});
