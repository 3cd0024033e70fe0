import { z } from 'zod';
import { mapped } from '../../contract/text/mapped.js';
import { mailedTexts } from '../../contract/text/role-texts.js';
import { html, type Html } from './html.js';
import { colour } from './layout.js';
import type { CancelledDetails, MovedDetails, SignupDetails } from '../../features/signups/signup.announcements.js';

/** A signup as stored in the outbox. */
export const signupDetails = z.object({
  signupId: z.string(),
  volunteer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  shift: z.object({
    id: z.string(),
    date: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    location: z.string().nullable(),
    // Missing in mails of an older release.
    notes: z.string().nullable().default(null),
    revision: z.number().default(0),
    cancelledAt: z.string().nullish(),
  }),
  opportunity: z.object({
    name: z.string(),
    version: z.number().optional(),
    // Some texts are missing in mails of an older release.
    ...mapped(mailedTexts, () => z.string().nullable().default(null)),
  }),
  category: z.object({
    // Missing in mails of an older release.
    id: z.string().nullable().default(null),
    name: z.string(),
    leadName: z.string().nullable(),
    leadEmail: z.string().nullable(),
    version: z.number().optional(),
  }),
  event: z.object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    timeZone: z.string(),
    // Missing in mails of an older release.
    version: z.number().optional(),
  }),
  householdTokenId: z.string(),
}) satisfies z.ZodType<SignupDetails>;

/** A cancelled signup as stored in the outbox. */
export const cancelledDetails = signupDetails.extend({
  cancelledBy: z.enum(['household', 'staff', 'merge', 'erasure']),
  places: z.object({ taken: z.number(), wanted: z.number() }),
  // A mail of an older release went to the lead or to nobody.
  heardBy: z
    .object({ as: z.enum(['lead', 'organizers']), people: z.array(z.object({ name: z.string(), email: z.string() })) })
    .default({ as: 'lead', people: [] }),
}) satisfies z.ZodType<CancelledDetails>;

/** A moved signup as stored in the outbox. */
export const movedDetails = signupDetails.extend({
  movedBy: z.enum(['household', 'staff']),
  before: signupDetails.pick({ shift: true, opportunity: true, category: true, event: true }),
}) satisfies z.ZodType<MovedDetails>;

/** Compares by the start of the shifts. */
export function byStart(one: SignupDetails, other: SignupDetails): number {
  return `${one.shift.date} ${one.shift.startTime}`.localeCompare(`${other.shift.date} ${other.shift.startTime}`);
}

/** The signup as a shift card shows it after cancelling: what to bring is of no use any more. */
export function withoutInstructions<Fact extends SignupDetails>(fact: Fact): Fact {
  return {
    ...fact,
    shift: { ...fact.shift, notes: null },
    opportunity: { ...fact.opportunity, ...mapped(mailedTexts, () => null) },
  };
}

/** The names in a greeting: `Ada`, `Ada and Bo`, `Ada, Bo and Cleo`. */
export function greetedNames(signups: readonly SignupDetails[]): string {
  const names = [...new Set(signups.map(({ volunteer }) => volunteer.firstName))];
  if (names.length > 4) return 'everyone';
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

/** Explains the household's link in every mail that contains it. */
export const linkHelp =
  'The link is valid for one year and opens your signups without a password, so please keep this email to yourself.';

/** 'I can't come', as a link and as text: to the one shift, or to all of them where the mail is about several. */
export function cannotCome(householdLink: string, signups: readonly SignupDetails[]): { html: Html; text: string[] } {
  const [only] = signups;
  const address = only && signups.length === 1 ? `${householdLink}?cannotCome=${only.signupId}` : householdLink;
  return {
    html: html`<a class="primary" href="${address}" style="color:${colour.primary}">I can’t come</a>: change the shift,
      find a replacement or cancel it.`,
    text: ["I can't come (change the shift, find a replacement or cancel it):", address],
  };
}
