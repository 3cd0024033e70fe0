import type { Server } from 'node:http';
import { connect, Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { clock } from '../platform/clock.js';

/** What Node keeps behind its servers and sockets, of which its public part gives too little: absent, we close as everybody does. */
interface Handle {
  listen?(backlog: number): number;
  getpeername?(address: object): number;
}

const handleOf = (of: Server | Socket): Handle => (of as unknown as { _handle?: Handle | null })._handle ?? {};

/** How many places the system's queue has when it is told to keep one: it counts those above. */
const places = 2;

/** How often we try; elsewhere than on Linux it may never succeed. */
const tries = 20;

/**
 * Stops listening without cutting anybody off, in so many milliseconds at most.
 *
 * The system lets people in before we look, and puts them into a queue; whoever stands in it when we stop listening is cut off, though their
 * question may be under way. No look is quick enough: somebody may come between it and the end. So the queue is made as short as it can be
 * and filled with connections of our own: when all of them got in, nobody else stands there, and nobody else can come. People who knock
 * meanwhile were never let in and hear a moment later that nobody listens; only whom the system is greeting in that very microsecond may
 * still be cut off. Where there is no such queue, it is the moment after a look.
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

/** Resolves after a turn of the event loop in which nobody came. */
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

/** Stops listening when all places of the queue are ours, and says whether they were. */
async function fillQueue(http: Server, address: AddressInfo): Promise<boolean> {
  const ours = Array.from({ length: places }, () => knock(address));
  // Connecting begins when what is being done is done; on one computer it is over at once.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const filled = ours.every((socket) => handleOf(socket).getpeername?.({}) === 0);
  if (filled) NetServer.prototype.close.call(http);
  for (const socket of ours) socket.destroy();
  return filled;
}

function knock({ address, port }: AddressInfo): Socket {
  const host = { '::': '::1', '0.0.0.0': '127.0.0.1' }[address] ?? address;
  // Not to get in is one of the two answers.
  return connect({ host, port }).on('error', () => undefined);
}
