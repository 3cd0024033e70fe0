import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

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
  /** How many answers were lost. */
  lostAnswers(): number;
  /** The text at addresses that end like this comes changed, as after a deployment. */
  changeText(ending: string, change: (text: string) => string): void;
  stop(): Promise<void>;
}

/** Starts a network that can sleep, and be cut. */
export async function startNetwork(): Promise<Network> {
  const underWay = new Set<Call>();
  let isAsleep = false;
  let isCut = false;
  let lost: string | null = null;
  let lostAnswers = 0;
  const changed = new Map<string, (text: string) => string>();

  const forward = (asked: IncomingMessage, answer: ServerResponse): void => {
    const { method, headers, url = '' } = asked;
    if (isCut) return void asked.socket.destroy();
    const call: Call = { answer, isStream: url.endsWith('/graphql/stream') };
    underWay.add(call);
    answer.once('close', () => underWay.delete(call));
    if (isAsleep) return;
    const change = [...changed].find(([ending]) => url.endsWith(ending))?.[1];
    const asking = request(url, { method, headers: change ? whole(headers) : headers }, (came) => {
      call.came = came;
      if (isAsleep) return void came.resume();
      if (change) return void answerChanged(came, answer, change);
      if (lost !== null && url.endsWith(lost)) {
        lostAnswers += 1;
        return void came.resume().on('end', () => answer.destroy());
      }
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
    lostAnswers: () => lostAnswers,
    changeText: (ending, change) => void changed.set(ending, change),
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

/** Asks for the text itself, whatever the browser has or could unpack. */
function whole(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'if-none-match': _tag, 'if-modified-since': _since, ...rest } = headers;
  return { ...rest, 'accept-encoding': 'identity' };
}

async function answerChanged(came: IncomingMessage, answer: ServerResponse, change: (text: string) => string) {
  const { 'content-length': _length, etag: _etag, ...headers } = came.headers;
  const body = change(await text(came));
  answer.writeHead(came.statusCode ?? 502, headers).end(body);
}
