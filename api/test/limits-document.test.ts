import { expect, it } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mostInAll, mostOfOne } from '../src/http/graphql/streams/stream-counts.js';
import { limitTable, type CountedBy, type Limit } from '../src/contract/limit-table.js';
import { workAMinute } from '../src/platform/limits/work-budget.js';
import { readSources } from './read-sources.js';
import { wrapped } from './wrapped.js';

/* docs/limits.md is made of the table in the code: TRAILCREW_WRITE=on writes it. */

const file = join(import.meta.dirname, '../../docs/limits.md');

const whose: Record<CountedBy, string> = {
  network: 'network address',
  pair: 'e-mail address, from one network address',
  email: 'e-mail address, from all together',
  'known browser': 'e-mail address, by a browser that is known to it',
  household: 'household',
  record: 'record',
  'staff member': 'staff member',
  key: 'API key',
  feed: 'feed',
  device: 'phone or program that marks',
  redeemer: 'phone or staff member',
};

function howOften({ points, seconds }: Limit): string {
  if (seconds % 3600 === 0) return `${points} ${seconds === 3600 ? 'an hour' : `in ${seconds / 3600} hours`}`;
  return `${points} ${seconds === 60 ? 'a minute' : `in ${seconds / 60} minutes`}`;
}

function document(): string {
  const limits: [string, Limit][] = Object.entries(limitTable);
  const rows = limits.map(([name, limit]) => {
    const share = limit.ownShare === undefined ? '' : `, then \`${limit.ownShare}\``;
    return `| ${limit.what} | ${whose[limit.by]} | ${howOften(limit)}${share} | \`${name}\` |`;
  });
  return [
    '# Limits',
    '',
    'Made from `api/src/contract/limit-table.ts` by `TRAILCREW_WRITE=on npm test -- api limits-document`.',
    '',
    '| what | of each | how often | name |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    ...wrapped(
      'A network address is an IPv4 address or the first 64 bits of an IPv6 one. Counts are kept in the database: for all servers, and across restarts. "then": where the limit is used up, each network address still has that much of its own.',
    ),
    '',
    ...wrapped(
      `Reading is counted by the work it makes: ${workAMinute / 1_000_000} MB of JSON a minute for a network address without a sign-in; drawing pages counts by its time, a tenth of it. A process has room for ${mostInAll} live streams, ${mostOfOne} of one network address; when there is no more, the least active streams of the network with the most are closed.`,
    ),
    '',
  ].join('\n');
}

it('are in one table, from which the documentation is made', () => {
  const made = document();
  if (process.env.TRAILCREW_WRITE === 'on') writeFileSync(file, made);
  expect(readFileSync(file, 'utf8')).toBe(made);
});

it('are nowhere else: no other source says how often', () => {
  const others = readSources('api/src').filter(
    ({ path, text }) => /\bpoints: \d/.test(text) && !path.endsWith('limit-table.ts'),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});

it('have an own share wherever an address is counted for all networks together', () => {
  const limits: [string, Limit][] = Object.entries(limitTable);
  for (const [name, { by, ownShare }] of limits) {
    if (by === 'email')
      expect([name, limitTable]).toEqual([
        name,
        expect.objectContaining({ [ownShare ?? '']: expect.objectContaining({ by: 'pair' }) }),
      ]);
  }
});
