import type { ImportResult } from '../src/contract/programme/import.js';
import { retryUnavailable } from './retry-unavailable.js';
import type { SharedTestServer } from './shared-test-server.js';

/** What an import is asked for. */
export interface SentWorkbook {
  eventId?: string;
  file: Buffer;
  name?: string;
  dryRun?: boolean;
  tellPeople?: boolean;
  /** Sent as JSON; a text is sent as it is. */
  moves?: unknown;
  headers: Record<string, string>;
}

/** What it answered. */
export interface ImportAnswer {
  status: number;
  body: ImportResult & { message: string; code: string; errors?: Record<string, string> };
}

/** Sends a workbook as the import screen does, again where the server asks for it. */
export async function sendWorkbook(server: SharedTestServer, sent: SentWorkbook): Promise<ImportAnswer> {
  const form = new FormData();
  if (sent.eventId !== undefined) form.append('eventId', sent.eventId);
  form.append('file', new Blob([new Uint8Array(sent.file)]), sent.name ?? 'plan.xlsx');
  if (sent.tellPeople) form.append('tellPeople', 'true');
  if (sent.moves !== undefined)
    form.append('moves', typeof sent.moves === 'string' ? sent.moves : JSON.stringify(sent.moves));
  const address = `${server.url}/api/admin/excel-import${sent.dryRun ? '?dryRun=true' : ''}`;
  const response = await retryUnavailable(() => fetch(address, { method: 'POST', body: form, headers: sent.headers }));
  return { status: response.status, body: (await response.json()) as ImportAnswer['body'] };
}
