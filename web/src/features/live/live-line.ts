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

const query =
  'subscription ($eventId: ID!, $after: String) { eventChanged(eventId: $eventId, after: $after) { position shiftIds } }';

/** Follows an event from a position on and reconnects as often as needed; the returned function ends it. */
export function followEvent(eventId: string, after: string, onNews: (news: LineNews) => void): () => void {
  const over = new AbortController();
  let position = after;

  const follow = async (): Promise<void> => {
    for (let failures = 0; !over.signal.aborted; failures += 1) {
      await readLine(eventId, position, over.signal, (news) => {
        failures = 0;
        if (typeof news === 'object') position = news.position;
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
async function readLine(
  eventId: string,
  after: string,
  stopped: AbortSignal,
  onNews: (news: LineNews) => void,
): Promise<void> {
  const line = new AbortController();
  const stop = () => line.abort();
  stopped.addEventListener('abort', stop);
  let timer = setTimeout(stop, silenceTimeout);
  try {
    const answer = await fetch('/graphql/stream', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { eventId, after } }),
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
      messages.map(changeOf).forEach((change) => change && onNews(change));
    }
  } catch (error) {
    // A connection may break at any time; the caller reconnects.
    if (!line.signal.aborted) console.warn('The live line broke', error);
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', stop);
  }
}

/** The change in a message of the stream; nothing for signs of life. */
function changeOf(message: string): Change | undefined {
  if (!message.startsWith('event: next')) return undefined;
  const data = message.slice(message.indexOf('data: ') + 'data: '.length);
  return (JSON.parse(data) as { data?: { eventChanged?: Change } }).data?.eventChanged;
}
