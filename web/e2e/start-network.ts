import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A network between a browser and the server. */
export interface Network {
  /** What a browser is told as its proxy. */
  url: string;
  /** As when a laptop sleeps: what is under way never ends and never goes on, and nobody is told; nothing new is answered. */
  sleep(): void;
  /** What is new is answered again; what was under way stays dead. */
  wake(): void;
  stop(): Promise<void>;
}

/** Starts a network that can sleep. */
export async function startNetwork(): Promise<Network> {
  const underWay = new Set<() => void>();
  let isAsleep = false;

  const forward = (asked: IncomingMessage, answer: ServerResponse): void => {
    if (isAsleep) return;
    const { method, headers } = asked;
    const asking = request(asked.url ?? '', { method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
      const die = () => void came.unpipe(answer).resume();
      underWay.add(die);
      came.once('close', () => underWay.delete(die));
    });
    asking.on('error', () => answer.destroy());
    answer.on('close', () => asking.destroy());
    asked.pipe(asking);
  };

  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sleep: () => {
      isAsleep = true;
      for (const die of underWay) die();
    },
    wake: () => {
      // A browser that wakes trusts no connection on which nothing was under way.
      server.closeIdleConnections();
      isAsleep = false;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
