import { describe, expect, it } from '@jest/globals';
import { isPassiveVisit } from './is-passive-visit.js';

describe('a GET that only looks', () => {
  it.each([
    ['HEAD', {}, true],
    ['GET', { 'sec-purpose': 'prefetch' }, true],
    ['GET', { 'sec-purpose': 'prefetch;prerender' }, true],
    ['GET', { purpose: 'prefetch' }, true],
    ['GET', { 'x-purpose': 'preview' }, true],
    ['GET', { 'x-moz': 'prefetch' }, true],
    ['GET', { 'sec-fetch-mode': 'navigate' }, true],
    ['GET', { 'sec-fetch-mode': 'no-cors' }, true],
    ['GET', { 'sec-fetch-mode': 'cors' }, false],
    ['GET', { 'sec-fetch-mode': 'same-origin' }, false],
    ['GET', {}, false],
  ])('%s %j: %s', (method, headers, expected) => {
    expect(isPassiveVisit({ method, headers })).toBe(expected);
  });
});
