import { expect, it } from '@jest/globals';
import { ownPage } from './own-page.js';

it.each(['/', '/account', '/event/winter?show=open#shift', '/lead?to=https://elsewhere.example', '/a%2F%2Fb'])(
  'keeps %s',
  (address) => {
    expect(ownPage(address)).toBe(address);
  },
);

it.each([
  ...['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '\\\\elsewhere.example'],
  ...['/\t/elsewhere.example', '/.//elsewhere.example', '/x/..//elsewhere.example', 'javascript:alert(1)', 'account'],
  ...['', null, undefined, '/\u0000', `/${'x'.repeat(500)}`],
])('drops %j', (address) => {
  expect(ownPage(address)).toBeNull();
});
