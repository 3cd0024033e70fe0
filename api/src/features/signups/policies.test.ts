import { describe, expect, it } from '@jest/globals';
import { authorize, authorizeRecord } from '../../platform/authorize.js';
import { visitor, type Viewer } from '../../platform/viewer.js';
import { mayWorkInCategory } from '../categories/category.policy.js';
import { mayManageOpportunity, mayMoveOpportunity } from '../opportunities/opportunity.policy.js';
import { mayManageShift } from '../shifts/shift.policy.js';
import { mayAssignTo } from './signup.policy.js';

const staff = (role: 'admin' | 'lead', userId: string): Viewer => ({
  kind: 'staff',
  role,
  userId,
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.org',
  sessionId: 's',
});
const own = { leadId: 'lena' };
const foreign = { leadId: 'otto' };
const nobodys = { leadId: null };
const shiftIn = (category: { leadId: string | null }) => ({ opportunity: { category } });

const viewers: Record<string, Viewer> = {
  visitor,
  admin: staff('admin', 'anna'),
  lead: staff('lead', 'lena'),
};

const table: [sentence: string, may: (viewer: Viewer) => boolean, allowed: string[]][] = [
  ['work in their own category', (viewer) => mayWorkInCategory(viewer, own), ['admin', 'lead']],
  ["work in another lead's category", (viewer) => mayWorkInCategory(viewer, foreign), ['admin']],
  ['work in a category without a lead', (viewer) => mayWorkInCategory(viewer, nobodys), ['admin']],
  ['manage a role of their own', (viewer) => mayManageOpportunity(viewer, { category: own }), ['admin', 'lead']],
  ['manage a role elsewhere', (viewer) => mayManageOpportunity(viewer, { category: foreign }), ['admin']],
  ['move a role out of their category', (viewer) => mayMoveOpportunity(viewer, own, foreign), ['admin']],
  ['move a role into their category', (viewer) => mayMoveOpportunity(viewer, foreign, own), ['admin']],
  ['move a role within', (viewer) => mayMoveOpportunity(viewer, own, own), ['admin', 'lead']],
  ['manage a shift of their own', (viewer) => mayManageShift(viewer, shiftIn(own)), ['admin', 'lead']],
  ['manage a shift elsewhere', (viewer) => mayManageShift(viewer, shiftIn(foreign)), ['admin']],
  ['assign to a shift of their own', (viewer) => mayAssignTo(viewer, shiftIn(own)), ['admin', 'lead']],
  ['assign elsewhere', (viewer) => mayAssignTo(viewer, shiftIn(foreign)), ['admin']],
];

describe('who may', () => {
  it.each(table)('%s', (_sentence, may, allowed) => {
    expect(Object.keys(viewers).filter((name) => may(viewers[name] as Viewer))).toEqual(allowed);
  });
});

describe('a refusal', () => {
  it('asks visitors to sign in, forbids kinds of action, and hides single records', () => {
    const ended: Viewer = { kind: 'visitor', sessionEnded: true };
    const lead = viewers.lead as Viewer;
    expect(() => authorize(visitor, 'staff')).toThrow(expect.objectContaining({ code: 'NOT_SIGNED_IN' }));
    expect(() => authorize(ended, 'staff')).toThrow(expect.objectContaining({ code: 'SESSION_EXPIRED' }));
    expect(() => authorize(lead, 'admin')).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    expect(authorize(lead, 'staff')).toBe(lead);
    expect(() => authorizeRecord(lead, false, 'SHIFT_NOT_FOUND')).toThrow(
      expect.objectContaining({ code: 'SHIFT_NOT_FOUND' }),
    );
    expect(() => authorizeRecord(visitor, false, 'SHIFT_NOT_FOUND')).toThrow(
      expect.objectContaining({ code: 'NOT_SIGNED_IN' }),
    );
    expect(() => authorizeRecord(lead, true, 'SHIFT_NOT_FOUND')).not.toThrow();
  });
});
