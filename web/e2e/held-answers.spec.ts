import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { holdOf, takeWrong } from '../../api/test/held-answers.ts';
import { expect, test } from './test.ts';

/* Every response in a journey is checked against the OpenAPI document of its server, however it was requested. */

const schema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
const responses = { '200': { content: { 'application/json': { schema } } } };
const answers: Record<string, object> = {
  '/api/openapi.json': { paths: { '/api/dogs/{id}': { get: { responses }, post: { responses } } } },
  '/api/dogs/1': { name: 'Balto' },
  '/api/dogs/2': { nickname: 'Togo' },
};

let dogs: Server;
let url: string;
test.beforeAll(async () => {
  dogs = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.setHeader('content-type', answer ? 'application/json' : 'text/html');
    response.end(answer ? JSON.stringify(answer) : '<h1>Dogs</h1>');
  }).listen(0, '127.0.0.1');
  await once(dogs, 'listening');
  url = `http://127.0.0.1:${(dogs.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  dogs.closeAllConnections();
  dogs.close();
});

const wrong = /^(GET|POST) \/api\/dogs\/\{id\} answers 200 other than .* must have required property 'name'/;

test(
  'a page receives its responses unchanged, and the journey fails for the wrong ones',
  { tag: '@laptop' },
  async ({ browser, page }) => {
    const own = await browser.newContext();
    for (const one of [page, await own.newPage()]) {
      await one.goto(url);
      await one.route('**/api/dogs/1?fulfilled', (route) => route.fulfill({ json: { nickname: 'Fritz' } }));
      const received = await one.evaluate(async () => {
        const names: unknown[] = [];
        for (const [path, method] of [
          ['1', 'GET'],
          ['1?fulfilled', 'GET'],
          ['2', 'GET'],
          ['2', 'POST'],
        ])
          names.push(await (await fetch(`/api/dogs/${path}`, { method })).json());
        return names;
      });
      expect(received).toEqual([{ name: 'Balto' }, { nickname: 'Fritz' }, { nickname: 'Togo' }, { nickname: 'Togo' }]);
      const messages: string[] = [];
      await expect.poll(() => messages.push(...takeWrong().map(({ message }) => message))).toBe(2);
      expect(messages).toEqual([expect.stringMatching(wrong), expect.stringMatching(wrong)]);
    }
    await own.close();
  },
);

test(
  'the product serves the document that its responses are checked against',
  { tag: '@laptop' },
  async ({ baseURL }) => {
    expect(await holdOf(`${baseURL}/api/events`)).not.toBeNull();
  },
);

test('a call without a page fails for a wrong response', { tag: '@laptop' }, async ({ page, request }) => {
  for (const calls of [request, page.request]) {
    expect(await (await calls.get(`${url}/api/dogs/1`)).json()).toEqual({ name: 'Balto' });
    await expect(calls.get(`${url}/api/dogs/2`)).rejects.toThrow(wrong);
    await expect(calls.post(`${url}/api/dogs/2`)).rejects.toThrow(wrong);
  }
  await expect(fetch(`${url}/api/dogs/2`)).rejects.toThrow(wrong);
  // They would fail the journey too, if it had caught them.
  expect(takeWrong()).toHaveLength(5);
});
