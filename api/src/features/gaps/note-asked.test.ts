import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { countStatements } from '../../../test/count-statements.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { staffApis } from '../../../test/staff-apis.js';

/* The call list of a shift: who is on it, in which order, and what was noted of the calls. */

let server: SharedTestServer;
let admin: { headers: Headers };
type Headers = Record<string, string>;
beforeAll(async () => {
  server = await sharedTestServer();
  admin = await given(server.database.pool).staff('admin');
});
afterAll(() => server.close());

const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);

interface Candidate {
  id: string;
  lastName: string;
  heldBefore: number;
  came: number;
  missed: number;
  asked: { answer: string; at: string; by: string | null } | null;
}
const shown = 'id lastName heldBefore came missed asked { answer at by }';
const apis = staffApis(() => server).map(({ name, call }) => ({
  name,
  /** Of these people alone: everyone who helped in the year before at any event is on the list, other tests' people too. */
  async list(shiftId: string, headers: Headers, of: readonly { id: string }[]): Promise<Candidate[]> {
    const query = `query ($shiftId: ID!) { candidates(shiftId: $shiftId, first: 100) { ${shown} } }`;
    const { body } = await call<{ candidates: Candidate[] } | Candidate[]>(
      { rest: ['GET', `/api/admin/shifts/${shiftId}/candidates?limit=100`], graphql: [query, { shiftId }] },
      headers,
    );
    const all = Array.isArray(body) ? body : body.candidates;
    return all.filter(({ id }) => of.some((one) => one.id === id));
  },
  note: (shiftId: string, volunteerId: string, answer: string, headers: Headers, as = 'admin') =>
    call<{ candidate: Candidate }>(
      {
        rest: ['POST', `/api/${as}/shifts/${shiftId}/asked`, { volunteerId, answer }],
        graphql: [
          `mutation ($shiftId: ID!, $volunteerId: ID!, $answer: AskAnswer!) {
            noteAsked(shiftId: $shiftId, volunteerId: $volunteerId, answer: $answer) { candidate { ${shown} } } }`,
          { shiftId, volunteerId, answer },
        ],
      },
      headers,
    ),
}));

/** An event with two leads' categories, and a season of shifts before it in roles of the same names. */
async function seasonOfTwo() {
  const make = given(server.database.pool);
  const [lead, otherLead] = [
    await make.staff('lead', { firstName: 'Jonas', lastName: 'Lead' }),
    await make.staff('lead'),
  ];
  const event = await make.event({ startDate: inDays(30), timeZone: 'UTC' });
  const timing = await event.category({ leadId: lead.userId });
  const gate = await timing.opportunity({ name: 'Gate Judge' });
  const shift = (await gate.shift({ qtyRequired: 9 })).id;
  const elsewhere = await (await event.category({ name: 'Food', leadId: otherLead.userId })).opportunity();
  const evening = (await elsewhere.shift({ qtyRequired: 99, startTime: '18:00', endTime: '19:00' })).id;
  const before = await make.event({ startDate: inDays(-300), timeZone: 'UTC' });
  const past = async (leadId: string, name: string) => {
    const role = await (await before.category({ name: `Of ${leadId}`, leadId })).opportunity({ name });
    return async (at: number) =>
      (await role.shift({ date: inDays(-300 + at), qtyRequired: 99, startTime: '09:00', endTime: '10:00' })).id;
  };
  return {
    ...{ shift, evening, lead, otherLead, eventId: event.id },
    pastGate: await past(lead.userId, 'gate judge'),
    pastSoup: await past(otherLead.userId, 'Soup'),
  };
}

/** Somebody who helps in the evening, so is on the list, with past shifts and what was marked of them. */
async function person(
  evening: string,
  { agreed = true, past = [] }: { agreed?: boolean; past?: [shiftId: string, state: string][] } = {},
) {
  const details = visitorDetails();
  const made = await server.rest<{ volunteer: { id: string } }>('POST', '/api/signup', {
    ...{ ...details, shiftId: evening, mayBeAsked: agreed },
  });
  expect(made.status).toBe(201);
  const { id } = made.body.volunteer;
  for (const [shiftId, state] of past)
    await sql(
      `insert into signup (event_id, shift_id, volunteer_id, status, attendance_state)
       select event_id, id, $2, 'active', $3 from shift where id = $1`,
      [shiftId, id, state],
    );
  return { id, lastName: details.lastName };
}

describe.each(apis)('the call list, through $name', ({ list, note }) => {
  it('has who held the role most often first, then who came most often, then who was asked longest ago', async () => {
    const { shift, evening, lead, pastGate, pastSoup } = await seasonOfTwo();
    const [gates, soups] = [
      [await pastGate(0), await pastGate(1)],
      [await pastSoup(0), await pastSoup(1)],
    ];
    const asked = await person(evening);
    const newcomer = await person(evening);
    const regular = await person(evening, {
      past: [...gates.map((id): [string, string] => [id, 'EXPECTED']), [soups[0] ?? '', 'LEFT']],
    });
    const once = await person(evening, { past: [[gates[0] ?? '', 'NO_SHOW']] });
    const cook = await person(evening, { past: soups.map((id) => [id, 'HERE']) });
    await note(shift, asked.id, 'NOBODY', admin.headers);
    const people = [asked, newcomer, regular, once, cook];
    const read = async (headers: Headers) =>
      (await list(shift, headers, people)).map(({ id, heldBefore, came, missed }) => [id, heldBefore, came, missed]);
    const { statements } = await countStatements(async () => {
      expect(await read(admin.headers)).toEqual([
        ...[
          [regular.id, 2, 1, 0],
          [once.id, 1, 0, 1],
          [cook.id, 0, 2, 0],
          [newcomer.id, 0, 0, 0],
          [asked.id, 0, 0, 0],
        ],
      ]);
    });
    const own = statements.filter((text) => !text.includes('staff_session'));
    // The shift, the list, and over REST how to reach them.
    expect(own.length).toBeLessThanOrEqual(3);
    // What was marked in other leads' categories is theirs.
    const seen = Object.fromEntries(
      (await list(shift, lead.headers, people)).map(({ id, came, missed }) => [id, [came, missed]]),
    );
    expect(seen).toMatchObject({ [regular.id]: [0, 0], [once.id]: [0, 1], [cook.id]: [0, 0] });
  });

  it('never names somebody who did not agree to be asked, and takes no note of them', async () => {
    const { shift, evening, lead, otherLead, pastGate } = await seasonOfTwo();
    const silent = await person(evening, { agreed: false, past: [[await pastGate(0), 'LEFT']] });
    const changedTheirMind = await person(evening);
    await note(shift, changedTheirMind.id, 'LATER', lead.headers);
    await sql('update volunteer set may_be_asked = false where id = $1', [changedTheirMind.id]);
    expect(await list(shift, admin.headers, [silent, changedTheirMind])).toEqual([]);
    for (const id of [silent.id, changedTheirMind.id, randomUUID(), 'nonsense'])
      expect(await note(shift, id, 'YES', admin.headers)).toMatchObject({ code: 'VOLUNTEER_NOT_FOUND' });
    const willing = await person(evening);
    expect(await note(shift, willing.id, 'YES', otherLead.headers)).toMatchObject({ code: 'SHIFT_NOT_FOUND' });
    expect(await note(shift, willing.id, 'YES', {})).toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect(await list(shift, lead.headers, [silent, changedTheirMind, willing])).toMatchObject([
      { id: willing.id, asked: null },
    ]);
  });

  it('says what was answered last, when, and who noted it; the same twice is one call, and history has each', async () => {
    const { shift, evening, lead } = await seasonOfTwo();
    const ada = await person(evening);
    const first = await note(shift, ada.id, 'LATER', lead.headers, 'lead');
    expect(first.body.candidate).toMatchObject({ id: ada.id, asked: { answer: 'LATER', by: 'Jonas Lead' } });
    const again = await Promise.all([1, 2].map(() => note(shift, ada.id, 'LATER', lead.headers)));
    for (const { body } of again) expect(body.candidate.asked).toEqual(first.body.candidate.asked);
    // An hour later it is another call.
    await sql(`update asked_person set asked_at = asked_at - interval '61 minutes' where volunteer_id = $1`, [ada.id]);
    const { body } = await note(shift, ada.id, 'LATER', lead.headers);
    expect(body.candidate.asked).toMatchObject({ answer: 'LATER' });
    expect((await note(shift, ada.id, 'NO', admin.headers)).body.candidate.asked).toMatchObject({ answer: 'NO' });
    const history = await server.graphql<{ history: { nodes: object[] } }>(
      `query ($id: ID!) { history(recordId: $id) { nodes { kind actorName volunteerName changes { field after } } } }`,
      ...([{ id: shift }, lead.headers] as const),
    );
    const entry = (answer: string, actorName: string) => ({
      ...{ kind: 'candidate.asked', actorName, volunteerName: `Vera ${ada.lastName}` },
      changes: [{ field: 'answer', after: answer }],
    });
    expect(history.data.history.nodes).toEqual([
      ...[entry('NO', 'Sam Staff'), entry('LATER', 'Jonas Lead'), entry('LATER', 'Jonas Lead')],
    ]);
  });
});
