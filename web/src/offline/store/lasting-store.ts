import type { IDBPDatabase } from 'idb';
import type { KeptList, Sealed, WaitingMark, WalkIn } from '../shapes';
import { listKey, newMeta, type CheckInStore, type Meta } from './check-in-store';
import { openDatabase, type CheckInSchema } from './open-database';
import { keyOf, seal, unseal } from './seal';

/*
 * A transaction of IndexedDB ends as soon as nothing of it is under way: encrypting comes before it, never inside. What must not be lost is
 * written 'strict', to the disk, and counts once the transaction is complete.
 */

const strict = { durability: 'strict' } as const;

/** The store in this browser's IndexedDB. Rejects where the browser keeps nothing. */
export async function openLastingStore(): Promise<CheckInStore> {
  const database = await openDatabase();
  const key = await keyOf(database);
  const sealWalkIn = async (walkIn: WalkIn) => {
    const { refused, ...person } = walkIn;
    return { id: walkIn.id, sealed: await seal(key, person), ...(refused ? { refused } : {}) };
  };
  // The list that was last decrypted: as long as it is the same one, so are its people. Each sealing has an IV of its own.
  let lastOpened: { iv: string; list: KeptList['list'] } | undefined;
  let timesForgotten = 0;
  const openList = async (sealed: Sealed) => {
    const iv = sealed.iv.join();
    if (lastOpened?.iv === iv) return lastOpened.list;
    const before = timesForgotten;
    const list = await unseal<KeptList['list']>(key, sealed);
    // After a sign-out meanwhile no names stay.
    if (list && before === timesForgotten) lastOpened = { iv, list };
    return list;
  };
  const sealList = async ({ list, ...rest }: KeptList) => ({ ...rest, ...(await seal(key, list)) });
  return {
    lasts: true,
    async read(of) {
      const reading = database.transaction(['lists', 'marks', 'walkIns', 'meta']);
      const [list, marks, walkIns, meta] = await Promise.all([
        of ? reading.objectStore('lists').get(listKey(of)) : undefined,
        reading.objectStore('marks').getAll(),
        reading.objectStore('walkIns').getAll(),
        reading.objectStore('meta').getAll(),
      ]);
      const people = await Promise.all(
        walkIns.map(async ({ sealed, refused }) => {
          const person = await unseal<WalkIn>(key, sealed);
          return person && { ...person, refused };
        }),
      );
      const { iv, data, ...rest } = list ?? {};
      const opened = iv && data ? await openList({ iv, data }) : null;
      // The site's pages forget it, too.
      if (of && !list) lastOpened = undefined;
      return {
        list: opened && ({ ...rest, list: opened } as KeptList),
        marks: marks.sort((one, other) => one.sequence - other.sequence),
        walkIns: people.filter((person) => person !== null),
        meta: await knownMeta(database, meta),
      };
    },
    async keepMarks(marks, walkIn) {
      const sealed = walkIn && (await sealWalkIn(walkIn));
      const writing = database.transaction(['marks', 'walkIns', 'meta'], 'readwrite', strict);
      const last = (await writing.objectStore('meta').get('sequence'))?.value as number | undefined;
      const numbered = marks.map((mark, at): WaitingMark => ({ ...mark, sequence: (last ?? 0) + at + 1 }));
      const sequence = (last ?? 0) + marks.length;
      await Promise.all([
        ...numbered.map((mark) => writing.objectStore('marks').put(mark)),
        sealed && writing.objectStore('walkIns').put(sealed),
        writing.objectStore('meta').put({ name: 'sequence', value: sequence }),
      ]);
      await writing.done;
      return numbered;
    },
    async keepList(list) {
      await database.put('lists', await sealList(list), listKey(list.of));
    },
    async confirmList(of, at) {
      const writing = database.transaction('lists', 'readwrite');
      const list = await writing.store.get(listKey(of));
      if (list) await writing.store.put({ ...list, ...at }, listKey(of));
      await writing.done;
    },
    async take({ done, refused, list }) {
      const sealed = list && (await sealList(list));
      const writing = database.transaction(['lists', 'marks', 'walkIns'], 'readwrite', strict);
      const marks = writing.objectStore('marks');
      const walkIns = writing.objectStore('walkIns');
      if (sealed && list) await writing.objectStore('lists').put(sealed, listKey(list.of));
      for (const id of done) await Promise.all([marks.delete(id), walkIns.delete(id)]);
      for (const [id, why] of refused) {
        const mark = await marks.get(id);
        if (mark) await marks.put({ ...mark, refused: why });
        const walkIn = await walkIns.get(id);
        if (walkIn) await walkIns.put({ ...walkIn, refused: why });
      }
      await writing.done;
    },
    async keepMeta(changed) {
      const writing = database.transaction('meta', 'readwrite', 'joined' in changed ? strict : undefined);
      await Promise.all(
        Object.entries(changed).map(([name, value]) => writing.store.put({ name: name as keyof Meta, value })),
      );
      await writing.done;
    },
    async forget(ids) {
      const writing = database.transaction(['marks', 'walkIns'], 'readwrite', strict);
      const stores = [writing.objectStore('marks'), writing.objectStore('walkIns')];
      await Promise.all(ids.flatMap((id) => stores.map((store) => store.delete(id))));
      await writing.done;
    },
    async forgetLists(takenBefore = Infinity) {
      const writing = database.transaction(['lists', 'meta'], 'readwrite', strict);
      let hasForgotten = takenBefore === Infinity;
      for (let list = await writing.objectStore('lists').openCursor(); list; list = await list.continue())
        if (list.value.takenAt < takenBefore) {
          await list.delete();
          hasForgotten = true;
        }
      if (hasForgotten) {
        lastOpened = undefined;
        timesForgotten += 1;
      }
      if (takenBefore === Infinity)
        await Promise.all(['open', 'days'].map((name) => writing.objectStore('meta').delete(name)));
      await writing.done;
    },
  };
}

/** What is known, with the beginning for what is not; what a browser makes up once is kept at once. */
async function knownMeta(
  database: IDBPDatabase<CheckInSchema>,
  stored: readonly { name: string; value: unknown }[],
): Promise<Meta> {
  const known = {
    ...newMeta(),
    ...(Object.fromEntries(stored.map(({ name, value }) => [name, value])) as Partial<Meta>),
  };
  if (!stored.some(({ name }) => name === 'staffDevice'))
    await database.put('meta', { name: 'staffDevice', value: known.staffDevice });
  return known;
}
