import { currentSession } from './session';
import { signInAgain } from './sign-in-again';

/** The response of a REST call: its status and its body as text. */
export interface PlainAnswer {
  /** 0 without a response. */
  status: number;
  statusText: string;
  body: string;
}

interface Sending {
  method: 'POST' | 'PUT';
  /** An address with its own authorization, such as a signed one, gets no bearer token. */
  signed?: boolean;
  contentType?: string;
  /** Receives the share of the body that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Sends a file or form with the staff's token and reports the progress. After the session has ended, it is sent once more after another
 * sign-in. Never rejects: no connection is status 0.
 */
export async function sendAsStaff(
  address: string,
  body: XMLHttpRequestBodyInit,
  sending: Sending,
): Promise<PlainAnswer> {
  const session = sending.signed ? null : currentSession();
  const answer = await sendOnce(address, body, sending);
  if (answer.status === 401 && session && (await signInAgain(session))) return sendOnce(address, body, sending);
  return answer;
}

/** Fetches with the staff's token; after the session has ended, once more after another sign-in. */
export async function fetchAsStaff(
  address: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> {
  const ask = () => {
    const token = currentSession()?.token;
    return fetch(address, {
      ...init,
      headers: { ...init.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
  };
  const session = currentSession();
  const answer = await ask();
  return answer.status === 401 && session && (await signInAgain(session)) ? ask() : answer;
}

function sendOnce(
  address: string,
  body: XMLHttpRequestBodyInit,
  { method, signed = false, contentType, onProgress }: Sending,
): Promise<PlainAnswer> {
  return new Promise((resolve) => {
    // fetch cannot report how much of a body was sent.
    const request = new XMLHttpRequest();
    request.open(method, address);
    const session = currentSession();
    if (session && !signed) request.setRequestHeader('Authorization', `Bearer ${session.token}`);
    if (contentType) request.setRequestHeader('Content-Type', contentType);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onloadend = () =>
      resolve({ status: request.status, statusText: request.statusText, body: request.responseText });
    request.send(body);
  });
}

/** Fetches a file with the staff's token and saves it as a download. Null when that worked, else the refusal. */
export async function downloadAsStaff(path: string, fallbackName: string): Promise<PlainAnswer | null> {
  try {
    const response = await fetchAsStaff(path);
    if (!response.ok) {
      return { status: response.status, statusText: response.statusText, body: await response.text() };
    }
    const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await response.blob());
    link.download = named ?? fallbackName;
    link.click();
    URL.revokeObjectURL(link.href);
    return null;
  } catch (error) {
    console.warn('The download failed', error);
    return { status: 0, statusText: '', body: '' };
  }
}
