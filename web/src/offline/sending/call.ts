/** What a call comes to. Without a line there is no answer: also when a proxy or a portal answers in the server's place. */
export type Answer<Body> =
  | { kind: 'NO_LINE' }
  | { kind: 'SAME' }
  | { kind: 'GIVEN'; body: Body; etag: string | null }
  | { kind: 'REFUSED'; status: number; code: string; message: string; errors: Readonly<Record<string, string>> };

interface Call {
  method?: 'GET' | 'POST';
  token?: string | null;
  body?: unknown;
  etag?: string | null;
}

/** How long a call may take before the line counts as gone. */
const patience = 10_000;

/** Calls our own server. Never rejects. Whether there is a line is known by the answer alone: `navigator.onLine` is true with the server gone. */
export async function call<Body>(
  path: string,
  { method = 'GET', token, body, etag }: Call = {},
): Promise<Answer<Body>> {
  try {
    const response = await fetch(path, {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(etag ? { 'if-none-match': etag } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (response.status === 304) return { kind: 'SAME' };
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    if (!isJson || response.status >= 500) return { kind: 'NO_LINE' };
    const given: unknown = await response.json();
    if (response.ok) return { kind: 'GIVEN', body: given as Body, etag: response.headers.get('etag') };
    const { code = '', message = '', errors = {} } = given as { code?: string; message?: string; errors?: object };
    return { kind: 'REFUSED', status: response.status, code, message, errors: errors as Record<string, string> };
  } catch (error) {
    console.warn('The server could not be reached', error);
    return { kind: 'NO_LINE' };
  }
}
