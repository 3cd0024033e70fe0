import { databaseName } from './forget-lists';

/* Used by a page of the site as well: no library here. */

/** The token of the phone that joined by a check-in link in this browser; null where none did, or nothing is kept. */
export function joinedToken(): Promise<string | null> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(databaseName);
      // There is no such database: it is not made for this.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve(null);
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction('meta').objectStore('meta').get('joined');
        reading.onsuccess = () => {
          const kept = reading.result as { value: { deviceToken: string } | null } | undefined;
          database.close();
          resolve(kept?.value?.deviceToken ?? null);
        };
        reading.onerror = () => resolve(null);
      };
    } catch (error) {
      console.warn('This browser keeps nothing', error);
      resolve(null);
    }
  });
}
