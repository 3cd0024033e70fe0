import type { GraphqlAnswer, TestServer } from '../start-test-server.js';

interface Cookie {
  value: string;
  isStrict: boolean;
  /** As it was set. */
  text: string;
}

/** A browser as far as sign-ins by a provider need one: cookies by site, redirects, and what a browser says of itself. */
export interface Browser {
  /**
   * Follows an address until a page of ours is reached; returns its path and query. `cameFrom`: the site with the link. `stopsAt`: a path that is
   * not asked for any more; its whole address is returned.
   */
  visit(address: string, options?: { cameFrom?: string; stopsAt?: string }): Promise<string>;
  /** A call of a page of ours. */
  ask<Data>(query: string, variables?: object, headers?: Record<string, string>): Promise<GraphqlAnswer<Data>>;
  /** What the page does that a sign-in by the provider leads to: who it is, and the header that says so. */
  claim(): Promise<{ userId: string; headers: Record<string, string> }>;
  /** The cookies of our site by name. */
  cookies: Map<string, Cookie>;
}

/** Opens a browser that knows this server by its public address. */
export function openBrowser(server: Pick<TestServer, 'url' | 'publicUrl' | 'rest'>): Browser {
  const jars = new Map<string, Map<string, Cookie>>();
  const ourOrigin = new URL(server.publicUrl).origin;
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, Cookie>();
    jars.set(origin, jar);
    return jar;
  };
  const sent = (origin: string, isSameSite: boolean) =>
    [...jarOf(origin)]
      .flatMap(([name, { value, isStrict }]) => (isStrict && !isSameSite ? [] : [`${name}=${value}`]))
      .join('; ');
  const keep = (origin: string, headers: Headers) => {
    for (const text of headers.getSetCookie()) {
      const [pair = ''] = text.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(text)) jarOf(origin).delete(name);
      else
        jarOf(origin).set(name, { value: pair.slice(name.length + 1), isStrict: /samesite=strict/i.test(text), text });
    }
  };

  return {
    cookies: jarOf(ourOrigin),
    async visit(address, { cameFrom = ourOrigin, stopsAt } = {}) {
      let url = new URL(address, server.publicUrl);
      // Once a navigation was redirected by another site, it is one of that site.
      let isSameSite = url.origin === cameFrom;
      for (let hops = 0; hops < 20; hops += 1) {
        const { origin, pathname, search } = url;
        if (pathname === stopsAt) return url.href;
        const reached = origin === ourOrigin ? server.url + pathname + search : url.href;
        const response = await fetch(reached, {
          redirect: 'manual',
          headers: {
            ...{ accept: 'text/html', cookie: sent(origin, isSameSite) },
            'sec-fetch-site': isSameSite ? 'same-origin' : 'cross-site',
          },
        });
        keep(origin, response.headers);
        const location = response.headers.get('location');
        if (location === null) return origin === ourOrigin ? pathname + search : url.href;
        url = new URL(location, url);
        isSameSite &&= url.origin === origin;
      }
      throw new Error(`Redirected round and round: ${url.href}`);
    },
    async ask<Data>(query: string, variables: object = {}, headers: Record<string, string> = {}) {
      const answer = await server.rest<GraphqlAnswer<Data>>(
        'POST',
        '/graphql',
        { query, variables },
        { cookie: sent(ourOrigin, true), 'sec-fetch-site': 'same-origin', ...headers },
      );
      keep(ourOrigin, answer.headers);
      return answer.body;
    },
    async claim() {
      const { data } = await this.ask<{ claimSession: { token: string; user: { id: string } } }>(
        'mutation { claimSession { token user { id } } }',
      );
      return { userId: data.claimSession.user.id, headers: { authorization: `Bearer ${data.claimSession.token}` } };
    },
  };
}
