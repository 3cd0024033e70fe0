import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { takeWrong } from './held-answers.js';

/* What any test fetches is checked against the document of the server that answers. */

const schema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
const document = {
  paths: {
    '/api/dogs/{id}': { get: { responses: { '200': { content: { 'application/json': { schema } } } } } },
  },
};
const answers: Record<string, object> = {
  '/api/openapi.json': document,
  '/api/dogs/1': { name: 'Balto' },
  '/api/dogs/2': { nickname: 'Togo' },
  '/api/cats/1': { anything: true },
};

let dogs: Server;
let url: string;
beforeAll(async () => {
  dogs = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answers[request.url?.split('?')[0] ?? '']));
  }).listen(0, '127.0.0.1');
  await once(dogs, 'listening');
  url = `http://127.0.0.1:${(dogs.address() as AddressInfo).port}`;
});
afterAll(() => {
  dogs.closeAllConnections();
  dogs.close();
});

it('lets through what is as documented, and what is not documented at all, with its body', async () => {
  expect(await (await fetch(`${url}/api/dogs/1?deep=yes`)).json()).toEqual({ name: 'Balto' });
  expect(await (await fetch(`${url}/api/cats/1`)).json()).toEqual({ anything: true });
});

it('fails the call whose answer is another', async () => {
  await expect(fetch(`${url}/api/dogs/2`)).rejects.toThrow("required property 'name'");
  await expect(fetch(new Request(`${url}/api/dogs/2`))).rejects.toThrow('GET /api/dogs/{id} answers 200 other than');
  // Also of a test that swallows what a call fails with.
  expect(takeWrong()).toHaveLength(2);
});
