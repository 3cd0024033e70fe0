import { currentSession } from '../session/session';

/**
 * Sends a GraphQL text as typed, with the session of the signed-in person, and returns the response's JSON, errors included. Rejects
 * without a response.
 */
export async function runQuery(query: string, variables?: object, operationName?: string): Promise<unknown> {
  const session = currentSession();
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session ? { authorization: `Bearer ${session.token}` } : {}),
    },
    body: JSON.stringify({ query, variables, operationName }),
  });
  return answer.json();
}
