import { describe, expect, it } from '@jest/globals';
import type { ApiKeyScope } from '../../contract/people/api-key.js';
import { authorize, authorizeRecord } from '../../platform/operation/authorize.js';
import { visitor, type Viewer } from '../../platform/operation/viewer.js';
import { mayChangeProgramme, mayWorkInCategory } from '../categories/category.policy.js';
import { mayMoveOpportunity } from '../opportunities/opportunity.policy.js';

const staff = (role: 'admin' | 'lead', userId: string): Viewer => ({
  kind: 'staff',
  role,
  userId,
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.org',
  sessionId: 's',
});
const at = { eventId: 'loppet', eventState: 'PUBLISHED' as const };
const own = { leadId: 'lena', ...at };
const foreign = { leadId: 'otto', ...at };
const draft = { ...own, eventState: 'DRAFT' as const };
const nobodys = { leadId: null };

const key = (boundTo: string | null, scopes: ApiKeyScope[]): Viewer => ({
  ...{ kind: 'key', keyId: 'k', name: 'Sheet' },
  ...{ scopes, boundTo },
});
const programs: Record<string, Viewer> = {
  reader: key(null, ['read:programme', 'read:drafts']),
  writer: key(null, ['write:programme']),
  'writer of the event': key('loppet', ['write:programme', 'read:drafts']),
  'writer of another': key('other', ['write:programme', 'read:drafts']),
};

const viewers: Record<string, Viewer> = {
  visitor,
  admin: staff('admin', 'anna'),
  lead: staff('lead', 'lena'),
};

const table: [sentence: string, may: (viewer: Viewer) => boolean, allowed: string[]][] = [
  ['work in their own category', (viewer) => mayWorkInCategory(viewer, own), ['admin', 'lead']],
  ["work in another lead's category", (viewer) => mayWorkInCategory(viewer, foreign), ['admin']],
  ['work in a category without a lead', (viewer) => mayWorkInCategory(viewer, nobodys), ['admin']],
  ['move a role out of their category', (viewer) => mayMoveOpportunity(viewer, own, foreign), ['admin']],
  ['move a role into their category', (viewer) => mayMoveOpportunity(viewer, foreign, own), ['admin']],
  ['move a role within', (viewer) => mayMoveOpportunity(viewer, own, own), ['admin', 'lead']],
];

describe('who may', () => {
  it.each(table)('%s', (_sentence, may, allowed) => {
    expect(Object.keys(viewers).filter((name) => may(viewers[name] as Viewer))).toEqual(allowed);
  });
});

describe('a program', () => {
  it.each([
    ['changes roles and shifts of events that its key opens', own, ['writer', 'writer of the event']],
    ['changes drafts only where it may see them', draft, ['writer of the event']],
  ])('%s', (_sentence, place, allowed) => {
    expect(Object.keys(programs).filter((name) => mayChangeProgramme(programs[name] as Viewer, place))).toEqual(
      allowed,
    );
    expect(Object.values(programs).filter((viewer) => mayWorkInCategory(viewer, place))).toEqual([]);
  });
});

/** An error with this code. */
const withCode = (code: string) => expect.objectContaining({ code });

describe('a refusal', () => {
  it('asks visitors to sign in, forbids kinds of action, and hides single records', () => {
    const ended: Viewer = { kind: 'visitor', sessionEnded: true };
    const lead = viewers.lead as Viewer;
    expect(() => authorize(visitor, 'staff')).toThrow(withCode('NOT_SIGNED_IN'));
    expect(() => authorize(ended, 'staff')).toThrow(withCode('SESSION_EXPIRED'));
    expect(() => authorize(lead, 'admin')).toThrow(withCode('FORBIDDEN'));
    expect(authorize(lead, 'staff')).toBe(lead);
    expect(() => authorizeRecord(lead, false, 'SHIFT_NOT_FOUND')).toThrow(withCode('SHIFT_NOT_FOUND'));
    expect(() => authorizeRecord(visitor, false, 'SHIFT_NOT_FOUND')).toThrow(withCode('NOT_SIGNED_IN'));
    expect(() => authorizeRecord(programs.writer as Viewer, false, 'SHIFT_NOT_FOUND')).toThrow(
      withCode('SHIFT_NOT_FOUND'),
    );
    expect(() => authorizeRecord(lead, true, 'SHIFT_NOT_FOUND')).not.toThrow();
  });
});
