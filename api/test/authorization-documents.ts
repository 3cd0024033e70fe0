import type { World } from './authorization-world.js';

/* Pieces of GraphQL documents that several rows of the matrix are made of. */

/** The fields of somebody new. */
export const newPerson = (w: World): string =>
  `firstName: "New", lastName: "Person", email: "new.${w.unused}@example.org"`;

/** A new shift of the role. */
export const newShift = (w: World): string =>
  `{ opportunityId: "${w.opportunity}", date: "2027-05-01", startTime: "09:00", endTime: "12:00", qtyRequired: 2 }`;

/** The household's volunteer into the role's free shift. */
export const assignment = (w: World): string =>
  `assignVolunteer(shiftId: "${w.freeShift}", volunteerId: "${w.volunteer}")`;
