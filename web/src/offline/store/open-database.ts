import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptList, Sealed, WaitingMark, WalkIn } from '../shapes';
import type { Meta } from './check-in-store';
import { databaseName } from './forget-lists';

/** What is in the database. */
export interface CheckInSchema extends DBSchema {
  keys: { key: string; value: CryptoKey | Uint8Array<ArrayBuffer> };
  /** Under `listKey`. */
  lists: { key: string; value: Sealed & Omit<KeptList, 'list'> };
  marks: { key: string; value: WaitingMark };
  walkIns: { key: string; value: { id: string; sealed: Sealed; refused?: WalkIn['refused'] } };
  meta: { key: string; value: { name: keyof Meta | 'sequence'; value: unknown } };
}

/** Opens the database of this browser. Rejects where a browser keeps nothing. */
export function openDatabase(): Promise<IDBPDatabase<CheckInSchema>> {
  return openDB<CheckInSchema>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore('keys');
      database.createObjectStore('lists');
      database.createObjectStore('marks', { keyPath: 'id' });
      database.createObjectStore('walkIns', { keyPath: 'id' });
      database.createObjectStore('meta', { keyPath: 'name' });
    },
    // A newer version of the page, in another tab, waits for nothing.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
