import { pino, type Logger } from 'pino';

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

/** Characters of the log that are kept while it cannot be written. */
const mostKept = 1_000_000;

/** JSON lines in production, readable lines in development; personal data and tokens are struck out. */
export function createLogger(options: { level: string; readable: boolean }): Logger {
  const pretty = { colorize: false, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' };
  const stream = options.readable
    ? pino.transport<object>({ target: 'pino-pretty', options: pretty })
    : pino.destination({ fd: 1, sync: true, maxLength: mostKept });
  // A full disk is no reason to stop serving: lines wait, in production, for room or until there are too many of them.
  stream.on('error', () => undefined);
  return pino({ level: options.level, redact: { paths: redacted, censor: '[hidden]' } }, stream);
}
