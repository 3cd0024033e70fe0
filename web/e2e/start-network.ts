import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A network between a browser and the server. */
export interface Network {
  /** The address of the proxy for a browser. */
  url: string;
  /** How many streams are open. */
  streams(): number;
  /** Stops all traffic without closing a connection: open calls hang, and new ones get no response. */
  sleep(): void;
  /** New calls are answered again. Calls that hung are aborted; open streams stay dead without an error. */
  wake(): void;
  /** Aborts every connection and refuses new ones until `mend`. */
  cut(): void;
  mend(): void;
  /** Calls to addresses with this ending reach the server, and their responses are lost; null loses none. */
  loseAnswersOf(ending: string | null): void;
  /** How many responses were lost. */
  lostAnswers(): number;
  /** Changes the text at addresses with this ending, as a deployment would. */
  changeText(ending: string, change: (text: string) => string): void;
  stop(): Promise<void>;
}

/** Starts a proxy that can sleep and be cut. */
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
  /** The server's response, once there is one. */
  came?: IncomingMessage;
}

/** Requests the plain text, without the browser's cache conditions and compression. */
function whole(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'if-none-match': _tag, 'if-modified-since': _since, ...rest } = headers;
  return { ...rest, 'accept-encoding': 'identity' };
}

async function answerChanged(came: IncomingMessage, answer: ServerResponse, change: (text: string) => string) {
  const { 'content-length': _length, etag: _etag, ...headers } = came.headers;
  const body = change(await text(came));
  answer.writeHead(came.statusCode ?? 502, headers).end(body);
}
