import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.js';
import { read, utils } from 'xlsx';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor } from '../../../test/household-apis.js';
import { tokenOfOffer } from '../../../test/waitlist-apis.js';
import { watchMails } from '../../../test/seen-mails.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { moveClock } from '../../platform/clock.js';

/* Answers wherever a place is given: what is needed, what is kept, and who learns of it. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await watchMails(server.database.pool);
});
afterAll(() => server.close());
afterEach(() => moveClock(0));

type Values = Record<string, unknown>;
interface ProviderAnswer {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  ids: string[];
  warnings?: string[];
}
interface Body {
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  signup?: { id: string };
  signups?: { id: string }[];
  warnings?: string[];
}

const idsOf = ({ signup, signups }: Body) => [...(signup ? [signup] : []), ...(signups ?? [])].map(({ id }) => id);

async function rest(path: string, body: unknown, headers: Record<string, string> = {}): Promise<ProviderAnswer> {
  const answer = await server.rest<Body>('POST', path, body, headers);
  const { code, message, errors, warnings } = answer.body;
  return { status: answer.status, code, message, errors, warnings, ids: idsOf(answer.body) };
}

async function graphql(
  query: string,
  variables: Values,
  headers: Record<string, string> = {},
): Promise<ProviderAnswer> {
  const { data, errors } = await server.graphql<Record<string, Body>>(query, variables, headers);
  const refused = errors?.[0]?.extensions as { code: string; status: number; errors?: Record<string, string> };
  if (refused) return { ...refused, message: errors?.[0]?.message, ids: [] };
  const [done = {}] = Object.values(data);
  return { status: 201, ids: idsOf(done), warnings: done.warnings };
}

const apis = [
  {
    name: 'GraphQL',
    signUp: (input: Values, headers = {}) =>
      graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { signup { id } } }', { input }, headers),
    household: (input: Values) =>
      graphql('mutation ($input: SignUpHouseholdInput!) { signUpHousehold(input: $input) { signups { id } } }', {
        input,
      }),
    move: (id: string, input: Values, headers: Record<string, string>) =>
      graphql(
        `
          mutation ($id: ID!, $shiftId: ID!, $answers: [AnswerInput!], $guardianName: String) {
            moveSignup(signupId: $id, shiftId: $shiftId, answers: $answers, guardianName: $guardianName) {
              signup {
                id
              }
            }
          }
        `,
        { id, ...input },
        headers,
      ),
    assign: (shiftId: string, volunteerId: string, headers: Record<string, string>) =>
      graphql(
        `
          mutation ($shiftId: ID!, $volunteerId: ID!) {
            assignVolunteer(shiftId: $shiftId, volunteerId: $volunteerId) {
              signup {
                id
              }
              warnings
            }
          }
        `,
        { shiftId, volunteerId },
        headers,
      ),
  },
  {
    name: 'REST',
    signUp: (input: Values, headers = {}) => rest('/api/signup', input, headers),
    household: (input: Values) => rest('/api/signups', input),
    move: (id: string, input: Values, headers: Record<string, string>) =>
      rest(`/api/signups/${id}/move`, input, headers),
    assign: (shiftId: string, volunteerId: string, headers: Record<string, string>) =>
      rest('/api/admin/assignments', { shiftId, volunteerId }, headers),
  },
];

const day = inDays(30);
/** Born so many years before the shift, and a day later: not yet that old. */
const almost = (years: number) => {
  const [year, rest] = [Number(inDays(31).slice(0, 4)) - years, inDays(31).slice(4)];
  return `${year}${rest}`;
};
const exactly = (years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

async function ask(values: Values): Promise<string> {
  const names = Object.keys(values);
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into question (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(values),
  );
  return rows[0]?.id ?? '';
}

/** An event that asks for a T-shirt size, with a role that asks for a meal, and another that asks nothing more. */
async function scene() {
  const ladder = given(server.database.pool);
  const [lead, other, admin] = [await ladder.staff('lead'), await ladder.staff('lead'), await ladder.staff('admin')];
  const event = await ladder.event({ startDate: day, timeZone: 'UTC' });
  const category = await event.category({ leadId: lead.userId });
  const role = await category.opportunity({ name: 'Bar' });
  const plain = await category.opportunity({ name: 'Parking' });
  const shirt = await ask({ event_id: event.id, kind: 'SHIRT_SIZE', label: 'T-shirt', required: true });
  const meal = await ask({
    ...{ event_id: event.id, opportunity_id: role.id, kind: 'SEVERAL_CHOICES', label: 'Meals', required: true },
    choices: '["Soup", "Stew"]',
  });
  return {
    ...{ event: event.id, lead, other, admin, role: role.id, shirt, meal },
    shift: (await role.shift()).id,
    later: (await role.shift({ startTime: '14:00', endTime: '16:00' })).id,
    plain: (await plain.shift({ startTime: '17:00', endTime: '18:00' })).id,
  };
}

const setAge = (role: string, age: number, withConsent: boolean) =>
  server.database.pool.query('update opportunity set minimum_age = $2, younger_with_consent = $3 where id = $1', [
    ...[role, age, withConsent],
  ]);

/** What is kept of a signup, by the words of the questions. */
async function answersOf(signup: string): Promise<Record<string, string[]>> {
  const { rows } = await server.database.pool.query<{ label: string; value: string[] }>(
    'select q.label, a.value from answer a join question q on q.id = a.question_id where a.signup_id = $1',
    [signup],
  );
  return Object.fromEntries(rows.map(({ label, value }) => [label, value]));
}

const name = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({ firstName, lastName });

const signupsIn = async (shift: string) =>
  (await server.database.pool.query<{ n: number }>('select active_count as n from shift where id = $1', [shift]))
    .rows[0]?.n;

describe.each(apis)('answers, through $name', ({ signUp, household, move, assign }) => {
  it('are needed where they are required, named one by one, and kept with the signup', async () => {
    const { shift, shirt, meal, lead, other } = await scene();
    const person = visitorDetails();
    expect(await signUp({ ...person, shiftId: shift })).toMatchObject({
      ...{ status: 400, code: 'ANSWER_REQUIRED', message: 'Please answer: T-shirt' },
      errors: { [`answers.${shirt}`]: 'Please answer this', [`answers.${meal}`]: 'Please answer this' },
    });
    const wrong = [
      { questionId: shirt, value: 'Huge' },
      { questionId: meal, value: ['Soup', 'Cake'] },
    ];
    expect(await signUp({ ...person, shiftId: shift, answers: wrong })).toMatchObject({
      ...{ status: 400, code: 'ANSWER_INVALID' },
      errors: {
        [`answers.${shirt}`]: 'Please choose one of the answers',
        [`answers.${meal}`]: 'Please choose one of the answers',
      },
    });
    expect(await signupsIn(shift)).toBe(0);
    const answers = [
      { questionId: shirt, value: 'M' },
      { questionId: meal, value: ['Soup', 'Stew'] },
    ];
    const { status, ids } = await signUp({ ...person, shiftId: shift, answers });
    expect(status).toBe(201);
    expect(await answersOf(ids[0] ?? '')).toEqual({ 'T-shirt': ['M'], Meals: ['Soup', 'Stew'] });
    // The lead of the role reads them, another lead does not, and nobody else may ask.
    const read = (headers: Record<string, string>) =>
      server.graphql<{ signup: { answers: unknown } | null }>(
        `{ signup(id: "${ids[0]}") { answers { value question { label } } } }`,
        {},
        headers,
      );
    expect((await read(lead.headers)).data.signup?.answers).toEqual([
      { value: ['M'], question: { label: 'T-shirt' } },
      { value: ['Soup', 'Stew'], question: { label: 'Meals' } },
    ]);
    expect((await read(other.headers)).data.signup?.answers ?? null).toBeNull();
    expect((await read({})).errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
  });

  it('of a question that is not asked are refused', async () => {
    const { plain, shirt, meal } = await scene();
    const answers = [
      { questionId: shirt, value: 'M' },
      { questionId: meal, value: 'Soup' },
    ];
    expect(await signUp({ ...visitorDetails(), shiftId: plain, answers })).toMatchObject({
      ...{ code: 'ANSWER_INVALID', errors: { [`answers.${meal}`]: expect.any(String) } },
    });
  });

  it('given before count for a person who came by the mailed link, and for nobody else', async () => {
    const { shift, later, shirt, meal } = await scene();
    const person = visitorDetails();
    const answers = [
      { questionId: shirt, value: 'M' },
      { questionId: meal, value: 'Soup' },
    ];
    await signUp({ ...person, shiftId: shift, answers });
    // Neither typing the name and address again nor looking the address up says that there are answers.
    for (const caller of [{}, cookieFor(server, { email: person.email, source: 'lookup' })])
      expect(await signUp({ ...person, shiftId: later }, caller)).toMatchObject({
        code: 'ANSWER_REQUIRED',
        errors: { [`answers.${shirt}`]: expect.any(String), [`answers.${meal}`]: expect.any(String) },
      });
    // What a stranger says under that name stays with the stranger's signup.
    const own = cookieFor(server, { email: person.email, source: 'link' });
    const { ids } = await signUp({ ...person, shiftId: later, answers: [{ questionId: shirt, value: 'L' }] }, own);
    expect(await answersOf(ids[0] ?? '')).toEqual({ 'T-shirt': ['L'], Meals: ['Soup'] });
    // Another event that asks the same takes them over, for a year.
    const next = await scene();
    moveClock(20 * 86_400_000);
    const byLink = cookieFor(server, { email: person.email, source: 'link' });
    const again = await signUp({ ...person, shiftId: next.shift }, byLink);
    expect(await answersOf(again.ids[0] ?? '')).toEqual({ 'T-shirt': ['L'], Meals: ['Soup'] });
  });

  it('given more than a year ago are asked for again', async () => {
    const { shift, later, shirt, meal } = await scene();
    const person = visitorDetails();
    const answers = [
      { questionId: shirt, value: 'M' },
      { questionId: meal, value: 'Soup' },
    ];
    const { ids } = await signUp({ ...person, shiftId: shift, answers });
    await server.database.pool.query(
      `update answer set answered_at = now() - interval '366 days' where signup_id = $1 and question_id = $2`,
      [ids[0], shirt],
    );
    const byLink = cookieFor(server, { email: person.email, source: 'link' });
    const { code, errors } = await signUp({ ...person, shiftId: later }, byLink);
    expect({ code, errors }).toEqual({
      ...{ code: 'ANSWER_REQUIRED', errors: { [`answers.${shirt}`]: 'Please answer this' } },
    });
  });

  it('of a household are each person’s own', async () => {
    const { shift, plain, shirt, meal } = await scene();
    const [ada, ben] = [visitorDetails(), visitorDetails()];
    const cart = {
      email: ada.email,
      people: [ada, ben].map(({ firstName, lastName }) => ({ firstName, lastName })),
      places: [
        { shiftId: shift, person: 0 },
        { shiftId: plain, person: 1 },
      ],
    };
    expect(await household({ ...cart, answers: [{ person: 0, questionId: shirt, value: 'S' }] })).toMatchObject({
      code: 'ANSWER_REQUIRED',
      errors: { [`answers.0.${meal}`]: expect.any(String), [`answers.1.${shirt}`]: expect.any(String) },
    });
    expect(await signupsIn(shift)).toBe(0);
    const { ids } = await household({
      ...cart,
      answers: [
        { person: 0, questionId: shirt, value: 'S' },
        { person: 0, questionId: meal, value: ['Stew'] },
        { person: 1, questionId: shirt, value: 'XL' },
      ],
    });
    expect(await Promise.all(ids.map(answersOf))).toEqual([
      { 'T-shirt': ['S'], Meals: ['Stew'] },
      { 'T-shirt': ['XL'] },
    ]);
    expect(await household({ ...cart, answers: [{ person: 2, questionId: shirt, value: 'S' }] })).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('missing ones are asked for before it is said that somebody is in the shift, but of their household', async () => {
    const { shift, shirt, meal } = await scene();
    const person = visitorDetails();
    const answers = [
      { questionId: shirt, value: 'M' },
      { questionId: meal, value: 'Soup' },
    ];
    expect((await signUp({ ...person, shiftId: shift, answers })).status).toBe(201);
    const { firstName, lastName, email } = person;
    // The answer to a stranger is the same for somebody who is in it and for somebody who is not.
    for (const asked of [person, visitorDetails()])
      expect(await signUp({ ...asked, shiftId: shift })).toMatchObject({ status: 400, code: 'ANSWER_REQUIRED' });
    const wrong = [{ questionId: shirt, value: 'gigantic' }];
    expect(await signUp({ ...person, shiftId: shift, answers: wrong })).toMatchObject({ code: 'ANSWER_INVALID' });
    expect(await signUp({ ...person, shiftId: shift, answers })).toMatchObject({ code: 'ALREADY_SIGNED_UP' });
    expect(await signUp({ ...person, shiftId: shift }, cookieFor(server, { email, source: 'link' }))).toMatchObject({
      code: 'ALREADY_SIGNED_UP',
    });
    const cart = { email, people: [visitorDetails(), { firstName, lastName }].map((one) => name(one)) };
    const places = [0, 1].map((who) => ({ shiftId: shift, person: who }));
    expect(await household({ ...cart, places })).toMatchObject({ status: 400, code: 'ANSWER_REQUIRED' });
    const ofBoth = [0, 1].flatMap((who) => answers.map((answer) => ({ ...answer, person: who })));
    expect(await household({ ...cart, places, answers: ofBoth })).toMatchObject({
      ...{ status: 409, code: 'ALREADY_SIGNED_UP' },
      errors: { 'places.1': expect.any(String) },
    });
  });

  it('are asked only of people who get a place, and named after their position among the people that were sent', async () => {
    const { shift, shirt, meal } = await scene();
    const cart = {
      email: visitorDetails().email,
      people: [visitorDetails(), visitorDetails(), visitorDetails()].map(name),
      places: [{ shiftId: shift, person: 2 }],
    };
    const refused = await household({ ...cart, answers: [{ person: 0, questionId: shirt, value: 'S' }] });
    expect([refused.code, Object.keys(refused.errors ?? {}).sort()]).toEqual([
      ...['ANSWER_REQUIRED', [`answers.2.${shirt}`, `answers.2.${meal}`].sort()],
    ]);
  });

  it('say how old somebody is: on the day of the shift they are old enough, or are refused', async () => {
    const { event, shift, role, shirt, meal } = await scene();
    await setAge(role, 18, false);
    const born = await ask({
      event_id: event,
      opportunity_id: role,
      kind: 'BIRTH_DATE',
      label: 'Born',
      required: false,
    });
    const said = (date: string) => [
      { questionId: shirt, value: 'M' },
      { questionId: meal, value: 'Soup' },
      ...(date ? [{ questionId: born, value: date }] : []),
    ];
    const take = (date: string, more: Values = {}) =>
      signUp({ ...visitorDetails(), shiftId: shift, answers: said(date), ...more });
    expect(await take('')).toMatchObject({
      code: 'ANSWER_REQUIRED',
      errors: { [`answers.${born}`]: expect.any(String) },
    });
    for (const nonsense of ['2001-02-30', inDays(1), 'young'])
      expect(await take(nonsense)).toMatchObject({ code: 'ANSWER_INVALID' });
    expect(await take(almost(18), { guardianName: 'Grace Hopper' })).toMatchObject({
      ...{ status: 409, code: 'TOO_YOUNG', errors: { [`answers.${born}`]: expect.any(String) } },
    });
    expect(await signupsIn(shift)).toBe(0);
    expect((await take(exactly(18))).status).toBe(201);
  });

  it('are needed for an age: where nothing asks how old people are, nobody gets in as if they were old enough', async () => {
    const { shift, role, shirt, meal, lead } = await scene();
    // As two changes at once left it in an earlier release.
    await setAge(role, 18, true);
    const answers = [
      { questionId: shirt, value: 'M' },
      { questionId: meal, value: 'Soup' },
    ];
    const taking = { ...visitorDetails(), shiftId: shift, answers };
    expect(await signUp({ ...taking, guardianName: 'Grace Hopper' })).toMatchObject({
      ...{ status: 409, code: 'TOO_YOUNG' },
      message:
        '"Bar" needs people of 18 or older, and nobody is asked when they were born. Please tell the organisers.',
    });
    await server.database.pool.query('delete from question where id = any($1)', [[shirt, meal]]);
    expect(await signUp({ ...visitorDetails(), shiftId: shift })).toMatchObject({ code: 'TOO_YOUNG' });
    expect(await signupsIn(shift)).toBe(0);
    // Staff, who may know them, are warned.
    expect((await signUp({ ...visitorDetails(), shiftId: shift }, lead.headers)).status).toBe(201);
  });

  it('take an adult of the household who agrees, in words that are kept', async () => {
    const { event, shift, role, shirt, meal, lead } = await scene();
    await setAge(role, 16, true);
    const born = await ask({
      event_id: event,
      opportunity_id: role,
      kind: 'BIRTH_DATE',
      label: 'Born',
      required: true,
    });
    const answers = [
      { questionId: shirt, value: 'M' },
      { questionId: meal, value: 'Soup' },
      { questionId: born, value: almost(16) },
    ];
    const child = { ...visitorDetails(), firstName: 'Ada', lastName: 'Byron', shiftId: shift, answers };
    expect(await signUp(child)).toMatchObject({
      ...{ status: 409, code: 'CONSENT_REQUIRED' },
      errors: { guardianName: 'Ada Byron is younger than 16: an adult of the household has to agree.' },
    });
    expect(await signUp({ ...child, guardianName: ' ada  BYRON ' })).toMatchObject({
      ...{ code: 'CONSENT_REQUIRED', errors: { guardianName: 'This has to be an adult of the household' } },
    });
    const { ids } = await signUp({ ...child, guardianName: 'Grace Byron' });
    const { data } = await server.graphql<{ signup: { consents: Values[] } }>(
      `{ signup(id: "${ids[0]}") { consents { guardianName wording givenAt } } }`,
      {},
      lead.headers,
    );
    expect(data.signup.consents).toEqual([
      {
        guardianName: 'Grace Byron',
        wording:
          'I am 18 or older and responsible for Ada Byron. I agree that they help as "Bar" although they are younger than 16.',
        givenAt: expect.any(String),
      },
    ]);
  });

  it('take no child of the same household for the adult', async () => {
    const { event, shift, role, shirt, meal } = await scene();
    await setAge(role, 16, true);
    const born = await ask({ event_id: event, opportunity_id: role, kind: 'BIRTH_DATE', label: 'Born' });
    const cart = {
      email: visitorDetails().email,
      people: ['Ada', 'Ben'].map((firstName) => ({ firstName, lastName: 'Byron' })),
      places: [0, 1].map((person) => ({ shiftId: shift, person })),
      answers: [0, 1].flatMap((person) => [
        { person, questionId: shirt, value: 'S' },
        { person, questionId: meal, value: 'Soup' },
        { person, questionId: born, value: exactly(12) },
      ]),
    };
    expect(await household({ ...cart, guardianName: 'Ben Byron' })).toMatchObject({
      ...{ code: 'CONSENT_REQUIRED', errors: { guardianName: 'This has to be an adult of the household' } },
    });
    expect((await household({ ...cart, guardianName: 'Grace Byron' })).status).toBe(201);
  });

  it('are asked when a signup moves to a role that asks more, and only what was not asked before', async () => {
    const { plain, shift, later, shirt, meal, event, role, lead } = await scene();
    const person = visitorDetails();
    const { ids } = await signUp({ ...person, shiftId: plain, answers: [{ questionId: shirt, value: 'M' }] });
    const [id = ''] = ids;
    for (const source of ['lookup', 'link'] as const)
      expect(await move(id, { shiftId: shift }, cookieFor(server, { email: person.email, source }))).toMatchObject({
        ...{ code: 'ANSWER_REQUIRED', errors: { [`answers.${meal}`]: 'Please answer this' } },
      });
    const own = cookieFor(server, { email: person.email, source: 'lookup' });
    expect(await signupsIn(shift)).toBe(0);
    expect(
      (await move(id, { shiftId: shift, answers: [{ questionId: meal, value: 'Stew' }] }, own)).status,
    ).toBeLessThan(300);
    expect(await answersOf(id)).toEqual({ 'T-shirt': ['M'], Meals: ['Stew'] });
    expect((await move(id, { shiftId: later }, own)).status).toBeLessThan(300);
    // An age that the role needs meanwhile is looked at again.
    await setAge(role, 18, false);
    const born = await ask({ event_id: event, kind: 'BIRTH_DATE', label: 'Born', required: false });
    expect(await move(id, { shiftId: shift, answers: [{ questionId: born, value: almost(18) }] }, own)).toMatchObject({
      code: 'TOO_YOUNG',
    });
    // Staff move them all the same.
    expect((await move(id, { shiftId: shift }, lead.headers)).status).toBeLessThan(300);
  });

  it('do not show how old somebody is to a person who only looked up the address', async () => {
    const { plain, shift, event, role, shirt, meal } = await scene();
    const person = visitorDetails();
    const born = await ask({ event_id: event, kind: 'BIRTH_DATE', label: 'Born', required: false });
    const said = [
      { questionId: shirt, value: 'M' },
      { questionId: born, value: almost(18) },
    ];
    const { ids } = await signUp({ ...person, shiftId: plain, answers: said });
    await setAge(role, 18, false);
    const answers = [{ questionId: meal, value: 'Stew' }];
    const moved = (source: 'lookup' | 'link') =>
      move(ids[0] ?? '', { shiftId: shift, answers }, cookieFor(server, { email: person.email, source }));
    expect(await moved('lookup')).toMatchObject({
      code: 'ANSWER_REQUIRED',
      errors: { [`answers.${born}`]: 'Please answer this' },
    });
    expect(await moved('link')).toMatchObject({ code: 'TOO_YOUNG' });
  });

  it('missing ones warn staff who give a place, and refuse nothing', async () => {
    const { shift, later, plain, shirt, meal, lead } = await scene();
    await server.database.pool.query(`update question set label = 'Meals?' where id = $1`, [meal]);
    const { ids } = await signUp({ ...visitorDetails(), shiftId: plain, answers: [{ questionId: shirt, value: 'M' }] });
    const { rows } = await server.database.pool.query<{ volunteer: string }>(
      'select volunteer_id as volunteer from signup where id = $1',
      [ids[0]],
    );
    const assigned = await assign(shift, rows[0]?.volunteer ?? '', lead.headers);
    expect(assigned).toMatchObject({ status: 201, warnings: ['Not answered: Meals?'] });
    expect(await answersOf(assigned.ids[0] ?? '')).toEqual({ 'T-shirt': ['M'] });
    expect((await signUp({ ...visitorDetails(), shiftId: later }, lead.headers)).status).toBe(201);
  });
});

describe('a person who comes by a link', () => {
  /** Somebody has the one place of the role's shift; `own` is their household's browser. */
  async function taken() {
    const all = await scene();
    const { shift, shirt, meal } = all;
    await server.database.pool.query('update shift set qty_required = 1 where id = $1', [shift]);
    const holder = visitorDetails();
    const answers = [
      { questionId: shirt, value: 'M' },
      { questionId: meal, value: 'Soup' },
    ];
    const { ids } = await rest('/api/signup', { ...holder, shiftId: shift, answers });
    return { ...all, answers, holder, id: ids[0] ?? '', own: cookieFor(server, { email: holder.email }) };
  }

  it('takes a place over with answers of their own, and the giver keeps it until then', async () => {
    const { id, own, answers, meal } = await taken();
    const asked = await server.rest<{ replacement: { token: string } }>(
      'POST',
      `/api/signups/${id}/replacement`,
      {},
      own,
    );
    const path = `/api/replacements/${asked.body.replacement.token}/take`;
    const taker = visitorDetails();
    expect(await rest(path, { ...taker, answers: answers.slice(0, 1) })).toMatchObject({
      ...{ status: 400, code: 'ANSWER_REQUIRED', errors: { [`answers.${meal}`]: 'Please answer this' } },
    });
    const still = await server.database.pool.query('select status from signup where id = $1', [id]);
    expect(still.rows).toEqual([{ status: 'active' }]);
    const byGraphql = await graphql(
      'mutation ($token: String!, $input: TakeReplacementInput!) { takeReplacement(token: $token, input: $input) { signup { id } } }',
      { token: asked.body.replacement.token, input: { ...taker, answers: answers.slice(0, 1) } },
    );
    expect(byGraphql).toMatchObject({ code: 'ANSWER_REQUIRED' });
    const { status, ids } = await rest(path, { ...taker, answers });
    expect(status).toBe(201);
    expect(await answersOf(ids[0] ?? '')).toEqual({ 'T-shirt': ['M'], Meals: ['Soup'] });
  });

  it('asks of the people of an offer only those who get a place, each by their number among all', async () => {
    const { shift, plain, id, own, holder, shirt, meal } = await taken();
    const [ada, ben] = [visitorDetails(), visitorDetails()];
    const joined = await server.rest<{ entry: { id: string } }>('POST', '/api/waitlist', {
      ...{ shiftId: shift, email: ada.email, people: [ada, ben].map(name), fewerIsFine: true },
    });
    // Ada has another shift at that time, so that the place is Ben's.
    await server.database.pool.query(
      `update shift set start_time = s.start_time, end_time = s.end_time, date = s.date from shift s where s.id = $2 and shift.id = $1`,
      [plain, shift],
    );
    await rest('/api/signup', { ...ada, shiftId: plain, answers: [{ questionId: shirt, value: 'L' }] });
    await rest(`/api/volunteer/${encodeURIComponent(holder.email)}/cancel/${id}`, {}, own);
    const path = `/api/offers/${await tokenOfOffer(server, joined.body.entry.id)}`;
    const offer = await server.rest<{ entry: { names: string[] } }>('GET', path);
    expect(offer.body.entry.names).toEqual([ben, ada].map(({ firstName, lastName }) => `${firstName} ${lastName}`));
    const refused = await rest(`${path}/take`, {});
    expect([refused.code, Object.keys(refused.errors ?? {}).sort()]).toEqual([
      ...['ANSWER_REQUIRED', [`answers.0.${shirt}`, `answers.0.${meal}`].sort()],
    ]);
    const answers = [
      { person: 0, questionId: shirt, value: 'S' },
      { person: 0, questionId: meal, value: 'Stew' },
    ];
    const { ids } = await rest(`${path}/take`, { answers });
    expect(await Promise.all(ids.map(answersOf))).toEqual([{ 'T-shirt': ['S'], Meals: ['Stew'] }]);
  });

  it('takes an offered place with answers, and what they said before counts', async () => {
    const { shift, plain, id, own, holder, shirt, meal } = await taken();
    const waiting = visitorDetails();
    await rest('/api/signup', { ...waiting, shiftId: plain, answers: [{ questionId: shirt, value: 'L' }] });
    const { email, firstName, lastName } = waiting;
    const joined = await server.rest<{ entry: { id: string } }>('POST', '/api/waitlist', {
      ...{ shiftId: shift, email, people: [{ firstName, lastName }] },
    });
    await rest(`/api/volunteer/${encodeURIComponent(holder.email)}/cancel/${id}`, {}, own);
    const token = await tokenOfOffer(server, joined.body.entry.id);
    expect(await rest(`/api/offers/${token}/take`, {})).toMatchObject({
      ...{ status: 400, code: 'ANSWER_REQUIRED', errors: { [`answers.0.${meal}`]: 'Please answer this' } },
    });
    const document = `mutation ($token: String!, $answers: [HouseholdAnswerInput!]) { takeOffer(token: $token, answers: $answers) { signups { id } } }`;
    expect(await graphql(document, { token })).toMatchObject({ code: 'ANSWER_REQUIRED' });
    const { ids } = await graphql(document, { token, answers: [{ person: 0, questionId: meal, value: 'Stew' }] });
    expect(await answersOf(ids[0] ?? '')).toEqual({ 'T-shirt': ['L'], Meals: ['Stew'] });
  });
});

it('signing up for what asks nothing costs no statement more', async () => {
  const ladder = given(server.database.pool);
  const shift = async () => (await ladder.shift({ startDate: day })).id;
  const [first, second] = [await shift(), await shift()];
  const take = (shiftId: string, more: Values = {}) => rest('/api/signup', { ...visitorDetails(), shiftId, ...more });
  await take(first);
  const { count } = await countStatements(() => take(first));
  const { rows } = await server.database.pool.query<{ event: string }>(
    'select event_id as event from shift where id = $1',
    [second],
  );
  const shirt = await ask({ event_id: rows[0]?.event, kind: 'SHIRT_SIZE', label: 'T-shirt', required: true });
  const asked = await countStatements(() => take(second, { answers: [{ questionId: shirt, value: 'M' }] }));
  // One more keeps the answers, and nothing looks for earlier ones.
  expect(asked.count).toBe(count + 1);
});

describe('what was answered', () => {
  /** Ada and Ben in the role, Cleo in the other; Ada twice. */
  async function answered() {
    const all = await scene();
    const { shift, later, plain, shirt, meal } = all;
    const people = ['Ada', 'Ben', 'Cleo'].map((firstName) => ({ ...visitorDetails(), firstName }));
    const take = (who: number, shiftId: string, size: string, meals?: string[]) =>
      rest('/api/signup', {
        ...{ ...people[who], shiftId },
        answers: [{ questionId: shirt, value: size }, ...(meals ? [{ questionId: meal, value: meals }] : [])],
      });
    await take(0, shift, 'S', ['Soup']);
    await take(0, later, 'M', ['Soup', 'Stew']);
    await take(1, shift, 'M', ['Stew']);
    await take(2, plain, '=XL', []);
    await take(2, plain, 'XL');
    return all;
  }

  it('is added up for staff, of each person the latest answer, a lead their own roles', async () => {
    const { event, lead, other, admin, role } = await answered();
    const read = async (headers: Record<string, string>) => {
      const byRest = await server.rest<{ label: string; text: string }[]>(
        'GET',
        `/api/reports/answers?eventId=${event}`,
        undefined,
        headers,
      );
      const { data, errors } = await server.graphql<{ answerSums: { label: string; text: string }[] }>(
        `{ answerSums(eventId: "${event}") { label text } }`,
        {},
        headers,
      );
      const sums = byRest.status === 200 ? byRest.body.map(({ label, text }) => `${label}: ${text}`) : byRest.status;
      expect(errors?.[0]?.extensions.code ?? data.answerSums.map(({ label, text }) => `${label}: ${text}`)).toEqual(
        byRest.status === 200 ? sums : (byRest.body as unknown as { code: string }).code,
      );
      return sums;
    };
    for (const { headers } of [lead, admin])
      expect(await read(headers)).toEqual(['T-shirt: 2 M, 1 XL', 'Meals: 1 Soup, 2 Stew']);
    expect(await read(other.headers)).toBe(404);
    expect(await read({})).toBe(401);
    await server.database.pool.query(
      'update category set lead_id = $2 where id = (select category_id from opportunity where id = $1)',
      [role, other.userId],
    );
    expect(await read(lead.headers)).toBe(404);
  });

  it('has a column for each question in the files of signups and rosters, for staff who may read it', async () => {
    const { event, lead, other } = await answered();
    const file = async (path: string, headers: Record<string, string>) => {
      const answer = await fetch(`${server.url}${path}`, { headers });
      return (await answer.text()).replace(/^\ufeff/, '').split('\r\n');
    };
    const [head = '', ...lines] = await file(
      `/api/exports/signups?eventId=${event}&sort=volunteer&order=asc`,
      lead.headers,
    );
    expect(head).toMatch(/,Signup Date,T-shirt,Meals,Arrived,Left,Came$/);
    expect(
      lines
        .filter((line) => line.startsWith('Ada'))
        .map((line) => line.split(/,(?=")|,(?! )/).slice(-5, -3))
        .sort(),
    ).toEqual([
      ['M', '"Soup, Stew"'],
      ['S', 'Soup'],
    ]);
    expect(lines.find((line) => line.startsWith('Cleo'))).toMatch(/,XL,,,,unknown$/);
    const [roster = ''] = await file(`/api/exports/roster?eventId=${event}`, lead.headers);
    expect(roster).toMatch(/,Email,T-shirt,Meals,Signature$/);
    const [none = ''] = await file('/api/exports/signups', other.headers);
    expect(none).toMatch(/,Signup Date,Arrived,Left,Came$/);
  });

  it('of all events has its columns, however many questions these ask', async () => {
    const { admin, plain, shirt, ...one } = await scene();
    // Each event asks as much as one may.
    for (const [event, begin] of [
      [one.event, 'First'],
      [(await scene()).event, 'Second'],
    ])
      await server.database.pool.query(
        `insert into question (event_id, kind, label, position, choices)
         select $1, 'CHOICE', $2 || ' ' || n, n, '["Red", "Blue"]' from generate_series(1, 98) n`,
        [event, begin],
      );
    const { rows } = await server.database.pool.query<{ id: string }>(
      `select id from question where label = 'First 98'`,
    );
    const answers = [
      { questionId: shirt, value: 'M' },
      { questionId: rows[0]?.id, value: 'Red' },
    ];
    expect((await rest('/api/signup', { ...visitorDetails(), firstName: 'Zoe', shiftId: plain, answers })).status).toBe(
      201,
    );
    for (const path of ['signups', 'report']) {
      const answer = await fetch(`${server.url}/api/exports/${path}`, { headers: admin.headers });
      const [head = '', ...lines] = (await answer.text()).split('\r\n');
      const labels = head.split(',');
      expect(['Meals', 'First 1', 'First 98', 'Second 98'].filter((label) => !labels.includes(label))).toEqual([]);
      expect(lines.find((line) => line.includes('Zoe'))).toMatch(/Red/);
    }
  });

  it('stands beside what an adult agreed to, role by role, as on screen', async () => {
    const { event, shift, role, plain, shirt, meal, lead } = await scene();
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select opportunity_id as id from shift where id = $1',
      [plain],
    );
    const parking = rows[0]?.id ?? '';
    await setAge(role, 16, true);
    await setAge(parking, 18, true);
    const born = await ask({ event_id: event, kind: 'BIRTH_DATE', label: 'Born', required: true });
    const child = { ...visitorDetails(), firstName: 'Ada', lastName: 'Byron' };
    const answers = [
      { questionId: shirt, value: 'M' },
      { questionId: meal, value: 'Soup' },
      { questionId: born, value: almost(16) },
    ];
    const { ids } = await rest('/api/signup', { ...child, shiftId: shift, answers, guardianName: 'Grace Byron' });
    const cell = async () => {
      const answer = await fetch(`${server.url}/api/exports/signups?eventId=${event}`, { headers: lead.headers });
      const [head = '', line = ''] = (await answer.text()).split('\r\n');
      expect(head).toMatch(/,Consent of,Arrived,Left,Came$/);
      return line.slice(line.indexOf('Grace')).replace(/,,,unknown$/, '');
    };
    const agreed = (guardian: string, as: string, age: number) =>
      `${guardian}: I am 18 or older and responsible for Ada Byron. I agree that they help as "${as}" although they are younger than ${age}.`;
    const quoted = (text: string) => text.replaceAll('"', '""') + '"';
    expect(await cell()).toBe(quoted(agreed('Grace Byron', 'Bar', 16)));
    const own = cookieFor(server, { email: child.email, source: 'link' });
    const moved = await rest(`/api/signups/${ids[0]}/move`, { shiftId: plain, guardianName: 'Grace Hopper' }, own);
    expect(moved.status).toBeLessThan(300);
    expect(await cell()).toBe(quoted(`${agreed('Grace Byron', 'Bar', 16)} / ${agreed('Grace Hopper', 'Parking', 18)}`));
  });

  it('is added up in the file of the report, shift by shift, and in its workbook for the event', async () => {
    const { event, lead, other, admin, role } = await answered();
    await server.database.pool.query(
      `update question set choices = '["Stew", "Soup"]' where opportunity_id = $1 and label = 'Meals'`,
      [role],
    );
    const file = async (query: string, headers: Record<string, string>) => {
      const answer = await fetch(`${server.url}/api/exports/report?${query}`, { headers });
      return Buffer.from(await answer.arrayBuffer());
    };
    const csv = async (headers: Record<string, string>) =>
      (await file(`eventId=${event}`, headers)).toString('utf8').trim().split('\r\n');
    for (const { headers } of [lead, admin]) {
      const [head = '', ...lines] = await csv(headers);
      expect(head).toMatch(/,Volunteer Names,Volunteer Emails,T-shirt,Meals$/);
      expect(lines.map((line) => line.split(/,(?=")|,(?! )/).slice(-2)).sort()).toEqual(
        [
          ['1 M', '"1 Stew, 1 Soup"'],
          ['1 XL', ''],
          ['"1 S, 1 M"', '"1 Stew, 1 Soup"'],
        ].sort(),
      );
    }
    expect((await csv(other.headers)).join()).not.toContain('T-shirt');
    const book = read(await file(`eventId=${event}&format=xlsx`, lead.headers));
    expect(book.SheetNames).toEqual(['Report', 'Answers']);
    expect(utils.sheet_to_json(book.Sheets.Answers ?? {}, { header: 1 })).toEqual([
      ['Question', 'Role', 'People', 'Answers'],
      ['T-shirt', undefined, 3, '2 M, 1 XL'],
      ['Meals', expect.anything(), 2, '2 Stew, 1 Soup'],
    ]);
    expect(read(await file('format=xlsx', lead.headers)).SheetNames).toEqual(['Report']);
    expect(read(await file(`eventId=${event}&format=xlsx`, other.headers)).SheetNames).toEqual(['Report']);
  });
});
