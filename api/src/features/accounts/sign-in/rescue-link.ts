import type { Pool } from 'pg';
import { hashToken, newToken } from '../../../platform/operation/secrets.js';
import { StartError } from '../../../platform/start-error.js';
import { emailKey } from '../../../platform/text/person-key.js';

/**
 * For the operator: a link with which somebody who has lost every way in sets a password, valid once and for one hour. Using it
 * drops their second factors. Earlier links of this kind end. Returns the lines to print. Error: StartError for an unknown address.
 */
export async function printRescueLink(pool: Pool, publicUrl: string, email: string): Promise<string> {
  const token = newToken();
  const { rows } = await pool.query<{ firstName: string; lastName: string }>(
    `with person as (select id, first_name, last_name from app_user where email_key = $1),
       ended as (update password_reset_token set used = true
         where purpose = 'rescue' and not used and user_id = (select id from person)),
       made as (insert into password_reset_token (user_id, token_hash, purpose, expires_at)
         select id, $2, 'rescue', now() + interval '1 hour' from person)
     select first_name as "firstName", last_name as "lastName" from person`,
    [emailKey(email), hashToken(token)],
  );
  const [person] = rows;
  if (!person) throw new StartError(`Nobody signs in here as ${email}.`);
  return [
    `A link for ${person.firstName} ${person.lastName} to set a new password. It drops their second factors, and works once and for one hour:`,
    `${publicUrl}/reset-password?token=${token}`,
  ].join('\n');
}
