import { cancelTold, hasBegun, sortSignups, takesPlace, type MemberSignup } from './member-signups';

function signup(id: string, date: string, startTime = '10:00', changes: Partial<MemberSignup> = {}): MemberSignup {
  return {
    id,
    status: 'ACTIVE',
    cancelTells: null,
    calendarAddress: '',
    unconfirmedSince: null,
    shift: {
      id: `shift-${id}`,
      date,
      startTime,
      endTime: '12:00',
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

test('what lies ahead comes by day and time; today counts until midnight where the event is', () => {
  const { upcoming, completed } = sortSignups(
    [signup('late', '2027-02-21'), signup('today', '2027-02-19', '07:00'), signup('gone', '2027-02-18')],
    now,
  );
  expect(ids(upcoming)).toEqual(['today', 'late']);
  expect(ids(completed)).toEqual(['gone']);
});

test('a cancelled shift is listed once, and not at all when it is held again', () => {
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

test('a shift has begun by the clock where the event is', () => {
  expect(hasBegun(signup('one', '2027-02-19', '23:30'), now)).toBe(true);
  expect(hasBegun(signup('one', '2027-02-19', '23:31'), now)).toBe(false);
});

test('who heard of a cancellation is said only when somebody did', () => {
  expect(cancelTold({ cancelTells: 'LEAD' })).toBe('The lead has been notified.');
  expect(cancelTold({ cancelTells: 'ORGANIZERS' })).toBe('The organizers have been notified.');
  expect(cancelTold({ cancelTells: null })).toBeUndefined();
});

test('neither a cancelled shift nor one of a cancelled event takes place', () => {
  const kept = signup('kept', '2027-02-21');
  const { opportunity } = kept.shift;
  const event = { ...opportunity.event, state: 'CANCELLED' as const };
  expect(takesPlace(kept)).toBe(true);
  expect(takesPlace({ ...kept, shift: { ...kept.shift, cancelledAt: '2027-02-01T00:00:00Z' } })).toBe(false);
  expect(takesPlace({ ...kept, shift: { ...kept.shift, opportunity: { ...opportunity, event } } })).toBe(false);
});
