/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { startRounds, type Round } from './rounds';

/* Two tabs of one phone: each has its own rounds, the lock is the browser's. */

/** The browser's locks, with only what rounds use. */
class Locks {
  private free: (() => void) | null = null;

  async request<Result>(
    _name: string,
    { steal = false }: { steal?: boolean; ifAvailable?: boolean },
    work: (held: object | null) => Promise<Result> | Result,
  ): Promise<Result> {
    if (this.free && !steal) return work(null);
    this.free?.();
    let release = () => {};
    const stolen = new Promise<never>((_, reject) => {
      release = () => reject(new DOMException('Another tab took the lock', 'AbortError'));
    });
    this.free = release;
    try {
      return await Promise.race([Promise.resolve(work({})), stolen]);
    } finally {
      if (this.free === release) this.free = null;
    }
  }
}

const calm: Round = { failed: false, waits: false };
const second = 1_000;

/** Two tabs whose rounds take so many milliseconds, and the order in which they ran. */
function tabs(lengths: Readonly<Record<string, number>>) {
  const at = new Set<string>();
  const order: string[] = [];
  let most = 0;
  const ask = Object.entries(lengths).map(([name, length]) =>
    startRounds(
      async () => {
        at.add(name);
        order.push(name);
        most = Math.max(most, at.size);
        await new Promise((done) => setTimeout(done, length));
        at.delete(name);
        return calm;
      },
      () => undefined,
    ),
  );
  return { ask, order, most: () => most };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('one of two tabs sends at a time, and the other soon after', async () => {
  const { ask, order, most } = tabs({ first: 2 * second, other: 2 * second });
  for (const one of ask) one();
  await jest.advanceTimersByTimeAsync(2 * second);
  expect(order).toEqual(['first']);
  await jest.advanceTimersByTimeAsync(4 * second);
  expect(order).toEqual(['first', 'other']);
  await jest.advanceTimersByTimeAsync(300 * second);
  expect(most()).toBe(1);
  expect(new Set(order.slice(2))).toEqual(new Set(['first', 'other']));
});

test('a tab runs another round for what came during its round, not at the same time', async () => {
  const { ask, order, most } = tabs({ first: 2 * second });
  for (let time = 0; time < 3; time += 1) ask[0]!();
  await jest.advanceTimersByTimeAsync(4 * second);
  expect([order, most()]).toEqual([['first', 'first'], 1]);
});

test('a tab that sleeps during its round stops the other from sending for a minute, not longer', async () => {
  const { ask, order } = tabs({ asleep: 3_600 * second, other: second });
  for (const one of ask) one();
  await jest.advanceTimersByTimeAsync(59 * second);
  expect(order).toEqual(['asleep']);
  await jest.advanceTimersByTimeAsync(10 * second);
  expect(order).toEqual(['asleep', 'other']);
});
