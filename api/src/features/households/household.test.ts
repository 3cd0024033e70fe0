import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { tablesHolding } from '../../../test/find-text.js';
import { given, inDays, visitorDetails } from '../../../test/given.js';
import { sharedTestServer, type SharedTestServer } from '../../../test/shared-test-server.js';
import { derivedToken, newToken } from '../../platform/operation/secrets.js';
import { householdPurpose } from '../household-links/issue-household-link.js';

let server: SharedTestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});
afterAll(() => server.close());

interface Member {
  volunteer: { id: string; firstName: string; lastName: string; email: string; phone: string | null };
  signups: {
    id: string;
    status: string;
    cancelledAt: string | null;
    shift: { id: string; date: string; opportunity: { category: { name: string } } };
  }[];
}

type Person = Member['volunteer'] & Pick<Member, 'signups'>;

interface Outcome {
  status: number;
  code?: string;
  message?: string;
  email?: string;
  members?: Member[];
}

const query = `query ($token: String!) { household(token: $token) { email volunteers {
  id firstName lastName email phone
  signups { id status cancelledAt shift { id date opportunity { category { name } } } } } } }`;

const apis: { name: string; open(token: string): Promise<Outcome> }[] = [
  {
    name: 'REST',
    async open(token) {
      const { status, body } = await server.rest<Omit<Outcome, 'status'> & { household?: Member[] }>(
        'GET',
        `/api/manage/${token}`,
      );
      return { status, code: body.code, message: body.message, email: body.email, members: body.household };
    },
  },
  {
    name: 'GraphQL',
    async open(token) {
      const { data, errors } = await server.graphql<{ household: { email: string; volunteers: Person[] } } | null>(
        query,
        { token },
      );
      const [error] = errors ?? [];
      if (error) return { status: error.extensions.status, code: error.extensions.code, message: error.message };
      const members = data?.household.volunteers.map(({ signups, ...volunteer }) => ({
        volunteer,
        signups: signups.map((signup) => ({ ...signup, status: signup.status.toLowerCase() })),
      }));
      return { status: 200, email: data?.household.email, members };
    },
  },
];

async function signUp(details: object, shiftId?: string): Promise<string> {
  const id = shiftId ?? (await given(server.database.pool).shift({ qtyRequired: 50 })).id;
  const { status, body } = await server.rest<{ signup: { id: string } }>('POST', '/api/signup', {
    ...details,
    shiftId: id,
  });
  expect(status).toBe(201);
  return body.signup.id;
}

/** The links of a household, newest first: ids and the tokens that mails carry. */
async function linksOf(email: string): Promise<{ id: string; token: string; days: number }[]> {
  const { rows } = await server.database.pool.query<{ id: string; days: number }>(
    `select id, extract(epoch from expires_at - now())::float / 86400 as days from household_token where email_key = lower($1) order by created_at desc`,
    [email],
  );
  return rows.map(({ id, days }) => ({
    id,
    days,
    token: derivedToken(server.secretKey, householdPurpose, id),
  }));
}

async function linkOf(email: string): Promise<string> {
  const links = await linksOf(email);
  expect(links).toHaveLength(1);
  return links[0]?.token ?? '';
}

const setLink = (email: string, change: string) =>
  server.database.pool.query(`update household_token set ${change} where email_key = lower($1)`, [email]);

const expired = { status: 410, code: 'LINK_EXPIRED', message: 'This link has expired.' };
const unknown = { status: 404, code: 'LINK_NOT_FOUND', message: 'This link is not valid.' };

describe.each(apis)('a household link through $name', ({ open }) => {
  it('opens the address’s people with their signups, as often as one likes', async () => {
    const one = visitorDetails({ firstName: 'Anna', phone: '907-555-0184' });
    const other = visitorDetails({ firstName: 'Bert', email: one.email.toUpperCase() });
    const later = await given(server.database.pool).shift({ startDate: inDays(40) });
    const sooner = await given(server.database.pool).shift({ startDate: inDays(20) });
    const cancelled = await signUp(one, later.id);
    await signUp(one, sooner.id);
    await signUp(other, later.id);
    await server.database.pool.query(`update signup set status = 'cancelled', cancelled_at = now() where id = $1`, [
      cancelled,
    ]);
    const token = await linkOf(one.email);
    for (const _again of [1, 2]) {
      const { status, email, members } = await open(token);
      expect([status, email]).toEqual([200, one.email]);
      expect(
        members?.map(({ volunteer }) => [volunteer.firstName, volunteer.lastName, volunteer.email, volunteer.phone]),
      ).toEqual([
        ['Anna', one.lastName, one.email, '907-555-0184'],
        ['Bert', other.lastName, other.email, null],
      ]);
      // By day; what was cancelled is history and stays.
      expect(members?.map(({ signups }) => signups.map(({ shift, status: state }) => [shift.id, state]))).toEqual([
        [
          [sooner.id, 'active'],
          [later.id, 'cancelled'],
        ],
        [[later.id, 'active']],
      ]);
      expect(members?.[0]?.signups[1]?.cancelledAt).toMatch(/^\d{4}-.*Z$/);
      expect(members?.[0]?.signups[0]?.shift.opportunity.category.name).toBe('Timing');
    }
  });

  it('opens nobody else’s: not those of the same name, of the same shift, or of an address that looks alike', async () => {
    const mine = visitorDetails({ email: 'vera.one@example.org', lastName: 'Same' });
    const shift = await given(server.database.pool).shift({ qtyRequired: 50 });
    const alike = [
      'vera.one@example.com',
      'xvera.one@example.org',
      'veraxone@example.org',
      'vera.one+x@example.org',
      'vera_one@example.org',
    ];
    await signUp(mine, shift.id);
    for (const email of alike) await signUp({ ...mine, email }, shift.id);
    const [link] = await linksOf(mine.email);
    const { members } = await open(link?.token ?? '');
    expect(members?.map(({ volunteer }) => volunteer.email)).toEqual([
      mine.email,
      ...(members?.slice(1) ?? []).map(() => mine.email),
    ]);
    expect(new Set(members?.map(({ volunteer }) => volunteer.id)).size).toBe(members?.length);
  });

  it('is 404 when nobody ever got it', async () => {
    const details = visitorDetails();
    await signUp(details);
    const token = await linkOf(details.email);
    const [{ id } = { id: '' }] = await linksOf(details.email);
    for (const guess of [
      newToken(),
      id,
      randomUUID(),
      `${token}x`,
      token.slice(1),
      token.toUpperCase(),
      'x'.repeat(2000),
    ]) {
      expect([guess.slice(0, 50), await open(guess)]).toEqual([guess.slice(0, 50), expect.objectContaining(unknown)]);
    }
  });

  it('is 410 with the word expired when its year is over', async () => {
    const details = visitorDetails();
    await signUp(details);
    const token = await linkOf(details.email);
    await setLink(details.email, `expires_at = now() + interval '1 minute'`);
    expect(await open(token)).toMatchObject({ status: 200 });
    await setLink(details.email, `expires_at = now() - interval '1 second'`);
    expect(await open(token)).toMatchObject(expired);
  });

  it('is 410 when it was revoked', async () => {
    const details = visitorDetails();
    await signUp(details);
    const token = await linkOf(details.email);
    await setLink(details.email, 'revoked_at = now()');
    expect(await open(token)).toMatchObject(expired);
  });
});

describe('the link that mails carry', () => {
  it('stays the same for a household and lives a year from the last signup', async () => {
    const one = visitorDetails();
    await signUp(one);
    const [first] = await linksOf(one.email);
    expect(Math.abs((first?.days ?? 0) - 365)).toBeLessThan(1.5);
    await setLink(one.email, `expires_at = now() + interval '30 days'`);
    await signUp(visitorDetails({ email: ` ${one.email.toUpperCase()}` }));
    const after = await linksOf(one.email);
    expect(after.map(({ token }) => token)).toEqual([first?.token]);
    expect(Math.abs((after[0]?.days ?? 0) - 365)).toBeLessThan(1.5);
  });

  it('is one even when several people of a new household sign up at once', async () => {
    const shift = await given(server.database.pool).shift({ qtyRequired: 200 });
    for (let round = 0; round < 10; round += 1) {
      const { email } = visitorDetails();
      await Promise.all(Array.from({ length: 6 }, () => signUp(visitorDetails({ email }), shift.id)));
      expect(await linksOf(email)).toHaveLength(1);
    }
  });

  it.each([
    ['revoked', 'revoked_at = now()'],
    ['expired', `expires_at = now() - interval '1 day'`],
  ])('is a new one after the old one was %s, which stays closed', async (_why, change) => {
    const one = visitorDetails();
    await signUp(one);
    const [old] = await linksOf(one.email);
    await setLink(one.email, change);
    await signUp(one);
    const [fresh, ...others] = await linksOf(one.email);
    expect(others.map(({ id }) => id)).toEqual([old?.id]);
    expect(fresh?.token).not.toBe(old?.token);
    const [rest] = apis;
    expect([(await rest?.open(fresh?.token ?? ''))?.status, (await rest?.open(old?.token ?? ''))?.status]).toEqual([
      200, 410,
    ]);
  });

  it('is stored as its hash alone, and is in no answer', async () => {
    const one = visitorDetails();
    const shift = await given(server.database.pool).shift();
    const { body } = await server.rest('POST', '/api/signup', { ...one, shiftId: shift.id });
    const token = await linkOf(one.email);
    expect(await tablesHolding(server.database.pool, token)).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(token);
    expect(JSON.stringify(body)).not.toMatch(/token/i);
  });
});
