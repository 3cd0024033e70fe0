import { randomUUID } from 'node:crypto';
import { cookieFor, linkOf } from './household-doors.js';
import { given, visitorDetails } from './given.js';
import type { TestServer } from './start-test-server.js';

/** Who asks, in the order in which every cell row of the matrix names its answers. */
export const callers = ['visitor', 'household', 'lead', 'otherLead', 'admin'] as const;
export type Caller = (typeof callers)[number];

/** One set of records, made anew for every call: whatever a call does to them, no other call meets it. */
export interface World {
  event: string;
  slug: string;
  category: string;
  opportunity: string;
  shift: string;
  /** The household's signup for the shift. */
  signup: string;
  volunteer: string;
  /** Another person of the same household. */
  relative: string;
  email: string;
  /** The token of the household's mailed link. */
  link: string;
  /** The user who leads the category. */
  leadUser: string;
  /** A user whom nobody needs. */
  spareUser: string;
  /** An id that nothing has. */
  unused: string;
  headers: Record<Caller, Record<string, string>>;
}

/** An event with a category of the lead's own, one of another lead's, and a household with a signup in the first. */
export async function newWorld(server: TestServer): Promise<World> {
  const make = given(server.database.pool);
  const [lead, otherLead, admin, spare] = await Promise.all([
    make.staff('lead'),
    make.staff('lead'),
    make.staff('admin'),
    make.staff('lead'),
  ]);
  const event = await make.event();
  const category = await event.category({ name: 'Timing', leadId: lead.userId });
  await event.category({ name: 'Feed Station', leadId: otherLead.userId });
  const opportunity = await category.opportunity();
  const shift = await opportunity.shift();
  const person = visitorDetails();
  const signUp = async (firstName: string) => {
    const answer = await server.rest<{ signup: { id: string }; volunteer: { id: string } }>('POST', '/api/signup', {
      ...person,
      firstName,
      shiftId: shift.id,
    });
    if (answer.status !== 201) throw new Error(`No world without a signup: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const { signup, volunteer } = await signUp('Vera');
  const { volunteer: relative } = await signUp('Rolf');
  return {
    event: event.id,
    slug: event.slug,
    category: category.id,
    opportunity: opportunity.id,
    shift: shift.id,
    signup: signup.id,
    volunteer: volunteer.id,
    relative: relative.id,
    email: person.email,
    link: await linkOf(server, person.email),
    leadUser: lead.userId,
    spareUser: spare.userId,
    unused: randomUUID(),
    headers: {
      visitor: {},
      household: cookieFor(server, { email: person.email }),
      lead: lead.headers,
      otherLead: otherLead.headers,
      admin: admin.headers,
    },
  };
}
