import { derivedToken } from '../src/platform/operation/secrets.js';
import { offerPurpose } from '../src/features/waitlist/waitlist.announcements.js';
import { cookieOf, type Caller } from './household-apis.js';
import type { SharedTestServer } from './shared-test-server.js';

/* Waiting for a place and answering an offer, through both APIs with one answer. */

/** What either API said. */
export interface WaitlistOutcome {
  status: number;
  code?: string;
  entry?: { id: string; state: string; held: number; names: string[]; alreadyIn: number[] };
  signups?: { id: string; status: string }[];
  cookie?: string;
}

/** Who is to wait. */
export interface ToWait {
  shiftId: string;
  email: string;
  phone?: string | null;
  people: { firstName: string; lastName: string }[];
  fewerIsFine?: boolean;
}

/** The verbs of a waitlist over one API. */
export interface WaitlistApi {
  name: 'REST' | 'GraphQL';
  join(input: ToWait, caller?: Caller): Promise<WaitlistOutcome>;
  leave(entryId: string, caller?: Caller): Promise<WaitlistOutcome>;
  look(token: string): Promise<WaitlistOutcome>;
  take(token: string): Promise<WaitlistOutcome>;
  decline(token: string): Promise<WaitlistOutcome>;
}

/** Both APIs of a server. */
export function waitlistApis(server: () => SharedTestServer): WaitlistApi[] {
  const rest = async (method: string, path: string, body?: object, caller: Caller = {}): Promise<WaitlistOutcome> => {
    const answer = await server().rest<WaitlistOutcome & { code?: string }>(method, path, body, caller);
    const { code, entry, signups } = answer.body;
    return { status: answer.status, code, entry, signups, ...cookieOf(answer.headers) };
  };
  const graphql = async (text: string, variables: object, caller: Caller = {}, done = 200) => {
    const { body, headers } = await server().rest<{
      data?: Record<string, WaitlistOutcome & NonNullable<WaitlistOutcome['entry']>> | null;
      errors?: { extensions: { code: string; status: number } }[];
    }>('POST', '/graphql', { query: text, variables }, caller);
    const [error] = body.errors ?? [];
    if (error) return { status: error.extensions.status, code: error.extensions.code };
    const result = Object.values(body.data ?? {})[0];
    return { status: done, entry: result?.entry ?? result, signups: result?.signups, ...cookieOf(headers) };
  };
  const entry = 'id state held names alreadyIn';
  return [
    {
      name: 'REST',
      join: (input, caller) => rest('POST', '/api/waitlist', input, caller),
      leave: (id, caller) => rest('POST', `/api/waitlist/${id}/leave`, undefined, caller),
      look: (token) => rest('GET', `/api/offers/${token}`),
      take: (token) => rest('POST', `/api/offers/${token}/take`),
      decline: (token) => rest('POST', `/api/offers/${token}/decline`),
    },
    {
      name: 'GraphQL',
      join: (input, caller) =>
        graphql(
          `mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { entry { ${entry} } } }`,
          { input },
          caller,
          201,
        ),
      leave: (id, caller) =>
        graphql(`mutation ($id: ID!) { leaveWaitlist(entryId: $id) { entry { ${entry} } } }`, { id }, caller),
      look: (token) => graphql(`query ($token: String!) { waitlistOffer(token: $token) { ${entry} } }`, { token }),
      take: (token) =>
        graphql(
          `
            mutation ($token: String!) {
              takeOffer(token: $token) {
                signups {
                  id
                  status
                }
              }
            }
          `,
          { token },
        ),
      decline: (token) =>
        graphql(`mutation ($token: String!) { declineOffer(token: $token) { entry { ${entry} } } }`, { token }),
    },
  ];
}

/** The token that the mail of an entry's last offer carries, in a database with `watchMails`; fails when there was none. */
export async function tokenOfOffer(server: SharedTestServer, entryId: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ offerId: string }>(
    `select payload ->> 'offerId' as "offerId" from seen_mail where template = 'waitlist-offer' and payload ->> 'entryId' = $1
     order by created_at desc limit 1`,
    [entryId],
  );
  if (!rows[0]) throw new Error('No mail offers anything');
  return derivedToken(server.secretKey, offerPurpose, rows[0].offerId);
}
