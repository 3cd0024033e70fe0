import type { SignUpInput } from '../../contract/signup.js';
import { emailKey, nameKey } from '../../platform/person-key.js';
import type { RequestContext } from '../../platform/request-context.js';

/**
 * The person of that e-mail and name, compared without case and odd spaces; made when unknown. A phone number is kept when none was
 * known: a stranger must not overwrite one. Safe against two at once by the unique key of the person.
 */
export async function findOrCreateVolunteer(
  ctx: RequestContext,
  person: Pick<SignUpInput, 'firstName' | 'lastName' | 'email' | 'phone'>,
): Promise<{ id: string }> {
  const [volunteer] = await ctx.execute<{ id: string }>(
    `insert into volunteer (first_name, last_name, email, phone, email_key, name_key) values (?, ?, ?, ?, ?, ?)
     on conflict (email_key, name_key) do update set phone = coalesce(volunteer.phone, excluded.phone)
     returning id`,
    [
      person.firstName,
      person.lastName,
      person.email,
      person.phone,
      emailKey(person.email),
      nameKey(person.firstName, person.lastName),
    ],
  );
  if (!volunteer) throw new Error('The person was neither found nor made');
  return volunteer;
}
