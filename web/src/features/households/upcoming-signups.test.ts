import { upcomingSignups } from './upcoming-signups';

type MemberSignup = Parameters<typeof upcomingSignups>[0][number];

function signup(id: string, date: string, startTime: string, status: MemberSignup['status'] = 'ACTIVE'): MemberSignup {
  const event = { id: 'e', name: 'Loppet', slug: 'loppet', timeZone: 'America/Chicago' };
  const opportunity = { id: 'o', name: 'Timing', category: { id: 'c', name: 'Timing' }, event };
  return {
    id,
    status,
    shift: { id: `s-${id}`, date, startTime, endTime: '23:00', effectiveLocation: null, opportunity },
  };
}

test('active signups of today or later in the event’s zone, the next one first', () => {
  const signups = [
    signup('later', '2027-02-21', '08:00'),
    signup('today-late', '2027-02-19', '20:00'),
    signup('today', '2027-02-19', '07:00'),
    signup('past', '2027-02-18', '20:00'),
    signup('cancelled', '2027-02-21', '08:00', 'CANCELLED'),
  ];
  // In Chicago it is still the evening of the 19th.
  const now = new Date('2027-02-20T03:00:00Z');
  expect(upcomingSignups(signups, now).map(({ id }) => id)).toEqual(['today', 'today-late', 'later']);
});
