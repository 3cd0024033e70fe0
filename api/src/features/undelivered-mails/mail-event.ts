import { z } from 'zod';

/** What became of a mail after it was sent. */
export type MailEvent = 'bounced' | 'delayed' | 'delivered';

/** Mail services use words of their own. */
const words: Readonly<Record<string, MailEvent>> = {
  bounced: 'bounced',
  bounce: 'bounced',
  failed: 'bounced',
  delayed: 'delayed',
  deferred: 'delayed',
  delivered: 'delivered',
  delivery: 'delivered',
};

const unknownKind = 'Please give bounced, delayed or delivered';

/** The largest report, in characters: the size limit of a request's body. */
export const longestReport = 1_000_000;

/** An event of a sent mail: by its id, or as the raw report. */
export const mailEventInput = z
  .object({
    messageId: z
      .string()
      .trim()
      .min(1, 'Please give the id of the message')
      .max(300, 'At most 300 characters')
      .nullish()
      .describe('The `Message-ID` of the mail that was sent, with or without its angle brackets.'),
    kind: z
      .string()
      .nullish()
      .transform((word) => (word ? (words[word.trim().toLowerCase()] ?? null) : undefined))
      .refine((kind) => kind !== null, unknownKind)
      .describe(
        '`bounced`: it came back for good. `delivered`: it arrived. `delayed`: nothing is sure yet, and nothing changes. Also `bounce`, `failed`, `deferred`, `delivery`, in any case.',
      ),
    reason: z
      .string()
      .max(2_000, 'At most 2,000 characters')
      .nullish()
      .describe('Why, in the words of the mail server.'),
    report: z
      .string()
      .max(longestReport, 'The report is over 1 MB')
      .nullish()
      .describe('The raw delivery report (RFC 3464), as a mail; instead of the others.'),
  })
  .superRefine(({ messageId, kind, report }, { addIssue }) => {
    if (report) return;
    if (!messageId) addIssue({ code: 'custom', path: ['messageId'], message: 'Please give the id of the message' });
    if (!kind) addIssue({ code: 'custom', path: ['kind'], message: unknownKind });
  });
