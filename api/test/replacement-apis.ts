import { cookieOf, type Caller } from './household-apis.js';
import type { SharedTestServer } from './shared-test-server.js';

/* Looking for somebody who takes over a place, and taking one over, through both APIs with one answer. */

/** The search as either API returns it. */
export interface SearchSeen {
  id: string;
  state: string;
  message: string | null;
  firstName: string;
  waitlistFirst: boolean;
  askedCount?: number;
  shift: { id: string };
  token?: string | null;
  address?: string | null;
}

/** What either API said. */
export interface ReplacementOutcome {
  status: number;
  code?: string;
  replacement?: SearchSeen;
  signup?: { id: string; status: string };
  cookie?: string;
}

/** Who takes over. */
export interface Taker {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null;
  mayBeAsked?: boolean;
}

/** The verbs over one API. */
export interface ReplacementApi {
  name: 'REST' | 'GraphQL';
  ask(
    signupId: string,
    message: string | null | undefined,
    caller?: Caller,
    askOthers?: boolean,
  ): Promise<ReplacementOutcome>;
  setMayBeAsked(mayBeAsked: boolean, caller?: Caller, signupIds?: string[]): Promise<SwitchOutcome>;
  withdraw(signupId: string, caller?: Caller): Promise<ReplacementOutcome>;
  look(token: string, caller?: Caller): Promise<ReplacementOutcome>;
  take(token: string, taker: Taker, key?: string): Promise<ReplacementOutcome>;
}

/** What either API says of the switch. */
interface SwitchOutcome {
  status: number;
  code?: string;
  mayBeAsked?: boolean;
}

const shown = 'id state message firstName waitlistFirst shift { id }';

/** Both APIs of a server. */
export function replacementApis(server: () => SharedTestServer): [ReplacementApi, ReplacementApi] {
  const rest = async (method: string, path: string, body?: object, caller: Caller = {}) => {
    const answer = await server().rest<ReplacementOutcome>(method, path, body, caller);
    const { code, replacement, signup } = answer.body;
    return { status: answer.status, code, replacement, signup, ...cookieOf(answer.headers) };
  };
  const graphql = async (query: string, variables: object, caller: Caller = {}, done = 200) => {
    const { body, headers } = await server().rest<{
      data?: Record<string, ReplacementOutcome & SearchSeen> | null;
      errors?: { extensions: { code: string; status: number } }[];
    }>('POST', '/graphql', { query, variables }, caller);
    const [error] = body.errors ?? [];
    if (error) return { status: error.extensions.status, code: error.extensions.code };
    const result = Object.values(body.data ?? {})[0];
    return {
      status: done,
      replacement: result?.replacement ?? (result?.signup ? undefined : result),
      signup: result?.signup,
      ...cookieOf(headers),
    };
  };
  return [
    {
      name: 'REST',
      ask: (id, message, caller, askOthers) =>
        rest('POST', `/api/signups/${id}/replacement`, { message, askOthers }, caller),
      setMayBeAsked: async (mayBeAsked, caller, signupIds) => {
        const path = '/api/household/may-be-asked';
        const answer = await server().rest<SwitchOutcome>('PUT', path, { mayBeAsked, signupIds }, caller);
        return { ...answer.body, status: answer.status };
      },
      withdraw: (id, caller) => rest('POST', `/api/signups/${id}/replacement/withdraw`, undefined, caller),
      look: (token, caller) => rest('GET', `/api/replacements/${token}`, undefined, caller),
      take: (token, taker, key) =>
        rest('POST', `/api/replacements/${token}/take`, taker, key ? { 'idempotency-key': key } : {}),
    },
    {
      name: 'GraphQL',
      setMayBeAsked: async (mayBeAsked, caller, signupIds) => {
        const { data, errors } = await server().graphql<{ setMayBeAsked: boolean } | null>(
          `mutation ($mayBeAsked: Boolean!, $signupIds: [ID!]) { setMayBeAsked(mayBeAsked: $mayBeAsked, signupIds: $signupIds) }`,
          { mayBeAsked, signupIds },
          caller,
        );
        const [error] = errors ?? [];
        if (error) return { status: error.extensions.status, code: error.extensions.code };
        return { status: 200, mayBeAsked: data?.setMayBeAsked };
      },
      ask: (signupId, message, caller, askOthers) =>
        graphql(
          `mutation ($signupId: ID!, $message: String, $askOthers: Boolean) { askForReplacement(signupId: $signupId, message: $message, askOthers: $askOthers) { replacement { ${shown} token address } } }`,
          { signupId, message, askOthers },
          caller,
        ),
      withdraw: (signupId, caller) =>
        graphql(
          `mutation ($signupId: ID!) { withdrawReplacement(signupId: $signupId) { replacement { ${shown} token address } } }`,
          { signupId },
          caller,
        ),
      look: (token, caller) =>
        graphql(`query ($token: String!) { replacement(token: $token) { ${shown} } }`, { token }, caller),
      take: (token, input, key) =>
        graphql(
          `
            mutation ($token: String!, $input: TakeReplacementInput!, $key: String) {
              takeReplacement(token: $token, input: $input, idempotencyKey: $key) {
                signup {
                  id
                  status
                }
              }
            }
          `,
          { token, input, key },
          {},
          201,
        ),
    },
  ];
}
