import { pino, type Logger } from 'pino';
import { loggedError } from './logged-error.js';

/** The logger of the whole server. */
export type { Logger };

const redacted = [
  'password',
  'token',
  'authorization',
  'cookie',
  'email',
  'phone',
  '*.password',
  '*.token',
  '*.email',
  '*.phone',
];

/** Characters of log that are buffered while it cannot be written. */
const mostBuffered = 1_000_000;

/** JSON lines in production, readable lines in development. Personal data and tokens are redacted. */
export function createLogger(options: { level: string; readable: boolean }): Logger {
  const pretty = { colorize: false, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' };
  const stream = options.readable
    ? pino.transport<object>({ target: 'pino-pretty', options: pretty })
    : pino.destination({ fd: 1, sync: true, maxLength: mostBuffered });
  // The server keeps running on a full disk: in production, log lines wait until there is space or the buffer is full.
  stream.on('error', () => undefined);
  const settings = { level: options.level, redact: { paths: redacted, censor: '[hidden]' } };
  return pino({ ...settings, serializers: { err: loggedError } }, stream);
}
