import { z } from 'zod';
import type {
  PlacesOffered,
  WaitingCalledOff,
  WaitingDetails,
  WaitlistJoined,
} from '../../features/waitlist/waitlist.announcements.js';
import { shortDay, timeRange } from '../../platform/text/day-words.js';
import { shiftFacts, tablesOfShift } from '../../records/parts/shift-facts.js';
import { momentWords } from '../../platform/text/moment-words.js';
import { shiftCards } from '../content/shift-card.js';
import { html, lines } from '../content/html.js';
import { paragraph } from '../content/layout.js';
import { mailTemplate } from '../mail-template.js';
import { simpleMail } from '../content/simple-mail.js';
import { linkHelp, signupDetails, withoutInstructions } from '../content/signup-facts.js';

const waitingDetails = signupDetails.pick({ shift: true, opportunity: true, category: true, event: true }).extend({
  entryId: z.string(),
  email: z.string(),
  people: z.array(z.object({ firstName: z.string(), lastName: z.string() })).min(1),
});

/** 'You are on the waitlist': for which shift, what happens next, and where to leave it. */
export const waitlistJoinedMail = mailTemplate({
  payload: waitingDetails.extend({ householdTokenId: z.string() }) satisfies z.ZodType<WaitlistJoined>,
  render(fact, { settings, householdLink }) {
    return simpleMail(settings, {
      subject: `You are on the waitlist: ${what(fact)}`,
      heading: 'You are on the waitlist',
      opening: `Hi ${fact.people[0]!.firstName}, this shift is full. You are on its waitlist and don't have a spot yet.`,
      middle: cardsOf(fact, fact.householdTokenId),
      button: { label: 'See or leave the waitlist', address: householdLink(fact.householdTokenId) },
      closing: [
        'When a spot opens, we hold it for you and email you. The email says how long you have to answer.',
        linkHelp,
        "Wasn't you? Open the link and leave the waitlist.",
      ],
    });
  },
});

/** 'A place is free': until when it is held for them, and where to say yes or no. */
export const waitlistOffer = mailTemplate({
  payload: waitingDetails.extend({
    offerId: z.string(),
    places: z.number().int().min(1),
    answerBy: z.string().nullable(),
    takesOver: z.boolean().optional(),
  }) satisfies z.ZodType<PlacesOffered>,
  // The link still takes a place as the mail says, held or not: the offer has not expired, and the shift, as planned
  // now, has not begun.
  stillTrue: `select case when e.state <> 'DRAFT' then item end as payload, case when e.state = 'DRAFT' then item end as later
    from waitlist_entry w join shift s on s.id = w.shift_id${tablesOfShift}
      cross join lateral (select $1::jsonb || ${shiftFacts('$4::text')}) as fact (item)
    where w.id = ($1::jsonb ->> 'entryId')::uuid and w.offer_id = ($1::jsonb ->> 'offerId')::uuid
      and w.state = case when $1::jsonb ->> 'answerBy' is null then 'WAITING' else 'OFFERED' end
      and w.answer_by > $3::timestamptz and e.state <> 'CANCELLED' and s.cancelled_at is null
      and s.starts_at > $3::timestamptz
      and $2::text is not null`,
  render(fact, { settings, offerLink }) {
    const { people, places, answerBy } = fact;
    const many = places > 1;
    const free = many ? `${places} spots are open` : 'a spot is open';
    const until = answerBy && momentWords(answerBy, fact.event.timeZone);
    const first = people[0]!.firstName;
    const fewer =
      places < people.length
        ? [`It is for ${places === 1 ? first : `the first ${places} of you`}: no more spots are open.`]
        : [];
    return simpleMail(settings, {
      subject: `${many ? `${places} spots are open` : 'A spot is open'}: ${what(fact)}`,
      heading: many ? `${places} spots are open` : 'A spot is open',
      opening: until
        ? fact.takesOver
          ? `Hi ${first}, someone in the shift you are waiting for can't come. You are the first we ask: you can take over until ${until}.`
          : `Hi ${first}, ${free} in the shift you are waiting for. We hold ${many ? 'them' : 'it'} for you until ${until}.`
        : `Hi ${first}, ${free} in the shift you are waiting for. It starts soon, so the first person to accept gets it.`,
      middle: cardsOf(fact, ''),
      button: {
        label: many ? 'Accept or decline the spots' : 'Accept or decline the spot',
        address: offerLink(fact.offerId),
      },
      closing: [
        ...fewer,
        until
          ? "If you don't answer by then, we ask the next person on the waitlist."
          : 'Someone else may have taken it already: the page shows you.',
        "Opening the link doesn't accept anything; you choose on the page. Please keep this email to yourself: anyone with the link can answer for you.",
      ],
    });
  },
});

/**
 * 'Called off', to a household that waits: which shifts, that nothing is to be done, and what happens if they take
 * place after all.
 */
export const waitlistCalledOff = mailTemplate({
  payload: z.object({
    email: z.string(),
    householdTokenId: z.string(),
    waited: z.array(waitingDetails).min(1),
    eventCancelled: z.boolean(),
    message: z.string().nullable(),
  }) satisfies z.ZodType<WaitingCalledOff>,
  render({ waited, householdTokenId, eventCancelled, message }, { settings, householdLink }) {
    const [first] = waited as [WaitingDetails];
    const many = waited.length > 1;
    const cards = shiftCards(
      waited.map((fact) => asSignup(fact, householdTokenId)),
      'cancelled',
    );
    const it = many ? 'they' : 'it';
    return simpleMail(settings, {
      subject: eventCancelled
        ? `Cancelled: ${first.event.name}`
        : `${many ? 'Shifts' : 'Shift'} cancelled: ${many ? `${waited.length} shifts` : what(first)}`,
      heading: eventCancelled ? `${first.event.name} is cancelled` : 'A shift you are waiting for is cancelled',
      opening: `Hi ${first.people[0]!.firstName}, ${settings.organisationName} has ${eventCancelled ? `cancelled ${first.event.name}` : `cancelled ${many ? 'shifts' : 'a shift'} at ${first.event.name}`}. You are on the waitlist${many ? 's' : ''} there, so no spot will open. Thanks for offering to help.`,
      middle: {
        html: [...(message ? [paragraph(html`${lines(message)}`)] : []), ...cards.html],
        text: [...(message ? [message] : []), cards.text].join('\n\n'),
      },
      button: { label: 'See or leave the waitlist', address: householdLink(householdTokenId) },
      closing: [
        `You don't need to do anything. If ${it} ${many ? 'are' : 'is'} back on, you are on the waitlist as before.`,
      ],
    });
  },
});

function what({ opportunity, shift }: WaitingDetails): string {
  return `${opportunity.name}, ${shortDay(shift.date)}, ${timeRange(shift)}`;
}

/** The shift, as mails about a signup show it. */
function cardsOf(fact: WaitingDetails, householdTokenId: string) {
  return shiftCards([asSignup(fact, householdTokenId)]);
}

function asSignup({ people: [first], email, ...facts }: WaitingDetails, householdTokenId: string) {
  const volunteer = { firstName: first?.firstName ?? '', lastName: first?.lastName ?? '', email };
  return withoutInstructions({ ...facts, signupId: facts.entryId, volunteer, householdTokenId });
}
