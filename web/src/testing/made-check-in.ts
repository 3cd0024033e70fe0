import type { CheckInMark, CheckInShift } from '@trailcrew/api/contract/check-in/check-in-list';
import type { KeptList, KeptPerson, WaitingMark } from '../offline/shapes';

/* What the tests of the rules are made of. */

export const begins = Date.parse('2027-02-20T14:00:00Z');

/** A shift from 8:00 to 12:00 in Chicago. */
export function madeShift(given: Partial<CheckInShift> = {}): CheckInShift {
  return {
    id: 'shift',
    opportunityTitle: 'Hot Drink Table',
    categoryName: 'Feed Station',
    place: 'Firetower Hill',
    date: '2027-02-20',
    startTime: '08:00',
    endTime: '12:00',
    startsAt: new Date(begins).toISOString(),
    endsAt: new Date(begins + 4 * 3_600_000).toISOString(),
    calledOff: false,
    ...given,
  };
}

/** A person of the list, `firstName` is the id as well. */
export function madePerson(firstName: string, given: Partial<KeptPerson> = {}): KeptPerson {
  const more = { lastName: 'Berg', phone: null, ticket: null, marks: [] };
  // The fold says these; what a list says of them is the server's word of then.
  const state = { state: 'EXPECTED' as const, arrivedAt: null, leftAt: null, contradicted: false, heads: [] };
  return { signupId: firstName, shiftId: 'shift', firstName, ...more, ...state, ...given };
}

export function madeList(people: KeptPerson[], shifts: CheckInShift[] = [madeShift()]): KeptList['list'] {
  const event = { id: 'event', name: 'Loppet', timeZone: 'America/Chicago' };
  return {
    serverNow: new Date(begins).toISOString(),
    event,
    categoryId: null,
    categoryName: null,
    place: null,
    day: '2027-02-20',
    shifts,
    people,
  };
}

let made = 0;

/** A mark that waits on the phone 'own'. */
export function waitingMark(signupId: string, given: Partial<WaitingMark> = {}): WaitingMark {
  made += 1;
  return {
    ...{ id: `waiting-${made}`, signupId, kind: 'ARRIVED', occurredAt: begins, offset: 0, sequence: made },
    ...{ seen: [], undoes: null, deviceId: 'own', madeBy: 'own', keptAt: begins + made },
    ...given,
  };
}

/** A mark that the server has of another phone. */
export function listedMark(given: Partial<CheckInMark> = {}): CheckInMark {
  made += 1;
  const at = new Date(begins).toISOString();
  return {
    ...{ id: `listed-${made}`, kind: 'ARRIVED', at, uncertain: false, by: 'Maeve', deviceId: 'other' },
    ...{ sequence: made, seen: [], undoes: null },
    ...given,
  };
}
