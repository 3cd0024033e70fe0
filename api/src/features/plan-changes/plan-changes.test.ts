import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { ticketCode } from '../tickets/ticket-code.js';
import { createMailRenderer } from '../../mail/content/render-mail.js';

/* Many shifts move at once: previewed, made exactly so or not at all, announced in one mail per household, undone. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

type Headers = Record<string, string>;

interface Planned {
  shift: { id: string };
  date: string;
  startTime: string;
  endTime: string;
  location: string | null;
  qtyRequired: number;
  warnings: string[];
}

interface Preview {
  version: string;
  people: number;
  here: number;
  shifts: Planned[];
  overlaps: Record<string, string | null>[];
}

const day = inDays(30);

async function scene({ timeZone = 'America/Chicago' } = {}) {
  const ladder = given(server.database.pool);
  const [lead, admin] = [await ladder.staff('lead'), await ladder.staff('admin')];
  const event = await ladder.event({ startDate: day, endDate: inDays(31), timeZone });
  const own = await (await event.category({ leadId: lead.userId })).opportunity();
  const others = await (await event.category({ name: 'Marshals' })).opportunity({ name: 'Marshal' });
  return { event, own, others, lead: lead.headers, admin: admin.headers };
}

async function signUp(shiftId: string, details = visitorDetails()) {
  const answer = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', { ...details, shiftId });
  expect(answer.status).toBe(201);
  return { ...details, signupId: answer.body.signup.id };
}

async function preview(input: object, headers: Headers) {
  return server.graphql<{ previewPlanChange: Preview }>(
    `query ($input: PlanChangeInput!) { previewPlanChange(input: $input) { version people here
      shifts { shift { id } date startTime endTime location qtyRequired warnings }
      overlaps { firstName opportunityName startTime otherOpportunityName otherStartTime } } }`,
    { input },
    headers,
  );
}

async function apply(input: object, version: string, headers: Headers) {
  return server.graphql<{ applyPlanChange: { planChange: { id: string; undoable: boolean }; shifts: Shown[] } }>(
    `mutation ($input: PlanChangeInput!, $version: String!) { applyPlanChange(input: $input, version: $version) {
      planChange { id undoable } shifts { id date startTime endTime location qtyRequired version } } }`,
    { input, version },
    headers,
  );
}

type Shown = Omit<Planned, 'shift' | 'warnings'> & { id: string; version: number };

async function moved(input: object, headers: Headers) {
  const { version, ...shown } = (await preview(input, headers)).data!.previewPlanChange;
  const answer = await apply(input, version, headers);
  expect(answer.errors).toBeUndefined();
  return { shown, ...answer.data!.applyPlanChange };
}

async function prepare(input: object, name: string, headers: Headers) {
  const { data, errors } = await server.graphql<{ savePlanChange: { preparedPlanChange: { id: string } } }>(
    `mutation ($input: PlanChangeInput!, $name: String!) { savePlanChange(input: $input, name: $name) {
      preparedPlanChange { id } } }`,
    { input, name },
    headers,
  );
  return { id: data?.savePlanChange.preparedPlanChange.id ?? '', code: errors?.[0]?.extensions.code };
}

async function prepared(eventId: string, headers: Headers) {
  const { data } = await server.graphql<{ preparedPlanChanges: { name: string; inForce: boolean; savedBy: string }[] }>(
    `query ($eventId: ID!) { preparedPlanChanges(eventId: $eventId) { name inForce savedBy } }`,
    { eventId },
    headers,
  );
  return data.preparedPlanChanges;
}

async function lookAt(id: string, headers: Headers) {
  const { data, errors } = await server.graphql<{ previewPreparedPlanChange: Preview }>(
    `query ($id: ID!) { previewPreparedPlanChange(id: $id) { version people shifts { shift { id } startTime } } }`,
    { id },
    headers,
  );
  return { ...data?.previewPreparedPlanChange, code: errors?.[0]?.extensions.code };
}

async function applyPrepared(id: string, version: string, headers: Headers) {
  const { data, errors } = await server.graphql<{ applyPreparedPlanChange: { planChange: { id: string } } }>(
    `mutation ($id: ID!, $version: String!) { applyPreparedPlanChange(id: $id, version: $version) {
      planChange { id } } }`,
    { id, version },
    headers,
  );
  return { planChangeId: data?.applyPreparedPlanChange.planChange.id ?? '', code: errors?.[0]?.extensions.code };
}

async function undo(planChangeId: string, headers: Headers) {
  return server.graphql<{
    undoPlanChange: { shifts: { id: string }[]; unchanged: { shift: { id: string }; reason: string }[] };
  }>(
    `mutation ($planChangeId: ID!) { undoPlanChange(planChangeId: $planChangeId) {
      shifts { id } unchanged { shift { id } reason } } }`,
    { planChangeId },
    headers,
  );
}

const codeOf = (answer: { errors?: readonly { extensions?: { code?: unknown } }[] }) =>
  answer.errors?.[0]?.extensions?.code;

async function rowsOf(eventId: string) {
  const { rows } = await server.database.pool.query<Shown>(
    `select id, to_char(date, 'YYYY-MM-DD') as date, start_time as "startTime", end_time as "endTime", location,
       qty_required as "qtyRequired" from shift where event_id = $1 order by id`,
    [eventId],
  );
  return rows;
}

/** The mails to an address after its confirmations, written as they go out. */
async function mailsTo(email: string) {
  const { rows } = await server.database.pool.query<{
    template: string;
    recipient: string;
    recipient_name: string;
    payload: unknown;
    message_id: string;
  }>(
    `select template, recipient, recipient_name, payload, message_id from outbox
     where recipient = $1 and template not in ('signup-confirmation') order by created_at, id`,
    [email],
  );
  const render = createMailRenderer({
    settings: {
      production: false,
      publicUrl: 'https://shifts.example',
      timeZone: 'UTC',
      organisationName: 'Trail Club',
      productTitle: 'Trailcrew',
      contactEmail: 'club@example.org',
      contactPhone: null,
      lookupMode: 'open',
      requireSecondFactor: 'none',
      passwordSignIn: 'everyone',
      oidc: null,
      gatherSeconds: 0,
      webhooks: { allowHttp: false, allowHosts: [] },
    },
    secretKey: Buffer.alloc(32, 1),
    ticketCode,
  });
  return rows.map(({ recipient_name, message_id, ...row }) => ({
    template: row.template,
    ...render({ ...row, recipientName: recipient_name, messageId: message_id }),
  }));
}

describe('a preview', () => {
  it('says what would be, over midnight by the event’s clocks, and what lies outside of the event', async () => {
    // A zone whose clocks never change: those that do warn of it on some days of the year.
    const { event, own, lead } = await scene({ timeZone: 'America/Panama' });
    const late = await own.shift({ startTime: '22:30', endTime: '01:00' });
    const early = await own.shift({ startTime: '00:15', endTime: '03:00', date: inDays(31) });
    await signUp(late.id);
    const ahead = await preview({ eventId: event.id, shiftIds: [late.id], moveMinutes: 120 }, lead);
    expect(ahead.data?.previewPlanChange).toMatchObject({
      people: 1,
      shifts: [{ shift: { id: late.id }, date: inDays(31), startTime: '00:30', endTime: '03:00', warnings: [] }],
    });
    const back = await preview({ eventId: event.id, shiftIds: [early.id], moveMinutes: -30 }, lead);
    expect(back.data?.previewPlanChange.shifts).toMatchObject([{ date: day, startTime: '23:45', endTime: '02:30' }]);
    const far = await preview({ eventId: event.id, where: { days: [day] }, moveDays: -60 }, lead);
    expect(far.data?.previewPlanChange.shifts[0]?.warnings).toEqual([
      `${inDays(-30)} is outside of the event's days (${day} to ${inDays(31)}).`,
      'This is in the past.',
    ]);
  });

  it('says how many are at their posts already', async () => {
    const { event, own, lead } = await scene();
    const [one, two] = [await own.shift(), await own.shift({ startTime: '13:00', endTime: '15:00' })];
    const ada = visitorDetails({ firstName: 'Ada' });
    for (const shift of [one, two]) await signUp(shift.id, ada);
    await signUp(two.id);
    const shown = () => preview({ eventId: event.id, shiftIds: [one.id, two.id], moveMinutes: 30 }, lead);
    expect((await shown()).data?.previewPlanChange).toMatchObject({ people: 2, here: 0 });
    await server.database.pool.query(`update signup set attendance_state = 'HERE' where shift_id = $1`, [one.id]);
    expect((await shown()).data?.previewPlanChange).toMatchObject({ people: 2, here: 1 });
  });

  it('names the people who would have two shifts at once, and only new ones', async () => {
    const { event, own, others, admin } = await scene();
    const [first, second] = [await own.shift(), await others.shift({ startTime: '13:00', endTime: '15:00' })];
    const ada = visitorDetails({ firstName: 'Ada' });
    await signUp(first.id, ada);
    await signUp(second.id, ada);
    const alone = await preview({ eventId: event.id, shiftIds: [first.id], moveMinutes: 120 }, admin);
    expect(alone.data?.previewPlanChange.overlaps).toEqual([
      {
        firstName: 'Ada',
        opportunityName: 'Bib Caller',
        startTime: '11:00',
        otherOpportunityName: 'Marshal',
        otherStartTime: '13:00',
      },
    ]);
    const both = await preview({ eventId: event.id, where: {}, moveMinutes: 120 }, admin);
    expect(both.data?.previewPlanChange).toMatchObject({ overlaps: [], people: 1 });
  });

  it('names a lead no shift of another category, and says that there is one', async () => {
    const { event, own, others, lead } = await scene();
    const first = await own.shift();
    const ada = visitorDetails({ firstName: 'Ada' });
    for (const { id } of [
      first,
      await own.shift({ startTime: '13:00', endTime: '15:00' }),
      await others.shift({ startTime: '13:00', endTime: '15:00' }),
      await others.shift({ startTime: '12:30', endTime: '14:00' }),
    ])
      await signUp(id, ada);
    const input = { eventId: event.id, shiftIds: [first.id], moveMinutes: 120 };
    const named = { otherOpportunityName: 'Bib Caller', otherStartTime: '13:00' };
    // However many they are, they are one sentence.
    const unnamed = { otherOpportunityName: null, otherStartTime: null };
    const { data } = await preview(input, lead);
    expect(data?.previewPlanChange.overlaps).toMatchObject([named, unnamed]);
    expect(data?.previewPlanChange.overlaps).toHaveLength(2);
    const { id } = await prepare(input, 'Later', lead);
    const prepared = await server.graphql<{ previewPreparedPlanChange: Preview }>(
      'query ($id: ID!) { previewPreparedPlanChange(id: $id) { overlaps { otherOpportunityName otherStartTime } } }',
      { id },
      lead,
    );
    expect(prepared.data?.previewPreparedPlanChange.overlaps).toEqual([named, unnamed]);
    const rest = await server.rest<Preview>('POST', '/api/admin/plan-changes/preview', input, lead);
    const nothing = { ...unnamed, otherDate: null, otherEndTime: null };
    expect(rest.body.overlaps).toMatchObject([{ ...named, otherDate: day, otherEndTime: '15:00' }, nothing]);
    expect(JSON.stringify(rest.body.overlaps)).not.toContain('Marshal');
  });

  it('names them in the order of lists, whatever their letters', async () => {
    const { event, own, others, admin } = await scene();
    const [first, second] = [await own.shift(), await others.shift({ startTime: '13:00', endTime: '15:00' })];
    for (const firstName of ['Zoe', 'adam', 'Åsa']) {
      const person = visitorDetails({ firstName });
      await signUp(first.id, person);
      await signUp(second.id, person);
    }
    const { data } = await preview({ eventId: event.id, shiftIds: [first.id], moveMinutes: 120 }, admin);
    expect(data?.previewPlanChange.overlaps.map(({ firstName }) => firstName)).toEqual(['adam', 'Åsa', 'Zoe']);
  });

  it('covers a lead’s own shifts, refuses others’ by name, and requires a choice of shifts', async () => {
    const { event, own, others, lead } = await scene();
    const [mine, theirs] = [await own.shift(), await others.shift()];
    const all = await preview({ eventId: event.id, where: {}, moveDays: 1 }, lead);
    expect(all.data?.previewPlanChange.shifts.map(({ shift }) => shift.id)).toEqual([mine.id]);
    expect(codeOf(await preview({ eventId: event.id, shiftIds: [mine.id, theirs.id], moveDays: 1 }, lead))).toBe(
      'SHIFT_NOT_FOUND',
    );
    expect(codeOf(await preview({ eventId: event.id, moveDays: 1 }, lead))).toBe('INVALID_INPUT');
  });
});

describe('applying', () => {
  it('does exactly what the preview showed, and keeps audit and facts', async () => {
    const { event, own, lead } = await scene();
    const shifts = [await own.shift(), await own.shift({ startTime: '13:00', endTime: '15:00' })];
    await signUp(shifts[0]!.id);
    const input = { eventId: event.id, where: { days: [day] }, moveMinutes: 90, location: 'Gate C', qtyRequired: 7 };
    const { shown, shifts: now } = await moved(input, lead);
    expect(now.map(({ id, version: _version, ...state }) => ({ shift: { id }, ...state }))).toEqual(
      shown.shifts.map(({ warnings: _warnings, ...state }) => state),
    );
    expect(now).toMatchObject([
      { startTime: '10:30', endTime: '13:30', location: 'Gate C', qtyRequired: 7, version: 2 },
      { startTime: '14:30', endTime: '16:30', location: 'Gate C', qtyRequired: 7, version: 2 },
    ]);
    const { rows } = await server.database.pool.query(
      `select (select count(*)::int from fact where kind = 'shift.changed' and event_id = $1) as facts,
        (select detail -> 'versions' from audit_entry where action = 'plan-change.applied' and event_id = $1) as versions`,
      [event.id],
    );
    expect(rows).toEqual([{ facts: 2, versions: Object.fromEntries(shifts.map(({ id }) => [id, 2])) }]);
  });

  it('refuses when a touched shift changed, or another one matches since', async () => {
    const { event, own, lead } = await scene();
    const shift = await own.shift();
    const input = { eventId: event.id, where: { days: [day] }, moveMinutes: 60 };
    const first = (await preview(input, lead)).data!.previewPlanChange.version;
    await server.rest('PATCH', `/api/admin/shifts/${shift.id}`, { notes: 'Bring gloves' }, lead);
    expect(codeOf(await apply(input, first, lead))).toBe('CHANGED_MEANWHILE');
    const second = (await preview(input, lead)).data!.previewPlanChange.version;
    await own.shift();
    expect(codeOf(await apply(input, second, lead))).toBe('CHANGED_MEANWHILE');
    expect(codeOf(await apply({ ...input, moveMinutes: 61 }, second, lead))).toBe('CHANGED_MEANWHILE');
    expect((await rowsOf(event.id)).map(({ startTime }) => startTime)).toEqual(['09:00', '09:00']);
  });

  it('lets one of two chiefs win', async () => {
    const { event, own, admin } = await scene();
    for (let turn = 0; turn < 5; turn += 1) await own.shift();
    const inputs = [60, 90].map((moveMinutes) => ({ eventId: event.id, where: {}, moveMinutes }));
    const versions = await Promise.all(
      inputs.map(async (input) => (await preview(input, admin)).data!.previewPlanChange),
    );
    const answers = await Promise.all(inputs.map((input, at) => apply(input, versions[at]!.version, admin)));
    expect(answers.map((answer) => codeOf(answer) ?? 'won').sort()).toEqual(['CHANGED_MEANWHILE', 'won']);
    const winner = answers.findIndex((answer) => !answer.errors);
    const starts = new Set((await rowsOf(event.id)).map(({ startTime }) => startTime));
    expect([...starts]).toEqual([winner === 0 ? '10:00' : '10:30']);
  });

  it('moves 200 shifts with 1,000 people in as many statements as two with two, while visitors sign up, one mail a household; undoing is exact', async () => {
    const { event, own, others, admin } = await scene();
    const small = await scene();
    const { pool } = server.database;
    await pool.query(
      `insert into shift (event_id, opportunity_id, date, start_time, end_time, qty_required)
       select $1, case when n % 2 = 0 then $2::uuid else $3::uuid end, $4, to_char(time '06:00' + n * interval '5 minutes', 'HH24:MI'),
         to_char(time '06:04' + n * interval '5 minutes', 'HH24:MI'), 6 from generate_series(1, 200) n`,
      [event.id, own.id, others.id, day],
    );
    const fill = async (eventId: string, people: number) => {
      const prefix = `many-${eventId}-`;
      await pool.query(
        `insert into volunteer (first_name, last_name, name_key, email, email_key)
         select 'P' || n, 'Many', 'p' || n || ' many', $1 || (n / 2) || '@example.org', $1 || (n / 2) || '@example.org' from generate_series(1, $2::int) n`,
        [prefix, people],
      );
      await pool.query(
        `insert into household_token (email, email_key, token_hash, expires_at)
         select $1 || n || '@example.org', $1 || n || '@example.org', decode(md5($1 || n), 'hex'), now() + interval '1 year' from generate_series(0, $2::int / 2) n`,
        [prefix, people],
      );
      await pool.query(
        `insert into signup (event_id, shift_id, volunteer_id)
         select $3, s.id, p.id from (select id, row_number() over (order by id) as at from volunteer where email_key like $1 || '%' limit $2) p
           join (select id, row_number() over (order by id) as at, count(*) over () as many from shift where event_id = $3) s
             on s.at = 1 + p.at % s.many`,
        [prefix, people, eventId],
      );
    };
    await fill(event.id, 1_000);
    for (let turn = 0; turn < 2; turn += 1) await small.own.shift();
    await fill(small.event.id, 2);
    const input = { eventId: event.id, where: { days: [day] }, moveMinutes: 120 };
    const before = await rowsOf(event.id);
    const { version, ...shown } = (await preview(input, admin)).data!.previewPlanChange;
    expect(shown).toMatchObject({ people: 1_000, overlaps: [] });
    expect(shown.shifts).toHaveLength(200);

    const smallInput = { eventId: small.event.id, where: { days: [day] }, moveMinutes: 120 };
    const smallVersion = (await preview(smallInput, small.admin)).data!.previewPlanChange.version;
    const few = await countStatements(() => apply(smallInput, smallVersion, small.admin));
    let answer: Awaited<ReturnType<typeof apply>> | undefined;
    const many = await countStatements(async () => {
      answer = await apply(input, version, admin);
    });
    expect(answer?.errors).toBeUndefined();
    // The outbox takes 500 mails a statement, and so do facts.
    expect(many.count).toBeLessThanOrEqual(few.count + 3);
    const after = new Map((await rowsOf(event.id)).map((row) => [row.id, row]));
    expect(shown.shifts.map(({ shift, warnings: _warnings, ...state }) => ({ id: shift.id, ...state }))).toEqual(
      shown.shifts.map(({ shift }) => after.get(shift.id)),
    );
    const mails = async () =>
      (
        await pool.query<{ mails: number; households: number }>(
          `select count(*)::int as mails, count(distinct lower(recipient))::int as households from outbox
           where event_id = $1 and template = 'plan-changed'`,
          [event.id],
        )
      ).rows[0];
    expect(await mails()).toEqual({ mails: 501, households: 501 });

    const newcomers = Promise.all(before.slice(0, 20).map(({ id }) => signUp(id)));
    const [undone] = await Promise.all([undo(answer!.data!.applyPlanChange.planChange.id, admin), newcomers]);
    expect(undone.data?.undoPlanChange.unchanged).toEqual([]);
    expect(await rowsOf(event.id)).toEqual(before);
    const { rows: active } = await pool.query<{ count: number }>(
      `select count(*)::int as count from signup where event_id = $1 and status = 'active'`,
      [event.id],
    );
    expect(active[0]?.count).toBe(1_020);
  });
});

describe('undoing', () => {
  it('restores only what the change changed, on shifts that nobody edited since, once, within a day', async () => {
    const { event, own, lead } = await scene();
    const [kept, edited] = [await own.shift({ location: 'Gate A' }), await own.shift()];
    const input = { eventId: event.id, shiftIds: [kept.id, edited.id], moveMinutes: 60 };
    const { planChange } = await moved(input, lead);
    expect(planChange.undoable).toBe(true);
    await server.rest('PATCH', `/api/admin/shifts/${edited.id}`, { notes: 'Bring gloves' }, lead);
    const { data } = await undo(planChange.id, lead);
    expect(data?.undoPlanChange).toEqual({
      shifts: [{ id: kept.id }],
      unchanged: [{ shift: { id: edited.id }, reason: 'Someone has changed this shift since.' }],
    });
    expect(await rowsOf(event.id)).toEqual(
      [
        { id: kept.id, startTime: '09:00', location: 'Gate A' },
        { id: edited.id, startTime: '10:00', location: null },
      ]
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .map((row): unknown => expect.objectContaining(row)),
    );
    expect(codeOf(await undo(planChange.id, lead))).toBe('UNDO_OVER');
    const later = await moved({ ...input, moveMinutes: 30 }, lead);
    await server.database.pool.query(`update plan_change set applied_at = now() - interval '25 hours' where id = $1`, [
      later.planChange.id,
    ]);
    expect(codeOf(await undo(later.planChange.id, lead))).toBe('UNDO_OVER');
  });

  it('is not a lead’s when others’ shifts are in it', async () => {
    const { event, own, others, lead, admin } = await scene();
    await own.shift();
    await others.shift();
    const { planChange } = await moved({ eventId: event.id, where: {}, moveMinutes: 60 }, admin);
    expect(codeOf(await undo(planChange.id, lead))).toBe('PLAN_CHANGE_NOT_FOUND');
    const ask = (headers: Headers) =>
      server.graphql<{ planChanges: { id: string }[] }>(`{ planChanges(eventId: "${event.id}") { id } }`, {}, headers);
    expect((await ask(lead)).data?.planChanges).toEqual([]);
    expect((await ask(admin)).data?.planChanges).toEqual([{ id: planChange.id }]);
  });
});

describe('a household', () => {
  it('gets one mail about all its people, with old and new times, the moved calendar entries, and both answers', async () => {
    const { event, own, lead } = await scene();
    const [first, second] = [await own.shift(), await own.shift({ startTime: '14:00', endTime: '16:00' })];
    const ada = visitorDetails({ firstName: 'Ada' });
    const ben = { ...visitorDetails({ firstName: 'Ben' }), email: ada.email };
    const [one, two] = [await signUp(first.id, ada), await signUp(second.id, ben)];
    const input = { eventId: event.id, where: {}, moveMinutes: 120, message: 'It is -20 °C in the morning.' };
    const { planChange } = await moved(input, lead);
    const [mail, ...others] = await mailsTo(ada.email);
    expect(others).toEqual([]);
    for (const part of [mail?.text, mail?.html]) {
      for (const words of [
        '9:00 AM – 12:00 PM',
        '11:00 AM – 2:00 PM',
        'Ben',
        '4:00 PM – 6:00 PM',
        '-20 °C',
        'Still coming',
      ])
        expect(part).toContain(words);
      expect(part).toMatch(/I can('|&#39;|’)t/);
      expect(part).toMatch(/https:\/\/shifts\.example\/manage\/[\w-]{20,}/);
    }
    const calendar = String(mail?.attachments[0]?.content);
    expect(calendar).toMatch(new RegExp(`UID:signup-${one.signupId}@[\\s\\S]*SEQUENCE:2`));
    expect(calendar).toMatch(new RegExp(`UID:signup-${two.signupId}@[\\s\\S]*SEQUENCE:2`));

    await undo(planChange.id, lead);
    const back = (await mailsTo(ada.email)).slice(1);
    expect(back.map(({ subject }) => subject)).toEqual(['As planned before: Winter Classic']);
    expect(String(back[0]?.attachments[0]?.content)).toContain('SEQUENCE:3');
  });

  it('is waited for until it says that it still comes; opening its page says nothing', async () => {
    const { event, own, lead } = await scene();
    const shift = await own.shift();
    const ada = await signUp(shift.id);
    const waits = async () => {
      const { data } = await server.graphql<{ signup: { unconfirmedSince: string | null; status: string } }>(
        `{ signup(id: "${ada.signupId}") { unconfirmedSince status } }`,
        {},
        lead,
      );
      return [data?.signup.status, data?.signup.unconfirmedSince !== null];
    };
    expect(await waits()).toEqual(['ACTIVE', false]);
    await moved({ eventId: event.id, where: {}, qtyRequired: 12 }, lead);
    expect(await waits()).toEqual(['ACTIVE', false]);
    const { planChange } = await moved({ eventId: event.id, where: {}, moveMinutes: 120 }, lead);
    expect(await waits()).toEqual(['ACTIVE', true]);
    const looked = await server.rest('POST', '/api/volunteer/lookup', { email: ada.email });
    const cookie = looked.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(await waits()).toEqual(['ACTIVE', true]);
    const confirm = (headers: Headers) =>
      server.graphql(`mutation { confirmSignup(signupId: "${ada.signupId}") { signup { id } } }`, {}, headers);
    expect(codeOf(await confirm({}))).toBe('SIGNUP_NOT_FOUND');
    for (let turn = 0; turn < 2; turn += 1) expect((await confirm({ cookie })).errors).toBeUndefined();
    expect(await waits()).toEqual(['ACTIVE', false]);
    await moved({ eventId: event.id, where: {}, moveMinutes: 30 }, lead);
    expect(await waits()).toEqual(['ACTIVE', true]);
    expect(codeOf(await undo(planChange.id, lead))).toBeUndefined();
    const elsewhere = await own.shift({ startTime: '18:00', endTime: '20:00' });
    const { errors } = await server.graphql(
      `mutation { moveSignup(signupId: "${ada.signupId}", shiftId: "${elsewhere.id}") { signup { id } } }`,
      {},
      { cookie },
    );
    expect(errors).toBeUndefined();
    expect(await waits()).toEqual(['ACTIVE', false]);
  });
});

describe('a prepared plan', () => {
  const later = { moveMinutes: 120 };

  it('says what it would do: each part, the message, and how many shifts it names', async () => {
    const { event, own, admin } = await scene();
    const shift = await own.shift({ date: day });
    const fields = 'shiftCount moveMinutes moveDays location qtyRequired cancel message';
    const saved = async (change: object) => {
      const { id } = await prepare({ eventId: event.id, ...change }, 'Plan', admin);
      const { data } = await server.graphql<{ preparedPlanChanges: { id: string }[] }>(
        `query ($eventId: ID!) { preparedPlanChanges(eventId: $eventId) { id ${fields} } }`,
        { eventId: event.id },
        admin,
      );
      return data.preparedPlanChanges.find((plan) => plan.id === id);
    };
    const nothing = { moveMinutes: null, moveDays: null, location: null, qtyRequired: null, cancel: null };
    expect(await saved({ shiftIds: [shift.id], moveMinutes: -30, message: 'Ice.' })).toMatchObject({
      ...{ ...nothing, moveMinutes: -30, message: 'Ice.', shiftCount: 1 },
    });
    const all = { moveDays: 1, location: 'Gate C', qtyRequired: 5, cancel: false };
    expect(await saved({ where: { days: [day] }, ...all })).toMatchObject({
      ...{ ...nothing, ...all, message: null, shiftCount: null },
    });
  });

  it('is looked at and made with the programme as it then is, and again only once it was undone', async () => {
    const { event, own, admin } = await scene();
    const first = await own.shift({ date: day, startTime: '09:00', endTime: '12:00' });
    await signUp(first.id);
    const where = { days: [day] };
    const { id } = await prepare({ eventId: event.id, where, ...later }, "Plan B: -20 °C, O'Neil's hours", admin);
    expect(await prepared(event.id, admin)).toEqual([
      { name: "Plan B: -20 °C, O'Neil's hours", inForce: false, savedBy: 'Sam Staff' },
    ]);
    const rehearsed = await lookAt(id, admin);
    expect(rehearsed).toMatchObject({ people: 1, shifts: [{ shift: { id: first.id }, startTime: '11:00' }] });
    const added = await own.shift({ date: day, startTime: '13:00', endTime: '15:00' });
    expect((await applyPrepared(id, rehearsed.version ?? '', admin)).code).toBe('CHANGED_MEANWHILE');
    const now = await lookAt(id, admin);
    expect(now.shifts?.map(({ shift, startTime }) => [shift.id, startTime])).toEqual([
      [first.id, '11:00'],
      [added.id, '15:00'],
    ]);
    const made = await Promise.all([1, 2].map(() => applyPrepared(id, now.version ?? '', admin)));
    expect(made.map(({ code }) => code ?? 'made').sort()).toEqual(['CHANGED_MEANWHILE', 'made']);
    expect((await prepared(event.id, admin)).map(({ inForce }) => inForce)).toEqual([true]);
    const again = await lookAt(id, admin);
    expect((await applyPrepared(id, again.version ?? '', admin)).code).toBe('CHANGED_MEANWHILE');
    const { planChangeId } = made.find(({ code }) => code === undefined)!;
    expect((await undo(planChangeId, admin)).errors).toBeUndefined();
    const back = await lookAt(id, admin);
    expect((await applyPrepared(id, back.version ?? '', admin)).code).toBeUndefined();
  });

  it('that means a category or a role means its shifts as they then are', async () => {
    const { event, own, admin } = await scene();
    await own.shift({ date: day });
    const category = await event.category({ name: 'Gates' });
    const [role, other] = [
      await category.opportunity({ name: 'Gate' }),
      await category.opportunity({ name: 'Bridge' }),
    ];
    const stays = await other.shift({ date: day });
    const { id } = await prepare(
      { eventId: event.id, where: { days: [day], opportunityId: role.id }, ...later },
      'Gate',
      admin,
    );
    const added = await role.shift({ date: day, startTime: '13:00', endTime: '15:00' });
    expect((await lookAt(id, admin)).shifts?.map(({ shift }) => shift.id)).toEqual([added.id]);
    const all = await prepare({ eventId: event.id, where: { categoryId: category.id }, ...later }, 'Category', admin);
    const meant = (await lookAt(all.id, admin)).shifts?.map(({ shift }) => shift.id);
    expect(meant?.sort()).toEqual([stays.id, added.id].sort());
    await server.database.pool.query('delete from opportunity where id = $1', [role.id]);
    const gone = await lookAt(id, admin);
    expect([gone.code, gone.shifts]).toEqual([undefined, []]);
  });

  it('leaves out named shifts that are gone, and is refused when none is left', async () => {
    const { event, own, admin } = await scene();
    const [stays, goes] = [
      await own.shift({ date: day }),
      await own.shift({ date: day, startTime: '13:00', endTime: '15:00' }),
    ];
    const both = await prepare({ eventId: event.id, shiftIds: [stays.id, goes.id], ...later }, 'Both', admin);
    const one = await prepare({ eventId: event.id, shiftIds: [goes.id], ...later }, 'One', admin);
    await server.database.pool.query('delete from shift where id = $1', [goes.id]);
    expect((await lookAt(both.id, admin)).shifts?.map(({ shift }) => shift.id)).toEqual([stays.id]);
    const empty = await lookAt(one.id, admin);
    expect(empty.shifts).toEqual([]);
    expect((await applyPrepared(one.id, empty.version ?? '', admin)).code).toBe('INVALID_INPUT');
  });

  it('is the lead’s who saved it, for their own shifts; others neither see, make nor forget it', async () => {
    const { event, own, others, lead, admin } = await scene();
    const mine = await own.shift({ date: day });
    const theirs = await others.shift({ date: day });
    const { id } = await prepare({ eventId: event.id, where: { days: [day] }, ...later }, 'Mine', lead);
    expect((await prepare({ eventId: event.id, shiftIds: [theirs.id], ...later }, 'Not mine', lead)).code).toBe(
      'SHIFT_NOT_FOUND',
    );
    expect((await prepare({ eventId: event.id, where: {}, ...later }, ' ', lead)).code).toBe('INVALID_INPUT');
    expect((await lookAt(id, lead)).shifts?.map(({ shift }) => shift.id)).toEqual([mine.id]);
    expect([await prepared(event.id, admin), await prepared(event.id, lead)]).toMatchObject([[], [{ name: 'Mine' }]]);
    const forget = (headers: Headers) =>
      server.graphql<{ deletePreparedPlanChange: { id: string } }>(
        'mutation ($id: ID!) { deletePreparedPlanChange(id: $id) { id } }',
        { id },
        headers,
      );
    expect((await lookAt(id, admin)).code).toBe('PLAN_CHANGE_NOT_FOUND');
    expect((await applyPrepared(id, 'x', admin)).code).toBe('PLAN_CHANGE_NOT_FOUND');
    expect((await forget(admin)).errors?.[0]?.extensions.code).toBe('PLAN_CHANGE_NOT_FOUND');
    expect((await forget(lead)).data.deletePreparedPlanChange.id).toBe(id);
    expect(await prepared(event.id, lead)).toEqual([]);
  });
});
