import { currentSession } from '../session/session';

/** Sends a GraphQL text as it was typed, as whoever is signed in, and gives the answer's JSON, errors and all. Rejects without an answer. */
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
