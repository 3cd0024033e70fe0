import { createTransport, type NodemailerError } from 'nodemailer';
import { DeliveryError, type DeliveryFailure, refuseControlCharacters } from './delivery-error.js';
import { sentenceOf } from '../platform/logged-error.js';
import type { MailAddress, Mailer } from './content/mail-content.js';
import { withinTime } from '../platform/runner/within-time.js';

const neverConnected = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTDOWN']);

/** Timeouts of a mail server, in milliseconds. */
export interface SmtpTimeouts {
  connection: number;
  greeting: number;
  /** Without a byte in the middle of a conversation. */
  silence: number;
  /** For one mail in all, also while the server sends byte by byte. */
  total: number;
}

/** A hanging server is abandoned after 15 seconds: four such sends at once would stop all mails. */
export const smtpTimeouts: SmtpTimeouts = { connection: 10_000, greeting: 10_000, silence: 12_000, total: 15_000 };

/**
 * Sends mails over SMTP, on a few pooled connections. Query parameters of the address override the options here
 * (`smtp://mail:25?requireTLS=false`).
 */
export function createSmtpMailer(smtpUrl: string, from: MailAddress, timeouts = smtpTimeouts): Mailer {
  const url = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    // Retrying is up to the outbox.
    maxRequeues: 0,
    // Servers close idle connections. We close first, so that no mail meets a closing connection.
    idleTimeout: 20_000,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    dnsTimeout: 10_000,
    // Requires encryption for a password, unless the server is this machine.
    requireTLS: url.password !== '' && url.protocol === 'smtp:' && !isThisMachine(url.hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    delivers: true,
    destination: `${url.protocol}//${url.host}`,
    async send(mail, signal) {
      refuseControlCharacters(mail);
      try {
        await withinTime(timeouts.total, signal, (over) =>
          transport.sendMail({
            from,
            to: mail.to,
            replyTo: mail.replyTo ?? undefined,
            messageId: mail.messageId,
            subject: mail.subject,
            text: mail.text,
            html: mail.html,
            attachments: mail.attachments.map((file) =>
              file.cid === undefined ? file : { ...file, contentDisposition: 'inline' as const },
            ),
            // Out-of-office replies would arrive at the club's address.
            headers: {
              'Auto-Submitted': 'auto-generated',
              'X-Auto-Response-Suppress': 'OOF, AutoReply',
              // Mail programs show a button of their own, and post there (RFC 8058).
              ...(mail.switchOff && {
                'List-Unsubscribe': `<${mail.switchOff}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }),
            },
            signal: over,
          }),
        );
      } catch (error) {
        throw deliveryErrorOf(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** What nodemailer's error means for the mail. */
export function deliveryErrorOf(error: unknown): DeliveryError {
  if (typeof error !== 'object' || error === null) return new DeliveryError('broken-off', String(error));
  const failed: Partial<NodemailerError> = error;
  const reply = failed.response ?? sentenceOf(error);
  const failure = failureOf(failed);
  const sentence: Record<DeliveryFailure, string> = {
    refused: `The mail server refused this mail: ${reply}`,
    postponed: `The mail server put this mail off: ${reply}`,
    'broken-off': `The connection to the mail server broke off: ${reply}`,
    unreachable: `The mail server could not be used: ${reply}`,
  };
  return new DeliveryError(
    failure,
    sentence[failure],
    String(failed.responseCode ?? failed.originalCode ?? failed.code ?? ''),
  );
}

function failureOf(error: Partial<NodemailerError>): DeliveryFailure {
  const { code, command, responseCode, originalCode, timeoutType } = error;
  if (responseCode !== undefined && (command === 'RCPT TO' || command === 'DATA')) {
    // 421: the server disconnects all clients; 530: it requires authentication. Neither is about this mail.
    if (responseCode === 421 || responseCode === 530) return 'unreachable';
    return error.permanent ? 'refused' : 'postponed';
  }
  if (responseCode !== undefined && command === 'MAIL FROM') {
    if (responseCode >= 400 && responseCode < 500 && responseCode !== 421) return 'postponed';
    // 552: too large. Any other refusal of our sender is a setting to correct, and no reason to lose mails.
    return responseCode === 552 ? 'refused' : 'unreachable';
  }
  if (responseCode === undefined && (code === 'EENVELOPE' || code === 'EMESSAGE')) return 'refused';
  if (code === 'EABORT' || timeoutType === 'SOCKET_TIMEOUT') return 'broken-off';
  const lostWithoutReply = responseCode === undefined && (code === 'ECONNECTION' || code === 'ESOCKET');
  if (lostWithoutReply && !neverConnected.has(originalCode ?? '')) return 'broken-off';
  return 'unreachable';
}

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
}
