import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { untilBlocked } from '../../../test/until-blocked.js';

/* What events and roles ask: who may say so, through which API, and what becomes of it. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

type Headers = Record<string, string>;
type Values = Record<string, unknown>;
interface Answer {
  status: number;
  code?: string;
  errors?: Record<string, string>;
  question?: Values & { id: string; version: number };
}

const fields = 'id eventId opportunityId kind label help choices required position version';

async function graphql(document: string, variables: Values, headers: Headers): Promise<Answer> {
  const { data, errors } = await server.graphql<Record<string, { question?: Answer['question'] } & Values>>(
    document,
    variables,
    headers,
  );
  const refused = errors?.[0]?.extensions as { code: string; errors?: Record<string, string> } | undefined;
  if (refused) return { status: 0, code: refused.code, errors: refused.errors };
  const [done] = Object.values(data);
  return { status: 200, question: done?.question ?? (done as Answer['question']) };
}

async function rest(method: string, path: string, body: unknown, headers: Headers): Promise<Answer> {
  const answer = await server.rest<Values>(method, path, body, headers);
  if (answer.status >= 400) return { status: answer.status, ...(answer.body as { code: string }) };
  return { status: answer.status, question: answer.body as Answer['question'] };
}

const apis = [
  {
    name: 'GraphQL',
    create: (input: Values, headers: Headers) =>
      graphql(
        `mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { question { ${fields} } } }`,
        { input },
        headers,
      ),
    update: (id: string, input: Values, headers: Headers) =>
      graphql(
        `mutation ($id: ID!, $input: UpdateQuestionInput!) { updateQuestion(id: $id, input: $input) { question { ${fields} } } }`,
        { id, input },
        headers,
      ),
    remove: (id: string, headers: Headers) =>
      graphql('mutation ($id: ID!) { deleteQuestion(id: $id) { id answers } }', { id }, headers),
  },
  {
    name: 'REST',
    create: (input: Values, headers: Headers) => rest('POST', '/api/lead/questions', input, headers),
    update: (id: string, input: Values, headers: Headers) =>
      rest('PATCH', `/api/admin/questions/${id}`, input, headers),
    remove: (id: string, headers: Headers) => rest('DELETE', `/api/lead/questions/${id}`, undefined, headers),
  },
];

async function scene() {
  const ladder = given(server.database.pool);
  const [lead, other, admin] = [await ladder.staff('lead'), await ladder.staff('lead'), await ladder.staff('admin')];
  const event = await ladder.event();
  const role = await (await event.category({ leadId: lead.userId })).opportunity();
  const strange = await (await event.category({ name: 'Food', leadId: other.userId })).opportunity({ name: 'Cook' });
  return { event: event.id, role: role.id, strange: strange.id, lead, other, admin };
}

const asked = async (eventId: string) => {
  const { data } = await server.graphql<{ event: { questions: Values[] } }>(
    '{ event(id: "' + eventId + '") { questions { kind label required opportunityId } } }',
  );
  return data.event.questions;
};

describe.each(apis)('questions, through $name', ({ create, update, remove }) => {
  it("are the admins' for the whole event, and the lead's for the own roles", async () => {
    const { event, role, strange, lead, other, admin } = await scene();
    const shirt = { eventId: event, kind: 'SHIRT_SIZE', label: 'T-shirt', required: true };
    expect(await create(shirt, lead.headers)).toMatchObject({ code: 'EVENT_NOT_FOUND' });
    expect(await create({ ...shirt, opportunityId: strange }, lead.headers)).toMatchObject({
      code: 'OPPORTUNITY_NOT_FOUND',
    });
    expect(await create(shirt, {})).toMatchObject({ code: 'NOT_SIGNED_IN' });
    const whole = await create(shirt, admin.headers);
    expect(whole.question).toMatchObject({ opportunityId: null, kind: 'SHIRT_SIZE', required: true, position: 0 });
    const own = await create(
      { eventId: event, opportunityId: role, kind: 'CHOICE', label: 'Meal', choices: ['Soup', 'Stew'], help: 'Hot.' },
      lead.headers,
    );
    expect(own.question).toMatchObject({ opportunityId: role, choices: ['Soup', 'Stew'], help: 'Hot.', position: 1 });
    const id = own.question?.id ?? '';
    expect(await update(id, { label: 'Dish' }, other.headers)).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
    expect(await update(whole.question?.id ?? '', { label: 'Dish' }, lead.headers)).toMatchObject({
      code: 'QUESTION_NOT_FOUND',
    });
    const changed = await update(id, { label: 'Dish', required: true, position: 5, version: 1 }, lead.headers);
    expect(changed.question).toMatchObject({ label: 'Dish', required: true, position: 5, version: 2, help: 'Hot.' });
    expect(await update(id, { label: 'Plate', version: 1 }, admin.headers)).toMatchObject({
      code: 'CHANGED_MEANWHILE',
    });
    expect(await asked(event)).toMatchObject([{ label: 'T-shirt' }, { label: 'Dish', opportunityId: role }]);
    expect(await remove(id, other.headers)).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
    expect((await remove(id, lead.headers)).question).toMatchObject({ id, answers: 0 });
    expect(await asked(event)).toMatchObject([{ label: 'T-shirt' }]);
    const { rows } = await server.database.pool.query<{ action: string }>(
      `select action from audit_entry where event_id = $1 and action like 'question.%' order by happened_at`,
      [event],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'question.created',
      'question.created',
      'question.changed',
      'question.deleted',
    ]);
    const facts = await server.database.pool.query<{ kind: string; record_id: string }>(
      `select kind, record_id from fact where event_id = $1 order by transaction_id, position`,
      [event],
    );
    expect(facts.rows).toEqual([
      { kind: 'event.changed', record_id: event },
      ...[1, 2, 3].map(() => ({ kind: 'opportunity.changed', record_id: role })),
    ]);
  });

  it('say what is wrong with them, and nothing changes', async () => {
    const { event, admin } = await scene();
    const meal = { eventId: event, kind: 'CHOICE', label: 'Meal', choices: ['Soup', 'Stew'] };
    expect(await create({ ...meal, choices: ['Soup'] }, admin.headers)).toMatchObject({
      ...{ code: 'INVALID_INPUT', errors: { choices: 'Please write two choices or more' } },
    });
    expect(await create({ ...meal, kind: 'TEXT' }, admin.headers)).toMatchObject({
      ...{ code: 'INVALID_INPUT', errors: { choices: 'Such a question has no choices' } },
    });
    expect(await create({ ...meal, choices: ['Soup', 'Soup'] }, admin.headers)).toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(await create({ ...meal, label: ' ' }, admin.headers)).toMatchObject({
      ...{ code: 'INVALID_INPUT', errors: { label: 'Please write the question' } },
    });
    const { question } = await create(meal, admin.headers);
    expect(await update(question?.id ?? '', { choices: [] }, admin.headers)).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await update('nonsense', { label: 'A' }, admin.headers)).toMatchObject({ code: 'QUESTION_NOT_FOUND' });
    expect(await asked(event)).toHaveLength(1);
  });
});

describe('a minimum age', () => {
  const setAge = (role: string, minimumAge: number | null, headers: Headers) =>
    server.rest<Values>('PATCH', `/api/lead/opportunities/${role}`, { minimumAge }, headers);

  it('has the role ask for birth dates, once, and keeps that question', async () => {
    const { event, role, strange, lead, other, admin } = await scene();
    expect((await setAge(role, 18, lead.headers)).body).toMatchObject({ minimumAge: 18, youngerWithConsent: false });
    const birthDate = { kind: 'BIRTH_DATE', label: 'Date of birth', required: true, opportunityId: role };
    expect(await asked(event)).toEqual([birthDate]);
    await setAge(role, 16, lead.headers);
    expect(await asked(event)).toEqual([birthDate]);
    const id = (await server.rest<Values[]>('GET', `/api/questions?opportunityId=${role}`)).body[0]?.id as string;
    expect(await apis[1]?.remove(id, lead.headers)).toMatchObject({ status: 409, code: 'QUESTION_NEEDED' });
    // Where the whole event asks it, a role needs none of its own.
    const { question } = (await apis[1]!.create(
      { eventId: event, kind: 'BIRTH_DATE', label: 'Born on', required: false },
      admin.headers,
    )) as Answer;
    await setAge(strange, 16, other.headers);
    expect(await asked(event)).toHaveLength(2);
    expect(await apis[1]?.remove(question?.id ?? '', admin.headers)).toMatchObject({ code: 'QUESTION_NEEDED' });
    await setAge(strange, null, other.headers);
    expect(await apis[1]?.remove(question?.id ?? '', admin.headers)).toMatchObject({ status: 200 });
    expect((await setAge(role, 0, lead.headers)).status).toBe(400);
  });

  it.each([
    [
      'a role that gets it',
      (role: string) => ['PATCH', `/api/lead/opportunities/${role}`, { minimumAge: 16 }] as const,
    ],
    [
      'a role of its own',
      (_role: string, eventId: string, categoryId: string) =>
        ['POST', '/api/lead/opportunities', { eventId, categoryId, name: 'Bar', minimumAge: 16 }] as const,
    ],
  ])('set while the question goes that it needs: %s asks itself', async (_what, call) => {
    const { event, role, lead, admin } = await scene();
    const { question } = (await apis[1]!.create(
      { eventId: event, kind: 'BIRTH_DATE', label: 'Born on' },
      admin.headers,
    )) as Answer;
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select category_id as id from opportunity where id = $1',
      [role],
    );
    // As deleting a question does it.
    const deleting = await server.database.pool.connect();
    try {
      await deleting.query('begin');
      await deleting.query('select from event where id = $1 for no key update', [event]);
      await deleting.query('delete from question where id = $1', [question?.id]);
      const [method, path, body] = call(role, event, rows[0]?.id ?? '');
      let isDone = false;
      const setting = server.rest(method, path, body, lead.headers).finally(() => (isDone = true));
      await untilBlocked(deleting, server.database.pool, { or: () => isDone });
      await deleting.query('commit');
      expect((await setting).status).toBeLessThan(300);
    } finally {
      deleting.release();
    }
    expect(await asked(event)).toMatchObject([{ kind: 'BIRTH_DATE', opportunityId: expect.any(String) }]);
  });

  it('goes along with a copy of the event, and so does all that is asked', async () => {
    const { event, role, lead, admin } = await scene();
    await setAge(role, 18, lead.headers);
    await apis[1]?.create({ eventId: event, kind: 'TEXT', label: 'Allergies', help: 'If any.' }, admin.headers);
    const copy = await server.rest<{ event: { id: string } }>(
      'POST',
      `/api/admin/events/${event}/duplicate`,
      {},
      admin.headers,
    );
    const copied = await asked(copy.body.event.id);
    expect(copied).toMatchObject([
      { kind: 'BIRTH_DATE', required: true },
      { label: 'Allergies', opportunityId: null },
    ]);
    expect(copied[0]?.opportunityId).not.toBe(role);
  });
});
