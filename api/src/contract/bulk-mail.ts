import { z } from 'zod';
import { day, line } from './text/fields.js';
import { someIds } from './signups/signup-table.js';

/** The kinds of groups that can be mailed. */
export const mailGroupKinds = ['event', 'category', 'opportunity', 'shift', 'day', 'signup'] as const;

/** One way to form a group. */
export type MailGroupKind = (typeof mailGroupKinds)[number];

/** The most recipients of one bulk mail. */
export const mostRecipients = 5000;

/**
 * A group of people: those with an active signup in an event, a category, a role or a shift, on a day of an event (`date`), or with one of
 * the selected signups. Several shifts and signups are possible (`ids`). `except` excludes addresses.
 */
export const mailGroupInput = z.object({
  kind: z.enum(mailGroupKinds).describe('The kind of group.'),
  id: z.string().nullish().describe('The event, category, role, shift or signup; of a day, its event.'),
  ids: someIds.nullish().describe('Several shifts or signups, 500 at most.'),
  date: day().nullish().describe('The day, for the kind `DAY`.'),
  except: z.array(z.string()).max(mostRecipients).nullish().describe('E-mail addresses that get no message.'),
});

/** A requested group. */
export type MailGroupInput = z.infer<typeof mailGroupInput>;

const otherControls = /[\u0000-\u0009\u000b-\u001f\u007f]/;

/** A plain text of several lines. */
const plainText = z
  .string({ error: 'Message is required' })
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .refine((text) => text !== '', 'Message is required')
  .refine((text) => text.length <= 5000, 'Please use at most 5000 characters')
  .refine((text) => !otherControls.test(text), 'Please use plain text');

/** The content of a bulk mail: its subject on one line, and a plain text. */
export const bulkMailText = z.object({
  subject: line('Subject is required', 150).describe("One line of at most 150 characters: 'Subject is required'."),
  text: plainText.describe("Plain text of at most 5000 characters: 'Message is required'."),
});

/** A bulk mail to a group. */
export const sendBulkMailInput = bulkMailText.extend({ group: mailGroupInput.describe('The group that is mailed.') });

/** A recipient. */
export interface MailContact {
  name: string;
  email: string;
}

/** The message for an empty group. */
export const noVolunteersFound = 'No volunteers found for the selected criteria.';

/** `a@x.org; b@y.org`. */
export function formatAddresses(contacts: readonly MailContact[]): string {
  return contacts.map(({ email }) => email).join('; ');
}

/** `Anna Berg <a@x.org>; Bo Lind <b@y.org>`. */
export function formatNamedAddresses(contacts: readonly MailContact[]): string {
  return contacts
    .map(({ name, email }) => {
      const shown = displayName(name);
      return shown ? `${shown} <${email}>` : email;
    })
    .join('; ');
}

/** A name that no mail program confuses with an address: separators are removed, and ambiguous names are quoted. */
function displayName(name: string): string {
  const plain = name
    .replace(/[\u0000-\u001f\u007f"\\;,<>\u2028\u2029]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /^[\p{L}\p{M}\p{N} '’-]*$/u.test(plain) ? plain : `"${plain}"`;
}
