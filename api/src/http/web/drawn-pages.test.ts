import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays } from '../../../test/given.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { pageParameters } from '../../contract/page-paths.js';
import { workAMinute } from '../../platform/limits/work-budget.js';

/* What pages cost the server, with a renderer of the form that the web build brings: it numbers what it draws. */

const renderer = `
  const query = 'query ($slug: String!) { event(slug: $slug) { id } }';
  export const askFor = (path) => path.startsWith('/event/') ? { query, variables: { slug: path.split('/')[2] } } : null;
  let times = 0;
  const work = () => { for (const end = performance.now() + 2; performance.now() < end; ); };
  export const renderFirstContent = ({ address }, { event }) =>
    (work(), { html: 'drawn ' + ++times + ' for ' + address, cache: null, head: '<title>x</title>', isMissing: !event });`;

let server: TestServer;
let slug: string;
beforeAll(async () => {
  server = await startTestServer(
    { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    { keepsAnswers: true, webFiles: { '.first-content/first-content.js': renderer } },
  );
  ({ slug } = await given(server.database.pool).event({ startDate: inDays(10) }));
});
afterAll(() => server.close());

const drawnAt = async (path: string, from = '203.0.113.1') => {
  const headers = { accept: 'text/html', 'x-forwarded-for': from };
  const response = await fetch(server.url + path, { headers });
  return { status: response.status, drawn: /drawn \d+ for [^<]*/.exec(await response.text())?.[0] };
};

describe('pages that the server draws', () => {
  it('are drawn once for all that show the same: made-up parameters, odd capitals, another order', async () => {
    const { drawn } = await drawnAt(`/event/${slug}?show=all&by=date`);
    expect(drawn).toMatch(new RegExp(`for /event/${slug}[?]by=date&(amp;)?show=all$`));
    const others = [
      '?by=date&show=all&x=1',
      '/?show=all&by=date&utm_source=mail',
      '?x[]=2&by=date&by=time&show=all&q=',
    ];
    for (const other of others) expect(await drawnAt(`/event/${slug}${other}`)).toEqual({ status: 200, drawn });
    expect(await drawnAt(`/Event/${slug}?by=date&show=all`)).toEqual({ status: 200, drawn });
    expect((await drawnAt(`/event/${slug}?by=lead`)).drawn).not.toBe(drawn);
  });

  it.each(pageParameters.event.map((name) => [name]))('are others where the page reads %s', async (name) => {
    const { drawn } = await drawnAt(`/event/${slug}?${name}=all`);
    expect(drawn).toContain(`/event/${slug}?${name}=all`);
  });

  it('count as work of the caller: beyond their share the page comes without first content, and others still get theirs', async () => {
    const from = '203.0.113.7';
    const { work } = server.running.services;
    expect((await drawnAt(`/event/${slug}?q=one`, from)).drawn).toBeDefined();
    work.spend(from, 3 * workAMinute);
    expect(await drawnAt(`/event/${slug}?q=two`, from)).toEqual({ status: 200, drawn: undefined });
    expect((await drawnAt(`/event/${slug}?q=two`, '203.0.113.8')).drawn).toBeDefined();
  });

  it('count as work by the time that they take, in frames of other sites too', async () => {
    const { work } = server.running.services;
    const { spend } = work;
    const spent: [string, number][] = [];
    work.spend = (network, amount) => (spent.push([network, amount]), spend(network, amount));
    try {
      const from = { 'x-forwarded-for': '203.0.113.20' };
      expect((await drawnAt(`/event/${slug}?q=three`, from['x-forwarded-for'])).drawn).toBeDefined();
      const ofPage = spent.splice(0);
      await fetch(`${server.url}/embed/event/${slug}?q=three`, { headers: from });
      for (const counts of [ofPage, spent]) {
        expect(new Set(counts.map(([network]) => network))).toEqual(new Set(['203.0.113.20']));
        expect(Math.max(...counts.map(([, amount]) => amount))).toBeGreaterThanOrEqual(50_000);
      }
    } finally {
      work.spend = spend;
    }
  });
});
