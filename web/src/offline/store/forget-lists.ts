/* Used by the site's pages as well, at sign-out: no library here. */

/** The database of the page at /check-in. */
export const databaseName = 'trailcrew-check-in';

/**
 * Forgets the lists of this browser, and the days with them. Marks that wait stay: they hold ids and times only. It clears and does not
 * delete the database, which would wait for every tab. Resolves in any case: a browser that keeps nothing has nothing to forget.
 */
export function forgetLists(): Promise<void> {
  return inDatabase<void>(undefined, (database, resolve) => {
    const finish = () => {
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
  });
}

/** Works in the database if this browser has one, and closes it. `otherwise`: the result where it has none, or keeps nothing. */
export function inDatabase<Result>(
  otherwise: Result,
  work: (database: IDBDatabase, resolve: (result: Result) => void) => void,
): Promise<Result> {
  return new Promise((resolve) => {
    const failed = (error: unknown) => {
      console.warn('What this browser keeps could not be opened', error);
      resolve(otherwise);
    };
    try {
      const opening = indexedDB.open(databaseName);
      // There is no such database: it is not made for this.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () => resolve(otherwise);
      opening.onsuccess = () => {
        const database = opening.result;
        const end = (result: Result) => {
          database.close();
          resolve(result);
        };
        try {
          work(database, end);
        } catch (error) {
          database.close();
          failed(error);
        }
      };
    } catch (error) {
      failed(error);
    }
  });
}
