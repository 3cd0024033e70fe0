/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { LineNews } from './live-line';
import { watchEvent, type Refresh } from './watch-event';

/* A fake live connection; what the page does with its messages is the real code. */

let send: (news: LineNews) => void;
let lines = 0;
const line: Parameters<typeof watchEvent>[3] = (_event, _after, onNews) => {
  send = onNews;
  lines += 1;
  return () => void (lines -= 1);
};

beforeEach(() => {
  jest.useFakeTimers();
  lines = 0;
});
afterEach(() => {
  jest.useRealTimers();
});

const change = (...shiftIds: string[]): LineNews => ({ position: 'later', shiftIds });

it('fetches at most once a second, and each change within a second', async () => {
  const seen = new Map<string, number>();
  let fetches = 0;
  const refresh: Refresh = (shiftIds) => {
    fetches += 1;
    for (const id of shiftIds) seen.set(id, performance.now());
    return Promise.resolve('there');
  };
  const stop = watchEvent('event', 'now', refresh, line);
  const sentAt = new Map<string, number>();
  for (let number = 0; number < 50; number += 1) {
    sentAt.set(String(number), performance.now());
    send(change(String(number)));
    await jest.advanceTimersByTimeAsync(100);
  }
  await jest.advanceTimersByTimeAsync(2_000);
  expect(fetches).toBeLessThanOrEqual(6);
  expect([...seen.keys()]).toEqual([...sentAt.keys()]);
  for (const [id, at] of seen) expect(at - (sentAt.get(id) ?? 0)).toBeLessThanOrEqual(1_000);
  stop();
  expect([lines, jest.getTimerCount()]).toEqual([0, 0]);
});

it('leaves no timers behind when it stops while a fetch fails', async () => {
  let fail: ((reason: Error) => void) | undefined;
  const said = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  const stop = watchEvent('event', 'now', () => new Promise((_, reject) => (fail = reject)), line);
  send(change('one'));
  await jest.advanceTimersByTimeAsync(1_000);
  send(change('two'));
  stop();
  fail?.(new Error('no network'));
  await jest.advanceTimersByTimeAsync(0);
  expect([lines, jest.getTimerCount(), said.mock.calls.length]).toEqual([0, 0, 1]);
  said.mockRestore();
});

it('polls every 30 seconds without a live connection, and never again once the event is deleted', async () => {
  const answers: ('there' | 'gone')[] = ['there', 'gone', 'there'];
  let fetches = 0;
  watchEvent('event', 'now', () => Promise.resolve(answers[fetches++] ?? 'there'), line);
  send('lost');
  await jest.advanceTimersByTimeAsync(31_000);
  expect([fetches, lines]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect([fetches, lines, jest.getTimerCount()]).toEqual([2, 0, 0]);
});
