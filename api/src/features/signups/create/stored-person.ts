import { addressOrKey } from '../../../platform/text/person-key.js';

/** SQL: a stored person `v` as a `PersonToPlace` who is signed up once more; one without an address is named by their key. */
export function storedPerson(v: string): string {
  return `json_build_object('firstName', ${v}.first_name, 'lastName', ${v}.last_name, 'email', ${addressOrKey(v)}, 'phone', ${v}.phone,
    'emailKey', ${v}.email_key, 'nameKey', ${v}.name_key)`;
}
