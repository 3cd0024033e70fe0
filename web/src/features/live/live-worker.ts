import { followEvent, type LineNews } from './live-line';

/* All tabs of a browser share one line for each event, for a browser has only six connections to a server (HTTP/1). */

/**
 * What a tab says: which event it follows from where on, that it is still there, or that it leaves. `anew`: it slept or had no network, so
 * the line may be dead without a word.
 */
export type WorkerMessage = { follow: string; after: string; anew: boolean } | 'here' | 'leave';

/** Lines at a time; more events are asked for now and then. */
const mostLines = 3;
/** Milliseconds after which a tab that says nothing has gone. */
const patience = 45_000;

interface Line {
  ports: Map<MessagePort, number>;
  state: LineNews;
  /** How far it has told. */
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
    // What a line still tells that was given up says nothing of the one that took its place.
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

function follow(port: MessagePort, eventId: string, after: string, anew: boolean): void {
  leave(port);
  const known = lines.get(eventId);
  if (known) {
    known.ports.set(port, Date.now());
    // Where the line is by now this tab may not be.
    port.postMessage({ position: after, shiftIds: [] } satisfies LineNews);
    // For each tab that wakes: that another one did says nothing of whether the network has gone again.
    if (anew) {
      // Not there until it says so.
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
    if (typeof data === 'object') follow(port, data.follow, data.after, data.anew);
  };
});

setInterval(() => {
  for (const { ports } of [...lines.values()])
    for (const [port, last] of [...ports]) if (Date.now() - last > patience) leave(port);
}, patience / 3);
