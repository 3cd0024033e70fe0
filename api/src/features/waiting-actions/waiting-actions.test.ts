import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { given } from '../../../test/given.js';
import { nobodyOf } from '../../../test/nobody.js';
import { runDue } from '../../../test/run-due.js';
import { signedUp } from '../../../test/signup-rows.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { until } from '../../../test/until.js';
import { jobQueue } from '../../database/job-queue.js';
import { clock, moveClock } from '../../platform/clock.js';
import { carryOutAction } from './waiting-action.js';

/* What staff do waits ten seconds, in which it can be undone: nothing changes and nobody is notified before, and no tab has to stay open. */

let server: TestServer;
let admin: { headers: Record<string, string> };
let lead: { headers: Record<string, string> };
beforeAll(async () => {
  server = await startTestServer();
  admin = await given(server.database.pool).staff('admin', { firstName: 'Alma', lastName: 'Admin' });
  lead = await given(server.database.pool).staff('lead');
});
afterAll(() => server.close());
afterEach(() => moveClock(0));

interface Action {
  id: string;
  seconds: number;
}

const ask = async <Data>(document: string, variables: object, headers = admin.headers): Promise<Data> => {
  const { data, errors } = await server.graphql<Data>(document, variables, headers);
  const code = errors?.[0]?.extensions?.code;
  return (code ? { code } : data) as Data;
};
const cancelLater = (signupIds: string[], headers = admin.headers) =>
  ask<{
    cancelSignupsLater: { action: Action | null; signupIds: string[]; refused: { id: string; reason: string }[] };
    code?: string;
  }>(
    'mutation ($signupIds: [ID!]!) { cancelSignupsLater(signupIds: $signupIds) { action { id seconds } signupIds refused { id reason } } }',
    { signupIds },
    headers,
  );
const deleteLater = (scope: object, headers = admin.headers) =>
  ask<{ deleteLater: Action; code?: string }>(
    `mutation ($categoryId: ID, $opportunityId: ID, $shiftId: ID) {
       deleteLater(categoryId: $categoryId, opportunityId: $opportunityId, shiftId: $shiftId, tellPeople: true) { id seconds } }`,
    scope,
    headers,
  );
const undo = (id: string | undefined, headers = admin.headers) =>
  ask<{ undoAction?: boolean; code?: string }>('mutation ($id: ID!) { undoAction(id: $id) }', { id }, headers);
const outcomeOf = async (id: string | undefined) =>
  (
    await ask<{ actionOutcome: { state: string; reason: string | null } }>(
      'query ($id: ID!) { actionOutcome(id: $id) { state reason } }',
      { id },
    )
  ).actionOutcome;

const count = async (table: string, where: string, id: string) =>
  (
    await server.database.pool.query<{ rows: number }>(
      `select count(*)::int as rows from ${table} where ${where} = $1`,
      [id],
    )
  ).rows[0]?.rows;

let made = 0;
/** Two people in one shift. */
async function twoIn() {
  const shift = await given(server.database.pool).shift({ qtyRequired: 3 });
  const people = [];
  for (const firstName of ['Anna', 'Bo']) {
    made += 1;
    people.push(
      await signedUp(server.database.pool, shift, { firstName, lastName: 'Berg', email: `waits${made}@x.org` }),
    );
  }
  return { shift, ids: people.map(({ id }) => id) };
}
const activeIn = async (shiftId: string) => count('signup', `status = 'active' and shift_id`, shiftId);
/** Mails about an event, of every state. */
const mailsOf = async (eventId: string) => count('outbox', 'event_id', eventId);

/** Does what is due by now, and gives how many actions that was. */
const carryOut = async () =>
  runDue(await jobQueue({ pool: server.database.pool, kinds: [carryOutAction], context: nobodyOf(server) }));

/** Ten seconds later than it is by the clock that tests move. */
async function later() {
  moveClock(clock.moved() + 11_000);
  await carryOut();
  // The server's own runner may have been quicker.
  await until(async () => (await count('job', 'given_up_at is null and kind', carryOutAction.name)) === 0, 10_000);
}

describe('cancelling signups later', () => {
  it('is done after ten seconds, in the name of the user who did it, with one mail a person', async () => {
    const { shift, ids } = await twoIn();
    const { cancelSignupsLater } = await cancelLater([...ids, 'nonsense']);
    expect(cancelSignupsLater).toEqual({
      action: { id: expect.any(String), seconds: 10 },
      signupIds: ids,
      refused: [{ id: 'nonsense', reason: 'Signup not found.' }],
    });
    expect(await carryOut()).toBe(0);
    expect([await activeIn(shift.id), await mailsOf(shift.eventId)]).toEqual([2, 0]);
    expect((await outcomeOf(cancelSignupsLater.action?.id)).state).toBe('WAITING');
    await later();
    expect(await activeIn(shift.id)).toBe(0);
    expect(await mailsOf(shift.eventId)).toBeGreaterThanOrEqual(2);
    expect(await outcomeOf(cancelSignupsLater.action?.id)).toEqual({ state: 'OVER', reason: null });
    const query = 'query ($id: ID!) { signup(id: $id) { cancelledBy } }';
    expect(await ask(query, { id: ids[0] })).toEqual({ signup: { cancelledBy: 'Alma Admin' } });
    expect(await undo(cancelSignupsLater.action?.id)).toEqual({ code: 'ACTION_OVER' });
  });

  it('is undone by the user who did it alone, and then nothing happens', async () => {
    const { shift, ids } = await twoIn();
    const { action } = (await cancelLater(ids)).cancelSignupsLater;
    const { headers } = await given(server.database.pool).staff('admin');
    expect(await undo(action?.id, headers)).toEqual({ code: 'ACTION_OVER' });
    expect(await undo(action?.id)).toEqual({ undoAction: true });
    expect(await outcomeOf(action?.id)).toEqual({ state: 'UNDONE', reason: null });
    // The first answer may have been lost.
    expect(await undo(action?.id)).toEqual({ undoAction: true });
    expect(await undo(action?.id, headers)).toEqual({ code: 'ACTION_OVER' });
    await later();
    expect(await outcomeOf(action?.id)).toEqual({ state: 'UNDONE', reason: null });
    expect([await activeIn(shift.id), await mailsOf(shift.eventId)]).toEqual([2, 0]);
  });

  it('is done after an outage that outlasts the ten seconds by far: it was acknowledged', async () => {
    const { shift, ids } = await twoIn();
    const { action } = (await cancelLater(ids)).cancelSignupsLater;
    moveClock(3_600_000);
    await carryOut();
    await until(async () => (await outcomeOf(action?.id)).state === 'OVER', 10_000);
    expect(await activeIn(shift.id)).toBe(0);
  });

  it('leaves those that were cancelled in between, and is refused for others’ signups', async () => {
    const { shift, ids } = await twoIn();
    expect(await cancelLater(ids, lead.headers)).toEqual({ code: 'SIGNUP_NOT_FOUND' });
    await cancelLater(ids);
    await server.rest('POST', '/api/admin/signups/cancel', { signupIds: [ids[0]] }, admin.headers);
    const before = await mailsOf(shift.eventId);
    await later();
    expect(await activeIn(shift.id)).toBe(0);
    // The second one's, and the lead's about the cancellation.
    expect(await mailsOf(shift.eventId)).toBeGreaterThan(before ?? 0);
    expect((await cancelLater(ids)).cancelSignupsLater.action).toBeNull();
  });

  it('waits once for a signup: what the same user asks for in another tab is refused until it is undone', async () => {
    const { shift, ids } = await twoIn();
    const first = (await cancelLater([ids[0] ?? ''])).cancelSignupsLater;
    const again = { id: ids[0], reason: 'This signup is being cancelled already.' };
    const both = (await cancelLater([...ids.map((id) => id.toUpperCase())])).cancelSignupsLater;
    expect(both).toMatchObject({ signupIds: [ids[1]], refused: [again] });
    expect(await undo(both.action?.id)).toEqual({ undoAction: true });
    expect((await cancelLater([ids[0] ?? ''])).cancelSignupsLater).toMatchObject({ action: null, refused: [again] });
    expect(await undo(first.action?.id)).toEqual({ undoAction: true });
    expect((await cancelLater(ids)).cancelSignupsLater).toMatchObject({ signupIds: ids, refused: [] });
    await later();
    expect(await activeIn(shift.id)).toBe(0);
  });

  it('leaves those that were moved to another shift in between, and is refused when none is left', async () => {
    const role = await (await (await given(server.database.pool).event()).category()).opportunity();
    const from = await role.shift({ qtyRequired: 3 });
    const to = await role.shift({ qtyRequired: 3, startTime: '13:00', endTime: '15:00' });
    const ids: string[] = [];
    for (const email of ['stays', 'moves'])
      ids.push((await signedUp(server.database.pool, from, { email: `${email}@waits.org`, lastName: 'Berg' })).id);
    const move = async (id?: string) =>
      expect(
        (await server.rest('POST', `/api/signups/${id}/move`, { shiftId: to.id }, admin.headers)).status,
      ).toBeLessThan(300);
    const both = (await cancelLater(ids)).cancelSignupsLater;
    await move(ids[1]);
    await later();
    expect([await activeIn(from.id), await activeIn(to.id)]).toEqual([0, 1]);
    expect((await outcomeOf(both.action?.id)).state).toBe('OVER');

    moveClock(0);
    const { id } = await signedUp(server.database.pool, from, { email: 'alone@waits.org' });
    const alone = (await cancelLater([id])).cancelSignupsLater;
    await move(id);
    await later();
    expect(await activeIn(to.id)).toBe(2);
    expect(await outcomeOf(alone.action?.id)).toEqual({
      state: 'REFUSED',
      reason: 'Vera Visitor was moved to another shift in the meantime.',
    });
  });
});

describe('deleting later', () => {
  it('deletes a shift, role or category after ten seconds unless it is undone', async () => {
    for (const [name, table] of [
      ['shiftId', 'shift'],
      ['opportunityId', 'opportunity'],
      ['categoryId', 'category'],
    ] as const) {
      const { shift } = await twoIn();
      const id = { shiftId: shift.id, opportunityId: shift.opportunityId, categoryId: shift.categoryId }[name];
      const first = await deleteLater({ [name]: id });
      expect(await undo(first.deleteLater.id)).toEqual({ undoAction: true });
      await later();
      expect(await count(table, 'id', id)).toBe(1);
      await deleteLater({ [name]: id });
      expect(await count(table, 'id', id)).toBe(1);
      await later();
      expect([await count(table, 'id', id), await activeIn(shift.id)]).toEqual([0, 0]);
      expect(await mailsOf(shift.eventId)).toBe(2);
      moveClock(0);
    }
  });

  it('is refused, with the reason and for good, when the shift went in between', async () => {
    const { shift } = await twoIn();
    const { id } = (await deleteLater({ shiftId: shift.id })).deleteLater;
    await ask('mutation ($id: ID!) { deleteShift(id: $id) { id } }', { id: shift.id });
    const mails = await mailsOf(shift.eventId);
    await later();
    expect(await outcomeOf(id)).toEqual({ state: 'REFUSED', reason: 'Shift not found.' });
    expect(await undo(id)).toEqual({ code: 'ACTION_OVER' });
    expect(await mailsOf(shift.eventId)).toBe(mails);
  });

  it('waits once for each record: the same user’s second tab is refused until it is undone', async () => {
    const { shift } = await twoIn();
    for (const scope of [
      { shiftId: shift.id },
      { opportunityId: shift.opportunityId },
      { categoryId: shift.categoryId },
    ]) {
      const first = await deleteLater(scope);
      expect(await deleteLater(scope)).toEqual({ code: 'ACTION_WAITS' });
      expect(await undo(first.deleteLater.id)).toEqual({ undoAction: true });
      expect(await undo((await deleteLater(scope)).deleteLater.id)).toEqual({ undoAction: true });
    }
    const both = await Promise.all([deleteLater({ shiftId: shift.id }), deleteLater({ shiftId: shift.id })]);
    expect(both.filter(({ code }) => code === 'ACTION_WAITS')).toHaveLength(1);
  });

  it('is refused at once for others’ records, for what is gone, and for more than one', async () => {
    const { shift } = await twoIn();
    expect(await deleteLater({ shiftId: shift.id }, lead.headers)).toEqual({ code: 'SHIFT_NOT_FOUND' });
    expect(await deleteLater({ categoryId: shift.categoryId }, lead.headers)).toEqual({ code: 'FORBIDDEN' });
    expect(await deleteLater({ opportunityId: shift.id })).toEqual({ code: 'OPPORTUNITY_NOT_FOUND' });
    expect(await deleteLater({ shiftId: shift.id, categoryId: shift.categoryId })).toEqual({ code: 'BAD_REQUEST' });
  });
});

it('calls an event off after ten seconds unless it is undone', async () => {
  const { shift } = await twoIn();
  const off = (message = 'Too warm') =>
    ask<{ cancelEventLater: Action }>(
      'mutation ($eventId: ID!, $message: String) { cancelEventLater(eventId: $eventId, message: $message) { id seconds } }',
      { eventId: shift.eventId, message },
    );
  const state = async () =>
    (await server.database.pool.query<{ state: string }>('select state from event where id = $1', [shift.eventId]))
      .rows[0]?.state;
  expect(await undo((await off()).cancelEventLater.id)).toEqual({ undoAction: true });
  await later();
  expect([await state(), await mailsOf(shift.eventId)]).toEqual(['PUBLISHED', 0]);
  await off();
  expect(await off()).toEqual({ code: 'ACTION_WAITS' });
  await later();
  expect([await state(), await mailsOf(shift.eventId)]).toEqual(['CANCELLED', 2]);
  expect(await off('Too cold')).toEqual({ code: 'EVENT_CANCELLED' });
});

describe('changing a plan later', () => {
  const preview = (input: object) =>
    ask<{ previewPlanChange: { version: string } }>(
      'query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version } }',
      { input },
    );
  const applyLater = (input: object, version: string, headers = admin.headers) =>
    ask<{ applyPlanChangeLater: Action; code?: string }>(
      'mutation ($input: PlanChangeInput!, $version: String!) { applyPlanChangeLater(input: $input, version: $version) { id seconds } }',
      { input, version },
      headers,
    );
  const calledOff = async (shiftId: string) => count('shift', 'cancelled_at is not null and id', shiftId);
  const offIn = (shift: { id: string; eventId: string }) => ({
    ...{ eventId: shift.eventId, shiftIds: [shift.id], cancel: true, message: 'Ice.' },
  });

  it('calls shifts off after ten seconds unless that is undone, with one mail a household and its own 24 hours', async () => {
    const { shift } = await twoIn();
    const input = offIn(shift);
    const { version } = (await preview(input)).previewPlanChange;
    const undone = (await applyLater(input, version)).applyPlanChangeLater.id;
    for (const _again of [1, 2]) expect(await undo(undone)).toEqual({ undoAction: true });
    expect(await outcomeOf(undone)).toEqual({ state: 'UNDONE', reason: null });
    await later();
    expect([await calledOff(shift.id), await mailsOf(shift.eventId)]).toEqual([0, 0]);
    moveClock(0);
    const { id } = (await applyLater(input, version)).applyPlanChangeLater;
    expect([await calledOff(shift.id), await mailsOf(shift.eventId)]).toEqual([0, 0]);
    await later();
    expect([await calledOff(shift.id), await mailsOf(shift.eventId)]).toEqual([1, 2]);
    expect((await outcomeOf(id)).state).toBe('OVER');
    const query = 'query ($eventId: ID!) { planChanges(eventId: $eventId) { appliedBy shiftCount undoable } }';
    expect(await ask(query, { eventId: shift.eventId })).toEqual({
      planChanges: [{ appliedBy: 'Alma Admin', shiftCount: 1, undoable: true }],
    });
  });

  it('is refused, with the reason and for good, when a shift changed in between', async () => {
    const { shift } = await twoIn();
    const input = offIn(shift);
    const { version } = (await preview(input)).previewPlanChange;
    const { id } = (await applyLater(input, version)).applyPlanChangeLater;
    expect(
      await ask('mutation ($id: ID!) { updateShift(id: $id, input: { qtyRequired: 5 }) { shift { qtyRequired } } }', {
        id: shift.id,
      }),
    ).toEqual({ updateShift: { shift: { qtyRequired: 5 } } });
    await later();
    expect([await calledOff(shift.id), await mailsOf(shift.eventId)]).toEqual([0, 0]);
    const { state, reason } = await outcomeOf(id);
    expect([state, reason]).toEqual(['REFUSED', expect.stringMatching(/changed/i)]);
  });

  it('is refused at once for another version, for others’ shifts, and where nothing changes', async () => {
    const { shift } = await twoIn();
    const input = offIn(shift);
    expect(await applyLater(input, 'older')).toEqual({ code: 'CHANGED_MEANWHILE' });
    expect(await applyLater(input, 'older', lead.headers)).toEqual({ code: 'SHIFT_NOT_FOUND' });
    const nothing = { ...input, cancel: false };
    const { version } = (await preview(nothing)).previewPlanChange;
    expect(await applyLater(nothing, version)).toEqual({ code: 'INVALID_INPUT' });
    expect(await count('job', 'given_up_at is null and kind', carryOutAction.name)).toBe(0);
  });

  it('waits once for a shift: calling it off again, or deleting it, is refused until that is undone', async () => {
    const { shift } = await twoIn();
    const input = offIn(shift);
    const { version } = (await preview(input)).previewPlanChange;
    const off = (more = {}) => applyLater({ ...input, ...more }, version);
    const first = (await off()).applyPlanChangeLater;
    expect(await off()).toEqual({ code: 'ACTION_WAITS' });
    // All shifts of the event are meant, this one too.
    expect(await off({ shiftIds: null, where: {} })).toEqual({ code: 'ACTION_WAITS' });
    expect(await deleteLater({ shiftId: shift.id.toUpperCase() })).toEqual({ code: 'ACTION_WAITS' });
    expect(await undo(first.id)).toEqual({ undoAction: true });
    const deletion = (await deleteLater({ shiftId: shift.id })).deleteLater;
    expect(await off()).toEqual({ code: 'ACTION_WAITS' });
    expect(await undo(deletion.id)).toEqual({ undoAction: true });
    expect(await undo((await off()).applyPlanChangeLater.id)).toEqual({ undoAction: true });
    await later();
    expect([await calledOff(shift.id), await mailsOf(shift.eventId)]).toEqual([0, 0]);
  });

  it('makes a prepared plan after ten seconds, once', async () => {
    const { shift } = await twoIn();
    const saved = await ask<{ savePlanChange: { preparedPlanChange: { id: string } } }>(
      'mutation ($input: PlanChangeInput!) { savePlanChange(input: $input, name: "Ice") { preparedPlanChange { id } } }',
      { input: offIn(shift) },
    );
    const { id } = saved.savePlanChange.preparedPlanChange;
    const { version } = (
      await ask<{ previewPreparedPlanChange: { version: string } }>(
        'query ($id: ID!) { previewPreparedPlanChange(id: $id) { version } }',
        { id },
      )
    ).previewPreparedPlanChange;
    const makeLater = () =>
      ask<{ applyPreparedPlanChangeLater: Action; code?: string }>(
        'mutation ($id: ID!, $version: String!) { applyPreparedPlanChangeLater(id: $id, version: $version) { id } }',
        { id, version },
      );
    await makeLater();
    expect(await makeLater()).toEqual({ code: 'ACTION_WAITS' });
    expect(await applyLater(offIn(shift), version)).toEqual({ code: 'ACTION_WAITS' });
    expect(await calledOff(shift.id)).toBe(0);
    await later();
    expect([await calledOff(shift.id), await mailsOf(shift.eventId)]).toEqual([1, 2]);
    expect(await makeLater()).toEqual({ code: 'CHANGED_MEANWHILE' });
  });
});
