import { describe, expect, it } from '@jest/globals';
import { opensHousehold, opensRecord, passAfter, type HouseholdGrant, type HouseholdPass } from './household-pass.js';

const now = new Date('2027-02-01T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const link: HouseholdGrant = { source: 'link', emailKey: 'a@x.org' };
const lookup: HouseholdGrant = { source: 'lookup', emailKey: 'a@x.org' };
const signup = (recordId: string, emailKey = 'a@x.org'): HouseholdGrant => ({ source: 'record', emailKey, recordId });

/** The pass after several grants, each so many minutes after the start. */
function after(...grants: [minute: number, grant: HouseholdGrant][]): HouseholdPass | undefined {
  return grants.reduce<HouseholdPass | undefined>(
    (held, [minute, grant]) => passAfter(held, grant, minutes(minute)),
    undefined,
  );
}

const minutesLeft = (pass: HouseholdPass | undefined) => ((pass?.expiresAt ?? 0) - now.getTime()) / 60_000;
const mine = { emailKey: 'a@x.org', passesSince: null };

describe('a pass', () => {
  it('that was lost with its answer is the one of then, and shortens no other', () => {
    const late: HouseholdGrant = { source: 'record', emailKey: 'a@x.org', recordId: '1', madeAt: now };
    expect(minutesLeft(after([10, late]))).toBe(30);
    expect(opensRecord(after([10, late]), { ...mine, id: '1', passesSince: minutes(5) })).toBe(false);
    expect(minutesLeft(after([20, signup('2')], [25, late]))).toBe(50);
    expect(after([20, signup('2')], [25, late])?.recordIds).toEqual(['2', '1']);
  });

  it('lives half an hour after a lookup or a signup, a day after a link', () => {
    expect([lookup, signup('1'), link].map((grant) => minutesLeft(after([0, grant])))).toEqual([30, 30, 1440]);
  });

  it.each<[string, [number, HouseholdGrant][], string, number]>([
    [
      'a lookup is not weakened by a signup',
      [
        [0, lookup],
        [1, signup('1')],
      ],
      'lookup',
      30,
    ],
    [
      'a link is not weakened by a signup',
      [
        [0, link],
        [1, signup('1')],
      ],
      'link',
      1440,
    ],
    [
      'a link is not weakened by a lookup',
      [
        [0, link],
        [1, lookup],
      ],
      'link',
      1440,
    ],
    [
      'a link that ends sooner gives way to a lookup',
      [
        [0, link],
        [1430, lookup],
      ],
      'lookup',
      1460,
    ],
    [
      'a lookup is strengthened by a link',
      [
        [0, lookup],
        [1, link],
      ],
      'link',
      1441,
    ],
    [
      'a signup is strengthened by a lookup',
      [
        [0, signup('1')],
        [1, lookup],
      ],
      'lookup',
      31,
    ],
    [
      'a lookup is renewed',
      [
        [0, lookup],
        [20, lookup],
      ],
      'lookup',
      50,
    ],
    [
      'a pass that is over gives way',
      [
        [0, lookup],
        [31, signup('1')],
      ],
      'record',
      61,
    ],
  ])('%s', (_what, grants, source, left) => {
    const pass = after(...grants);
    expect([pass?.source, minutesLeft(pass)]).toEqual([source, left]);
  });

  it('remembers what its browser made under every address and whatever opened it, thirty at most', () => {
    const pass = after([0, signup('1')], [1, signup('2', 'b@x.org')], [2, lookup], [3, signup('3')], [4, link]);
    expect(pass).toMatchObject({ source: 'link', recordIds: [], made: ['1', '2', '3'] });
    const many = Array.from({ length: 32 }, (_, index): [number, HouseholdGrant] => [1, signup(String(index))]);
    expect(after(...many, [2, signup('5')])?.made).toHaveLength(30);
    expect(after([0, signup('1')], [31, lookup])?.made).toEqual([]);
  });

  it('names one household: another address takes its place', () => {
    expect(after([0, link], [1, signup('9', 'b@x.org')])).toMatchObject({
      source: 'record',
      emailKey: 'b@x.org',
      recordIds: ['9'],
    });
    expect(after([0, link], [1, { ...lookup, emailKey: 'b@x.org' }])).toMatchObject({
      source: 'lookup',
      emailKey: 'b@x.org',
    });
  });

  it('covers each signup that this browser made under the address, the last thirty of them, and forgets those of before', () => {
    expect(after([0, signup('1')], [5, signup('2')])?.recordIds).toEqual(['1', '2']);
    const many = after(
      ...Array.from({ length: 32 }, (_, index): [number, HouseholdGrant] => [0, signup(String(index))]),
    );
    expect([many?.recordIds.length, many?.recordIds[0]]).toEqual([30, '2']);
    expect(after([0, signup('1')], [31, signup('2')])?.recordIds).toEqual(['2']);
  });
});

describe('what a pass opens', () => {
  const passes = {
    link: after([0, link]),
    lookup: after([0, lookup]),
    record: after([0, signup('1')]),
    none: undefined,
  };

  it.each([
    ['link', true, true, true],
    ['lookup', true, true, true],
    ['record', false, true, false],
    ['none', false, false, false],
  ] as const)('%s', (source, household, own, other) => {
    const pass = passes[source];
    expect(opensHousehold(pass, mine)).toBe(household);
    expect(opensRecord(pass, { ...mine, id: '1' })).toBe(own);
    expect(opensRecord(pass, { ...mine, id: '2' })).toBe(other);
  });

  it('is nothing of another household', () => {
    for (const pass of Object.values(passes)) {
      expect(opensHousehold(pass, { ...mine, emailKey: 'b@x.org' })).toBe(false);
      expect(opensRecord(pass, { ...mine, emailKey: 'b@x.org', id: '1' })).toBe(false);
    }
  });

  it('ends when the household closed its links since', () => {
    for (const pass of [passes.link, passes.lookup]) {
      expect(opensHousehold(pass, { ...mine, passesSince: now })).toBe(true);
      expect(opensHousehold(pass, { ...mine, passesSince: minutes(1) })).toBe(false);
    }
    expect(opensRecord(passes.record, { ...mine, id: '1', passesSince: minutes(1) })).toBe(false);
    // Collecting further signups does not renew what was closed.
    expect(opensRecord(after([0, signup('1')], [2, signup('2')]), { ...mine, id: '1', passesSince: minutes(1) })).toBe(
      false,
    );
  });
});
