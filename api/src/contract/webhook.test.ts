import { expect, it } from '@jest/globals';
import { createWebhookInput, updateWebhookInput } from './webhook.js';

it.each([
  ['https://example.org\\@127.0.0.1/', 'Please leave backslashes out: programs read them differently'],
  ['https:\\\\example.org/hook', 'Please leave backslashes out: programs read them differently'],
  ['https://example.org@127.0.0.1/', 'Please leave user and password out: receivers check the signature instead'],
  ['https://example.org\t.evil.example/', 'Please enter an address such as https://club.example/hook'],
  ['javascript:alert(1)', 'Please enter an address such as https://club.example/hook'],
])('refuses the receiver %j by what is wrong with it', (url, message) => {
  const made = createWebhookInput.safeParse({ url, kinds: ['signup.created'] });
  const changed = updateWebhookInput.safeParse({ webhookId: 'x', url });
  for (const { error } of [made, changed]) expect(error?.issues).toMatchObject([{ path: ['url'], message }]);
});

it('takes a plain receiver', () => {
  const url = 'https://club.example/hook?of=trailcrew';
  expect(createWebhookInput.parse({ url, kinds: ['signup.created'] })).toMatchObject({ url });
});
