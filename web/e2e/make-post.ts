import { randomUUID } from 'node:crypto';
import { inDatabase } from './in-database.ts';
import { makeEvent } from './make-event.ts';

/** Somebody who is expected at a post. */
export interface Expected {
  signupId: string;
  name: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/** A time zone in which it is between noon and one now, so that today's shifts do not depend on when a journey runs. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? `-${ahead}` : `+${-ahead}`}`;
}

const firstNames = [
  'Ada',
  'Bjørn',
  'Carmen',
  'Dag',
  'Emil',
  'Freya',
  'Gunnar',
  'Hilde',
  'Ivar',
  'Jorunn',
  'Kai',
  'Liv',
];

/**
 * A post of today with unique names of people: `late` in a shift that began an hour and a half ago, `early` in one that
 * begins in the evening.
 */
export async function makePost({ late = 0, early = 0 }: { late?: number; early?: number }) {
  const made = await makeEvent({
    ...{ name: `Loppet ${randomUUID().slice(0, 8)}`, days: [0, 1], timeZone: zoneAtNoon() },
    shifts: [
      { day: 0, startTime: '10:30', endTime: '16:00', places: 99 },
      { day: 0, startTime: '18:00', endTime: '22:00', places: 99 },
    ],
  });
  const people: Expected[] = [];
  const family = `Canary${randomUUID().slice(0, 6)}`;
  for (let at = 0; at < late + early; at += 1) {
    const firstName = `${firstNames[at % firstNames.length]}${at < firstNames.length ? '' : at}`;
    const person = { signupId: randomUUID(), firstName, lastName: family, phone: `612-555-${1000 + at}` };
    people.push({ ...person, name: `${firstName} ${family}` });
    const email = `${randomUUID()}@example.org`;
    await inDatabase(
      `with person as (insert into volunteer (first_name, last_name, email, phone, email_key, name_key)
         values ($1, $2, $3, $4, $3, lower($1 || ' ' || $2)) returning id)
       insert into signup (id, event_id, shift_id, volunteer_id) select $5, $6, $7, id from person`,
      [firstName, family, email, person.phone, person.signupId, made.id, made.shifts[at < late ? 0 : 1]],
    );
  }
  return { ...made, family, people };
}
