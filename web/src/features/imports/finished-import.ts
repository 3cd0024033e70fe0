import type { ImportResult } from '@trailcrew/api/contract/programme/import';
import { currentSession } from '../../session/session';

/** A finished import as its report tells it. */
export interface FinishedImport {
  result: ImportResult;
  /** The name of the file. */
  fileName: string;
  /** People in moved shifts were told. */
  told: boolean;
}

// Until the page is loaded anew: whoever looks at the board or the signups meanwhile finds the report again.
const finished = new Map<string, FinishedImport>();

/** A report is for whoever made the import. */
function keyOf(eventId: string): string {
  return `${currentSession()?.token ?? ''} ${eventId}`;
}

/** Keeps the report of an event's last import; null when its reader is done with it. */
export function keepFinishedImport(eventId: string, report: FinishedImport | null): void {
  if (report) finished.set(keyOf(eventId), report);
  else finished.delete(keyOf(eventId));
}

/** The report of an event's last import that is not done with, or null. */
export function finishedImport(eventId: string): FinishedImport | null {
  return finished.get(keyOf(eventId)) ?? null;
}
