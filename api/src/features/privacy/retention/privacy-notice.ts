import { z } from 'zod';
import { clock } from '../../../platform/clock.js';
import { operation } from '../../../platform/operation/operation.js';
import { personalData } from '../personal-data.js';
import { reasons, type Entry, type PersonalData, type Reason, type Retention } from '../register.js';
import { keptWords } from './kept-words.js';
import { readRetentionState } from './retention-rules.js';
import type { PrivacyNotice } from './retention.types.js';

/**
 * What volunteers and guardians read about each reason and time of the register. Every one of the register stands here (privacy-notice.test.ts):
 * `null` where a person would find nothing of theirs, such as texts of staff that may name somebody.
 */
export const wordsOfParts: Readonly<Partial<Record<`${Reason} ${Retention}`, string | null>>> = {
  'signup NAMES': 'Names',
  'contact NAMES': 'Email address',
  'phone CONTACTS': 'Phone number',
  'answers ANSWERS': 'Answers to an event’s questions',
  // No other answer is asked once a year.
  'answers NAMES': 'Size of a T-shirt',
  'consent ANSWERS': 'Name of a guardian, and what they agreed to',
  'consent EVENT': 'That an adult agreed to a shift',
  'signup EVENT': 'Shifts that people signed up for, without names once these are gone',
  'attendance EVENT': 'When people came and left, hours, and meal vouchers that were used',
  'attendance CHECK_IN': 'Ids under which phones at a post marked people',
  'waitlist ANSWERS': 'Who waited for a spot',
  'waitlist EVENT': 'That people waited for a spot, without names once these are gone',
  'replacement ANSWERS': 'What people wrote when they looked for a replacement',
  'replacement EVENT': 'That someone looked for a replacement, and who took over',
  'asking NAMES': 'Whether someone may be asked when others drop out',
  'asking EVENT': 'Who was asked to help out, and what they answered',
  'household LINKS': 'When the links in mails were made and closed',
  'switches NAMES': 'Whether reminders are switched off',
  'mails MAILS': 'Mails that were sent',
  'mails ANSWERS': 'That a reminder was sent',
  'mails AUDIT': null,
  'audit AUDIT': 'What staff changed, such as moving someone to another shift',
  'facts FACTS': 'What changed when, without names',
  'facts WEBHOOKS': 'What other programs of the club were sent',
  'repeats REPEATS': 'The answers to the last requests',
  'tries TRIES': 'How often someone tried something, by network',
  'request LINKS': 'Requests to be erased',
  'erasing ERASURES': 'Who was erased when, without names',
  'event EVENT': null,
  'event CHECK_IN': null,
  'event UPLOADS': null,
  'access KEY': null,
  'jobs JOBS': null,
};

/** What is kept about people who sign up, in the order of the words above. */
const parts = Object.values(personalData.tables).flatMap((columns) =>
  Object.values<Entry>(columns).filter(
    (entry): entry is PersonalData =>
      entry !== 'none' && (entry.of.includes('volunteer') || entry.of.includes('guardian')),
  ),
);

/** The reasons and times under which the register has something of volunteers and guardians. */
export const partsOfRegister = [...new Set(parts.map(({ why, keptFor }) => `${why} ${keptFor}` as const))];

/** What is kept about people who sign up, why and how long, by the register and what the club set. */
export const readPrivacyNotice = operation(
  { access: 'public', input: z.object({}), transaction: false },
  async function readPrivacyNotice(ctx): Promise<PrivacyNotice> {
    const now = clock.now();
    const { notice, rules } = await readRetentionState(ctx.services.rows, now);
    const shown = Object.entries(wordsOfParts).flatMap(([part, what]) => {
      const [why, keptFor] = part.split(' ') as [Reason, Retention];
      return what ? [{ what, why: reasons[why], keptFor: keptWords(keptFor, rules, now) }] : [];
    });
    return { notice, parts: shown };
  },
);
