import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A network between a browser and the server. */
export interface Network {
  /** What a browser is told as its proxy. */
  url: string;
  /** How many streams are under way. */
  streams(): number;
  /** Nothing that is under way goes on, and nothing new is answered; nobody is told. */
  sleep(): void;
  /** What is new is answered again. Calls that waited break off; a stream stays dead without a word. */
  wake(): void;
  /** Everything breaks off, and nothing new gets through, until it is mended. */
  cut(): void;
  mend(): void;
  /** Calls to addresses that end like this reach the server, and their answers are lost; null loses none. */
  loseAnswersOf(ending: string | null): void;
  stop(): Promise<void>;
}

/** Starts a network that can sleep, and be cut. */
export async function startNetwork(): Promise<Network> {
  const underWay = new Set<Call>();
  let isAsleep = false;
  let isCut = false;
  let lost: string | null = null;

  const forward = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { method, headers, url = '' } = asked;
    if (isCut) return void asked.socket.destroy();
    const call: Call = { answer, isStream: url.endsWith('/graphql/stream') };
    underWay.add(call);
    answer.once('close', () => underWay.delete(call));
    if (isAsleep) return;
    const asking = request(url, { method, headers }, (came) => {
      call.came = came;
      if (isAsleep) return void came.resume();
      if (lost !== null && url.endsWith(lost)) return void came.resume().on('end', () => answer.destroy());
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    asking.on('error', () => answer.destroy());
    answer.on('close', () => asking.destroy());
    asked.pipe(asking);
  };

  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    streams: () => [...underWay].filter(({ isStream }) => isStream).length,
    sleep: () => {
      isAsleep = true;
      for (const { came, answer } of underWay) came?.unpipe(answer).resume();
    },
    wake: () => {
      isAsleep = false;
      server.closeIdleConnections();
      for (const { isStream, answer } of [...underWay]) if (!isStream) answer.destroy();
    },
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    loseAnswersOf: (ending) => {
      lost = ending;
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface Call {
  answer: ServerResponse;
  isStream: boolean;
  /** What the server answers, once it does. */
  came?: IncomingMessage;
}
