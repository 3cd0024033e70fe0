import { html, type Html } from './html.js';
import { colour } from './layout.js';

/** Why a household would want the address of its own calendar. */
export const calendarWords =
  'A calendar that keeps itself up to date, with all your shifts: subscribe to this address in your calendar program.';

/** The same as HTML. */
export function calendarHelp(address: string): Html {
  return html`A calendar that keeps itself up to date, with all your shifts:
    <a class="primary" href="${address}" style="color:${colour.primary}">subscribe to this address</a> in your calendar
    program.`;
}
