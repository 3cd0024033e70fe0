import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { given } from '../../../test/given.js';
import { settled } from '../../../test/settled.js';
import { taken } from '../../../test/start-receiver.js';
import { startWebhookWorld, type WebhookWorld } from '../../../test/start-webhook-world.js';
import { clock, moveClock } from '../../platform/clock.js';

/* Receivers that are down, slow, or refuse: what is queued arrives afterwards, in order for one signup, and verified. */

const hour = 3_600_000;
let world: WebhookWorld;

beforeAll(async () => {
  world = await startWebhookWorld();
});
afterEach(() => world.clear());
afterAll(() => world.server.close());

const cancel = (id: string) =>
  world.ask('mutation ($id: ID!) { cancelSignups(signupIds: [$id]) { __typename } }', { id });
const mailsOf = async (): Promise<number> => {
  const { rows } = await world.server.database.pool.query(`select from outbox where template = 'webhook-switched-off'`);
  return rows.length;
};

const both = ['signup.created', 'signup.cancelled'];

describe('a receiver', () => {
  it('that is down, and then fails, is sent everything afterwards, each signup in order', async () => {
    const there = await world.receiver();
    const shift = await given(world.server.database.pool).shift({ qtyRequired: 20 });
    const { id, secret } = await world.makeWebhook(there.url, both);
    await there.stop();
    const signups: string[] = [];
    for (let count = 0; count < 4; count += 1) signups.push(await world.signUp(shift.id));
    for (const signup of signups) await cancel(signup);
    await world.until(
      async () =>
        (await world.deliveriesOf(id)).length === 8 && (await world.deliveriesOf(id)).some(({ tries }) => tries > 0),
    );
    // It is back, and fails at first.
    let failures = 0;
    there.answers((message, response) =>
      ++failures <= 2 ? void response.writeHead(500).end('broken') : taken(message, response),
    );
    await there.start();
    moveClock(hour);
    await world.until(() => failures > 0);
    let moved = 2 * hour;
    await world.until(async () => {
      moved += 10_000;
      moveClock(moved);
      return (await world.deliveriesOf(id)).every(({ state }) => state === 'delivered');
    });
    const kindsOf = (signup: string) =>
      there.received
        .slice(2)
        .filter(({ body }) => body.data.id === signup)
        .map(({ body }) => body.type);
    for (const signup of signups) expect(kindsOf(signup)).toEqual(both);
    // The clock was moved by hours: the package would call such a message forged by its time alone.
    for (const { id: messageId, headers, text } of there.received) {
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(messageId, at, text));
    }
  });

  it('that answers 410 is switched off, the admins are mailed, and is sent what waited once it is on again', async () => {
    const there = await world.receiver();
    const shift = await given(world.server.database.pool).shift({ qtyRequired: 5 });
    const { id } = await world.makeWebhook(there.url, both);
    there.answers((_message, response) => void response.writeHead(410).end());
    const before = await mailsOf();
    await world.signUp(shift.id);
    await world.until(async () => (await world.rowOf(id)).because === 'gone');
    expect(await mailsOf()).toBe(before + 1);
    const missed = await world.signUp(shift.id);
    // "From now on" begins where every reader of facts is by now.
    await settled(world.server.database.pool);
    there.answers(taken);
    await world.updateWebhook(id, { isOn: true });
    const later = await world.signUp(shift.id);
    await world.until(() => there.received.some(({ body }) => body.data.id === later));
    expect(there.received.some(({ body }) => body.data.id === missed)).toBe(false);
  });

  it('that is slow holds up no other one', async () => {
    const [slow, quick] = [await world.receiver(), await world.receiver()];
    const shift = await given(world.server.database.pool).shift({ qtyRequired: 30 });
    // It never answers.
    slow.answers(() => undefined);
    await world.makeWebhook(slow.url, both);
    await world.makeWebhook(quick.url, both);
    for (let count = 0; count < 20; count += 1) await world.signUp(shift.id);
    await world.until(() => quick.received.length === 20);
    expect(slow.received.length).toBeLessThanOrEqual(4);
  });

  it('believes each message while its secret changes, and sees which one was sent again', async () => {
    const there = await world.receiver();
    const shift = await given(world.server.database.pool).shift({ qtyRequired: 5 });
    const { id, secret: old } = await world.makeWebhook(there.url, both);
    const rotate = () =>
      world.ask<{ rotateWebhookSecret: { secret: string } }>(
        'mutation ($id: ID!) { rotateWebhookSecret(webhookId: $id) { secret } }',
        { id },
      );
    const { secret: between } = (await rotate()).rotateWebhookSecret;
    const { rotateWebhookSecret } = await rotate();
    await world.signUp(shift.id);
    await world.until(async () => (await world.deliveriesOf(id))[0]?.state === 'delivered');
    const [first] = there.received;
    for (const secret of [old, between, rotateWebhookSecret.secret]) there.verified(first!, secret);
    await world.server.database.pool.query(
      `update webhook set rotating_until = now() - interval '1 second', earlier_secrets = '[]' where id = $1`,
      [id],
    );
    await world.ask('mutation ($id: ID!) { resendDelivery(deliveryId: $id) { delivery { id } } }', {
      id: (await world.deliveriesOf(id))[0]?.id,
    });
    await world.until(() => there.received.length === 2);
    const second = there.received[1]!;
    expect([second.id, second.text, second.headers['webhook-resent']]).toEqual([first?.id, first?.text, 'true']);
    there.verified(second, rotateWebhookSecret.secret);
    expect(() => there.verified(second, old)).toThrow();
    expect((await world.deliveriesOf(id)).map(({ origin }) => origin)).toEqual(['fact', 'resent']);
    const { rows } = await world.server.database.pool.query<{ text: string }>('select w::text as text from webhook w');
    for (const secret of [old, rotateWebhookSecret.secret]) expect(rows[0]?.text).not.toContain(secret.slice(6));
  });

  it('that takes nothing for three days is switched off, and has three days again from when it is switched on', async () => {
    const there = await world.receiver();
    const shift = await given(world.server.database.pool).shift({ qtyRequired: 5 });
    there.answers((_message, response) => void response.writeHead(503).end());
    const { id } = await world.makeWebhook(there.url);
    await world.signUp(shift.id);
    /** What is so after the next try, at a moment from now, after something was done. */
    const tried = async (at: number, act = async (): Promise<void> => undefined) => {
      const [before] = await world.deliveriesOf(id);
      moveClock(at);
      await act();
      // Moving the clock and acting may make it due twice: no try is under way or due once the next is ahead.
      await world.until(async () => {
        const [now] = await world.deliveriesOf(id);
        const isOver = now?.state !== 'waiting' || now.due_at > clock.now();
        return isOver && (now?.tries ?? 0) > (before?.tries ?? 0);
      });
      return [(await world.deliveriesOf(id))[0]?.state, (await world.rowOf(id)).because];
    };
    const isFine = ['waiting', null];
    expect(await tried(0)).toEqual(isFine);
    expect(await tried(71 * hour)).toEqual(isFine);
    // It is off for a week, and what waited is tried as if it was new; so it is at another address.
    await world.updateWebhook(id, { isOn: false });
    const on = 7 * 24 * hour;
    expect(await tried(on, () => world.updateWebhook(id, { isOn: true }))).toEqual(isFine);
    const changed = on + 71 * hour;
    expect(await tried(changed, () => world.updateWebhook(id, { url: `${there.url}/new` }))).toEqual(isFine);
    expect(await tried(changed + 71 * hour)).toEqual(isFine);
    const before = await mailsOf();
    expect(await tried(changed + 80 * hour)).toEqual(['failed', 'unreachable']);
    expect(await mailsOf()).toBe(before + 1);
  });

  it('that was given up says nothing any more once the address is another', async () => {
    const [old, present] = [await world.receiver(), await world.receiver()];
    const shift = await given(world.server.database.pool).shift({ qtyRequired: 5 });
    let answerOld: (() => void) | undefined;
    old.answers((_message, response) => void (answerOld = () => void response.writeHead(410).end()));
    const { id } = await world.makeWebhook(old.url);
    const signup = await world.signUp(shift.id);
    await world.until(() => answerOld !== undefined);
    await world.updateWebhook(id, { url: present.url });
    answerOld?.();
    await world.until(() => present.received.some(({ body }) => body.data.id === signup));
    await world.until(async () => (await world.deliveriesOf(id))[0]?.state === 'delivered');
    expect(await world.rowOf(id)).toEqual({ because: null, failures: 0 });
  });
});
