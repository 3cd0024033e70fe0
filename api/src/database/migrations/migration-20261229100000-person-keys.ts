import { Migration } from '@mikro-orm/migrations';
import { nameKey } from '../../platform/text/person-key.js';

interface KeptName {
  id: string;
  firstName: string;
  lastName: string;
  emailKey: string;
  key: string;
}

/**
 * Names are compared by more than their case and spaces: every kept key is made again. Two people of one household may get one key. Both stay
 * and staff can merge them: the older has the key, the younger one behind U+001E has it with their id. The previous release goes on
 * with either.
 */
export class PersonKeysMigration extends Migration {
  override async up(): Promise<void> {
    const people = (await this.execute(
      `select id, first_name as "firstName", last_name as "lastName", email_key as "emailKey", name_key as key
       from volunteer order by created_at, id`,
    )) as KeptName[];
    const held = new Set<string>();
    const changed = people.flatMap(({ id, firstName, lastName, emailKey, key }) => {
      const plain = nameKey(firstName, lastName);
      const isYounger = held.has(`${emailKey} ${plain}`);
      held.add(`${emailKey} ${plain}`);
      const next = isYounger ? `${plain}\u001e${id}` : plain;
      return next === key ? [] : [{ id, key: next }];
    });
    // One person's new key may be the old one of another: all of them let go first.
    const rows = JSON.stringify(changed);
    await this.execute(
      `update volunteer v set name_key = v.id::text from jsonb_to_recordset(?::jsonb) as n (id uuid) where v.id = n.id`,
      [rows],
    );
    await this.execute(
      `update volunteer v set name_key = n.key from jsonb_to_recordset(?::jsonb) as n (id uuid, key text) where v.id = n.id`,
      [rows],
    );
    await this.#rekeyWaiting();
  }

  async #rekeyWaiting(): Promise<void> {
    const entries = (await this.execute('select id, people from waitlist_entry')) as {
      id: string;
      people: { firstName: string; lastName: string; nameKey: string }[];
    }[];
    const changed = entries.flatMap(({ id, people }) => {
      const next = people.map((one) => ({ ...one, nameKey: nameKey(one.firstName, one.lastName) }));
      return next.some(({ nameKey: key }, at) => key !== people[at]?.nameKey) ? [{ id, people: next }] : [];
    });
    await this.execute(
      `update waitlist_entry w set people = n.people from jsonb_to_recordset(?::jsonb) as n (id uuid, people jsonb) where w.id = n.id`,
      [JSON.stringify(changed)],
    );
  }
}
