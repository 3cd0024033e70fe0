import { testKind, webhookKinds, type WebhookKind } from '@trailcrew/api/contract/webhook';
import { count } from '../../formatting/counts';

/** The kinds of events of a webhook, in plain words. */
export function kindWords(kind: string): string {
  if (kind === testKind) return 'A test';
  return webhookKinds[kind as WebhookKind] ?? kind;
}

/** The fields of a webhook that describe its state. */
interface State {
  switchedOffAt: string | null;
  switchedOffBecause: string | null;
  pausedUntil: string | null;
  waiting: number;
}

/** The state of a webhook in a sentence; `isBad`: somebody should look into it. */
export function stateWords({ switchedOffAt, switchedOffBecause, pausedUntil, waiting }: State): {
  text: string;
  isBad: boolean;
} {
  const queued = waiting > 0 ? ` ${count(waiting, 'message')} ${waiting === 1 ? 'waits' : 'wait'}.` : '';
  if (switchedOffAt) return { text: (reasons[switchedOffBecause ?? ''] ?? 'Switched off.') + queued, isBad: true };
  if (pausedUntil)
    return { text: `The program does not take messages now. They are sent later.${queued}`, isBad: true };
  return { text: `On.${queued}`, isBad: false };
}

const reasons: Readonly<Record<string, string>> = {
  gone: 'Switched off: the program said that it is gone.',
  unreachable: 'Switched off: the program took nothing for three days.',
  moved:
    'Switched off: the data was brought to another machine or database. If that is your real installation now, switch it on; in a copy for a trial leave it off.',
};
