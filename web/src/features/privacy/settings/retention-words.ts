import { retentionKinds, retentionNames, type RetentionKind } from '@trailcrew/api/contract/people/retention';
import { count } from '../../../formatting/counts';

interface KindWords {
  label: string;
  /** What it is, and from when its days count. */
  about: string;
  one: string;
  several: string;
}

/** The kinds of data whose time a club sets, as admins read them. */
export const kindWords: Readonly<Record<RetentionKind, KindWords>> = {
  CONTACTS: {
    label: retentionNames.CONTACTS,
    about: 'Counted from the last day of the last event that someone signed up for or their household waited for.',
    one: 'phone number',
    several: 'phone numbers',
  },
  ANSWERS: {
    label: retentionNames.ANSWERS,
    about:
      'Answers except T-shirt sizes, what guardians agreed to, messages, and who waited. Counted from the last day of the event.',
    one: 'answer or entry',
    several: 'answers and entries',
  },
  NAMES: {
    label: retentionNames.NAMES,
    about:
      'Names, email addresses and T-shirt sizes. Counted from the last day of the last event that someone signed up for or their household waited for.',
    one: 'person',
    several: 'people',
  },
  MAILS: {
    label: retentionNames.MAILS,
    about: 'Emails that were sent or that failed, counted from then.',
    one: 'email',
    several: 'emails',
  },
  AUDIT: {
    label: retentionNames.AUDIT,
    about: 'What staff did, emails to groups, and who applied a change of plan, counted from then.',
    one: 'entry of the log or email to a group',
    several: 'entries of the log and emails to groups',
  },
};

/** What goes of one kind, such as `12 phone numbers`. */
export function goes(kind: RetentionKind, many: number): string {
  const { one, several } = kindWords[kind];
  return many === 0 ? 'nothing' : count(many, one, several);
}

/** What goes of all kinds, such as `12 phone numbers and 3 people`; null where nothing does. */
export function allThatGoes(counts: readonly { kind: RetentionKind; count: number }[]): string | null {
  const parts = retentionKinds.flatMap((kind) => {
    const many = counts.find((one) => one.kind === kind)?.count ?? 0;
    return many > 0 ? [goes(kind, many)] : [];
  });
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ') || null;
}
