/*
 * Errors as they are logged. PostgreSQL repeats typed values in `detail`, `where`, `internalQuery` and in some messages, and other errors carry
 * records and requests: names and addresses. So only what is named here is logged.
 */

const named = ['code', 'constraint', 'table', 'column', 'syscall'] as const;

interface LoggedError extends Partial<Record<(typeof named)[number], unknown>> {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

/** An error with its causes for the log: type, code, message, stack and names of the schema; no values that somebody typed. */
export function loggedError(error: unknown): LoggedError {
  return shown(error, hiding(error), new Set());
}

/** The sentence of an error, without values that PostgreSQL repeats in it. */
export function sentenceOf(error: unknown): string {
  return hiding(error)(isRecord(error) && 'message' in error ? String(error.message) : String(error));
}

function shown(error: unknown, hide: (text: string) => string, seen: Set<unknown>): LoggedError {
  seen.add(error);
  if (!isRecord(error)) return { type: typeof error, message: hide(String(error)) };
  const { message, stack } = error;
  const cause = causesOf(error).find((one) => !seen.has(one));
  return {
    type: error.constructor?.name ?? 'Object',
    message: hide(typeof message === 'string' ? message : ''),
    ...Object.fromEntries(named.filter((key) => error[key] !== undefined).map((key) => [key, error[key]])),
    ...(typeof stack === 'string' ? { stack: hide(stack) } : {}),
    ...(cause === undefined ? {} : { cause: shown(cause, hide, seen) }),
    ...(several(error).length > 0 ? { errors: several(error).map((one) => shown(one, hide, seen)) } : {}),
  };
}

const causesOf = (error: Record<string, unknown>): unknown[] =>
  [error.cause, error.previous, error.originalError].filter(isRecord);

const several = ({ errors }: Record<string, unknown>): unknown[] =>
  Array.isArray(errors) ? (errors as unknown[]) : [];

/** Hides what PostgreSQL repeats, in texts of this error and of those that wrap its message. */
function hiding(error: unknown, seen = new Set<unknown>()): (text: string) => string {
  if (!isRecord(error) || seen.has(error)) return (text) => text;
  seen.add(error);
  const parts = [...causesOf(error), ...several(error)].map((one) => hiding(one, seen));
  const { message } = error;
  if (typeof message === 'string' && message !== '' && repeatsValues(error.code)) {
    const hidden = message.replace(/".*"/s, '"…"');
    parts.push((text) => text.replaceAll(message, () => hidden));
  }
  return (text) => parts.reduce((now, hide) => hide(now), text);
}

/**
 * Whether messages of this SQLSTATE may quote a value: those of values that cannot be used (21, 22), of our functions (P0), and 42601, which
 * quotes a search that cannot be read. Others quote names of the schema, files and users, since values are sent apart from the statement.
 */
function repeatsValues(code: unknown): boolean {
  return typeof code === 'string' && /^(21...|22...|P0...|42601)$/.test(code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
