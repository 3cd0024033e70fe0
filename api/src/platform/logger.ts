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

/** JSON lines in production, readable lines in development; personal data and tokens are struck out. */
export function createLogger(options: { level: string; readable: boolean }): Logger {
  return pino({
    level: options.level,
    redact: { paths: redacted, censor: '[hidden]' },
    ...(options.readable
      ? {
          transport: {
            target: 'pino-pretty',
            options: { colorize: false, ignore: 'pid,hostname', translateTime: 'HH:MM:ss' },
          },
        }
      : {}),
  });
}
