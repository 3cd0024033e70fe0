import { derivedToken } from '../src/platform/operation/secrets.js';
import type { HouseholdPass } from '../src/platform/operation/household-pass.js';
import { householdCookie } from '../src/http/household-cookie.js';
import { clock } from '../src/platform/clock.js';
import { emailKey } from '../src/platform/text/person-key.js';
import type { SharedTestServer } from './shared-test-server.js';
import { until } from './until.js';

/* What a household may do, through both APIs with one answer: so that one table of cases serves both. */

/** A person of a household as either API returns them. */
export interface MemberSeen {
  id: string;
  firstName: string;
  lastName: string;
  phone: string | null | undefined;
  signups: { id: string; status: string; leadEmail?: string | null; shiftId: string }[];
}

/** What either API said. */
export interface Outcome {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  /** The whole answer as text. */
  text: string;
  /** `name=value` of the cookie that was set. */
  cookie?: string;
  setCookie?: string;
  email?: string;
  sent?: boolean;
  members?: MemberSeen[];
  signup?: { id: string; status: string; cancelledAt: string | null; registered: number };
  volunteer?: { id?: string; firstName?: string; lastName?: string };
  /** The person under the corrected address, and how many shifts overlap. */
  corrected?: CorrectedPerson;
  conflicts?: number;
  /** Where a signup was moved to, and what it left. */
  movedTo?: string;
  left?: { id: string; registered: number } | null;
}

interface CorrectedPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/** Who calls: with a cookie, or as staff. */
export type Caller = Record<string, string>;

/** The verbs of a household over one API. */
export interface HouseholdApi {
  name: 'REST' | 'GraphQL';
  signUp(details: object, caller?: Caller): Promise<Outcome>;
  lookUp(email: string, caller?: Caller): Promise<Outcome>;
  open(token: string, caller?: Caller): Promise<Outcome>;
  cancel(email: string, signupId: string, caller?: Caller): Promise<Outcome>;
  move(signupId: string, shiftId: string, caller?: Caller): Promise<Outcome>;
  correct(signupId: string, email: string, caller?: Caller): Promise<Outcome>;
  cancelByLink(token: string, signupId: string, caller?: Caller): Promise<Outcome>;
  rename(id: string, firstName: string, lastName: string, caller?: Caller): Promise<Outcome>;
  merge(sourceId: string, targetId: string, caller?: Caller): Promise<Outcome>;
  replaceLink(token: string, caller?: Caller): Promise<Outcome>;
}

const members = `volunteers { id firstName lastName phone signups { id status leadEmail shift { id } } }`;
const signup = `id status cancelledAt shift { qtyRegistered }`;

interface SignupBody {
  id: string;
  status: string;
  cancelledAt: string | null;
  leadEmail?: string | null;
  shift: { id: string; qtyRegistered: number; opportunity?: { category: { leadEmail?: string } } };
}

interface MemberBody {
  volunteer: Omit<MemberSeen, 'signups'>;
  signups?: SignupBody[];
  shifts?: SignupBody[];
}

/** A person with their signups, as GraphQL has them. */
type PersonBody = Omit<MemberSeen, 'signups'> & { signups: SignupBody[] };

interface ProviderAnswer {
  email?: string;
  sent?: boolean;
  success?: boolean;
  household?: MemberBody[];
  signup?: SignupBody;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  id?: string;
  firstName?: string;
  lastName?: string;
  volunteerId?: string;
  volunteer?: CorrectedPerson;
  previousShift?: { id: string; qtyRegistered: number } | null;
  conflicts?: unknown[];
}

/** Both APIs of a server. */
export function householdApis(server: () => SharedTestServer): HouseholdApi[] {
  return [restApi(server), graphqlApi(server)];
}

function restApi(server: () => SharedTestServer): HouseholdApi {
  const call = async (
    method: string,
    path: string,
    body?: object,
    caller: Caller = {},
  ): Promise<Outcome & { body: ProviderAnswer }> => {
    const answer = await server().rest<ProviderAnswer>(method, path, body, caller);
    const { code, message, errors, email, sent, household, signup: one } = answer.body;
    return {
      ...cookieOf(answer.headers),
      body: answer.body,
      text: JSON.stringify(answer.body),
      status: answer.status,
      code,
      message,
      errors,
      email,
      sent,
      members: household?.map(seen),
      signup: one && signupSeen(one),
    };
  };
  return {
    name: 'REST',
    signUp: (details, caller) => call('POST', '/api/signup', details, caller),
    lookUp: (email, caller) => call('POST', '/api/volunteer/lookup', { email }, caller),
    open: (token, caller) => call('GET', `/api/manage/${token}`, undefined, caller),
    cancel: (email, id, caller) =>
      call('POST', `/api/volunteer/${encodeURIComponent(email)}/cancel/${id}`, undefined, caller),
    move: async (id, shiftId, caller) => {
      const outcome = await call('POST', `/api/signups/${id}/move`, { shiftId }, caller);
      return { ...outcome, ...(outcome.status === 200 ? moved(outcome.body) : {}) };
    },
    correct: async (id, email, caller) => {
      const outcome = await call('PUT', `/api/signup/${id}/email`, { email }, caller);
      return { ...outcome, corrected: outcome.body.volunteer, conflicts: outcome.body.conflicts?.length };
    },
    cancelByLink: (token, id, caller) => call('POST', `/api/manage/${token}/cancel/${id}`, undefined, caller),
    rename: async (id, firstName, lastName, caller) => {
      const outcome = await call('PUT', `/api/volunteer/${id}/name`, { firstName, lastName }, caller);
      return { ...outcome, volunteer: outcome.body };
    },
    merge: async (sourceId, targetId, caller) => {
      const outcome = await call('POST', '/api/volunteer/merge', { sourceId, targetId }, caller);
      return { ...outcome, volunteer: { id: outcome.body.volunteerId } };
    },
    replaceLink: (token, caller) => call('POST', `/api/manage/${token}/replace-link`, undefined, caller),
  };
}

function moved({ signup: one, previousShift, conflicts }: ProviderAnswer): Partial<Outcome> {
  return {
    signup: one && signupSeen(one),
    movedTo: one?.shift.id,
    left: previousShift && { id: previousShift.id, registered: previousShift.qtyRegistered },
    conflicts: conflicts?.length,
  };
}

interface GraphqlBody {
  data?: Record<string, never> | null;
  errors?: { message: string; extensions: { code: string; status: number; errors?: Record<string, string> } }[];
}

function graphqlApi(server: () => SharedTestServer): HouseholdApi {
  const call = async <Data>(
    query: string,
    variables: object,
    read: (data: Data) => Partial<Outcome>,
    caller: Caller = {},
    done = 200,
  ) => {
    const { body, headers } = await server().rest<GraphqlBody>('POST', '/graphql', { query, variables }, caller);
    const common = { ...cookieOf(headers), text: JSON.stringify(body) };
    const [error] = body.errors ?? [];
    if (error) {
      const { code, status, errors } = error.extensions;
      return { ...common, status, code, errors, message: error.message };
    }
    return { ...common, status: done, ...read((body.data ?? {}) as Data) };
  };
  return {
    name: 'GraphQL',
    signUp: (input, caller) =>
      call<{ signUp: { signup: SignupBody } }>(
        `mutation ($input: SignUpInput!) { signUp(input: $input) { signup { ${signup} } } }`,
        { input },
        (data) => ({ signup: signupSeen(data.signUp.signup) }),
        caller,
        201,
      ),
    lookUp: (email, caller) =>
      call<{ lookUpHousehold: { sent: boolean; household: { email: string; volunteers: PersonBody[] } | null } }>(
        `mutation ($email: String!) { lookUpHousehold(email: $email) { sent household { email ${members} } } }`,
        { email },
        ({ lookUpHousehold: { sent, household } }) => ({
          sent: sent || undefined,
          email: household?.email,
          members: household?.volunteers.map(person),
        }),
        caller,
      ),
    open: (token, caller) =>
      call<{ household: { email: string; volunteers: PersonBody[] } }>(
        `query ($token: String!) { household(token: $token) { email ${members} } }`,
        { token },
        ({ household }) => ({ email: household.email, members: household.volunteers.map(person) }),
        caller,
      ),
    cancel: (_email, signupId, caller) =>
      call<{ cancelSignup: SignupBody }>(
        `mutation ($signupId: ID!) { cancelSignup(signupId: $signupId) { ${signup} } }`,
        { signupId },
        (data) => ({ signup: signupSeen(data.cancelSignup) }),
        caller,
      ),
    move: (signupId, shiftId, caller) =>
      call<{ moveSignup: ProviderAnswer }>(
        `mutation ($signupId: ID!, $shiftId: ID!) { moveSignup(signupId: $signupId, shiftId: $shiftId) {
          signup { id status cancelledAt shift { id qtyRegistered } } previousShift { id qtyRegistered } conflicts { id } } }`,
        { signupId, shiftId },
        (data) => moved(data.moveSignup),
        caller,
      ),
    correct: (signupId, email, caller) =>
      call<{ correctSignupEmail: { signup: SignupBody; volunteer: CorrectedPerson; conflicts: unknown[] } }>(
        `mutation ($signupId: ID!, $email: String!) { correctSignupEmail(signupId: $signupId, email: $email) {
          signup { ${signup} } volunteer { id firstName lastName email phone } conflicts { id } } }`,
        { signupId, email },
        ({ correctSignupEmail: result }) => ({
          signup: signupSeen(result.signup),
          corrected: result.volunteer,
          conflicts: result.conflicts.length,
        }),
        caller,
      ),
    cancelByLink: (token, signupId, caller) =>
      call<{ cancelSignupByLink: SignupBody }>(
        `mutation ($token: String!, $signupId: ID!) { cancelSignupByLink(token: $token, signupId: $signupId) { ${signup} } }`,
        { token, signupId },
        (data) => ({ signup: signupSeen(data.cancelSignupByLink) }),
        caller,
      ),
    rename: (id, firstName, lastName, caller) =>
      call<{ renameVolunteer: { id: string; firstName: string; lastName: string } }>(
        `mutation ($id: ID!, $firstName: String!, $lastName: String!) {
          renameVolunteer(volunteerId: $id, firstName: $firstName, lastName: $lastName) { id firstName lastName phone } }`,
        { id, firstName, lastName },
        (data) => ({ volunteer: data.renameVolunteer }),
        caller,
      ),
    merge: (sourceId, targetId, caller) =>
      call<{ mergeVolunteers: { volunteer: PersonBody; removedId: string } }>(
        `mutation ($sourceId: ID!, $targetId: ID!) { mergeVolunteers(sourceId: $sourceId, targetId: $targetId) {
          removedId volunteer { id firstName lastName phone signups { id status shift { id } } } } }`,
        { sourceId, targetId },
        ({ mergeVolunteers: { volunteer } }) => ({ volunteer, members: [person(volunteer)] }),
        caller,
      ),
    replaceLink: (token, caller) =>
      call<{ replaceHouseholdLink: boolean }>(
        `mutation ($token: String!) { replaceHouseholdLink(token: $token) }`,
        { token },
        () => ({}),
        caller,
      ),
  };
}

function person({ signups, ...volunteer }: PersonBody): MemberSeen {
  return seen({ volunteer, signups });
}

function seen({ volunteer, signups, shifts }: MemberBody): MemberSeen {
  return {
    ...volunteer,
    signups: (signups ?? shifts ?? []).map((one) => ({
      id: one.id,
      status: one.status.toLowerCase(),
      leadEmail: one.leadEmail ?? one.shift.opportunity?.category.leadEmail,
      shiftId: one.shift.id,
    })),
  };
}

function signupSeen({ id, status, cancelledAt, shift }: SignupBody) {
  return { id, status: status.toLowerCase(), cancelledAt, registered: shift.qtyRegistered };
}

/** The cookie of an answer: as the browser sends it back, and whole. */
export function cookieOf(headers: Headers): { cookie?: string; setCookie?: string } {
  const [setCookie] = headers.getSetCookie();
  return setCookie ? { setCookie, cookie: setCookie.split(';')[0] } : {};
}

/** A cookie as the server would hand it out, for passes that no clock can wait for. */
export function cookieFor(server: SharedTestServer, pass: Partial<HouseholdPass> & { email: string }): Caller {
  const now = clock.now().getTime();
  const { email, ...changes } = pass;
  const whole: HouseholdPass = {
    source: 'lookup',
    emailKey: emailKey(email),
    recordIds: [],
    made: [],
    issuedAt: now,
    expiresAt: now + 3_600_000,
    ...changes,
  };
  return { cookie: householdCookie(server.publicUrl, server.secretKey).write(whole).split(';')[0] ?? '' };
}

/** The token of the link that mails to this address carry now. */
export async function linkOf(server: SharedTestServer, email: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from household_token where email_key = $1 and revoked_at is null order by created_at desc limit 1',
    [emailKey(email)],
  );
  return derivedToken(server.secretKey, 'household', rows[0]?.id ?? '');
}

/** Waits until the mails to an address are sent: a confirmation that waits when its signup is cancelled is never sent. */
export async function mailsSent({ database: { pool } }: SharedTestServer, email: string): Promise<void> {
  await until(async () => {
    const waiting = "select from outbox where lower(recipient) = lower($1) and state = 'waiting'";
    return (await pool.query(waiting, [email])).rowCount === 0;
  }, 30_000);
}

/** The mails queued for an address: template names, oldest first. */
export async function mailsQueuedTo(server: SharedTestServer, email: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ template: string }>(
    'select template from outbox where lower(recipient) = lower($1) order by created_at, template',
    [email],
  );
  return rows.map(({ template }) => template);
}
