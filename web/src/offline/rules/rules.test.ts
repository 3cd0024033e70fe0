import { begins, waitingMark } from '../../testing/made-check-in';
import type { WaitingMark } from '../shapes';
import { nextBatch, pauseAfter } from './batch';
import { clockWords, listIsOver, markIsOver, neverBack } from './clock';
import { finder, searchKeyOf } from './search';
import { stripLines, type StripState } from './strip';

const minute = 60_000;
const hour = 60 * minute;

describe('search', () => {
  const ada = searchKeyOf('Ådne Bjørk-Łukasz', '+47 (900) 12-345', 'ABCDEFGHIJKLMN23');
  test.each([
    ['adne', true],
    ['ådne', true],
    ['jork', true],
    ['luk ad', true],
    ['ad xx', false],
    ['345', true],
    ['12345', true],
    ['12-345', true],
    ['5', false],
    ['900', false],
    ['abcd', true],
    ['abcd efgh', true],
    ['ABCDEFGHIJKLMN23', true],
    ['https://club.example/t/abcdefghijklmn23', true],
    ['bcde', false],
    ['abc', false],
    ['  ', true],
  ])('%j finds them: %s', (text, found) => {
    expect(finder(text)(ada)).toBe(found);
  });
});

describe('clocks', () => {
  test('the corrected time never goes back', () => {
    expect(neverBack(begins, begins - hour)).toBe(begins);
    expect(neverBack(begins, begins + 1)).toBe(begins + 1);
  });

  test('a list is deleted after two days, or when its link ends by the server’s clock', () => {
    const list = { takenAt: begins, endsAt: begins + 3 * hour };
    expect(listIsOver(list, begins + 2 * hour, begins + 3 * hour - 1)).toBeNull();
    expect(listIsOver(list, begins + 2 * hour, begins + 3 * hour)).toBe('LINK_ENDED');
    expect(listIsOver({ ...list, endsAt: null }, begins + 48 * hour - 1, 0)).toBeNull();
    expect(listIsOver({ ...list, endsAt: null }, begins + 48 * hour, 0)).toBe('OLD');
  });

  test('a mark is deleted after 14 days by the phone’s clock and by the server’s', () => {
    const days = 24 * hour;
    const mark = { keptAt: begins, occurredAt: begins, offset: 0 };
    const after = (length: number, more: { offset?: number; neverBack?: number } = {}) => ({
      ...{ neverBack: begins + length, own: begins + length, offset: 0, ...more },
    });
    expect(markIsOver(mark, after(14 * days - 1))).toBe(false);
    expect(markIsOver(mark, after(14 * days))).toBe(true);
    // The clock was set ahead since, or was behind at the mark without anybody knowing.
    expect(markIsOver(mark, after(15 * days, { offset: -15 * days }))).toBe(false);
    expect(markIsOver({ ...mark, offset: 15 * days }, after(15 * days))).toBe(false);
    expect(markIsOver({ ...mark, keptAt: begins + 15 * days }, after(15 * days))).toBe(false);
  });

  test.each([
    [58 * minute, '58 minutes behind'],
    [-58 * minute, '58 minutes ahead'],
    [3 * hour, '3 hours behind'],
    [-49 * hour, '2 days ahead'],
    [2 * minute, null],
    [null, null],
  ])('an offset of %s is %s', (offset, words) => {
    expect(clockWords(offset)).toBe(words);
  });
});

describe('the status strip', () => {
  const live: StripState = {
    ...{ now: begins, timeZone: 'America/Chicago', listAt: begins, heardAt: begins, hasLine: true, waiting: 0 },
    ...{ offset: 0, gone: null, signInWanted: false, byLink: false },
  };
  const at = (minutes: number) => begins + minutes * minute;
  test.each<[string, Partial<StripState>, string[]]>([
    ['live', {}, ['Live · list of 8:00 AM']],
    ['an opening page', { now: at(3), hasLine: null, waiting: 1 }, ['List of 8:00 AM · 1 mark waits']],
    ['marks under way', { waiting: 1 }, ['Live · list of 8:00 AM · 1 mark waits']],
    ['cut', { now: at(3), hasLine: false, waiting: 3 }, ['No line since 8:00 AM · 3 marks wait']],
    ['cut, with nothing to send', { now: at(3), hasLine: false }, ['No line since 8:00 AM']],
    ['asleep', { now: at(3) }, ['No line since 8:00 AM']],
    ['cut from the beginning', { hasLine: false, heardAt: null, waiting: 2 }, ['No line · 2 marks wait']],
    ['an old list', { now: at(15), hasLine: false }, ['No line since 8:00 AM', 'List of 8:00 AM, 15 min old']],
    ['a very old list', { now: at(150), hasLine: false }, ['No line since 8:00 AM', 'List of 8:00 AM, 2 h old']],
    [
      'an old list with a line',
      { now: at(15), heardAt: at(15) },
      ['Live · list of 8:00 AM', 'List of 8:00 AM, 15 min old'],
    ],
    [
      'a clock that is behind',
      { offset: 58 * minute },
      ['Live · list of 8:00 AM', 'This phone’s clock is 58 minutes behind: times are put right'],
    ],
    [
      'a list that was too old',
      { gone: 'OLD', listAt: null, waiting: 2 },
      ['This list was older than two days and is deleted. 2 marks wait.'],
    ],
    [
      'a list that was too old, cut',
      { gone: 'OLD', listAt: null, hasLine: false, waiting: 1 },
      ['This list was older than two days and is deleted. 1 mark waits.', 'No line since 8:00 AM'],
    ],
    [
      'a link that ended',
      { gone: 'LINK_ENDED', listAt: null, byLink: true },
      ['This link has ended, and its list is deleted. To go on, ask the lead for a new link.'],
    ],
    [
      'a link that ended with marks to send',
      { gone: 'LINK_ENDED', listAt: null, byLink: true, waiting: 2 },
      [
        'This link has ended, and its list is deleted. To go on, ask the lead for a new link. ' +
          '2 marks wait and are still sent where there is a line.',
      ],
    ],
    [
      'a phone that was signed off with a mark to send',
      { gone: 'REVOKED', listAt: null, signInWanted: true, waiting: 1 },
      [
        'This phone was signed off by the lead, and its list is deleted. 1 mark waits.',
        'The lead can sign in here to send 1 mark',
      ],
    ],
    [
      'a session that ended',
      { signInWanted: true, waiting: 14 },
      ['Sign in to send 14 marks', 'Live · list of 8:00 AM · 14 marks wait'],
    ],
  ])('shows the state: %s', (_name, given, texts) => {
    expect(stripLines({ ...live, ...given }).map(({ text }) => text)).toEqual(texts);
  });

  test('is coloured only when it needs attention', () => {
    expect(stripLines(live)[0]?.tone).toBe('calm');
    expect(stripLines({ ...live, now: at(15), hasLine: false }).map(({ tone }) => tone)).toEqual([
      'attention',
      'attention',
    ]);
    expect(stripLines({ ...live, signInWanted: true, waiting: 1 })[0]).toMatchObject({
      tone: 'alarm',
      action: 'SIGN_IN',
    });
  });
});

describe('a call', () => {
  test('takes the oldest 500 with their ids, and no refused marks', () => {
    const marks = Array.from({ length: 600 }, (_, at) => waitingMark(`s${at}`, { sequence: 600 - at }));
    const refused = waitingMark('r', { sequence: 0, refused: { code: 'X', message: '' } });
    const batch = nextBatch([...marks, refused], [], 'own');
    expect(batch.marks).toHaveLength(500);
    expect(batch.marks[0]).toEqual({
      ...{ id: marks[599]?.id, signupId: 's599', kind: 'ARRIVED', sequence: 1, seen: [], offset: 0 },
      occurredAt: new Date(begins).toISOString(),
    });
    expect(nextBatch([...marks, refused], [], 'own')).toEqual(batch);
  });

  test('is empty with nothing to send, and says which phone it is', () => {
    expect(nextBatch([], [], 'own')).toEqual({ deviceId: 'own', walkIns: [], marks: [] });
  });

  test('takes marks of one device only, those of an earlier link first', () => {
    const marks = [waitingMark('b', { sequence: 2 }), waitingMark('a', { sequence: 1, deviceId: 'earlier' })];
    expect(nextBatch(marks, [], 'own')).toMatchObject({ deviceId: 'earlier', marks: [{ signupId: 'a' }] });
  });

  test('takes walk-ins before their marks, 50 of them', () => {
    const walkIns = Array.from({ length: 60 }, (_, at) => ({
      ...{ id: `w${at}`, shiftId: 'shift', firstName: 'Wim', lastName: `${at}`, deviceId: 'own', keptAt: begins + at },
    }));
    const marks = walkIns.map(({ id }) => waitingMark(id));
    const batch = nextBatch([...marks].reverse(), walkIns, 'own');
    expect(batch.walkIns).toHaveLength(50);
    expect(batch.walkIns[0]).toEqual({ id: 'w0', shiftId: 'shift', firstName: 'Wim', lastName: '0' });
    expect(batch.marks.map(({ signupId }) => signupId)).toEqual(batch.walkIns.map(({ id }) => id));
  });

  test('takes a walk-in only together with the mark of the arrival', () => {
    const walkIn = { id: 'w', shiftId: 'shift', firstName: 'Wim', lastName: 'W', deviceId: 'own', keptAt: begins };
    const fill = (length: number, given = {}) => Array.from({ length }, (_, at) => waitingMark(`s${at}`, given));
    const seen = Array.from({ length: 8 }, () => '00000000-0000-4000-8000-000000000000');
    const names = ({ walkIns, marks }: ReturnType<typeof nextBatch>) => [
      walkIns.map(({ id }) => id),
      marks.filter(({ signupId }) => signupId === 'w').length,
    ];
    // Too many marks before theirs, too much text, and a smaller call in search of a refused mark.
    const cases: [before: WaitingMark[], most?: number][] = [[fill(500)], [fill(480, { seen })], [fill(4), 2]];
    for (const [before, most] of cases) {
      const marks = [...before, waitingMark('w'), waitingMark('w', { kind: 'LEFT' })];
      const first = nextBatch(marks, [walkIn], 'own', most);
      expect(names(first)).toEqual([[], 0]);
      const left = marks.slice(first.marks.length);
      expect(names(nextBatch(left, [walkIn], 'own'))).toEqual([['w'], 2]);
    }
    // The last mark that fits, with its person.
    const all = [...fill(499), waitingMark('w'), waitingMark('w', { kind: 'LEFT' })];
    expect(names(nextBatch(all, [walkIn], 'own'))).toEqual([['w'], 1]);
    expect(nextBatch([], [walkIn], 'own').walkIns).toEqual([]);
  });

  test('is small enough for the server', () => {
    const seen = Array.from({ length: 8 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`);
    const marks = Array.from({ length: 500 }, () => waitingMark('s', { seen }));
    const batch = nextBatch(marks, [], 'own');
    expect(batch.marks.length).toBeGreaterThan(300);
    expect(JSON.stringify(batch).length).toBeLessThan(256_000);
  });

  test('is tried again after 5 seconds, later after a minute', () => {
    expect([0, 1, 2, 3, 4, 50].map(pauseAfter)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
  });
});
