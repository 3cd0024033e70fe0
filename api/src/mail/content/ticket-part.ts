import { spacedTicket } from '../../contract/check-in/read-ticket.js';
import { codeAddress } from '../../contract/check-in/code-address.js';
import { qrPng } from '../../platform/files/qr-code.js';
import { html } from './html.js';
import { colour, font } from './layout.js';
import type { MailAttachment } from './mail-content.js';
import type { MailPart } from './mail-list.js';

/** Pixels of the picture for a square of the code; shown at half of that, for screens with fine pixels. */
const scale = 10;

/**
 * A ticket in a mail: the QR code as a picture within the mail, because mailboxes show neither SVG nor foreign pictures, and its letters.
 * `people`: how many it is for.
 */
export function ticketPart(
  ticket: string,
  { publicUrl, people }: { publicUrl: string; people: number },
): { part: MailPart; picture: MailAttachment } {
  const { png, width } = qrPng(codeAddress(publicUrl, 't', ticket), scale);
  const cid = `ticket-${ticket.toLowerCase()}@trailcrew`;
  const page = `${publicUrl}/t/${ticket}`;
  const letters = spacedTicket(ticket);
  const title = 'Show this at check-in';
  const forAll = people > 1 ? 'One ticket for all of you.' : '';
  const muted = `${font};font-size:14px;line-height:20px;color:${colour.muted}`;
  return {
    part: {
      html: [
        html`<tr>
          <td class="flush" style="padding:4px 12px 20px">
            <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
              <tr>
                <td
                  class="card pad"
                  align="center"
                  style="padding:20px;background:${colour.card};border:1px solid ${colour.line};border-radius:10px;text-align:center"
                >
                  <h2
                    class="ink"
                    style="margin:0 0 12px;${font};font-size:18px;line-height:26px;font-weight:700;color:${colour.ink}"
                  >
                    ${title}
                  </h2>
                  <a href="${page}" style="text-decoration:none"
                    ><img
                      src="cid:${cid}"
                      width="${width / 2}"
                      height="${width / 2}"
                      alt="QR code of your ticket"
                      style="display:block;margin:0 auto;border:0;border-radius:6px"
                  /></a>
                  <p
                    class="ink"
                    style="margin:10px 0 0;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:18px;line-height:26px;letter-spacing:1px;color:${colour.ink}"
                  >
                    ${letters}
                  </p>
                  ${forAll && html`<p class="muted" style="margin:4px 0 0;${muted}">${forAll}</p>`}
                </td>
              </tr>
            </table>
          </td>
        </tr> `,
      ],
      text: [`${title}:`, letters, page, ...(forAll ? [forAll] : [])].join('\n'),
    },
    picture: {
      filename: 'ticket.png',
      contentType: 'image/png',
      content: png.toString('base64'),
      encoding: 'base64',
      cid,
    },
  };
}
