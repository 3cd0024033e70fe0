import type { SharedTestServer } from './shared-test-server.js';
import type { GraphqlAnswer } from './start-test-server.js';

/**
 * The answer to a document, from whichever endpoint answers it; for a subscription an answer without data that says
 * whether it was accepted.
 */
export async function askGraphql(
  server: SharedTestServer,
  document: string,
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer<unknown>> {
  if (!document.startsWith('subscription')) return server.graphql<unknown>(document, {}, headers);
  const response = await fetch(`${server.url}/graphql/stream`, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: document }),
  });
  if (!response.ok) return (await response.json()) as GraphqlAnswer<unknown>;
  await response.body?.cancel();
  return { data: null };
}
