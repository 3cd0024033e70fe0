import type { ProductSettings } from '../../platform/operation/request-context.js';
import { Html, html } from './html.js';

/**
 * The parts of a mail. All mails share one look: the product's colours, a single column of at most 600 pixels, light
 * and dark.
 */
export interface MailPage {
  settings: ProductSettings;
  /** Mailboxes show it beside the subject. */
  preview: string;
  heading: string;
  body: Html;
  /** Small print above the sender's line. */
  closing: Html;
}

export const font = `font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

/**
 * Light colours are inline, because many mailboxes drop style sheets. The style sheet adds the dark ones where it is
 * supported.
 */
export const colour = {
  page: '#F5F8FA',
  card: '#FFFFFF',
  ink: '#10212E',
  muted: '#4A5C69',
  primary: '#0B5F80',
  onPrimary: '#FFFFFF',
  danger: '#B42318',
  line: '#D5DEE4',
};

const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; width: 100%; -webkit-text-size-adjust: 100%; }
table { border-collapse: separate; border-spacing: 0; }
a { text-underline-offset: 2px; }
@media (max-width: 480px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .flush { padding-left: 0 !important; padding-right: 0 !important; }
  .time { font-size: 26px !important; }
  .row { display: block !important; width: auto !important; padding-right: 0 !important; }
  .row.value { padding-top: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0E1A23 !important; }
  .card { background: #152530 !important; border-color: #3A4F5C !important; }
  .ink { color: #E8F0F4 !important; }
  .muted { color: #A3B4BF !important; }
  .primary { color: #62C6EA !important; }
  .strip { background: #0F3A4D !important; border-color: #0F3A4D !important; }
  .strip-off { background: #7A2018 !important; border-color: #7A2018 !important; }
  .strip-text { color: #E8F0F4 !important; }
  .line { border-color: #3A4F5C !important; }
  .button { background: #62C6EA !important; }
  .button-text { color: #0E1A23 !important; }
}`;

// Mailboxes cut off mails above some 100 kB, and a third of a template is indentation.
const indentation = /\n\s+/g;

/** The frame around every mail. */
export function mailPage({ settings, preview, heading, body, closing }: MailPage): string {
  const small = `${font};font-size:13px;line-height:20px;color:${colour.muted}`;
  return html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>${heading}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:${colour.page}">
        <div style="display:none;max-height:0;overflow:hidden;opacity:0">
          ${preview}${new Html('&#8199;&#65279;'.repeat(40))}
        </div>
        <div role="main">
          <table
            role="presentation"
            class="page"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="background:${colour.page}"
          >
            <tr>
              <td align="center" style="padding:24px 12px 40px;overflow-wrap:anywhere;word-break:break-word">
                <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  style="max-width:600px;text-align:left"
                >
                  <tr>
                    <td
                      class="pad ink"
                      style="padding:0 32px 20px;${font};font-size:15px;line-height:24px;font-weight:600;color:${colour.ink}"
                    >
                      ${settings.organisationName}
                    </td>
                  </tr>
                  <tr>
                    <td class="pad" style="padding:0 32px">
                      <h1
                        class="ink"
                        style="margin:0 0 12px;${font};font-size:28px;line-height:34px;font-weight:700;letter-spacing:-0.4px;color:${colour.ink}"
                      >
                        ${heading}
                      </h1>
                    </td>
                  </tr>
                  ${body}
                  <tr>
                    <td class="pad muted" style="padding:24px 32px 0;${small}">
                      ${closing}
                      <p class="muted" style="margin:16px 0 0;${small}">
                        Sent by ${settings.organisationName} with ${settings.productTitle}. Questions? Write to
                        <a class="primary" href="mailto:${settings.contactEmail}" style="color:${colour.primary}"
                          >${settings.contactEmail}</a
                        >
                        or just reply to this email.
                      </p>
                    </td>
                  </tr>
                </table>
                <!--[if mso]></td></tr></table><![endif]-->
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html> `.text.replace(indentation, '\n');
}

/** A paragraph of a mail's body. */
export function paragraph(content: Html): Html {
  return html`<tr>
    <td class="pad ink" style="padding:0 32px 20px;${font};font-size:16px;line-height:26px;color:${colour.ink}">
      ${content}
    </td>
  </tr> `;
}

/** The one big button of a mail. */
export function button(label: string, address: string): Html {
  return html`<tr>
    <td class="pad" style="padding:20px 32px 0">
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          <td
            class="button"
            align="center"
            bgcolor="${colour.primary}"
            style="background:${colour.primary};border-radius:8px"
          >
            <a
              class="button-text"
              href="${address}"
              style="display:block;padding:15px 24px;${font};font-size:17px;line-height:24px;font-weight:600;color:${colour.onPrimary};text-decoration:none"
              >${label}</a
            >
          </td>
        </tr>
      </table>
    </td>
  </tr> `;
}

/** A link within small print. */
export function textLink(label: string, address: string): Html {
  return html`<a class="primary" href="${address}" style="color:${colour.primary}">${label}</a>`;
}
