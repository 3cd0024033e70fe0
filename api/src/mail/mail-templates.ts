import {
  addressCorrectedMail,
  householdLink,
  volunteerRenamed,
  volunteersMerged,
} from './templates/household-mails.js';
import { dataErased, erasureLink } from './templates/erasure-mails.js';
import type { MailContent } from './content/mail-content.js';
import type { MailScene, MailTemplate } from './mail-template.js';
import { bulkMail } from './templates/bulk-mail.js';
import { plainName, withPlainNames } from './content/plain-names.js';
import { householdChanges } from './templates/household-changes.js';
import { leadCancelled } from './templates/staff/lead-cancelled.js';
import { leadDigest } from './templates/staff/lead-digest.js';
import { leadershipChangedMail } from './templates/staff/leadership-changed.js';
import {
  magicLink,
  passwordChanged,
  passwordReset,
  setUpLink,
  signInChanged,
} from './templates/staff/account-mails.js';
import { eventCancelledMail, eventRevivedMail } from './templates/event-cancelled.js';
import { placesRemovedMail } from './templates/places-removed.js';
import { planChanged } from './templates/plan-changed.js';
import { reminderMail } from './templates/reminder.js';
import { shiftChanged } from './templates/shift-changed.js';
import { spotAttemptedMail } from './templates/spot-attempted.js';
import { signupMovedMail } from './templates/signup-moved.js';
import { signupCancelled } from './templates/signup-cancelled.js';
import {
  leadReplacement,
  replacementOpen,
  replacementRequest,
  replacementThanks,
} from './templates/replacement-mails.js';
import { retentionComingMail } from './templates/staff/retention-coming.js';
import { webhookSwitchedOffMail } from './templates/staff/webhook-switched-off.js';
import { waitlistCalledOff, waitlistJoinedMail, waitlistOffer } from './templates/waitlist-mails.js';
import { signupConfirmation } from './templates/signup-confirmation.js';

/** Every mail that Trailcrew sends. A new one is a file in `templates/`, of staff in `templates/staff`, and a line here. */
export const mailTemplates = {
  'signup-confirmation': signupConfirmation,
  'signup-cancelled': signupCancelled,
  'spot-attempted': spotAttemptedMail,
  'signup-moved': signupMovedMail,
  'household-changes': householdChanges,
  'lead-cancelled': leadCancelled,
  'shift-changed': shiftChanged,
  'plan-changed': planChanged,
  'places-removed': placesRemovedMail,
  'event-cancelled': eventCancelledMail,
  'event-revived': eventRevivedMail,
  reminder: reminderMail,
  'waitlist-joined': waitlistJoinedMail,
  'waitlist-offer': waitlistOffer,
  'waitlist-called-off': waitlistCalledOff,
  'replacement-open': replacementOpen,
  'replacement-request': replacementRequest,
  'replacement-thanks': replacementThanks,
  'lead-replacement': leadReplacement,
  'lead-digest': leadDigest,
  'address-corrected': addressCorrectedMail,
  'household-link': householdLink,
  'volunteer-renamed': volunteerRenamed,
  'volunteers-merged': volunteersMerged,
  'erasure-link': erasureLink,
  'data-erased': dataErased,
  'bulk-mail': bulkMail,
  'leadership-changed': leadershipChangedMail,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'sign-in-changed': signInChanged,
  'retention-coming': retentionComingMail,
  'webhook-switched-off': webhookSwitchedOffMail,
  'magic-link': magicLink,
  'set-up-link': setUpLink,
};

/** The name of a mail, as stored in the outbox. */
export type MailTemplateName = keyof typeof mailTemplates;

/** The names of all mails. */
export const mailTemplateNames = Object.keys(mailTemplates);

/** The facts that a mail is rendered from. */
export type MailPayload<Name extends MailTemplateName> =
  (typeof mailTemplates)[Name] extends MailTemplate<infer Payload> ? Payload : never;

/** Renders the mail of an outbox row. Throws when the template is unknown or the payload does not match its schema. */
export function renderTemplate(name: string, payload: unknown, scene: MailScene): MailContent {
  if (!Object.hasOwn(mailTemplates, name)) throw new Error(`There is no mail template '${name}'.`);
  // Each template receives what its own schema parsed.
  const template = mailTemplates[name as MailTemplateName] as unknown as MailTemplate<unknown>;
  const recipientName = scene.recipientName === null ? null : plainName(scene.recipientName);
  const { today = same } = template;
  return template.render(withPlainNames(template.payload.parse(today(payload))), { ...scene, recipientName });
}

/** The payload of an outbox row in its template's current form. */
export function payloadOfToday(name: string, payload: unknown): unknown {
  if (!Object.hasOwn(mailTemplates, name)) return payload;
  const { today = same } = mailTemplates[name as MailTemplateName] as Pick<MailTemplate<unknown>, 'today'>;
  return today(payload);
}

function same(payload: unknown): unknown {
  return payload;
}

/** The query that checks whether a mail may still be sent, by the template's name; undefined where it always may. */
export function stillTrueOf(name: string): string | undefined {
  return Object.hasOwn(mailTemplates, name)
    ? (mailTemplates[name as MailTemplateName] as { stillTrue?: string }).stillTrue
    : undefined;
}

/** Whether the row of such a mail is deleted once it was sent or refused. */
export function keepsNoRow(name: string): boolean {
  return Object.hasOwn(mailTemplates, name) && 'keepsNoRow' in mailTemplates[name as MailTemplateName];
}
