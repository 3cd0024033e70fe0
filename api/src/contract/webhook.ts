import { z } from 'zod';
import { faultWords } from './text/typed-texts.js';
import { holdsPassword, isHttpAddress, isReadDifferently } from './text/web-address.js';

/** The kinds of webhook messages, in the words of the people who choose them. */
export const webhookKinds = {
  'signup.created': 'Someone signs up, or is added to a shift',
  'signup.cancelled': 'A signup is cancelled, or goes with its shift',
  'signup.moved': 'A signup goes over to another shift, or to another person',
  'attendance.changed': 'Someone is marked as here, gone or not here, or a mark is taken back',
  'volunteer.erased': 'A person is erased: delete what you keep of them',
  'shift.changed': 'A shift changes: day, time, location, notes or spots',
  'shift.removed': 'A shift is deleted',
  'waitlist.offered': 'Someone on a waitlist is offered a spot',
  'event.published': 'An event is shown to visitors: made, or a draft no more',
  'event.changed': 'An event changes: name, days or texts, or it is cancelled',
} as const;

/** One kind of message. */
export type WebhookKind = keyof typeof webhookKinds;

/** Their names, in the order in which they are shown. */
export const webhookKindNames = Object.keys(webhookKinds) as [WebhookKind, ...WebhookKind[]];

/** The kind of a test message. */
export const testKind = 'webhook.test';

/** The prefix of every webhook secret, as in Standard Webhooks. */
export const webhookSecretPrefix = 'whsec_';

/** The number of hours for which messages are also signed with the old secret after a rotation. */
export const rotationHours = 24;

const wanted = 'Please enter an address such as https://club.example/hook';

const url = z
  .string({ error: wanted })
  .trim()
  .max(1000, { error: faultWords.tooLong(1000), abort: true })
  .refine((text) => isHttpAddress(text.replaceAll('\\', '/')) && !/\s/.test(text), { error: wanted, abort: true })
  .refine((text) => !holdsPassword(text), 'Please leave user and password out: receivers check the signature instead')
  .refine((text) => !isReadDifferently(text), 'Please leave backslashes out: programs read them differently')
  .describe('Where messages are sent: `https://…`, without user and password.');

const kinds = z
  .array(z.enum(webhookKindNames, `Please choose from ${webhookKindNames.join(', ')}`))
  .min(1, 'Please choose at least one')
  .describe(`The kinds of its messages: ${webhookKindNames.map((name) => `\`${name}\``).join(', ')}.`);

/** A new webhook. */
export const createWebhookInput = z.object({
  url,
  kinds,
  eventId: z.string().nullish().describe('The one event whose messages it gets; all events without it.'),
});

/** A change of a webhook: absent fields are unchanged. Its event cannot change. */
export const updateWebhookInput = z.object({
  webhookId: z.string(),
  url: url.optional(),
  kinds: kinds.optional(),
  isOn: z
    .boolean()
    .optional()
    .describe(
      'Whether it is switched on. What happens while it is off is not sent later; messages that waited before are.',
    ),
});
