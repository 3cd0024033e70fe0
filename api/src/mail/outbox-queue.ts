import type { Pool } from 'pg';
import type { Logger } from '../platform/logger.js';
import type { Queue } from '../platform/runner/runner.js';
import { DeliveryError } from './delivery-error.js';
import { sentenceOf } from '../platform/logged-error.js';
import type { Mailer } from './content/mail-content.js';
import { keepsNoRow, payloadOfToday, stillTrueOf } from './mail-templates.js';
import {
  dropMail,
  holdMail,
  holdPart,
  type LeasedMail,
  leaseDueMails,
  recordPostponed,
  recordRefused,
  recordSent,
  releaseLeases,
  renewLeases,
  untilNextDue,
} from './outbox.js';
import type { RenderMail } from './content/render-mail.js';
import { retryDelay } from './retry-delay.js';
import { clock } from '../platform/clock.js';
import { emailKey } from '../platform/text/person-key.js';
import { withinTime } from '../platform/runner/within-time.js';

/** All in milliseconds, except `concurrency`. */
const defaultTiming = {
  concurrency: 4,
  /** A send takes no longer, however slowly the server responds. */
  send: 120_000,
  firstPause: 5_000,
  longestPause: 60_000,
  /** Until a mail about a draft is checked again. */
  held: 60_000,
};

/** Timing of sending mails; tests use shorter times. */
export type OutboxTiming = typeof defaultTiming;

/** What the queue needs to send mails. */
export interface OutboxParts {
  pool: Pool;
  mailer: Mailer;
  render: RenderMail;
  /** Of events without one, IANA. */
  timeZone?: string;
  log: Logger;
  timing?: Partial<OutboxTiming>;
}

/**
 * The outbox as the runner's queue: how a mail is sent, what its failures mean, and when mails wait for the mail server
 * (decision 004).
 */
export function outboxQueue({ pool, mailer, render, timeZone = 'UTC', log, timing }: OutboxParts): Queue<LeasedMail> {
  const every = { ...defaultTiming, ...timing };
  const pause = createServerPause({
    concurrency: every.concurrency,
    firstMs: every.firstPause,
    longestMs: every.longestPause,
  });

  /** Returns a function that records the outcome. */
  async function send(mail: LeasedMail, stopped: AbortSignal): Promise<() => Promise<void>> {
    try {
      const byNow = await payloadByNow(mail);
      if (!byNow.payload && !byNow.later) {
        log.debug({ mail: mail.id, template: mail.template }, 'A mail is no longer true and stays unsent.');
        return () => dropMail(pool, mail);
      }
      if (!byNow.payload) return () => holdMail(pool, mail, every.held / 1_000);
      if (byNow.later && !(await holdPart(pool, mail, byNow, every.held / 1_000)))
        return () => releaseLeases(pool, [mail]);
      const written = write({ ...mail, payload: byNow.payload });
      await withinTime(every.send, stopped, (over) => mailer.send(written, over));
      if (pause.answered()) log.info('The mail server answers again.');
      log.debug({ mail: mail.id, template: mail.template }, 'Mail sent.');
      return () => (keepsNoRow(mail.template) ? dropMail(pool, mail) : recordSent(pool, mail.id));
    } catch (error) {
      if (stopped.aborted) return () => releaseLeases(pool, [mail]);
      return failed(mail, error);
    }
  }

  /** The current payload of a mail, and the part to send later; neither when it no longer holds. */
  async function payloadByNow({ template, payload, recipient }: LeasedMail): Promise<MailByNow> {
    const check = stillTrueOf(template);
    if (check === undefined) return { payload };
    try {
      const values = [JSON.stringify(payloadOfToday(template, payload)), emailKey(recipient), clock.now(), timeZone];
      const [row] = (await pool.query<Required<MailByNow>>(check, values)).rows;
      return row ?? {};
    } catch (error) {
      throw new DeliveryError(
        'postponed',
        `It could not be looked up whether it is true: ${sentenceOf(error)}`,
        'template',
      );
    }
  }

  function write(mail: LeasedMail): ReturnType<RenderMail> {
    try {
      return render(mail);
    } catch (error) {
      // A bug, which a later release fixes. The mail waits for that, but no longer than any other.
      log.error({ mail: mail.id, template: mail.template, err: error }, 'A mail could not be written.');
      throw new DeliveryError('postponed', `The mail could not be written: ${sentenceOf(error)}`, 'template');
    }
  }

  function failed(mail: LeasedMail, error: unknown): () => Promise<void> {
    const { failure, message, reason } =
      error instanceof DeliveryError ? error : new DeliveryError('broken-off', sentenceOf(error), 'unknown');
    const about = { mail: mail.id, template: mail.template, failure, reason };
    if (failure === 'unreachable' || failure === 'broken-off') {
      if (pause.unreachable()) log.warn(about, 'The mail server cannot be used now. Mails wait until it can.');
    } else if (reason !== 'template' && pause.answered()) {
      log.info('The mail server answers again.');
    }
    const errorText = message.slice(0, 500);
    if (failure === 'refused') {
      if (keepsNoRow(mail.template)) return () => dropMail(pool, mail);
      log.warn(about, 'A mail was refused for good. Admins can send it again.');
      return () => recordRefused(pool, mail, errorText);
    }
    log.debug(about, 'A mail waits for another try.');
    return async () => {
      const innocent = failure === 'unreachable';
      const delaySeconds = innocent ? 0 : retryDelay(mail.attempts + 1, failure);
      const state = await recordPostponed(pool, mail, { error: errorText, delaySeconds, counts: !innocent });
      if (state === 'failed') log.warn(about, 'A mail was given up after 72 hours. Admins can send it again.');
    };
  }

  return {
    name: 'outbox',
    free: (inHand) => (mailer.delivers ? pause.free(inHand) : 0),
    rest: pause.remaining,
    lease: (count, leaseMs, except) => leaseDueMails(pool, count, leaseMs, except),
    renew: (held, leaseMs) => renewLeases(pool, held, leaseMs),
    release: (held) => releaseLeases(pool, held),
    dueIn: () => untilNextDue(pool),
    run: send,
  };
}

/** The payload of a mail when it is sent, and the part that is sent later, as a mail of its own. */
interface MailByNow {
  payload?: unknown;
  later?: unknown;
}

/** Holds mails while the mail server accepts nothing, and lets single ones probe whether it is back. */
interface ServerPause {
  /** How many mails may start now, with `underWay` sending already. */
  free(underWay: number): number;
  /** The server accepted a mail or responded about it. True when that ends a pause. */
  answered(): boolean;
  /** The server could not be reached. True when that begins a pause. */
  unreachable(): boolean;
  /** Milliseconds until a probe may go; 0 without a pause. */
  remaining(): number;
}

/** Pauses of `firstMs`, doubled up to `longestMs` from probe to probe. */
function createServerPause(parts: { concurrency: number; firstMs: number; longestMs: number }): ServerPause {
  let probesFailed = 0;
  let until = 0;
  const remaining = () => (probesFailed === 0 ? 0 : Math.max(0, until - clock.elapsed()));
  return {
    remaining,
    free(underWay) {
      if (probesFailed === 0) return Math.max(0, parts.concurrency - underWay);
      return remaining() === 0 && underWay === 0 ? 1 : 0;
    },
    answered() {
      const ended = probesFailed > 0;
      probesFailed = 0;
      return ended;
    },
    unreachable() {
      // Mails that were in progress together fail together, which is one failure, not several.
      if (remaining() > 0) return false;
      probesFailed += 1;
      until = clock.elapsed() + Math.min(parts.firstMs * 2 ** (probesFailed - 1), parts.longestMs);
      return probesFailed === 1;
    },
  };
}
