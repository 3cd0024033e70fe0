import { Router, type Response } from 'express';
import { cleanAddress } from '../../contract/text/typed-texts.js';
import { clock } from '../../platform/clock.js';
import { findStoredMail, listStoredMails, type StoredMail } from '../kept-mails.js';
import { inboxPage, type MailView } from './inbox-page.js';
import { inboxStyle } from './inbox-style.js';

/** What the inbox needs. */
export interface DevInboxParts {
  dataDir: string;
  /** The mailer's current destination. */
  destination: string;
}

// The page needs only its own style sheet and the mail in a frame.
const pageRules =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// A mail may contain anything: no scripts, no requests, an origin of its own. Its links open in a new tab, as in a
// mailbox.
const mailRules =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";
const listed = 200;

/**
 * The mails stored in development as a small inbox: `/mail`, `/mail/{id}` and, for scripts, `/mail.json?to=address`
 * (newest first). Mount it at `/dev`, and only in development.
 */
export function devInbox({ dataDir, destination }: DevInboxParts): Router {
  const router = Router();

  const showPage = async (response: Response, id: string | undefined, view: MailView) => {
    const mails = await listStoredMails(dataDir, listed);
    const opened = id === undefined ? undefined : await findStoredMail(dataDir, id);
    const missing = id !== undefined && !opened;
    response
      .status(missing ? 404 : 200)
      .set('Content-Security-Policy', pageRules)
      .type('html');
    response.send(inboxPage({ mails, opened, missing, view, destination, now: clock.now() }));
  };

  router.use('/mail', (_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    next();
  });
  router.get('/mail/inbox.css', (_request, response) => {
    response.type('css').send(inboxStyle);
  });
  router.get('/mail.json', async (request, response) => {
    const to = typeof request.query.to === 'string' ? cleanAddress(request.query.to).toLowerCase() : undefined;
    const mails = await listStoredMails(dataDir);
    response.set('Cache-Control', 'no-store');
    response.json(mails.filter((mail) => to === undefined || mail.to.address.toLowerCase() === to));
  });
  router.get('/mail', async (_request, response) => showPage(response, undefined, 'html'));
  router.get('/mail/:id', async (request, response) => {
    await showPage(response, request.params.id, request.query.view === 'text' ? 'text' : 'html');
  });
  router.get('/mail/:id/html', async (request, response) => {
    const mail = await findStoredMail(dataDir, request.params.id);
    if (!mail) return void notFound(response);
    response.set({ 'Content-Security-Policy': mailRules, 'X-Frame-Options': 'SAMEORIGIN' });
    response.type('html').send(withPictures(mail).replace('<head>', '<head><base target="_blank">'));
  });
  router.get('/mail/:id/attachments/:number', async (request, response) => {
    const mail = await findStoredMail(dataDir, request.params.id);
    const file = attachmentOf(mail, request.params.number);
    if (!file) return void notFound(response);
    response.attachment(file.filename).set({
      'Content-Type': file.contentType,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
    response.send(Buffer.from(file.content, file.encoding));
  });
  return router;
}

/** The mail's HTML with the pictures within it, which browsers know no `cid:` address of. */
function withPictures({ html, attachments }: StoredMail): string {
  return attachments.reduce(
    (text, { cid, contentType, content }) =>
      cid === undefined
        ? text
        : text.replaceAll(`src="cid:${cid}"`, () => `src="data:${contentType};base64,${content}"`),
    html,
  );
}

function attachmentOf(mail: StoredMail | undefined, number: string) {
  return /^\d{1,3}$/.test(number) ? mail?.attachments[Number(number)] : undefined;
}

function notFound(response: Response): void {
  response.status(404).type('text').send('There is no such mail.');
}
