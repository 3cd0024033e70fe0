import { testKind, webhookKinds, type WebhookKind } from '@trailcrew/api/contract/webhook';
import { count } from '../../formatting/counts';

/** What a webhook tells of, as people say it. */
export function kindWords(kind: string): string {
  if (kind === testKind) return 'A test';
  return webhookKinds[kind as WebhookKind] ?? kind;
}

/** The parts of a webhook that say how it is. */
interface State {
  switchedOffAt: string | null;
  switchedOffBecause: string | null;
  pausedUntil: string | null;
  waiting: number;
}

/** How a webhook is, in a sentence; `isBad`: somebody should look after it. */
export function stateWords({ switchedOffAt, switchedOffBecause, pausedUntil, waiting }: State): {
  text: string;
  isBad: boolean;
} {
  const owed = waiting > 0 ? ` ${count(waiting, 'message')} ${waiting === 1 ? 'waits' : 'wait'}.` : '';
  if (switchedOffAt) return { text: (reasons[switchedOffBecause ?? ''] ?? 'Switched off.') + owed, isBad: true };
  if (pausedUntil) return { text: `The program does not take messages now. They are sent later.${owed}`, isBad: true };
  return { text: `On.${owed}`, isBad: false };
}

const reasons: Readonly<Record<string, string>> = {
  gone: 'Switched off: the program said that it is gone.',
  unreachable: 'Switched off: the program took nothing for three days.',
  moved:
    'Switched off: the data was brought to another machine or database. If that is your real installation now, switch it on; in a copy for a trial leave it off.',
};
