import {
  byNextShift,
  cancelNotice,
  comingShiftsOf,
  hasBegun,
  isOver,
  sortSignups,
  takesPlace,
  type MemberSignup,
} from './member-signups';

function signup(id: string, date: string, startTime = '10:00', changes: Partial<MemberSignup> = {}): MemberSignup {
  return {
    id,
    status: 'ACTIVE',
    cancelTells: null,
    calendarAddress: '',
    unconfirmedSince: null,
    attendance: null,
    shift: {
      id: `shift-${id}`,
      date,
      startTime,
      endTime: '12:00',
      // Winter in Chicago.
      startsAt: new Date(`${date}T${startTime}:00-06:00`).toISOString(),
      endsAt: new Date(Date.parse(`${date}T${startTime}:00-06:00`) + 2 * 60 * 60_000).toISOString(),
      effectiveLocation: null,
      stillRequired: 1,
      openSpots: 1,
      closed: false,
      cancelledAt: null,
      opportunity: {
        id: 'role',
        name: 'Timer',
        category: { id: 'category', name: 'Timing' },
        event: {
          id: 'event',
          name: 'Loppet',
          slug: 'loppet',
          timeZone: 'America/Chicago',
          state: 'PUBLISHED',
          cancelMessage: null,
        },
      },
    },
    ...changes,
  };
}

const ids = (signups: readonly MemberSignup[]) => signups.map(({ id }) => id);
// 23:30 on the 19th in Chicago.
const now = new Date('2027-02-20T05:30:00Z');

test('what lies ahead comes by day and time; today counts until midnight in the event’s time zone', () => {
  const { upcoming, completed } = sortSignups(
    [signup('late', '2027-02-21'), signup('today', '2027-02-19', '07:00'), signup('gone', '2027-02-18')],
    now,
  );
  expect(ids(upcoming)).toEqual(['today', 'late']);
  expect(ids(completed)).toEqual(['gone']);
});

test('a cancelled shift is listed once, and not at all after another signup', () => {
  const cancelled = { status: 'CANCELLED' as const };
  const again = signup('again', '2027-02-21');
  const { cancelled: listed, upcoming } = sortSignups(
    [
      signup('once', '2027-02-20', '10:00', cancelled),
      { ...signup('twice', '2027-02-20', '10:00', cancelled), shift: signup('once', '2027-02-20').shift },
      { ...again, id: 'before', ...cancelled },
      again,
    ],
    now,
  );
  expect(ids(listed)).toEqual(['twice']);
  expect(ids(upcoming)).toEqual(['again']);
});

test('a shift has begun from its instant on', () => {
  expect(hasBegun(signup('one', '2027-02-19', '23:30'), now)).toBe(true);
  expect(hasBegun(signup('one', '2027-02-19', '23:31'), now)).toBe(false);
});

test('a shift is over from the instant of its end on', () => {
  expect(isOver(signup('one', '2027-02-19', '21:30'), now)).toBe(true);
  expect(isOver(signup('one', '2027-02-19', '21:31'), now)).toBe(false);
});

test('the notice of a cancellation names who was notified, or is missing', () => {
  expect(cancelNotice({ cancelTells: 'LEAD' })).toBe('The lead has been notified.');
  expect(cancelNotice({ cancelTells: 'ORGANIZERS' })).toBe('The organizers have been notified.');
  expect(cancelNotice({ cancelTells: null })).toBeUndefined();
});

test('neither a cancelled shift nor one of a cancelled event takes place', () => {
  const kept = signup('kept', '2027-02-21');
  const { opportunity } = kept.shift;
  const event = { ...opportunity.event, state: 'CANCELLED' as const };
  expect(takesPlace(kept)).toBe(true);
  expect(takesPlace({ ...kept, shift: { ...kept.shift, cancelledAt: '2027-02-01T00:00:00Z' } })).toBe(false);
  expect(takesPlace({ ...kept, shift: { ...kept.shift, opportunity: { ...opportunity, event } } })).toBe(false);
});

describe('whose card comes first', () => {
  const person = (name: string, ...signups: MemberSignup[]) => ({ name, signups });
  const named = (...people: ReturnType<typeof person>[]) => byNextShift(people, now).map(({ name }) => name);

  it('is whose shift comes next', () => {
    const [late, soon] = [
      person('late', signup('a', '2027-02-22')),
      person('soon', signup('b', '2027-02-20', '09:00')),
    ];
    expect(named(late, soon)).toEqual(['soon', 'late']);
  });

  it('counts a shift of today until it ends', () => {
    const done = person('done', signup('a', '2027-02-19', '21:30'), signup('b', '2027-02-28'));
    const there = person('there', signup('c', '2027-02-19', '21:31'));
    expect(named(done, person('next', signup('d', '2027-02-20')), there)).toEqual(['there', 'next', 'done']);
  });

  it('compares instants, not local times of several places', () => {
    const east = signup('a', '2027-02-20', '09:30');
    const earlier = { ...east, shift: { ...east.shift, startsAt: '2027-02-20T14:30:00.000Z' } };
    expect(named(person('Chicago', signup('b', '2027-02-20', '09:00')), person('New York', earlier))).toEqual([
      'New York',
      'Chicago',
    ]);
  });

  it('counts neither what is over, cancelled or called off; those without a shift keep their order at the end', () => {
    const over = person('over', signup('a', '2027-02-01'));
    const given = person('given', signup('b', '2027-02-20', '08:00', { status: 'CANCELLED' }));
    const off = signup('c', '2027-02-20', '08:00');
    const calledOff = person('called off', {
      ...off,
      shift: { ...off.shift, cancelledAt: '2027-02-01T00:00:00.000Z' },
    });
    expect(named(over, given, calledOff, person('next', signup('d', '2027-02-28')))).toEqual([
      'next',
      'over',
      'given',
      'called off',
    ]);
  });
});

test('only held places of shifts that take place and have not begun can be given back', () => {
  const calledOff = signup('off', '2027-02-21');
  const signups = [
    signup('begun', '2027-02-19', '07:00'),
    signup('next', '2027-02-20'),
    signup('later', '2027-02-21'),
    signup('cancelled', '2027-02-21', '10:00', { status: 'CANCELLED' }),
    { ...calledOff, shift: { ...calledOff.shift, cancelledAt: '2027-02-01T00:00:00Z' } },
  ];
  expect(comingShiftsOf({ signups }, now)).toBe(2);
  expect(comingShiftsOf({ signups: null }, now)).toBe(0);
});
