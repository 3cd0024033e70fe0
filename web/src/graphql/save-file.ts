import { fetchAsStaff } from '../session/send-as-staff';
import { connectionMessage, genericMessage, messageOfBody } from './request-error';

/** A download that did not succeed, with a sentence for people. */
export class DownloadError extends Error {
  /** The status of the refusal; 0 without a response. */
  readonly status: number;
  constructor(message: string, status = 0) {
    super(message);
    this.status = status;
  }
}

/**
 * Fetches a file of the API with the staff member's session and saves it under the server's name. Input that is too long for an address is
 * sent as a body. Error: DownloadError.
 */
export async function saveFile(
  path: string,
  query: Record<string, string | null | undefined> = {},
  body?: object,
): Promise<void> {
  const wanted = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const { blob, name } = await fetchFile(`${path}?${new URLSearchParams(wanted).toString()}`, body);
  saveBlob(blob, name);
}

/** Saves something through the browser as a download. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Fetches a file of the API with the server's name for it. Error: DownloadError. */
export async function fetchFile(address: string, body?: object): Promise<{ blob: Blob; name: string }> {
  try {
    const answer = await fetchAsStaff(
      address,
      body
        ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : undefined,
    );
    if (!answer.ok) {
      const message = messageOfBody(await answer.text(), answer.statusText) ?? genericMessage;
      throw new DownloadError(answer.status === 401 ? `Authentication failed: ${message}` : message, answer.status);
    }
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
    return { blob: await answer.blob(), name: name ?? 'export' };
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    console.warn('The file could not be fetched', error);
    throw new DownloadError(connectionMessage);
  }
}
