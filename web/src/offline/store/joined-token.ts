import { inDatabase } from './forget-lists';

/* Used by a page of the site as well: no library here. */

/** The token of the phone that joined by a check-in link in this browser; null where none did, or nothing is kept. */
export function joinedToken(): Promise<string | null> {
  return inDatabase<string | null>(null, (database, resolve) => {
    const reading = database.transaction('meta').objectStore('meta').get('joined');
    reading.onsuccess = () => {
      const kept = reading.result as { value: { deviceToken: string } | null } | undefined;
      resolve(kept?.value?.deviceToken ?? null);
    };
    reading.onerror = () => resolve(null);
  });
}
