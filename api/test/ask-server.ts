import type { Answer, GraphqlAnswer, TestServer } from './start-test-server.js';

/** Both APIs of the server at an address. */
export function askServer(url: string): Pick<TestServer, 'rest' | 'graphql'> {
  async function rest<Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(url + path, {
      method,
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      redirect: 'manual',
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const { status, headers: answered } = response;
    return { status, body: (isJson ? JSON.parse(text) : text) as Body, headers: answered } satisfies Answer<Body>;
  }
  return {
    rest,
    graphql: async (query, variables = {}, headers = {}) =>
      (await rest<GraphqlAnswer<never>>('POST', '/graphql', { query, variables }, headers)).body,
  };
}
