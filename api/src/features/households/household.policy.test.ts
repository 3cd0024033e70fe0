import { describe, expect, it } from '@jest/globals';
import type { HouseholdPass } from '../../platform/operation/household-pass.js';
import { visitor, type Viewer } from '../../platform/operation/viewer.js';
import { mayManageMember } from './household.policy.js';

const member = { emailKey: 'a@x.org', passesSince: new Date(1_000) };
const staff = (role: 'admin' | 'lead'): Viewer => ({
  kind: 'staff',
  role,
  userId: 'u',
  sessionId: 'x',
  firstName: '',
  lastName: '',
  email: '',
});
const pass: HouseholdPass = {
  source: 'lookup',
  emailKey: 'a@x.org',
  recordIds: [],
  made: [],
  issuedAt: 2_000,
  expiresAt: 3_000,
};

describe('who may rename and merge a person', () => {
  it.each<[string, Viewer, HouseholdPass | undefined, boolean]>([
    ['nobody without a pass', visitor, undefined, false],
    ['their household', visitor, pass, true],
    ['their household with its link', visitor, { ...pass, source: 'link' }, true],
    ['another household', visitor, { ...pass, emailKey: 'b@x.org' }, false],
    [
      'a person who made one signup under the address',
      visitor,
      { ...pass, source: 'record', recordIds: ['s1'] },
      false,
    ],
    ['a pass from before the links were closed', visitor, { ...pass, issuedAt: 999 }, false],
    ['an admin', staff('admin'), undefined, true],
    ['a lead', staff('lead'), undefined, false],
  ])('%s', (_who, viewer, held, expected) => {
    expect(mayManageMember(viewer, held, member)).toBe(expected);
  });
});
