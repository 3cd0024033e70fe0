import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { editingApis } from '../../../test/editing-apis.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { audited as auditedLines } from '../../../test/staff-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/* Roles, shifts and categories, changed by staff through both APIs. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const day = inDays(30);

/** Two categories of one event with a lead each, a role and a shift in each, and an admin. */
async function scene() {
  const ladder = given(server.database.pool);
  const [lead, other, admin] = [await ladder.staff('lead'), await ladder.staff('lead'), await ladder.staff('admin')];
  const event = await ladder.event({ startDate: day, endDate: day });
  const mine = await event.category({ name: 'Timing', leadId: lead.userId });
  const theirs = await event.category({ name: 'Marshals', leadId: other.userId });
  const role = await mine.opportunity();
  const theirRole = await theirs.opportunity({ name: 'Marshal' });
  return {
    event,
    mine,
    theirs,
    role,
    theirRole,
    shift: await role.shift({ qtyRequired: 3 }),
    theirShift: await theirRole.shift(),
    lead: lead.headers,
    other: other.headers,
    admin: admin.headers,
  };
}

async function signUp(shiftId: string, details = visitorDetails()): Promise<string> {
  const answer = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', { ...details, shiftId });
  expect(answer.status).toBe(201);
  return answer.body.signup.id;
}

async function audited(recordId: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ action: string }>(
    'select action from audit_entry where record_id = $1 order by happened_at',
    [recordId],
  );
  return rows.map(({ action }) => action);
}

async function exists(table: string, id: string): Promise<boolean> {
  const { rowCount } = await server.database.pool.query(`select 1 from ${table} where id = $1`, [id]);
  return rowCount === 1;
}

const times = { date: day, startTime: '08:00', endTime: '10:00', qtyRequired: 2 };
const signedOut = { status: 401, code: 'NOT_SIGNED_IN' };

describe.each(editingApis(() => server))('volunteer roles through $name', (api) => {
  it('are made by the lead of the category and by admins, and by nobody else', async () => {
    const { event, mine, theirs, lead, other, admin } = await scene();
    const input = { eventId: event.id, categoryId: mine.id, name: ' Bib\nChecker ', shortDescription: 'Checks bibs' };
    const made = await api.createOpportunity(input, lead);
    expect(made).toMatchObject({
      status: 201,
      record: { name: 'Bib Checker', shortDescription: 'Checks bibs', longDescription: null, version: 1 },
    });
    expect(await audited(made.record?.id ?? '')).toEqual(['opportunity.created']);
    expect(await api.createOpportunity({ ...input, name: 'Starter' }, admin)).toMatchObject({ status: 201 });
    expect(await api.createOpportunity(input)).toMatchObject(signedOut);
    const notFound = { status: 404, code: 'CATEGORY_NOT_FOUND' };
    expect(await api.createOpportunity(input, other)).toMatchObject(notFound);
    expect(await api.createOpportunity({ ...input, categoryId: theirs.id }, lead)).toMatchObject(notFound);
    expect(await api.createOpportunity({ ...input, categoryId: 'x' }, admin)).toMatchObject(notFound);
    // A category of another event.
    const elsewhere = await given(server.database.pool).event();
    expect(await api.createOpportunity({ ...input, eventId: elsewhere.id }, admin)).toMatchObject(notFound);
  });

  it('say what is missing, in the words of the form', async () => {
    const { event, mine, admin } = await scene();
    const sound = { eventId: event.id, categoryId: mine.id, name: 'Bib Checker' };
    for (const [field, message] of [
      ['eventId', 'Event is required'],
      ['categoryId', 'Category is required'],
      ['name', 'Volunteer role name is required'],
    ] as const) {
      expect(await api.createOpportunity({ ...sound, [field]: '' }, admin)).toMatchObject({
        status: 400,
        message,
        errors: { [field]: message },
      });
    }
    const made = await api.createOpportunity(sound, admin);
    expect(await api.updateOpportunity(made.record?.id ?? '', { name: ' ' }, admin)).toMatchObject({
      status: 400,
      errors: { name: 'Name is required' },
    });
  });

  it('take an id of the caller’s: a fresh UUID; the very same again gives the same, anything else is refused', async () => {
    const { event, mine, lead, other, theirs } = await scene();
    const input = { id: randomUUID(), eventId: event.id, categoryId: mine.id, name: 'Starter', location: 'Hill' };
    expect(await api.createOpportunity(input, lead)).toMatchObject({ status: 201, record: { id: input.id } });
    expect(await api.createOpportunity(input, lead)).toMatchObject({ status: 201, record: { id: input.id } });
    expect(await audited(input.id)).toEqual(['opportunity.created']);
    const taken = { status: 409, code: 'ID_TAKEN' };
    expect(await api.createOpportunity({ ...input, name: 'Other' }, lead)).toMatchObject(taken);
    expect(await api.createOpportunity({ ...input, categoryId: theirs.id }, other)).toMatchObject(taken);
    expect(await api.createOpportunity({ ...input, id: 'not-a-uuid' }, lead)).toMatchObject(taken);
    const { rows } = await server.database.pool.query('select name from opportunity where id = $1', [input.id]);
    expect(rows).toEqual([{ name: 'Starter' }]);
  });

  it('have names of their own in a category, letter case and odd spaces apart; twins from before stay until renamed', async () => {
    const { event, mine, theirs, role, theirRole, lead, admin } = await scene();
    const input = { id: randomUUID(), eventId: event.id, categoryId: mine.id, name: 'Starter' };
    expect(await api.createOpportunity(input, lead)).toMatchObject({ status: 201 });
    const twin = await mine.opportunity({ name: 'STARTER' });
    // The same id and body again is no second one, even beside a twin.
    expect(await api.createOpportunity(input, lead)).toMatchObject({ status: 201, record: { id: input.id } });
    const message = 'This category already has a volunteer role named "bib caller".';
    const taken = { status: 409, code: 'OPPORTUNITY_NAME_TAKEN', message, errors: { name: message } };
    const bib = { ...input, id: randomUUID(), name: ' bib  caller' };
    expect(await api.createOpportunity({ ...bib, name: 'bib caller' }, lead)).toMatchObject(taken);
    expect(await api.createOpportunity(bib, lead)).toMatchObject({ status: 409, code: 'OPPORTUNITY_NAME_TAKEN' });
    expect(await exists('opportunity', bib.id)).toBe(false);
    expect(await api.updateOpportunity(input.id, { name: 'bib caller' }, lead)).toMatchObject(taken);
    expect(await api.updateOpportunity(twin.id, { name: 'STARTER', location: 'Hill' }, lead)).toMatchObject({
      record: { location: 'Hill' },
    });
    expect(await api.updateOpportunity(role.id, { name: 'BIB CALLER' }, lead)).toMatchObject({ status: 200 });
    // In another category the name is free, and taken there when a role moves in.
    expect(await api.updateOpportunity(theirRole.id, { name: 'Bib caller' }, admin)).toMatchObject({ status: 200 });
    expect(await api.updateOpportunity(role.id, { categoryId: theirs.id }, admin)).toMatchObject({
      status: 409,
      code: 'OPPORTUNITY_NAME_TAKEN',
    });
    const many = await Promise.all(
      Array.from({ length: 6 }, () => api.createOpportunity({ ...input, id: undefined, name: 'Sweeper' }, lead)),
    );
    expect(many.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('change only what is said, count versions, and refuse an older one', async () => {
    const { role, lead, other, admin } = await scene();
    const changed = await api.updateOpportunity(role.id, { longDescription: 'Bring gloves', version: 1 }, lead);
    expect(changed).toMatchObject({
      status: 200,
      record: { name: 'Bib Caller', longDescription: 'Bring gloves', version: 2 },
    });
    expect(await api.updateOpportunity(role.id, { name: 'Late', version: 1 }, lead)).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      message: 'Someone else changed this in the meantime. Please look at it again.',
    });
    expect(await api.updateOpportunity(role.id, { longDescription: null }, lead)).toMatchObject({
      record: { longDescription: null, version: 3 },
    });
    // Who was quicker is named to the others.
    expect(await api.updateOpportunity(role.id, { name: 'Late', version: 2 }, admin)).toMatchObject({
      status: 409,
      message: 'Sam Staff changed this in the meantime. Please look at it again.',
      changedBy: 'Sam Staff',
    });
    const notFound = { status: 404, code: 'OPPORTUNITY_NOT_FOUND' };
    expect(await api.updateOpportunity(role.id, { name: 'X' }, other)).toMatchObject(notFound);
    expect(await api.updateOpportunity(role.id, { name: 'X' })).toMatchObject(signedOut);
    expect(await api.updateOpportunity(randomUUID(), { name: 'X' }, lead)).toMatchObject(notFound);
    expect(await audited(role.id)).toEqual(['opportunity.changed', 'opportunity.changed']);
  });

  it('move to another category only by staff who work in both, and only within the event', async () => {
    const { role, theirs, lead, other, admin } = await scene();
    const notFound = { status: 404, code: 'CATEGORY_NOT_FOUND' };
    expect(await api.updateOpportunity(role.id, { categoryId: theirs.id }, lead)).toMatchObject(notFound);
    expect(await api.updateOpportunity(role.id, { categoryId: theirs.id }, other)).toMatchObject({
      status: 404,
      code: 'OPPORTUNITY_NOT_FOUND',
    });
    expect(await api.updateOpportunity(role.id, { categoryId: theirs.id }, admin)).toMatchObject({
      status: 200,
      record: { categoryId: theirs.id },
    });
    const elsewhere = await (await given(server.database.pool).event()).category();
    expect(await api.updateOpportunity(role.id, { categoryId: elsewhere.id }, admin)).toMatchObject({
      status: 400,
      errors: { categoryId: 'Please choose a category of the same event' },
    });
  });

  it('keep an imported place of several lines when the form sends it on one', async () => {
    const { role, lead } = await scene();
    await server.database.pool.query('update opportunity set location = $1 where id = $2', [
      'Gate B\nHill Road 3',
      role.id,
    ]);
    const same = await api.updateOpportunity(role.id, { location: 'Gate B Hill Road 3' }, lead);
    expect(same).toMatchObject({ status: 200, record: { location: 'Gate B\nHill Road 3', version: 1 } });
    expect(await api.updateOpportunity(role.id, { location: 'Gate C\nHill' }, lead)).toMatchObject({
      record: { location: 'Gate C Hill', version: 2 },
    });
  });

  it('go with their shifts and signups', async () => {
    const { role, shift, other, lead } = await scene();
    const signup = await signUp(shift.id);
    expect(await api.deleteOpportunity(role.id, false)).toMatchObject(signedOut);
    expect(await api.deleteOpportunity(role.id, false, other)).toMatchObject({
      status: 404,
      code: 'OPPORTUNITY_NOT_FOUND',
    });
    expect(await exists('opportunity', role.id)).toBe(true);
    expect(await api.deleteOpportunity(role.id, false, lead)).toMatchObject({
      status: 200,
      removed: { shifts: 1, signups: 1, people: 1 },
    });
    expect([await exists('shift', shift.id), await exists('signup', signup)]).toEqual([false, false]);
    expect(await audited(role.id)).toEqual(['opportunity.deleted']);
    expect(await api.deleteOpportunity(role.id, false, lead)).toMatchObject({ status: 404 });
  });
});

describe.each(editingApis(() => server))('shifts through $name', (api) => {
  it('are made by the lead of the category and by admins, and by nobody else', async () => {
    const { role, theirRole, lead, other, admin } = await scene();
    const input = { opportunityId: role.id, ...times };
    const made = await api.createShift(input, lead);
    expect(made).toMatchObject({ status: 201, warnings: [], record: { ...times, qtyRegistered: 0, version: 1 } });
    expect(await audited(made.record?.id ?? '')).toEqual(['shift.created']);
    expect(await api.createShift(input, admin)).toMatchObject({ status: 201 });
    const notFound = { status: 404, code: 'OPPORTUNITY_NOT_FOUND' };
    expect(await api.createShift(input)).toMatchObject(signedOut);
    expect(await api.createShift(input, other)).toMatchObject(notFound);
    expect(await api.createShift({ ...input, opportunityId: theirRole.id }, lead)).toMatchObject(notFound);
    expect(await api.createShift({ ...input, opportunityId: 'x' }, admin)).toMatchObject(notFound);
  });

  it('say what is wrong, in the words of the form', async () => {
    const { role, lead } = await scene();
    const sound = { opportunityId: role.id, ...times };
    for (const [field, value, message] of [
      ['opportunityId', '', 'Volunteer role is required'],
      ['opportunityId', 'select-opportunity', 'Please select a volunteer role'],
      ['date', '', 'Date is required'],
      ['startTime', '', 'Start time is required'],
      ['endTime', '', 'End time is required'],
      ['qtyRequired', 0, 'At least 1 volunteer is required'],
      ['endTime', '08:00', 'End time must differ from start time'],
    ] as const) {
      expect(await api.createShift({ ...sound, [field]: value }, lead)).toMatchObject({
        status: 400,
        code: 'INVALID_INPUT',
        message,
        errors: { [field]: message },
      });
    }
  });

  it('outside of the event’s days come with a warning, and an earlier end means the next day', async () => {
    const { role, lead } = await scene();
    const early = inDays(29);
    const night = { opportunityId: role.id, ...times, date: early, startTime: '22:00', endTime: '02:00' };
    const made = await api.createShift(night, lead);
    expect(made).toMatchObject({ status: 201, record: { startTime: '22:00', endTime: '02:00' } });
    expect(made.warnings).toEqual([`${early} is outside of the event's days (${day}).`]);
    const moved = await api.updateShift(made.record?.id ?? '', { date: day }, false, lead);
    expect(moved).toMatchObject({ status: 200, warnings: [], record: { date: day, startTime: '22:00' } });
  });

  it('are made several at once: all or none', async () => {
    const { role, theirRole, lead } = await scene();
    const wanted = ['08:00', '10:00', '12:00'].map((startTime, index) => ({
      opportunityId: role.id,
      date: day,
      startTime,
      endTime: ['10:00', '12:00', '14:00'][index],
      qtyRequired: 2,
    }));
    const count = async () =>
      (
        await server.database.pool.query<{ shifts: number }>(
          'select count(*)::int as shifts from shift where opportunity_id = any($1)',
          [[role.id, theirRole.id]],
        )
      ).rows[0]?.shifts;
    const before = await count();
    expect(await api.createShifts([...wanted, { ...wanted[0], opportunityId: theirRole.id }], lead)).toMatchObject({
      status: 404,
    });
    expect(await api.createShifts([...wanted, { ...wanted[0], qtyRequired: 0 }], lead)).toMatchObject({
      status: 400,
      message: 'At least 1 volunteer is required',
    });
    expect(await api.createShifts([], lead)).toMatchObject({ status: 400, message: 'At least one shift is required' });
    const id = randomUUID();
    expect(
      await api.createShifts(
        [
          { ...wanted[0], id },
          { ...wanted[1], id },
        ],
        lead,
      ),
    ).toMatchObject({ code: 'ID_TAKEN' });
    expect(await count()).toBe(before);
    const made = await api.createShifts(wanted, lead);
    expect(made.records).toHaveLength(3);
    expect(await count()).toBe((before ?? 0) + 3);
  });

  it('take an id of the caller’s: the very same again gives the same, anything else is refused', async () => {
    const { role, theirRole, lead, other } = await scene();
    const input = { id: randomUUID(), opportunityId: role.id, ...times, location: 'Gate' };
    expect(await api.createShift(input, lead)).toMatchObject({ status: 201, record: { id: input.id } });
    expect(await api.createShift(input, lead)).toMatchObject({ status: 201, record: { id: input.id } });
    expect(await audited(input.id)).toEqual(['shift.created']);
    const taken = { status: 409, code: 'ID_TAKEN' };
    expect(await api.createShift({ ...input, qtyRequired: 5 }, lead)).toMatchObject(taken);
    expect(await api.createShift({ ...input, opportunityId: theirRole.id }, other)).toMatchObject(taken);
    expect(await api.createShift({ ...input, id: '123' }, lead)).toMatchObject(taken);
    const twice = { ...input, id: randomUUID() };
    const both = await Promise.all([api.createShift(twice, lead), api.createShift(twice, lead)]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await audited(twice.id)).toEqual(['shift.created']);
  });

  it('change only what is said; a second editor with an older version is refused, and nothing is overwritten', async () => {
    const { shift, theirRole, lead, other, admin } = await scene();
    const first = await api.updateShift(shift.id, { startTime: '07:00', version: 1 }, false, lead);
    expect(first).toMatchObject({ status: 200, record: { startTime: '07:00', endTime: '12:00', version: 2 } });
    expect(await api.updateShift(shift.id, { startTime: '06:00', version: 1 }, false, admin)).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
    });
    // What is no part of a change is ignored: a shift does not move to another role by its body.
    const body = { notes: 'Bring skis', opportunityId: theirRole.id, version: 2 };
    const changed = api.name === 'GraphQL' ? { notes: 'Bring skis', version: 2 } : body;
    expect(await api.updateShift(shift.id, changed, false, admin)).toMatchObject({
      record: { startTime: '07:00', notes: 'Bring skis', opportunityId: shift.opportunityId, version: 3 },
    });
    expect(await api.updateShift(shift.id, { endTime: '07:00' }, false, lead)).toMatchObject({
      status: 400,
      errors: { endTime: 'End time must differ from start time' },
    });
    expect(await api.updateShift(shift.id, { qtyRequired: 0 }, false, lead)).toMatchObject({ status: 400 });
    const notFound = { status: 404, code: 'SHIFT_NOT_FOUND' };
    expect(await api.updateShift(shift.id, { notes: 'x' }, false, other)).toMatchObject(notFound);
    expect(await api.updateShift(shift.id, { notes: 'x' }, false)).toMatchObject(signedOut);
    expect(await api.updateShift('x', { notes: 'x' }, false, admin)).toMatchObject(notFound);
    expect(await audited(shift.id)).toEqual(['shift.changed', 'shift.changed']);
  });

  it('of two editors at once, one saves and one is refused', async () => {
    const { shift, lead, admin } = await scene();
    const outcomes = await Promise.all([
      api.updateShift(shift.id, { startTime: '06:00', version: 1 }, false, lead),
      api.updateShift(shift.id, { startTime: '05:00', version: 1 }, false, admin),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('may have fewer places than people: nobody is dropped', async () => {
    const { shift, lead } = await scene();
    await signUp(shift.id);
    await signUp(shift.id);
    expect(await api.updateShift(shift.id, { qtyRequired: 1 }, false, lead)).toMatchObject({
      status: 200,
      record: { qtyRequired: 1, qtyRegistered: 2, stillRequired: 0 },
    });
  });

  it('go with their signups', async () => {
    const { shift, theirShift, lead, other } = await scene();
    await signUp(shift.id);
    expect(await api.deleteShift(shift.id, false)).toMatchObject(signedOut);
    expect(await api.deleteShift(shift.id, false, other)).toMatchObject({ status: 404, code: 'SHIFT_NOT_FOUND' });
    expect(await api.deleteShift(theirShift.id, false, lead)).toMatchObject({ status: 404 });
    expect(await api.deleteShift(shift.id, false, lead)).toMatchObject({
      status: 200,
      removed: { opportunities: 0, shifts: 1, signups: 1, people: 1 },
    });
    const lines = await auditedLines(server, { recordId: shift.id });
    expect(lines.at(-1)).toMatch(/^shift\.deleted: .*, with 1 signup$/);
    expect(await exists('shift', shift.id)).toBe(false);
    expect(await exists('shift', theirShift.id)).toBe(true);
  });
});

describe.each(editingApis(() => server).filter(({ name }) => name !== 'REST for leads'))(
  'categories through $name',
  (api) => {
    it('are deleted by admins alone, with all that is in them; the second of two gets an error that it is gone', async () => {
      const { mine, shift, lead, admin } = await scene();
      await signUp(shift.id);
      expect(await api.deleteCategory(mine.id, false)).toMatchObject(signedOut);
      expect(await api.deleteCategory(mine.id, false, lead)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      const outcomes = await Promise.all([1, 2].map(() => api.deleteCategory(mine.id, false, admin)));
      const [done] = outcomes.filter(({ status }) => status === 200);
      const [late] = outcomes.filter(({ status }) => status !== 200);
      expect(done).toMatchObject({ removed: { opportunities: 1, shifts: 1, signups: 1, people: 1 } });
      expect(late).toMatchObject({
        status: 404,
        code: 'CATEGORY_NOT_FOUND',
        message: 'Category not found. Someone else may have deleted it already.',
      });
      expect(await exists('shift', shift.id)).toBe(false);
      expect(await audited(mine.id)).toEqual(['category.deleted']);
      expect(await api.deleteCategory('x', false, admin)).toMatchObject({ status: 404 });
    });
  },
);

describe('what a lead reads of their own', () => {
  it('is the roles and shifts of their categories; an admin reads all; a visitor nothing', async () => {
    const { event, role, theirRole, shift, theirShift, lead, admin } = await scene();
    const ids = async (path: string, caller?: Record<string, string>) => {
      const { status, body } = await server.rest<{ id: string; version: number }[]>('GET', path, undefined, caller);
      return status === 200 ? body.map(({ id }) => id).sort() : status;
    };
    for (const [path, own, all] of [
      [`/api/lead/opportunities?eventId=${event.id}`, role.id, [role.id, theirRole.id]],
      [`/api/lead/shifts?eventId=${event.id}`, shift.id, [shift.id, theirShift.id]],
    ] as const) {
      expect(await ids(path, lead)).toEqual([own]);
      expect(await ids(path, admin)).toEqual([...all].sort());
      expect(await ids(path)).toBe(401);
    }
    expect(await ids('/api/lead/shifts?eventId=x', lead)).toEqual([]);
    const query = `query ($eventId: ID) { ledOpportunities(eventId: $eventId) { id } ledShifts(eventId: $eventId) { id } }`;
    const { data } = await server.graphql<Record<string, { id: string }[]>>(query, { eventId: event.id }, lead);
    expect(data).toEqual({ ledOpportunities: [{ id: role.id }], ledShifts: [{ id: shift.id }] });
  });
});
