import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { auditServer } from 'graphql-http';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

/** A GET without a header of ours could be sent by any page on behalf of who is signed in (decision 008). */
const needsHeader = 'BAD_REQUEST';

/** The audits that do not pass, and the code of the answer that each of them gets instead. None is a MUST. */
const deviations = {
  'MAY accept application/x-www-form-urlencoded formatted GET requests': needsHeader,
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json':
    needsHeader,
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json': needsHeader,
  // 400 says for both media types alike that the document is wrong: proxies, logs and limits look only at the status
  // (decision 008).
  'SHOULD use 200 status code on document parsing failure when accepting application/json': 'GRAPHQL_PARSE_FAILED',
  'SHOULD use 200 status code on document validation failure when accepting application/json': 'GRAPHQL_PARSE_FAILED',
  'SHOULD use a status code of 200 on variable coercion failure when accepting application/json':
    'GRAPHQL_VALIDATION_FAILED',
};

it('keeps to GraphQL over HTTP, but where a decision says why not', async () => {
  const audits = await auditServer({ url: `${server.url}/graphql` });
  expect(audits.length).toBeGreaterThan(60);
  const found: Record<string, string | undefined> = {};
  for (const audit of audits) {
    if (audit.status === 'ok') continue;
    const body = (await audit.response.json()) as { errors?: { extensions?: { code?: string } }[] };
    found[audit.name] = body.errors?.[0]?.extensions?.code;
  }
  expect(found).toEqual(deviations);
});
