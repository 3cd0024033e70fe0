/* Used by the site's pages as well, at sign-out: no library here. */

/** The database of the page at /check-in. */
export const databaseName = 'trailcrew-check-in';

/**
 * Forgets the lists of this browser, and the days with them. Marks that wait stay: they hold ids and times only. It clears and does not
 * delete the database, which would wait for every tab. Resolves in any case: a browser that keeps nothing has nothing to forget.
 */
export function forgetLists(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(databaseName);
      // There is no such database: it is not made for this.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve();
      opening.onsuccess = () => {
        const database = opening.result;
        const finish = () => {
          database.close();
          const channel = new BroadcastChannel(databaseName);
          channel.postMessage('forgotten');
          channel.close();
          resolve();
        };
        const clearing = database.transaction(['lists', 'meta'], 'readwrite');
        clearing.objectStore('lists').clear();
        for (const name of ['open', 'days']) clearing.objectStore('meta').delete(name);
        clearing.oncomplete = finish;
        clearing.onabort = finish;
      };
    } catch (error) {
      console.warn('The lists could not be forgotten', error);
      resolve();
    }
  });
}
