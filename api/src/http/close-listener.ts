import type { Server } from 'node:http';
import { connect, Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { clock } from '../platform/clock.js';

/** Internal parts of Node's servers and sockets. Where they are missing, the listener is closed in the usual way. */
interface Handle {
  listen?(backlog: number): number;
  getpeername?(address: object): number;
}

const handleOf = (of: Server | Socket): Handle => (of as unknown as { _handle?: Handle | null })._handle ?? {};

/** The length of the system's accept queue with a backlog of one: the system adds one. */
const places = 2;

/** The number of attempts; on systems other than Linux none may succeed. */
const tries = 20;

/**
 * Stops listening without cutting off anybody, within this many milliseconds. The system accepts connections before Node sees them, and
 * queues them. Closing the listener cuts off those in the queue, although their request may already be on its way. Checking the queue first
 * is not enough, since somebody may connect in between. So the queue is made as short as possible and filled with our own connections: when
 * all of them are accepted, nobody else is in the queue, and nobody else can enter it. Clients that connect meanwhile are refused a moment
 * later. Only a client in the middle of its handshake may still be cut off. On systems without such a queue, the listener closes right
 * after a check.
 */
export async function closeListener(http: Server, longest: number): Promise<void> {
  const end = clock.elapsed() + longest;
  const address = http.address() as AddressInfo | null;
  if (!address) return;
  handleOf(http).listen?.(places - 1);
  for (let left = tries; left > 0 && clock.elapsed() < end; left -= 1) {
    await nobodyCame(http, end);
    if (await fillQueue(http, address)) return;
  }
  NetServer.prototype.close.call(http);
}

/** Resolves after a turn of the event loop without a new connection. */
function nobodyCame(http: Server, end: number): Promise<void> {
  return new Promise((resolve) => {
    let came = false;
    const cameOne = () => (came = true);
    http.on('connection', cameOne);
    const look = (): void => {
      if (came && clock.elapsed() < end) {
        came = false;
        return void setImmediate(look);
      }
      http.off('connection', cameOne);
      resolve();
    };
    setImmediate(look);
  });
}

/** Stops listening when all places of the queue are ours. Returns whether they were. */
async function fillQueue(http: Server, address: AddressInfo): Promise<boolean> {
  const ours = Array.from({ length: places }, () => knock(address));
  // Connections start after the current callback; on one machine they complete at once.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const filled = ours.every((socket) => handleOf(socket).getpeername?.({}) === 0);
  if (filled) NetServer.prototype.close.call(http);
  for (const socket of ours) socket.destroy();
  return filled;
}

function knock({ address, port }: AddressInfo): Socket {
  const host = { '::': '::1', '0.0.0.0': '127.0.0.1' }[address] ?? address;
  // A refused connection is an expected outcome.
  return connect({ host, port }).on('error', () => undefined);
}
