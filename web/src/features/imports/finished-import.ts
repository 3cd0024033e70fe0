import type { ImportResult } from '@trailcrew/api/contract/programme/import';
import { currentSession } from '../../session/session';

/** A finished import, as its report shows it. */
export interface FinishedImport {
  result: ImportResult;
  /** The name of the file. */
  fileName: string;
  /** People in moved shifts were notified. */
  notified: boolean;
}

// Lives until the page is reloaded: somebody who looks at the board or the signups meanwhile finds the report again.
const finished = new Map<string, FinishedImport>();

/** Only the person who ran the import sees its report. */
function keyOf(eventId: string): string {
  return `${currentSession()?.token ?? ''} ${eventId}`;
}

/** Stores the report of an event's last import; null once it was dismissed. */
export function keepFinishedImport(eventId: string, report: FinishedImport | null): void {
  if (report) finished.set(keyOf(eventId), report);
  else finished.delete(keyOf(eventId));
}

/** The report of an event's last import that was not dismissed, or null. */
export function finishedImport(eventId: string): FinishedImport | null {
  return finished.get(keyOf(eventId)) ?? null;
}
