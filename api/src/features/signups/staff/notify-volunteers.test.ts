import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../../test/count-statements.js';
import { editingApis } from '../../../../test/editing-apis.js';
import { given, inDays, visitorDetails } from '../../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../../test/shared-test-server.js';
import { ticketCode } from '../../tickets/ticket-code.js';
import { createMailRenderer } from '../../../mail/content/render-mail.js';

/* People in a shift that is changed or deleted are notified by mail when the box is ticked. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const day = inDays(30);

async function scene() {
  const ladder = given(server.database.pool);
  const [lead, admin] = [await ladder.staff('lead'), await ladder.staff('admin')];
  const event = await ladder.event({ startDate: day, endDate: day });
  const category = await event.category({ name: 'Timing', leadId: lead.userId });
  const role = await category.opportunity({ longDescription: 'Bring gloves' });
  return {
    category,
    role,
    shift: await role.shift(),
    second: await role.shift({ startTime: '14:00', endTime: '16:00' }),
    lead: lead.headers,
    admin: admin.headers,
  };
}

async function signUp(shiftId: string, details = visitorDetails()) {
  const answer = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', { ...details, shiftId });
  expect(answer.status).toBe(201);
  return { ...details, signupId: answer.body.signup.id };
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

describe.each(editingApis(() => server))('through $name', (api) => {
  it('a changed shift is mailed to everybody active in it: old and new, with the calendar entry and the household’s link', async () => {
    const { shift, lead } = await scene();
    const [one, two, gone] = [await signUp(shift.id), await signUp(shift.id), await signUp(shift.id)];
    await server.rest('POST', `/api/admin/signups/${gone.signupId}/cancel`, undefined, lead);
    const changes = { startTime: '10:30', endTime: '13:00', location: 'Gate C', version: 1 };
    expect(await api.updateShift(shift.id, changes, true, lead)).toMatchObject({ status: 200 });
    for (const person of [one, two]) {
      const mails = await mailsTo(person.email);
      expect(mails).toHaveLength(1);
      const [mail] = mails;
      expect(mail?.template).toBe('shift-changed');
      expect(mail?.subject).toMatch(/^Changed: Bib Caller, /);
      expect(mail?.subject).toContain('10:30 AM – 1:00 PM');
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toContain('9:00 AM – 12:00 PM');
        expect(part).toContain('10:30 AM – 1:00 PM');
        expect(part).toContain('Lake Lodge');
        expect(part).toContain('Gate C');
        expect(part).toMatch(/https:\/\/shifts\.example\/manage\/[\w-]{20,}/);
      }
      expect(mail?.text).toContain(`Hi ${person.firstName}`);
      // The day stayed: it is not among the changes.
      expect(mail?.text).not.toMatch(/^Day$/m);
      expect(mail?.attachments[0]?.content).toMatch(
        new RegExp(`METHOD:PUBLISH[\\s\\S]*UID:signup-${person.signupId}@[\\s\\S]*SEQUENCE:2[\\s\\S]*T103000Z`),
      );
    }
    expect((await mailsTo(gone.email)).map(({ template }) => template)).toEqual(['signup-cancelled']);
  });

  it('nothing is mailed when the box is not ticked, or when only places change', async () => {
    const { shift, lead } = await scene();
    const person = await signUp(shift.id);
    await api.updateShift(shift.id, { startTime: '10:30' }, false, lead);
    await api.updateShift(shift.id, { qtyRequired: 2 }, true, lead);
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('nobody is notified of changes to a shift that is called off, or whose event is cancelled; the editor is warned', async () => {
    const { shift, second, lead, admin } = await scene();
    const [ada, ben] = [await signUp(shift.id), await signUp(second.id)];
    await server.database.pool.query('update shift set cancelled_at = now() where id = $1', [shift.id]);
    expect(await api.updateShift(shift.id, { startTime: '10:30' }, true, lead)).toMatchObject({
      ...{ status: 200, warnings: ['Nobody was mailed: the shift is called off.'] },
    });
    expect((await api.updateShift(shift.id, { qtyRequired: 3 }, true, lead)).warnings).toEqual([]);
    const cancelled = `mutation { cancelEvent(eventId: "${shift.eventId}") { event { id } } }`;
    expect((await server.graphql(cancelled, {}, admin)).errors).toBeUndefined();
    const templates = async () =>
      (await Promise.all([ada, ben].map(({ email }) => mailsTo(email)))).flat().map(({ template }) => template);
    const before = await templates();
    expect(await api.updateShift(second.id, { location: 'Gate C' }, true, lead)).toMatchObject({
      ...{ status: 200, warnings: ['Nobody was mailed: the event is cancelled.'] },
    });
    expect(await templates()).toEqual(before);
    expect(before).not.toContain('shift-changed');
  });

  it('a refused change notifies nobody', async () => {
    const { shift, lead } = await scene();
    const person = await signUp(shift.id);
    expect(await api.updateShift(shift.id, { startTime: '10:30', version: 7 }, true, lead)).toMatchObject({
      status: 409,
    });
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it('a deleted role is announced in one mail per person, with all their places and the entries taken out', async () => {
    const { role, shift, second, lead } = await scene();
    const both = await signUp(shift.id);
    await signUp(second.id, both);
    const one = await signUp(shift.id);
    expect(await api.deleteOpportunity(role.id, true, lead)).toMatchObject({
      status: 200,
      removed: { signups: 3, people: 2 },
    });
    const [mail, ...more] = await mailsTo(both.email);
    expect(more).toEqual([]);
    expect(mail?.template).toBe('places-removed');
    expect(mail?.subject).toBe('Shifts cancelled: 2 of your shifts, Winter Classic');
    expect(mail?.text).toContain('9:00 AM – 12:00 PM');
    expect(mail?.text).toContain('2:00 PM – 4:00 PM');
    expect(mail?.text).not.toContain('Bring gloves');
    expect(mail?.attachments[0]?.content.match(/STATUS:CANCELLED/g)).toHaveLength(2);
    expect((await mailsTo(one.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Shift cancelled: Bib Caller, /),
    ]);
  });

  it('a deleted shift and a deleted category are announced too, and not without the tick', async () => {
    const { category, shift, second, lead, admin } = await scene();
    const [first, later] = [await signUp(shift.id), await signUp(second.id)];
    await api.deleteShift(shift.id, true, lead);
    expect(await mailsTo(first.email)).toHaveLength(1);
    await api.deleteCategory(category.id, true, admin);
    expect((await mailsTo(later.email)).map(({ template }) => template)).toEqual(['places-removed']);
    const silent = await scene();
    const withoutMail = await signUp(silent.shift.id);
    await api.deleteShift(silent.shift.id, false, silent.lead);
    expect(await mailsTo(withoutMail.email)).toEqual([]);
  });
});

describe.each(editingApis(() => server))('through $name, what stands above a shift', (api) => {
  it('a role that meets elsewhere is mailed once a household, and its entries move; not one that names its own place', async () => {
    const { role, shift, second, lead } = await scene();
    const email = `berg-${randomUUID()}@example.org`;
    const ada = await signUp(shift.id, { ...visitorDetails(), firstName: 'Ada', lastName: 'Berg', email });
    await signUp(shift.id, { ...visitorDetails(), firstName: 'Bo', lastName: 'Berg', email });
    await server.database.pool.query("update shift set location = 'KM 3' where id = $1", [second.id]);
    const elsewhere = await signUp(second.id);
    await api.updateOpportunity(role.id, { location: 'KM 12', tellPeople: false }, lead);
    expect(await mailsTo(email)).toEqual([]);
    expect(await api.updateOpportunity(role.id, { location: 'KM 14' }, lead)).toMatchObject({ status: 200 });
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Changed: Bib Caller, /);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('KM 12');
      expect(part).toContain('KM 14');
    }
    expect(mail?.text).toContain('Hi Ada and Bo,');
    expect(mail?.text.match(/^Volunteers?: .*/gm)).toEqual(['Volunteers: Ada Berg, Bo Berg']);
    expect(mail?.attachments[0]?.content).toMatch(
      new RegExp(`UID:signup-${ada.signupId}@[\\s\\S]*SEQUENCE:3[\\s\\S]*LOCATION:KM 14`),
    );
    expect(await mailsTo(elsewhere.email)).toEqual([]);
    await api.updateOpportunity(role.id, { name: 'Bib Hawker' }, lead);
    expect((await mailsTo(elsewhere.email)).map(({ text }) => /Volunteer role\n.*\n.*/.exec(text)?.[0])).toEqual([
      'Volunteer role\n  Before: Bib Caller\n  Now:    Bib Hawker',
    ]);
  });
});

describe('an event', () => {
  const change = (api: 'REST' | 'GraphQL', id: string, fields: object, admin: Record<string, string>) =>
    api === 'REST'
      ? server.rest('PATCH', `/api/admin/events/${id}`, fields, admin)
      : server.graphql(
          'mutation ($id: ID!, $input: UpdateEventInput!) { updateEvent(eventId: $id, input: $input) { id } }',
          { id, input: fields },
          admin,
        );

  it.each(['REST', 'GraphQL'] as const)(
    'of another place, zone or name by %s is mailed to the people of its coming shifts',
    async (api) => {
      const { shift, admin } = await scene();
      const person = await signUp(shift.id);
      const past = await scene();
      await signUp(past.shift.id);
      const longAgo = "update shift set date = '2020-01-01' where event_id = $1";
      await server.database.pool.query(longAgo, [past.shift.eventId]);
      await change(
        api,
        shift.eventId,
        { location: 'School Hall', timeZone: 'Europe/Berlin', name: 'Spring Run' },
        admin,
      );
      const [mail] = await mailsTo(person.email);
      for (const words of ['Lake Lodge', 'School Hall', 'UTC', 'Europe/Berlin', 'Winter Classic', 'Spring Run'])
        expect(mail?.text).toContain(words);
      await change(api, shift.eventId, { website: 'https://club.example' }, admin);
      expect(await mailsTo(person.email)).toHaveLength(1);
      await change(api, past.shift.eventId, { location: 'School Hall' }, admin);
      const sent = "select count(*)::int as mails from outbox where template = 'shift-changed' and event_id = $1";
      expect((await server.database.pool.query(sent, [past.shift.eventId])).rows).toEqual([{ mails: 0 }]);
      if (api === 'GraphQL') return;
      await change(api, shift.eventId, { location: 'Gym', tellPeople: false }, admin);
      expect(await mailsTo(person.email)).toHaveLength(1);
    },
  );

  it('calendars count the changes of role and category, also when the role goes to a category that changed less', async () => {
    const { category, role, shift, admin } = await scene();
    const entry = async () => {
      const { rows } = await server.database.pool.query<{ slug: string }>('select slug from event where id = $1', [
        shift.eventId,
      ]);
      const { body } = await server.rest<string>('GET', `/event/${rows[0]?.slug}/shifts.ics`);
      return Number(new RegExp(`UID:shift-${shift.id}@[\\s\\S]*?SEQUENCE:(\\d+)`).exec(body)?.[1]);
    };
    const seen = [await entry()];
    const path = `/api/admin/categories/${category.id}`;
    for (const name of ['Times', 'Clocks']) {
      await server.rest('PUT', path, { name }, admin);
      seen.push(await entry());
    }
    await server.rest('PATCH', `/api/admin/opportunities/${role.id}`, { name: 'Caller' }, admin);
    seen.push(await entry());
    const { body: other } = await server.rest<{ id: string }>(
      'POST',
      '/api/admin/categories',
      { eventId: shift.eventId, name: 'Finish' },
      admin,
    );
    await server.rest('PATCH', `/api/admin/opportunities/${role.id}`, { categoryId: other.id }, admin);
    seen.push(await entry());
    expect(seen).toEqual([...new Set(seen)].toSorted((one, another) => one - another));
  });
});

describe('notifying many', () => {
  it('takes as many statements for twenty people as for one', async () => {
    const statementsFor = async (people: number): Promise<number> => {
      const { role, shift, lead } = await scene();
      for (let turn = 0; turn < people; turn += 1) await signUp(shift.id);
      await server.database.pool.query('update shift set qty_required = 50 where id = $1', [shift.id]);
      const { apart } = await countStatements(() =>
        server.rest('DELETE', `/api/admin/opportunities/${role.id}`, { tellPeople: true }, lead),
      );
      return apart;
    };
    expect(await statementsFor(9)).toBe(await statementsFor(1));
  });

  it('a person who signs up while it is deleted is refused or notified', async () => {
    const { role, shift, lead } = await scene();
    const people = Array.from({ length: 6 }, () => visitorDetails());
    const [, ...signups] = await Promise.all([
      server.rest('DELETE', `/api/admin/opportunities/${role.id}`, { tellPeople: true }, lead),
      ...people.map((person) => server.rest('POST', '/api/signup', { ...person, shiftId: shift.id })),
    ]);
    for (const [index, { status }] of signups.entries()) {
      expect([201, 404]).toContain(status);
      const mails = await mailsTo(people[index]?.email ?? '');
      expect([status, mails.length]).toEqual([status, status === 201 ? 1 : 0]);
    }
  });
});

it.each(['admin', 'lead'])(
  'a change of /api/%s/shifts may ask for it in its address, as a deletion may',
  async (prefix) => {
    const { shift, second, role, lead } = await scene();
    const [moved, removed] = [await signUp(shift.id), await signUp(second.id)];
    const templatesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);
    const path = `/api/${prefix}/shifts`;
    await server.rest('PATCH', `${path}/${shift.id}?tellPeople=false`, { startTime: '10:00' }, lead);
    expect(await templatesTo(moved.email)).toEqual([]);
    const changed = await server.rest('PATCH', `${path}/${shift.id}?tellPeople=true`, { startTime: '10:30' }, lead);
    expect([changed.status, await templatesTo(moved.email)]).toEqual([200, ['shift-changed']]);
    const answer = await server.rest('PATCH', `${path}/${shift.id}`, { tellPeople: 'perhaps' }, lead);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    await server.rest('DELETE', `${path}/${second.id}?tellPeople=true`, undefined, lead);
    expect(await templatesTo(removed.email)).toHaveLength(1);
    const [another] = [await signUp((await role.shift({ startTime: '18:00', endTime: '19:00' })).id)];
    await server.rest('DELETE', `/api/${prefix}/opportunities/${role.id}?tellPeople=true`, undefined, lead);
    expect(await templatesTo(another.email)).toHaveLength(1);
  },
);
