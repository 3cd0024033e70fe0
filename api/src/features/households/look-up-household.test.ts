import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countStatements } from '../../../test/count-statements.js';
import { given, visitorDetails } from '../../../test/given.js';
import {
  cookieFor,
  householdApis,
  linkOf,
  mailsQueuedTo,
  type Caller,
  type HouseholdApi,
} from '../../../test/household-apis.js';
import { startTestServer, type TestServer } from '../../../test/start-test-server.js';
import { promised } from '../../../test/promised.js';

let server: TestServer;
let linkServer: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  linkServer = await startTestServer({ LOOKUP_MODE: 'link', PUBLIC_URL: 'https://shifts.club.example' });
});
afterAll(() => Promise.all([server.close(), linkServer.close()]));

const apis = householdApis(() => server);
const phone = '907-555-0184';

/** A family of so many people, each with so many signups. */
async function family(people: number, signups: number, at = server) {
  const { email } = visitorDetails();
  const ladder = given(at.database.pool);
  const lead = await ladder.staff('lead');
  const role = await (
    await (await ladder.event()).category({ leadId: lead.userId })
  ).opportunity({ shortDescription: 'Call the bibs' });
  const shifts = await Promise.all(Array.from({ length: signups }, () => role.shift({ qtyRequired: 50 })));
  for (let number = 0; number < people; number += 1) {
    const details = visitorDetails({ email, firstName: `P${number}`, phone });
    for (const shift of shifts)
      expect((await at.rest('POST', '/api/signup', { ...details, shiftId: shift.id })).status).toBe(201);
  }
  return { email, leadEmail: lead.email };
}

const unknown = { status: 404, code: 'VOLUNTEER_NOT_FOUND', message: 'No volunteer found with this email address.' };

describe.each(apis)('looking up through $name', ({ name, lookUp, open }) => {
  it('shows the people of an address with their signups and who to write to, but no phone number', async () => {
    const { email, leadEmail } = await family(2, 2);
    const outcome = await lookUp(` ${email.toUpperCase()} `);
    expect(outcome).toMatchObject({ status: 200, email: email.toUpperCase() });
    expect(outcome.members?.map(({ firstName, signups }) => [firstName, signups.map(({ status }) => status)])).toEqual([
      ['P0', ['active', 'active']],
      ['P1', ['active', 'active']],
    ]);
    expect(outcome.members?.[0]?.signups[0]?.leadEmail).toBe(leadEmail);
    expect(outcome.text).not.toContain(phone);
    expect(outcome.setCookie).toMatch(
      /^trailcrew_household=[\w.-]+; Max-Age=(1800|1799); Path=\/; HttpOnly; SameSite=Lax$/,
    );
    // Neither does the cookie of a lookup: only the mailed link shows it.
    expect((await myHousehold({ cookie: outcome.cookie ?? '' }))?.volunteers[0]?.phone).toBeNull();
    const linked = await open(await linkOf(server, email));
    expect(linked.members?.[0]?.phone).toBe(phone);
    expect((await myHousehold({ cookie: linked.cookie ?? '' }))?.volunteers[0]?.phone).toBe(phone);
  });

  it('finds nobody under an unknown address, and opens nothing', async () => {
    const outcome = await lookUp('nobody@example.org');
    expect(outcome).toMatchObject(unknown);
    expect(outcome.setCookie).toBeUndefined();
  });

  it('asks for a valid address', async () => {
    const message = 'Please enter a valid email address';
    for (const email of ['', 'x', 'a@b', 'a@b.org\nBcc: c@d.org']) {
      expect(await lookUp(email)).toMatchObject({
        status: 400,
        code: 'INVALID_INPUT',
        message,
        errors: { email: message },
      });
    }
  });

  it('asks the database as much for a large family as for a small one', async () => {
    const small = await family(1, 1);
    const large = await family(6, 4);
    await lookUp(small.email);
    const [one, other] = [
      await countStatements(() => lookUp(small.email)),
      await countStatements(() => lookUp(large.email)),
    ];
    expect([one.count, other.count]).toEqual([1, 1]);
  });

  it('takes as long for an unknown address as for a known one', async () => {
    const { email } = await family(2, 2);
    const times = async (asked: string) => {
      const taken: number[] = [];
      for (let turn = 0; turn < 5; turn += 1) {
        const start = performance.now();
        await lookUp(asked);
        taken.push(performance.now() - start);
      }
      return Math.min(...taken);
    };
    for (const time of await Promise.all([times(email), times('nobody@example.org')])) {
      expect(time).toBeGreaterThan(145);
      expect(time).toBeLessThan(promised(400));
    }
  });

  it(`is limited by address from one network, and lets a club behind one address look itself up (${name})`, async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    try {
      const api = householdApis(() => limited).find((one) => one.name === name) as HouseholdApi;
      const from = (ip: string): Caller => ({ 'x-forwarded-for': ip });
      const ofAddress = await Promise.all(
        Array.from({ length: 21 }, () => api.lookUp('a@example.org', from('10.0.0.1'))),
      );
      expect((await api.lookUp('a@example.org', from('10.0.0.2'))).status).toBe(404);
      expect(ofAddress.map((outcome) => outcome.status).sort()).toEqual([...Array<number>(20).fill(404), 429]);
      const ofCaller = await Promise.all(
        Array.from({ length: 61 }, (_, turn) => api.lookUp(`b${turn}@example.org`, from('10.1.1.1'))),
      );
      expect(ofCaller.filter((outcome) => outcome.code === 'TOO_MANY_REQUESTS')).toEqual([]);
    } finally {
      await limited.close();
    }
  });
});

async function myHousehold(caller: Caller) {
  const { data } = await server.graphql<{
    myHousehold: { email: string; volunteers: { phone: string | null }[] } | null;
  }>('{ myHousehold { email volunteers { phone signups { id } } } }', {}, caller);
  return data.myHousehold;
}

describe('the household of this browser', () => {
  it('is null without a cookie, with that of a signup, with one that is over, and with one from before the links were closed', async () => {
    const { email } = await family(1, 1);
    expect(await myHousehold({})).toBeNull();
    expect(await myHousehold(cookieFor(server, { email, source: 'record', recordIds: ['x'] }))).toBeNull();
    expect(await myHousehold(cookieFor(server, { email, expiresAt: 0 }))).toBeNull();
    expect(await myHousehold(cookieFor(server, { email }))).toMatchObject({ email });
    await server.database.pool.query('update household_token set revoked_at = now() where email_key = $1', [email]);
    expect(await myHousehold(cookieFor(server, { email, issuedAt: Date.parse('2020-01-01') }))).toBeNull();
  });

  it('may be looked up and changed in one document', async () => {
    const { email } = await family(1, 1);
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select g.id from signup g join volunteer v on v.id = g.volunteer_id where v.email_key = $1',
      [email],
    );
    const { data } = await server.graphql<{ cancelSignup: { status: string } }>(
      `mutation ($email: String!, $id: ID!) { lookUpHousehold(email: $email) { sent } cancelSignup(signupId: $id) { status } }`,
      { email, id: rows[0]?.id },
    );
    expect(data.cancelSignup.status).toBe('CANCELLED');
  });
});

describe('the answer to a lookup over REST', () => {
  it('holds exactly what is documented', async () => {
    const { email } = await family(1, 1);
    const { body, headers } = await server.rest<{
      household: { volunteer: object; shifts: { shift: { opportunity: object } }[] }[];
    }>('POST', '/api/volunteer/lookup', { email });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body).sort()).toEqual(['email', 'household']);
    const [member] = body.household;
    expect(Object.keys(member ?? {}).sort()).toEqual(['shifts', 'volunteer']);
    expect(Object.keys(member?.volunteer ?? {}).sort()).toEqual(['createdAt', 'email', 'firstName', 'id', 'lastName']);
    expect(member?.shifts[0]).toMatchObject({
      id: expect.any(String),
      status: 'active',
      shift: {
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        startTime: expect.stringMatching(/^\d\d:\d\d$/),
        endTime: expect.stringMatching(/^\d\d:\d\d$/),
        opportunity: {
          name: 'Bib Caller',
          description: 'Call the bibs',
          category: {
            name: 'Timing',
            leadFirstName: 'Sam',
            leadLastName: 'Staff',
            leadEmail: expect.stringMatching(/@example\.org$/),
          },
          event: { name: 'Winter Classic' },
        },
      },
    });
  });
});

describe.each(householdApis(() => linkServer))(
  'looking up through $name with LOOKUP_MODE=link',
  ({ name, lookUp, open }) => {
    it('mails the link to a known address and says the same to everybody', async () => {
      const { email } = await family(1, 1, linkServer);
      const known = await lookUp(email.toUpperCase());
      const stranger = await lookUp(`nobody-${name}@example.org`);
      expect(known).toMatchObject({ status: 200, sent: true });
      expect(stranger.text).toBe(known.text);
      expect([known.setCookie, stranger.setCookie]).toEqual([undefined, undefined]);
      expect(await mailsQueuedTo(linkServer, email)).toEqual(['signup-confirmation', 'household-link']);
      expect(await mailsQueuedTo(linkServer, `nobody-${name}@example.org`)).toEqual([]);
      const opened = await open(await linkOf(linkServer, email));
      expect(opened).toMatchObject({ status: 200, email });
      expect(opened.setCookie).toMatch(/^__Host-trailcrew_household=.*; Secure; SameSite=Lax$/);
    });

    it('takes as long for an unknown address as for a known one', async () => {
      const { email } = await family(1, 1, linkServer);
      const times = async (asked: string) => {
        const taken: number[] = [];
        for (let turn = 0; turn < 4; turn += 1) {
          const start = performance.now();
          await lookUp(asked);
          taken.push(performance.now() - start);
        }
        return Math.min(...taken);
      };
      for (const time of await Promise.all([times(email), times('nobody@example.org')])) {
        expect(time).toBeGreaterThan(145);
        expect(time).toBeLessThan(promised(400));
      }
    });
  },
);

it('answers exactly { "sent": true } over REST with LOOKUP_MODE=link', async () => {
  expect(await linkServer.rest('POST', '/api/volunteer/lookup', { email: 'nobody@example.org' })).toMatchObject({
    status: 200,
    body: { sent: true },
  });
});

describe('mails of links with LOOKUP_MODE=link', () => {
  it('are five an hour to one address from one network, twenty from all, and then one for each network, known or not', async () => {
    const limited = await startTestServer({ LOOKUP_MODE: 'link', RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    try {
      const { email } = await family(1, 1, limited);
      const mailsOf = async (asked: string) => {
        const ask = async (network: number) => {
          const from = { 'x-forwarded-for': `10.2.0.${network}` };
          return (await limited.rest('POST', '/api/volunteer/lookup', { email: asked }, from)).status;
        };
        const statuses: number[] = [];
        for (let turn = 0; turn < 6; turn += 1) statuses.push(await ask(1));
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
        // Somebody else's tries keep no link from the right person; many networks together fill no inbox either.
        expect(await ask(2)).toBe(200);
        const others: number[] = [];
        for (let turn = 0; turn < 20; turn += 1) others.push(await ask(3 + Math.floor(turn / 5)));
        const shared = Array<number>(14).fill(200);
        // The twenty are used up in the third of these networks: it has one of its own, and so has the fourth.
        expect(others).toEqual([...shared, 200, 200, 429, 429, 429, 429]);
        expect([await ask(9), await ask(9)]).toEqual([200, 429]);
      };
      await Promise.all([email, 'nobody@example.org'].map(mailsOf));
      expect((await mailsQueuedTo(limited, email)).filter((template) => template === 'household-link')).toHaveLength(
        23,
      );
    } finally {
      await limited.close();
    }
  });
});

describe.each(apis)('closing links through $name', ({ replaceLink, open, lookUp, cancel, rename }) => {
  it('closes every link and cookie of before, mails a new link and lets this browser stay', async () => {
    const { email } = await family(1, 1);
    const old = await linkOf(server, email);
    const { cookie: before = '' } = await lookUp(email);
    expect(await myHousehold({ cookie: before })).toMatchObject({ email });
    const outcome = await replaceLink(old);
    expect(outcome).toMatchObject({ status: 200 });
    expect(await open(old)).toMatchObject({ status: 410, message: 'This link has expired.' });
    expect(await myHousehold({ cookie: before })).toBeNull();
    expect(await myHousehold({ cookie: outcome.cookie ?? '' })).toMatchObject({ email });
    expect((await mailsQueuedTo(server, email)).at(-1)).toBe('household-link');
    const fresh = await linkOf(server, email);
    expect(fresh).not.toBe(old);
    expect(await open(fresh)).toMatchObject({ status: 200, email });
    expect(await replaceLink(old)).toMatchObject({ status: 410, code: 'LINK_EXPIRED' });
    expect(await replaceLink('x')).toMatchObject({ status: 404, code: 'LINK_NOT_FOUND' });
  });

  it('ends what the cookie of before could change, and leaves it to the new one', async () => {
    const { email } = await family(1, 1);
    const { cookie: before = '' } = await lookUp(email);
    const { cookie: after = '' } = await replaceLink(await linkOf(server, email));
    const [mine] = (
      await server.database.pool.query<{ person: string; signup: string }>(
        'select v.id as person, g.id as signup from signup g join volunteer v on v.id = g.volunteer_id where v.email_key = $1',
        [email],
      )
    ).rows;
    const { person = '', signup = '' } = mine ?? {};
    expect(await rename(person, 'Ada', 'New', { cookie: before })).toMatchObject({ status: 404 });
    expect(await cancel(email, signup, { cookie: before })).toMatchObject({ status: 404, code: 'SIGNUP_NOT_FOUND' });
    expect(await rename(person, 'Ada', 'New', { cookie: after })).toMatchObject({ status: 200 });
    expect(await cancel(email, signup, { cookie: after })).toMatchObject({ status: 200 });
  });
});
