import { connect, type Socket } from 'node:net';

/*
 * So many listeners to one event, in a process of their own: `listen.ts URL EVENT COUNT`. They read what comes and nothing more, so that they
 * take as little as they can of the processors that the server needs. Says `open` when all are told what happens, and upon any message how
 * many messages came and what processor time that took.
 */

const [url = '', eventId = '', count = ''] = process.argv.slice(2);
const { hostname, port, host } = new URL(url);
const query = 'subscription ($eventId: ID!) { eventChanged(eventId: $eventId) { position shiftIds } }';
const body = JSON.stringify({ query, variables: { eventId } });
const asked = [
  'POST /graphql/stream HTTP/1.1',
  `Host: ${host}`,
  'Accept: text/event-stream',
  'Content-Type: application/json',
  `Content-Length: ${Buffer.byteLength(body)}`,
  '',
  body,
].join('\r\n');

const ends: string[] = [];
const sockets: Socket[] = [];
// What is read is looked at before the next is read: one room for all of them will do.
const room = Buffer.alloc(64 * 1024);
let told = 0;

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    let isOpen = false;
    const callback = (length: number): boolean => {
      const text = room.toString('latin1', 0, length);
      if (!isOpen && !text.startsWith('HTTP/1.1 200')) reject(new Error(`A stream was answered ${text.slice(0, 30)}`));
      isOpen = true;
      if (text.includes('event: next')) told += 1;
      resolve();
      return true;
    };
    const socket = connect({ host: hostname, port: Number(port), onread: { buffer: room, callback } });
    socket.on('error', reject).on('close', () => ends.push('A stream ended'));
    socket.write(asked);
    sockets.push(socket);
  });
}

await Promise.all(Array.from({ length: Number(count) }, open));
const before = process.cpuUsage();
process.send?.('open');

process.once('message', () => {
  const { user, system } = process.cpuUsage(before);
  process.send?.({ told, milliseconds: (user + system) / 1000, ended: ends.length }, () => process.exit(0));
});
