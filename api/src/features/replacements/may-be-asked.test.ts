import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { cookieFor, householdApis } from '../../../test/household-apis.js';
import { replacementApis } from '../../../test/replacement-apis.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';

/* Who may say which people may be asked when somebody drops out. */

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

const apis = replacementApis(() => server);
const households = householdApis(() => server);
const newShift = async () => (await given(server.database.pool).shift({ qtyRequired: 9, date: inDays(20) })).id;
const agreed = async (email: string) =>
  (
    await server.database.pool.query<{ may: boolean }>('select may_be_asked as may from volunteer where email = $1', [
      email,
    ])
  ).rows.map(({ may }) => may);
const changedFields = async (email: string) =>
  (
    await server.database.pool.query<{ fields: string[] }>(
      `select f.detail -> 'fields' as fields from fact f join volunteer v on v.id = f.record_id
       where v.email = $1 and f.kind = 'volunteer.changed'`,
      [email],
    )
  ).rows.flatMap(({ fields }) => fields);

describe.each(households)('the box in a signup, through $name', ({ signUp }) => {
  it('counts for somebody new, and later only from a person who opened the mailed link', async () => {
    const [known, fresh] = [visitorDetails(), visitorDetails()];
    await signUp({ ...fresh, shiftId: await newShift(), mayBeAsked: true });
    expect(await agreed(fresh.email)).toEqual([true]);
    await signUp({ ...known, shiftId: await newShift() });
    // A stranger types their name and address, or looks them up.
    await signUp({ ...known, shiftId: await newShift(), mayBeAsked: true });
    const lookedUp = cookieFor(server, { email: known.email });
    await signUp({ ...known, shiftId: await newShift(), mayBeAsked: true }, lookedUp);
    expect(await agreed(known.email)).toEqual([false]);
    const own = cookieFor(server, { email: known.email, source: 'link' });
    await signUp({ ...known, shiftId: await newShift(), mayBeAsked: true }, own);
    expect(await agreed(known.email)).toEqual([true]);
    expect(await changedFields(known.email)).toEqual(['mayBeAsked']);
    // An empty box takes nothing back.
    await signUp({ ...known, shiftId: await newShift() }, own);
    expect(await agreed(known.email)).toEqual([true]);
  });

  it('counts from the browser that just made the person', async () => {
    const person = visitorDetails();
    const { signup } = await signUp({ ...person, shiftId: await newShift() });
    const same = cookieFor(server, {
      ...{ email: person.email, source: 'record' as const },
      ...{ recordIds: [signup?.id ?? ''], made: [signup?.id ?? ''] },
    });
    await signUp({ ...person, shiftId: await newShift(), mayBeAsked: true }, same);
    expect(await agreed(person.email)).toEqual([true]);
  });
});

describe('what a household reads of its switch', () => {
  const [firstApi] = households as [(typeof households)[number]];
  const read = async (email: string, source: 'link' | 'lookup') =>
    (
      await server.graphql<{ myHousehold: { mayBeAsked: boolean; volunteers: { household: object }[] } }>(
        '{ myHousehold { mayBeAsked volunteers { household { mayBeAsked } } } }',
        {},
        cookieFor(server, { email, source }),
      )
    ).data.myHousehold;

  it('is there by its mailed link alone: a person who looked the address up sees nothing', async () => {
    const person = visitorDetails();
    await firstApi.signUp({ ...person, shiftId: await newShift() });
    for (const mayBeAsked of [false, true]) {
      await server.database.pool.query('update volunteer set may_be_asked = $1 where email = $2', [
        mayBeAsked,
        person.email,
      ]);
      expect(await read(person.email, 'link')).toEqual({ mayBeAsked, volunteers: [{ household: { mayBeAsked } }] });
      expect(await read(person.email, 'lookup')).toEqual({
        mayBeAsked: null,
        volunteers: [{ household: { mayBeAsked: null } }],
      });
    }
  });
});

describe.each(apis)('the household’s switch, through $name', ({ setMayBeAsked, ask, take }) => {
  const [{ signUp }] = households as [(typeof households)[number]];

  it('goes on by the mailed link alone, and off by the address, too; history shows it', async () => {
    const person = visitorDetails();
    await signUp({ ...person, shiftId: await newShift() });
    const [own, lookedUp] = [
      cookieFor(server, { email: person.email, source: 'link' }),
      cookieFor(server, { email: person.email }),
    ];
    expect(await setMayBeAsked(true, lookedUp)).toMatchObject({ status: 404, code: 'VOLUNTEER_NOT_FOUND' });
    expect(await agreed(person.email)).toEqual([false]);
    expect(await setMayBeAsked(true, own)).toMatchObject({ status: 200 });
    expect(await agreed(person.email)).toEqual([true]);
    expect(await setMayBeAsked(true, own)).toMatchObject({ status: 200 });
    expect(await changedFields(person.email)).toEqual(['mayBeAsked']);
    expect(await setMayBeAsked(false, lookedUp)).toMatchObject({ status: 200 });
    expect(await agreed(person.email)).toEqual([false]);
    expect(await changedFields(person.email)).toEqual(['mayBeAsked', 'mayBeAsked']);
  });

  it('is set for the person who just signed up in this browser, and for nobody else', async () => {
    const [fresh, known] = [visitorDetails(), visitorDetails()];
    await signUp({ ...known, shiftId: await newShift() });
    const signups = await Promise.all(
      [fresh, known].map(async (person) => (await signUp({ ...person, shiftId: await newShift() })).signup?.id ?? ''),
    );
    const here = cookieFor(server, {
      ...{ email: fresh.email, source: 'record' as const },
      ...{ recordIds: signups, made: signups },
    });
    expect(await setMayBeAsked(true, {}, signups)).toMatchObject({ status: 404, code: 'VOLUNTEER_NOT_FOUND' });
    for (const mayBeAsked of [true, false, true]) {
      expect(await setMayBeAsked(mayBeAsked, here, signups)).toMatchObject({ status: 200 });
      expect(await agreed(fresh.email)).toEqual([mayBeAsked]);
      expect(await agreed(known.email)).toEqual([false]);
    }
    expect(await changedFields(known.email)).toEqual([]);
  });

  it('answers what was asked for, whatever is stored of the person whose name and address somebody typed', async () => {
    const people = [visitorDetails(), visitorDetails(), visitorDetails()];
    const [, agreeing, refusing] = people;
    for (const known of [agreeing, refusing]) await signUp({ ...known, shiftId: await newShift() });
    await server.database.pool.query('update volunteer set may_be_asked = true where email = $1', [agreeing?.email]);
    for (const person of people) {
      const { signup } = await signUp({ ...person, shiftId: await newShift() });
      const made = [signup?.id ?? ''];
      const here = cookieFor(server, { email: person.email, source: 'record', recordIds: made, made });
      for (const wanted of [true, false])
        expect(await setMayBeAsked(wanted, here, made)).toEqual({ status: 200, mayBeAsked: wanted });
    }
    expect([await agreed(agreeing?.email ?? ''), await agreed(refusing?.email ?? '')]).toEqual([[true], [false]]);
  });

  it('is set for the household whose link was opened, and not for another that signed up in the same browser', async () => {
    const ids: string[] = [];
    for (const person of [visitorDetails(), visitorDetails()]) {
      await signUp({ ...person, shiftId: await newShift() });
      ids.push((await signUp({ ...person, shiftId: await newShift() })).signup?.id ?? '');
    }
    // In the order in which the server looks at them.
    const { rows } = await server.database.pool.query<{ email: string }>(
      'select v.email from volunteer v join signup g on g.volunteer_id = v.id where g.id = any($1::uuid[]) order by v.id',
      [ids],
    );
    const [mine, other] = rows.map(({ email }) => email) as [string, string];
    await setMayBeAsked(true, cookieFor(server, { email: mine, source: 'link', made: ids }), ids);
    expect([await agreed(mine), await agreed(other)]).toEqual([[true], [false]]);
  });

  it('is not set by a person who takes over in another one’s name', async () => {
    const [giver, known] = [visitorDetails(), visitorDetails()];
    await signUp({ ...known, shiftId: await newShift() });
    const { signup } = await signUp({ ...giver, shiftId: await newShift() });
    const own = cookieFor(server, { email: giver.email });
    const { replacement } = await ask(signup?.id ?? '', null, own);
    expect(await take(replacement?.token ?? '', { ...known, mayBeAsked: true })).toMatchObject({ status: 201 });
    expect(await agreed(known.email)).toEqual([false]);
  });
});
