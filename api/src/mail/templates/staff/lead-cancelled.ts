import { z } from 'zod';
import { count, grouped } from '../../../contract/text/counts.js';
import type { CancelledDetails } from '../../../features/signups/signup.announcements.js';
import { isReachable } from '../../../platform/text/person-key.js';
import { html } from '../../content/html.js';
import { paragraph } from '../../content/layout.js';
import { simpleMail } from '../../content/simple-mail.js';
import { mailList, type MailPart } from '../../content/mail-list.js';
import { mailTemplate } from '../../mail-template.js';
import { longDay, shortDay, timeRange } from '../../../platform/text/day-words.js';
import { byStart, cancelledDetails } from '../../content/signup-facts.js';

/** 'A volunteer cancelled', to the category's lead: who, which shift, and how many are missing now. */
export const leadCancelled = mailTemplate({
  payload: z.object({ signups: z.array(cancelledDetails).min(1) }),
  render({ signups }, { settings, recipientName }) {
    const ordered = signups.toSorted(byStart);
    const first = ordered[0]!;
    const many = ordered.length > 1;
    const led = ordered.every(({ heardBy }) => heardBy.as === 'lead');
    const list = mailList(ordered, {
      inFull: (fact) => partOf(lines(fact)),
      inShort: (fact) => partOf([shortLine(fact)]),
      rest: (left) => partOf([`And ${count(left, 'more signup', 'more signups')}: see your dashboard.`]),
    });
    return simpleMail(settings, {
      subject: many
        ? `${grouped(ordered.length)} signups cancelled ${led ? 'in your categories' : 'in categories without a lead'}`
        : `Cancelled: ${nameOf(first)}, ${first.opportunity.name}, ${shortDay(first.shift.date)}`,
      heading: many ? `${grouped(ordered.length)} signups were cancelled` : 'A signup was cancelled',
      opening: `Hi ${recipientName ?? 'there'}, ${many ? 'these signups were' : 'this signup was'} cancelled in ${
        led
          ? many
            ? 'your categories'
            : `your category ${first.category.name}`
          : many
            ? 'categories without a lead'
            : `the category ${first.category.name}, which has no lead`
      }.`,
      middle: list,
      button: { label: 'Open your dashboard', address: `${settings.publicUrl}/dashboard` },
      closing: [
        led
          ? 'You get this email because you lead the category.'
          : 'You get this email because the category has no lead.',
      ],
    });
  },
});

function nameOf({ volunteer }: CancelledDetails): string {
  return `${volunteer.firstName} ${volunteer.lastName}`;
}

function partOf([title, ...more]: readonly string[]): MailPart {
  return {
    html: [paragraph(html`<strong>${title}</strong>${more.map((line) => html`<br />${line}`)}`)],
    text: [title, ...more].join('\n'),
  };
}

/** Who, and which shift, where a mail grows too long. */
function shortLine(fact: CancelledDetails): string {
  const { opportunity, shift } = fact;
  return `${nameOf(fact)}: ${opportunity.name}, ${shortDay(shift.date)}, ${timeRange(shift)}`;
}

/** What a lead needs to know, one fact a line. */
function lines(fact: CancelledDetails): [string, ...string[]] {
  const { event, opportunity, category, shift, volunteer, places, cancelledBy } = fact;
  const missing = Math.max(0, places.wanted - places.taken);
  return [
    `${category.name}: ${opportunity.name}`,
    `${event.name}, ${longDay(shift.date)}, ${timeRange(shift)}`,
    isReachable(volunteer.email) ? `${nameOf(fact)} (${volunteer.email})` : nameOf(fact),
    ...(cancelledBy === 'merge' ? ['Was entered twice under two names and keeps one spot.'] : []),
    `${grouped(places.taken)} of ${grouped(places.wanted)} volunteers are signed up now${missing > 0 ? `: ${grouped(missing)} still needed` : ''}.`,
  ];
}
