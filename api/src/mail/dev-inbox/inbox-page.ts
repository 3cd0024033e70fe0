import { plainDay } from '../../platform/text/day-words.js';
import { html, type Html } from '../content/html.js';
import type { StoredMail } from '../kept-mails.js';

/** The part of a mail that is shown. */
export type MailView = 'html' | 'text';

/** What the page shows. */
export interface InboxPage {
  /** Newest first. */
  mails: StoredMail[];
  opened: StoredMail | undefined;
  /** Whether the requested mail does not exist. */
  missing: boolean;
  view: MailView;
  destination: string;
  now: Date;
}

/** The whole inbox: the list, and beside it (on a phone instead of it) the opened mail. Needs no script. */
export function inboxPage({ mails, opened, missing, view, destination, now }: InboxPage): string {
  const title = opened ? opened.subject : 'Mail';
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Development inbox</title>
        <link rel="stylesheet" href="/dev/mail/inbox.css" />
      </head>
      <body class="${opened || missing ? 'reading' : 'browsing'}">
        <header class="bar">
          <h1><a href="/dev/mail">Development inbox</a></h1>
          <p>Mails: ${destination}</p>
          <a class="refresh" href="/dev/mail">Refresh</a>
        </header>
        <div class="panes">
          <nav class="list" aria-label="Mails">${mails.length === 0 ? emptyList() : list(mails, opened, now)}</nav>
          <main class="reader">${opened ? openedMail(opened, view, now) : nothingOpened(mails.length, missing)}</main>
        </div>
      </body>
    </html> `.text;
}

function emptyList(): Html {
  return html`<div class="empty">
    <h2>No mails yet</h2>
    <p>Sign up for a shift, and its confirmation appears here within seconds.</p>
    <p><a class="action" href="/">Go to the events</a></p>
  </div>`;
}

function list(mails: StoredMail[], opened: StoredMail | undefined, now: Date): Html {
  return html`<ul>
    ${mails.map(
      (mail) =>
        html`<li>
          <a href="/dev/mail/${mail.id}" ${mail.id === opened?.id && html` aria-current="page"`}>
            <span class="who">${mail.to.name || mail.to.address}</span>
            ${time(mail, now)}
            <span class="subject">${mail.subject}</span>
            <span class="address">${mail.to.address}</span>
          </a>
        </li> `,
    )}
  </ul>`;
}

function nothingOpened(count: number, missing: boolean): Html {
  if (missing) {
    return html`<div class="empty">
      <h2>This mail is not here any more</h2>
      <p>Only the newest 500 are kept.</p>
      <p><a class="action" href="/dev/mail">All mails</a></p>
    </div>`;
  }
  return html`<div class="empty">${count > 0 && html`<p>Choose a mail to read it.</p>`}</div>`;
}

function openedMail(mail: StoredMail, view: MailView, now: Date): Html {
  const tab = (name: MailView, label: string) =>
    html`<a href="/dev/mail/${mail.id}?view=${name}" ${view === name && html` aria-current="true"`}>${label}</a>`;
  return html`<p class="back"><a href="/dev/mail">All mails</a></p>
    <h2>${mail.subject}</h2>
    <dl>
      <div>
        <dt>From</dt>
        <dd>${person(mail.from)}</dd>
      </div>
      <div>
        <dt>To</dt>
        <dd>${person(mail.to)}</dd>
      </div>
      <div>
        <dt>Sent</dt>
        <dd>${time(mail, now)}</dd>
      </div>
      ${
        mail.attachments.length > 0 &&
        html`<div>
          <dt>Files</dt>
          <dd>
            ${mail.attachments.map(
              (file, index) =>
                html`<a class="file" href="/dev/mail/${mail.id}/attachments/${index}" download="${file.filename}"
                  >${file.filename}</a
                > `,
            )}
          </dd>
        </div>`
      }
    </dl>
    <p class="tabs">${tab('html', 'As designed')}${tab('text', 'Plain text')}</p>
    ${
      view === 'text'
        ? html`<pre tabindex="0">${mail.text}</pre>`
        : html`<iframe
            title="The mail as designed"
            src="/dev/mail/${mail.id}/html"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          ></iframe>`
    }`;
}

function person({ name, address }: { name: string; address: string }): Html {
  return name ? html`${name} <span class="address">${address}</span>` : html`${address}`;
}

/** 'just now', '5 minutes ago', '3 hours ago', then the day; the exact instant in the element. */
function time({ sentAt }: StoredMail, now: Date): Html {
  return html`<time datetime="${sentAt}">${age(new Date(sentAt), now)}</time>`;
}

function age(then: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'always' });
  if (minutes < 60) return words.format(-minutes, 'minute');
  if (minutes < 24 * 60) return words.format(-Math.floor(minutes / 60), 'hour');
  return plainDay(then.toISOString().slice(0, 10));
}
