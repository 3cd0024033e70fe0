import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** Shown when a failure has no text of its own. */
export const genericMessage = 'Something went wrong. Please try again.';

/** Shown when the server could not be reached at all. */
export const connectionMessage =
  "We're having trouble connecting to our servers right now. Please check your internet connection and try again.";

/** Shown when the browser itself reports that it is offline. */
export const offlineMessage = 'You seem to be offline. Please check your internet connection and try again.';

/** A failed request, in the form that pages use. */
export interface RequestFailure {
  /** The sentence for people, or null when the failure had none. */
  message: string | null;
  /** The server's error code, such as SHIFT_FULL, where there is one. */
  code: string | null;
  /** Field name -> sentence, from a refused form. */
  fields: Record<string, string>;
  /** The person who changed the record first, where the server names them. */
  changedBy?: string;
  /** With NAME_TAKEN: the person, and the one who has the name already. */
  mergeIds?: readonly [string, string];
  /** True when there was no response at all. */
  offline: boolean;
  /** True when the request may have succeeded all the same: no response, or one from a failing server. */
  uncertain: boolean;
}

const brokenDown = new Set(['INTERNAL', 'UNAVAILABLE']);
const sessionCodes = new Set(['NOT_SIGNED_IN', 'SESSION_EXPIRED']);

function readFields(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isPair(value: unknown): value is [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');
}

function authenticationFailed(message: string): string {
  console.warn('The sign-in token is missing or has expired.');
  return `Authentication failed: ${message}`;
}

/** The message of a non-OK response: the JSON body's message, else the raw text, else the status text, else null. */
export function messageOfBody(body: string, statusText: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null) {
      if ('message' in parsed && typeof parsed.message === 'string' && parsed.message) return parsed.message;
      if ('errors' in parsed && Array.isArray(parsed.errors)) {
        const first: unknown = parsed.errors[0];
        if (typeof first === 'object' && first !== null && 'message' in first && typeof first.message === 'string')
          return first.message;
      }
    }
  } catch {
    // Not JSON: a proxy's plain text. A whole HTML page is no sentence for people.
    if (/^\s*</.test(body)) return statusText || null;
  }
  return body.trim() || statusText || null;
}

/** Describes a failed query or mutation, whatever the failure. */
export function readRequestError(error: unknown): RequestFailure {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const code = codeOfFailure(error);
    const message = first?.message ?? null;
    return {
      message: message && code && sessionCodes.has(code) ? authenticationFailed(message) : message,
      code,
      fields: readFields(first?.extensions?.errors),
      ...(typeof first?.extensions?.changedBy === 'string' ? { changedBy: first.extensions.changedBy } : {}),
      ...(isPair(first?.extensions?.mergeIds) ? { mergeIds: first.extensions.mergeIds } : {}),
      offline: false,
      uncertain: code !== null && brokenDown.has(code),
    };
  }
  if (ServerError.is(error) || ServerParseError.is(error)) {
    const message = messageOfBody(error.bodyText, error.response.statusText);
    return {
      message: error.statusCode === 401 ? authenticationFailed(message ?? genericMessage) : message,
      code: null,
      fields: {},
      offline: false,
      uncertain: error.statusCode >= 500 || ServerParseError.is(error),
    };
  }
  const message = navigator.onLine === false ? offlineMessage : null;
  return { message, code: null, fields: {}, offline: true, uncertain: true };
}

/** Whether the server refused because nobody is signed in any more. */
export function isSessionEnd(error: unknown): boolean {
  const code = codeOfFailure(error);
  return code !== null && sessionCodes.has(code);
}

/** The server's error code; null when the request failed on its way. */
export function codeOfFailure(error: unknown): string | null {
  const code = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.code : undefined;
  return typeof code === 'string' ? code : null;
}

/** The sentence for a page that could not load its data. */
export function loadFailureMessage(error: unknown): string {
  const failure = readRequestError(error);
  return failure.offline ? connectionMessage : (failure.message ?? genericMessage);
}
