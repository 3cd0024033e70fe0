import { z } from 'zod';
import { html } from '../content/html.js';
import { paragraph } from '../content/layout.js';
import { longDay, shortDay } from '../../platform/text/day-words.js';
import { shiftFacts, tablesOfShift } from '../../records/parts/shift-facts.js';
import { mailTemplate } from '../mail-template.js';
import { shiftCards } from '../content/shift-card.js';
import { simpleMail } from '../content/simple-mail.js';
import { namesOf } from '../content/shift-people.js';
import { ticketPart } from '../content/ticket-part.js';
import { byStart, greetedNames, signupDetails } from '../content/signup-facts.js';
import { partOf } from '../content/still-so.js';

/**
 * 'You help soon', one mail for each household and event: all its shifts there, with what to bring and contact to call,
 * its ticket, and 'I can't come'.
 */
export const reminderMail = mailTemplate({
  payload: z.object({ signups: z.array(signupDetails).min(1) }),
  // The upcoming shifts, as planned now. Nobody is reminded of what they cancelled or what is over, of drafts, of what
  // is cancelled at the moment, or after switching reminders off.
  stillTrue: `select ${partOf('signups', 'goes')} as payload, ${partOf('signups', 'waits')} as later
    from (
      select entry || ${shiftFacts('$4::text', 'g.revision_base')} as item, place,
        case when e.state = 'PUBLISHED' and s.cancelled_at is null then 'goes' else 'waits' end as fate
      from jsonb_array_elements($1::jsonb -> 'signups') with ordinality as fact (entry, place) join signup g on g.id = (entry ->> 'signupId')::uuid
        join shift s on s.id = g.shift_id${tablesOfShift}
      where not exists (select from email_opt_out opted where opted.email_key = $2::text) and g.status = 'active' and s.starts_at > $3::timestamptz
    ) as checked`,
  render({ signups }, { settings, householdLink, householdCalendar, switchOffLink, ticketOf }) {
    const ordered = signups.toSorted(byStart);
    const first = ordered[0]!;
    const many = ordered.length > 1;
    const link = householdLink(first.householdTokenId);
    const cards = shiftCards(ordered);
    const code = ticketOf(first.event.id);
    const ticket = code && ticketPart(code, { publicUrl: settings.publicUrl, people: namesOf(ordered).length });
    const leads = [
      ...new Map(
        ordered.flatMap(({ category: { leadName, leadEmail } }) =>
          leadName && leadEmail ? [[leadEmail, `${leadName} (${leadEmail})`] as const] : [],
        ),
      ).values(),
    ];
    const contact = leads.length > 0 ? leads.join(', ') : settings.contactEmail;
    const reach = settings.contactPhone ? `Call ${settings.contactPhone} or write` : 'Write';
    const ask = `Questions on the day? ${reach} to ${contact}.`;
    const begins = many ? `Your first of ${ordered.length} shifts is` : 'Your shift is';
    return simpleMail(settings, {
      subject: `Reminder: ${first.event.name}, ${shortDay(first.shift.date)}`,
      heading: `See you at ${first.event.name}`,
      opening: `Hi ${greetedNames(ordered)}, thank you for helping at ${first.event.name}. ${begins} on ${longDay(first.shift.date)}.`,
      middle: {
        html: [...cards.html, ...(ticket ? ticket.part.html : []), paragraph(html`${ask}`)],
        text: [cards.text, ...(ticket ? [ticket.part.text] : []), ask].join('\n\n'),
      },
      attachments: ticket ? [ticket.picture] : [],
      button: { label: 'Manage my signups', address: link },
      otherButton: {
        label: "I can't come",
        address: many ? link : `${link}?cannotCome=${first.signupId}`,
      },
      closing: ['If something came up, please tell us now, while there is still time to find someone else.'],
      calendar: householdCalendar(first.householdTokenId),
      switchOff: { label: 'Stop these reminders', address: switchOffLink(first.householdTokenId) },
    });
  },
});
