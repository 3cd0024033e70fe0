import { until } from './until.js';

/** A change that a listener receives. */
export interface LiveChange {
  position: string;
  shiftIds: string[];
}

/** Somebody who looks at an event. */
export interface LiveListener {
  received: LiveChange[];
  end(): Promise<void>;
}

const query =
  'subscription ($eventId: ID!, $after: String) { eventChanged(eventId: $eventId, after: $after) { position shiftIds } }';

/** Listens to an event as a browser does, from what it is now: it receives what happens from here on. */
export async function listenLive(
  url: string,
  eventId: string,
  headers: Record<string, string> = {},
): Promise<LiveListener> {
  const json = { 'content-type': 'application/json', ...headers };
  const now = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ query: 'query ($id: ID!) { event(id: $id) { position } }', variables: { id: eventId } }),
  });
  const { data } = (await now.json()) as { data: { event: { position: string } } };
  const variables = { eventId, after: data.event.position };
  const response = await fetch(`${url}/graphql/stream`, {
    method: 'POST',
    headers: { ...json, accept: 'text/event-stream' },
    body: JSON.stringify({ query, variables }),
  });
  if (!response.ok || !response.body) throw new Error(`No stream: ${response.status} ${await response.text()}`);
  const received: LiveChange[] = [];
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let isBegun = false;
  const reading = (async () => {
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      isBegun = true;
      const messages = (text + value).split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages.filter((one) => one.startsWith('event: next'))) {
        const payload = JSON.parse(message.slice(message.indexOf('data: ') + 'data: '.length)) as {
          data: { eventChanged: LiveChange };
        };
        received.push(payload.data.eventChanged);
      }
    }
  })()
    // A server that ends breaks the line off; what was received before counts.
    .catch(() => undefined);
  await until(() => isBegun, 10_000);
  return {
    received,
    end: async () => {
      await reader.cancel();
      await reading;
    },
  };
}
