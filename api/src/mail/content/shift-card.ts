import { endsNextDay } from '../../contract/text/ends-next-day.js';
import type { SignupDetails } from '../../features/signups/signup.announcements.js';
import { roleFactsOf } from '../../records/parts/shift-facts.js';
import { count } from '../../contract/text/counts.js';
import { html, lines, type Html } from './html.js';
import { colour, font, paragraph } from './layout.js';
import { peopledShifts, type PeopledShift, type ShiftCardFacts } from './shift-people.js';
import { mailList, MailRoom, type MailPart } from './mail-list.js';
import { longDay, shortDay, timeRange } from '../../platform/text/day-words.js';
import { timeZoneName } from './shift-words.js';

/** The facts on a shift card besides role, day and time, in the order of both parts of the mail. */
function facts({ people, shift, category, opportunity }: PeopledShift): [label: string, value: string][] {
  const rows: [string, string | null][] = [
    ['Where', shift.location ?? 'To be announced'],
    [people.length > 1 ? 'Volunteers' : 'Volunteer', people.join(', ')],
    ['Category', category.name],
    ['Your lead', category.leadName],
    ['Note', shift.notes],
    ...textsOf(opportunity, 'table'),
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

/** The role's texts for its people, in the table of facts or below it. */
function textsOf(role: SignupDetails['opportunity'], wanted: 'table' | 'below'): [heading: string, text: string][] {
  return roleFactsOf(role).flatMap(({ place, heading, text }) => (place === wanted ? [[heading, text]] : []));
}

/**
 * Shifts as shift cards, as HTML and plain text: event, role, day, time, place, people, what to do and bring. A shift
 * is one card with the names of its people. The card of a cancelled signup has that in its head, with role, day and
 * time struck out. Where a mail grows too long, a card becomes a line.
 */
export function shiftCards(
  signups: readonly ShiftCardFacts[],
  state: 'taken' | 'cancelled' = 'taken',
  room = new MailRoom(),
): MailPart {
  const cancelled = state === 'cancelled';
  return mailList(
    peopledShifts(signups),
    {
      inFull: (shift) => ({ html: [drawn(shift, cancelled)], text: written(shift, cancelled) }),
      inShort: (shift) => inALine(shift, cancelled),
      rest: moreShifts,
    },
    room,
  );
}

/** How many shifts a mail leaves to the household's page. */
export function moreShifts(left: number): MailPart {
  const words = `And ${count(left, 'more shift', 'more shifts')}: open your page to see them all.`;
  return { html: [paragraph(html`${words}`)], text: words };
}

function inALine({ people, shift, opportunity }: PeopledShift, cancelled: boolean): MailPart {
  const when = `${shortDay(shift.date)}, ${timeRange(shift)}${cancelled ? ' · CANCELLED' : ''}`;
  const what = [opportunity.name, shift.location, people.join(', ')].filter(Boolean).join(' · ');
  return { html: [paragraph(html`<strong>${when}</strong><br />${what}`)], text: `${when}\n${what}` };
}

function drawn(signup: PeopledShift, cancelled: boolean): Html {
  const head = cancelled ? colour.danger : colour.primary;
  const headClass = cancelled ? 'strip-off' : 'strip';
  const inkClass = cancelled ? 'muted' : 'ink';
  const inkColour = cancelled ? colour.muted : colour.ink;
  const crossed = (text: string) => (cancelled ? html`<s>${text}</s>` : text);
  const { event, opportunity } = signup;
  const when = { ...signup.shift, timeZone: event.timeZone };
  const muted = `${font};font-size:14px;line-height:20px;color:${colour.muted}`;
  const ink = `${font};font-size:16px;line-height:24px;color:${colour.ink}`;
  const edge = `border-left:1px solid ${colour.line};border-right:1px solid ${colour.line}`;
  return html`<tr>
    <td class="flush" style="padding:4px 12px 12px">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          <td
            class="${headClass} pad"
            bgcolor="${head}"
            style="padding:12px 20px;background:${head};border:1px solid ${head};border-radius:10px 10px 0 0"
          >
            <span
              class="strip-text"
              style="${font};font-size:15px;line-height:22px;font-weight:600;color:${colour.onPrimary}"
              >${cancelled && html`<strong>CANCELLED</strong> · `}${event.name}</span
            >
          </td>
        </tr>
        <tr>
          <td class="card pad" style="padding:20px 20px 18px;background:${colour.card};${edge}">
            <h2
              class="${inkClass}"
              style="margin:0 0 14px;${font};font-size:20px;line-height:28px;font-weight:700;color:${inkColour}"
            >
              ${crossed(opportunity.name)}
            </h2>
            <p class="${inkClass}" style="margin:0;${ink};color:${inkColour};font-weight:600">
              ${crossed(longDay(when.date))}
            </p>
            <p
              class="${inkClass} time"
              style="margin:2px 0 0;${font};font-size:30px;line-height:38px;font-weight:700;letter-spacing:-0.6px;font-variant-numeric:tabular-nums;color:${inkColour}"
            >
              ${crossed(timeRange(when))}
            </p>
            <p class="muted" style="margin:4px 0 0;${muted}">
              ${endsNextDay(when.startTime, when.endTime) && html`<strong class="ink" style="color:${colour.ink}">Ends next day.</strong> `}${timeZoneName(when)}
            </p>
          </td>
        </tr>
        <tr>
          <td class="card" bgcolor="${colour.card}" style="padding:0;background:${colour.card}">${perforation()}</td>
        </tr>
        <tr>
          <td
            class="card pad"
            style="padding:12px 20px 20px;background:${colour.card};${edge};border-bottom:1px solid ${colour.line};border-radius:0 0 10px 10px"
          >
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
              ${facts(signup).map(
                ([label, value]) =>
                  html`<tr>
                    <td
                      class="row muted"
                      valign="top"
                      width="96"
                      style="padding:6px 16px 0 0;${muted};line-height:24px"
                    >
                      ${label}
                    </td>
                    <td class="row value ink" valign="top" style="padding:6px 0 0;${ink}">${lines(value)}</td>
                  </tr> `,
              )}
            </table>
            ${textsOf(opportunity, 'below').map(
              ([heading, text]) =>
                html`<p class="muted" style="margin:18px 0 2px;${muted}">${heading}</p>
                  <p class="ink" style="margin:0;${ink}">${lines(text)}</p> `,
            )}
          </td>
        </tr>
      </table>
    </td>
  </tr> `;
}

/** The line to tear along: a notch on both sides of a dashed rule. */
function perforation(): Html {
  const notch = (side: 'left' | 'right') =>
    html`<td width="11" style="padding:0;font-size:0;line-height:0">
      <div
        class="page line"
        style="width:10px;height:20px;background:${colour.page};border:1px solid ${colour.line};border-${side}-width:0;border-radius:${side === 'left' ? '0 10px 10px 0' : '10px 0 0 10px'}"
      ></div>
    </td>`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
    <tr>
      ${notch('left')}
      <td style="padding:0 9px">
        <div class="line" style="border-top:2px dashed ${colour.line};font-size:0;line-height:0">&nbsp;</div>
      </td>
      ${notch('right')}
    </tr>
  </table>`;
}

function written(signup: PeopledShift, cancelled: boolean): string {
  const { event, opportunity } = signup;
  const when = { ...signup.shift, timeZone: event.timeZone };
  const rule = '-'.repeat(60);
  const zone = timeZoneName(when);
  const text = [
    rule,
    ...(cancelled ? ['CANCELLED'] : []),
    event.name,
    opportunity.name,
    '',
    longDay(when.date),
    `${timeRange(when)}${endsNextDay(when.startTime, when.endTime) ? ' (ends next day)' : ''}`,
    ...(zone ? [zone] : []),
    '',
    ...facts(signup).map(([label, value]) => `${label}: ${value}`),
  ];
  for (const [heading, words] of textsOf(opportunity, 'below')) text.push('', `${heading}:`, words);
  return [...text, rule].join('\n');
}
