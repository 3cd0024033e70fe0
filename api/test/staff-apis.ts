import type { SharedTestServer } from './shared-test-server.js';

/* Calls of the staff through both APIs with one answer, so that one table of cases serves both. */

/** What either API said: GraphQL's field or REST's body, and how a refusal reads. */
export interface StaffOutcome<Body> {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
  body: Body;
}

/** One call as each API takes it. */
export interface StaffCall {
  rest: [method: string, path: string, body?: unknown];
  graphql: [document: string, variables?: object];
}

/** Both APIs of a server. `call` gives GraphQL's only field as its body. */
export function staffApis(server: () => SharedTestServer) {
  return [
    {
      name: 'REST' as const,
      async call<Body>({ rest }: StaffCall, headers: Record<string, string> = {}): Promise<StaffOutcome<Body>> {
        const { status, body } = await server().rest<Body & StaffOutcome<Body>>(rest[0], rest[1], rest[2], headers);
        const { code, message, errors } = status >= 400 ? body : ({} as Partial<StaffOutcome<Body>>);
        return { status, code, message, errors, body };
      },
    },
    {
      name: 'GraphQL' as const,
      async call<Body>({ graphql }: StaffCall, headers: Record<string, string> = {}): Promise<StaffOutcome<Body>> {
        const { data, errors } = await server().graphql<Record<string, Body>>(graphql[0], graphql[1], headers);
        const [error] = errors ?? [];
        const body = Object.values(data ?? {})[0] as Body;
        if (!error) return { status: 200, body };
        const { status, code, errors: fields } = error.extensions;
        return { status, code, message: error.message, errors: fields, body };
      },
    },
  ];
}

/** Action and sentence of what the audit log holds about an event, or about no event, oldest first. */
export async function audited(
  server: SharedTestServer,
  where: { eventId: string } | { recordId: string },
): Promise<string[]> {
  const [column, id] = 'eventId' in where ? ['event_id', where.eventId] : ['record_id', where.recordId];
  const { rows } = await server.database.pool.query<{ line: string }>(
    `select action || ': ' || summary as line from audit_entry where ${column} = $1 order by happened_at, id`,
    [id],
  );
  return rows.map(({ line }) => line);
}
