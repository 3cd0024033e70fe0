import type { ImportMove, ImportResult } from '@trailcrew/api/contract/programme/import';
import { connectionMessage, messageOfBody } from '../../graphql/request-error';
import { sendAsStaff } from '../../session/send-as-staff';

/** The response to an import, or why there was none. */
export type ImportOutcome = { result: ImportResult } | { refusal: string };

/** The request for an import. */
interface SentWorkbook {
  file: File;
  eventId: string;
  dryRun: boolean;
  /** Rows without ids that the user marked as moved shifts. */
  moves: readonly ImportMove[];
  /** Notify the people of moved shifts by mail. */
  tellPeople: boolean;
}

/** Sends a workbook to the import, or to its dry run. `onProgress` receives the share of the file that is sent, 0 to 1. */
export async function sendWorkbook(
  { file, eventId, dryRun, moves, tellPeople }: SentWorkbook,
  onProgress: (share: number) => void,
): Promise<ImportOutcome> {
  const form = new FormData();
  form.append('eventId', eventId);
  form.append('file', file);
  if (moves.length > 0) form.append('moves', JSON.stringify(moves));
  if (tellPeople) form.append('tellPeople', 'true');
  const address = `/api/admin/excel-import${dryRun ? '?dryRun=true' : ''}`;
  const answer = await sendAsStaff(address, form, { method: 'POST', onProgress });
  if (answer.status === 0) return { refusal: connectionMessage };
  if (answer.status !== 200) {
    const message = messageOfBody(answer.body, answer.statusText) ?? 'Failed to import Excel file';
    return { refusal: answer.status === 401 ? `Authentication failed: ${message}` : message };
  }
  return { result: JSON.parse(answer.body) as ImportResult };
}
