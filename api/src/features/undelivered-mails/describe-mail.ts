/** How staff see a mail that was not delivered. */
interface MailKind {
  /** What mail it was. */
  what: string;
  /** Who receives it. */
  to: 'volunteer' | 'staff';
}

/** Every mail of the outbox by the name of its template, as people call it. */
export const mailKinds: Readonly<Record<string, MailKind>> = {
  'signup-confirmation': { what: 'Confirmation of a signup', to: 'volunteer' },
  'signup-cancelled': { what: 'News that a signup was cancelled', to: 'volunteer' },
  'signup-moved': { what: 'News that a signup was moved to another shift', to: 'volunteer' },
  'spot-attempted': { what: 'News that someone asked for a spot that they have', to: 'volunteer' },
  'household-changes': { what: 'News of their own changes', to: 'volunteer' },
  'shift-changed': { what: 'News that a shift was changed', to: 'volunteer' },
  'plan-changed': { what: 'News that several shifts were changed', to: 'volunteer' },
  'places-removed': { what: 'News that a shift was deleted', to: 'volunteer' },
  'event-cancelled': { what: 'News that an event is cancelled', to: 'volunteer' },
  'event-revived': { what: 'News that a cancelled event takes place after all', to: 'volunteer' },
  reminder: { what: 'Reminder of their shifts', to: 'volunteer' },
  'waitlist-joined': { what: 'News that they are on a waitlist', to: 'volunteer' },
  'waitlist-called-off': { what: 'News that what they wait for is called off', to: 'volunteer' },
  'waitlist-offer': { what: 'Offer of a free spot', to: 'volunteer' },
  'replacement-open': { what: 'Link to pass on their spot', to: 'volunteer' },
  'replacement-request': { what: 'Question whether they can take over a spot', to: 'volunteer' },
  'replacement-thanks': { what: 'News that someone took over their spot', to: 'volunteer' },
  'address-corrected': { what: 'Their shifts after their address was corrected', to: 'volunteer' },
  'household-link': { what: 'Link to their signups', to: 'volunteer' },
  'volunteer-renamed': { what: 'News that a name was changed', to: 'volunteer' },
  'volunteers-merged': { what: 'News that two people were merged', to: 'volunteer' },
  'erasure-link': { what: 'Link to erase their data', to: 'volunteer' },
  'data-erased': { what: 'News that their data is erased', to: 'volunteer' },
  'bulk-mail': { what: 'Bulk email', to: 'volunteer' },
  'lead-cancelled': { what: 'News for the organizers that someone cancelled', to: 'staff' },
  'lead-replacement': { what: 'News for the organizers about a replacement', to: 'staff' },
  'lead-digest': { what: 'News for the organizers of what is missing', to: 'staff' },
  'leadership-changed': { what: 'News about the categories they lead', to: 'staff' },
  'password-reset': { what: 'Link to reset a password', to: 'staff' },
  'password-changed': { what: 'News that a password was changed', to: 'staff' },
  'sign-in-changed': { what: 'News that their ways to sign in changed', to: 'staff' },
  'magic-link': { what: 'Sign-in link', to: 'staff' },
  'set-up-link': { what: 'Link to set a first password', to: 'staff' },
  'retention-coming': { what: 'News that old data goes from a day on', to: 'staff' },
  'webhook-switched-off': { what: 'News that a webhook was switched off', to: 'staff' },
};

/** What a mail is called, and who receives it. */
export function mailKind(template: string): MailKind {
  return mailKinds[template] ?? { what: 'Another email', to: 'volunteer' };
}

const reasons: [pattern: RegExp, words: string][] = [
  [
    /\b5\.1\.[136]\b|no such (user|mailbox|recipient|address)|user unknown|unknown user|(does not|doesn't) exist|invalid (recipient|address|mailbox)|mailbox (not found|unavailable)|recipient (address )?rejected/i,
    'There is no such mailbox. The address is probably mistyped.',
  ],
  [
    /\b5\.1\.(2|10)\b|domain (not found|does not exist)|host (not found|unknown)|nullmx/i,
    'The part after the @ receives no mail. The address is probably mistyped.',
  ],
  [/\b[45]\.2\.2\b|mailbox (is )?full|quota|over ?quota/i, 'Their mailbox is full.'],
  [/\b5\.2\.1\b|(mailbox|account) (is )?(disabled|inactive|suspended)/i, 'Their mailbox is closed.'],
  [/\b5\.3\.4\b|too (large|big)|exceeds .*size/i, 'The mail was too large for their mail server.'],
  [
    /\b5\.7\.\d+\b|spam|blocked|blacklist|policy|not authori[sz]ed|denied/i,
    'Their mail server blocked it, perhaps as spam.',
  ],
];

/** Why a mail did not arrive, in plain words, from the error of the last attempt. */
export function plainReason(lastError: string | null): string {
  const error = lastError ?? '';
  const known = reasons.find(([pattern]) => pattern.test(error))?.[1];
  if (error.startsWith('The mail server refused this mail')) return known ?? 'The mail server refused it for good.';
  if (error.startsWith(cameBack)) return known ?? 'Their mail server took it and sent it back.';
  if (error.startsWith('The mail could not be written'))
    return 'Trailcrew could not write this mail. Please tell the person who runs it.';
  if (known) return known;
  return 'The mail server did not take it for three days, so it was given up.';
}

/** The prefix of the error of a bounced mail, as `The mail server refused this mail` is of a refused one. */
export const cameBack = 'The mail came back';

/** The mail server's own words, without the prefix that the outbox adds. */
export function serverWords(lastError: string | null): string | null {
  return lastError?.replace(/^The (mail|mail server|connection to the mail server) [^:]*: ?/, '') || null;
}
