import { z } from 'zod';
import { mapped } from '../../contract/text/mapped.js';
import { mailedTexts } from '../../contract/text/role-texts.js';
import { html, type Html } from './html.js';
import { colour } from './layout.js';
import type { CancelledFact, MovedFact, SignupFact } from '../../features/signups/signup.announcements.js';

/** A signup as the outbox keeps it. */
export const signupFact = z.object({
  signupId: z.string(),
  volunteer: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  shift: z.object({
    id: z.string(),
    date: z.string(),
    startTime: z.string(),
    endTime: z.string(),
    location: z.string().nullable(),
    // Mails of an older release know neither.
    notes: z.string().nullable().default(null),
    revision: z.number().default(0),
    cancelledAt: z.string().nullish(),
  }),
  opportunity: z.object({
    name: z.string(),
    version: z.number().optional(),
    // Mails of an older release do not know every text.
    ...mapped(mailedTexts, () => z.string().nullable().default(null)),
  }),
  category: z.object({
    // Mails of an older release do not know it.
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
    // Mails of an older release do not know it.
    version: z.number().optional(),
  }),
  householdTokenId: z.string(),
}) satisfies z.ZodType<SignupFact>;

/** A cancelled signup as the outbox keeps it. */
export const cancelledFact = signupFact.extend({
  cancelledBy: z.enum(['household', 'staff', 'merge']),
  places: z.object({ taken: z.number(), wanted: z.number() }),
  // A mail of an older release went to the lead or to nobody.
  heardBy: z
    .object({ as: z.enum(['lead', 'organizers']), people: z.array(z.object({ name: z.string(), email: z.string() })) })
    .default({ as: 'lead', people: [] }),
}) satisfies z.ZodType<CancelledFact>;

/** A moved signup as the outbox keeps it. */
export const movedFact = signupFact.extend({
  movedBy: z.enum(['household', 'staff']),
  before: signupFact.pick({ shift: true, opportunity: true, category: true, event: true }),
}) satisfies z.ZodType<MovedFact>;

/** In the order of the shifts. */
export function byStart(one: SignupFact, other: SignupFact): number {
  return `${one.shift.date} ${one.shift.startTime}`.localeCompare(`${other.shift.date} ${other.shift.startTime}`);
}

/** The signup as a shift card shows it once it is given back: what to bring is of no use any more. */
export function withoutInstructions<Fact extends SignupFact>(fact: Fact): Fact {
  return {
    ...fact,
    shift: { ...fact.shift, notes: null },
    opportunity: { ...fact.opportunity, ...mapped(mailedTexts, () => null) },
  };
}

/** Who is greeted: `Ada`, `Ada and Bo`, `Ada, Bo and Cleo`. */
export function greetedNames(signups: readonly SignupFact[]): string {
  const names = [...new Set(signups.map(({ volunteer }) => volunteer.firstName))];
  if (names.length > 4) return 'everyone';
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
}

/** What every mail with a household's link says of it. */
export const linkHelp =
  'The link is valid for one year and opens your signups without a password, so please keep this email to yourself.';

/** 'I can't come', as a link and in words: to that very shift, or to all of them where the mail tells of several. */
export function cannotCome(householdLink: string, signups: readonly SignupFact[]): { html: Html; text: string[] } {
  const [only] = signups;
  const address = only && signups.length === 1 ? `${householdLink}?cannotCome=${only.signupId}` : householdLink;
  return {
    html: html`<a class="primary" href="${address}" style="color:${colour.primary}">I can’t come</a>: change the shift,
      find a replacement or cancel it.`,
    text: ["I can't come (change the shift, find a replacement or cancel it):", address],
  };
}
