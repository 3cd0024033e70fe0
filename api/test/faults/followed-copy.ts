import { changedTypes } from '../../src/features/changes/changed-records.js';
import type { TestServer } from '../start-test-server.js';
import { lineOf } from './mirror-columns.js';

/* A copy that follows the changes: what is removed is deleted, what is created or changed is kept. */

const lists: Readonly<Record<string, string>> = {
  ...{ Event: '/api/events', Category: '/api/categories', Opportunity: '/api/opportunities', Shift: '/api/shifts' },
  ...{ Volunteer: '/api/volunteers', Signup: '/api/admin/signups' },
};

type Row = Record<string, unknown> & { id: string };
interface Page {
  changes: { kind: string; type: string; id: string; record: Row | null }[];
  cursor: string;
}

/** What one key's program has of the records. */
export interface FollowedCopy {
  /** Asks for what is new, until there is no more. */
  goOn(): Promise<void>;
  /** After all else: where the copy is another than what the key's lists hold now. */
  differences(): Promise<string[]>;
}

/** Reads the lists that a key may read, and follows from there. */
export async function createFollowedCopy(
  server: TestServer,
  name: string,
  { scopes, headers }: { scopes: readonly string[]; headers: Record<string, string> },
): Promise<FollowedCopy> {
  const ask = async <Body>(path: string): Promise<Body | undefined> => {
    const { status, body } = await server.rest<Body>('GET', path, undefined, headers);
    if (status !== 200 && status !== 403) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return status === 200 ? body : undefined;
  };
  const now = await ask<Page>('/api/changes');
  if (!now) throw new Error(`${name} may follow nothing`);
  let { cursor } = now;
  const readLists = async () => {
    const lines = new Map<string, string>();
    for (const [type, path] of Object.entries(lists)) {
      // Lists of what visitors see are open to every key; changes of it to those with the scope.
      if (!scopes.includes(changedTypes[type]?.scope ?? '')) continue;
      for (const row of (await ask<Row[]>(path)) ?? []) lines.set(`${type} ${row.id}`, lineOf(type, row));
    }
    return lines;
  };
  const copy = await readLists();
  const goOn = async () => {
    for (let isMore = true; isMore;) {
      const page = await ask<Page>(`/api/changes?limit=200&cursor=${encodeURIComponent(cursor)}`);
      if (!page) throw new Error(`${name} may follow nothing any more`);
      for (const { kind, type, id, record } of page.changes) {
        if (kind === 'removed' || kind === 'merged') copy.delete(`${type} ${id}`);
        else if (record) copy.set(`${type} ${id}`, lineOf(type, record));
      }
      isMore = page.changes.length === 200;
      ({ cursor } = page);
    }
  };
  return {
    goOn,
    async differences() {
      await goOn();
      const truth = await readLists();
      return [
        ...[...truth]
          .filter(([id, line]) => copy.get(id) !== line)
          .map(([id, line]) => `${name}: ${line}, and in the copy ${copy.get(id) ?? 'nothing'}`),
        ...[...copy.keys()].filter((id) => !truth.has(id)).map((id) => `${name}: ${id} is only in the copy`),
      ];
    },
  };
}
