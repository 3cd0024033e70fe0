import { Agent, request } from 'node:http';
import type { MarkResult, RecordAttendanceBody } from '../../src/contract/check-in/record-attendance.js';
import { visitorDetails } from '../given.js';

/** What clients of the fault suite may ask for. A new capability adds its verbs here, and what must hold of them to `check-history.ts`. */
export type Verb =
  | 'signUp'
  | 'household'
  | 'assign'
  | 'cancel'
  | 'quantity'
  | 'rename'
  | 'merge'
  | 'deleteShift'
  | 'move'
  | 'wait'
  | 'takeOffer'
  | 'ask'
  | 'takeOver'
  | 'mark';

/** A place that a household was given. */
export interface Place {
  signupId: string;
  shiftId: string;
  /** Unknown of an offer, whose answer names nobody. */
  volunteerId?: string;
}

/** The records that a call was about, or that its answer named. */
export interface About {
  shiftId?: string;
  signupId?: string;
  volunteerId?: string;
  /** Of a household and of an offer: each of the places. */
  places?: Place[];
  /** Of a merge: the one who is no more. */
  sourceId?: string;
  /** Of a rename: what was asked for. */
  lastName?: string;
  /** Of a search for a replacement: what its link carries. */
  token?: string;
  /** Of marks: what each came to. */
  results?: MarkResult[];
}

/** One call of one client, and what they know of it afterwards. */
export interface Called {
  verb: Verb;
  about: About;
  /** `unclear`: no answer, or one that leaves open whether it was kept (503, a connection that broke off). */
  outcome: 'acknowledged' | 'refused' | 'unclear';
  /** HTTP status, or GraphQL's of its first error; 0 without an answer. */
  status: number;
  /** The refusal's code, or the connection's error. */
  code: string | undefined;
  /** Whether a refusal said when to try again. */
  saysWhen: boolean;
  /** Milliseconds of the process: when it was asked, when it was over. */
  begun: number;
  ended: number;
}

interface Asked {
  method: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

interface Came {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Answer;
}

interface Answer {
  code?: string;
  signup?: { id: string; shift?: { id: string } };
  signups?: { id: string; shift: { id: string }; volunteer?: { id: string } }[];
  replacement?: { token: string | null };
  /** Of marks and of people who walk in. */
  results?: MarkResult[];
  volunteer?: { id: string };
  id?: string;
  data?: { signUp?: Answer; signUpHousehold?: Answer; recordAttendance?: Answer } | null;
  errors?: { extensions: { code: string; status: number; retryAfterSeconds?: number } }[];
}

/** Nobody waits longer for an answer. */
const patience = 30_000;
const mutation = `mutation ($input: SignUpInput!) { signUp(input: $input) { signup { id } volunteer { id } } }`;

const householdMutation = `mutation ($input: SignUpHouseholdInput!) { signUpHousehold(input: $input) {
  signups { id shift { id } volunteer { id } } } }`;

const marksMutation = `mutation ($input: RecordAttendanceInput!) { recordAttendance(input: $input) { results { id result code signupId } } }`;

/** What a household asks for at once. */
export interface Cart {
  email: string;
  people: { firstName: string; lastName: string }[];
  places: { shiftId: string; person: number }[];
}

/**
 * Many clients of one or several servers, with each of their calls kept. `keepsConnections: false` opens one for every
 * call.
 */
export function recorder(options: { staff?: Record<string, string>; keepsConnections?: boolean } = {}) {
  const calls: Called[] = [];
  const agent = new Agent({ keepAlive: options.keepsConnections ?? true, maxSockets: Infinity });

  function ask(url: string, { method, path, body, headers = {} }: Asked): Promise<Came> {
    return new Promise((resolve, reject) => {
      let connected = false;
      const failed = (error: Error & { code?: string }) => reject(Object.assign(error, { connected }));
      const text = body === undefined ? undefined : JSON.stringify(body);
      const json =
        text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
      const asking = request(
        url + path,
        { method, agent, timeout: patience, headers: { ...json, ...headers } },
        (response) => {
          let came = '';
          response
            .setEncoding('utf8')
            .on('data', (part: string) => (came += part))
            .on('error', failed)
            .on('end', () => {
              const isJson = response.headers['content-type']?.includes('json') ?? false;
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: isJson ? (JSON.parse(came) as Answer) : {},
              });
            });
        },
      );
      asking.on('socket', (socket) => {
        if (socket.connecting) socket.once('connect', () => (connected = true));
        else connected = true;
      });
      asking.on('timeout', () => asking.destroy(Object.assign(new Error('no answer in time'), { code: 'TIMEOUT' })));
      asking.on('error', failed);
      asking.end(text);
    });
  }

  async function call(verb: Verb, url: string, asked: Asked, about: About): Promise<Called> {
    const begun = performance.now();
    const note = (rest: Pick<Called, 'about' | 'outcome' | 'status' | 'code' | 'saysWhen'>): Called => {
      const one = { verb, begun, ended: performance.now(), ...rest };
      calls.push(one);
      return one;
    };
    try {
      const { status: http, headers, body } = await ask(url, asked);
      const refusal = body.errors?.[0]?.extensions;
      const status = refusal?.status ?? http;
      const saysWhen = refusal?.retryAfterSeconds !== undefined || headers['retry-after'] !== undefined;
      const returned = body.data?.signUp ?? body.data?.signUpHousehold ?? body.data?.recordAttendance ?? body;
      const places =
        verb === 'mark'
          ? undefined
          : returned.signups?.map(({ id: signupId, shift, volunteer }) => {
              return { signupId, shiftId: shift.id, volunteerId: volunteer?.id };
            });
      const named = {
        ...{ signupId: returned.signup?.id, volunteerId: returned.volunteer?.id, places },
        ...{ results: returned.results, token: returned.replacement?.token ?? undefined },
        ...(verb === 'takeOver' && { shiftId: returned.signup?.shift?.id }),
      };
      const known = Object.fromEntries(Object.entries(named).filter(([, id]) => id !== undefined));
      if (status < 300)
        return note({ about: { ...about, ...known }, outcome: 'acknowledged', status, code: undefined, saysWhen });
      const outcome = status < 500 ? 'refused' : 'unclear';
      return note({ about, outcome, status, code: refusal?.code ?? body.code, saysWhen });
    } catch (error) {
      const { code = 'BROKEN_OFF', connected } = error as { code?: string; connected?: boolean };
      // What never reached a server asked for nothing.
      const outcome = connected === false && code !== 'TIMEOUT' ? 'refused' : 'unclear';
      return note({ about, outcome, status: 0, code, saysWhen: false });
    }
  }

  const staff = options.staff;
  return {
    calls,
    signUp(url: string, shiftId: string, person: ReturnType<typeof visitorDetails> = visitorDetails(), api = 'rest') {
      const input = { ...person, shiftId };
      const asked =
        api === 'rest'
          ? { path: '/api/signup', body: input }
          : { path: '/graphql', body: { query: mutation, variables: { input } } };
      return call('signUp', url, { method: 'POST', ...asked }, { shiftId });
    },
    household(url: string, cart: Cart, api = 'rest') {
      const asked =
        api === 'rest'
          ? { path: '/api/signups', body: cart }
          : { path: '/graphql', body: { query: householdMutation, variables: { input: cart } } };
      return call('household', url, { method: 'POST', ...asked }, {});
    },
    assign: (url: string, shiftId: string, volunteerId: string) =>
      call(
        'assign',
        url,
        { method: 'POST', path: '/api/admin/assignments', body: { shiftId, volunteerId }, headers: staff },
        { shiftId, volunteerId },
      ),
    /** Staff cancel; a household, by its cookie, its own. */
    cancel: (url: string, signupId: string, household?: { email: string; headers: Record<string, string> }) => {
      const path = household
        ? `/api/volunteer/${encodeURIComponent(household.email)}/cancel/${signupId}`
        : `/api/admin/signups/${signupId}/cancel`;
      return call(
        'cancel',
        url,
        { method: 'POST', path, body: {}, headers: household?.headers ?? staff },
        { signupId },
      );
    },
    /** Staff move; a household, by its cookie, its own. */
    move: (url: string, signupId: string, shiftId: string, household?: { headers: Record<string, string> }) =>
      call(
        'move',
        url,
        {
          ...{ method: 'POST', path: `/api/signups/${signupId}/move`, body: { shiftId } },
          headers: household?.headers ?? staff,
        },
        { signupId, shiftId },
      ),
    /** Staff mark who came, and add who walks in. */
    mark: (url: string, input: RecordAttendanceBody, api = 'rest') => {
      const asked =
        api === 'rest'
          ? { path: '/api/attendance', body: input }
          : { path: '/graphql', body: { query: marksMutation, variables: { input } } };
      return call('mark', url, { method: 'POST', ...asked, headers: staff }, {});
    },
    /** One person waits for a full shift. */
    wait: (url: string, shiftId: string, person: { firstName: string; lastName: string; email: string }) => {
      const { email, ...named } = person;
      const body = { shiftId, email, people: [named] };
      return call('wait', url, { method: 'POST', path: '/api/waitlist', body }, { shiftId });
    },
    takeOffer: (url: string, token: string) =>
      call('takeOffer', url, { method: 'POST', path: `/api/offers/${token}/take` }, {}),
    /** Staff look for somebody who takes over a place. */
    ask: (url: string, signupId: string) =>
      call(
        'ask',
        url,
        { method: 'POST', path: `/api/signups/${signupId}/replacement`, body: {}, headers: staff },
        { signupId },
      ),
    takeOver: (url: string, token: string, person: { firstName: string; lastName: string; email: string }) =>
      call('takeOver', url, { method: 'POST', path: `/api/replacements/${token}/take`, body: person }, {}),
    quantity: (url: string, shiftId: string, qtyRequired: number) =>
      call(
        'quantity',
        url,
        { method: 'PATCH', path: `/api/admin/shifts/${shiftId}`, body: { qtyRequired }, headers: staff },
        { shiftId },
      ),
    rename: (url: string, volunteerId: string, firstName: string, lastName: string) =>
      call(
        'rename',
        url,
        { method: 'PUT', path: `/api/volunteer/${volunteerId}/name`, body: { firstName, lastName }, headers: staff },
        { volunteerId, lastName },
      ),
    merge: (url: string, sourceId: string, targetId: string) =>
      call(
        'merge',
        url,
        { method: 'POST', path: '/api/volunteer/merge', body: { sourceId, targetId }, headers: staff },
        { sourceId, volunteerId: targetId },
      ),
    deleteShift: (url: string, shiftId: string) =>
      call('deleteShift', url, { method: 'DELETE', path: `/api/admin/shifts/${shiftId}`, headers: staff }, { shiftId }),
    close: () => agent.destroy(),
  };
}

/** The clients of a fault. */
export type Recorder = ReturnType<typeof recorder>;

/** How many calls ended how, for people: `201: 10, 409 SHIFT_FULL: 190`. */
export function outcomesOf(calls: readonly Called[]): string {
  const counts = new Map<string, number>();
  for (const { status, code } of calls) {
    const key = [status || undefined, code].filter(Boolean).join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort()
    .map(([key, count]) => `${key}: ${count}`)
    .join(', ');
}
