import { z } from 'zod';
import { behindWords } from '../../../contract/programme/fill-forecast.js';
import { count, grouped } from '../../../contract/text/counts.js';
import { pagePaths } from '../../../contract/page-paths.js';
import { longDay, timeRange } from '../../../platform/text/day-words.js';
import { html } from '../../content/html.js';
import { paragraph } from '../../content/layout.js';
import { mailTemplate } from '../../mail-template.js';
import { simpleMail } from '../../content/simple-mail.js';

const missingShift = z.object({
  category: z.string(),
  role: z.string(),
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  wanted: z.number(),
  missing: z.number(),
});

const behind = z.object({
  category: z.string(),
  filled: z.number(),
  required: z.number(),
  lastYear: z.number().nullable(),
  behindLastYear: z.boolean(),
  expected: z.number(),
  behindPace: z.boolean(),
});

/** The board shows more. */
const mostListed = 60;

/** 'What is missing', to a lead two weeks and three days before an event: day by day each shift that needs people. */
export const leadDigest = mailTemplate({
  payload: z.object({
    as: z.enum(['lead', 'organizers']),
    daysBefore: z.number(),
    event: z.object({ id: z.string(), name: z.string() }),
    shifts: z.array(missingShift).min(1),
    // Mails of the previous release have none.
    behind: z.array(behind).default([]),
  }),
  // As it was when it was enqueued, but not for an event that was cancelled or became a draft.
  stillTrue: `select $1::jsonb as payload from event e
    where e.id = ($1::jsonb -> 'event' ->> 'id')::uuid and e.state = 'PUBLISHED'
      and $2::text is not null and $3::timestamptz is not null and $4::text is not null`,
  render({ as, daysBefore, event, shifts, behind }, { settings, recipientName }) {
    const spots = count(
      shifts.reduce((sum, { missing }) => sum + missing, 0),
      'spot',
    );
    const left = daysBefore % 7 === 0 ? count(daysBefore / 7, 'week') : count(daysBefore, 'day');
    const where = as === 'lead' ? 'your categories' : 'categories without a lead';
    const shown = shifts.slice(0, mostListed);
    const days = [...new Set(shown.map(({ date }) => date))].map((day) => ({
      day: longDay(day),
      lines: shown
        .filter(({ date }) => date === day)
        .map((shift) => `${timeRange(shift)}, ${shift.role} (${shift.category}): ${needs(shift)}`),
    }));
    const more = shifts.length - mostListed;
    const rest = more > 0 ? [`And ${count(more, 'more shift', 'more shifts')}: see the board.`] : [];
    const paces = behind.map((forecast) => `${forecast.category} is ${behindWords(forecast)}.`);
    return simpleMail(settings, {
      subject: `${left} to go: ${spots} open at ${event.name}`,
      heading: `${left} to go, and ${spots} open`,
      opening: `Hi ${recipientName ?? 'there'}, ${event.name} begins in ${left}. In ${where} these shifts still need people.`,
      middle: {
        html: [
          ...days.map(({ day, lines }) =>
            paragraph(html`<strong>${day}</strong>${lines.map((line) => html`<br />${line}`)}`),
          ),
          ...[...rest, ...paces].map((line) => paragraph(html`${line}`)),
        ],
        text: [...days.map(({ day, lines }) => [day, ...lines].join('\n')), ...rest, ...paces].join('\n\n'),
      },
      button: { label: 'Open the board', address: `${settings.publicUrl}${pagePaths.manage}?eventId=${event.id}` },
      closing: [
        'Share the event page, write to those who helped last year, or ask the people who are signed up whether they know someone.',
        as === 'lead'
          ? 'You get this email because you lead these categories, two weeks and three days before an event.'
          : 'You get this email because these categories have no lead, two weeks and three days before an event.',
      ],
    });
  },
});

function needs({ missing, wanted }: z.infer<typeof missingShift>): string {
  return missing === wanted
    ? `no one yet, ${grouped(wanted)} needed`
    : `${grouped(missing)} of ${grouped(wanted)} missing`;
}
