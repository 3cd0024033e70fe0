import { listedShift } from '../../testing/listed-shift';
import { matcherOf } from './search-shifts';

/** Whether a search finds the volunteer role of this name. */
const finds = (search: string, name: string) =>
  matcherOf(search)?.(
    listedShift({ effectiveLocation: null }, { name: 'Volunteers' }, { name, shortDescription: null }),
  );

test.each([
  ['first aid', 'Medical Team'],
  ['First-Aid', 'Nurse on Duty'],
  ['first ai', 'Medical Team'],
  ['nurse', 'First Aid Tent'],
  ['aid station', 'Feed Station'],
  ['aid station', 'Soup Kitchen'],
  ['food', 'Aid Station 3'],
  ['water', 'Feed Station'],
  ['water station', 'Hydration Point'],
  ['parking', 'Traffic Control'],
  ['car park', 'Parking Lot A'],
  ['timing', 'Stopwatch'],
  ['crossing', 'Course Marshal'],
  ['bib pick-up', 'Registration'],
  ['bib pick up', 'Packet Table'],
  ['bib pickup', 'Check-in Desk'],
  ['packet pick up', 'Registration'],
  ['check in', 'Registration'],
  ['registration', 'Check in'],
  ['set up', 'Setup Crew'],
  ['trash', 'Cleanup Crew'],
  ['photos', 'Photographer'],
  ['announcer', 'Speaker'],
  ['awards', 'Medals'],
  ['bag drop', 'Gear Check'],
  ['babysitting', 'Kids Area'],
  ['information', 'Welcome Desk'],
  ['sweep', 'Ski Patrol'],
])('%s finds %s', (search, name) => {
  expect(finds(search, name)).toBe(true);
});

test.each([
  ['first timers', 'Medical Team'],
  ['aid', 'Medical Team'],
  ['station', 'Medical Team'],
  ['first aid parking', 'Medical Team'],
  ['pick up', 'Registration'],
  ['food', 'Marshal in waterproof boots'],
])('%s does not find %s', (search, name) => {
  expect(finds(search, name)).toBe(false);
});
