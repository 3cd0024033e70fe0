import { z } from 'zod';
import { instant, line } from '../text/fields.js';

/** The scopes of API keys, in the words of the people who choose them. Their exact meaning is in docs/api-reference.md. */
export const apiKeyScopes = {
  'read:programme': 'Events, roles and shifts',
  'read:signups': 'Who helps where, and who waits, by name',
  'read:contacts': 'Email addresses, phone numbers and answers',
  'read:drafts': 'Events that are still drafts',
  'write:programme': 'Change events, roles and shifts',
  'write:signups': 'Assign, move and cancel signups',
  'write:attendance': 'Mark who is here',
  'manage:webhooks': 'Make and change webhooks',
  'write:mail-events': 'Tell which mails came back',
} as const;

/** A scope. */
export type ApiKeyScope = keyof typeof apiKeyScopes;

/** The scope that every key has in effect: what it allows is public. */
export const strangersScope: ApiKeyScope = 'read:programme';

/** Their names, in the order in which they are shown. */
export const apiKeyScopeNames = Object.keys(apiKeyScopes) as [ApiKeyScope, ...ApiKeyScope[]];

/** The prefix of every API key token. */
export const apiKeyPrefix = 'tck_';

/** A new API key. */
export const createApiKeyInput = z.object({
  name: line('Please give the key a name', 100).describe('For people: the program that uses it, and what for.'),
  scopes: z
    .array(z.enum(apiKeyScopeNames, `Please choose from ${apiKeyScopeNames.join(', ')}`))
    .min(1, 'Please choose at least one')
    .describe(`What it may do: ${apiKeyScopeNames.map((name) => `\`${name}\``).join(', ')}.`),
  eventId: z.string().nullish().describe('The one event that it may see; all events without it.'),
  expiresAt: instant().nullish().describe('When it stops working, as an instant to come; never without it.'),
});
