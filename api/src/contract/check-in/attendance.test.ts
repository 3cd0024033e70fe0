import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { attendanceOf, timeOfMark, type Attendance, type AttendanceMark, type MarkKind } from './attendance.js';

const minute = 60_000;

/** A mark of phone 'a', made in the order of its letters. */
function mark(id: string, kind: MarkKind, more: Partial<AttendanceMark> = {}): AttendanceMark {
  const at = id.charCodeAt(0) * minute;
  return { id, kind, at, deviceId: 'a', sequence: id.charCodeAt(0), seen: [], ...more };
}

const stateOf = (...marks: AttendanceMark[]) => attendanceOf(marks).state;

describe('the marks of a signup', () => {
  it('say nothing yet where there are none', () => {
    expect(attendanceOf([])).toEqual({
      state: 'EXPECTED',
      arrivedAt: null,
      leftAt: null,
      contradicted: false,
      heads: [],
    });
  });

  it('of one phone count in its own order, whatever its clock says', () => {
    expect(attendanceOf([mark('a', 'ARRIVED'), mark('b', 'LEFT', { at: 0 })])).toEqual({
      state: 'LEFT',
      arrivedAt: 97 * minute,
      leftAt: 0,
      contradicted: false,
      heads: ['b'],
    });
  });

  it('are taken back one at a time, also when the taking back arrives first, and never twice', () => {
    const undo = mark('c', 'UNDONE', { deviceId: 'b', undoes: 'b' });
    expect(stateOf(undo)).toBe('EXPECTED');
    expect(stateOf(undo, mark('a', 'ARRIVED'), mark('b', 'NO_SHOW'))).toBe('HERE');
    const undoOfUndo = mark('d', 'UNDONE', { deviceId: 'b', undoes: 'c' });
    expect(stateOf(undoOfUndo, undo, mark('a', 'ARRIVED'), mark('b', 'NO_SHOW'))).toBe('HERE');
  });

  it('that one phone took back do not erase what another saw', () => {
    const marks = [
      mark('a', 'ARRIVED'),
      mark('b', 'ARRIVED', { deviceId: 'b' }),
      mark('c', 'UNDONE', { deviceId: 'b', seen: ['a', 'b'], undoes: 'b' }),
    ];
    expect(attendanceOf(marks)).toMatchObject({ state: 'HERE', heads: ['a'] });
  });

  it('of phones that did not know of each other may disagree, until one that saw both decides', () => {
    const apart = [mark('a', 'ARRIVED'), mark('b', 'NO_SHOW', { deviceId: 'b' })];
    expect(attendanceOf(apart)).toMatchObject({ state: 'NO_SHOW', contradicted: true, heads: ['b', 'a'] });
    const settled = [...apart, mark('c', 'ARRIVED', { deviceId: 'c', seen: ['a', 'b'], at: 0 })];
    expect(attendanceOf(settled)).toMatchObject({ state: 'HERE', contradicted: false, heads: ['c'], arrivedAt: 0 });
    // Here and gone agree on having come.
    expect(attendanceOf([mark('a', 'ARRIVED'), mark('b', 'LEFT', { deviceId: 'b' })]).contradicted).toBe(false);
  });

  it('supersede what was known through a mark that was taken back', () => {
    const marks = [
      mark('a', 'ARRIVED'),
      mark('b', 'NO_SHOW', { deviceId: 'b', seen: ['a'] }),
      mark('c', 'LEFT', { deviceId: 'c', seen: ['b'] }),
      mark('d', 'UNDONE', { deviceId: 'b', undoes: 'b' }),
    ];
    expect(attendanceOf(marks)).toMatchObject({ state: 'LEFT', heads: ['c'] });
  });

  it('with one number of one phone, as two tabs make them, add up to the same in any order', () => {
    const twins = [mark('a', 'ARRIVED', { sequence: 1 }), mark('b', 'NO_SHOW', { sequence: 1 })];
    const later = mark('c', 'LEFT', { sequence: 2 });
    expect(attendanceOf(twins)).toMatchObject({ contradicted: true, heads: ['b', 'a'] });
    for (const marks of [
      [...twins, later],
      [later, ...twins.toReversed()],
    ])
      expect(attendanceOf(marks)).toMatchObject({ state: 'LEFT', contradicted: false, heads: ['c'] });
  });

  it('that claim to have seen each other count as if neither had', () => {
    const forged = [mark('a', 'ARRIVED', { seen: ['b'] }), mark('b', 'NO_SHOW', { deviceId: 'b', seen: ['a'] })];
    expect(attendanceOf(forged)).toMatchObject({ contradicted: true, heads: ['b', 'a'] });
  });
});

/** What three phones do: mark somebody, take back a mark that they know, or exchange everything with the server. */
type Step = { phone: number; does: Exclude<MarkKind, 'UNDONE'> | 'UNDO' | 'SYNC'; which: number; after: number };

const steps = fc.array(
  fc.record({
    phone: fc.nat(2),
    does: fc.constantFrom<Step['does'][]>('ARRIVED', 'LEFT', 'NO_SHOW', 'UNDO', 'SYNC', 'SYNC'),
    which: fc.nat(20),
    after: fc.integer({ min: 1, max: 20 * minute }),
  }),
  { maxLength: 25 },
);

/** A mark with everything that its phone knew then, which no phone sends. */
interface Made extends AttendanceMark {
  known: ReadonlySet<string>;
}

/** Plays what the phones do. Their clocks are off by these amounts; the server corrects each mark when it first receives it. */
function play(history: readonly Step[], clocksOff: readonly number[]): Made[] {
  let now = 1_000 * 60 * minute;
  const server = new Map<string, Made>();
  const phones = clocksOff.map(() => new Map<string, Made>());
  const madeAt = new Map<string, number>();
  let count = 0;
  const sync = (phone: number) => {
    const own = phones[phone] as Map<string, Made>;
    const off = clocksOff[phone] as number;
    for (const one of own.values())
      if (!server.has(one.id)) {
        const occurredAt = (madeAt.get(one.id) as number) + off;
        server.set(one.id, { ...one, at: timeOfMark({ occurredAt, deviceNow: now + off }, now).at });
      }
    for (const one of server.values()) own.set(one.id, one);
  };
  for (const { phone, does, which, after } of history) {
    now += after;
    const own = phones[phone] as Map<string, Made>;
    if (does === 'SYNC') {
      sync(phone);
      continue;
    }
    const takenBack = new Set([...own.values()].map(({ undoes }) => undoes));
    const open = [...own.values()].filter(({ id, kind }) => kind !== 'UNDONE' && !takenBack.has(id));
    const undoes = does === 'UNDO' ? open[which % Math.max(open.length, 1)]?.id : undefined;
    if (does === 'UNDO' && !undoes) continue;
    count += 1;
    const made: Made = {
      id: `mark ${String(count).padStart(3, '0')}`,
      kind: does === 'UNDO' ? 'UNDONE' : does,
      at: now + (clocksOff[phone] as number),
      deviceId: `phone ${phone}`,
      sequence: count,
      seen: attendanceOf([...own.values()]).heads,
      undoes,
      known: new Set(own.keys()),
    };
    madeAt.set(made.id, now);
    own.set(made.id, made);
  }
  for (const phone of [0, 1, 2]) sync(phone);
  return [...server.values()];
}

/** The heads by what each phone really knew when it marked. */
function headsByKnowledge(marks: readonly Made[]): string[] {
  const takenBack = new Set(marks.map(({ undoes }) => undoes));
  const live = marks.filter(({ id, kind }) => kind !== 'UNDONE' && !takenBack.has(id));
  return live.filter(({ id }) => !live.some(({ known }) => known.has(id))).map(({ id }) => id);
}

describe('random histories of three phones', () => {
  const clocks = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -60 * minute, max: 60 * minute })));

  it('have the heads that the knowledge of the phones says', () => {
    fc.assert(
      fc.property(steps, clocks, (history, off) => {
        const marks = play(history, off);
        expect([...attendanceOf(marks).heads].sort()).toEqual(headsByKnowledge(marks).sort());
      }),
      { numRuns: 1_000 },
    );
  });

  it('add up to the same with clocks an hour off, each mark sent three times, in any order', () => {
    const together = (marks: readonly AttendanceMark[], order: readonly number[]): Attendance => {
      const thrice = [...marks, ...marks, ...marks];
      const places = new Map(thrice.map((_, at) => [at, order[at % order.length] ?? 0]));
      const shuffled = thrice.map((one, at) => ({ one, place: places.get(at) as number, at }));
      shuffled.sort((a, b) => a.place - b.place || b.at - a.at);
      return attendanceOf(shuffled.map(({ one }) => one));
    };
    fc.assert(
      fc.property(steps, clocks, fc.array(fc.nat(1_000), { minLength: 1, maxLength: 80 }), (history, off, order) => {
        const truthful = attendanceOf(play(history, [0, 0, 0]));
        expect(together(play(history, off), order)).toEqual(truthful);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are settled by any mark that saw the heads', () => {
    fc.assert(
      fc.property(steps, fc.constantFrom<MarkKind[]>('ARRIVED', 'LEFT', 'NO_SHOW'), (history, kind) => {
        const marks: AttendanceMark[] = play(history, [0, 0, 0]);
        const seen = attendanceOf(marks).heads;
        const last = { id: 'last', kind, at: 0, deviceId: 'phone of the lead', sequence: 1, seen };
        expect(attendanceOf([...marks, last])).toMatchObject({ contradicted: false, heads: ['last'] });
      }),
      { numRuns: 300 },
    );
  });
});

describe('the time of a mark', () => {
  const now = 10_000 * minute;

  it.each([
    ['sent at once', { occurredAt: now - 5 }, now - 5, false],
    [
      'by a clock that is an hour ahead',
      { occurredAt: now + 50 * minute, deviceNow: now + 60 * minute },
      now - 10 * minute,
      false,
    ],
    ['by a clock of 1970', { occurredAt: 1_000, deviceNow: 61_000 }, now - minute, false],
    [
      'whose clock was set right before sending',
      { occurredAt: now + 50 * minute, deviceNow: now, offset: -60 * minute },
      now - 10 * minute,
      true,
    ],
    [
      'whose two corrections nearly agree',
      { occurredAt: now - minute, deviceNow: now, offset: 1_000 },
      now - minute,
      false,
    ],
    ['never later than its arrival', { occurredAt: now + minute }, now, false],
    ['by a clock of which nothing is said', { occurredAt: now - 60 * minute }, now - 60 * minute, true],
    [
      'by what it knew of its clock when marking',
      { occurredAt: now - minute, offset: -minute },
      now - 2 * minute,
      false,
    ],
  ])('%s', (_, clock, at, uncertain) => {
    expect(timeOfMark(clock, now)).toEqual({ at, uncertain });
  });
});
