import { z } from 'zod';

/** The kinds of data whose time a club sets. */
export const retentionKinds = ['CONTACTS', 'ANSWERS', 'NAMES', 'MAILS', 'AUDIT'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** What people call the kinds. */
export const retentionNames: Readonly<Record<RetentionKind, string>> = {
  CONTACTS: 'Phone numbers',
  ANSWERS: 'Answers and waiting',
  NAMES: 'Names and addresses',
  MAILS: 'Emails',
  AUDIT: 'Audit log',
};

/** For how many days each kind is kept: what applies until a club changes it, and the limits. */
export const retentionLimits: Readonly<Record<RetentionKind, { default: number; atLeast: number; atMost: number }>> = {
  CONTACTS: { default: 56, atLeast: 7, atMost: 400 },
  ANSWERS: { default: 56, atLeast: 7, atMost: 400 },
  NAMES: { default: 400, atLeast: 90, atMost: 1200 },
  MAILS: { default: 30, atLeast: 7, atMost: 90 },
  AUDIT: { default: 400, atLeast: 90, atMost: 1200 },
};

/** How long is kept what nobody sets a time for. */
export const fixedTimes = {
  FACTS: '400 days',
  WEBHOOKS: '30 days',
  REPEATS: '24 hours',
  SESSIONS: 'until it ends, 7 days at most',
  LINKS: '30 days after it expired or was closed',
} as const;

/** The longest text of a club's own on the page about privacy, in characters. */
export const longestNotice = 5_000;

/** The sentence for days outside the limits of a kind. */
export function outsideLimits(kind: RetentionKind): string {
  const { atLeast, atMost } = retentionLimits[kind];
  return `Please give ${atLeast} to ${atMost} days`;
}

/** For how long a kind of data is kept. */
export const retentionRuleInput = z
  .object({
    kind: z.enum(retentionKinds, 'Please choose a kind of data').describe('The kind of data.'),
    days: z.number('Please give a whole number of days').int('Please give a whole number of days').describe('Days.'),
  })
  .superRefine(({ kind, days }, check) => {
    const { atLeast, atMost } = retentionLimits[kind];
    if (days < atLeast || days > atMost)
      check.addIssue({ code: 'custom', path: ['days'], message: outsideLimits(kind) });
  });

/** What an admin sets about retention; what is left out stays. */
export const setRetentionInput = z.object({
  rules: z
    .array(retentionRuleInput)
    .nullish()
    .describe('Kinds to change. Fewer days apply 24 hours later, more days at once.'),
  notice: z
    .string()
    .trim()
    .max(longestNotice, `Please use at most ${longestNotice} characters`)
    .nullish()
    .describe('The words of the club on the page about privacy, as plain text; empty for none.'),
});
