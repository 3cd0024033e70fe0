import type { IDBPDatabase } from 'idb';
import type { Sealed } from '../shapes';
import type { CheckInSchema } from './open-database';

/*
 * Names and phone numbers are encrypted on the phone: what a browser deletes stays in its files for a while, and copies of a profile travel.
 * This is against leftovers and copies, not against somebody who holds the unlocked phone.
 */

const algorithm = { name: 'AES-GCM', length: 256 } as const;
const name = 'list';

/** The key of this browser, made here the first time. It cannot be taken out; where a browser cannot store such a key, it stores 32 bytes. */
export async function keyOf(database: IDBPDatabase<CheckInSchema>): Promise<CryptoKey> {
  const stored = await database.get('keys', name);
  if (stored) return usable(stored);
  const key = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']);
  try {
    return await addKey(database, key);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'DataCloneError')) throw error;
    return addKey(database, crypto.getRandomValues(new Uint8Array(32)));
  }
}

/** Stores a key unless another tab was faster; the stored one counts. */
async function addKey(
  database: IDBPDatabase<CheckInSchema>,
  made: CryptoKey | Uint8Array<ArrayBuffer>,
): Promise<CryptoKey> {
  const writing = database.transaction('keys', 'readwrite', { durability: 'strict' });
  const earlier = await writing.store.get(name);
  if (!earlier) await writing.store.put(made, name);
  await writing.done;
  return usable(earlier ?? made);
}

async function usable(stored: CryptoKey | Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return stored instanceof CryptoKey
    ? stored
    : crypto.subtle.importKey('raw', stored, algorithm, false, ['encrypt', 'decrypt']);
}

/** Encrypts a value. */
export async function seal(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
}

/** Decrypts a value; null where the key is another one, which costs the list and never a mark. */
export async function unseal<Value>(key: CryptoKey, { iv, data }: Sealed): Promise<Value | null> {
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
    return JSON.parse(new TextDecoder().decode(text)) as Value;
  } catch (error) {
    console.warn('What this phone keeps cannot be read', error);
    return null;
  }
}
