import { describe, expect, it, jest } from '@jest/globals';
import { createAnswerMeter } from './answer-meter.js';
import { clock } from '../clock.js';
import { DomainError } from '../operation/domain-error.js';
import { visitor, type Viewer } from '../operation/viewer.js';
import { createWorkBudget, workAMinute } from './work-budget.js';

function refusalOf(ask: () => void): DomainError | undefined {
  try {
    ask();
    return undefined;
  } catch (error) {
    return error as DomainError;
  }
}

const staff = {
  kind: 'staff' as const,
  userId: 'u',
  role: 'lead' as const,
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.org',
  sessionId: 's',
};

describe('the share of work a minute', () => {
  it('is counted by what was read, for each network, and comes back evenly', () => {
    let now = 1000;
    const elapsed = jest.spyOn(clock, 'elapsed').mockImplementation(() => now);
    try {
      const budget = createWorkBudget(true);
      for (let calls = 0; calls < 10_000; calls += 1) {
        budget.admit('poller');
        budget.spend('poller', 300);
      }
      budget.spend('greedy', workAMinute * 1.5);
      const refusal = refusalOf(() => budget.admit('greedy'));
      expect([refusal?.code, refusal?.retryAfterSeconds]).toEqual(['TOO_MANY_REQUESTS', 30]);
      expect(refusalOf(() => budget.admit('neighbour'))).toBeUndefined();
      now += 29_000;
      expect(refusalOf(() => budget.admit('greedy'))?.retryAfterSeconds).toBe(1);
      now += 2_000;
      expect(refusalOf(() => budget.admit('greedy'))).toBeUndefined();
    } finally {
      elapsed.mockRestore();
    }
  });

  it('counts the time of a read that was stopped for it, and not of one that the database was away for', async () => {
    let now = 1000;
    const elapsed = jest.spyOn(clock, 'elapsed').mockImplementation(() => now);
    try {
      const budget = createWorkBudget(true);
      const fail = async (viewer: Viewer, error: Error) => {
        const read = createAnswerMeter(budget, viewer, viewer.kind).turn(() => {
          now += 15_000;
          return Promise.reject(error);
        });
        await expect(read).rejects.toBe(error);
      };
      const away = new Error('timeout exceeded when trying to connect');
      for (let turn = 0; turn < 100; turn += 1) await fail(visitor, away);
      expect(refusalOf(() => budget.admit('visitor'))).toBeUndefined();
      const stopped = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
      for (const viewer of [visitor, staff, visitor, staff]) await fail(viewer, stopped);
      expect(refusalOf(() => budget.admit('visitor'))?.code).toBe('TOO_MANY_REQUESTS');
      expect(refusalOf(() => budget.admit('staff'))).toBeUndefined();
      now += 60_000;
      expect(refusalOf(() => budget.admit('visitor'))).toBeUndefined();
    } finally {
      elapsed.mockRestore();
    }
  });

  it('keeps nobody waiting for longer than two minutes', () => {
    const budget = createWorkBudget(true);
    budget.spend('greedy', workAMinute * 50);
    const { retryAfterSeconds } = refusalOf(() => budget.admit('greedy')) ?? {};
    expect(retryAfterSeconds).toBeGreaterThan(110);
    expect(retryAfterSeconds).toBeLessThanOrEqual(120);
  });

  it('is not counted when limits are off, nor for staff', () => {
    const off = createWorkBudget(false);
    off.spend('greedy', workAMinute * 2);
    expect(refusalOf(() => off.admit('greedy'))).toBeUndefined();
    const on = createWorkBudget(true);
    createAnswerMeter(on, staff, 'office').send(workAMinute * 2);
    expect(refusalOf(() => createAnswerMeter(on, staff, 'office').admit())).toBeUndefined();
    expect(refusalOf(() => createAnswerMeter(on, visitor, 'office').admit())).toBeUndefined();
    createAnswerMeter(on, visitor, 'office').send(workAMinute * 2);
    expect(refusalOf(() => createAnswerMeter(on, visitor, 'office').admit())?.code).toBe('TOO_MANY_REQUESTS');
    expect(refusalOf(() => createAnswerMeter(on, staff, 'office').admit())).toBeUndefined();
  });
});

describe('the ceiling of one answer', () => {
  it('holds also when limits are off', () => {
    const meter = createAnswerMeter(createWorkBudget(false), visitor, 'x');
    expect(refusalOf(() => meter.takeSize(11_000_000))).toBeUndefined();
    expect(refusalOf(() => meter.takeSize(1_000_001))?.code).toBe('QUERY_TOO_LARGE');
    const rows = createAnswerMeter(createWorkBudget(false), visitor, 'x');
    expect(refusalOf(() => rows.takeRows(30_000))).toBeUndefined();
    expect(refusalOf(() => rows.takeRows(1))?.code).toBe('QUERY_TOO_LARGE');
  });

  it('reads no more once it is reached', async () => {
    const meter = createAnswerMeter(createWorkBudget(true), visitor, 'x');
    expect(refusalOf(() => meter.takeRows(30_001))?.code).toBe('QUERY_TOO_LARGE');
    const work = jest.fn(() => Promise.resolve(1));
    await expect(meter.turn(work)).rejects.toMatchObject({ code: 'QUERY_TOO_LARGE' });
    expect(work).not.toHaveBeenCalled();
  });
});
