import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { clock } from '../platform/clock.js';
import type { Logger } from '../platform/logger.js';
import { DeliveryError } from './delivery-error.js';
import type { Mailer } from './mail-content.js';
import {
  leaseDueMails,
  purgeSentMails,
  recordPostponed,
  recordRefused,
  recordSent,
  releaseLeases,
  renewLeases,
  untilNextDue,
  type LeasedMail,
} from './outbox.js';
import type { RenderMail } from './render-mail.js';
import { retryDelay } from './retry-delay.js';
import { createServerPause } from './server-pause.js';
import { codeOf, sentenceOf } from './error-parts.js';

// Longer than other files: leasing, sending, recording and draining share one small state that reads best in one place.

/** Sends what lies in the outbox, for as long as the server lives. */
export interface MailWorker {
  /** Mail was committed: look now instead of at the next poll. */
  wake(): void;
  /** Takes no more mails, lets those under way finish for a while, gives the leases of the others back. Never rejects. */
  stop(): Promise<void>;
}

/** All in milliseconds, except `concurrency`. */
const defaultTiming = {
  concurrency: 4,
  /** Between looks at the outbox when nobody calls: mails written by another server, or due again. */
  poll: 5_000,
  /** After a crash mails wait this long at most; well under the 60 seconds that are promised. */
  lease: 30_000,
  /** A single send takes no longer, however slowly the server answers. */
  send: 120_000,
  firstPause: 5_000,
  longestPause: 60_000,
  /** The whole server has ten seconds to stop. */
  drain: 8_000,
  purge: 60 * 60_000,
};

/** What the worker works with. `timing` is for tests. */
export interface MailWorkerParts {
  pool: Pool;
  mailer: Mailer;
  render: RenderMail;
  log: Logger;
  timing?: Partial<typeof defaultTiming>;
}

interface MailInHand {
  mail: LeasedMail;
  abort: AbortController;
  /** Sent or not, its outcome is being noted: its lease is left alone. */
  answered: boolean;
}

/**
 * Starts the worker. Every mail goes out at least once, and only once unless the worker or the database dies between the mail server's
 * yes and the note of it: its lease is renewed while it is sent, and an outcome that could not be noted is kept until it can.
 */
export function startMailWorker({ pool, mailer, render, log, timing }: MailWorkerParts): MailWorker {
  const every = { ...defaultTiming, ...timing };
  const pause = createServerPause({
    concurrency: every.concurrency,
    firstMs: every.firstPause,
    longestMs: every.longestPause,
  });
  const inHand = new Map<string, MailInHand>();
  const unrecorded = new Map<string, () => Promise<void>>();
  const deliveries = new Set<Promise<void>>();
  let turns: Promise<void> | undefined;
  let turnWanted = false;
  let timer: NodeJS.Timeout | undefined;
  let renewing: Promise<void> = Promise.resolve();
  let stopping: Promise<void> | undefined;
  let databaseAway = false;
  let purgeAt = clock.elapsed();

  function wake(): void {
    if (stopping) return;
    turnWanted = true;
    turns ??= takeTurns();
  }

  async function takeTurns(): Promise<void> {
    clearTimeout(timer);
    let rest = every.poll;
    while (turnWanted && !stopping) {
      turnWanted = false;
      rest = await takeTurn();
    }
    turns = undefined;
    if (!stopping) timer = setTimeout(wake, rest);
  }

  /** One look at the outbox. Returns the milliseconds until the next one. */
  async function takeTurn(): Promise<number> {
    try {
      await recordLeftovers();
      await purgeSometimes();
      const free = mailer.delivers ? pause.free(inHand.size) : 0;
      if (free === 0) return pause.remaining() || every.poll;
      const mails = await leaseDueMails(pool, free, every.lease, [...inHand.keys(), ...unrecorded.keys()]);
      databaseAnswers();
      if (stopping) {
        await releaseLeases(pool, mails);
        return every.poll;
      }
      for (const mail of mails) take(mail);
      // With all hands full, the first one free looks for more.
      if (mails.length === free) return every.poll;
      const dueIn = await untilNextDue(pool);
      return Math.min(every.poll, Math.max(100, dueIn ?? every.poll));
    } catch (error) {
      databaseFails(error);
      return Math.min(every.poll, 2_000);
    }
  }

  function take(mail: LeasedMail): void {
    const hand: MailInHand = { mail, abort: new AbortController(), answered: false };
    inHand.set(mail.id, hand);
    const delivery = deliver(hand).finally(() => {
      deliveries.delete(delivery);
      wake();
    });
    deliveries.add(delivery);
  }

  /** Sends one mail and notes the outcome. Never rejects. */
  async function deliver(hand: MailInHand): Promise<void> {
    const { id } = hand.mail;
    const note = await send(hand.mail, hand.abort.signal);
    hand.answered = true;
    // A renewal under way changes the lease that the note names.
    await renewing;
    try {
      await note();
    } catch (error) {
      unrecorded.set(id, note);
      databaseFails(error);
    }
    inHand.delete(id);
  }

  /** Returns how the outcome is noted: to be called until it succeeds. */
  async function send(mail: LeasedMail, stopped: AbortSignal): Promise<() => Promise<void>> {
    try {
      const written = write(mail);
      await mailer.send(written, AbortSignal.any([stopped, AbortSignal.timeout(every.send)]));
      if (pause.answered()) log.info('The mail server answers again.');
      log.debug({ mail: mail.id, template: mail.template }, 'Mail sent.');
      return () => recordSent(pool, mail.id);
    } catch (error) {
      if (stopped.aborted) return () => releaseLeases(pool, [mail]);
      return failed(mail, error);
    }
  }

  function write(mail: LeasedMail): ReturnType<RenderMail> {
    try {
      return render(mail);
    } catch (error) {
      // A mistake of ours, mended by a later release: the mail waits for it, but no longer than any other.
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

  /** Notes outcomes that the database could not take when they came. */
  async function recordLeftovers(): Promise<void> {
    for (const [id, note] of unrecorded) {
      await note();
      unrecorded.delete(id);
    }
  }

  async function purgeSometimes(): Promise<void> {
    if (clock.elapsed() < purgeAt) return;
    const purged = await purgeSentMails(pool);
    purgeAt = clock.elapsed() + every.purge;
    if (purged > 0) log.info({ purged }, 'Old sent mails were removed from the outbox.');
  }

  async function renew(): Promise<void> {
    const held = [...inHand.values()].filter((hand) => !hand.answered).map((hand) => hand.mail);
    if (held.length === 0) return;
    try {
      const renewed = await renewLeases(pool, held, every.lease);
      for (const mail of held) mail.lease = renewed.get(mail.id) ?? mail.lease;
    } catch (error) {
      databaseFails(error);
    }
  }

  function databaseFails(error: unknown): void {
    if (!databaseAway)
      log.warn({ err: error }, 'The mail worker cannot reach the database; it tries again until it can.');
    databaseAway = true;
  }

  function databaseAnswers(): void {
    if (databaseAway) log.info('The mail worker reaches the database again.');
    databaseAway = false;
  }

  async function drain(): Promise<void> {
    clearTimeout(timer);
    clearInterval(renewals);
    await atMost(every.drain, turns ?? Promise.resolve());
    await atMost(every.drain, Promise.all(deliveries));
    for (const hand of inHand.values()) hand.abort.abort();
    await atMost(1_000, Promise.all(deliveries));
    await atMost(500, recordLeftovers().catch(databaseFails));
  }

  const renewals = setInterval(() => {
    renewing = renewing.then(renew);
  }, every.lease / 3);
  wake();
  return { wake, stop: () => (stopping ??= drain()) };
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timeout = new AbortController();
  const timer = delay(milliseconds, undefined, { signal: timeout.signal }).catch((error: unknown) => {
    if (codeOf(error) !== 'ABORT_ERR') throw error;
  });
  await Promise.race([work, timer]);
  timeout.abort();
}
