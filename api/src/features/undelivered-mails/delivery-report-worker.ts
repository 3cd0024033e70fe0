/**
 * Entry of a worker thread: reads one delivery report, posts one result and ends. Only `readDeliveryReport` starts it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { simpleParser, type ParsedMail } from 'mailparser';

/**
 * The result for a report: the ids of mails that it may be about (as their headers have them), the outcome, and why.
 * Null when it is no report.
 */
export type ReportAnswer = { messageIds: string[]; kind: 'bounced' | 'delayed' | 'delivered'; reason: string } | null;

/** Skips the conversion of texts and pictures: only the machine-written parts are read. */
const plainly = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  keepDeliveryStatus: true,
  maxHtmlLengthToParse: 0,
};

// RFC 3464: with `relayed` and `expanded` the outcome is not known yet.
const kinds = {
  failed: 'bounced',
  delayed: 'delayed',
  relayed: 'delayed',
  expanded: 'delayed',
  delivered: 'delivered',
} as const;

async function readReport(raw: string): Promise<ReportAnswer> {
  const mail = await simpleParser(raw, plainly);
  const status = partOf(mail, ['message/delivery-status', 'message/global-delivery-status']);
  if (status === undefined) return null;
  const action = fieldOf(status, 'action').toLowerCase();
  const kind = Object.hasOwn(kinds, action) ? kinds[action as keyof typeof kinds] : undefined;
  if (!kind) return null;
  const returned = partOf(mail, ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers']);
  const original = returned === undefined ? undefined : (await simpleParser(headersOf(returned), plainly)).messageId;
  const ids = [original, mail.inReplyTo, mail.references].flat().filter((id) => id !== undefined);
  return {
    messageIds: ids.slice(0, 20),
    kind,
    reason: [fieldOf(status, 'status'), fieldOf(status, 'diagnostic-code').replace(/^smtp; */i, '')]
      .filter(Boolean)
      .join(' '),
  };
}

function partOf({ attachments }: ParsedMail, types: readonly string[]): string | undefined {
  return attachments.find(({ contentType }) => types.includes(contentType.toLowerCase()))?.content.toString('utf8');
}

/** The first value of a field, on one line; '' without one. */
function fieldOf(status: string, name: string): string {
  let found: string | undefined;
  for (const line of status.split(/\r?\n/)) {
    if (found !== undefined) {
      if (!/^[ \t]/.test(line)) return found;
      found = `${found} ${line.trim()}`;
    } else if (line.toLowerCase().startsWith(`${name}:`)) found = line.slice(name.length + 1).trim();
  }
  return found ?? '';
}

/** The part before the empty line. */
function headersOf(message: string): string {
  const end = /\r?\n\r?\n/.exec(message)?.index ?? message.length;
  return `${message.slice(0, end)}\r\n\r\n`;
}

parentPort?.postMessage(await readReport(workerData as string));
