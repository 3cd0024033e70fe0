import type { HouseholdTickets_HouseholdFragment } from './household-tickets.generated';
import { ticketsAhead } from './tickets-ahead';

type Signup = NonNullable<HouseholdTickets_HouseholdFragment['volunteers'][number]['signups']>[number];

interface Given {
  event?: string;
  date?: string;
  endsAt?: string;
  status?: Signup['status'];
  cancelledAt?: string;
  state?: 'PUBLISHED' | 'CANCELLED';
  ticket?: string | null;
}

function signup({ event = 'Loppet', date = '2027-02-21', endsAt, status = 'ACTIVE', ...more }: Given): Signup {
  const { cancelledAt = null, state = 'PUBLISHED', ticket = `TICKETOF${event}` } = more;
  const id = `${event} ${date} ${status}`;
  return {
    ...{ id, status, ticket },
    shift: {
      ...{ id: `shift ${id}`, date, startTime: '22:00', cancelledAt },
      endsAt: endsAt ?? `${date}T23:59:00Z`,
      opportunity: { id: 'role', event: { id: event, name: event, timeZone: 'America/Chicago', state } },
    },
  };
}

// 23:30 on the 19th in Chicago.
const now = new Date('2027-02-20T05:30:00Z');
const names = (...given: Given[]) =>
  ticketsAhead(
    given.map((one, index) => ({ id: `person-${index}`, signups: [signup(one)] })),
    now,
  ).map(({ eventName }) => eventName);

test('a household has one ticket per event for all its people, the next event first', () => {
  expect(names({ event: 'Birkie', date: '2027-03-01' }, {}, { date: '2027-02-22' })).toEqual(['Loppet', 'Birkie']);
  expect(ticketsAhead([{ id: 'ada', signups: [signup({})] }], now)).toEqual([
    { eventId: 'Loppet', eventName: 'Loppet', ticket: 'TICKETOFLoppet' },
  ]);
});

test('today counts until midnight where the event is, and a night shift until it ends', () => {
  expect(names({ date: '2027-02-19', endsAt: '2027-02-19T10:00:00Z' })).toEqual(['Loppet']);
  expect(names({ date: '2027-02-18', endsAt: '2027-02-19T01:00:00Z' })).toEqual([]);
  expect(names({ date: '2027-02-18', endsAt: '2027-02-20T06:00:00.000Z' })).toEqual(['Loppet']);
});

test('there is none for shifts that are given back or cancelled, and none that the caller may not see', () => {
  const given: Given[] = [
    { status: 'CANCELLED' },
    { cancelledAt: '2027-02-01T00:00:00Z' },
    { state: 'CANCELLED' },
    { ticket: null },
  ];
  for (const one of given) expect([one, names(one)]).toEqual([one, []]);
  expect(ticketsAhead([{ id: 'ada', signups: null }], now)).toEqual([]);
});
