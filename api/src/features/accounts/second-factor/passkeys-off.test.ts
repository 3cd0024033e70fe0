import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { given } from '../../../../test/given.js';
import { startTestServer, type TestServer } from '../../../../test/start-test-server.js';
import { clock } from '../../../platform/clock.js';
import { totpCode } from './totp.js';
import { Secret } from 'otpauth';

/* Where browsers offer no passkeys, at an address of numbers, nobody is asked for one; an authenticator app works. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://192.0.2.1' });
});
afterAll(() => server.close());

it('offers no passkeys at an address of numbers, and an authenticator app', async () => {
  const { headers } = await given(server.database.pool).staff('lead');
  const ask = (query: string, variables: object = {}) =>
    server.graphql<Record<string, Record<string, unknown>>>(query, variables, headers);
  const codeOf = async (query: string) => (await ask(query)).errors?.[0]?.extensions.code;
  expect((await ask('{ signInWays { passkeys } }')).data.signInWays).toEqual({ passkeys: false });
  expect(await codeOf('mutation { passkeyOptions { challenge } }')).toBe('PASSKEYS_OFF');
  expect(await codeOf('mutation { passkeySignInOptions { challenge } }')).toBe('PASSKEYS_OFF');
  const begun = await ask('mutation { beginTotp { secret } }');
  const { bytes } = Secret.fromBase32(String(begun.data.beginTotp?.secret).replaceAll(' ', ''));
  const code = totpCode(Buffer.from(bytes), clock.now());
  const added = await ask('mutation ($input: AddTotpInput!) { addTotp(input: $input) { factor { kind } } }', {
    input: { code, name: 'My phone' },
  });
  expect(added.data.addTotp).toEqual({ factor: { kind: 'TOTP' } });
});
