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
