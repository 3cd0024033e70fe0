import { randomUUID } from 'node:crypto';
import type { Role } from '../../../contract/people/roles.js';
import { recordsWritten } from '../../../platform/operation/announcements.js';
import { emailKey } from '../../../platform/text/person-key.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { userFact } from '../../../records/facts.js';
import { User } from '../../../records/user.js';

/** A staff member to create. */
export interface NewUser {
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string | null;
  isDemo?: boolean;
}

/** Creates a staff member and returns the id. Error (through the unique key): EMAIL_TAKEN. */
export async function createUser(ctx: RequestContext, person: NewUser): Promise<string> {
  const user = new User();
  Object.assign(user, {
    id: randomUUID(),
    ...person,
    email: person.email.trim(),
    emailKey: emailKey(person.email),
    isDemo: person.isDemo ?? false,
  });
  ctx.em.persist(user);
  await ctx.em.flush();
  await ctx.announce(recordsWritten, [userFact('created', user.id)]);
  return user.id;
}
