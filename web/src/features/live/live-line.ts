/* One connection to the server, which pushes the changes of an event. The same code runs in a worker and in a page. */

/** A pushed change. Without shifts anything of the event may have changed. */
export interface Change {
  position: string;
  shiftIds: readonly string[];
}

/** What a follower of an event receives: a change, or the state of the connection. */
export type LineNews = Change | 'open' | 'lost';

/** Milliseconds without a byte after which the connection counts as dead: the server sends something every 12 seconds. */
const silenceTimeout = 30_000;
const longestPause = 30_000;

/** What a connection asks for. */
export interface Line<News extends object> {
  /** The subscription's field. */
  field: string;
  query: string;
  /** Its variables; after a lost connection with the last news. */
  variables: (last: News | undefined) => object;
  /** Headers of each connection, such as that of a session. */
  headers?: () => Record<string, string>;
}

const query =
  'subscription ($eventId: ID!, $after: String) { eventChanged(eventId: $eventId, after: $after) { position shiftIds } }';

/** Follows an event from a position on and reconnects as often as needed; the returned function ends it. */
export function followEvent(eventId: string, after: string, onNews: (news: LineNews) => void): () => void {
  const variables = (last?: Change) => ({ eventId, after: last?.position ?? after });
  return followLine<Change>({ field: 'eventChanged', query, variables }, onNews);
}

/** Follows a subscription and reconnects as often as needed; the returned function ends it. */
export function followLine<News extends object>(
  line: Line<News>,
  onNews: (news: News | 'open' | 'lost') => void,
): () => void {
  const over = new AbortController();
  let last: News | undefined;

  const follow = async (): Promise<void> => {
    for (let failures = 0; !over.signal.aborted; failures += 1) {
      await readLine(line, last, over.signal, (news) => {
        failures = 0;
        if (typeof news === 'object') last = news;
        onNews(news);
      });
      if (over.signal.aborted) return;
      onNews('lost');
      // Random pauses: clients of a restarted server must not all reconnect at the same moment.
      const longest = Math.min(longestPause, 1_000 * 2 ** failures);
      await new Promise((resolve) => setTimeout(resolve, longest * (0.2 + 0.8 * Math.random())));
    }
  };
  void follow();
  return () => over.abort();
}

/** Reads one connection to its end, however it ends. */
async function readLine<News extends object>(
  { field, query, variables, headers }: Line<News>,
  last: News | undefined,
  stopped: AbortSignal,
  onNews: (news: News | 'open') => void,
): Promise<void> {
  const line = new AbortController();
  const stop = () => line.abort();
  stopped.addEventListener('abort', stop);
  let timer = setTimeout(stop, silenceTimeout);
  try {
    const answer = await fetch('/graphql/stream', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers?.() },
      body: JSON.stringify({ query, variables: variables(last) }),
      credentials: 'omit',
      signal: line.signal,
    });
    if (!answer.ok || !answer.body) return;
    onNews('open');
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(stop, silenceTimeout);
      const messages = (text + value).split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) {
        const news = newsOf<News>(message, field);
        if (news) onNews(news);
      }
    }
  } catch (error) {
    // A connection may break at any time; the caller reconnects.
    if (!line.signal.aborted) console.warn('The live line broke', error);
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', stop);
  }
}

/** The news in a message of the stream; nothing for signs of life. */
function newsOf<News>(message: string, field: string): News | undefined {
  if (!message.startsWith('event: next')) return undefined;
  const data = message.slice(message.indexOf('data: ') + 'data: '.length);
  return (JSON.parse(data) as { data?: Record<string, News> }).data?.[field];
}
