import { z } from 'zod';
import { simpleMail } from '../../content/simple-mail.js';
import { mailTemplate } from '../../mail-template.js';
import { html } from '../../content/html.js';
import { paragraph } from '../../content/layout.js';
import { ledCategories } from '../../enqueue/led-categories.js';
import { instantWords } from '../../content/shift-words.js';

/** A staff member's own link, by its record. */
const ownLink = z.object({ linkId: z.string(), firstName: z.string() });

/** The link to set a new password. */
export const passwordReset = mailTemplate({
  payload: ownLink,
  render({ linkId, firstName }, { settings, passwordLink }) {
    return simpleMail(settings, {
      subject: 'Set a new password',
      heading: 'Set a new password',
      opening: `Hi ${firstName}, someone, hopefully you, asked to set a new password for your ${settings.productTitle} sign-in.`,
      button: { label: 'Set a new password', address: passwordLink(linkId) },
      closing: [
        'The link works once and for one hour.',
        "Wasn't you? Ignore this email: your password stays as it is.",
      ],
    });
  },
});

/** The link that signs a staff member in. */
export const magicLink = mailTemplate({
  payload: ownLink,
  render({ linkId, firstName }, scene) {
    const { settings } = scene;
    return simpleMail(settings, {
      subject: `Sign in to ${settings.productTitle}`,
      heading: 'Your sign-in link',
      opening: `Hi ${firstName}, this link signs you in without a password.`,
      button: { label: 'Sign in', address: scene.magicLink(linkId) },
      closing: [
        'The link works once and for 10 minutes. Please do not pass it on.',
        "Wasn't you? Ignore this email: no one can sign in without the link.",
      ],
    });
  },
});

const payload = ownLink.extend({
  // Missing in mails that the previous release enqueued.
  categories: z.array(z.object({ name: z.string(), eventName: z.string() })).optional(),
});

/** The link with which a new staff member sets their first password, and the categories that they lead. */
export const setUpLink = mailTemplate({
  payload,
  // Sending an invitation again revokes the links of earlier ones.
  stillTrue: `select $1::jsonb as payload, null as later from password_reset_token t
    where t.id = ($1::jsonb ->> 'linkId')::uuid and not t.used
      and $2::text is not null and $3::timestamptz is not null and $4::text is not null`,
  render({ linkId, firstName, categories = [] }, { settings, passwordLink }) {
    const listed = ledCategories(categories);
    const intro = 'You are the lead of:';
    return simpleMail(settings, {
      subject: `Your ${settings.productTitle} sign-in`,
      heading: 'Welcome to the team',
      opening: `Hi ${firstName}, ${settings.organisationName} has made you a sign-in for ${settings.productTitle}. Choose a password, and you are in.`,
      ...(categories.length > 0 && {
        middle: {
          html: [paragraph(html`${intro}`), ...listed.html],
          text: [intro, listed.text].join('\n\n'),
        },
      }),
      button: { label: 'Choose a password', address: passwordLink(linkId, { setUp: true }) },
      closing: [
        ...(categories.length > 0 ? ['When someone cancels there, you get an email.'] : []),
        "The link works once and for 7 days. After that, 'Forgot your password?' on the sign-in page mails you a new one.",
        "Didn't expect this? Just reply to this email.",
      ],
    });
  },
});

/** 'Your password was changed': was this you? */
export const passwordChanged = mailTemplate({
  payload: z.object({ firstName: z.string(), at: z.string() }),
  render({ firstName, at }, { settings }) {
    return simpleMail(settings, {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      opening: `Hi ${firstName}, the password of your ${settings.productTitle} sign-in was set on ${instantWords(at, settings.timeZone)}. You were signed out everywhere else.`,
      button: { label: 'Sign in', address: `${settings.publicUrl}/admin` },
      closing: [
        "If this was you, you don't need to do anything.",
        `If not, set a new password at once ('Forgot your password?' on the sign-in page) and write to ${settings.contactEmail}.`,
      ],
    });
  },
});

const changed = [
  'passkey-added',
  'totp-added',
  'factor-removed',
  'factors-reset',
  'codes-renewed',
  'code-used',
  'connected',
  'disconnected',
] as const;

/** What changed, as a subject and as a sentence that follows the greeting. `name`: what they call it. */
const changeWords: Readonly<
  Record<(typeof changed)[number], (change: { name: string; left: number }) => [subject: string, sentence: string]>
> = {
  'passkey-added': ({ name }) => ['A passkey was added', `the passkey ‘${name}’ was added to your sign-in`],
  'totp-added': ({ name }) => [
    'An authenticator app was added',
    `the authenticator app ‘${name}’ was added to your sign-in`,
  ],
  'factor-removed': ({ name }) => [
    'A second step was removed',
    `‘${name}’ was removed from your sign-in, and you were signed out everywhere else`,
  ],
  'factors-reset': () => [
    'Your second steps were reset',
    'your passkeys, authenticator apps, recovery codes and connected sign-ins were removed, and you were signed out everywhere. You can sign in without them and add new ones',
  ],
  'codes-renewed': () => [
    'You have new recovery codes',
    'new recovery codes were made for your sign-in. The earlier ones no longer work',
  ],
  'code-used': ({ left }) => [
    'A recovery code was used',
    `one of your recovery codes was used to confirm that it is you. ${left === 0 ? 'None is left: please make new ones' : left === 1 ? 'One is left' : `${left} are left`}`,
  ],
  connected: ({ name }) => [`Connected with ${name}`, `your sign-in was connected with an account of ${name}`],
  disconnected: ({ name }) => [`No longer connected with ${name}`, `your sign-in is no longer connected with ${name}`],
};

/** Somebody's ways in changed: was this you? */
export const signInChanged = mailTemplate({
  payload: z.object({
    firstName: z.string(),
    change: z.enum(changed),
    name: z.string().nullable(),
    left: z.number().nullable(),
    at: z.string(),
  }),
  render({ firstName, change, name, left, at }, { settings }) {
    const [subject, sentence] = changeWords[change]({ name: name ?? '', left: left ?? 0 });
    return simpleMail(settings, {
      subject,
      heading: subject,
      opening: `Hi ${firstName}, ${sentence} (${instantWords(at, settings.timeZone)}).`,
      button: { label: 'Look at your sign-in', address: `${settings.publicUrl}/account` },
      closing: [
        "If this was you, you don't need to do anything.",
        `If not, set a new password ('Forgot your password?' on the sign-in page), remove there what you do not know, and write to ${settings.contactEmail}: an admin can reset your second steps. A new password alone does not keep somebody out who has a passkey.`,
      ],
    });
  },
});
