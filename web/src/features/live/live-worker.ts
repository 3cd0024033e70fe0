import { followEvent, type LineNews } from './live-line';

/* All tabs of a browser share one connection for each event: a browser has only six connections to a server (HTTP/1). */

/**
 * Messages of a tab: the event that it follows and the position to start from, a sign of life, or that it leaves. `reconnect`: the tab
 * slept or was offline, so the connection may be dead without notice.
 */
export type WorkerMessage = { follow: string; after: string; reconnect: boolean } | 'here' | 'leave';

/** Connections at a time; further events are polled. */
const mostLines = 3;
/** Milliseconds without a message after which a tab counts as closed. */
const tabTimeout = 45_000;

interface Line {
  ports: Map<MessagePort, number>;
  state: LineNews;
  /** The position of the last change that was passed on. */
  position: string;
  stop: () => void;
}

const lines = new Map<string, Line>();

function leave(port: MessagePort): void {
  for (const [eventId, line] of lines) {
    line.ports.delete(port);
    if (line.ports.size > 0) continue;
    line.stop();
    lines.delete(eventId);
  }
}

function begin(eventId: string, line: Line): void {
  line.stop();
  let isOver = false;
  const end = followEvent(eventId, line.position, (news) => {
    // Ignores late news of a connection that was replaced.
    if (isOver) return;
    line.state = news;
    if (typeof news === 'object') line.position = news.position;
    for (const each of line.ports.keys()) each.postMessage(news);
  });
  line.stop = () => {
    isOver = true;
    end();
  };
}

function follow(port: MessagePort, eventId: string, after: string, reconnect: boolean): void {
  leave(port);
  const known = lines.get(eventId);
  if (known) {
    known.ports.set(port, Date.now());
    // The tab may be behind the connection's position, so it refetches everything.
    port.postMessage({ position: after, shiftIds: [] } satisfies LineNews);
    // For each tab that wakes: that another tab reconnected does not show that the network is still there.
    if (reconnect) {
      // Lost until it reports that it is open.
      known.state = 'lost';
      begin(eventId, known);
    }
    return port.postMessage(known.state === 'lost' ? 'lost' : 'open');
  }
  if (lines.size >= mostLines) return port.postMessage('lost');
  const line: Line = {
    ports: new Map([[port, Date.now()]]),
    state: 'lost',
    position: after,
    stop: () => undefined,
  };
  lines.set(eventId, line);
  begin(eventId, line);
}

addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data === 'leave') leave(port);
    else if (data === 'here') for (const { ports } of lines.values()) if (ports.has(port)) ports.set(port, Date.now());
    if (typeof data === 'object') follow(port, data.follow, data.after, data.reconnect);
  };
});

setInterval(() => {
  for (const { ports } of [...lines.values()])
    for (const [port, last] of [...ports]) if (Date.now() - last > tabTimeout) leave(port);
}, tabTimeout / 3);
