import { describe, expect, it } from '@jest/globals';
import type { HouseholdPass } from '../../platform/operation/household-pass.js';
import { visitor, type Viewer } from '../../platform/operation/viewer.js';
import { mayCancelSignup } from './signup.policy.js';

const signup = { id: 's1', emailKey: 'a@x.org', passesSince: null, leadId: 'lead-1', eventState: 'PUBLISHED' as const };
const staff = (role: 'admin' | 'lead', userId: string): Viewer => ({
  kind: 'staff',
  role,
  userId,
  sessionId: 'x',
  firstName: '',
  lastName: '',
  email: '',
});
const pass = (changes: Partial<HouseholdPass>): HouseholdPass => ({
  source: 'lookup',
  emailKey: 'a@x.org',
  recordIds: [],
  made: [],
  issuedAt: 0,
  expiresAt: 1,
  ...changes,
});

describe('who may cancel a signup', () => {
  it.each<[string, Viewer, HouseholdPass | undefined, boolean]>([
    ['nobody without a pass', visitor, undefined, false],
    ['somebody whose session ended', { kind: 'visitor', sessionEnded: true }, undefined, false],
    ['their household after a lookup', visitor, pass({}), true],
    ['their household with its link', visitor, pass({ source: 'link' }), true],
    ['another household', visitor, pass({ emailKey: 'b@x.org' }), false],
    ['the person who just made it', visitor, pass({ source: 'record', recordIds: ['s1'] }), true],
    [
      'a person who made another one under the same address',
      visitor,
      pass({ source: 'record', recordIds: ['s2'] }),
      false,
    ],
    ['an admin', staff('admin', 'boss'), undefined, true],
    ['the lead of its category', staff('lead', 'lead-1'), undefined, true],
    ['another lead', staff('lead', 'lead-2'), undefined, false],
    ['another lead with the household’s cookie', staff('lead', 'lead-2'), pass({}), true],
  ])('%s', (_who, viewer, held, expected) => {
    expect(mayCancelSignup(viewer, held, signup)).toBe(expected);
    const inDraft = viewer.kind === 'staff' && !held && expected;
    expect(mayCancelSignup(viewer, held, { ...signup, eventState: 'DRAFT' })).toBe(inDraft);
  });

  it('is no lead of a category that has none', () => {
    expect(mayCancelSignup(staff('lead', 'lead-1'), undefined, { ...signup, leadId: null })).toBe(false);
  });
});
